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
    centres, axes = _whole([die.centre for die in dice]), _whole([die.axis for die in dice])
    if np.ptp(centres, axis=0).max() > FAR:
        centres, axes = centres.astype(object), axes.astype(object)
    else:
        centres = (centres - centres.min(axis=0)).astype(np.int64)
        axes = axes.astype(np.int64)
    may = np.array([holes or not die.hole for die in dice])
    shapes = _shapes(_touched(centres, axes), _beside(centres), may)
    shapes = shapes[:, np.lexsort(shapes[::-1])]
    colours = np.array([COLOURS.index(die.colour) for die in dice])
    cards = _PLACES @ colours[shapes]
    return tuple(map(Prediction, zip(*shapes.tolist(), strict=True), map(_CARDS.__getitem__, cards.tolist())))


remembered = lru_cache(maxsize=64)(predictions)
"""The same, for those who ask of one throw again and again."""


_PLACES = np.array([64, 16, 4, 1])
_CARDS = tuple(card_of("".join(ring)) for ring in product(COLOURS, repeat=4))
"""The card of every ring of colours, read as a number whose digits are the colours."""


def _whole(pairs: Sequence[tuple[int, int]]) -> Numbers:
    return np.array(pairs, dtype=object)


def _bits(count: int) -> Numbers:
    return np.array([1 << k for k in range(count)], dtype=np.int64)


def _touched(centres: Numbers, axes: Numbers) -> Numbers:
    """For every two dice the set of those that the line between them touches (`geometry.touches`)."""
    count = len(centres)
    away = centres[None, :, :] - centres[:, None, :]
    u, v = axes[:, 0, None], axes[:, 1, None]
    s, t = away[:, :, 0] * u + away[:, :, 1] * v, away[:, :, 1] * u - away[:, :, 0] * v
    r = u * u + v * v
    over = [side[:, :, None] & side[:, None, :] for side in (s > r, s < -r, t > r, t < -r)]
    missed = over[0] | over[1] | over[2] | over[3]
    s1, s2, t1, t2 = s[:, :, None], s[:, None, :], t[:, :, None], t[:, None, :]
    near = abs(s1 * t2 - s2 * t1) <= r[:, :, None] * (abs(s2 - s1) + abs(t2 - t1))
    touch = (near & ~missed).astype(bool)
    every = np.arange(count)
    touch[every, every, :] = touch[every, :, every] = False
    sets: Numbers = np.einsum("k,kij->ij", _bits(count), touch)
    return sets


def _beside(centres: Numbers) -> Numbers:
    """For every two dice a, b the set of those to the right as one goes from a to b."""
    x, y = centres[:, 0], centres[:, 1]
    dx, dy = x[None, :] - x[:, None], y[None, :] - y[:, None]
    # turn(a, b, k) with everything seen from a
    right = dx[:, :, None] * dy[:, None, :] - dy[:, :, None] * dx[:, None, :] > 0
    sets: Numbers = np.einsum("k,abk->ab", _bits(len(centres)), right.astype(bool))
    return sets


@lru_cache(maxsize=8)
def _orders(count: int) -> tuple[Numbers, Numbers]:
    """Every four dice in each of their three orders round, the smallest first; and their sides."""
    fours = np.array(list(combinations(range(count), 4)), dtype=np.int64)
    rings = [fours[:, order] for order in ([0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3])]
    orders = np.concatenate(rings).T.copy()
    return orders, orders * count + orders[[1, 2, 3, 0]]


def _shapes(touched: Numbers, beside: Numbers, may: Numbers) -> Numbers:
    """The dice of each prediction in a column, clockwise, the smallest first."""
    count = len(may)
    orders, sides = _orders(count)
    clear = ((touched == 0) & may[:, None] & may[None, :]).ravel()
    orders = orders[:, clear[sides[0]] & clear[sides[1]] & clear[sides[2]] & clear[sides[3]]]
    a, b, c, d = orders
    one = np.int64(1)
    # O3.3: neither corner lies on the line between its neighbours.
    corners = (touched[a, c] & (one << b | one << d)) | (touched[b, d] & (one << a | one << c)) == 0
    a, b, c, d = orders[:, corners]
    # No three are in one line now. Turning right at all corners, or at all but one, it goes round clockwise;
    # two and two, its lines cross.
    turns = np.stack([beside[d, a] >> b, beside[a, b] >> c, beside[b, c] >> d, beside[c, d] >> a]) & 1
    rights = turns.sum(axis=0)
    back = rights < 2
    b, d = np.where(back, d, b), np.where(back, b, d)
    turns = np.where(back, 1 - turns[[0, 3, 2, 1]], turns)
    around = np.stack([a, b, c, d])
    inside = beside[a, b] & beside[b, c] & beside[c, d] & beside[d, a]
    # Where a corner points inwards, inside is what the other three enclose, on either side of that corner.
    inward = turns.argmin(axis=0)
    every = np.arange(around.shape[1])
    at, after, across, before = (around[(inward + step) % 4, every] for step in range(4))
    hull = beside[before, after] & beside[after, across] & beside[across, before]
    bent = hull & (beside[before, at] | beside[at, after])
    inside = np.where(turns.min(axis=0) == 1, inside, bent)
    return around[:, (inside == 0) & (rights != 2)]
