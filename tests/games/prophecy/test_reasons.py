"""P6, P7.1: why a trick was taken, as everybody at the table is told."""

import pytest
from tests.games.prophecy.tables import play_all, playing

from pythia.games.prophecy.view import TrickView, view
from pythia.text import texts


def last_trick(trump: str, trick: str) -> TrickView:
    """The trick as a spectator sees it; each seat plays its only card."""
    cards = trick.split(", ")
    state = play_all(playing(*[card.split()[0] for card in cards], trump=trump, last_round=True), *cards)
    seen = view(state, None).last
    assert seen is not None
    return seen


@pytest.mark.parametrize(
    ("trump", "trick", "why"),
    [
        ("ea", "se11, se13, shaman, ea2", "2 of Eagles is the only trump."),
        ("ea", "se11, ea3, ea2", "3 of Eagles is the highest trump."),
        ("ea", "ea3, monkey, shaman", "3 of Eagles is the only trump."),
        ("ea", "ea3, lizard, su9", "3 of Eagles is the highest trump."),
        ("ea", "se11, se13, shaman", "The Shaman is half a rank above the card before it: 13 of Serpents."),
        ("ea", "ea14, jaguar, shaman", "The Shaman is half a rank above the card before it: Jaguar."),
        ("ea", "su3, monkey, su14", "The Monkey counts as 15 of Suns."),
        ("ea", "jaguar, ea14, shaman", "The Jaguar is the highest trump."),
        ("ea", "lizard sp, su14, se14", "The Lizard counts as 0 of Spears, and nothing beat it."),
        ("ea", "lizard ea, monkey, su9", "The Lizard counts as 0 of Eagles, and nothing beat it."),
        ("ea", "su9, su3, se14", "9 of Suns is the highest of Suns, the suit led, and nobody played trump."),
        ("ea", "sp4, su14, shaman", "Nobody else played Spears, the suit led, or trump: 4 of Spears wins."),
        ("jaguar", "jaguar, su14, shaman", "The Jaguar is the highest trump."),
        ("jaguar", "jaguar, shaman, su14", "The Shaman is half a rank above the card before it: Jaguar."),
    ],
)
def test_P7_1_what_the_trick_was_won_by(trump: str, trick: str, why: str) -> None:
    told = last_trick(trump, trick).why
    assert told is not None
    assert texts("en", "prophecy").say(told) == why


def test_nothing_is_told_before_all_have_played() -> None:
    state = playing("su3", "su4", "ea5")
    assert view(state, None).trick.why is None
    assert view(play_all(state, "su3", "su4"), None).trick.why is None
