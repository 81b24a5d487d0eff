"""Cards to places that may not hold all of them: one of all the ways there are, each as likely as any other.

Cards that may go to the same places are alike, and places that may hold the same cards are filled together
and shared out afterwards; neither makes one way likelier than another. What is left to draw is how many
cards of each sort go to each group of places: a number below all the ways there are says it.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import NamedTuple, TypeAlias

from pythia.contract import Stream
from pythia.games.prophecy.cards import DECK, each, mask_of

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each sort."""


class Place(NamedTuple):
    """Room for so many of these cards."""

    size: int
    allowed: int


def fit(places: Sequence[Place], cards: int, stream: Stream) -> list[int]:
    """The cards of each place. All cards go somewhere; that they can is the caller's to know."""
    alike: dict[int, list[int]] = defaultdict(list)
    for number, place in enumerate(places):
        if place.size:
            alike[place.allowed].append(number)
    groups = tuple(
        [
            Place(sum([places[number].size for number in alike[allowed]]), allowed)
            for allowed in sorted(alike, key=lambda allowed: (allowed.bit_count(), allowed))
        ]
    )
    filled = [0] * len(places)
    for group, taken in zip(groups, _filling(groups).draw(cards, stream), strict=True):
        shuffled = stream.sample(each(taken), group.size)
        for number in alike[group.allowed]:
            size = places[number].size
            filled[number], shuffled = mask_of(shuffled[:size]), shuffled[size:]
    return filled


class _Filling:
    """Groups of places filled one after the other, narrowest first, and the ways there are to do it."""

    def __init__(self, groups: Sequence[Place]) -> None:
        self._groups = groups
        self._sorts = [_sorts(groups[number:]) for number in range(len(groups) + 1)]
        """For each group, the sorts of cards as they matter to it and those after it."""
        self._into = [
            [next(n for n, wider in enumerate(later) if mask & wider) for mask in sorts]
            for sorts, later in pairwise(self._sorts)
        ]
        """Where each of them is found among the sorts of the next group."""
        self._known: dict[tuple[int, int, int, Counts], int] = {}

    def draw(self, cards: int, stream: Stream) -> Iterator[int]:
        """The cards of each group."""
        left = self._counts(0, cards)
        chosen = stream.below(self._ways(0, 0, self._groups[0].size, left)) if self._groups else 0
        for number, group in enumerate(self._groups):
            room, taken = group.size, 0
            left = self._counts(number, cards)
            for sort, mask in enumerate(self._sorts[number]):
                for count, choices, rest in self._options(number, sort, room, left):
                    ways = choices * self._ways(number, sort + 1, room - count, rest)
                    if chosen < ways:
                        break
                    chosen -= ways
                # Which cards of the sort is drawn by itself: that part of the number is used up.
                chosen //= choices
                room, left = room - count, rest
                taken |= mask_of(stream.sample(each(cards & mask), count))
            yield taken
            cards &= ~taken

    def _counts(self, number: int, cards: int) -> Counts:
        return tuple((cards & mask).bit_count() for mask in self._sorts[number])

    def _options(self, number: int, sort: int, room: int, left: Counts) -> Iterator[tuple[int, int, Counts]]:
        """How many of a sort may go to a group: so many, chosen in so many ways, with what is left then."""
        has = left[sort]
        most = min(has, room) if self._sorts[number][sort] & self._groups[number].allowed else 0
        for count in range(most + 1):
            yield count, comb(has, count), (*left[:sort], has - count, *left[sort + 1 :])

    def _ways(self, number: int, sort: int, room: int, left: Counts) -> int:
        """To go on from here: so much room in this group, for this sort and those after it."""
        key = number, sort, room, left
        if key not in self._known:
            self._known[key] = self._count(number, sort, room, left)
        return self._known[key]

    def _count(self, number: int, sort: int, room: int, left: Counts) -> int:
        if room > sum(left[sort:]):
            return 0
        if sort < len(left):
            return sum(
                choices * self._ways(number, sort + 1, room - count, rest)
                for count, choices, rest in self._options(number, sort, room, left)
            )
        merged = [0] * len(self._sorts[number + 1])
        for place, count in zip(self._into[number], left, strict=True):
            merged[place] += count
        if number + 1 == len(self._groups):
            return int(not any(merged))
        return self._ways(number + 1, 0, self._groups[number + 1].size, tuple(merged))


@lru_cache(maxsize=32)
def _filling(groups: tuple[Place, ...]) -> _Filling:
    """Whoever deals one position often counts its ways once."""
    return _Filling(groups)


def _sorts(groups: Sequence[Place]) -> list[int]:
    """The deck, parted into cards that may go to the same of these groups; by the lowest card of each."""
    parts = [DECK]
    for group in groups:
        parts = [part for whole in parts for part in (whole & group.allowed, whole & ~group.allowed) if part]
    return sorted(parts, key=lambda part: part & -part)
