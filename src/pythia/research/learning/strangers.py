"""Those who play but do not learn, so that what is learnt holds against more than one's like.

They are earlier selves, guests that have learnt elsewhere, and simple players such as one meets."""

from collections import deque
from collections.abc import Sequence
from copy import deepcopy
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pythia.research.learning.networks import Actor

LEARNER, STRANGER, SIMPLE = 0, 1, 2
MOST_KEPT = 12
THEIR_SEATS = 0.6
"""Their share of the seats at tables where they sit."""


class Guests(NamedTuple):
    """Who sits at the tables of a lane for a while: by table and seat; and the tables where others than
    learners do."""

    who: NDArray[np.int64]
    with_strangers: NDArray[np.int64]
    with_simple: NDArray[np.int64]


class Strangers:
    """One earlier self or (every other time) guest at a time sits at a share of the tables, simple players at
    another; or one frozen player at all of them, everywhere but at one seat."""

    def __init__(
        self, earlier: float, simple: float, frozen: Actor | None = None, guests: Sequence[Actor] = ()
    ) -> None:
        self._shares, self.frozen, self.guests = (earlier, simple), frozen, guests
        self.kept: deque[Actor] = deque(maxlen=MOST_KEPT)

    def keep(self, actor: Actor) -> None:
        """This is one of the earlier selves from now on."""
        self.kept.append(deepcopy(actor).requires_grad_(requires_grad=False))

    def comes(self, dice: np.random.Generator) -> Actor | None:
        """Who it is this time."""
        if self.frozen is not None or not self._shares[0]:
            return self.frozen
        come = self.guests if self.guests and (not self.kept or dice.integers(2)) else self.kept
        return come[int(dice.integers(len(come)))] if come else None

    def tables(self, count: int) -> int:
        """Of so many, those at which strangers sit."""
        return count if self.frozen is not None else int(self._shares[0] * count)

    def sit(self, players: NDArray[np.int64], seats: int, dice: np.random.Generator) -> Guests:
        """At least one seat of each table learns."""
        count = len(players)
        who = np.zeros((count, seats), np.int64)
        shuffled = dice.permutation(count)
        if self.frozen is not None:
            who[:] = STRANGER
            strange, simple = shuffled, shuffled[:0]
        else:
            first = self.tables(count)
            strange, simple, _ = np.split(shuffled, [first, first + int(self._shares[1] * count)])
            for places, kind in ((strange, STRANGER), (simple, SIMPLE)):
                who[places] = np.where(dice.random((len(places), seats)) < THEIR_SEATS, kind, LEARNER)
        who[np.arange(count), dice.integers(0, players)] = LEARNER
        return Guests(who, np.sort(strange), np.sort(simple))
