"""The list of open tables: made anew now and then, and shown to everybody who asks meanwhile."""

from collections import Counter
from collections.abc import Mapping, Sequence
from time import monotonic

import msgspec
from msgspec import Raw, Struct

from pythia.server import bounds
from pythia.server.limits import Bucket
from pythia.server.table import summaries
from pythia.server.table.room import Room

LISTED_FOR_S = 180.0
"""How long an open table is listed after the last person has gone. Less than it stays awake."""
MAX_LISTED = bounds.LISTED.most
MAX_LISTED_OF_HOST = bounds.LISTED_OF_HOST.most
MAX_LISTED_OF_ADDRESS = bounds.LISTED_OF_ADDRESS.most
"""So many come first; what more one host or one address has comes after everybody's."""


class _Open(Struct, frozen=True):
    """`wire.Open`, its tables encoded already."""

    tables: list[Raw]


class Listing:
    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self._rooms = rooms
        self._makings = Bucket(bounds.LISTINGS.most, monotonic())
        self._listed: list[tuple[Room, Raw]] = []
        """With what everybody who does not sit there sees of it."""
        self._whole = _encoded([])
        self._guests: frozenset[str] = frozenset()
        """Who sees one of them with other eyes."""
        self._keep_out = False
        """Whether a host has sent somebody away from one of them."""

    def shown_to(self, guest: str | None, address: str) -> bytes:
        """Where somebody is, or was just now. Those with a seat to take come first, best before the start.

        However many tables one client opens, everybody else's are on the list too. Whom a host has sent away
        does not see that table.
        """
        if self._makings.take(monotonic()):
            self._make()
        if guest not in self._guests and not self._keep_out:
            return self._whole
        return _encoded(
            [
                _seen(room, guest) if _knows(room, guest) else raw
                for room, raw in self._listed
                if room.welcomes(guest, address)
            ]
        )

    def _make(self) -> None:
        since = monotonic() - LISTED_FOR_S
        rooms = [room for room in self._rooms.values() if room.facts.open and room.phase != "over"]
        attended = [room for room in rooms if room.attended(since)]
        attended.sort(key=lambda room: (not room.facts.has_room, room.phase != "lobby", -room.updated))
        self._listed = [(room, _seen(room, None)) for room in _fairly(attended)[:MAX_LISTED]]
        self._whole = _encoded([raw for _, raw in self._listed])
        self._keep_out = any(room.facts.kept_out for room, _ in self._listed)
        self._guests = frozenset(
            guest
            for room, _ in self._listed
            for guest in (room.facts.host, *room.facts.guests, *room.facts.left)
        )


def _knows(room: Room, guest: str | None) -> bool:
    return guest == room.facts.host or guest in room.facts.guests or guest in room.facts.left


def _seen(room: Room, guest: str | None) -> Raw:
    return Raw(msgspec.json.encode(summaries.summary(room.row(), room.facts, guest, room.present)))


def _encoded(tables: list[Raw]) -> bytes:
    return msgspec.json.encode(_Open(tables))


def _fairly(rooms: Sequence[Room]) -> list[Room]:
    """A few of each host and address before all that is left, each in the order given."""
    first, rest = list[Room](), list[Room]()
    hosts, addresses = Counter[str](), Counter[str]()
    for room in rooms:
        few = hosts[room.facts.host] < MAX_LISTED_OF_HOST and addresses[room.address] < MAX_LISTED_OF_ADDRESS
        (first if few else rest).append(room)
        hosts[room.facts.host] += 1
        addresses[room.address] += bool(room.address)
    return first + rest
