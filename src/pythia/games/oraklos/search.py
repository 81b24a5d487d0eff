"""All predictions of a throw at once: the questions of `geometry.py`, asked of every four dice together.

Sets of dice are the bits of an integer. Numbers stay whole; where dice lie so far apart that 64 bits might
not hold a product (no throw of ours, but a record sets no bounds), the same code runs on Python's own.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pythia.games.oraklos.geometry import CORNERS, Die, Shape
from pythia.games.oraklos.wishes import COLOURS, card_of

Numbers: TypeAlias = npt.NDArray[Any]

FAR = 10**6
"""Up to this distance every product below fits: 2 · (2 · 501 · FAR)² < 2⁶³."""


class Prediction(NamedTuple):
    dice: Shape
    """Clockwise, the smallest number first."""
    card: str


def predictions(dice: Sequence[Die], holes: bool = False) -> tuple[Prediction, ...]:
    """Every prediction (O3) of a throw, sorted by its dice."""
    if len(dice) < CORNERS:
        return ()
    corners = np.array([k for k, die in enumerate(dice) if holes or not die.hole], dtype=np.int64)
    if len(corners) < CORNERS:
        return ()
    centres, axes = _numbers(dice)
    lines = _Lines.between(len(corners))
    ends = _Ends(corners.take(lines.first), corners.take(lines.second))
    cross = _cross(centres, ends)
    touched = _touched(centres, axes, cross, ends)
    right, left, touched = _sets(np.stack([cross > 0, cross < 0, touched]))
    shapes = _shapes(touched, lines.both_ways(right, left), corners, lines)
    shapes = shapes[:, np.lexsort(shapes[::-1])]
    colours = np.array([COLOURS.index(die.colour) for die in dice])
    cards = _PLACES @ colours[shapes]
    return tuple(map(Prediction, zip(*shapes.tolist(), strict=True), map(_CARDS.__getitem__, cards.tolist())))


remembered = lru_cache(maxsize=64)(predictions)
"""The same, for those who ask of one throw again and again."""


_PLACES = np.array([64, 16, 4, 1])
_CARDS = tuple(card_of("".join(ring)) for ring in product(COLOURS, repeat=4))
"""The card of every ring of colours, read as a number whose digits are the colours."""


def _numbers(dice: Sequence[Die]) -> tuple[Numbers, Numbers]:
    """Centres, seen from the corner of the throw, and axes."""
    left, top = min(die.centre[0] for die in dice), min(die.centre[1] for die in dice)
    rows = [(die.centre[0] - left, die.centre[1] - top, *die.axis) for die in dice]
    far = max(max(row[0], row[1]) for row in rows) > FAR
    numbers: Numbers = np.array(rows, dtype=object if far else np.int64)
    return numbers[:, :2], numbers[:, 2:]


class _Lines(NamedTuple):
    """Every two of so many corners, the smaller first; every four, and the numbers of the lines between."""

    corners: int
    first: Numbers
    second: Numbers
    fours: Numbers
    """a, b, c, d in a column."""
    number: Numbers
    """Of the line between two of them, row by row."""
    sides: Numbers
    """Of these the lines ab, cd, ad, bc, ac, bd."""

    @classmethod
    @lru_cache(maxsize=32)
    def between(cls, count: int) -> "_Lines":
        first, second = np.triu_indices(count, 1)
        number = np.zeros((count, count), dtype=np.int64)
        number[first, second] = np.arange(len(first))
        fours = np.array(list(combinations(range(count), 4)), dtype=np.int64).T.copy()
        a, b, c, d = fours
        ends = ((a, b), (c, d), (a, d), (b, c), (a, c), (b, d))
        sides = np.stack([number[one, other] for one, other in ends])
        return cls(count, first, second, fours, number.ravel(), sides)

    def both_ways(self, there: Numbers, back: Numbers) -> Numbers:
        """What is known of a, b and of b, a as one table, row by row."""
        table = np.zeros(self.corners * self.corners, dtype=np.int64)
        table[self.first * self.corners + self.second], table[self.second * self.corners + self.first] = (
            there,
            back,
        )
        return table


class _Ends(NamedTuple):
    """The dice at the ends of each line."""

    first: Numbers
    second: Numbers


def _sets(among: Numbers) -> Numbers:
    """Rows of yes and no as sets."""
    octets = np.packbits(among.astype(bool, copy=False), axis=-1, bitorder="little")
    words = np.zeros((*octets.shape[:-1], 8), dtype=np.uint8)
    words[..., : octets.shape[-1]] = octets
    sets: Numbers = words.view("<i8")[..., 0]
    return sets


def _cross(centres: Numbers, ends: _Ends) -> Numbers:
    """For every line from a to b and every die k `geometry.turn(a, b, k)`."""
    x, y = centres[:, 0], centres[:, 1]
    from_x, from_y = x[ends.first], y[ends.first]
    along_x, along_y = x[ends.second] - from_x, y[ends.second] - from_y
    far: Numbers = (
        along_x[:, None] * y - along_y[:, None] * x - (along_x * from_y - along_y * from_x)[:, None]
    )
    return far


def _touched(centres: Numbers, axes: Numbers, cross: Numbers, ends: _Ends) -> Numbers:
    """For every line and every die whether it touches it (`geometry.touches`).

    There a line's distance is measured in the frame of the die: that is this cross product, times r.
    """
    x, y, u, v = centres[:, 0, None], centres[:, 1, None], axes[:, 0], axes[:, 1]
    away_x, away_y = x - centres[:, 0], y - centres[:, 1]
    frame = np.concatenate([away_x * u + away_y * v, away_y * u - away_x * v], axis=1)
    r = u * u + v * v
    r = np.concatenate((r, r))
    one, other = frame.take(ends.first, axis=0), frame.take(ends.second, axis=0)
    beyond = (frame > r) * _RIGHT + (frame < -r) * _LEFT
    missed = (beyond.take(ends.first, axis=0) & beyond.take(ends.second, axis=0)) != 0
    other -= one
    wide = abs(other)
    count = len(centres)
    touch = abs(cross) <= wide[:, :count] + wide[:, count:]
    touch &= ~(missed[:, :count] | missed[:, count:])
    every = np.arange(len(touch))
    touch[every, ends.first] = touch[every, ends.second] = False
    return touch


_RIGHT, _LEFT = np.uint8(1), np.uint8(2)


_NEXT, _BEFORE, _TURNED = np.array([1, 2, 3, 0]), np.array([3, 0, 1, 2]), np.array([0, 3, 2, 1])
_SECOND, _THIRD = np.array([0, 1, 3, 2]), np.array([0, 2, 1, 3])


def _shapes(touched: Numbers, beside: Numbers, corners: Numbers, lines: _Lines) -> Numbers:
    """The dice of each prediction in a column, clockwise, the smallest first."""
    count = lines.corners
    ab, cd, ad, bc, ac, bd = (touched == 0).take(lines.sides)
    # In each of their three orders round, the smallest first.
    outer, middles, across = ab & cd, ad & bc, ac & bd
    plain, early, late = (
        (outer & middles).nonzero()[0],
        (outer & across).nonzero()[0],
        (across & middles).nonzero()[0],
    )
    fours = lines.fours
    rings = (
        fours.take(plain, axis=1),
        fours.take(early, axis=1).take(_SECOND, axis=0),
        fours.take(late, axis=1).take(_THIRD, axis=0),
    )
    orders = np.concatenate(rings, axis=1)
    # O3.3: neither corner lies on the line between its neighbours.
    across = touched.take(lines.number.take(orders[:2] * count + orders[2:]))
    alone = (np.int64(1) << corners).take(orders)
    blunt = across & (alone[1::-1] | alone[:1:-1])
    # No three are in one line now. Turning right at all corners, or at all but one, it goes round clockwise;
    # two and two, its lines cross.
    after = orders.take(_NEXT, axis=0)
    sides = beside.take(orders * count + after)
    turns = sides.take(_BEFORE, axis=0) >> corners.take(after) & 1
    rights = turns[0] + turns[1] + turns[2] + turns[3]
    kept = ((blunt[0] | blunt[1] == 0) & (rights != 2)).nonzero()[0]
    around, rights, turns = orders.take(kept, axis=1), rights.take(kept), turns.take(kept, axis=1)
    back = rights < 2
    turned = around.take(_TURNED, axis=0)
    around = np.where(back, turned, around)
    turns = np.where(back, 1 - turns.take(_TURNED, axis=0), turns)
    sides = beside.take(around * count + around.take(_NEXT, axis=0))
    inside = sides[0] & sides[1] & sides[2] & sides[3]
    # Where a corner points inwards, inside is what the other three enclose, on either side of that corner.
    bent = (turns.min(axis=0) == 0).nonzero()[0]
    if len(bent):
        inward = turns.take(bent, axis=1).argmin(axis=0)
        at, following, opposite, before = (around[(inward + step) % 4, bent] for step in range(4))
        first, second = beside.take(before * count + following), beside.take(following * count + opposite)
        third, fourth = beside.take(opposite * count + before), beside.take(before * count + at)
        inside[bent] = first & second & third & (fourth | beside.take(at * count + following))
    found: Numbers = corners.take(around.take((inside == 0).nonzero()[0], axis=1))
    return found
