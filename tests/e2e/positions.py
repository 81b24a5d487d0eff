"""Positions to open a table at, played up to by bots from a known seed: a record, the line to go on from."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from tests.e2e.oraklos import options as options_of
from tests.e2e.tables import make, open_table

from pythia import games
from pythia.bots.seating import play, tell
from pythia.contract import Budget
from pythia.games.oraklos import state as oraklos
from pythia.games.prophecy.state import TRUMPS, Options
from pythia.games.quest import state as quest
from pythia.table.chance import seed_from
from pythia.table.match import Match, open_match
from pythia.table.record import dump


class Position(NamedTuple):
    record: str
    line: int

    @property
    def source(self) -> dict[str, Any]:
        """What a new table is told of it."""
        return {"record": self.record, "line": self.line}


def _played(game_id: str, players: int, options: Any, seed: str, wanted: Callable[[Match], bool]) -> Position:
    """The last position of this match that is wanted."""
    game = games.load(game_id)
    move, source = open_match(game, players, options, seed_from(seed))
    bots = {seat: game.bot("adept", Random(seat)) for seat in range(players)}
    tell(bots, move.told)
    lines, place = [dump(move.match.header), *map(dump, move.lines)], 0
    for step in play(move.match, bots, source, Budget(playouts=1)):
        lines += map(dump, step.lines)
        if wanted(step.match):
            place = len(lines)
    return Position("\n".join(lines), place)


@cache
def last_trick(players: int) -> Position:
    """A short match of Prophecy: seat 0 is to play the last card it has in the first round."""

    def wanted(match: Match) -> bool:
        return not match.state.rounds and match.acting == (0,) and len(match.view(0).hand) == 1

    return _played("prophecy", players, Options(length="short"), "the last trick", wanted)


@cache
def last_round(players: int) -> Position:
    """A short match of Prophecy: all are to bid in its last round."""
    before = len(TRUMPS["short"]) - 1

    def wanted(match: Match) -> bool:
        return len(match.state.rounds) == before and not any(match.state.bids)

    return _played("prophecy", players, Options(length="short"), "the last round", wanted)


@cache
def last_throw(variant: str, players: int) -> Position:
    """A match of Oraklos: a round begins that may decide it."""
    begun: set[int] = set()

    def wanted(match: Match) -> bool:
        begins = match.state.round not in begun
        begun.add(match.state.round)
        return begins

    options = msgspec.convert(options_of(variant), oraklos.Options)
    return _played("oraklos", players, options, "the last throw", wanted)


@cache
def certificate_in_reach() -> Position:
    """A match of Quest for three: seat 0 stands before a guild whose certificate it can pay."""

    def wanted(match: Match) -> bool:
        offers = match.offers(0) if match.acting == (0,) else ()
        return any(offer.verb == "certificate" and offer.fields[0].values for offer in offers)

    return _played("quest", 3, quest.Options(), "the journey", wanted)


def open_at(page: Any, address: str, position: Position, seat: int = 0, **table: Any) -> None:
    """A match that goes on from there, bots on all other seats."""
    open_table(page, address, **{"from": position.source, "seat": seat, **table})


def make_at(page: Any, position: Position, seat: int = 0, **table: Any) -> str:
    """The id of a new table where a match is to go on from there: its waiting room."""
    return make(page, **{"from": position.source, "seat": seat, **table})
