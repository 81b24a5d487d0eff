"""Tables of many sizes that go one step at a time, on the processor, while a device looks at others."""

from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from pythia import games
from pythia.batch import Batch, Training


def learnt(game: str) -> tuple[Batch, Training]:
    """A game's kernel, and how a network learns it; raises ValueError where there is no such thing."""
    batch = games.load(game).batch
    if batch is None or (training := batch().training) is None:
        raise ValueError(f"{game!r} has no recipe by which a network learns it")
    return batch(), training


class Lane:
    """Tables of all the kinds of a recipe, or of those for so many players, one below the other. A match that
    ends is followed by another.

    What they show lies where a device can fetch it by itself.
    """

    def __init__(
        self, game: str, count: int, seed: int, *, players: int | None = None, pinned: bool = False
    ) -> None:
        self.batch, training = learnt(game)
        self._kinds = [kind for kind in training.tables if players in (None, kind.players)]
        self.count, self.seed = count, seed
        self.rows = np.zeros((count, self.batch.row_words), np.int64)
        self.players = np.zeros(count, np.int64)

        def shown(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, pin_memory=pinned)

        self.seen = shown(count, self.batch.feature_words)
        self.hidden = shown(count, self.batch.hidden_words)
        self.points = shown(count, self.batch.seats)
        self.winners, self.turns, self.actions = shown(count), shown(count), shown(count)
        self._begin(games.load(game).options, seed)
        self._told = self._talk(training.talkative)
        self._look()

    @property
    def words(self) -> tuple[int, int]:
        """How many say what is seen, and what is hidden."""
        return self.seen.shape[1], self.hidden.shape[1]

    def _begin(self, options: Any, seed: int) -> None:
        weights = np.array([kind.weight for kind in self._kinds])
        ends = np.rint(np.cumsum(weights) / weights.sum() * self.count).astype(int)
        first = 0
        for number, (kind, end) in enumerate(zip(self._kinds, ends, strict=True)):
            if end > first:
                chosen = msgspec.convert(kind.options, options)
                self.batch.begin(self.rows[first:end], kind.players, chosen, seed + number)
                self.players[first:end] = kind.players
            first = end

    def _talk(self, share: float) -> NDArray[np.int64]:
        """By table, the seats that tell what they hide: most of the time nobody."""
        dice = np.random.default_rng(self.seed)
        told = dice.integers(0, 1 << self.players)
        return np.where(dice.random(self.count) < share, told, 0)

    def step(self) -> None:
        """The actions that lie there, one at each table, and on to where there is a choice again."""
        wrong = self.batch.step_to_choice(
            self.rows, self.actions.numpy(), self.points.numpy(), self.winners.numpy()
        )
        assert wrong < 0, "only legal actions are chosen"
        self._look()

    def simply(self, rival: str, places: NDArray[np.int64], at_turn: NDArray[np.bool_]) -> None:
        """At these tables, where it is their turn, simple players act in place of whoever has chosen."""
        chosen = np.zeros(len(places), np.int64)
        self.seed += 1
        self.batch.rivals[rival](self.rows[places], chosen, self.seed)
        actions = self.actions.numpy()
        actions[places] = np.where(at_turn, chosen, actions[places])

    def _look(self) -> None:
        """What the seat whose turn it is sees, and what is hidden from it."""
        words = self.seen.numpy().view(np.uint64)
        self.batch.observe(self.rows, words)
        if self.batch.hear is not None:
            self.batch.hear(self.rows, words, self._told)
        self.batch.reveal(self.rows, self.hidden.numpy().view(np.uint64))
        self.turns.numpy()[:] = self.batch.turns(self.rows)
