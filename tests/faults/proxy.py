"""A bad network: frames doubled, delayed and out of order, lines cut, torn and half open.

It is a server to the players and a player to the server, and knows of messages no more than where one ends.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from tests.faults.players import Address
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode

ENDS = ("cut", "torn", "half-open")
FRAMES = (5, 60)
"""A line lasts for so many frames."""
DOUBLED, DELAYED, SWAPPED = 0.06, 0.06, 0.06
DELAY_S = 0.05


class Proxy:
    """Every line through it ends badly, sooner or later, until it is told to be `kind`."""

    def __init__(self, target: Address, dice: Random) -> None:
        self.ends: Counter[str] = Counter()
        """How lines ended, and what befell frames."""
        self.kind = False
        self.address = ""
        self._target, self._dice = target, dice

    async def where(self) -> str:
        return self.address

    @property
    def cuts(self) -> int:
        return sum(self.ends[end] for end in ENDS)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        async with serve(self._line, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
            (socket,) = server.sockets
            self.address = f"http://127.0.0.1:{socket.getsockname()[1]}"
            yield

    async def _line(self, near: ServerConnection) -> None:
        assert near.request is not None
        address = (await self._target()).replace("http", "ws") + near.request.path
        headers = {"Cookie": near.request.headers.get("Cookie", "")}
        with suppress(OSError, InvalidHandshake, TimeoutError):
            async with connect(
                address, additional_headers=headers, compression=None, ping_interval=None, proxy=None
            ) as far:
                line = _Line(self, near, far, self._dice)
                await line.run()


class _Line:
    def __init__(self, proxy: Proxy, near: ServerConnection, far: ClientConnection, dice: Random) -> None:
        self._proxy, self._near, self._far, self._dice = proxy, near, far, dice
        self._end = dice.choice(ENDS)
        self._left = dice.randint(*FRAMES)
        self._fallen = asyncio.Event()

    async def run(self) -> None:
        tasks = [
            asyncio.create_task(self._forward(self._near, self._far)),
            asyncio.create_task(self._forward(self._far, self._near)),
            asyncio.create_task(self._fallen.wait()),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._fallen.is_set():
            self._proxy.ends[self._end] += 1
            await self._fall()
        else:
            # One side hung up; so does the other.
            self._near.transport.abort()
            self._far.transport.abort()

    async def _forward(self, source: Any, sink: Any) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = str(await source.recv())
                if self._ends_now():
                    if self._end == "torn":
                        whole = Frame(Opcode.TEXT, frame.encode()).serialize(mask=sink is self._far)
                        sink.transport.write(whole[: len(whole) // 2])
                    self._fallen.set()
                    return
                frames = [frame]
                if self._happens("swapped", SWAPPED):
                    with suppress(TimeoutError):
                        async with asyncio.timeout(DELAY_S):
                            frames.insert(0, str(await source.recv()))
                if self._happens("doubled", DOUBLED):
                    frames *= 2
                if self._happens("delayed", DELAYED):
                    await asyncio.sleep(self._dice.random() * DELAY_S)
                # No line falls in the midst of these: a number is missing only behind a line's end.
                await asyncio.shield(asyncio.gather(*map(sink.send, frames)))

    def _ends_now(self) -> bool:
        self._left -= 1
        return self._left <= 0 and not self._proxy.kind

    def _happens(self, what: str, chance: float) -> bool:
        happens = not self._proxy.kind and self._dice.random() < chance
        self._proxy.ends[what] += happens
        return happens

    async def _fall(self) -> None:
        if self._end == "half-open":
            # Both ends stay as they are, and hear nothing more; each has to notice by itself.
            await self._near.wait_closed()
        self._near.transport.abort()
        self._far.transport.abort()
