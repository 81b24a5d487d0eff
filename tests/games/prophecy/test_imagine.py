"""An imagined position is one that a seat could be in: its rounds could have been played so."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.prophecy.matches import BUDGET, as_if_dealt_so, played, told_to
from tests.games.prophecy.tables import mask

from pythia.bots.seating import play, remember, tell
from pythia.contract import Event, Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.cards import BIT, DECK, names
from pythia.games.prophecy.events import LeadSurrendered
from pythia.games.prophecy.hidden import what_is_known
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.state import State
from pythia.games.prophecy.view import view
from pythia.table.chance import Live, Source
from pythia.table.conformance import Heard, check_imagined
from pythia.table.match import Move, add_told
from pythia.table.record import ActionLine, RecordError, Undo

SOURCE = Source(b"imagined")


def both(told: Sequence[Told]) -> Iterator[list[Event]]:
    """All that was told, and what bots remember of it."""
    yield [each.event for each in told]
    yield [each.event for each in remember(GAME, told)]


@pytest.mark.parametrize("players", range(2, 7))
def test_P5_4_P5_7_the_round_could_have_been_played_with_the_imagined_cards(players: int) -> None:
    """The rules themselves judge: the same plays, from the deal that the imagined cards stand for."""
    moves, _ = played(players, f"imagined {players}")
    others = 0
    for number in range(0, len(moves), 5):
        state: State = moves[number].match.state
        seat = number % players
        for k, events in enumerate(both(told_to(moves[: number + 1], seat))):
            imagined = imagine(view(state, seat), events, SOURCE.stream(number, f"{k}"))
            assert view(imagined, seat) == view(state, seat)
            assert as_if_dealt_so(moves[: number + 1], imagined) == imagined
            others += imagined != state
    assert others > 40


@pytest.mark.parametrize("players", range(2, 7))
def test_only_what_is_hidden_is_imagined(players: int) -> None:
    """With the hidden cards in place the position is the very one, whoever looks, to the end of the match."""
    moves, _ = played(players, f"seen {players}")
    for number in (*range(0, len(moves) - 1, 3), len(moves) - 1):
        state: State = moves[number].match.state
        for seat in (*range(players), None):
            events = [each.event for each in told_to(moves[: number + 1], seat)]
            imagined = imagine(view(state, seat), events, SOURCE.stream(number, "seen"))
            assert replace(imagined, hands=state.hands, bids=state.bids) == state


def test_the_empty_table_can_be_imagined() -> None:
    state = GAME.empty(3, GAME.options())
    assert imagine(view(state, 1), (), SOURCE.stream(0, "empty")) == state


def test_every_deal_that_fits_is_as_likely() -> None:
    """Two cards in each of three hidden hands: the rules say which deals fit, and each comes as often."""
    moves, _ = played(4, "few cards 7")
    number = next(n for n, move in enumerate(moves) if _few(move))
    true: State = moves[number].match.state
    (seat,) = GAME.acting(true)
    others = [each for each in range(4) if each != seat]
    shown = view(
        replace(true, openly=tuple(others)), seat
    )  # their bids lie open, so that few cards are hidden
    events = [each.event for each in told_to(moves[: number + 1], seat)]
    ways = set(_fitting(moves[: number + 1], true, others))
    assert 10 < len(ways) < 90, "some of the 90 deals do not fit what was played"
    draws = 60 * len(ways)
    counted = Counter(imagine(shown, events, SOURCE.stream(k, "uniform")).hands for k in range(draws))
    assert counted.keys() == ways
    misfit = sum((count - 60) ** 2 / 60 for count in counted.values())
    freedom = len(ways) - 1
    assert misfit < freedom + 4 * (2 * freedom) ** 0.5


def _few(move: Move) -> bool:
    """Whether somebody is to lead, with two cards in every hand."""
    state: State = move.match.state
    return state.turn is not None and {hand.bit_count() for hand in state.hands} == {2}


def _fitting(moves: Sequence[Move], true: State, others: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Of all ways to deal the cards of these three hands, those with which the round can have been played."""
    one, two, three = others
    hidden = {name for seat in others for name in names(true.hands[seat])}
    for first in combinations(sorted(hidden), 2):
        for second in combinations(sorted(hidden - {*first}), 2):
            hands = list(true.hands)
            hands[one], hands[two] = mask(" ".join(first)), mask(" ".join(second))
            hands[three] = mask(" ".join(hidden - {*first, *second}))
            try:
                yield as_if_dealt_so(moves, replace(true, hands=tuple(hands))).hands
            except RecordError:
                continue


def test_P5_3_P5_7_a_card_taken_back_has_shown_whose_last_card_is_the_shaman() -> None:
    """Whoever had to surrender the lead of the last trick holds it, and whoever had not does not."""
    surrendered = led = 0
    for moves, undone in _last_trick_taken_back():
        *_, before = moves
        taken = before.match.state.last
        state, told = undone.match.state, told_to([*moves, undone], None)
        events = [each.event for each in told]
        held = what_is_known(view(state, None), events).seats[taken.winner]
        if any(isinstance(each.event, LeadSurrendered) for each in before.told):
            assert held.hand & BIT["shaman"]
            surrendered += 1
        else:
            assert held.lacks & BIT["shaman"]
            led += 1
        for k in range(3):
            imagined = imagine(view(state, None), events, SOURCE.stream(k, "taken back"))
            assert as_if_dealt_so([*moves, undone], imagined) == imagined
        if surrendered and led:
            return
    raise AssertionError("no lead was surrendered")


def _last_trick_taken_back() -> Iterator[tuple[list[Move], Move]]:
    """Matches up to where everybody has a last card, and the card that led there taken back."""
    for words in range(40, 60):
        moves, source = played(2, f"surrender {words}")
        for number, move in enumerate(moves):
            latest, state = move.match.latest, move.match.state
            if latest and state.last and {hand.bit_count() for hand in state.hands} == {1}:
                undo = ActionLine(latest.seat, Undo())
                yield moves[: number + 1], move.match.enter(undo, Live(source, move.match.drawn))


@pytest.mark.parametrize(
    "sits", [("person", *["bot:novice"] * 3), ("person",) * 4], ids=["alone", "together"]
)
def test_a_match_taken_up_from_another_is_imagined_like_any_other(sits: tuple[str, ...]) -> None:
    """What was dealt anew there fits what was told before, and what everybody imagines fits both."""
    moves, source = played(4, "taken up")
    told: list[Told] = []
    for move in moves[:35]:
        add_told(told, move)
    match = moves[34].match
    anew = match.take_up(sits, told, Live(source, match.drawn))
    assert anew.match.state.hands != match.state.hands
    add_told(told, anew)
    bots = {seat: GAME.bot("novice", Random(seat)) for seat in range(4)}
    tell(bots, told)
    for number, move in enumerate(play(anew.match, bots, source, BUDGET)):
        add_told(told, move)
        if number % 3 == 0:
            heard = Heard(tuple(told), remember(GAME, told))
            check_imagined(move.match, heard, source, Random(number))
        if move.match.state.rounds:
            return
    raise AssertionError("the round did not end")


def test_all_cards_are_somewhere_once() -> None:
    moves, _ = played(6, "once")
    for number in range(0, len(moves) - 1, 7):
        state: State = moves[number].match.state
        told = [each.event for each in told_to(moves[: number + 1], 2)]
        imagined = imagine(view(state, 2), told, SOURCE.stream(number, "once"))
        together = 0
        for cards in (*imagined.hands, *imagined.bids):
            assert not together & cards
            together |= cards
        assert together | what_is_known(view(state, 2), told).played == DECK
