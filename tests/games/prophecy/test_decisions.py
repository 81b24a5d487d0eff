"""What a player does at a table, as a kernel has it."""

from tests.games.prophecy.tables import begun, mask, play, playing

from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import MONKEY, NUMBER, SUITS, names
from pythia.games.prophecy.decisions import decisions
from pythia.games.prophecy.kernel.actions import NAMING_MONKEY, SET_ASIDE
from pythia.games.prophecy.kernel.observation import BID, HAND, MAY_ELSE, MAY_PLAY
from pythia.games.prophecy.state import Bid, Play, State
from pythia.games.prophecy.view import View, view


def test_a_bid_is_made_card_by_card() -> None:
    state = begun(4)
    (seat, *_) = rules.acting(state)
    seen = view(state, seat)
    cards = seen.hand[:3]
    found = list(decisions(seen, [], Bid(cards)))
    assert [number - SET_ASIDE for _, number in found] == [NUMBER[card] for card in cards]
    for count, (words, number) in enumerate(found):
        assert words[BID] == mask(" ".join(cards[:count]))
        assert words[HAND] | words[BID] == state.hands[seat]
        assert words[MAY_ELSE] >> number - 64 & 1


def test_a_card_that_follows_is_itself() -> None:
    table = play(playing("su1 su4", "su14 jaguar", "su3 se2"), "su1")
    ((words, number),) = decisions(seen_by_turn(table), [], Play("jaguar"))
    assert number == NUMBER["jaguar"]
    assert set(names(words[MAY_PLAY])) == {"su14", "jaguar"}


def test_who_leads_the_monkey_names_a_suit_with_it() -> None:
    table = playing("monkey su4", "su14 jaguar", "su3 se2")
    ((words, number),) = decisions(seen_by_turn(table), [], Play("monkey", "sp"))
    assert number == NAMING_MONKEY + SUITS.index("sp")
    assert words[MAY_ELSE] >> number - 64 & 1
    assert not words[MAY_PLAY] >> MONKEY & 1


def seen_by_turn(state: State) -> View:
    (seat,) = rules.acting(state)
    return view(state, seat)
