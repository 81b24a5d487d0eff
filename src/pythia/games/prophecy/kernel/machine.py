"""Compiled where Numba is installed (`pythia-table[fast]`), plain Python where it is not: the same results.

What a processor does in one step and Python writes otherwise has two forms: a random word, the k-th card of
a set. Whatever is built on these is written once. Words that are drawn are below 2**60, as sets of cards
are, so that they fit signed integers of 64 bits.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba

    IS_COMPILED = not numba.config.DISABLE_JIT
except ImportError:
    IS_COMPILED = False

if IS_COMPILED:
    from pythia.games.prophecy.kernel.compiled import (
        HAS_LANES,
        HAS_PDEP,
        advance,
        as_signed,
        below,
        blank,
        card_of,
        compiled,
        entry,
        inlined,
        put_row,
        row_of,
        select,
        word,
    )
else:
    from pythia.games.prophecy.kernel.plain import (
        HAS_LANES,
        HAS_PDEP,
        advance,
        as_signed,
        below,
        blank,
        card_of,
        compiled,
        entry,
        inlined,
        put_row,
        row_of,
        select,
        word,
    )


@inlined
def pick(cards: int, drawn: int) -> int:
    """A card of the set as a mask: each as likely as any other."""
    return select(cards, below(cards.bit_count(), drawn))


__all__ = [
    "HAS_LANES",
    "HAS_PDEP",
    "IS_COMPILED",
    "advance",
    "as_signed",
    "below",
    "blank",
    "card_of",
    "compiled",
    "entry",
    "inlined",
    "pick",
    "put_row",
    "row_of",
    "select",
    "word",
]
