"""All predictions once more, by Shapely's floating-point geometry: the peer that ours is held against."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import shapely

from pythia.games.oraklos.geometry import Die, Shape, clockwise


def predictions(dice: Sequence[Die], holes: bool = False, grown: float = 1.0) -> set[Shape]:
    """O3.1 to O3.4 of every four dice at once; footprints `grown` by a factor."""
    count = len(dice)
    centres = np.array([each.centre for each in dice], dtype=float)
    axes = np.array([each.axis for each in dice], dtype=float) * grown
    across = np.stack([-axes[:, 1], axes[:, 0]], axis=1)
    corners = np.stack([axes + across, across - axes, -axes - across, axes - across], axis=1)
    squares = shapely.polygons(centres[:, None, :] + corners)
    ends = np.array(list(combinations(range(count), 2)))
    lines = shapely.linestrings(centres[ends])
    hit = shapely.intersects(lines[:, None], squares[None, :])
    touched = np.zeros((count, count, count), dtype=bool)
    touched[ends[:, 0], ends[:, 1]] = touched[ends[:, 1], ends[:, 0]] = hit
    every = np.arange(count)
    touched[every, :, every] = touched[:, every, every] = False
    may = np.array([holes or not each.hole for each in dice])
    clear = ~touched.any(axis=2) & may[:, None] & may[None, :]
    fours = np.array([four for four in combinations(range(count), 4) if may[list(four)].all()])
    if not len(fours):
        return set()
    rings = np.concatenate([fours[:, order] for order in ([0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3])])
    a, b, c, d = rings.T
    rings = rings[clear[a, b] & clear[b, c] & clear[c, d] & clear[d, a]]
    a, b, c, d = rings.T
    flat = touched[a, c, b] | touched[a, c, d] | touched[b, d, a] | touched[b, d, c]
    rings = rings[~flat]
    shapes = shapely.polygons(centres[rings])
    simple = shapely.is_valid(shapes)
    rings, shapes = rings[simple], shapes[simple]
    inside = shapely.contains_xy(shapes[:, None], centres[None, :, 0], centres[None, :, 1])
    inside[np.arange(len(rings))[:, None], rings] = False
    found = rings[~inside.any(axis=1)]
    return {clockwise(dice, (a, b, c, d)) for a, b, c, d in found.tolist()}
