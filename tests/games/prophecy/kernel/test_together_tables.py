"""Tables that are stepped side by side go where those go that are stepped one by one, to the last bit."""

from itertools import product

import numpy as np
import pytest
from tests.conftest import LONG

from pythia.games.prophecy.kernel.batch import BATCH
from pythia.games.prophecy.kernel.machine import IS_COMPILED
from pythia.games.prophecy.kernel.observation import NEEDS, WHO
from pythia.games.prophecy.state import Options

MANY = 640 if LONG else 64
STEPS = 2 * 8 * 60
"""Two matches of the longest kind, and more of the others."""
SURRENDERED = 0b111111 << 24

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="Numba is not installed")


def test_they_are_the_same_at_every_kind_of_table() -> None:
    surrendered = needed = ended = 0
    for players, length in product(range(2, 7), ("standard", "short")):
        rows = np.zeros((MANY, BATCH.row_words), np.int64)
        BATCH.begin(rows, players, Options(length=length), players)  # type: ignore[arg-type]
        assert BATCH.in_step is not None
        together = BATCH.in_step(rows.copy())
        assert together is not None
        seen, actions = np.zeros((MANY, BATCH.feature_words), np.uint64), np.zeros(MANY, np.int64)
        points, won, chosen = np.zeros((MANY, BATCH.seats), np.int64), actions.copy(), actions.copy()
        for step in range(STEPS):
            BATCH.observe(rows, seen)
            assert (together.observations == seen).all()
            assert (together.turns == BATCH.turns(rows)).all()
            assert (together.scores == BATCH.scores(rows)).all()
            BATCH.choose(seen, actions, step)
            together.choose(chosen, step)
            assert (chosen == actions).all()
            assert BATCH.step(rows, actions, points, won) == together.step(actions) == -1
            assert (together.points == points).all()
            assert (together.won == won).all()
            surrendered += int(np.count_nonzero(seen[:, WHO] & SURRENDERED))
            needed += int(np.count_nonzero(seen[:, NEEDS]))
            ended += int(np.count_nonzero(won))
    # Enough of what is rare, that this looks at something.
    assert surrendered > 100
    assert needed > 100_000
    assert ended > 10 * MANY


def test_any_of_them_may_refuse_and_then_all_stand_still() -> None:
    rows = np.zeros((48, BATCH.row_words), np.int64)
    BATCH.begin(rows, 4, Options(), 1)
    assert BATCH.in_step is not None
    together = BATCH.in_step(rows)
    assert together is not None
    actions = np.zeros(48, np.int64)
    for step, table in enumerate(range(48)):
        together.choose(actions, step)
        before = together.observations.copy()
        for wrong in (-1, 63, 128, 1 << 40, -(1 << 63)):
            tried = actions.copy()
            tried[table:] = wrong
            assert together.step(tried) == table
            assert (together.observations == before).all()
        assert together.step(actions) == -1


def test_only_blocks_of_sixteen_go_together() -> None:
    assert BATCH.in_step is not None
    for count, goes in ((0, False), (15, False), (16, True), (17, False), (32, True)):
        rows = np.zeros((count, BATCH.row_words), np.int64)
        BATCH.begin(rows, 3, Options(), 1)
        assert (BATCH.in_step(rows) is not None) == goes
