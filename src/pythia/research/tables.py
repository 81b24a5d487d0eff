"""Thousands of tables of one game, all of which go one step at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pythia.batch import Batch, InStep
from pythia.research.batches import batch_of
from pythia.research.simulate import shares


class Tables:
    """At each table it is one seat's turn; a step takes one action a table. A match that ends begins anew.

    The arrays are the same ones after every step, with new contents: copy what is to be kept.
    """

    def __init__(self, game: str, players: int, tables: int, *, seed: int = 0, **options: Any) -> None:
        self._batch, chosen = batch_of(game, players, options)
        self._players, self._seed = players, seed
        rows = np.zeros((tables, self._batch.row_words), np.int64)
        self._batch.begin(rows, players, chosen, seed)
        self._tables = _in_step(self._batch, rows)
        self.actions = self._batch.actions
        """Of the game: they are numbers below this."""
        self.observations = self._tables.observations
        """What the seat whose turn it is knows, every feature a bit (`bits` spreads them out)."""
        self.legal: NDArray[np.uint64] = self.observations[:, self._batch.legal_words]
        """The actions that are legal, as bits."""
        self.turns = self._tables.turns
        """The seat whose turn it is."""
        self.scores: NDArray[np.int64] = self._tables.scores[:, :players]
        """Of the match as it stands, by seat."""
        self.points: NDArray[np.int64] = self._tables.points[:, :players]
        """What each seat has scored by the latest step."""

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the latest step ended a match: what is seen there is the next one."""
        return np.not_equal(self._tables.won, 0)

    @property
    def won(self) -> NDArray[np.float64]:
        """Where a match is over, each seat's share of the victory."""
        return shares(self._tables.won, self._players)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """An action at each table; raises ValueError, and does nothing, where one of them is not legal."""
        if actions.shape != self.turns.shape:
            raise ValueError(f"{len(self.turns)} tables need an action each, not {actions.shape}")
        numbers = actions.astype(np.int64, order="C", casting="same_kind", copy=False)
        wrong = self._tables.step(numbers)
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} is not legal at table {wrong}")

    def any_actions(self) -> NDArray[np.int64]:
        """A legal action at each table, any as likely as any other."""
        actions = np.zeros(len(self.turns), np.int64)
        self._seed = self._batch.further(self._seed, len(actions))
        self._tables.choose(actions, ~self._seed)
        return actions


def _in_step(batch: Batch, rows: NDArray[np.int64]) -> InStep:
    """Together where the game can, else one by one."""
    found = batch.in_step(rows) if batch.in_step else None
    return found or _OneByOne(batch, rows)


class _OneByOne:
    def __init__(self, batch: Batch, rows: NDArray[np.int64]) -> None:
        self._batch, self._rows = batch, rows
        self.observations = np.zeros((len(rows), batch.feature_words), np.uint64)
        self.turns, self.scores = batch.turns(rows), batch.scores(rows)
        self.points = np.zeros((len(rows), batch.seats), np.int64)
        self.won = np.zeros(len(rows), np.int64)
        batch.observe(rows, self.observations)

    def step(self, actions: NDArray[np.int64]) -> int:
        wrong = self._batch.step(self._rows, actions, self.points, self.won)
        if wrong < 0:
            self._batch.observe(self._rows, self.observations)
        return wrong

    def choose(self, actions: NDArray[np.int64], seed: int) -> None:
        self._batch.choose(self.observations, actions, seed)


def bits(words: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Words spread out, as zeros and ones: 64 for each, the lowest first."""
    octets = words.astype("<u8").view(np.uint8).reshape(len(words), -1)
    return np.unpackbits(octets, axis=1, bitorder="little")
