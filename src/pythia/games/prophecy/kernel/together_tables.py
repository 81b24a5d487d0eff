"""Tables that go in step, as research asks for them (`Tables`)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pythia.games.prophecy.kernel.games import Numbers
from pythia.games.prophecy.kernel.lanes import WIDTH
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS
from pythia.games.prophecy.kernel.together_observation import PLACES
from pythia.games.prophecy.kernel.together_steps import (
    COMMON,
    POINTS,
    SCORES,
    TOLD,
    TURNS,
    WON,
    any_together,
    gather,
    step_together,
)

_LINE_BYTES = 64
"""What a cache hands out at once, and a wide register holds."""


class TablesInStep:
    """A multiple of sixteen tables, in blocks of sixteen."""

    @staticmethod
    def suits(rows: Row) -> bool:
        return len(rows) > 0 and len(rows) % WIDTH == 0

    def __init__(self, rows: Row) -> None:
        count = len(rows)
        self._blocks = _aligned((count // WIDTH, PLACES, WIDTH), np.int64)
        self._common = np.zeros(COMMON, np.int64)
        self._seen = _aligned((FEATURE_WORDS, WIDTH), np.int64)
        self.observations = _aligned((count, FEATURE_WORDS), np.uint64)
        self._told = np.zeros((TOLD, count), np.int64)
        self.turns, self.won = self._told[TURNS], self._told[WON]
        self.points, self.scores = self._told[POINTS:SCORES].T, self._told[SCORES:].T
        gather(rows, self._blocks, self._common, self._seen, self.observations, self._told)

    def step(self, actions: Numbers) -> int:
        return step_together(self._blocks, self._common, actions, self._seen, self.observations, self._told)

    def choose(self, actions: Numbers, seed: int) -> None:
        any_together(self._blocks, actions, seed)


def _aligned(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Zeros that begin where a line of the cache does."""
    bytes_needed = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(bytes_needed + _LINE_BYTES, np.uint8)
    first = -room.ctypes.data % _LINE_BYTES
    found: NDArray[Any] = room[first : first + bytes_needed].view(kind).reshape(shape)
    return found
