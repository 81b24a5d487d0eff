"""Looking back on what was played: what each decision led to."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pythia.research.learning.networks import POINTS, POINTS_UNIT, VALUES, VICTORY

Floats = NDArray[np.float32]


class Played(NamedTuple):
    """So many steps at each of so many tables: arrays of steps by tables."""

    seen: NDArray[np.uint64]
    hidden: NDArray[np.uint64]
    actions: NDArray[np.uint8]
    chances: Floats
    """The logarithm of the chance with which the action was chosen."""
    seats: NDArray[np.int8]
    points: Floats
    """By seat, scored by the step."""
    over: NDArray[np.bool_]
    won: Floats
    """By seat, where the step ended a match."""
    learns: NDArray[np.bool_]
    """Whether the one who learns chose."""


class Lessons(NamedTuple):
    """Of each decision: how much better it was than expected, what was to be expected, whether it is known."""

    better: Floats
    came_to: Floats
    known: NDArray[np.bool_]


def look_back(played: Played, expected: Floats, decay: float) -> Lessons:
    """Generalised advantage estimation along the decisions of each seat, for both values.

    Points count to the end of the round (a step in which somebody scores ends one), victory to the end of
    the match. The last decision of a seat is not known if neither end came after it.
    """
    steps, tables = played.actions.shape
    seats = played.points.shape[2]
    better = np.zeros((steps, tables, VALUES), np.float32)
    known = np.zeros((steps, tables), bool)
    gained = np.zeros((tables, seats, VALUES), np.float32)
    after = np.zeros((tables, seats, VALUES), np.float32)
    later = np.zeros((tables, seats, VALUES), np.float32)
    heard = np.zeros((tables, seats), bool)
    every = np.arange(tables)
    for step in range(steps - 1, -1, -1):
        scored = played.points[step].any(axis=1)
        over = played.over[step]
        for ended, value, gain in (
            (scored, POINTS, played.points[step] / POINTS_UNIT),
            (over, VICTORY, played.won[step]),
        ):
            gained[ended, :, value] = gain[ended]
            after[ended, :, value] = 0
            later[ended, :, value] = 0
        heard[over] = True
        seat = played.seats[step]
        known[step] = heard[every, seat]
        difference = gained[every, seat] + after[every, seat] - expected[step]
        found = np.where(known[step][:, None], difference + decay * later[every, seat], 0)
        better[step] = found
        gained[every, seat], after[every, seat], later[every, seat] = 0, expected[step], found
        heard[every, seat] = True
    return Lessons(better, better + expected, known & played.learns)
