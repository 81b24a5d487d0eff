"""P1: the sixty cards, as numbers, masks and names, and the table of numbers per player count.

Card c < 56 is suit c // 14 (Suns, Spears, Serpents, Eagles) and rank c % 14 + 1; the four
Specialists follow. A set of cards is a mask with bit c for card c: sixty bits, so it also fits
a signed 64-bit integer for the compiled kernels.
"""

from collections.abc import Iterable
from typing import NamedTuple

SUITS = ("su", "sp", "se", "ea")
RANKS = 14
"""P1.2: a suit's place in SUITS is its bid value."""

JAGUAR, MONKEY, SHAMAN, LIZARD = 56, 57, 58, 59
SPECIALISTS = 0b1111 << JAGUAR
SUITED = (1 << JAGUAR) - 1
DECK = SUITED | SPECIALISTS
OF_SUIT = tuple(((1 << RANKS) - 1) << suit * RANKS for suit in range(len(SUITS)))

NAMES = (
    *(f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS + 1)),
    *("jaguar", "monkey", "shaman", "lizard"),
)
NUMBER = {name: card for card, name in enumerate(NAMES)}
BIT = {name: 1 << card for card, name in enumerate(NAMES)}


class Numbers(NamedTuple):
    """P1.3: what depends on the number of players."""

    dealt: int
    bid: int
    tricks: int
    bonus: int


NUMBERS = {
    2: Numbers(dealt=17, bid=4, tricks=13, bonus=6),
    3: Numbers(dealt=17, bid=3, tricks=14, bonus=5),
    4: Numbers(dealt=15, bid=3, tricks=12, bonus=5),
    5: Numbers(dealt=12, bid=2, tricks=10, bonus=4),
    6: Numbers(dealt=10, bid=2, tricks=8, bonus=3),
}


class _Known(dict[int, tuple[str, ...]]):
    """The names of the cards in small sets, each worked out when it is first met."""

    def __missing__(self, mask: int) -> tuple[str, ...]:
        lowest = mask & -mask
        self[mask] = found = (NAMES[lowest.bit_length() - 1], *self[mask ^ lowest])
        return found


_KNOWN = _Known({0: ()})
_SUNS, _SPEARS, _SERPENTS, _EAGLES = OF_SUIT


def names(mask: int) -> tuple[str, ...]:
    """The cards of a set by name, lowest first. Looked up a suit at a time: at most 65,552 entries."""
    known = _KNOWN
    return (
        known[mask & _SUNS]
        + known[mask & _SPEARS]
        + known[mask & _SERPENTS]
        + known[mask & _EAGLES]
        + known[mask & SPECIALISTS]
    )


def each(mask: int) -> tuple[int, ...]:
    """The cards of a set, lowest number first."""
    return tuple([NUMBER[name] for name in names(mask)])


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
