"""How much is too much: of one address, of everyone, and buckets that fill with time and empty with use."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

MOST_ADDRESSES = 10_000


class Rate(Struct, frozen=True):
    a_second: float
    at_once: int


class Limits(Struct, frozen=True):
    """What one address may ask for. Many people may share one, so these stop a machine and no school."""

    gets: Rate = Rate(200, 1000)
    posts: Rate = Rate(50, 1000)
    guests: Rate = Rate(2, 1000)
    """New ones."""
    tables: Rate = Rate(2, 1000)
    """New ones."""
    identity: Rate = Rate(1, 100)
    """New names of old guests, personal links, looks at them, sign-outs."""
    sockets: int = 1000
    connections: int = 2000
    uploads: int = 8
    """On their way, or being looked at: each may be a thousand times as large as any other body."""


def whose(address: str) -> str:
    """Who stands behind an address: with IPv6, whoever has the network of its last 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left, self._at = float(rate.at_once), now

    def take(self, now: float) -> bool:
        """Whether there was one left to take."""
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address. The one unused for longest makes room, so memory is bounded too."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.get(address) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Held:
    """What addresses hold at this moment: so many of each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether the address may hold one more; if so, it does until the end."""
        may = self._held[address] < self._most
        self._held[address] += may
        try:
            yield may
        finally:
            self._held[address] -= may
            if not self._held[address]:
                del self._held[address]
