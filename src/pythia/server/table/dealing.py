"""The first step of a table's match: dealt, or taken up from another."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from pythia import games
from pythia.bots import seating
from pythia.contract import Told
from pythia.server.table.core import Table
from pythia.server.table.lengths import Length
from pythia.server.table.restoring import counts, follow, politely
from pythia.server.table.seating import Facts, position_of
from pythia.table.chance import Live
from pythia.table.match import Move, open_match
from pythia.table.play_on import play_on
from pythia.table.record import SitsLine


def deal(facts: Facts, seed: bytes) -> Move:
    """A match of this table, dealt, its bots seated."""
    game = games.load(facts.game)
    begun, source = open_match(
        game,
        facts.players,
        msgspec.convert(facts.options, game.options),
        seed,
        moments=True,
        **_about(facts),
    )
    match, lines = begun.match, begun.lines
    for number, seat in enumerate(facts.seats):
        if seat.level is not None:
            sits = match.enter(SitsLine(number, f"bot:{seat.level}"), Live(source, match.drawn))
            match, lines = sits.match, [*lines, *sits.lines]
    return begun._replace(match=match, lines=lines)


async def take_up(table: Table, facts: Facts, lines: Sequence[str]) -> tuple[Table, Move]:
    """The first step of a match that goes on where these lines lead, and the table that has followed them.

    Off the event loop, and politely, since they may be many.
    """
    sits = [f"bot:{seat.level}" if seat.level is not None else "person" for seat in facts.seats]
    position = position_of(facts, lines)

    def work() -> tuple[Table, Move]:
        played_on = play_on(position, sits, table.seed, politely, **_about(facts))
        told: tuple[Told, ...] = ()
        race = table.race
        for move in politely(played_on.before):
            race = follow(race, move)
            told = seating.follow(told, move)
        length = Length().plus(sum(map(counts, played_on.before)), lines)
        return replace(table, race=race, told=told, length=length), played_on.move

    return await asyncio.to_thread(work)


def _about(facts: Facts) -> dict[str, Any]:
    return {
        "names": facts.names,
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }
