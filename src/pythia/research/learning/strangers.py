"""Those who play but do not learn: earlier selves, so that what is learnt holds against more than one's like."""

from collections import deque
from copy import deepcopy

import numpy as np
from numpy.typing import NDArray

from pythia.research.learning.networks import Actor

LEARNER, STRANGER = 0, 1
MOST_KEPT = 8


class Strangers:
    """One earlier self at a time sits at some seats of a share of the tables; or one frozen player at all but one."""

    def __init__(self, share: float, frozen: Actor | None = None) -> None:
        self._share, self._frozen = share, frozen
        self.earlier: deque[Actor] = deque(maxlen=MOST_KEPT)
        self.actor: Actor | None = frozen
        self.who = np.zeros((0, 0), np.int8)

    def keep(self, actor: Actor) -> None:
        """This is one of the earlier selves from now on."""
        self.earlier.append(deepcopy(actor).requires_grad_(requires_grad=False))

    def sit(self, players: NDArray[np.int64], seats: int, dice: np.random.Generator) -> None:
        """Who sits where, until they sit down anew. At least one seat of each table learns."""
        if self._frozen is None:
            self.actor = dice.choice(self.earlier) if self.earlier and self._share else None  # type: ignore[arg-type]
        share, others = (1.0, 1.0) if self._frozen else (self._share, 0.5)
        at_table = dice.random(len(players)) < share
        self.who = np.where(
            at_table[:, None] & (dice.random((len(players), seats)) < others), STRANGER, LEARNER
        )
        self.who[np.arange(len(players)), dice.integers(0, players)] = LEARNER
