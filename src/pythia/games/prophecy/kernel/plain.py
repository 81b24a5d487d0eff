"""What the kernel rests on, in plain Python: the words of splitmix64, the k-th card of a set."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

HAS_PDEP = HAS_LANES = False

GOLDEN = 0x9E3779B97F4A7C15
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD = (1 << 64) - 1
SIGN = 1 << 63


def compiled(function: F) -> F:
    """Left as it is."""
    return function


def inlined(function: F) -> F:
    """Left as it is."""
    return function


def entry(function: F) -> F:
    """Left as it is."""
    return function


def row_of(rows: Any, number: int) -> Any:
    """A row to work on: a list, since numbers of Python know no overflow."""
    return rows[number].tolist()


def blank(rows: int, width: int) -> Any:
    """Rows to work on."""
    return [[0] * width for _ in range(rows)]


def put_row(rows: Any, number: int, row: Any) -> None:
    """A row that was worked on, back in its place."""
    rows[number] = row


def advance(seed: int) -> int:
    """The state of the generator after this one, as a signed number."""
    return ((seed + GOLDEN + SIGN) & WORD) - SIGN


def further(seed: int, steps: int) -> int:
    """The state of the generator so many states after this one."""
    return ((seed + steps * GOLDEN + SIGN) & WORD) - SIGN


def word(seed: int) -> int:
    """Sixty random bits of a state of the generator."""
    seed &= WORD
    seed = ((seed ^ seed >> 30) * FIRST) & WORD
    seed = ((seed ^ seed >> 27) * SECOND) & WORD
    return (seed ^ seed >> 31) >> 4


def below(count: int, drawn: int) -> int:
    """A number from 0 to count - 1, by the high half of a word drawn.

    That has 2**32 values: of 64 numbers at most, none comes more often than another by over 64 in 2**32.
    """
    return (drawn >> 28) * count >> 32


def select(cards: int, place: int) -> int:
    """The card at a place of the set, as a mask: by halving, in as many steps for any set."""
    at, width = 0, 32
    while width:
        below = (cards >> at & ((1 << width) - 1)).bit_count()
        if place >= below:
            place -= below
            at += width
        width >>= 1
    return 1 << at


def as_signed(word: Any) -> int:
    """A word of an array as a number of Python, which has a place for any."""
    return int(word)


def card_of(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1
