"""What bots say at an Oraklos table fits what they have just done."""

from random import Random

from msgspec import Struct

from pythia.bots.seating import play
from pythia.contract import Budget, Event, Speaker
from pythia.games.oraklos import GAME
from pythia.games.oraklos.events import Claimed, SaidDone, TookBackDone
from pythia.games.oraklos.state import Options
from pythia.games.oraklos.talk import Blank, Holes, Laugh, Quick, Sees
from pythia.games.oraklos.view import View
from pythia.table.chance import seed_from
from pythia.table.match import open_match

DICE = 60
"""Of each position so many remarks are looked at."""


def is_seen_to_be_wrong(saying: Struct | None, view: View, events: list[Event]) -> bool:
    claimed = any(isinstance(each, Claimed) and each.seat == view.seat for each in events)
    done = any(isinstance(each, SaidDone) and each.seat == view.seat for each in events)
    again = any(isinstance(each, TookBackDone) and each.seat == view.seat for each in events)
    match saying:
        case None | Laugh():
            return False
        case Sees():
            return not (claimed or again)
        case Quick():
            return not claimed or len(view.marked) > 1
        case Blank() | Holes():
            return not done or any(each.seat == view.seat for each in view.marked)
    raise AssertionError(saying)


def test_no_bot_says_what_lies_open_otherwise() -> None:
    kinds = set[type]()
    for number in range(2):
        begun, source = open_match(GAME, 3, Options(variant="junior"), seed_from(f"talk {number}"))
        bots = {seat: GAME.bot("novice", Random(seat)) for seat in range(3)}
        for n, move in enumerate(play(begun.match, bots, source, Budget())):
            latest = move.match.latest
            if latest is None:
                continue  # a clock has run out
            view = move.match.view(latest.seat)
            events = [each.event for each in move.told if each.reaches(view.seat)]
            for dice in range(DICE):
                saying = GAME.remark(view, events, Speaker("novice", Random(f"{number} {n} {dice}")))
                assert not is_seen_to_be_wrong(saying, view, events), (saying, events)
                kinds.add(type(saying))
    assert kinds == {type(None), Laugh, Sees, Quick, Blank, Holes}
