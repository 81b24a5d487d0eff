"""Whole matches of one policy, by the million."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pythia.research.batches import batch_of

BLOCK = 4096
"""So many matches at a time: their rows stay in the cache of a core."""


class Played(NamedTuple):
    """Matches that are over, one a row, by seat."""

    scores: NDArray[np.int64]
    won: NDArray[np.float64]
    """The share of the victory."""


def simulate(
    game: str,
    players: int,
    matches: int,
    *,
    policy: str = "random",
    seed: int = 0,
    threads: int = 1,
    **options: Any,
) -> Played:
    """So many whole matches in which every seat plays by this policy: `random`, or another of the game's.

    They are the same for a seed whatever the number of threads, and on every machine.
    """
    batch, chosen = batch_of(game, players, options)
    if policy not in batch.policies:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(batch.policies)}")
    scores = np.zeros((matches, players), np.int64)
    won = np.zeros((matches, players))

    def play(first: int) -> None:
        rows = np.zeros((min(BLOCK, matches - first), batch.row_words), np.int64)
        batch.begin(rows, players, chosen, batch.further(seed, first))
        batch.policies[policy](rows)
        block = slice(first, first + len(rows))
        scores[block] = batch.scores(rows)[:, :players]
        winners = np.zeros(len(rows), np.int64)
        batch.winners(rows, winners)
        won[block] = shares(winners, players)

    blocks = range(0, matches, BLOCK)
    if threads == 1:
        for first in blocks:
            play(first)
    else:
        with ThreadPoolExecutor(threads) as pool:
            _wait(pool.map(play, blocks))
    return Played(scores, won)


def _wait(done: Iterator[None]) -> None:
    for _ in done:
        pass


def shares(winners: NDArray[np.int64], players: int) -> NDArray[np.float64]:
    """Of sets of seats: what each seat has of the victory."""
    won: NDArray[np.float64] = (winners[:, None] >> np.arange(players) & 1).astype(np.float64)
    won /= np.maximum(won.sum(axis=1, keepdims=True), 1)
    return won
