"""The server as one application: what is served where, and to whom."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from pythia import __version__
from pythia.server import sockets
from pythia.server.bans import Bans
from pythia.server.bodies import Health
from pythia.server.http import identity, lessons, pages, static_files, tables
from pythia.server.http.errors import HANDLERS, reads
from pythia.server.http.guard import NOT_ALLOWED, Guard, address_of, is_forwarded
from pythia.server.http.identity import browser_of, guest_of, lobby_of
from pythia.server.http.origins import Origins, is_loopback, name_in
from pythia.server.limits import Buckets
from pythia.server.lobby import Lobby
from pythia.server.metrics import KIND, Metrics
from pythia.server.names import distinct
from pythia.server.settings import Settings
from pythia.server.table.listener import Listener
from pythia.server.watchdog import Watchdog
from pythia.server.wire import WIRE, Declined
from pythia.store import Store

# ---------------------------------------------------------------------- how it is, and the client


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
        # Each of these two holds the socket that holds it: freed now, and not when the collector comes.
        del socket.receive, socket.send


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
            *tables.ROUTES,
            *pages.routes(), *lessons.ROUTES, healthz, readyz, counted, client, table_socket,
        ],
        lifespan=[life],
        dependencies=tables.DEPENDENCIES,
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
