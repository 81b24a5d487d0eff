"""How bounds are kept: buckets that fill with time, what is held at a moment, turns by address."""

import asyncio
import ipaddress
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Generic, TypeVar

from msgspec import Struct

from pythia.server import bounds
from pythia.server.bounds import Rate

MAX_ADDRESSES = 10_000

T = TypeVar("T")


class Limits(Struct, frozen=True):
    """What one address may ask for. Many people may share one, so these stop a machine and no school."""

    gets: Rate = bounds.GETS.most
    posts: Rate = bounds.POSTS.most
    guests: Rate = bounds.GUESTS.most
    """New ones."""
    tables: Rate = bounds.TABLES.most
    """New ones."""
    taken_up_kib: Rate = bounds.TAKEN_UP_KIB.most
    """Of the matches that new tables go on from."""
    identity: Rate = bounds.IDENTITY.most
    """New names of old guests, personal links made, revoked or looked at, sign-outs."""
    sockets: int = bounds.SOCKETS.most
    connections: int = bounds.CONNECTIONS.most
    opened: Rate = bounds.OPENED.most
    """Sockets."""
    parsed: Rate = bounds.PARSED_OF_ADDRESS.most
    """Frames, heads and chunks."""
    looks_back: int = bounds.LOOKS_BACK.most
    """Records, replays and checks, from the question to the last byte of the answer."""


@lru_cache(MAX_ADDRESSES)
def whose(address: str) -> str:
    """Who stands behind an address: with IPv6, whoever has the network of its last 64 bits.

    This machine's own is itself: its network holds addresses that are not.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        network = found if found.is_loopback else ipaddress.ip_network((found, 64), strict=False)
        return str(found.ipv4_mapped or network)
    return str(found)


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left, self._at = float(rate.at_once), now

    def take(self, now: float, count: int = 1) -> bool:
        """Whether there were so many left to take."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def spend(self, count: int, now: float) -> float:
        """Takes so many, on credit where they are not there: how long until that is paid back."""
        self._fill(now)
        self._left -= count
        return max(0.0, -self._left / self._rate.a_second)

    def _fill(self, now: float) -> None:
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now


class Buckets:
    """A bucket for each address. The one unused for longest makes room, so memory is bounded too."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, count: int = 1) -> bool:
        return self._of(address, now).take(now, count)

    def spend(self, address: str, count: int, now: float) -> float:
        return self._of(address, now).spend(count, now)

    def _of(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """What addresses hold at this moment: so many of each, and so many in all."""

    def __init__(self, most: int, in_all: int, trusted: Container[str] = ()) -> None:
        """A trusted address is a proxy of our own, and may hold for all whom it serves."""
        self._most, self._in_all, self._trusted = most, in_all, trusted
        self._held: Counter[str] = Counter()
        self._sum = 0

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether the address may hold one more; if so, it does until the end."""
        may = (self._held[address] < self._most or address in self._trusted) and not self.full
        self._held[address] += may
        self._sum += may
        try:
            yield may
        finally:
            self._sum -= may
            self._held[address] -= may
            if not self._held[address]:
                del self._held[address]

    @property
    def held(self) -> int:
        """In all."""
        return self._sum

    @property
    def full(self) -> bool:
        """Whether nobody may hold one more."""
        return self._sum >= self._in_all


class Rotation(Generic[T]):
    """What waits, address by address, and of one address table by table: each in turn has its first taken, so
    that a crowd waits for itself."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[T]:
        return (each for tables in self._waiting.values() for queue in tables.values() for each in queue)

    def add(self, address: str, waiting: T, table: str = "") -> None:
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(waiting)

    def next(self) -> T:
        """Takes the one whose turn it is."""
        address, tables = self._waiting.popitem(last=False)
        table, queue = tables.popitem(last=False)
        first = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[address] = tables
        return first

    def remove(self, address: str, waiting: T, table: str = "") -> None:
        """It waits no longer; nothing where its turn has come already."""
        tables = self._waiting.get(address, OrderedDict())
        queue = tables.get(table, deque())
        if waiting in queue:
            queue.remove(waiting)
            if not queue:
                del tables[table]
            if not tables:
                del self._waiting[address]


class Turns:
    """So many at once; the others wait in rotation."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self._rotation: Rotation[asyncio.Future[None]] = Rotation()

    @asynccontextmanager
    async def turn(self, address: str, table: str = "") -> AsyncIterator[None]:
        """Waits for a turn, which lasts to the end."""
        await self.begin(address, table)
        try:
            yield
        finally:
            self.end()

    async def begin(self, address: str, table: str = "") -> None:
        """Waits for a turn. Who is cancelled meanwhile waits no longer."""
        if self.free:
            self.free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._rotation.add(address, mine, table)
        try:
            await mine
        except asyncio.CancelledError:
            self._rotation.remove(address, mine, table)
            if not mine.cancelled():
                # It had just been given its turn.
                self.end()
            raise

    @property
    def waiting(self) -> int:
        """How many are still there of those who wait."""
        return sum(not each.done() for each in self._rotation)

    def end(self) -> None:
        """Of a turn: it is the next one's."""
        while self._rotation:
            first = self._rotation.next()
            if not first.done():
                first.set_result(None)
                return
        self.free += 1


class Lanes:
    """So many at once of each address. The others of it wait their turn, but no longer than `wait_s`.

    A lane rests after each turn for as long as that took, `rest_s` at most: one address alone cannot keep a
    server busy.
    """

    def __init__(self, at_once: int, wait_s: float, rest_s: float) -> None:
        self._at_once, self._wait_s, self._rest_s = at_once, wait_s, rest_s
        self._lanes: dict[str, Turns] = {}

    async def begin(self, address: str) -> Callable[[], None]:
        """Waits for a turn; what is to be called when it ends, once or more often."""
        lane = self._lanes.setdefault(address, Turns(self._at_once))
        try:
            async with asyncio.timeout(self._wait_s):
                await lane.begin(address)
        except TimeoutError:
            return lambda: None
        finally:
            self._forget(address, lane)
        loop = asyncio.get_running_loop()
        began = loop.time()
        ended = False

        def end() -> None:
            nonlocal ended
            if not ended:
                ended = True
                loop.call_later(min(self._rest_s, loop.time() - began), self._rested, address, lane)

        return end

    def _rested(self, address: str, lane: Turns) -> None:
        lane.end()
        self._forget(address, lane)

    def _forget(self, address: str, lane: Turns) -> None:
        if lane.free == self._at_once and self._lanes.get(address) is lane:
            del self._lanes[address]


class Shared:
    """Work that many may ask for at once, each from what is true by now: those who ask while it is being done
    share the next time, so that of one key never more than one waits."""

    def __init__(self) -> None:
        self._doing: dict[str, asyncio.Task[None]] = {}
        self._next: dict[str, asyncio.Task[None]] = {}

    async def do(self, key: str, work: Callable[[], Awaitable[None]]) -> None:
        if key not in self._next:
            self._next[key] = asyncio.create_task(self._after(self._doing.get(key), key, work))
        # One who goes away must not take it from the others.
        await asyncio.shield(self._next[key])

    async def _after(
        self, before: asyncio.Task[None] | None, key: str, work: Callable[[], Awaitable[None]]
    ) -> None:
        if before is not None:
            await asyncio.wait((before,))
        self._doing[key] = self._next.pop(key)
        try:
            await work()
        finally:
            if key not in self._next:
                del self._doing[key]
