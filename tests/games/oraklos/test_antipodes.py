"""O7, by its numbers."""

import pytest
from msgspec.structs import replace
from tests.games.oraklos.tables import FOUR_EACH, begun, do, elapsed, refused, throw, told

from pythia.contract import Offer, Timed
from pythia.games.oraklos import rules
from pythia.games.oraklos.events import Attempted, Judged
from pythia.games.oraklos.state import Claim, Clocks, Deny, Done, Options, Pass, Refute, State, Wishes
from pythia.games.oraklos.view import view
from pythia.games.oraklos.wishes import MIXED

THERE, NOT_THERE = "rybk", "rkby"
"""The throw's square matches the first card; nothing matches the second."""
CARDS = (THERE, NOT_THERE, *MIXED[:4])
NEXT = (Wishes(MIXED[10:16]), throw(FOUR_EACH))
"""What chance gives for another round."""


def table(players: int = 3, judge: str = "players", **more: object) -> State:
    return begun(players, wishes=CARDS, variant="antipodes", judge=judge, **more)  # type: ignore[arg-type]


def denied(card: str, players: int = 3) -> State:
    return do(table(players), 0, Deny(card))


def test_O7_1_six_cards_for_everybody_of_the_mixed_ones() -> None:
    state = table()
    assert (state.wishes, len(state.pile), len(state.dice)) == ((CARDS,), 48, 16)
    assert all(max(map(card.count, card)) < 3 for card in (*CARDS, *state.pile))
    assert view(state, 1).wishes == CARDS
    assert view(state, 1).seats[1].wishes == ()


def test_O7_2_holes_are_allowed() -> None:
    state = do(table(thrown=throw(FOUR_EACH, holes=[0, 1, 2, 3])), 0, Deny(THERE))
    assert do(state, 1, Refute((0, 1, 2, 3)), *NEXT).totals == (-1, 0, 0)


def test_O7_3_the_first_to_name_a_card_has_made_the_claim() -> None:
    state = denied(THERE)
    assert (state.phase, rules.acting(state)) == ("challenge", (1, 2))
    assert refused(state, 1, Deny(NOT_THERE)) == (None, "oraklos-not-now")
    assert refused(state, 0, Refute((0, 1, 2, 3))) == (None, "not-your-turn")
    assert refused(table(), 0, Deny("kkkk")) == ("O7.3", "oraklos-not-on-table")
    assert refused(table(), 0, Claim(3, THERE)) == (None, "oraklos-not-now")


def test_O7_4_a_refutation_costs_the_claimer_a_point() -> None:
    state, events = told(denied(THERE), 2, Refute((3, 2, 1, 0)), *NEXT)
    assert (state.totals, state.round) == ((-1, 0, 0), 1)
    judged = events[0]
    assert isinstance(judged, Judged)
    assert (judged.verdict.seat, judged.verdict.points, judged.verdict.dice) == (0, -1, (3, 2, 1, 0))


def test_O7_4_nobody_refutes_so_the_claimer_wins_one() -> None:
    state = do(do(denied(NOT_THERE), 1, Pass()), 2, Pass(), *NEXT)
    assert state.totals == (1, 0, 0)


def test_O7_4_right_or_not_what_nobody_shows_stands() -> None:
    assert do(do(denied(THERE), 1, Pass()), 2, Pass(), *NEXT).totals == (1, 0, 0)


def test_O7_4_a_wrong_attempt_costs_nothing_and_the_third_is_a_pass() -> None:
    state = denied(THERE)
    for left in (2, 1):
        state, events = told(state, 1, Refute((0, 2, 1, 3)))
        attempted = events[0]
        assert isinstance(attempted, Attempted)
        assert (attempted.left, attempted.verdict.rule, attempted.verdict.points) == (left, "O3.2", 0)
    state = do(state, 1, Refute((0, 2, 1, 3)))
    assert rules.acting(state) == (2,)
    assert refused(state, 1, Refute((0, 1, 2, 3))) == (None, "not-your-turn")
    assert do(state, 2, Pass(), *NEXT).totals == (1, 0, 0)


def test_O7_4_a_pass_is_final() -> None:
    state = do(denied(THERE), 1, Pass())
    assert refused(state, 1, Refute((0, 1, 2, 3))) == (None, "not-your-turn")
    assert refused(state, 2, Refute((0, 1, 2))) == ("O5.1", "oraklos-four-dice")
    assert state.tries == (0, 0, 3), "what is refused is no attempt"


def test_O7_4_the_challenge_clock() -> None:
    state = replace(denied(THERE), options=Options(variant="antipodes", clocks=Clocks(challenge=20_000)))
    assert rules.timed(state) == Timed(state.step, "challenge", 20_000)
    assert refused(state, 1, Refute((0, 1, 2, 3)), at=20_001) == (None, "time-is-up")
    assert do(state, 1, Refute((0, 1, 2, 3)), *NEXT, at=20_000).totals == (-1, 0, 0)
    assert elapsed(state, *NEXT)[0].totals == (1, 0, 0)


@pytest.mark.parametrize(("card", "points"), [(THERE, -1), (NOT_THERE, 1)])
def test_O7_4_the_program_may_judge_at_once(card: str, points: int) -> None:
    state, events = told(table(judge="oracle"), 1, Deny(card), *NEXT)
    assert (state.totals, state.phase) == ((0, points, 0), "search")
    judged = events[1]
    assert isinstance(judged, Judged)
    assert judged.verdict.dice == ((0, 1, 2, 3) if points < 0 else None)


def test_O7_5_all_agree_and_nobody_scores() -> None:
    state = table()
    for seat in (0, 1):
        state = do(state, seat, Done())
    assert rules.offers(state, 0)[1] == Offer("undone")
    state = do(state, 2, Done(), *NEXT)
    assert (state.totals, state.round) == ((0, 0, 0), 1)


def test_O7_5_a_search_clock_ends_it_and_nobody_scores() -> None:
    state = table(clocks=Clocks(search=9000))
    assert elapsed(state, *NEXT)[0].totals == (0, 0, 0)


def test_O7_6_all_six_go_and_after_nine_rounds_come_back() -> None:
    state = table(judge="oracle")
    seen = set(state.wishes[0])
    for _ in range(8):
        cards = state.pile[:6]
        state = replace(state, totals=(0, 0, 0))
        state = do(state, 0, Deny(state.wishes[0][0]), Wishes(cards), throw(FOUR_EACH))
        seen |= set(state.wishes[0])
    assert (seen, state.pile, len(state.discards)) == (set(MIXED), (), 48)
    state = do(state, 0, Deny(state.wishes[0][0]), Wishes(MIXED[:6]), throw(FOUR_EACH))
    assert (len(state.pile), state.discards) == (48, ())


def test_O7_7_five_win_at_once() -> None:
    state = replace(denied(NOT_THERE), totals=(4, -2, 4))
    state = do(do(state, 1, Pass()), 2, Pass())
    assert (state.phase, state.winners, state.totals) == ("over", (0,), (5, -2, 4))
