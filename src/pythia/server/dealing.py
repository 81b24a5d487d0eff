"""A match from a table's facts, and its steps as the store keeps them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec

from pythia import games
from pythia.server.facts import Facts
from pythia.store import Phase, Step
from pythia.table.chance import Live
from pythia.table.match import Match, Move, open_match
from pythia.table.record import Line, SitsLine, dump


def deal(facts: Facts, seed: bytes) -> Move:
    """A match of this table, dealt, its bots seated."""
    game = games.load(facts.game)
    begun, source = open_match(
        game,
        facts.players,
        msgspec.convert(facts.options, game.options),
        seed,
        names=tuple(seat.name for seat in facts.seats),
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match, lines = begun.match, begun.lines
    for number, seat in enumerate(facts.seats):
        if seat.level is not None:
            sits = match.enter(SitsLine(number, f"bot:{seat.level}"), Live(source, match.drawn))
            match, lines = sits.match, [*lines, *sits.lines]
    return Move(match, lines, begun.told)


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
