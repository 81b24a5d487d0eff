"""The server as one application: what is served where, and to whom."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from pythia import __version__, games
from pythia.games.quest.printed import Printed, printed
from pythia.server import bounds, practice, replays, requests, sockets, static
from pythia.server.facts import of_game
from pythia.server.guard import Guard, address_of, while_there
from pythia.server.journal import note
from pythia.server.limits import Buckets
from pythia.server.lobby import Lobby
from pythia.server.metrics import KIND, Metrics
from pythia.server.refusals import HANDLERS, reads, writes
from pythia.server.seats import (
    COOKIE_AGE_S,
    LINK_MS,
    Origins,
    clean_name,
    hashed,
    is_loopback,
    new_guest_id,
    new_token,
    share_url,
)
from pythia.server.settings import Settings
from pythia.server.telling import now_ms
from pythia.server.watchdog import Watchdog
from pythia.server.wire import (
    WIRE,
    BotBody,
    Declined,
    Health,
    Made,
    Me,
    MoveBody,
    NameBody,
    Open,
    Path,
    Replayed,
    SitBody,
    SwapBody,
    TableBody,
    TableSummary,
    Verified,
)
from pythia.store import Guest, Store

CARDS_CACHING = "public, max-age=3600"
"""What is printed changes with the program only."""

# ----------------------------------------------------------------------------------------- who asks


def _lobby(connection: "ASGIConnection[Any, Any, Any, Any]") -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


async def _guest(connection: "ASGIConnection[Any, Any, Any, Any]") -> Guest | None:
    token = connection.cookies.get(connection.app.state.origins.cookie)
    if not token or len(token) > bounds.COOKIE.most:
        return None
    return await asyncio.wrap_future(_lobby(connection).store.guest(hashed(token)))


async def _known(request: Request[Any, Any, Any]) -> Guest:
    guest = await _guest(request)
    if guest is None:
        raise Declined(403, "guest-needed")
    return guest


def _count(request: Request[Any, Any, Any], what: str) -> None:
    """One more of these is made by this address, unless it has made too many."""
    if not request.app.state.new[what].take(address_of(request.scope), monotonic()):
        raise Declined(429, "too-fast")


def _cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    origins: Origins = request.app.state.origins
    return Cookie(
        origins.cookie,
        value=token,
        max_age=COOKIE_AGE_S,
        path="/",
        httponly=True,
        samesite="lax",
        secure=origins.secure,
    )


async def _me(request: Request[Any, Any, Any], guest: Guest | None) -> Me:
    return Me(
        guest.id if guest else None,
        guest.name if guest else "",
        await _lobby(request).of(guest.id) if guest else [],
        share_url(request.app.state.settings, request.headers.get("host")),
        [of_game(games.load(name)) for name in games.NAMES],
    )


# ------------------------------------------------------------------------------------------- guests


@get("/api/me", **reads(503), summary="Who this browser is, and its tables")
async def me(request: Request[Any, Any, Any]) -> Me:
    return await _me(request, await _guest(request))


@post("/api/me", **writes(), status_code=200, summary="Take a name; makes the guest if there is none")
async def name_me(request: Request[Any, Any, Any], data: JSONBody[NameBody]) -> Response[Me]:
    store = _lobby(request).store
    name = clean_name(data.name)
    guest = await _guest(request)
    if guest is not None:
        await asyncio.wrap_future(store.rename_guest(guest.id, name))
        guest = Guest(guest.id, name)
        await _lobby(request).rename(guest)
        return Response(await _me(request, guest))
    _count(request, "guest")
    guest, token = Guest(new_guest_id(), name), new_token()
    await asyncio.wrap_future(store.add_guest(guest, hashed(token)))
    note("guest-made", guest=guest.id)
    return Response(await _me(request, guest), cookies=[_cookie(request, token)])


@post("/api/me/link", **writes(), status_code=200, summary="A personal link to go on with on another device")
async def link_me(request: Request[Any, Any, Any]) -> Path:
    guest, token = await _known(request), new_token()
    await asyncio.wrap_future(_lobby(request).store.add_link(guest.id, hashed(token), now_ms() + LINK_MS))
    return Path(f"/#move={token}")


@post("/api/me/move", **writes(), status_code=200, summary="Be the guest of a personal link from here on")
async def move_me(request: Request[Any, Any, Any], data: JSONBody[MoveBody]) -> Response[Me]:
    token = new_token()
    using = _lobby(request).store.use_link(hashed(data.token), hashed(token), now_ms())
    guest = await asyncio.wrap_future(using)
    if guest is None:
        raise Declined(403, "link-used")
    note("guest-moved", guest=guest.id)
    return Response(await _me(request, guest), cookies=[_cookie(request, token)])


# ------------------------------------------------------------------------------------------- tables


@post("/api/tables", **writes(), status_code=201, summary="A new table, its maker on the first seat")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[TableBody]) -> Made:
    guest = await _known(request)
    _count(request, "table")
    return Made(await _lobby(request).create(guest, data))


@get("/api/tables", **reads(503), summary="Open tables to join or to watch")
async def open_tables(request: Request[Any, Any, Any]) -> Open:
    guest = await _guest(request)
    return Open(_lobby(request).open_tables(guest.id if guest else None))


async def _summary(request: Request[Any, Any, Any], id: str, guest: Guest | None) -> TableSummary:
    return await _lobby(request).shown(id, guest.id if guest else None)


@get("/api/tables/{id:str}", **reads(404, 503), summary="A table, for anybody who has its link")
async def table(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    return await _summary(request, id, await _guest(request))


@post(
    "/api/tables/{id:str}/sit", **writes(404, 409), status_code=200, summary="Take an empty seat or a bot's"
)
async def sit(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[SitBody]) -> TableSummary:
    guest, room = await _known(request), await _lobby(request).room(id)
    await room.ask(lambda: requests.sit(room, guest, data.seat))
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/leave", **writes(404, 409), status_code=200, summary="Give one's seat up")
async def leave(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    guest = await _known(request)
    room = await _lobby(request).leave(guest, id)
    return _lobby(request).summary(room.row(), guest.id)


@post(
    "/api/tables/{id:str}/bot",
    **writes(404, 409),
    status_code=200,
    summary="Put a bot on a seat, or empty it (host)",
)
async def put_bot(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[BotBody]
) -> TableSummary:
    guest, room = await _known(request), await _lobby(request).room(id)
    await room.ask(lambda: requests.put_bot(room, guest, data.seat, data.level))
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/swap", **writes(404, 409), status_code=200, summary="Swap two seats (host)")
async def swap(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[SwapBody]) -> TableSummary:
    guest, room = await _known(request), await _lobby(request).room(id)
    await room.ask(lambda: requests.swap(room, guest, *data.seats))
    return await _summary(request, id, guest)


@post("/api/tables/{id:str}/start", **writes(404, 409), status_code=200, summary="Deal (host)")
async def start(request: Request[Any, Any, Any], id: FromPath[str]) -> TableSummary:
    guest, room = await _known(request), await _lobby(request).room(id)
    await room.ask(lambda: requests.start(room, guest))
    return await _summary(request, id, guest)


@post(
    "/api/tables/{id:str}/rematch",
    **writes(404, 409),
    status_code=200,
    summary="Another match of the same people",
)
async def rematch(request: Request[Any, Any, Any], id: FromPath[str]) -> Made:
    guest = await _known(request)
    _count(request, "table")
    return Made(await _lobby(request).rematch(guest, id))


@get(
    "/api/tables/{id:str}/record",
    **reads(404, 503),
    summary="The record of a finished match",
    media_type="application/x-ndjson",
)
async def record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    reading = _lobby(request).record(id, address_of(request.scope))
    data = await while_there(request.receive, reading)
    disposition = f'attachment; filename="pythia-{id}.jsonl"'
    return Response(data, media_type="application/x-ndjson", headers={"content-disposition": disposition})


@get(
    "/api/tables/{id:str}/replay",
    **reads(404, 503),
    summary="Every step of a finished match, as everybody saw it",
)
async def replayed(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[Replayed]:
    reading = _lobby(request).record(id, address_of(request.scope))
    return await _replay(request, await while_there(request.receive, reading))


@post(
    "/api/replays",
    **writes(),
    status_code=200,
    summary="Every step of a record that is sent along; nothing is kept",
)
async def replay_file(request: Request[Any, Any, Any]) -> Response[Replayed]:
    return await _replay(request, await request.body())


async def _replay(request: Request[Any, Any, Any], record: bytes) -> Response[Any]:
    playing = _lobby(request).replay(record, address_of(request.scope))
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
    checking = _lobby(request).verify(id, address_of(request.scope))
    return Verified(await while_there(request.receive, checking))


# ----------------------------------------------------------------------------------------- practice


@post("/api/practice/throw", **writes(), status_code=200, summary="Dice and wish cards to practise with")
async def practice_throw() -> practice.PracticeThrow:
    return await asyncio.to_thread(practice.new_throw)


@post("/api/practice/judge", **writes(), status_code=200, summary="What is wrong with four dice of a throw")
async def practice_judge(data: JSONBody[practice.JudgeBody]) -> practice.Judgement:
    return practice.judge(data)


# --------------------------------------------------------------------------------------------- else


@get("/api/quest/cards", **reads(), summary="Every card, character and space of Quest")
async def quest_cards() -> Response[tuple[Printed, ...]]:
    return Response(printed(), headers={"cache-control": CARDS_CACHING})


@get("/healthz", **reads(), summary="Whether this is a Pythia server, and that it answers")
async def healthz() -> Health:
    return Health(True, WIRE)


@get("/readyz", **reads(503), summary="Whether tables can be played here now: stored, and not about to stop")
async def readyz(request: Request[Any, Any, Any]) -> Health:
    await _lobby(request).check()
    return Health(True, WIRE)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def counted(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus on this machine, or for everybody where the host wants that."""
    asked = address_of(request.scope), (request.headers.get("host") or "").rpartition(":")[0]
    if not (request.app.state.settings.metrics_for_all or all(map(is_loopback, asked))):
        raise Declined(404, "no-such-page")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=KIND)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise Declined(404, "no-such-page")
    settings: Settings = request.app.state.settings
    file = await asyncio.to_thread(static.find, settings.static, path, settings.public_url)
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = file.packed, {**headers, "content-encoding": "gzip"}
    return Response(body, headers=headers, media_type=file.media_type)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await sockets.serve(socket, _lobby(socket), await _guest(socket), table)


# ---------------------------------------------------------------------------------------- the whole


def create_app(store: Store, settings: Settings) -> Guard:
    """Everything, behind its guard: what holds for every request holds for those that lead nowhere too."""
    printed()  # A mistake on a card is told now, not to whoever first meets it.
    origins, metrics = Origins(settings.public_url), Metrics()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        watchdog = Watchdog(metrics)
        lobby = app.state.lobby = Lobby(store, settings, watchdog)
        metrics.tables.set_function(lambda: lobby.awake)
        try:
            yield
        finally:
            await lobby.close()
            watchdog.close()

    app = Litestar(
        [
            me, name_me, link_me, move_me,
            make_table, open_tables, table, sit, leave, put_bot, swap, start, rematch,
            record, verified, replayed, replay_file, practice_throw, practice_judge,
            quest_cards, healthz, readyz, counted, client, table_socket,
        ],
        lifespan=[life],
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Pythia", __version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )  # fmt: skip
    app.state.settings, app.state.origins, app.state.metrics = settings, origins, metrics
    app.state.new = {"guest": Buckets(settings.limits.guests), "table": Buckets(settings.limits.tables)}
    return Guard(app, origins, settings, metrics)
