"""P5.7: bots may say what is not so, but nothing that everybody at the table sees to be wrong."""

from random import Random

import msgspec
import pytest
from msgspec import Struct

from pythia.bots.seating import play
from pythia.contract import Budget, Event, Speaker
from pythia.games.prophecy import GAME
from pythia.games.prophecy.cards import NUMBERS
from pythia.games.prophecy.characters import LEVELS
from pythia.games.prophecy.events import BidChosen
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.talk import Foretold, Laugh, Mine, NoTrump, Phrase, Yours
from pythia.games.prophecy.view import View
from pythia.table.chance import seed_from
from pythia.table.match import open_match

DICE = 40
"""Of each position so many remarks are looked at."""


def is_seen_to_be_wrong(saying: Struct | None, view: View, events: list[Event]) -> bool:
    assert view.seat is not None
    own = view.seats[view.seat]
    match saying:
        case None | Laugh() | Phrase():
            return False
        case Foretold(count=count):
            has_just_bid = any(isinstance(event, BidChosen) for event in events)
            highest = 3 * NUMBERS[len(view.seats)].bid
            return not has_just_bid or own.bids_openly or own.open_bid is not None or count > highest
        case Mine() | Yours():
            trick = view.trick if view.trick.cards else view.last
            return trick is None or isinstance(saying, Mine) != (trick.winner == view.seat)
        case NoTrump():
            return not view.hand or view.trump is None or not own.has_bid
    raise AssertionError(saying)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_P5_7_no_bot_says_what_lies_open_otherwise(players: int) -> None:
    kinds, levels = set[type](), LEVELS
    lies = 0
    begun, source = open_match(GAME, players, Options(length="short"), seed_from(f"talk {players}"))
    bots = {seat: GAME.bot("novice", Random(seat)) for seat in range(players)}
    for n, move in enumerate(play(begun.match, bots, source, Budget())):
        assert move.match.latest is not None
        view = move.match.view(move.match.latest.seat)
        events = [each.event for each in move.told if each.reaches(view.seat)]
        for dice in range(DICE):
            level = levels[dice % len(levels)]
            saying = GAME.remark(view, events, Speaker(level, Random(f"{n} {dice}")))
            assert not is_seen_to_be_wrong(saying, view, events), (saying, view)
            kinds.add(type(saying))
            lies += isinstance(saying, Foretold) and saying.count != view.foretold
            if isinstance(saying, NoTrump):
                lies += any(card in view.trumps for card in view.hand)
    assert kinds == {type(None), Laugh, Foretold, Mine, Yours, NoTrump, Phrase}
    assert lies > 10


@pytest.mark.parametrize("players", NUMBERS)
def test_P5_7_any_number_of_tricks_can_be_said_to_be_foretold(players: int) -> None:
    """The table offers as many as there are in a round (P1.3)."""
    most = max(numbers.tricks for numbers in NUMBERS.values())
    assert NUMBERS[players].tricks <= most
    for count, fits in ((0, True), (NUMBERS[players].tricks, True), (most + 1, False), (-1, False)):
        assert _fits({"say": "foretold", "count": count}) == fits


def test_a_phrase_is_one_of_a_closed_list() -> None:
    assert _fits({"say": "phrase", "id": "nestor-exact"})
    for other in ("nestor-lies", "adept-exact", "", "<b>", 1):
        assert not _fits({"say": "phrase", "id": other})


def _fits(said: dict[str, str | int]) -> bool:
    try:
        msgspec.convert(said, GAME.sayings)
    except msgspec.ValidationError:
        return False
    return True
