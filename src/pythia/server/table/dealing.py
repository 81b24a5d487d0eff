"""A match from a table's facts, dealt or taken up, and its steps as the store keeps them."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

import msgspec

from pythia import games
from pythia.bots.seating import remember
from pythia.contract import Told
from pythia.server.table.lengths import Length
from pythia.server.table.restoring import TableRace, counts, follow, politely
from pythia.server.table.seating import Facts, position_of
from pythia.store import Phase, Step
from pythia.table.chance import Live
from pythia.table.match import Match, Move, open_match, still_true
from pythia.table.play_on import play_on
from pythia.table.record import Line, SitsLine, dump


def deal(facts: Facts, seed: bytes) -> Move:
    """A match of this table, dealt, its bots seated."""
    game = games.load(facts.game)
    begun, source = open_match(
        game,
        facts.players,
        msgspec.convert(facts.options, game.options),
        seed,
        **_about(facts),
    )
    match, lines = begun.match, begun.lines
    for number, seat in enumerate(facts.seats):
        if seat.level is not None:
            sits = match.enter(SitsLine(number, f"bot:{seat.level}"), Live(source, match.drawn))
            match, lines = sits.match, [*lines, *sits.lines]
    return Move(match, lines, begun.told)


class TakenUp(NamedTuple):
    """A match that goes on from another: its first step, and what came before it."""

    move: Move
    told: tuple[Told, ...]
    """What bots need to know of that."""
    length: Length


async def take_up(facts: Facts, seed: bytes, lines: Sequence[str], race: TableRace) -> TakenUp:
    """A match of this table that goes on where these lines lead; the race follows them.

    Off the event loop, and politely, since they may be many.
    """
    sits = [f"bot:{seat.level}" if seat.level is not None else "person" for seat in facts.seats]
    position = position_of(facts, lines)

    def work() -> TakenUp:
        played_on = play_on(position, sits, seed, politely, **_about(facts))
        told: tuple[Told, ...] = ()
        for move in politely(played_on.before):
            follow(race, move)
            told = remember(move.match.game, move.told, tuple(still_true(told, move)))
        length = Length().plus(sum(map(counts, played_on.before)), lines)
        return TakenUp(played_on.move, told, length)

    return await asyncio.to_thread(work)


def _about(facts: Facts) -> dict[str, Any]:
    return {
        "names": tuple(seat.name for seat in facts.seats),
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def phase_of(match: Match | None) -> Phase:
    if match is None:
        return "lobby"
    return "running" if match.acting else "over"


def step_of(
    kind: Literal["move", "talk", "sits"],
    lines: Sequence[Line],
    guest: str | None = None,
    id: str | None = None,
) -> Step:
    return Step(kind, tuple(dump(line) for line in lines), guest, id)
