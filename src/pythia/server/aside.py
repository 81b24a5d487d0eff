"""Short work off the event loop, in threads of its own: in turn by address, and only so much waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from pythia.server.bounds import Bound
from pythia.server.limits import Places, Turns
from pythia.server.wire import Declined

T = TypeVar("T")


class Aside:
    """One kind of such work. Another kind never waits for it: its threads are nobody else's."""

    def __init__(self, name: str, of_address: Bound[int], in_all: Bound[int], threads: int = 1) -> None:
        self._held = Places(of_address.most, in_all.most)
        self._turns = Turns(threads)
        self._threads = ThreadPoolExecutor(threads, name)
        self._closed = False

    async def do(self, work: Callable[[], T], address: str) -> T:
        """Raises Declined where too much waits. Who is cancelled before the turn has come waits no longer."""
        with self._held.one_more(address) as may:
            if not may:
                raise Declined(429, "store-busy" if self._held.full else "too-fast")
            async with self._turns.turn(address):
                if self._closed:
                    raise Declined(503, "server-stops")
                working = asyncio.get_running_loop().run_in_executor(self._threads, work)
                try:
                    return await asyncio.shield(working)
                except asyncio.CancelledError:
                    # The thread is not free before it is done, whoever has gone.
                    await asyncio.wait((working,))
                    raise

    @property
    def held(self) -> int:
        """How many wait, or are being served."""
        return self._held.held

    def close(self) -> None:
        """Whoever still waits is told that the server stops."""
        self._closed = True
        self._threads.shutdown(wait=False)
