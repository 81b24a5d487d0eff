"""What of Pythia is measured: Prophecy with four players, random legal play where nothing else is said."""

import random
from collections.abc import Callable, Mapping

import numpy as np
from benchmarks.simulator import contestants as names
from benchmarks.simulator.contestants import Play

from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.games import (
    any_actions,
    begin_games,
    finish_at_random,
    finish_greedily,
    legal_actions,
    reseed,
    step_games,
)
from pythia.research import Tables, simulate

PLAYERS, ROUNDS, PLAYS = 4, 8, 48
"""Plays are of a round: twelve tricks."""
MATCHES, TABLES, MANY = 2000, 1024, 40_960
FIRST_BID, LAST_BID = 64, 119


def whole_matches(finish: Callable[[at.Row, bool], None]) -> Play:
    """From the first deal to the last score."""
    rows = np.zeros((MATCHES, at.WORDS), np.int64)

    def play() -> int:
        begin_games(rows, PLAYERS, 0, random.randrange(1 << 60))
        finish(rows, True)
        return MATCHES * ROUNDS * PLAYS

    return play


def play_outs() -> Play:
    """From one position, the first lead of a round."""
    start, words, action = (
        np.zeros((1, at.WORDS), np.int64),
        np.zeros((1, 2), np.uint64),
        np.zeros(1, np.int64),
    )
    begin_games(start, PLAYERS, 0, 1)
    while start[0, at.BIDDING]:
        legal_actions(start, words)
        any_actions(words, action, int(words[0, 1]) % 1000)
        step_games(start, action, np.zeros((1, 6), np.int64), np.zeros(1, np.int64), False)
    rows = np.zeros((MATCHES, at.WORDS), np.int64)

    def play() -> int:
        rows[:] = start
        reseed(rows, random.randrange(1 << 60))
        finish_at_random(rows, False)
        return MATCHES * PLAYS

    return play


def tables() -> Play:
    """Any action at each of a thousand tables, with observations and legal actions; bids are not counted."""
    here = Tables("prophecy", PLAYERS, TABLES)

    def play() -> int:
        actions = here.any_actions()
        here.step(actions)
        # All of them bid in the same steps.
        return 0 if FIRST_BID <= actions[0] <= LAST_BID else TABLES

    return play


def with_threads(threads: int) -> Play:
    def play() -> int:
        simulate("prophecy", PLAYERS, MANY, seed=random.randrange(1 << 60), threads=threads)
        return MANY * ROUNDS * PLAYS

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {
    names.MATCHES: lambda: whole_matches(finish_at_random),
    names.GREEDY: lambda: whole_matches(finish_greedily),
    names.PLAY_OUTS: play_outs,
    names.TABLES: tables,
    names.ONE_THREAD: lambda: with_threads(1),
    names.TWO_THREADS: lambda: with_threads(2),
}
