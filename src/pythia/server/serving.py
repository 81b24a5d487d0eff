"""The application as a running server: how it listens, and how it ends."""

import gc
import socket
from collections.abc import Callable

import uvicorn

from pythia.server.guard import Guard
from pythia.server.lobby import Lobby


class Server(uvicorn.Server):
    def __init__(self, app: Guard, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            # More than a message may have, so that one a little too large is refused in words.
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
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
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables finish and say goodbye first; then the connections end."""
        await self.lobby.close()
        await super().shutdown(sockets)
