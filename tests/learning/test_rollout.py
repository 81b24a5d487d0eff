"""Looking back: what each decision led to, along the decisions of its seat."""

import torch

from pythia.batch import Temper
from pythia.research.learning.networks import POINTS, POINTS_UNIT, VICTORY
from pythia.research.learning.rollout import Played, look_back, room_for, shares_of_victory, wanted

DECAY = 0.5


def one_table(seats: list[int], points: dict[int, list[int]], winners: dict[int, int]) -> Played:
    """A table of two where these seats decide; points and winners by step."""
    played = room_for(len(seats), 1, 2, (1, 1), "cpu")
    for tensor in played:
        tensor.zero_()
    played.seats[:, 0] = torch.tensor(seats)
    played.learns[:] = True
    played.players[:] = 2
    for step, scored in points.items():
        played.points[step, 0] = torch.tensor(scored)
    for step, won in winners.items():
        played.winners[step, 0] = won
    return played


def test_points_reach_to_the_end_of_their_round_and_victory_to_that_of_the_match() -> None:
    played = one_table([0, 1, 0, 1], {1: [5, 10], 3: [0, 20]}, {3: 0b10})
    found = look_back(played, DECAY)
    points = found.came_to[:, 0, POINTS] * POINTS_UNIT
    assert points.tolist() == [5, 10, 0, 20]
    # Expected nothing, heard of a win: two decisions before it a seat hears half of it.
    assert found.came_to[:, 0, VICTORY].tolist() == [0, 0.5, 0, 1]
    assert found.known.all()


def test_what_was_expected_takes_the_place_of_what_was_not_seen() -> None:
    played = one_table([0, 0, 0], {}, {})
    played.expected[:, 0, POINTS] = torch.tensor([1.0, 3.0, 7.0])
    found = look_back(played, DECAY)
    assert found.known[:, 0].tolist() == [True, True, False]
    # The second was worth 7 after all, 4 more than expected; the first 3, and half of those 4 more.
    assert found.better[:2, 0, POINTS].tolist() == [3 - 1 + DECAY * 4, 4]


def test_nothing_is_learnt_from_those_who_do_not_learn() -> None:
    played = one_table([0, 1], {1: [1, 1]}, {1: 0b11})
    played.learns[0] = False
    assert look_back(played, DECAY).known[:, 0].tolist() == [False, True]


def test_a_shared_victory_is_shared() -> None:
    assert shares_of_victory(torch.tensor([0b101, 0b010, 0]), 3).tolist() == [
        [0.5, 0, 0.5],
        [0, 1, 0],
        [0, 0, 0],
    ]


def test_a_temper_weighs_the_points_of_a_round() -> None:
    unit = int(POINTS_UNIT)
    points, players = torch.tensor([[unit, 4 * unit, 0, 0]]), torch.tensor([3])
    assert wanted(points, players, Temper()).tolist() == [[1, 4, 0, 0]]
    assert wanted(points, players, Temper(power=0.5)).tolist() == [[1, 2, 0, 0]]
    assert wanted(points, players, Temper(power=2)).tolist() == [[1, 16, 0, 0]]
    # The others of the first seat have 4 and 0 units, those of the second 1 and 0.
    assert wanted(points, players, Temper(spite=1))[0, :3].tolist() == [1 - 2, 4 - 0.5, 0 - 2.5]
