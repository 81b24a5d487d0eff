"""What a step of Prophecy passes through, as everybody is to see it."""

from itertools import pairwise

from msgspec.structs import replace
from tests.games.prophecy.tables import NO_CHANCE, deal, dealer, play_all, playing
from tests.given import Given
from tests.steps import watched

from pythia.contract import Story
from pythia.games.prophecy import rules
from pythia.games.prophecy.events import DealerDrawn, MatchEnded, Played, RoundScored, TrickTaken
from pythia.games.prophecy.state import Options, Play, State
from pythia.games.prophecy.view import View, view


def moments(story: Story, seat: int | None = None) -> list[View]:
    return [view(moment.state, seat) for moment in story.moments]


def told_before(story: Story) -> list[list[type]]:
    """The kinds of events between the moments, and after the last."""
    ends = [0, *(moment.told for moment in story.moments), len(story.told)]
    return [[type(told.event) for told in story.told[start:end]] for start, end in pairwise(ends)]


def test_P5_1_a_card_within_a_trick_leads_through_nothing() -> None:
    _, story = watched(rules.apply, playing("su3 su4", "su5 su6"), 0, Play("su3"), None, NO_CHANCE)
    assert story.moments == []


def test_P7_1_the_last_card_of_a_trick_lies_on_the_table_before_it_is_taken() -> None:
    state = play_all(playing("su3 su4", "su5 su6"), "su3")
    after, story = watched(rules.apply, state, 1, Play("su5"), None, NO_CHANCE)
    (lies,) = moments(story)
    assert (lies.trick.cards, lies.trick.winner, lies.last) == (("su3", "su5"), 1, None)
    assert ([seat.taken for seat in lies.seats], lies.phase, lies.acting) == ([0, 0], "play", ())
    assert told_before(story) == [[Played], [TrickTaken]]
    assert view(after, None).seats[1].taken == 1


def end_of_round(last_round: bool = False) -> tuple[State, Story]:
    """Seat 1 plays the last card of a round; the bids were a Spear (1) and a Serpent (2)."""
    state = playing("su3", "su5", bids=("sp1", "se1"), taken=(7, 5), last_round=last_round)
    assert state.dealer == 1
    chance = NO_CHANCE if last_round else Given(deal(2))
    return watched(rules.apply, play_all(state, "su3"), 1, Play("su5"), None, chance)


def test_P7_2_a_round_is_seen_to_its_end_before_the_next_is_dealt() -> None:
    after, story = end_of_round()
    lies, taken, scored = moments(story)
    assert told_before(story)[:3] == [[Played], [TrickTaken], [RoundScored]]
    assert [seen.phase for seen in (lies, taken, scored)] == ["play"] * 3
    assert [seen.round for seen in (lies, taken, scored, view(after, None))] == [1, 1, 1, 2]
    assert [len(seen.sheet) for seen in (lies, taken, scored)] == [1, 1, 2]
    assert [seat.taken for seat in taken.seats] == [7, 6]
    assert (taken.trick.cards, taken.last and taken.last.cards) == ((), ("su3", "su5"))
    assert [seat.cards for seat in scored.seats] == [0, 0]
    assert [seat.cards for seat in view(after, None).seats] == [17, 17]


def test_P4_6_bids_are_hidden_until_they_count() -> None:
    _, story = end_of_round()
    bids = [[seat.open_bid for seat in seen.seats] for seen in moments(story, seat=0)]
    assert bids == [[None, None], [None, None], [("sp1",), ("se1",)]]
    assert {seen.bid for seen in moments(story, seat=0)} == {("sp1",)}


def test_P7_3_the_end_of_the_match_is_no_moment() -> None:
    after, story = end_of_round(last_round=True)
    assert after.over
    assert told_before(story) == [[Played], [TrickTaken], [RoundScored, MatchEnded]]
    assert [seen.winners for seen in moments(story)] == [None, None]


def test_P3_1_the_dealer_is_drawn_before_anything_is_dealt() -> None:
    chance = Given(dealer(3, 1), deal(3))
    _, story = watched(rules.start, rules.empty(3, Options()), chance)
    (drawn,) = moments(story, seat=0)
    assert told_before(story)[0] == [DealerDrawn]
    assert (drawn.phase, drawn.hand) == ("deal", ())


def test_whoever_does_not_ask_is_shown_nothing() -> None:
    state = play_all(playing("su3 su4", "su5 su6"), "su3")
    story = Story()
    rules.apply(state, 1, Play("su5"), None, NO_CHANCE, story)
    assert (len(story.told), story.moments) == (2, [])
    assert rules.apply(state, 1, Play("su5"), None, NO_CHANCE) == rules.apply(
        state, 1, Play("su5"), None, NO_CHANCE, story
    )


def test_P6_3_P1_3_a_view_tells_what_is_trump_and_how_many_tricks_there_are() -> None:
    state = playing("su3", "su9")
    seen = view(state, 0)
    assert seen.trumps == (*(f"{seen.trump}{rank}" for rank in range(1, 15)), "jaguar")
    assert seen.tricks == 13
    assert view(replace(state, trump=4), 0).trumps == ("jaguar",)
