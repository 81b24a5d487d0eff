"""What a step of Oraklos passes through, as everybody is to see it."""

from typing import Any

from tests.games.oraklos.tables import FOUR_EACH, begun, do, throw
from tests.given import Given
from tests.steps import watched

from pythia.contract import Story
from pythia.games.oraklos import rules
from pythia.games.oraklos.events import Claimed, Denied, Judged, SaidDone, TimeUp
from pythia.games.oraklos.state import Claim, Clocks, Cup, Deny, Done, Prove, State, Wishes
from pythia.games.oraklos.view import View, view
from pythia.games.oraklos.wishes import Colour

SIX: dict[Colour, int] = {"r": 2, "y": 2, "b": 1, "k": 1}


def step(state: State, seat: int, action: Any, *chance: Any) -> tuple[State, list[View], Story]:
    after, story = watched(rules.apply, state, seat, action, None, Given(*chance))
    return after, [view(moment.state, None) for moment in story.moments], story


def latest(story: Story, moment: int) -> type:
    """What was told last before it."""
    return type(story.told[story.moments[moment].told - 1].event)


def searching(**options: Any) -> State:
    return begun(2, wishes=("rybk",), variant="junior", **options)


def test_O2_2_O2_3_all_cups_are_filled_before_the_throw() -> None:
    state = do(begun(2), 0, Cup(SIX))
    after, (filled,), story = step(state, 1, Cup(SIX), throw("rrrrryyyyybbbkkk"))
    assert (filled.phase, filled.dice, [seat.has_put for seat in filled.seats]) == ("cup", (), [True, True])
    assert [view(story.moments[0].state, seat).put for seat in (0, 1, None)] == [(2, 2, 1, 1)] * 2 + [None]
    assert (after.phase, len(after.dice)) == ("search", 16)


def test_O4_3_the_last_word_of_a_search_is_seen_before_it_ends() -> None:
    state = do(do(searching(), 0, Claim(3, "rybk")), 0, Done())
    after, (said,), story = step(state, 1, Done())
    assert latest(story, 0) == SaidDone
    assert (said.phase, [seat.done for seat in said.seats], after.phase) == ("search", [True, True], "proof")


def test_O5_1_a_clock_that_ran_out_is_seen() -> None:
    state = do(searching(clocks=Clocks(search=60_000)), 0, Claim(3, "rybk"))
    after, story = watched(rules.elapse, state, Given())
    assert (latest(story, 0), after.phase) == (TimeUp, "proof")


def test_O5_2_a_claim_is_judged_then_cards_are_drawn_then_dice_are_thrown() -> None:
    state = do(do(do(searching(), 0, Claim(3, "rybk")), 0, Done()), 1, Done())
    wishes = Wishes((state.pile[0],))
    after, (judged, drawn), story = step(state, 0, Prove((0, 1, 2, 3)), wishes, throw(FOUR_EACH, "kbyr"))
    assert latest(story, 0) == Judged
    assert (judged.phase, judged.proving, len(judged.verdicts)) == ("proof", None, 1)
    assert (judged.seats[0].total, judged.dice) == (3, state.dice)
    assert (drawn.round, drawn.dice, len(drawn.seats[0].wishes)) == (1, (), 3)
    assert (after.phase, after.dice != state.dice) == ("search", True)


def test_O5_1_each_of_several_claims_is_judged_by_itself() -> None:
    state = begun(2, wishes=("rybk", "rrrr"), variant="junior")
    state = do(do(state, 0, Claim(3, "rybk")), 0, Claim(2, "rrrr"))
    after, (judged,), _ = step(do(do(state, 0, Done()), 1, Done()), 0, Prove((0, 1, 2, 3)))
    assert [verdict.card for verdict in judged.verdicts] == ["rybk"]
    assert after.phase == "proof"


def test_O7_3_what_was_denied_lies_there_before_the_oracle_judges() -> None:
    state = begun(2, variant="antipodes", judge="oracle")
    pile = Wishes(state.pile[:6])
    _, (denied, judged, drawn), story = step(
        state, 0, Deny(state.wishes[0][0]), pile, throw(FOUR_EACH, "kbyr")
    )
    assert (latest(story, 0), latest(story, 1)) == (Denied, Judged)
    assert ([claim.seat for claim in denied.marked], denied.verdicts) == ([0], ())
    assert (len(judged.verdicts), drawn.dice) == (1, ())


def test_O4_1_a_claim_that_leaves_markers_leads_through_nothing() -> None:
    after, seen, story = step(searching(), 0, Claim(3, "rybk"))
    assert (seen, [type(told.event) for told in story.told]) == ([], [Claimed])
    assert after.phase == "search"
