"""All predictions of a throw at once: the questions of `geometry.py`, asked of every four dice together.

Sets of dice are the bits of an integer. Numbers stay whole: of 32 bits where dice lie as near as on a table,
else of 64; where these might not hold a product (a record sets no bounds), the same runs on Python's own.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, product, repeat
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pythia.games.oraklos.geometry import CORNERS, Die, Shape
from pythia.games.oraklos.wishes import COLOURS, card_of

Numbers: TypeAlias = npt.NDArray[Any]

NEAR, FAR = 22_500, 10**6
"""Up to these distances every number below fits into 32 and into 64 bits: 4 · NEAR² < 2³¹ bounds a cross
product, and 4 · 501 · NEAR, which is less (no half-axis is longer, O8), what it is compared with."""
PLACES = 64
"""Dice at most, a bit each."""


class Prediction(NamedTuple):
    dice: Shape
    """Clockwise, the smallest number first."""
    card: str


def predictions(dice: Sequence[Die], holes: bool = False) -> tuple[Prediction, ...]:
    """Every prediction (O3) of a throw, sorted by its dice."""
    # Those that may be corners come first.
    order = [number for number, die in enumerate(dice) if holes or not die.hole]
    count = len(order)
    if count < CORNERS:
        return ()
    order += [] if holes else [number for number, die in enumerate(dice) if die.hole]
    numbers = _numbers([dice[number] for number in order])
    lines = _Lines.between(count)
    cross = _cross(numbers, lines)
    right, left, touched = among = np.zeros((3, len(cross), PLACES), dtype=bool)
    right[:, : len(dice)], left[:, : len(dice)] = cross > 0, cross < 0
    touched[:, : len(dice)] = _touched(numbers, cross, lines)
    shapes = np.array(order).take(_shapes(right, _sets(among), lines))
    a, b, c, d = shapes
    shapes = shapes.take((((a << 6 | b) << 6 | c) << 6 | d).argsort(), axis=1)
    a, b, c, d = np.array([_DIGITS[die.colour] for die in dice]).take(shapes)
    cards = map(_CARDS.__getitem__, (((a << 2 | b) << 2 | c) << 2 | d).tolist())
    # What `Prediction(dice, card)` does, without a call of Python for each.
    return tuple(map(_make, repeat(Prediction), zip(zip(*shapes.tolist(), strict=True), cards, strict=True)))


remembered = lru_cache(maxsize=64)(predictions)
"""The same, for those who ask of one throw again and again."""


_make: Callable[[type[Prediction], tuple[Shape, str]], Prediction] = tuple.__new__
_DIGITS = {colour: digit for digit, colour in enumerate(COLOURS)}
_CARDS = tuple(card_of("".join(ring)) for ring in product(COLOURS, repeat=4))
"""The card of every ring of colours, read as a number whose digits are the colours."""


def _numbers(dice: Sequence[Die]) -> Numbers:
    """Centres, seen from the corner of the throw, and axes: x, y, u, v, a row each."""
    xs, ys = zip(*[die.centre for die in dice], strict=True)
    us, vs = zip(*[die.axis for die in dice], strict=True)
    left, top = min(xs), min(ys)
    away = max(max(xs) - left, max(ys) - top)
    kind = np.int32 if away <= NEAR else np.int64 if away <= FAR else object
    return np.array(([x - left for x in xs], [y - top for y in ys], us, vs), dtype=kind)


class _Lines(NamedTuple):
    """Every two of so many corners, the smaller first; every ring of four of them, the smallest first."""

    corners: int
    first: Numbers
    second: Numbers
    beyond_ends: Numbers
    """Of each all dice but these two, as a set."""
    pairs: Numbers
    """Of every four, a, b, c, d, the lines ab and cd, ad and bc, ac and bd: places in a table by both."""
    rings: Numbers
    """In a column: every abcd, then every abdc, then every acbd."""
    across: Numbers
    """Of each ring the lines between opposite corners."""
    triangles: Numbers
    """Of each ring its corners abc, abd, acd, bcd: a place in rows of yes and no."""
    kinds: Numbers
    """Of each ring 0, 16 or 32."""

    @classmethod
    @lru_cache(maxsize=32)
    def between(cls, count: int) -> "_Lines":
        first, second = np.triu_indices(count, 1)
        number = np.zeros((count, count), dtype=np.int64)
        number[first, second] = number[second, first] = np.arange(len(first))
        fours = np.array(list(combinations(range(count), 4)), dtype=np.int64).T
        a, b, c, d = fours
        apart = (((a, b), (c, d)), ((a, d), (b, c)), ((a, c), (b, d)))
        pairs = np.stack([number[one] * len(first) + number[other] for one, other in apart])
        rings = np.concatenate([fours[list(ring)] for ring in _RINGS], axis=1)
        corners = [number[one, two] * PLACES + three for one, two, three in combinations(fours, 3)]
        triangles = np.tile(np.stack(corners), len(_RINGS))
        across = number[rings[:2], rings[2:]]
        kinds = np.repeat(np.arange(len(_RINGS), dtype=np.uint8) * 16, len(a))
        # Numbers as narrow as can be, so that this stays in the cache from throw to throw.
        rings, across, triangles = (
            each.astype(np.min_scalar_type(each.max())) for each in (rings, across, triangles)
        )
        ends = 1 << first | 1 << second
        return cls(count, first, second, ~ends, pairs, rings, across, triangles, kinds)

    def both_ways(self, there: Numbers, back: Numbers) -> Numbers:
        """What is known of a, b and of b, a as one table, row by row."""
        table = np.zeros((self.corners, self.corners), dtype=np.int64)
        table[self.first, self.second], table[self.second, self.first] = there, back
        return table


_RINGS = ((0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3))
_NOWHERE = 4


def _ways(ring: tuple[int, ...], code: int) -> tuple[bool, bool, int]:
    """Of a ring, by which of abc, abd, acd, bcd turn right: whether its lines do not cross; whether it goes
    anticlockwise; and the place, as one goes clockwise, of the corner that points inwards."""
    right = {three: bool(code >> place & 1) for place, three in enumerate(combinations(range(4), 3))}
    turns = []
    for place in range(CORNERS):
        three = ring[place - 1], ring[place], ring[(place + 1) % CORNERS]
        swaps = sum(one > other for one, other in combinations(three, 2))
        one, two, third = sorted(three)
        turns.append(right[one, two, third] ^ (swaps % 2 == 1))
    # Turning right at all corners, or at all but one, it goes round clockwise; two and two, its lines cross.
    rights = sum(turns)
    back = rights < 2
    if back:
        turns = [not turns[place] for place in (0, 3, 2, 1)]
    return rights != 2, back, turns.index(False) if False in turns else _NOWHERE


_SIMPLE, _BACK, _INWARD = (
    np.array(each) for each in zip(*[_ways(ring, code) for ring in _RINGS for code in range(16)], strict=True)
)


def _sets(among: Numbers) -> Numbers:
    """Rows of yes and no, a place for each bit, as sets."""
    sets: Numbers = np.packbits(among, bitorder="little").view("<i8").reshape(among.shape[:-1])
    return sets


def _cross(numbers: Numbers, lines: _Lines) -> Numbers:
    """For every line from a to b and every die k `geometry.turn(a, b, k)`."""
    x, y = numbers[:2]
    from_x, from_y = x[lines.first], y[lines.first]
    along_x, along_y = x[lines.second] - from_x, y[lines.second] - from_y
    far: Numbers = (
        along_x[:, None] * y - along_y[:, None] * x - (along_x * from_y - along_y * from_x)[:, None]
    )
    return far


def _touched(numbers: Numbers, cross: Numbers, lines: _Lines) -> Numbers:
    """For every line and every die whether it touches it (`geometry.touches`), those at its ends as well.

    There a line's distance is measured in the frame of the die: that is this cross product, times r.
    """
    x, y, u, v = numbers
    away_x, away_y = x[:, None] - x, y[:, None] - y
    frame = np.concatenate([away_x * u + away_y * v, away_y * u - away_x * v], axis=1)
    r = u * u + v * v
    r = np.concatenate((r, r))
    one, other = frame.take(lines.first, axis=0), frame.take(lines.second, axis=0)
    missed = (np.minimum(one, other) > r) | (np.maximum(one, other) < -r)
    other -= one
    wide, count = abs(other), len(x)
    touch: Numbers = abs(cross) <= wide[:, :count] + wide[:, count:]
    touch &= ~(missed[:, :count] | missed[:, count:])
    return touch


_NEXT, _TURNED, _STEPS = np.array([1, 2, 3, 0]), np.array([0, 3, 2, 1]), np.arange(CORNERS)[:, None]
# From an inward corner on: the triangle of the other three, and then by way of that corner.
_FROM, _TO = np.array([3, 1, 2, 3, 0]), np.array([1, 2, 3, 0, 1])


def _shapes(turns: Numbers, sets: Numbers, lines: _Lines) -> Numbers:
    """The dice of each prediction in a column, clockwise, the smallest first."""
    count, (right, left, touched) = lines.corners, sets
    touched &= lines.beyond_ends
    clear = touched == 0
    outer, middles, across = (clear[:, None] & clear).take(lines.pairs)
    # O3.2: nothing lies on the sides.
    free = np.concatenate((outer & middles, outer & across, across & middles)).nonzero()[0]
    rings = lines.rings.take(free, axis=1).astype(np.int64)
    # O3.3: neither corner lies on the line between its neighbours, so that no three are in one line.
    across = touched.take(lines.across.take(free, axis=1))
    alone = np.int64(1) << rings
    blunt = across & (alone[:2] | alone[2:])[::-1]
    abc, abd, acd, bcd = turns.view(np.uint8).take(lines.triangles.take(free, axis=1))
    ways = lines.kinds.take(free) + (abc | abd << 1 | acd << 2 | bcd << 3)
    kept = (_SIMPLE.take(ways) & (blunt[0] | blunt[1] == 0)).nonzero()[0]
    rings, ways = rings.take(kept, axis=1), ways.take(kept)
    around = np.where(_BACK.take(ways), rings.take(_TURNED, axis=0), rings)
    beside = lines.both_ways(right, left)
    sides = beside.take(around * count + around.take(_NEXT, axis=0))
    inside = sides[0] & sides[1] & sides[2] & sides[3]
    # Where a corner points inwards, inside is what the other three enclose, on either side of that corner.
    inward = _INWARD.take(ways)
    bent = (inward != _NOWHERE).nonzero()[0]
    if len(bent):
        places = (inward.take(bent) + _STEPS & 3) * around.shape[1] + bent
        turned = around.take(places)
        sides = beside.take(turned.take(_FROM, axis=0) * count + turned.take(_TO, axis=0))
        inside[bent] = sides[0] & sides[1] & sides[2] & (sides[3] | sides[4])
    found: Numbers = around.take((inside == 0).nonzero()[0], axis=1)
    return found
