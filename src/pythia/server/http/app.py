"""The server as one application: what is served where, and to whom."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from pythia import __version__
from pythia.server import replays, sockets
from pythia.server.bans import Bans
from pythia.server.bodies import (
    BotBody,
    Health,
    Made,
    Open,
    SendAwayBody,
    SitBody,
    SwapBody,
    TableBody,
    TableSummary,
    Verified,
    Watchers,
)
from pythia.server.http import identity, pages, static_files
from pythia.server.http.errors import HANDLERS, reads, writes
from pythia.server.http.guard import NOT_ALLOWED, Guard, address_of, is_forwarded, while_there
from pythia.server.http.identity import browser_of, count, guest_of, known, lobby_of
from pythia.server.http.origins import Origins, is_loopback, name_in
from pythia.server.limits import Buckets
from pythia.server.lobby import Lobby
from pythia.server.metrics import KIND, Metrics
from pythia.server.names import distinct
from pythia.server.settings import Settings
from pythia.server.table import commands
from pythia.server.table.listener import Listener
from pythia.server.watchdog import Watchdog
from pythia.server.wire import WIRE, Declined, Replayed
from pythia.store import Guest, Store

# ------------------------------------------------------------------------------------------- tables


@post(
    "/api/tables",
    **writes(404),
    status_code=201,
    summary="A new table, its maker on a seat; also one that goes on from a position of another match",
)
async def make_table(request: Request[Any, Any, Any], data: JSONBody[TableBody]) -> Made:
    guest = await known(request)
    count(request, "table")
    address, position = address_of(request.scope), None
    if data.from_ is not None:
        finding = lobby_of(request).position(data.from_, address)
        position = await while_there(request.receive, finding)
        count(request, "taken_up_kib", 1 + sum(map(len, position.lines)) // 1024)
    return Made(await lobby_of(request).create(guest, data, address, position))


@get("/api/tables", **reads(503), summary="Open tables to join or to watch")
async def open_tables(request: Request[Any, Any, Any]) -> Response[Open]:
    guest = await guest_of(request)
    asker = guest.id if guest else None
    shown: Any = lobby_of(request).open_tables(asker, address_of(request.scope))
    return Response(shown, media_type=MediaType.JSON)


async def _summary(request: Request[Any, Any, Any], id: str, guest: Guest | None) -> TableSummary:
    return await lobby_of(request).shown(id, guest.id if guest else None, address_of(request.scope))


@get("/api/tables/{id:str}", **reads(404, 503), summary="A table, for anybody who has its link")
async def table(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    return await _summary(request, id, await guest_of(request))


@post(
    "/api/tables/{id:str}/sit", **writes(404, 409), status_code=200, summary="Take an empty seat or a bot's"
)
async def sit(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[SitBody]) -> TableSummary:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    address = address_of(request.scope)
    await room.ask_from(address, lambda: commands.sit(room, guest, data.seat, address))
    return await _summary(request, id, guest)


@get("/api/tables/{id:str}/watchers", **reads(404, 503), summary="Who watches without a seat (host)")
async def watchers(request: Request[Any, Any, Any], id: FromPath[str]) -> Watchers:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    return Watchers(await room.ask_from(address_of(request.scope), lambda: commands.watchers(room, guest)))


@post(
    "/api/tables/{id:str}/send-away",
    **writes(404, 409),
    status_code=200,
    summary="Send a person from the table, and keep them out of it (host)",
)
async def send_away(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[SendAwayBody]
) -> TableSummary:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    await room.ask_from(address_of(request.scope), lambda: commands.send_away(room, guest, data.guest))
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/leave", **writes(404, 409), status_code=200, summary="Give one's seat up")
async def leave(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    guest = await known(request)
    room = await lobby_of(request).leave(guest, id, address_of(request.scope))
    return lobby_of(request).summary(room.row(), guest.id)


@post(
    "/api/tables/{id:str}/bot",
    **writes(404, 409),
    status_code=200,
    summary="Put a bot on a seat, or empty it (host)",
)
async def put_bot(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[BotBody]
) -> TableSummary:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    await room.ask_from(
        address_of(request.scope), lambda: commands.put_bot(room, guest, data.seat, data.level)
    )
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/swap", **writes(404, 409), status_code=200, summary="Swap two seats (host)")
async def swap(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[SwapBody]) -> TableSummary:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    await room.ask_from(address_of(request.scope), lambda: commands.swap(room, guest, *data.seats))
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/start", **writes(404, 409), status_code=200, summary="Deal (host)")
async def start(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    guest, room = await known(request), await lobby_of(request).room(id, address_of(request.scope))
    await room.ask_from(address_of(request.scope), lambda: commands.start(room, guest))
    return await _summary(request, id, guest)


@post(
    "/api/tables/{id:str}/rematch",
    **writes(404, 409),
    status_code=200,
    summary="Another match of the same people",
)
async def rematch(request: Request[Any, Any, Any], id: FromPath[str]) -> Made:
    guest = await known(request)
    count(request, "table")
    return Made(await lobby_of(request).rematch(guest, id, address_of(request.scope)))


@get(
    "/api/tables/{id:str}/record",
    **reads(404, 503),
    summary="The record of a finished match",
    media_type="application/x-ndjson",
)
async def record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    reading = lobby_of(request).record(id, address_of(request.scope))
    data = await while_there(request.receive, reading)
    disposition = f'attachment; filename="pythia-{id}.jsonl"'
    return Response(data, media_type="application/x-ndjson", headers={"content-disposition": disposition})


@get(
    "/api/tables/{id:str}/replay",
    **reads(404, 503),
    summary="Every step of a finished match, as everybody saw it",
)
async def replayed(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[Replayed]:
    reading = lobby_of(request).record(id, address_of(request.scope))
    return await _replay(request, await while_there(request.receive, reading), stored=True)


@post(
    "/api/replays",
    **writes(),
    status_code=200,
    summary="Every step of a record that is sent along; nothing is kept",
)
async def replay_file(request: Request[Any, Any, Any]) -> Response[Replayed]:
    return await _replay(request, await request.body())


async def _replay(request: Request[Any, Any, Any], record: bytes, stored: bool = False) -> Response[Any]:
    playing = lobby_of(request).replay(record, address_of(request.scope), stored)
    packed = await while_there(request.receive, playing)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Stream(replays.unpacked(packed), media_type=MediaType.JSON)


@get(
    "/api/tables/{id:str}/verify",
    **reads(404, 503),
    summary="Checks a finished match's chance against its seed",
)
async def verified(request: Request[Any, Any, Any], id: FromPath[str]) -> Verified:
    checking = lobby_of(request).verify(id, address_of(request.scope))
    return Verified(await while_there(request.receive, checking))


# --------------------------------------------------------------------------------------------- else


@get("/healthz", **reads(), summary="Whether this is a Pythia server, and that it answers")
async def healthz() -> Health:
    return Health(True, WIRE)


@get("/readyz", **reads(503), summary="Whether tables can be played here now: stored, and not about to stop")
async def readyz(request: Request[Any, Any, Any]) -> Health:
    await lobby_of(request).check()
    return Health(True, WIRE)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def counted(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus on this machine, or for everybody where the host wants that."""
    asked = address_of(request.scope), name_in(request.headers.get("host"))
    is_here = all(map(is_loopback, asked)) and not is_forwarded(request.scope)
    if not (request.app.state.settings.metrics_for_all or is_here):
        raise Declined(404, "no-such-page")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=KIND)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise Declined(404, "no-such-page")
    settings: Settings = request.app.state.settings
    file = await asyncio.to_thread(static_files.find, settings.static, path, settings.public_url)
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = file.packed, {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type=file.media_type)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    lobby = lobby_of(socket)
    listener = Listener(None, lobby.settings.outbox, address_of(socket.scope), browser_of(socket))
    # Before it is known whose it is: whoever signs this browser out meanwhile finds it here.
    lobby.listeners.add(listener)
    try:
        try:
            listener.guest = await guest_of(socket)
        except Declined:
            await socket.close(NOT_ALLOWED)
        else:
            await sockets.serve(socket, lobby, listener, table)
    finally:
        lobby.listeners.discard(listener)


# ---------------------------------------------------------------------------------------- the whole


def create_app(store: Store, settings: Settings) -> Guard:
    """Everything, behind its guard: what holds for every request holds for those that lead nowhere too."""
    distinct("", ())  # The list of look-alikes is read now, not while everybody waits.
    origins, bans, metrics = Origins(settings.public_url), Bans(settings.banned), Metrics()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        watchdog = Watchdog(metrics)
        lobby = app.state.lobby = Lobby(store, settings, bans, watchdog)
        metrics.tables.set_function(lambda: lobby.awake)
        try:
            yield
        finally:
            await lobby.close()
            watchdog.close()

    app = Litestar(
        [
            *identity.ROUTES,
            make_table, open_tables, table, sit, watchers, send_away, leave, put_bot, swap, start, rematch,
            record, verified, replayed, replay_file,
            *pages.routes(), healthz, readyz, counted, client, table_socket,
        ],
        lifespan=[life],
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Pythia", __version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )  # fmt: skip
    app.state.settings, app.state.origins, app.state.bans = settings, origins, bans
    app.state.metrics = metrics
    limits = settings.limits
    app.state.new = {
        "guest": Buckets(limits.guests),
        "table": Buckets(limits.tables),
        "taken_up_kib": Buckets(limits.taken_up_kib),
        "identity": Buckets(limits.identity),
    }
    return Guard(app, origins, settings, bans, metrics)
