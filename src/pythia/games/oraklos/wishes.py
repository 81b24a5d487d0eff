"""The wish cards (O1.2): clockwise cycles of four colours, each written as its smallest rotation."""

from itertools import product
from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["r", "y", "b", "k"]
"""Red, yellow, blue, black (O1.1)."""
COLOURS: tuple[Colour, ...] = get_args(Colour)


def card_of(colours: str) -> str:
    """The card that four colours, read clockwise, match (O3.5)."""
    return min((colours[i:] + colours[:i] for i in range(4)), key=_order)


def _order(cycle: str) -> tuple[int, ...]:
    return tuple("rybk".index(colour) for colour in cycle)


DECK = tuple(sorted({card_of("".join(four)) for four in product(COLOURS, repeat=4)}, key=_order))
"""All 70, in order."""

MIXED = tuple(card for card in DECK if max(map(card.count, card)) < 3)
"""Without those that have three or four corners alike: the 54 of Antipodes (O7.1)."""
