"""P1 to P4: cards, trump, the first dealer, deal and bid. Each test names its rule."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.games.prophecy.tables import (
    NO_CHANCE,
    begun,
    bid,
    deal,
    dealer,
    mask,
    of_kind,
    play,
    playing,
    scored,
    why_not,
)
from tests.given import Given
from tests.steps import made

from pythia.contract import UNTOLD, Illegal, Message
from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import DECK, NAMES, NUMBERS, SPECIALISTS, SUITED
from pythia.games.prophecy.deal import dealer_of
from pythia.games.prophecy.events import BidChosen, BidMade, HandDealt, OpenBid
from pythia.games.prophecy.state import Bid, Deal, Dealer, Options, Play, State
from pythia.games.prophecy.tricks import JAGUAR_SUIT, bid_value
from pythia.games.prophecy.view import NotNow, view


def test_P1_1_sixty_cards_four_of_them_specialists() -> None:
    assert len(NAMES) == len(set(NAMES)) == 60
    assert DECK.bit_count() == 60
    assert (SUITED.bit_count(), SPECIALISTS.bit_count()) == (56, 4)
    assert NAMES[56:] == ("jaguar", "monkey", "shaman", "lizard")


def test_P1_2_a_suit_is_worth_its_number_of_tricks() -> None:
    assert [bid_value(mask(card)) for card in ("su14", "sp14", "se1", "ea1")] == [0, 1, 2, 3]
    assert bid_value(mask("ea1 ea2 se3 su9")) == 8


@pytest.mark.parametrize(
    ("players", "dealt", "in_bid", "tricks", "bonus"),
    [(2, 17, 4, 13, 6), (3, 17, 3, 14, 5), (4, 15, 3, 12, 5), (5, 12, 2, 10, 4), (6, 10, 2, 8, 3)],
)
def test_P1_3_numbers_by_player_count(players: int, dealt: int, in_bid: int, tricks: int, bonus: int) -> None:
    assert NUMBERS[players] == (dealt, in_bid, tricks, bonus)
    state = begun(players)
    assert [hand.bit_count() for hand in state.hands] == [dealt] * players
    assert dealt - in_bid == tricks


def test_P2_1_trumps_of_the_standard_game() -> None:
    assert _trumps("standard") == ["su", "sp", "se", "ea", "ea", "se", "sp", "su"]


def test_P2_2_trumps_of_the_short_game() -> None:
    assert _trumps("short") == ["ea", "se", "sp", "su", None]


def _trumps(length: str) -> list[str | None]:
    """Trump of each round, seen by playing a match to its end."""
    state = begun(2, length=length)
    seen = [view(state, None).trump]
    while not state.over:
        (offer, *_) = rules.offers(state, rules.acting(state)[0])
        values = offer.fields[0].names
        action = Bid(values[:4]) if offer.verb == "bid" else _first_play(state)
        before = len(state.rounds)
        state = rules.apply(state, rules.acting(state)[0], action, None, Given(deal(2)))
        if before < len(state.rounds) and not state.over:
            seen.append(view(state, None).trump)
    return seen


def _first_play(state: State) -> Play:
    offer = next(o for o in rules.offers(state, rules.acting(state)[0]) if o.fields[0].values)
    suit = offer.fields[1].values[0] if len(offer.fields) > 1 else None
    return Play(offer.fields[0].values[0], suit)  # type: ignore[arg-type]


class TestFirstDealer:
    def test_P3_1_the_highest_rank_deals(self) -> None:
        assert self.drawn(["su3", "ea14", "se13", "sp1"]) == 1

    def test_P3_1_specialists_do_not_count(self) -> None:
        assert self.drawn(["su3", "jaguar", "monkey", "shaman"]) == 0

    def test_P3_1_the_tied_and_only_they_draw_again(self) -> None:
        assert self.drawn(["su9", "ea9", "se2", "sp1"], ["su1", "ea2", None, None]) == 1

    def test_P3_1_again_and_again(self) -> None:
        rows = ["su9", "ea9", "se9", "sp1"], ["su8", "ea2", "sp8", None], ["su1", None, "se14", None]
        assert self.drawn(*rows) == 2

    def test_P3_1_nobody_suited_all_who_drew_draw_again(self) -> None:
        assert self.drawn(["jaguar", "monkey", "shaman"], ["su1", "su2", "lizard"]) == 1
        rows = ["su9", "ea9", "su1"], ["jaguar", "monkey", None], ["su2", "su3", None]
        assert self.drawn(*rows) == 1

    def test_P3_1_a_tied_player_with_a_specialist_drops_out(self) -> None:
        rows = ["su9", "ea9", "se9"], ["su2", "ea2", "jaguar"], ["su1", "ea3", None]
        assert self.drawn(*rows) == 1
        assert self.drawn(["su9", "ea9", "se1"], ["lizard", "su1", None]) == 1

    def test_P3_1_when_too_few_cards_remain_all_are_shuffled_again(self) -> None:
        rows = self.tied_rows()
        assert self.drawn(*rows, ["su1", "sp2", "se3", "ea4"]) == 3

    def test_P3_1_just_enough_cards_are_enough(self) -> None:
        # Fourteen draws of four leave the Specialists, and nothing else may be drawn now.
        rows: list[list[str | None]] = [*self.tied_rows()[:14], ["su1", "sp2", "se3", "ea4"]]
        draws = Dealer(tuple(map(tuple, rows)))
        table = rules.empty(4, Options())
        assert why_not(lambda: rules.start(table, Given(draws, deal(4)))) == "P3.1 card-twice"

    def tied_rows(self) -> list[list[str | None]]:
        """Four players tied fifteen times, until no card is left."""
        rows: list[list[str | None]] = [
            [f"{s}{rank}" for s in ("su", "sp", "se", "ea")] for rank in range(1, 15)
        ]
        return [*rows, ["jaguar", "monkey", "shaman", "lizard"]]

    @pytest.mark.parametrize(
        ("rows", "reason"),
        [
            ([["su3", "ea14", "se13"]], "dealer-draw-seats"),
            ([["su3", "ea14", "se13", "sp2", "sp3"]], "dealer-draw-seats"),
            ([["su3", "ea14", "se13", None]], "dealer-draw-seats"),
            ([["su3", "ea14", "se13", "su3"]], "card-twice"),
            ([["su3", "ea14", "se13", "sp14"]], "dealer-undecided"),
            ([], "dealer-undecided"),
            ([["su3", "ea14", "se13", "sp2"], [None, "su1", None, None]], "dealer-already-decided"),
            ([["su3", "ea14", "sp14", "sp2"], ["su1", "su2", "su4", None]], "dealer-draw-seats"),
            ([["su3", "ea14", "sp14", "sp2"], [None, "su1", "su3", None]], "card-twice"),
        ],
    )
    def test_P3_1_impossible_draws(self, rows: list[list[str | None]], reason: str) -> None:
        draws = Dealer(tuple(map(tuple, rows)))
        table = rules.empty(4, Options())
        assert why_not(lambda: rules.start(table, Given(draws, deal(4)))) == f"P3.1 {reason}"

    def test_P3_1_a_card_that_does_not_exist(self) -> None:
        with pytest.raises(Illegal, match="unknown-card"):
            self.drawn(["su3", "ea15", "se13", "sp2"])

    def drawn(self, *rows: Sequence[str | None]) -> int:
        outcome = Dealer(tuple(map(tuple, rows)))
        players = len(rows[0])
        state = rules.start(rules.empty(players, Options()), Given(outcome, deal(players)))
        assert state.dealer == dealer_of(outcome.draws)
        return state.dealer


def test_P3_2_the_deal_moves_to_the_left() -> None:
    for leader in range(3):
        state = playing("su1", "su1", "su1", leader=leader)
        assert state.dealer == (leader - 1) % 3
        for seat in (leader, leader + 1, leader + 2):
            state = play(state, "su1", seat % 3, Given(deal(3)))
        assert state.dealer == leader
        assert state.trick.leader == (leader + 1) % 3


class TestDeal:
    def test_P4_1_hands_are_as_dealt_and_told_to_their_owner_alone(self) -> None:
        dealt = deal(3, "jaguar su1", "ea14")
        state, told = made(rules.start, rules.empty(3, Options()), Given(dealer(3, 0), dealt))
        assert state.hands == tuple(mask(" ".join(hand)) for hand in dealt.hands)
        hands = [each for each in told if isinstance(each.event, HandDealt)]
        assert [each.to for each in hands] == [(0,), (1,), (2,)]

    def test_P4_1_impossible_deals(self) -> None:
        good = deal(4).hands
        for hands, reason in [
            ((*good[:3], good[3][:-1]), "P4.1 deal-size"),
            ((*good[:3], (*good[3], good[0][0])), "P4.1 deal-size"),
            (good[:3], "P4.1 deal-size"),
            ((*good, ()), "P4.1 deal-size"),
            ((*good[:3], (*good[3][:-1], good[0][0])), "P4.1 card-twice"),
            ((*good[:3], (*good[3][:-1], "su15")), "None unknown-card"),
        ]:
            chance = Given(dealer(4, 0), Deal(hands))
            table = rules.empty(4, Options())
            assert why_not(lambda t=table, c=chance: rules.start(t, c)) == reason  # type: ignore[misc]


class TestBid:
    hands = ("su1 sp2 se3 ea4 ea5 jaguar", "su2 su3 sp4 se5", "su5 su6 sp6 se7", "su8 su9 sp8 se9")

    def test_P4_2_a_bid_is_set_aside(self) -> None:
        state = bid(begun(4, *self.hands), 0, "ea4 sp2 su1")
        assert state.bids[0] == mask("su1 sp2 ea4")
        assert not state.hands[0] & mask("su1 sp2 ea4")
        assert state.hands[0].bit_count() == 12

    @pytest.mark.parametrize(
        ("cards", "reason"),
        [
            ("su1 sp2", "bid-size"),
            ("su1 sp2 se3 ea4", "bid-size"),
            ("", "bid-size"),
            ("su1 sp2 jaguar", "no-specialist-in-bid"),
            ("su1 sp2 su2", "not-in-hand"),
            ("su1 sp2 sp2", "card-twice-in-bid"),
        ],
    )
    def test_P4_2_what_is_no_bid(self, cards: str, reason: str) -> None:
        state = begun(4, *self.hands)
        assert why_not(lambda: bid(state, 0, cards)) == f"P4.2 {reason}"

    def test_P4_2_bid_cards_are_not_played(self) -> None:
        state = begun(2, "su1 su2 su3 su4", "sp1 sp2 sp3 sp4", first=1)
        state = bid(bid(state, 0, "su1 su2 su3 su4"), 1, "sp1 sp2 sp3 sp4")
        assert why_not(lambda: rules.apply(state, 0, Play("su1"), None, NO_CHANCE)) == "P4.2 card-is-in-bid"

    def test_P4_3_a_bid_is_final(self) -> None:
        state = bid(begun(4, *self.hands), 0, "ea4 sp2 su1")
        assert why_not(lambda: bid(state, 0, "su1 sp2 ea4")) == "P4.3 bid-is-final"

    def test_P4_3_its_owner_can_look_at_it(self) -> None:
        state = bid(begun(4, *self.hands), 0, "ea4 sp2 su1")
        own = view(state, 0)
        assert (own.bid, own.foretold) == (("su1", "sp2", "ea4"), 4)
        other = view(state, 1)
        assert (other.bid, other.seats[0].open_bid, other.seats[0].foretold) == ((), None, None)

    def test_P4_5_bids_in_any_order_and_only_that_they_are_made_is_told(self) -> None:
        state = begun(4, *self.hands)
        assert rules.acting(state) == (0, 1, 2, 3)
        state, told = made(rules.apply, state, 2, Bid(("su5", "su6", "sp6")), None, NO_CHANCE)
        assert rules.acting(state) == (0, 1, 3)
        assert [each.to for each in told if isinstance(each.event, BidChosen)] == [(2,)]
        assert [each.to for each in told if isinstance(each.event, BidMade)] == [None]
        assert [seat.has_bid for seat in view(state, 0).seats] == [False, False, True, False]


class TestOpenBids:
    """P4.4, from the second round on, with the totals given."""

    hands = ("su1 su2 su3", "sp1 sp2 sp3", "se1 se2 se3")

    def dealt(self, *totals: int, length: str = "standard", rounds: int = 1) -> State:
        """The next round, dealt after so many rounds."""
        players = len(totals)
        table = scored(rules.empty(players, Options(length=length)), *totals)  # type: ignore[arg-type]
        table = replace(table, rounds=table.rounds * rounds)
        return rules._begin_round(table, 0, Given(deal(players, *self.hands[:players])), UNTOLD)

    def test_P4_4_the_leader_bids_first_and_shows_it(self) -> None:
        state = self.dealt(5, 9, 3)
        assert (state.openly, rules.acting(state)) == ((1,), (1,))
        assert why_not(lambda: bid(state, 0, "su1 su2 su3")) == "P4.4 open-bids-first"
        assert view(state, 0).not_now == NotNow("P4.4", Message("open-bids-first"))
        state, told = made(rules.apply, state, 1, Bid(("sp1", "sp2", "sp3")), None, NO_CHANCE)
        assert of_kind(told, OpenBid) == [OpenBid(1, ("sp1", "sp2", "sp3"), 3)]
        assert rules.acting(state) == (0, 2)
        assert view(state, None).seats[1].open_bid == ("sp1", "sp2", "sp3")
        hidden = bid(state, 0, "su1 su2 su3")
        assert view(hidden, 1).seats[0].open_bid is None

    def test_P4_4_tied_leaders_show_their_bids_at_once(self) -> None:
        state = self.dealt(9, 3, 9)
        assert rules.acting(state) == (0, 2)
        state, told = made(rules.apply, state, 2, Bid(("se1", "se2", "se3")), None, NO_CHANCE)
        assert not of_kind(told, OpenBid)
        assert view(state, 1).seats[2].open_bid is None
        state, told = made(rules.apply, state, 0, Bid(("su1", "su2", "su3")), None, NO_CHANCE)
        assert [event.seat for event in of_kind(told, OpenBid)] == [0, 2]  # type: ignore[attr-defined]
        assert rules.acting(state) == (1,)

    def test_P4_4_all_tied_all_bid_openly(self) -> None:
        state = self.dealt(4, 4, 4)
        assert rules.acting(state) == (0, 1, 2)
        state = bid(bid(state, 0, "su1 su2 su3"), 1, "sp1 sp2 sp3")
        assert [seat.open_bid for seat in view(state, 2).seats] == [None, None, None]
        state = bid(state, 2, "se1 se2 se3")
        assert all(seat.open_bid for seat in view(state, None).seats)

    def test_P4_4_not_in_the_first_and_the_last_round(self) -> None:
        assert begun(3).openly == ()
        assert self.dealt(5, 9, 3, rounds=6).openly == (1,)
        assert self.dealt(5, 9, 3, rounds=7).openly == ()
        assert self.dealt(5, 9, 3, length="short", rounds=3).openly == (1,)
        last = self.dealt(5, 9, 3, length="short", rounds=4)
        assert (last.openly, last.trump) == ((), JAGUAR_SUIT)

    def test_P4_4_not_with_two_players(self) -> None:
        assert self.dealt(5, 9).openly == ()
