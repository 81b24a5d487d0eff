"""P4.6, P5, P6.1, P7.2-3 and P8: play, naming a suit, scoring, the end. Each test names its rule."""

import pytest
from msgspec.structs import replace
from tests.games.prophecy.tables import (
    begun,
    bid,
    deal,
    of_kind,
    play,
    play_all,
    playing,
    scored,
    step,
    why_not,
)
from tests.given import Given
from tests.steps import made

from pythia.contract import Offer
from pythia.games import prophecy
from pythia.games.prophecy import rules
from pythia.games.prophecy.events import (
    CardTakenBack,
    LeadSurrendered,
    MatchEnded,
    PlayBegan,
    RoundScored,
    TrickTaken,
)
from pythia.games.prophecy.state import Bid, Options, Play, State
from pythia.games.prophecy.view import view
from pythia.table.chance import Live, Source
from pythia.table.match import Match
from pythia.table.record import ActionLine, Header, Undo


def refusals(state: State, seat: int) -> dict[str, str | None]:
    """Each card held back, and by which rule."""
    fields = [field for offer in rules.offers(state, seat) for field in offer.fields]
    return {str(refused.value): refused.rule for field in fields for refused in field.refused}


def waits(state: State, seat: int) -> str | None:
    """Why a seat may do nothing now, as it is shown."""
    why = view(state, seat).not_now
    return f"{why.rule} {why.message.id}" if why else None


class TestTurns:
    def test_P5_1_left_of_the_dealer_leads(self) -> None:
        for first in range(3):
            state = begun(3, "su1 su2 su3", "sp1 sp2 sp3", "se1 se2 se3", first=first)
            state = bid(bid(state, 0, "su1 su2 su3"), 1, "sp1 sp2 sp3")
            state, told = made(rules.apply, state, 2, _bid("se1 se2 se3"), None, Given())
            assert rules.acting(state) == ((first + 1) % 3,)
            assert of_kind(told, PlayBegan) == [PlayBegan((first + 1) % 3)]

    def test_P5_1_clockwise_and_the_winner_leads(self) -> None:
        state = playing("su3 su4", "su9 su1", "su5 su2", leader=2)
        turns = []
        for card in ("su5", "su3", "su9"):
            turns.append(state.turn)
            state = play(state, card)
        assert turns == [2, 0, 1]
        assert state.turn == 1

    def test_P5_1_out_of_turn(self) -> None:
        state = playing("su3 su4", "su9 su1")
        assert why_not(lambda: play(state, "su9", seat=1)) == "P5.1 not-your-turn"

    def test_P5_1_not_before_all_have_bid(self) -> None:
        state = begun(2, first=1)
        assert why_not(lambda: play(state, "su1", seat=0)) == "P5.1 bids-are-due"

    def test_P5_1_why_one_waits_is_in_the_view(self) -> None:
        state = playing("su3 su4", "su5 shaman")
        assert waits(state, 0) is None
        assert waits(state, 1) == "P5.1 not-your-turn"
        state = play_all(state, "su3", "su5")
        assert waits(state, 1) == "P5.3 lead-is-surrendered"
        due = bid(begun(2, "su1 su2 su3 su4"), 0, "su1 su2 su3 su4")
        assert (waits(due, 0), waits(due, 1)) == ("P5.1 bids-are-due", None)
        assert view(due, None).not_now is None, "a spectator waits for nothing"


def _bid(cards: str) -> Bid:
    return Bid(tuple(cards.split()))


class TestLeadAndFollow:
    def test_P5_2_anything_but_the_shaman_may_be_led(self) -> None:
        state = playing("su3 ea4 jaguar shaman", "su9 su1 su2 su4")
        assert why_not(lambda: play(state, "shaman")) == "P5.2 shaman-cannot-lead"
        assert refusals(state, 0) == {"shaman": "P5.2"}
        for card in ("su3", "ea4", "jaguar"):
            assert play(state, card).trick.cards

    def test_P5_2_only_what_one_holds(self) -> None:
        state = playing("su3 su4", "su9 su1")
        assert why_not(lambda: play(state, "su9")) == "P5.2 not-in-hand"
        assert why_not(lambda: play(state, "su99")) == "None unknown-card"

    def test_P5_4_follow_suit_or_play_a_specialist(self) -> None:
        state = play(playing("su3 su4", "su9 ea1 monkey"), "su3")
        assert why_not(lambda: play(state, "ea1")) == "P5.4 must-follow"
        assert why_not(lambda: play(state, "su4")) == "P5.4 not-in-hand"
        assert refusals(state, 1) == {"ea1": "P5.4"}
        assert play(state, "su9")
        assert play(state, "monkey")

    def test_P5_4_who_cannot_follow_may_play_anything(self) -> None:
        state = play(playing("su3 su4", "se9 ea1 monkey shaman"), "su3")
        assert refusals(state, 1) == {}
        for card in ("se9", "ea1", "monkey", "shaman"):
            assert play(state, card)

    def test_P5_4_specialists_in_hand_never_oblige(self) -> None:
        # Eagles are trump and led; the Jaguar in hand is no card of the trump suit.
        state = play(playing("ea3 su4", "jaguar su9"), "ea3")
        assert play(state, "su9")

    def test_P5_4_a_led_jaguar_asks_for_trump(self) -> None:
        state = play(playing("jaguar su4", "ea2 su9"), "jaguar")
        assert why_not(lambda: play(state, "su9")) == "P5.4 must-follow"

    def test_P5_4_a_named_suit_is_followed(self) -> None:
        state = play(playing("lizard su4", "ea2 se9"), "lizard se")
        assert why_not(lambda: play(state, "ea2")) == "P5.4 must-follow"

    def test_P5_5_without_a_lead_suit_anything_may_be_played(self) -> None:
        state = play(playing("jaguar su4", "ea2 se9 monkey", trump="jaguar"), "jaguar")
        assert refusals(state, 1) == {}
        for card in ("ea2", "se9", "monkey"):
            assert play(state, card)


class TestSurrender:
    def test_P5_3_a_lone_shaman_surrenders_the_lead(self) -> None:
        state = playing("su3 su4", "su9 shaman", "su5 su2", leader=0)
        state = play_all(state, "su3", "su9")
        state, told = step(state, "su5")
        assert of_kind(told, LeadSurrendered) == [LeadSurrendered(1, 2)]
        assert rules.acting(state) == (2,)
        assert why_not(lambda: play(state, "shaman", seat=1)) == "P5.3 lead-is-surrendered"

    def test_P5_3_its_shaman_is_played_last_and_cannot_win(self) -> None:
        state = playing("su3 su4", "su9 shaman", "su5 su2", last_round=True)
        state = play_all(state, "su3", "su9", "su5", "su2")
        assert state.turn == 0
        state, told = step(play(state, "su4"), "shaman")
        assert of_kind(told, TrickTaken) == [TrickTaken(0, 1)]

    def test_P5_3_only_whoever_must_lead(self) -> None:
        state = playing("su9 su4", "su3 shaman", last_round=True)
        state = play_all(state, "su9", "su3", "su4")
        assert state.surrendered is None
        state = play(state, "shaman")
        assert state.last is not None
        assert state.last.winner == 1


class TestLooking:
    def test_P5_6_the_last_trick_until_the_next_is_led(self) -> None:
        state = play_all(playing("su3 su4", "su9 su1"), "su3", "su9")
        last = view(state, None).last
        assert last is not None
        assert (last.cards, last.winner) == (("su3", "su9"), 1)
        assert view(play(state, "su1"), None).last is None

    def test_P5_6_the_rounds_last_until_the_next_deal(self) -> None:
        state = playing("su3", "su9", last_round=True)
        assert view(play_all(state, "su3", "su9"), 0).last is not None
        earlier = playing("su3", "su9")
        dealt = play(play(earlier, "su3"), "su9", chance=Given(deal(2)))
        assert view(dealt, 0).last is None

    def test_P5_6_how_many_tricks_is_public(self) -> None:
        state = play_all(playing("su3 su4", "su9 su1"), "su3", "su9")
        assert [seat.taken for seat in view(state, None).seats] == [0, 1]


class TestTakeBack:
    """P5.7, at the match, where the latest action is known."""

    def match(self, state: State, takeback: bool = True) -> Match:
        state = replace(state, options=Options(takeback=takeback))
        header = Header(1, "prophecy", state.players, {"takeback": takeback})
        return Match(header, prophecy.GAME, state, 0, ("person",) * state.players)

    def do(self, match: Match, seat: int, action: str) -> Match:
        made = Undo() if action == "undo" else Play(action)
        return match.enter(ActionLine(seat, made), Live(Source(b""))).match

    def test_P5_7_ones_own_card_while_it_is_the_latest_action(self) -> None:
        start = self.match(playing("su3 su4", "su9 su1"))
        after = self.do(start, 0, "su3")
        assert Offer("undo") in after.offers(0)
        assert Offer("undo") not in after.offers(1)
        assert self.do(after, 0, "undo") == start
        move = after.enter(ActionLine(0, Undo()), Live(Source(b"")))
        assert move.told[0].event == CardTakenBack(0, "su3")
        assert why_not(lambda: self.do(after, 1, "undo")) == "P5.7 nothing-to-take-back"
        later = self.do(after, 1, "su9")
        assert why_not(lambda: self.do(later, 0, "undo")) == "P5.7 nothing-to-take-back"

    def test_P5_7_also_the_card_that_ends_a_trick(self) -> None:
        start = self.do(self.match(playing("su3 su4", "su9 su1")), 0, "su3")
        assert self.do(self.do(start, 1, "su9"), 1, "undo") == start

    def test_P5_7_then_the_card_before_is_the_latest_again(self) -> None:
        start = self.match(playing("su3 su4", "su9 su1"))
        back = self.do(self.do(self.do(start, 0, "su3"), 1, "su9"), 1, "undo")
        assert self.do(back, 0, "undo") == start

    def test_P5_7_only_where_the_table_allows_it(self) -> None:
        match = self.do(self.match(playing("su3 su4", "su9 su1"), takeback=False), 0, "su3")
        assert why_not(lambda: self.do(match, 0, "undo")) == "P5.7 no-take-backs-here"
        assert match.offers(0) == ()

    def test_P5_7_nothing_done_nothing_to_take_back(self) -> None:
        match = self.match(playing("su3 su4", "su9 su1"))
        assert why_not(lambda: self.do(match, 0, "undo")) == "P5.7 nothing-to-take-back"

    def test_P5_7_never_a_bid(self) -> None:
        match = self.match(begun(2, "su1 su2 su3 su4"))
        match = match.enter(ActionLine(0, _bid("su1 su2 su3 su4")), Live(Source(b""))).match
        assert why_not(lambda: self.do(match, 0, "undo")) == "P4.3 bid-is-final"

    def test_P5_7_never_the_card_that_ends_a_round(self) -> None:
        match = self.do(self.match(playing("su3", "su9", last_round=True)), 0, "su3")
        ended = self.do(match, 1, "su9")
        assert why_not(lambda: self.do(ended, 1, "undo")) == "P5.7 round-has-ended"

    def test_P5_7_not_across_a_change_of_seats(self) -> None:
        start = self.match(playing("su3 su4", "su9 su1"))
        taken_over = replace(self.do(start, 0, "su3"), sits=("bot:adept", "person"))
        assert self.do(taken_over, 0, "undo").sits == ("bot:adept", "person")


class TestNaming:
    """P6.1: the suit a led Monkey or Lizard asks for."""

    def test_P6_1_a_suited_lead_sets_its_suit(self) -> None:
        assert view(play(playing("su3 su4", "su9 su1"), "su3"), None).trick.lead == "su"

    def test_P6_1_a_led_jaguar_sets_trump(self) -> None:
        assert view(play(playing("jaguar su4", "su9 su1"), "jaguar"), None).trick.lead == "ea"

    @pytest.mark.parametrize("suit", ["su", "sp", "se"])
    def test_P6_1_a_led_monkey_names_a_suit_that_is_not_trump(self, suit: str) -> None:
        assert view(play(playing("monkey su4", "su9 su1"), f"monkey {suit}"), None).trick.lead == suit

    def test_P6_1_the_monkey_cannot_name_trump(self) -> None:
        state = playing("monkey su4", "su9 su1")
        assert why_not(lambda: play(state, "monkey ea")) == "P6.1 monkey-cannot-name-trump"

    @pytest.mark.parametrize("suit", ["su", "sp", "se", "ea"])
    def test_P6_1_a_led_lizard_names_any_suit(self, suit: str) -> None:
        assert view(play(playing("lizard su4", "su9 su1"), f"lizard {suit}"), None).trick.lead == suit

    def test_P6_1_a_suit_is_named_exactly_when_it_must_be(self) -> None:
        state = playing("monkey lizard jaguar su4", "monkey su9 su1 su2")
        assert why_not(lambda: play(state, "monkey")) == "P6.1 name-a-suit"
        assert why_not(lambda: play(state, "lizard")) == "P6.1 name-a-suit"
        assert why_not(lambda: play(state, "jaguar ea")) == "P6.1 no-suit-to-name"
        assert why_not(lambda: play(state, "su4 su")) == "P6.1 no-suit-to-name"
        followed = play(state, "su4")
        assert why_not(lambda: play(followed, "monkey se")) == "P6.1 no-suit-to-name"

    def test_P6_1_offers_list_the_suits(self) -> None:
        offers = rules.offers(playing("monkey lizard su4", "su9 su1 su2"), 0)
        named = {o.fields[0].values[0]: o.fields[1].values for o in offers if len(o.fields) == 2}
        assert named == {"monkey": ("su", "sp", "se"), "lizard": ("su", "sp", "se", "ea")}


class TestScore:
    def ended(self, state: State, *cards: str) -> tuple[State, RoundScored]:
        state = play_all(state, *cards[:-1])
        state, told = step(state, cards[-1], chance=Given(deal(state.players)))
        (event,) = of_kind(told, RoundScored)
        assert isinstance(event, RoundScored)
        return state, event

    def test_P4_6_hidden_bids_are_shown_at_scoring(self) -> None:
        state = playing("su3", "su9", bids=("sp1", "ea2"))
        assert view(state, 0).seats[1].open_bid is None
        _, event = self.ended(state, "su3", "su9")
        assert event.bids == (("sp1",), ("ea2",))
        over = playing("su3", "su9", bids=("sp1", "ea2"), last_round=True)
        assert view(play_all(over, "su3", "su9"), None).seats[1].open_bid == ("ea2",)

    def test_P7_2_a_point_a_trick_and_a_bonus_for_an_exact_bid(self) -> None:
        state = playing("su3", "su9", "su1", bids=("sp1", "se2", "ea2"), taken=(1, 1, 4))
        after, event = self.ended(state, "su3", "su9", "su1")
        assert event.tricks == (1, 2, 4)
        assert event.points == (1 + 5, 2 + 5, 4)
        assert event.bonus == (5, 5, 0)
        assert (after.totals, after.bonuses) == ((6, 7, 4), (5, 5, 0))

    @pytest.mark.parametrize(("players", "bonus"), [(2, 6), (3, 5), (4, 5), (5, 4), (6, 3)])
    def test_P7_2_the_bonus_by_player_count(self, players: int, bonus: int) -> None:
        hands = [f"su{rank}" for rank in range(players, 0, -1)]
        _, event = self.ended(playing(*hands, bids=["sp1"] + ["su14"] * (players - 1)), *hands)
        assert event.points == (1 + bonus, *[bonus] * (players - 1))

    def test_P7_2_surrender_scores_nothing_even_with_an_exact_bid(self) -> None:
        # Seat 1 foretold one trick, takes it, and must lead the last with the Shaman.
        state = playing("su3 su4", "su9 shaman", bids=("sp1", "sp2"))
        after, event = self.ended(state, "su3", "su9", "su4", "shaman")
        assert event.tricks == (1, 1)
        assert event.points == (1 + 6, 0)
        assert event.bonus == (6, 0)
        assert after.bonuses == (6, 0)

    def test_P7_2_surrender_forfeits_trick_points_too(self) -> None:
        state = playing("su3 su4", "su9 shaman", bids=("sp1", "ea2"), taken=(0, 5))
        _, event = self.ended(state, "su3", "su9", "su4", "shaman")
        assert event.tricks == (1, 6)
        assert event.points == (7, 0)

    @pytest.mark.parametrize(
        ("totals", "bonuses", "winners", "places"),
        [
            ((10, 20, 15), (0, 0, 0), (1,), (3, 1, 2)),
            ((20, 20, 15), (5, 10, 15), (1,), (2, 1, 3)),
            ((20, 20, 15), (10, 10, 15), (0, 1), (1, 1, 3)),
            ((20, 20, 20), (5, 5, 5), (0, 1, 2), (1, 1, 1)),
        ],
    )
    def test_P7_3_the_winners(
        self,
        totals: tuple[int, ...],
        bonuses: tuple[int, ...],
        winners: tuple[int, ...],
        places: tuple[int, ...],
    ) -> None:
        state = scored(playing("su3", "su9", "su1"), *totals, bonuses=bonuses)
        assert rules.winners(state) == winners
        assert rules.places(state) == places

    def test_P7_3_after_the_last_round_it_is_over(self) -> None:
        state = play(playing("su3", "su9", bids=("sp1", "su2"), last_round=True), "su3")
        state, told = step(state, "su9")
        assert state.over
        assert rules.acting(state) == ()
        assert of_kind(told, MatchEnded) == [MatchEnded((0, 1), (0, 0), (1,))]
        assert why_not(lambda: play(state, "su3", seat=0)) == "P7.3 game-over"
        assert why_not(lambda: bid(state, 0, "su3")) == "P7.3 game-over"


class TestJaguarRound:
    def test_P8_1_no_suit_is_trump(self) -> None:
        state = playing("su3 su4", "ea9 ea1", trump="jaguar")
        assert view(state, None).trump is None
        state = play_all(state, "su3", "ea9")
        assert state.last is not None
        assert state.last.winner == 0

    @pytest.mark.parametrize("card", ["monkey", "lizard"])
    def test_P8_2_any_suit_may_be_named(self, card: str) -> None:
        state = playing(f"{card} su4", "su9 su1", trump="jaguar")
        for suit in ("su", "sp", "se", "ea"):
            assert view(play(state, f"{card} {suit}"), None).trick.lead == suit
        assert why_not(lambda: play(state, card)) == "P6.1 name-a-suit"

    def test_P8_3_a_led_jaguar_sets_no_lead_suit(self) -> None:
        state = play(playing("jaguar su4", "ea9 su1", trump="jaguar"), "jaguar")
        assert view(state, None).trick.lead is None

    def test_P8_3_the_jaguar_wins_unless_the_shaman_follows_it(self) -> None:
        state = playing("jaguar su4", "ea9 shaman", trump="jaguar")
        for reply, winner in (("ea9", 0), ("shaman", 1)):
            after = play_all(state, "jaguar", reply)
            assert after.last is not None
            assert after.last.winner == winner
