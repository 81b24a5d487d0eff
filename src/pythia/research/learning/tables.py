"""Many tables of many sizes that go one step at a time, and who plays there."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pythia import games
from pythia.batch import Batch, Training


class Mixed:
    """Tables of all the kinds of a recipe, one below the other. A match that ends is followed by another.

    As long as a kind is asked for at all it has a table.
    """

    def __init__(self, game: str, count: int, seed: int, threads: int = 1) -> None:
        self.batch: Batch
        self.batch, self.training = _learnt(game)
        self.count = count
        self.rows = np.zeros((count, self.batch.row_words), np.int64)
        self.players = np.zeros(count, np.int64)
        self.points = np.zeros((count, self.batch.seats), np.int64)
        self.winners = np.zeros(count, np.int64)
        self.seen = np.zeros((count, self.batch.feature_words), np.uint64)
        self.hidden = np.zeros((count, self.batch.hidden_words), np.uint64)
        self._pool = ThreadPoolExecutor(threads)
        self._parts = [slice(part[0], part[-1] + 1) for part in np.array_split(np.arange(count), threads)]
        self._begin(games.load(game).options, seed)
        self.look()

    def _begin(self, options: Any, seed: int) -> None:
        kinds = self.training.tables
        weights = np.array([kind.weight for kind in kinds])
        ends = np.rint(np.cumsum(weights) / weights.sum() * self.count).astype(int)
        first = 0
        for number, (kind, end) in enumerate(zip(kinds, ends, strict=True)):
            if end > first:
                chosen = msgspec.convert(kind.options, options)
                self.batch.begin(self.rows[first:end], kind.players, chosen, seed + number)
                self.players[first:end] = kind.players
            first = end

    @property
    def turns(self) -> NDArray[np.int64]:
        return self.batch.turns(self.rows)

    @property
    def legal(self) -> NDArray[np.uint64]:
        return self.seen[:, self.batch.legal_words]

    @property
    def won(self) -> NDArray[np.float32]:
        """By seat, each one's share of the victory where a match has ended."""
        winners = self.winners[:, None] >> np.arange(self.batch.seats) & 1
        return (winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)).astype(np.float32)

    def look(self) -> None:
        """What the seat whose turn it is sees, and what is hidden from it."""

        def part(rows: slice) -> None:
            self.batch.observe(self.rows[rows], self.seen[rows])
            self.batch.reveal(self.rows[rows], self.hidden[rows])

        self._in_parts(part)

    def step(self, actions: NDArray[np.int64]) -> None:
        def part(rows: slice) -> None:
            wrong = self.batch.step(self.rows[rows], actions[rows], self.points[rows], self.winners[rows])
            assert wrong < 0, "only legal actions are chosen"

        self._in_parts(part)
        self.look()

    def _in_parts(self, work: Any) -> None:
        for _ in self._pool.map(work, self._parts):
            pass


def _learnt(game: str) -> tuple[Batch, Training]:
    batch = games.load(game).batch
    if batch is None or (training := batch().training) is None:
        raise ValueError(f"{game!r} has no recipe by which a network learns it")
    return batch(), training


def training_of(game: str) -> Training:
    """Raises ValueError where there is none."""
    return _learnt(game)[1]
