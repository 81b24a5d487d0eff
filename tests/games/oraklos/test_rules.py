"""The rules of the standard game and of Junior, by their numbers."""

import pytest
from msgspec.structs import replace
from tests.games.oraklos.tables import begun, die, do, elapsed, refused, throw, told
from tests.given import Given

from pythia.contract import Illegal, Offer, Timed
from pythia.games.oraklos import rules
from pythia.games.oraklos.events import Claimed, CupChosen, CupFilled, Judged, MatchEnded, Taken
from pythia.games.oraklos.rounds import empty, start
from pythia.games.oraklos.state import (
    Claim,
    Clocks,
    Cup,
    Done,
    First,
    Options,
    Pass,
    Prove,
    RoundScore,
    State,
    Take,
    Throw,
    Undone,
    Wishes,
)
from pythia.games.oraklos.view import view
from pythia.games.oraklos.wishes import DECK, Colour

MINE, YOURS = ("rybk", "rrrr", "rryy"), ("kkkk", "rkby", "bbbb")
SIX: dict[Colour, int] = {"r": 2, "y": 2, "b": 1, "k": 1}
SIXTEEN = "rrrrryyyyybbbkkk"
"""The cup's four and six dice of each of two players."""


def searching(**thrown: object) -> State:
    """Two players, the dice thrown: dice 0 to 3 are a square that matches `rybk`, the first player's card."""
    state = begun(wishes=(*MINE, *YOURS))
    state = do(state, 0, Cup(SIX))
    return do(state, 1, Cup(SIX), throw(SIXTEEN, **thrown))  # type: ignore[arg-type]


def proving(marker: int = 3, card: str = "rybk") -> State:
    state = do(searching(), 0, Claim(marker, card))
    state = do(state, 0, Done())
    return do(state, 1, Done())


# ------------------------------------------------------------------------------------ O1 and O2


@pytest.mark.parametrize(
    ("players", "each", "put", "thrown"), [(2, 4, 6, 16), (3, 3, 5, 19), (4, 3, 4, 20), (5, 2, 3, 19)]
)
def test_O1_3_dice_by_the_number_of_players(players: int, each: int, put: int, thrown: int) -> None:
    state = begun(players)
    assert state.supply == ((each,) * 4,) * players
    assert state.cup == (1, 1, 1, 1)
    assert rules.offers(state, 0)[0].fields[0].count == put
    assert 4 + players * put == thrown


def test_O1_4_the_first_player_is_drawn() -> None:
    assert begun(3, first=2).first == 2
    with pytest.raises(Illegal) as impossible:
        start(empty(3, Options()), Given(First(3)))
    assert impossible.value.rule == "O1.4"


def test_O2_1_three_cards_each_from_the_first_player_clockwise() -> None:
    state = begun(3, first=1, wishes=DECK[:9])
    assert state.wishes == (DECK[6:9], DECK[:3], DECK[3:6])
    assert not set(DECK[:9]) & set(state.pile)


@pytest.mark.parametrize("cards", [DECK[:5], (*DECK[:5], DECK[0]), (*DECK[:5], "abcd")])
def test_O2_1_cards_that_cannot_be_drawn(cards: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as impossible:
        start(empty(2, Options()), Given(First(0), Wishes(cards)))
    assert impossible.value.rule == "O2.1"


def test_O2_1_an_empty_pile_ends_the_game_when_what_is_left_is_drawn() -> None:
    state = replace(proving(), pile=("kkkb",), totals=(4, 5))
    state = do(state, 0, Prove((0, 1, 2, 3)))
    state = do(state, 0, Take((0, 1, 2, 3, 4, 5)))
    pile = (*state.pile[:0], "kkkb")
    # One card is needed and one is there; the next round needs one more than there is.
    after = do(replace(state, pile=pile), 1, Take(tuple(range(6, 12))), Wishes(("kkkb",)))
    assert (after.phase, after.wishes[0]) == ("cup", ("rrrr", "rryy", "kkkb"))
    ended = do(replace(state, pile=()), 1, Take(tuple(range(6, 12))))
    assert (ended.phase, ended.winners) == ("over", (0,))
    two = replace(state, pile=("kkkb",), wishes=(state.wishes[0], YOURS[:2]))
    ended = do(two, 1, Take(tuple(range(6, 12))), Wishes(("kkkb",)))
    assert (ended.phase, ended.wishes[1]) == ("over", (*YOURS[:2], "kkkb")), "the first player draws first"


def test_O2_2_others_see_that_it_is_done_not_what() -> None:
    state, events = told(begun(), 0, Cup(SIX))
    assert events == [CupFilled(0), CupChosen((2, 2, 1, 1))]
    assert view(state, 0).put == (2, 2, 1, 1)
    for other in (1, None):
        seen = view(state, other)
        assert (seen.put, seen.cup, seen.seats[0].has_put) == (None, (1, 1, 1, 1), True)
        assert seen.seats[0].supply == (4, 4, 4, 4), "as it was before"


@pytest.mark.parametrize(
    ("dice", "rule"), [({"r": 5, "k": 1}, "O2.2"), ({"r": 4, "k": 1}, "O2.2"), ({"r": 4, "k": 4}, "O2.2")]
)
def test_O2_2_dice_one_has_as_many_as_asked(dice: dict[Colour, int], rule: str) -> None:
    assert refused(begun(), 0, Cup(dice))[0] == rule
    assert refused(begun(), 1, Cup({"r": 4, "k": 2})) == (None, "not-your-turn")


def test_O2_3_all_dice_of_the_cup_are_thrown_and_no_others() -> None:
    state = do(begun(), 0, Cup(SIX))
    with pytest.raises(Illegal) as impossible:
        do(state, 1, Cup(SIX), throw("rrrrryyyyybbbbkk"))
    assert impossible.value.message.id == "oraklos-other-dice"
    after = do(state, 1, Cup(SIX), throw(SIXTEEN))
    assert (after.phase, len(after.dice), after.supply) == ("search", 16, ((2, 2, 3, 3),) * 2)


def test_O2_6_recovery_begins_with_the_most_points_and_nought_beats_a_loss() -> None:
    lost = do(proving(), 0, Prove((0, 2, 1, 3)))
    assert (lost.phase, lost.turn, lost.totals) == ("take", 1, (-3, 0))
    won = do(proving(), 0, Prove((0, 1, 2, 3)))
    assert (won.phase, won.turn, won.totals) == ("take", 0, (3, 0))


def test_O2_6_a_tie_goes_to_the_first_clockwise_from_the_first_player() -> None:
    state = do(begun(2, first=1), 1, Cup(SIX))
    state = do(state, 0, Cup(SIX), throw(SIXTEEN))
    state = do(do(state, 0, Done()), 1, Done())
    assert (state.phase, state.turn) == ("take", 1)


def test_O2_6_as_many_as_one_put_in_and_the_rest_goes_back() -> None:
    state = do(proving(), 0, Prove((0, 1, 2, 3)))
    assert refused(state, 0, Take((0, 1, 2, 3, 4)))[0] == "O2.6"
    assert refused(state, 0, Take((0, 1, 2, 3, 4, 4)))[0] == "O2.6"
    assert refused(state, 0, Take((0, 1, 2, 3, 4, 16)))[0] == "O2.6"
    state, events = told(state, 0, Take((0, 1, 2, 3, 4, 5)))
    assert events == [Taken(0, (0, 1, 2, 3, 4, 5))]
    assert refused(state, 1, Take((0, 6, 7, 8, 9, 10)))[1] == "oraklos-die-gone"
    state = do(state, 1, Take((6, 7, 8, 9, 10, 11)), Wishes(("yyyy",)))
    assert sum(state.cup) == 4
    assert [sum(own) for own in state.supply] == [16, 16]
    assert tuple(map(sum, zip(*state.supply, state.cup, strict=True))) == (9, 9, 9, 9)


def test_O2_7_the_player_to_the_left_is_first() -> None:
    state = do(proving(), 0, Prove((0, 1, 2, 3)))
    state = do(state, 0, Take((0, 1, 2, 3, 4, 5)))
    state = do(state, 1, Take((6, 7, 8, 9, 10, 11)), Wishes(("yyyy",)))
    assert (state.round, state.first, rules.acting(state)) == (1, 1, (1,))


def test_O2_4_and_O2_5_after_the_throw_everyone_searches_and_then_proves() -> None:
    state = searching()
    assert (state.phase, rules.acting(state)) == ("search", (0, 1))
    assert (proving().phase, rules.acting(proving())) == ("proof", (0,))


# ------------------------------------------------------------------------------------------- O4


def test_O4_4_nobody_is_told_which_dice_are_meant() -> None:
    state, events = told(searching(), 0, Claim(3, "rybk"))
    assert events == [Claimed(0, 3, "rybk")]
    assert refused(state, 0, Prove((0, 1, 2, 3))) == (None, "oraklos-not-now")


def test_O4_1_a_marker_on_ones_own_card() -> None:
    state = do(searching(), 0, Claim(2, "rybk"))
    assert refused(state, 0, Claim(3, "rybk")) == ("O4.2", "oraklos-card-marked")
    assert refused(state, 0, Claim(3, "kkkk")) == ("O4.1", "oraklos-not-your-card")
    assert refused(state, 0, Claim(4, "rrrr")) == ("O1.3", "oraklos-no-marker")
    state = do(state, 0, Claim(3, "rrrr"))
    assert [claim.marker for claim in state.marked] == [2, 3]


def test_O4_2_a_marker_goes_to_whoever_took_it_first() -> None:
    state = do(searching(), 0, Claim(3, "rybk"))
    assert refused(state, 1, Claim(3, "kkkk")) == ("O4.2", "oraklos-marker-gone")


def test_O4_3_three_markers_end_the_search() -> None:
    state = do(searching(), 0, Claim(1, "rybk"))
    state = do(do(state, 1, Claim(3, "kkkk")), 0, Claim(2, "rrrr"))
    assert state.phase == "proof"
    assert [claim.marker for claim in state.marked] == [3, 2, 1], "O5.1: the highest first"


def test_O4_3_no_more_can_be_taken_back_and_a_claim_takes_it_back() -> None:
    state = do(searching(), 0, Done())
    assert refused(state, 0, Done())[0] == "O4.3"
    assert refused(state, 1, Undone())[0] == "O4.3"
    state = do(state, 0, Undone())
    state = do(do(state, 1, Done()), 1, Claim(3, "kkkk"))
    assert state.done == (False, False)
    state = do(do(state, 0, Done()), 1, Done())
    assert state.phase == "proof"


def test_O4_3_nobody_claimed_so_nobody_scores() -> None:
    state = do(do(searching(), 0, Done()), 1, Done())
    assert (state.phase, state.turn, state.totals) == ("take", 0, (0, 0))


def test_O4_3_a_search_clock_ends_it() -> None:
    state = replace(searching(), options=Options(clocks=Clocks(search=60_000)))
    assert rules.timed(state) == Timed(state.step, "search", 60_000, 1200)
    after = do(state, 0, Claim(3, "rybk"), at=60_000)
    assert refused(after, 0, Claim(2, "rrrr"), at=60_001) == (None, "time-is-up")
    assert elapsed(after)[0].phase == "proof"
    assert rules.timed(searching()) == Timed(1, None, None, 1200), "by the book there is none"


def test_time_never_goes_back_within_a_step() -> None:
    state = do(searching(), 0, Claim(3, "rybk"), at=5000)
    assert refused(state, 1, Claim(2, "kkkk"), at=4999) == (None, "time-goes-back")
    state = do(state, 1, Claim(2, "kkkk"), at=5000)
    state = do(do(state, 0, Done(), at=9000), 1, Done(), at=9000)
    assert do(state, 0, Prove((0, 1, 2, 3)), at=100).totals == (3, 0), "the proof is a step of its own"


# ------------------------------------------------------------------------------------------- O5


@pytest.mark.parametrize("dice", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 3, 0, 1)])
def test_O5_1_in_order_round_the_shape_either_way(dice: tuple[int, ...]) -> None:
    assert do(proving(), 0, Prove(dice)).totals == (3, 0)


@pytest.mark.parametrize("dice", [(0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 16), (0, 1, 2, 3, 4), ()])
def test_O5_1_anything_but_four_different_dice_is_refused(dice: tuple[int, ...]) -> None:
    assert refused(proving(), 0, Prove(dice)) == ("O5.1", "oraklos-four-dice")


def test_O5_1_only_whoever_claimed_proves() -> None:
    assert refused(proving(), 1, Prove((0, 1, 2, 3))) == (None, "not-your-turn")


def test_O5_1_out_of_time_is_a_miss() -> None:
    state = proving()
    assert rules.timed(state) == Timed(state.step, "proof", 10_000)
    assert refused(state, 0, Prove((0, 1, 2, 3)), at=10_001) == (None, "time-is-up")
    assert do(state, 0, Prove((0, 1, 2, 3)), at=10_000).totals == (3, 0)
    after, events = elapsed(state)
    assert after.totals == (-3, 0)
    assert events[1].event.verdict.why == "too-late"  # type: ignore[attr-defined]


def test_O5_1_each_marker_has_its_clock_anew() -> None:
    state = do(do(searching(), 0, Claim(3, "rybk")), 0, Claim(1, "rrrr"))
    state = do(do(state, 0, Done()), 1, Done())
    one = rules.timed(state)
    two = rules.timed(do(state, 0, Prove((0, 1, 2, 3)), at=9999))
    assert one is not None
    assert two == Timed(one.step + 1, "proof", 10_000)


@pytest.mark.parametrize("marker", [3, 2, 1])
def test_O5_2_a_hit_wins_and_a_miss_loses_the_markers_points(marker: int) -> None:
    assert do(proving(marker), 0, Prove((0, 1, 2, 3))).totals == (marker, 0)
    missed, events = told(proving(marker), 0, Prove((0, 2, 1, 3)))
    assert missed.totals == (-marker, 0)
    (judged,) = events
    assert isinstance(judged, Judged)
    assert (judged.verdict.rule, judged.verdict.why) == ("O3.2", "lines-cross")


@pytest.mark.parametrize("dice", [(0, 1, 2, 3), (0, 2, 1, 3)], ids=["sound", "lines cross"])
def test_O3_5_wrong_colours_are_a_miss_and_told_before_the_shape(dice: tuple[int, ...]) -> None:
    state, (judged,) = told(proving(card="rrrr"), 0, Prove(dice))
    assert isinstance(judged, Judged)
    assert state.totals == (-3, 0)
    assert (judged.verdict.rule, judged.verdict.why) == ("O3.5", "wrong-colours")


def test_O5_2_a_true_prediction_of_another_card_is_a_miss() -> None:
    state = do(searching(), 1, Claim(3, "rkby"))
    state = do(do(state, 0, Done()), 1, Done())
    state, (judged,) = told(state, 1, Prove((0, 1, 2, 3)))
    assert isinstance(judged, Judged)
    assert state.totals == (0, -3)
    assert (judged.verdict.rule, judged.verdict.why) == ("O3.5", "other-order")


def test_O3_1_a_hole_spoils_it() -> None:
    state = do(searching(holes=[2]), 0, Claim(3, "rybk"))
    state = do(do(state, 0, Done()), 1, Done())
    _, (judged,) = told(state, 0, Prove((0, 1, 2, 3)))
    assert (judged.verdict.rule, judged.verdict.die) == ("O3.1", 2)  # type: ignore[attr-defined]


def test_O5_2_the_sheet_has_what_each_round_brought() -> None:
    state = do(searching(), 0, Claim(3, "rybk"))
    state = do(do(do(state, 1, Claim(1, "kkkk")), 0, Done()), 1, Done())
    state = do(state, 0, Prove((0, 1, 2, 3)))
    assert state.sheet == (), "a claim is still to be judged"
    state = do(state, 1, Prove((0, 1, 2, 3)))
    assert state.sheet == view(state, None).sheet == (RoundScore(0, (3, -1)),)


def test_O5_2_a_round_without_a_claim_is_not_on_the_sheet() -> None:
    state = do(do(searching(), 0, Done()), 1, Done())
    assert (state.phase, state.sheet) == ("take", ())


def test_O5_3_a_marked_card_is_gone_hit_or_miss() -> None:
    for dice in ((0, 1, 2, 3), (0, 2, 1, 3)):
        state = do(proving(), 0, Prove(dice))
        assert state.wishes[0] == ("rrrr", "rryy")
        assert "rybk" not in state.pile


def test_O5_4_ten_end_the_game_once_all_markers_are_scored() -> None:
    state = replace(searching(), totals=(7, 9))
    state = do(do(state, 0, Claim(3, "rybk")), 1, Claim(1, "rkby"))
    state = do(do(state, 0, Done()), 1, Done())
    state = do(state, 0, Prove((0, 1, 2, 3)))
    assert (state.phase, state.totals) == ("proof", (10, 9)), "marker 1 is still to be scored"
    state, events = told(state, 1, Prove((0, 1, 2, 3)))
    assert (state.phase, state.totals, state.winners) == ("over", (10, 8), (0,))
    assert events[-1] == MatchEnded((0,))
    assert not rules.acting(state)
    assert rules.offers(state, 0) == ()
    with pytest.raises(Illegal):
        do(state, 0, Done())


def test_O5_4_ties_share_the_victory() -> None:
    state = replace(proving(), totals=(7, 10))
    assert do(state, 0, Prove((0, 1, 2, 3))).winners == (0, 1)


def test_what_could_have_been_claimed_is_shown_once_it_is_scored() -> None:
    state = proving()
    assert view(state, 1).review is None
    review = view(do(state, 0, Prove((0, 2, 1, 3))), 1).review
    assert review is not None
    assert (0, 1, 2, 3) in {found.card: found.shapes for found in review.found}["rybk"]
    assert review.past.wishes[0][-1] == "rybk"


# ------------------------------------------------------------------------------------------- O6


def test_O6_1_junior_throws_sixteen_at_once_and_again() -> None:
    state = begun(3, variant="junior", wishes=MINE)
    assert (state.phase, len(state.dice)) == ("search", 16)
    assert all(sum(own) == 0 for own in state.supply)
    state = do(do(state, 0, Done()), 1, Done())
    state = do(state, 2, Done(), throw("rrrryyyybbbbkkkk"))
    assert (state.phase, state.round, state.first, len(state.dice)) == ("search", 1, 1, 16)


def test_O6_1_there_is_no_cup_and_no_recovery() -> None:
    state = begun(2, variant="junior")
    assert refused(state, 0, Cup(SIX)) == (None, "oraklos-not-now")
    assert refused(state, 0, Take((0, 1, 2, 3, 4, 5))) == (None, "oraklos-not-now")
    assert refused(state, 0, Pass()) == (None, "oraklos-not-now")


# ---------------------------------------------------------------------------------- what is offered


def test_offers_follow_the_phases() -> None:
    state = begun()
    assert [offer.verb for offer in rules.offers(state, 0)] == ["cup"]
    assert rules.offers(state, 1) == ()
    state = do(searching(), 0, Claim(3, "rybk"))
    claim, done = rules.offers(state, 0)
    assert (claim.fields[0].values, claim.fields[1].values) == ((2, 1), ("rrrr", "rryy"))
    assert done == Offer("done")
    assert rules.offers(do(state, 0, Done()), 0)[1] == Offer("undone")
    (prove,) = rules.offers(proving(), 0)
    assert (prove.fields[0].count, prove.fields[0].ordered) == (4, True)


def test_a_die_of_a_thrown_table_may_lie_anywhere() -> None:
    """A record sets no bounds."""
    far = [*throw("rybk").dice, die(10**15, -(10**15), "r")]
    spread = Throw(tuple(far) + tuple(die(0, 10**9 * n, c) for n, c in enumerate("rrryyyybbkk", start=1)))
    state = do(begun(wishes=MINE), 0, Cup(SIX))
    state = do(state, 1, Cup(SIX), spread)
    assert view(state, 0).dice == spread.dice
