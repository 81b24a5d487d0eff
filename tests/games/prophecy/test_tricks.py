"""P6, P7.1 and P8 on single tricks: every worked case of the rules, and each Specialist's every face."""

import pytest
from tests.games.prophecy.tables import play_all, playing

WORKED_CASES = [
    ("ea", "se11, se13, shaman, ea2", "ea2"),
    ("ea", "se11, se13, shaman", "shaman"),
    ("ea", "su3, monkey, su14", "monkey"),
    ("ea", "su3, monkey, shaman", "shaman"),
    ("ea", "jaguar, ea14, shaman", "jaguar"),
    ("ea", "ea14, jaguar, shaman", "shaman"),
    ("ea", "lizard sp, su14, se14", "lizard"),
    ("ea", "lizard ea, monkey, su9", "lizard"),
    ("ea", "lizard sp, shaman, su14", "shaman"),
    ("ea", "sp4, su14, shaman", "sp4"),
    ("ea", "ea3, monkey, shaman", "ea3"),
    ("jaguar", "jaguar, shaman, su14", "shaman"),
    ("jaguar", "jaguar, su14, shaman", "jaguar"),
    ("jaguar", "su3, monkey, jaguar, shaman", "shaman"),
]


def winning(trump: str, trick: str) -> str:
    """The card that takes the trick; each seat plays its only card, so that none has to follow."""
    cards = trick.split(", ")
    played = [card.split()[0] for card in cards]
    state = play_all(playing(*played, trump=trump, last_round=True), *cards)
    assert state.last is not None
    return played[state.last.winner]


@pytest.mark.parametrize(("trump", "trick", "winner"), WORKED_CASES)
def test_the_worked_cases_of_the_rules(trump: str, trick: str, winner: str) -> None:
    assert winning(trump, trick) == winner


@pytest.mark.parametrize(("trick", "winner"), [("su9, su10, su2", "su10"), ("ea9, ea10, ea2", "ea10")])
def test_P6_2_a_suited_card_is_its_suit_and_rank(trick: str, winner: str) -> None:
    assert winning("ea", trick) == winner


@pytest.mark.parametrize("trick", ["jaguar, ea14, ea13", "su14, jaguar, ea14", "su14, ea14, jaguar"])
def test_P6_3_the_jaguar_is_the_highest_trump_led_or_not(trick: str) -> None:
    assert winning("ea", trick) == "jaguar"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("monkey se, se14, se1", "monkey"),
        ("monkey se, se14, ea1", "ea1"),
        ("monkey su, shaman, su14", "shaman"),
        ("su14, monkey, su13", "monkey"),
        ("ea1, monkey, su13", "ea1"),
        ("jaguar, monkey, su13", "jaguar"),
    ],
)
def test_P6_4_the_monkey_is_the_highest_of_the_lead_suit_and_nothing_where_that_is_trump(
    trick: str, winner: str
) -> None:
    assert winning("ea", trick) == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("lizard sp, sp1, su14", "sp1"),
        ("lizard sp, monkey, sp14", "monkey"),
        ("lizard sp, se14, su14", "lizard"),
        ("lizard ea, ea1, jaguar", "jaguar"),
        ("lizard ea, shaman, su3", "shaman"),
        ("lizard sp, shaman, sp1", "sp1"),
        ("ea2, lizard, su14", "ea2"),
        ("monkey sp, lizard, su14", "monkey"),
        ("su2, lizard, shaman", "su2"),
    ],
)
def test_P6_5_the_lizard_is_the_lowest_of_the_lead_suit(trick: str, winner: str) -> None:
    assert winning("ea", trick) == winner


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        ("ea", "su14, ea2, shaman", "shaman"),
        ("ea", "su14, ea2, shaman, ea3", "ea3"),
        ("ea", "su14, se2, shaman", "su14"),
        ("ea", "jaguar, shaman, ea14", "shaman"),
        ("ea", "jaguar, monkey, shaman", "jaguar"),
        ("ea", "jaguar, lizard, shaman", "jaguar"),
        ("su", "su5, lizard, shaman", "su5"),
    ],
)
def test_P6_6_the_shaman_is_half_a_rank_above_what_came_just_before(
    trump: str, trick: str, winner: str
) -> None:
    assert winning(trump, trick) == winner


def test_P7_1_without_trump_the_highest_of_the_lead_suit_wins() -> None:
    assert winning("ea", "su3, sp14, su4, se14") == "su4"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("su3, ea14, su4", "su4"),
        ("lizard ea, su14, se3", "lizard"),
        ("monkey ea, ea14, shaman", "monkey"),
        ("monkey su, shaman, su14", "shaman"),
        ("jaguar, monkey, shaman", "jaguar"),
        ("jaguar, lizard, shaman", "jaguar"),
        ("jaguar, ea14, su14, se14", "jaguar"),
        ("su3, jaguar, su14", "jaguar"),
    ],
)
def test_P8_1_in_the_jaguar_round_nothing_but_the_jaguar_is_trump(trick: str, winner: str) -> None:
    assert winning("jaguar", trick) == winner


def test_P7_1_a_surrendered_shaman_never_wins() -> None:
    # P5.3 with two players: the Shaman comes right after a card it would otherwise beat.
    for card, trump in (("su3", "ea"), ("jaguar", "ea"), ("lizard se", "ea"), ("jaguar", "jaguar")):
        led = card.split()[0]
        state = playing(f"su1 {led}", "su2 shaman", trump=trump, last_round=True)
        state = play_all(state, "su1", "su2")
        assert state.surrendered == 1
        state = play_all(state, card, "shaman")
        assert state.last is not None
        assert state.last.winner == 0
