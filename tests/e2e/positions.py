"""Positions to open a table at, played up to by bots from a known seed: a record, the line to go on from."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.e2e.tables import open_table

from pythia import games
from pythia.bots.seating import play, tell
from pythia.contract import Budget
from pythia.games.prophecy.state import Options
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.record import dump


class Position(NamedTuple):
    record: str
    line: int


@cache
def last_trick(players: int) -> Position:
    """A short match of Prophecy: seat 0 is to play the last card it has in the first round."""
    game = games.load("prophecy")
    move, source = open_match(game, players, Options(length="short"), seed_from("the last trick"))
    bots = {seat: game.bot("adept", Random(seat)) for seat in range(players)}
    tell(bots, move.told)
    lines = [dump(move.match.header), *map(dump, move.lines)]
    moves = play(move.match, bots, source, Budget(playouts=1))
    while move.match.acting != (0,) or len(move.match.view(0).hand) > 1:
        move = next(moves)
        lines += map(dump, move.lines)
    return Position("\n".join(lines), len(lines))


def open_at(page: Any, address: str, position: Position, seat: int = 0, **table: Any) -> None:
    """A match that goes on from there, bots on all other seats."""
    table |= {"from": {"record": position.record, "line": position.line}, "seat": seat}
    open_table(page, address, **table)
