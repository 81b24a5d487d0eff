"""Thousands of tables of one game, all of which go one step at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pythia.research.batches import batch_of
from pythia.research.simulate import shares


class Tables:
    """At each table it is one seat's turn; a step takes one action a table. A match that ends begins anew.

    The arrays are the same ones after every step, with new contents: copy what is to be kept.
    """

    def __init__(self, game: str, players: int, tables: int, *, seed: int = 0, **options: Any) -> None:
        self._batch, chosen = batch_of(game, players, options)
        self._players, self._seed = players, seed
        self._rows = np.zeros((tables, self._batch.row_words), np.int64)
        self._points = np.zeros((tables, self._batch.seats), np.int64)
        self._winners = np.zeros(tables, np.int64)
        self._batch.begin(self._rows, players, chosen, seed)
        self.actions = self._batch.actions
        """Of the game: they are numbers below this."""
        self.observations = np.zeros((tables, self._batch.feature_words), np.uint64)
        """What the seat whose turn it is knows, every feature a bit (`bits` spreads them out)."""
        self._batch.observe(self._rows, self.observations)

    @property
    def turns(self) -> NDArray[np.int64]:
        """The seat whose turn it is."""
        return self._batch.turns(self._rows)

    @property
    def legal(self) -> NDArray[np.uint64]:
        """The actions that are legal, as bits."""
        return self.observations[:, self._batch.legal_words]

    @property
    def scores(self) -> NDArray[np.int64]:
        """Of the match as it stands, by seat."""
        return self._batch.scores(self._rows)[:, : self._players]

    @property
    def points(self) -> NDArray[np.int64]:
        """What each seat has scored by the latest step."""
        return self._points[:, : self._players]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the latest step ended a match: what is seen there is the next one."""
        return np.not_equal(self._winners, 0)

    @property
    def won(self) -> NDArray[np.float64]:
        """Where a match is over, each seat's share of the victory."""
        return shares(self._winners, self._players)

    def step(self, actions: NDArray[np.int64]) -> None:
        """An action at each table; raises ValueError, and does nothing, where one of them is not legal."""
        wrong = self._batch.step(self._rows, actions, self._points, self._winners)
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} is not legal at table {wrong}")
        self._batch.observe(self._rows, self.observations)

    def any_actions(self) -> NDArray[np.int64]:
        """A legal action at each table, any as likely as any other."""
        actions = np.zeros(len(self._rows), np.int64)
        self._seed = self._batch.further(self._seed, len(actions))
        self._batch.choose(self.observations, actions, ~self._seed)
        return actions


def bits(words: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Words spread out, as zeros and ones: 64 for each, the lowest first."""
    octets = words.astype("<u8").view(np.uint8).reshape(len(words), -1)
    return np.unpackbits(octets, axis=1, bitorder="little")
