"""One socket at a table: what it is sent waits in a bounded outbox, so that nobody slows the table down."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, KeysView

from pythia.server.table.lag import LineLag
from pythia.server.table.pace import slowest
from pythia.server.wire import Bye, Pace, Reason, encode
from pythia.store import Guest

GOODBYE: dict[Reason, int] = {
    "restart": 1012,
    "replaced": 1008,
    "slow": 1013,
    "wire": 1002,
    "signed-out": 1008,
    "sent-away": 1008,
}
"""The numbers that sockets have for it."""


class Listener:
    def __init__(self, guest: Guest | None, room_for: int, address: str, browser: str | None = None) -> None:
        self.guest, self.address, self.browser = guest, address, browser
        self.line = LineLag()
        self.pace: Pace = "calm"
        """How long bots are to pause, as its page has it."""
        self.words = False
        """Whether its page wants views in words too."""
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._room_for = room_for
        self.leaving = asyncio.Event()
        """Set when nothing more will be sent but a goodbye."""
        self.reason: Reason | None = None
        """Why it was sent away, if it was."""
        self.left = asyncio.Event()
        """Set when its socket has ended."""

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: str) -> None:
        """Never waits. A reader that is too slow is sent away; it will come back to a fresh view."""
        if self.leaving.is_set():
            return
        if self._outbox.qsize() >= self._room_for:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self.leave(Bye("slow"))
            return
        self._outbox.put_nowait(message)

    def leave(self, bye: Bye) -> None:
        """The last message, and the end of this socket."""
        if not self.leaving.is_set():
            self._outbox.put_nowait(encode(bye))
            self._outbox.put_nowait(None)
            self.reason = bye.reason
            self.leaving.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what waits, up to the goodbye."""
        while (message := await self._outbox.get()) is not None:
            await send(message)


class Listeners:
    """The sockets at a table in the order they came, counted by guest and address as they come and go."""

    def __init__(self) -> None:
        self._all: dict[Listener, None] = {}
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._all

    @property
    def guests(self) -> KeysView[str]:
        return self._guests.keys()

    def paces(self) -> dict[str, Pace]:
        """The slowest that each guest has asked for, in the order they came."""
        paces: dict[str, Pace] = {}
        for each in self._all:
            if each.guest_id is not None:
                paces[each.guest_id] = slowest((each.pace, paces.get(each.guest_id, each.pace)))
        return paces

    def of(self, guest: str | None) -> list[Listener]:
        """A guest's own, the oldest first."""
        return [each for each in self._all if each.guest_id == guest] if guest in self._guests else []

    def near(self, address: str) -> int:
        """How many are of this address."""
        return self._addresses[address]

    def add(self, listener: Listener) -> None:
        self._all[listener] = None
        self._count(listener, 1)

    def remove(self, listener: Listener) -> None:
        del self._all[listener]
        self._count(listener, -1)

    def _count(self, listener: Listener, by: int) -> None:
        for counter, key in ((self._guests, listener.guest_id), (self._addresses, listener.address)):
            if key is not None:
                counter[key] += by
                if not counter[key]:
                    del counter[key]
