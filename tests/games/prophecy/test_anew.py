"""Cards dealt anew fit everything that was seen, and every such deal is as likely as any other."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from msgspec.structs import replace
from tests.games.prophecy.matches import as_if_dealt_so, played, told_to
from tests.games.prophecy.tables import mask, why_not
from tests.given import Given

from pythia.contract import Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.anew import deal_anew
from pythia.games.prophecy.cards import BIT, DECK, NAMES, SUITED, names
from pythia.games.prophecy.events import LeadSurrendered, Played
from pythia.games.prophecy.fitting import Place, fit
from pythia.games.prophecy.state import Redeal, State
from pythia.table.chance import Live, Source
from pythia.table.match import Match


@pytest.mark.parametrize("players", range(2, 7))
def test_the_round_could_have_been_played_with_the_new_cards(players: int) -> None:
    """The rules themselves judge: the same plays, from the deal that the new cards stand for."""
    moves, source = played(players, f"anew {players}")
    tried = 0
    for number in range(0, len(moves) - 1, 5):
        match = moves[number].match
        seat = None if number % 3 == 0 else number % players
        events = [each.event for each in told_to(moves[: number + 1], seat)]
        state = deal_anew(match.state, seat, events, Live(source, 1000 + number))
        assert as_if_dealt_so(moves[: number + 1], state) == state
        if seat is not None:
            assert GAME.view(state, seat) == GAME.view(match.state, seat)
        tried += 1
    assert tried > 20


def test_P5_3_a_surrendered_lead_shows_the_shaman() -> None:
    """And whoever leads a last card does not hold it."""
    for words in range(400):
        moves, source = played(2, f"surrender {words}")
        for number, move in enumerate(moves):
            if any(isinstance(each.event, LeadSurrendered) for each in move.told):
                state: State = move.match.state
                assert state.surrendered is not None
                events = [each.event for each in told_to(moves[: number + 1], None)]
                for k in range(20):
                    anew = deal_anew(state, None, events, Live(source, k))
                    assert anew.hands[state.surrendered] == mask("shaman")
                return
    raise AssertionError("no lead was surrendered")


def test_P5_3_whoever_leads_a_last_card_does_not_hold_the_shaman() -> None:
    moves, source = played(2, "a last trick")
    number = next(
        n
        for n, move in enumerate(moves)
        if move.match.state.turn is not None
        and not move.match.state.trick.cards
        and move.match.state.hands[move.match.state.turn].bit_count() == 1
    )
    state: State = moves[number].match.state
    events = [each.event for each in told_to(moves[: number + 1], None) if not _is_shaman(each)]
    for k in range(200):
        anew = deal_anew(state, None, events, Live(source, k))
        assert state.turn is not None
        assert anew.hands[state.turn] != mask("shaman")
        assert GAME.offers(anew, state.turn)


def _is_shaman(told: Told) -> bool:
    """As if it had not been played, so that it may be anywhere."""
    return isinstance(told.event, Played) and told.event.card == "shaman"


def test_every_way_to_fit_cards_is_as_likely() -> None:
    """All the ways there are, counted by trying them; each comes up about as often as any other."""
    cards = ["su1", "su2", "sp1", "jaguar", "shaman", "se1"]
    places = [
        Place(1, DECK & ~mask("su1 su2 su3 su4 su5 su6 su7 su8 su9 su10 su11 su12 su13 su14")),
        Place(2, SUITED),
        Place(1, DECK & ~mask("shaman")),
        Place(2, DECK),
    ]
    ways = {
        tuple(frozenset(order[start:end]) for start, end in ((0, 1), (1, 3), (3, 4), (4, 6)))
        for order in permutations(cards)
        if all(
            BIT[card] & place.allowed
            for place, part in zip(places, (order[:1], order[1:3], order[3:4], order[4:]), strict=True)
            for card in part
        )
    }
    draws, source = 60 * len(ways), Source(bytes(32))
    counted = Counter(
        tuple(frozenset(names(part)) for part in fit(places, mask(" ".join(cards)), source.stream(k, "fit")))
        for k in range(draws)
    )
    assert counted.keys() == ways
    misfit = sum((count - 60) ** 2 / 60 for count in counted.values())
    freedom = len(ways) - 1
    assert misfit < freedom + 4 * (2 * freedom) ** 0.5


def taken_up() -> tuple[State, list[Told], Redeal]:
    """A position with voids shown and cards played, what seat 0 was told, and a deal that fits it."""
    moves, source = played(4, "checked")
    number = next(n for n, move in enumerate(moves) if move.match.state.taken == (1, 2, 1, 2) or n == 45)
    state = moves[number].match.state
    told = told_to(moves[: number + 1], 0)
    chance = Live(source, 7)
    deal_anew(state, 0, [each.event for each in told], chance)
    (outcome,) = chance.given
    assert isinstance(outcome, Redeal)
    return state, told, outcome


def changed(cards: tuple[tuple[str, ...], ...], seat: int, *now: str) -> tuple[tuple[str, ...], ...]:
    return (*cards[:seat], now, *cards[seat + 1 :])


def test_what_cannot_have_been_dealt_is_refused() -> None:
    state, told, fine = taken_up()
    events = [each.event for each in told]

    def why(hands: Sequence[Sequence[str]] = fine.hands, bids: Sequence[Sequence[str]] = fine.bids) -> str:
        outcome = Redeal(tuple(map(tuple, hands)), tuple(map(tuple, bids)))
        return why_not(lambda: deal_anew(state, 0, events, Given(outcome)))

    dealt = deal_anew(state, 0, events, Given(fine))
    assert dealt.hands[0] == state.hands[0]
    gone = next(event.card for event in events if isinstance(event, Played))
    own, one, two, _ = fine.hands
    assert why(fine.hands[:3]) == "None redeal-seats"
    assert why(changed(fine.hands, 1, *one[:-1])) == "P4.1 redeal-size"
    assert why(changed(fine.hands, 1, *one[:-1], two[0])) == "P4.1 redeal-card-gone"
    assert why(changed(fine.hands, 1, *one[:-1], gone)) == "P4.1 redeal-card-gone"
    assert why(changed(fine.hands, 1, *one[:-1], "su99")) == "None unknown-card"
    swapped = changed(changed(fine.hands, 0, one[0], *own[1:]), 1, own[0], *one[1:])
    assert why(swapped) == "None redeal-changes-what-was-seen"


def test_P5_4_a_suit_that_was_not_followed_is_not_held() -> None:
    moves, source = played(3, "voids")
    for number, move in enumerate(moves):
        match: Match = move.match
        state: State = match.state
        events = [each.event for each in told_to(moves[: number + 1], None)]
        lead = state.trick.lead
        if len(state.trick.cards) == 2 and lead < 4 and state.trick.cards[1] // 14 not in (lead, 4):
            void, other = (state.trick.leader + 1) % 3, state.trick.leader
            suit = [name for name in NAMES[lead * 14 : lead * 14 + 14] if state.hands[other] & BIT[name]]
            if not suit or not state.hands[void]:
                continue
            chance = Live(source, number)
            deal_anew(state, None, events, chance)
            fine = Redeal(tuple(map(names, state.hands)), tuple(map(names, state.bids)))
            deal_anew(state, None, events, Given(fine))
            given = names(state.hands[void])[0]
            hands = [
                tuple({suit[0]: given, given: suit[0]}.get(name, name) for name in hand)
                for hand in fine.hands
            ]
            unfit = replace(fine, hands=tuple(hands))
            refused = why_not(lambda: deal_anew(state, None, events, Given(unfit)))  # noqa: B023
            assert refused == "P5.4 redeal-suit-missing"
            return
    raise AssertionError("everybody followed suit")


def test_P4_2_no_specialist_in_a_bid_dealt_anew() -> None:
    moves, _ = played(2, "bids")
    state: State = moves[3].match.state
    hands, bids = list(map(names, state.hands)), list(map(names, state.bids))
    seat = next(seat for seat in range(2) if any(name in NAMES[56:] for name in hands[seat]))
    special = next(name for name in hands[seat] if name in NAMES[56:])
    hands[seat] = tuple(bids[seat][0] if name == special else name for name in hands[seat])
    bids[seat] = (special, *bids[seat][1:])
    events = [each.event for each in told_to(moves[:4], None)]
    outcome = Redeal(tuple(hands), tuple(bids))
    refused = why_not(lambda: deal_anew(state, None, events, Given(outcome)))
    assert refused == "P4.2 no-specialist-in-bid"
