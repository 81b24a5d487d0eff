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

MORE_CASES = [
    # P6.1, P6.4: a led Monkey is the highest card of the suit it names, and loses to any trump.
    ("ea", "monkey se, se14, se1", "monkey"),
    ("ea", "monkey se, se14, ea1", "ea1"),
    ("ea", "monkey su, shaman, su14", "shaman"),
    # P6.5: a led Lizard wins only if nobody follows, trumps, or outranks it.
    ("ea", "lizard sp, sp1, su14", "sp1"),
    ("ea", "lizard sp, monkey, sp14", "monkey"),
    ("ea", "lizard ea, ea1, jaguar", "jaguar"),
    ("ea", "lizard ea, shaman, su3", "shaman"),
    ("ea", "lizard sp, shaman, sp1", "sp1"),
    # P6.5: played to a trump trick the Lizard is the lowest trump; to another, the lowest of its suit.
    ("ea", "ea2, lizard, su14", "ea2"),
    ("ea", "monkey sp, lizard, su14", "monkey"),
    ("ea", "su2, lizard, shaman", "su2"),
    # P6.3: the Jaguar is the highest trump, led or not.
    ("ea", "jaguar, ea14, ea13", "jaguar"),
    ("ea", "su14, jaguar, ea14", "jaguar"),
    # P6.6: the Shaman takes the suit of what came just before, discards and trumps included.
    ("ea", "su14, ea2, shaman", "shaman"),
    ("ea", "su14, ea2, shaman, ea3", "ea3"),
    ("ea", "su14, se2, shaman", "su14"),
    ("ea", "jaguar, shaman, ea14", "shaman"),
    ("ea", "jaguar, monkey, shaman", "jaguar"),
    ("ea", "jaguar, lizard, shaman", "jaguar"),
    ("su", "su5, lizard, shaman", "su5"),
    # P6.2: a suited card is its suit and rank.
    ("ea", "su9, su10, su2", "su10"),
    ("ea", "ea9, ea10, ea2", "ea10"),
    # P7.1: without trump the highest card of the lead suit, whatever else is higher.
    ("ea", "su3, sp14, su4, se14", "su4"),
    # P8: nothing but the Jaguar is trump.
    ("jaguar", "su3, ea14, su4", "su4"),
    ("jaguar", "lizard ea, su14, se3", "lizard"),
    ("jaguar", "monkey ea, ea14, shaman", "monkey"),
    ("jaguar", "monkey su, shaman, su14", "shaman"),
    ("jaguar", "jaguar, monkey, shaman", "jaguar"),
    ("jaguar", "jaguar, lizard, shaman", "jaguar"),
    ("jaguar", "jaguar, ea14, su14, se14", "jaguar"),
    ("jaguar", "su3, jaguar, su14", "jaguar"),
]


@pytest.mark.parametrize(("trump", "trick", "winner"), WORKED_CASES + MORE_CASES)
def test_who_wins_the_trick(trump: str, trick: str, winner: str) -> None:
    cards = trick.split(", ")
    played = [card.split()[0] for card in cards]
    # The last trick of a match, so that nobody has a card that would have to follow.
    state = playing(*played, trump=trump, last_round=True)
    state = play_all(state, *cards)
    assert state.last is not None
    assert played[state.last.winner] == winner


def test_a_surrendered_shaman_never_wins_P7_1() -> None:
    # P5.3 with two players: the Shaman comes right after a card it would otherwise beat.
    for card, trump in (("su3", "ea"), ("jaguar", "ea"), ("lizard se", "ea"), ("jaguar", "jaguar")):
        led = card.split()[0]
        state = playing(f"su1 {led}", "su2 shaman", trump=trump, last_round=True)
        state = play_all(state, "su1", "su2")
        assert state.surrendered == 1
        state = play_all(state, card, "shaman")
        assert state.last is not None
        assert state.last.winner == 0
