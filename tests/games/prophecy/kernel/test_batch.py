"""Steps of the batch: on to the next choice is what steps by hand lead to."""

from itertools import product

import numpy as np
import pytest

from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.batch import BATCH
from pythia.games.prophecy.state import Options

Taken = tuple[list[list[int]], list[int]]
"""What each scored in every row, and who won."""


def legal_of(rows: at.Row) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
    seen = np.zeros((len(rows), BATCH.feature_words), np.uint64)
    BATCH.observe(rows, seen)
    return seen[:, BATCH.legal_words]


def steps_by_hand(rows: at.Row, actions: at.Row) -> Taken:
    """A step in each row, and in each more of them while one action alone is legal there."""
    points, won = np.zeros((len(rows), BATCH.seats), np.int64), np.zeros(len(rows), np.int64)
    for number in range(len(rows)):
        one, action = rows[number : number + 1], actions[number : number + 1]
        while True:
            gained, winners = np.zeros((1, BATCH.seats), np.int64), np.zeros(1, np.int64)
            assert BATCH.step(one, action, gained, winners) == -1
            points[number] += gained[0]
            won[number] |= winners[0]
            legal = legal_of(one)
            if np.bitwise_count(legal).sum() != 1:
                break
            action = np.zeros(1, np.int64)
            BATCH.choose(np.pad(legal, ((0, 0), (BATCH.legal_words.start, 0))), action, 0)
    return points.tolist(), won.tolist()


def test_on_to_the_next_choice_is_where_steps_by_hand_lead() -> None:
    skipped = ended = 0
    for players, length in product(range(2, 7), ("standard", "short")):
        rows, count = np.zeros((20, BATCH.row_words), np.int64), 60 if length == "standard" else 500
        BATCH.begin(rows, players, Options(length=length), players)  # type: ignore[arg-type]
        points, won = np.zeros((20, BATCH.seats), np.int64), np.zeros(20, np.int64)
        for step in range(count):
            seen = np.zeros((20, BATCH.feature_words), np.uint64)
            BATCH.observe(rows, seen)
            assert (np.bitwise_count(seen[:, BATCH.legal_words]).sum(axis=1) > 1).all()
            actions = np.zeros(20, np.int64)
            BATCH.choose(seen, actions, step)
            by_hand, only_one = rows.copy(), rows.copy()
            wanted = steps_by_hand(by_hand, actions)
            BATCH.step(only_one, actions, points, won)
            assert BATCH.step_to_choice(rows, actions, points, won) == -1
            assert (rows == by_hand).all()
            assert (points.tolist(), won.tolist()) == wanted
            skipped += int((rows != only_one).any(axis=1).sum())
            ended += int(np.count_nonzero(won))
    # Enough of both, that this looks at something.
    assert skipped > 1000
    assert ended > 100


@pytest.mark.parametrize("wrong", [-1, 60, 127, 128])
def test_an_illegal_action_is_named_and_nothing_happens(wrong: int) -> None:
    rows, points, won = (np.zeros((5, words), np.int64) for words in (BATCH.row_words, BATCH.seats, 1))
    BATCH.begin(rows, 4, Options(), 3)
    seen, actions = np.zeros((5, BATCH.feature_words), np.uint64), np.zeros(5, np.int64)
    BATCH.observe(rows, seen)
    BATCH.choose(seen, actions, 1)
    actions[3] = wrong
    before = rows.copy()
    for step in (BATCH.step, BATCH.step_to_choice):
        assert step(rows, actions, points, won[:, 0]) == 3
        assert (rows == before).all()
