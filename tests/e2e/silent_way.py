"""A way to a server that can fall silent: whatever is on it stays open, and nothing more comes through."""

import asyncio
import threading
from contextlib import suppress
from typing import Self

STARTS_WITHIN_S = 20.0
CHUNK_BYTES = 65536


class SilentWay:
    """Passes bytes on in a thread of its own, until it is `silent`. What has lost a byte stays dead."""

    def __init__(self, port: int) -> None:
        self.silent = False
        self.address = ""
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._over = asyncio.Event()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._listen(),), daemon=True
        )

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(STARTS_WITHIN_S)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._over.wait()
        server.close()
        lines = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        # What was aborted is closed in the loop's next turn.
        await asyncio.sleep(0)

    async def _line(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection("127.0.0.1", self._port)
        dead = asyncio.Event()
        try:
            with suppress(OSError):
                await asyncio.gather(self._pass(near, on, dead), self._pass(far, back, dead))
        finally:
            for end in (on, back):
                end.transport.abort()

    async def _pass(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, dead: asyncio.Event
    ) -> None:
        while data := await source.read(CHUNK_BYTES):
            if self.silent:
                dead.set()
            if not dead.is_set():
                sink.write(data)
                await sink.drain()
        # Not even that one end has hung up is told on a dead line.
        if not dead.is_set():
            sink.close()
