"""The application as a running server: how it listens, and how it ends."""

import asyncio
import gc
import logging
import socket
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from pythia.server import bounds
from pythia.server.http.connections import Door
from pythia.server.http.guard import Guard
from pythia.server.http.inflow import Inflow, Pump
from pythia.server.limits import whose
from pythia.server.lobby import Lobby
from pythia.server.log import note
from pythia.server.settings import Settings
from pythia.server.watchdog import STALL_S

MAX_FILES = 65_536
TICKS_A_SECOND = 10
"""Of uvicorn, in a second."""
LOOK_TICKS = 5
THEIR_MISTAKES = {
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
"""The library's words for what others did wrong: their answer tells them, our log need not grow by it."""

LARGE_CHUNK_BYTES = 256
SWITCH_S = 0.0005
"""How long the event loop waits for a thread that computes, ten times less than Python's own."""
FLUSH_S = 3.0
"""How long a connection that has ended may take to hand over what was written to it."""


class _Counted(h11.Connection):
    """Counts what it finds in the bytes it is given."""

    parsed = 0

    def next_event(self) -> Any:
        event = super().next_event()
        # A large part of a body costs little for its size, and that is bounded elsewhere.
        large = isinstance(event, h11.Data) and len(event.data) >= LARGE_CHUNK_BYTES
        self.parsed += event is not h11.NEED_DATA and event is not h11.PAUSED and not large
        return event


class Http(H11Protocol):
    """Requests, counted as they are parsed."""

    rate = bounds.PARSED.most

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn: _Counted = _Counted(h11.SERVER, bounds.HEAD.most)
        self._named: tuple[Any, str | None] = None, None
        """The head that was looked at last, and for whom it asks."""
        self._waits_for_socket = False

    @property
    def parsed(self) -> int:
        return self.conn.parsed

    @property
    def asker(self) -> str | None:
        """Whom a proxy of ours names in the head of this request; None also between two requests."""
        if self.conn.their_state is h11.IDLE or not self.headers:
            return None
        if self._named[0] is not self.headers:
            self._named = self.headers, _forwarded(self.app, self.client, self.headers)
        return self._named[1]

    @property
    def shared(self) -> bool:
        return self.asker is not None and self.conn.their_state is not h11.SEND_BODY

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        line: Any = self.transport
        self._waits_for_socket = True
        line.open_socket(partial(self._upgrade, event))

    def shutdown(self) -> None:
        """The server stops."""
        if self._waits_for_socket:
            # Its request is not answered yet, and will not be.
            self.transport.abort()
        else:
            super().shutdown()

    def _upgrade(self, event: h11.Request) -> None:
        self._waits_for_socket = False
        super().handle_websocket_upgrade(event)
        line: Any = self.transport
        line.unread(self.conn.trailing_data[0])


def _forwarded(app: Any, client: tuple[str, int] | None, headers: list[tuple[bytes, bytes]]) -> str | None:
    """The same address that the application will be given, before it is asked."""
    if client is None or not isinstance(app, ProxyHeadersMiddleware) or client[0] not in app.trusted_hosts:
        return None
    named = b", ".join(value for key, value in headers if key == b"x-forwarded-for").decode("latin-1")
    return whose(app.trusted_hosts.get_trusted_client_address(named)[0] or client[0])


class Connection(WebSocketsSansIOProtocol):
    """A socket that ends also when its other side reads nothing: what it was sent is then thrown away."""

    rate = bounds.FRAMES.most
    parsed = 0
    asker: str | None = None
    shared = False
    flush_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # What is sent before the handshake is answered is read after it: until then there are no frames.
        self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Where we stood still ourselves, the answer may have come long ago: it has as much time again."""
        assert self.ping_timeout is not None
        now = self.loop.time()
        if now - self.ping_sent_at > self.ping_timeout + STALL_S:
            self.ping_sent_at = now
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def handle_events(self) -> None:
        self.parsed += len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= bounds.FRAGMENTS.most:
            self.conn.send_close(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            polite_s = self.close_timeout if self.close_timer is not None else 0.0
            self.flush_timer = self.loop.call_later(polite_s + FLUSH_S, self._drop)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.flush_timer is not None:
            # A timer keeps all that it would look at.
            self.flush_timer.cancel()
            self.flush_timer = None

    def _drop(self) -> None:
        if self.transport.get_write_buffer_size():
            # Without lingering: the system would go on offering what waits for minutes.
            self.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
            self.transport.abort()


class Server(uvicorn.Server):
    def __init__(self, app: Guard, ready: Callable[[], None]) -> None:
        settings: Settings = app.app.state.settings
        proxied = settings.public_url is not None
        trusted = frozenset({"127.0.0.1", "::1"} if proxied else ())
        pump = Pump(settings.limits, trusted)
        config = uvicorn.Config(
            app,
            # Typed as a class, called as a factory.
            http=cast("Any", partial(Inflow, Http, pump)),
            # Only a proxy of our own may say for whom it asks, and only who told us its address has one.
            proxy_headers=proxied,
            forwarded_allow_ips=sorted(trusted),
            ws=Connection,
            # More than a message may have, so that one a little too large is refused in words.
            ws_max_size=bounds.FRAME.most,
            ws_per_message_deflate=False,
            # Who floods a socket, or is gone, does not answer in time: the answer waits behind the flood.
            ws_ping_interval=settings.stuck_s,
            ws_ping_timeout=settings.stuck_s,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(_is_ours)
        self._app, self._ready = app, ready
        self._door = Door(round(settings.stuck_s * TICKS_A_SECOND / LOOK_TICKS))

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self._app.app.state.lobby
        return lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        _more_files()
        await super().startup(sockets)
        # What lives as long as the server need not be looked through for garbage again and again.
        gc.collect()
        gc.freeze()
        # What comes and goes leaves no circles behind, so there is little to find; and who looks through few
        # things at a time stops everybody for a moment only.
        gc.set_threshold(5_000, 20, 50)
        # The loop lets go of the interpreter at every read and write; a thread that computes gives it back.
        sys.setswitchinterval(SWITCH_S)
        note("server-ready")
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_TICKS == 0:
            self._door.look(tuple(self.server_state.connections))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables finish and say goodbye first; then the connections end."""
        note("server-stopping")
        await self.lobby.close()
        await super().shutdown(sockets)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.msg not in THEIR_MISTAKES


def _more_files() -> None:
    """Every connection is an open file: as many as the system lets us have."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
