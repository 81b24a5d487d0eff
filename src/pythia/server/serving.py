"""The application as a running server: how it listens, and how it ends."""

import gc
import socket
import struct
from collections.abc import Callable

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pythia.server.guard import Guard
from pythia.server.journal import note
from pythia.server.lobby import Lobby

FLUSH_S = 3.0
"""How long a connection that has ended may take to hand over what was written to it."""


class Connection(WebSocketsSansIOProtocol):
    """A socket that ends also when its other side reads nothing: what it was sent is then thrown away."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        polite_s = self.close_timeout if self.close_timer is not None else 0.0
        self.loop.call_later(polite_s + FLUSH_S, self._drop)

    def _drop(self) -> None:
        if self.transport.get_write_buffer_size():
            # Without lingering: the system would go on offering what waits for minutes.
            self.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
            self.transport.abort()


class Server(uvicorn.Server):
    def __init__(self, app: Guard, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            ws=Connection,
            # More than a message may have, so that one a little too large is refused in words.
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        super().__init__(config)
        self._app, self._ready = app, ready

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self._app.app.state.lobby
        return lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What lives as long as the server need not be looked through for garbage again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        note("server-ready")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables finish and say goodbye first; then the connections end."""
        note("server-stopping")
        await self.lobby.close()
        await super().shutdown(sockets)
