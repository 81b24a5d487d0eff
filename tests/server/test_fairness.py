"""Who wins a race: a small run of `benchmarks/races.py`, the same every time."""

from random import Random

import pytest
from benchmarks.races import FAR, NEAR, Who, simulate

from pythia.server.table.lag import CAP_MS

RACES = 3000


@pytest.mark.parametrize("players", [(FAR, NEAR), (NEAR, FAR), (NEAR, NEAR)])
def test_equally_quick_honest_players_win_equally_often(players: tuple[Who, Who]) -> None:
    first, ahead_ms = simulate(players, RACES, Random(1))
    assert abs(first - 0.5) < 0.03
    assert abs(ahead_ms) < 6


def test_without_it_the_near_one_would_always_win() -> None:
    assert simulate((FAR, NEAR), RACES, Random(1), fair=False).first < 0.1


@pytest.mark.parametrize("later_s", [0.05, 0.25, 0.6])
def test_who_delays_everything_gains_nothing(later_s: float) -> None:
    first, ahead_ms = simulate((Who(0.02, later_s, later_s), NEAR), RACES, Random(1))
    assert first < 0.53
    assert ahead_ms < 6


@pytest.mark.parametrize("later_s", [0.1, 0.28, 2.0])
def test_who_delays_only_the_measurement_gains_no_more_than_the_cap(later_s: float) -> None:
    assert simulate((Who(0.02, later_s), NEAR), RACES, Random(1)).ahead_ms <= CAP_MS - 20
