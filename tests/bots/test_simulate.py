"""Games of bots among themselves repeat from their seed, and their sums are the sums of their rounds."""

import pickle

import pytest

from pythia import games
from pythia.bots.simulate import Plan, PlayedGame, Share, estimate, levels, shares, simulate, summarise
from pythia.contract import Result
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options


def plan(games: int, seed: str = "simulate", bots: tuple[str, ...] = ("random", "novice")) -> Plan:
    return Plan("prophecy", Options(length="short"), bots, games, seed)


def test_a_plan_is_played_the_same_every_time() -> None:
    games = list(simulate(plan(3)))
    assert games == list(simulate(plan(3)))
    assert games != list(simulate(plan(3, seed="other words")))


def test_more_games_begin_with_the_same_ones() -> None:
    assert list(simulate(plan(4)))[:2] == list(simulate(plan(2)))


def test_processes_change_nothing() -> None:
    assert list(simulate(plan(5), processes=2)) == list(simulate(plan(5)))


def test_games_are_yielded_as_they_are_over() -> None:
    endless = simulate(plan(10**9))
    assert next(endless) == next(simulate(plan(1)))


def test_every_level_can_be_seated() -> None:
    assert levels(GAME) == ("random", *GAME.levels)
    every = levels(GAME)
    for first in range(0, len(every), 4):
        bots = tuple([every[(first + seat) % len(every)] for seat in range(4)])
        (game,) = simulate(plan(1, bots=bots))
        assert len(game.shares) == 4
        assert sum(share.won for share in game.shares) == pytest.approx(1)
        assert game.actions == 5 * (4 + 4 * 12), "four bids and twelve tricks of four cards, five times"


def test_shares_of_a_result() -> None:
    """P7.2: exact is what earned the bonus; a surrendered lead (seat 2, first round) did not."""
    rounds = [
        {"bids": (2, 0, 3), "tricks": (2, 9, 3), "points": (7, 9, 0)},
        {"bids": (4, 0, 3), "tricks": (5, 0, 9), "points": (5, 5, 9)},
    ]
    result = Result(True, (12, 14, 9), (1,), (2, 1, 3), {"rounds": rounds})
    assert shares(GAME, result) == (
        Share(6.0, {"exact": 0.5}, 0.0),
        Share(7.0, {"exact": 0.5}, 1.0),
        Share(4.5, {"exact": 0.0}, 0.0),
    )


def test_a_game_without_statistics_of_its_own_is_measured_whole() -> None:
    found = shares(games.load("quest"), Result(True, (3, 5, 5), (1, 2), (3, 1, 1), {}))
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 games are played in other processes
    assert found == (
        Share(3.0, {}, 0.0),
        Share(5.0, {}, 0.5),
        Share(5.0, {}, 0.5),
    )


def test_summary() -> None:
    one = PlayedGame((Share(4.0, {"exact": 0.5}, 1.0), Share(2.0, {"exact": 0.0}, 0.0)), actions=100)
    two = PlayedGame((Share(6.0, {"exact": 1.0}, 0.0), Share(4.0, {"exact": 0.5}, 1.0)), actions=104)
    summary = summarise([one, two])
    assert summary.games == 2
    assert [seat.points.mean for seat in summary.seats] == [5.0, 3.0]
    assert [seat.shares["exact"].mean for seat in summary.seats] == [0.75, 0.25]
    assert summary.everyone.points.mean == 4.0
    assert summary.everyone.shares["exact"] == estimate([0.25, 0.75])
    assert (summary.actions.mean, summary.shortest, summary.longest) == (102, 100, 104)


def test_an_estimate_says_how_sure_it_is() -> None:
    assert estimate([3.0]) == (3.0, None, None), "one value says nothing of its spread"
    mean, deviation, margin = estimate([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert deviation == pytest.approx(1.29099, rel=1e-5)
    assert margin == pytest.approx(1.959964 * 1.29099 / 2, rel=1e-5)
