"""Whole matches by the thousand: the same for a seed however they are spread out, and plausible."""

import numpy as np
import pytest

from pythia.research import simulate
from pythia.research.simulate import BLOCK


def test_the_number_of_threads_and_of_matches_changes_no_match() -> None:
    alone = simulate("prophecy", 4, 2 * BLOCK + 100, seed=5)
    together = simulate("prophecy", 4, 2 * BLOCK + 100, seed=5, threads=3)
    fewer = simulate("prophecy", 4, 100, seed=5)
    assert (alone.scores == together.scores).all()
    assert (alone.won == together.won).all()
    assert (alone.scores[:100] == fewer.scores).all()
    assert not (simulate("prophecy", 4, 100, seed=6).scores == fewer.scores).all()


@pytest.mark.parametrize("length", ["standard", "short"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_table_plays(players: int, length: str) -> None:
    played = simulate("prophecy", players, 200, policy="greedy", length=length)
    assert played.scores.shape == played.won.shape == (200, players)
    assert np.allclose(played.won.sum(axis=1), 1)
    best = played.scores == played.scores.max(axis=1, keepdims=True)
    assert best[played.won > 0].all()


def test_greedy_players_score_more() -> None:
    scores = [simulate("prophecy", 4, 500, policy=policy).scores.mean() for policy in ("random", "greedy")]
    assert scores[1] > 1.2 * scores[0]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"game": "chess"}, "no game called"),
        ({"game": "oraklos"}, "no kernel"),
        ({"players": 7}, "for 2 to 6 players"),
        ({"policy": "wild"}, "no policy 'wild'; there are random, greedy"),
        ({"length": "endless"}, "endless"),
    ],
)
def test_what_there_is_not_is_said(asked: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(**{"game": "prophecy", "players": 4, "matches": 1, **asked})  # type: ignore[arg-type]
