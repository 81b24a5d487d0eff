"""Tables that go step by step: legal actions, rewards that add up, and matches that begin anew."""

import numpy as np
import pytest

from pythia.research import Tables, bits


@pytest.mark.parametrize("count", [48, 50])
def test_points_add_up_to_scores_and_matches_begin_anew(count: int) -> None:
    tables = Tables("prophecy", 3, count, length="short", seed=3)
    sums, ended = np.zeros((count, 3), np.int64), np.zeros(count, np.int64)
    for _ in range(3 * 17 * 5 + 10):
        tables.step(tables.any_actions())
        sums += tables.points
        over = tables.over
        assert (tables.scores[~over] == sums[~over]).all()
        assert np.allclose(tables.won[over].sum(axis=1), 1)
        best = sums == sums.max(axis=1, keepdims=True)
        assert best[tables.won > 0].all()
        sums[over] = 0
        ended += over
        assert (tables.scores[over] == 0).all()
    # Three players set three cards aside and play fourteen, five times over.
    assert (ended == 1).all()


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    tables = Tables("prophecy", 2, 4)
    before, actions = tables.observations.copy(), tables.any_actions()
    for wrong in (0, -1, tables.actions, 10**6):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 2"):
            tables.step(actions)
    assert (tables.observations == before).all()


def test_each_table_is_given_an_action() -> None:
    tables = Tables("prophecy", 2, 16)
    for count in (0, 15, 17):
        with pytest.raises(ValueError, match="16 tables need an action each"):
            tables.step(np.zeros(count, np.int64))
    narrow = tables.any_actions().astype(np.int8)
    tables.step(narrow)
    twice = np.repeat(tables.any_actions(), 2)
    tables.step(twice[::2])


def test_bits_are_spread_out_lowest_first() -> None:
    words = np.array([[1 | 1 << 63, 2]], np.uint64)
    (spread,) = bits(words)
    assert [int(place) for place in spread.nonzero()[0]] == [0, 63, 65]


def test_the_same_seed_is_the_same_play() -> None:
    one, other = (Tables("prophecy", 5, 20, seed=8) for _ in range(2))
    for _ in range(200):
        actions = one.any_actions()
        assert (actions == other.any_actions()).all()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
        assert (one.turns == other.turns).all()
