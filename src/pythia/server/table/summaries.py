"""A table, and a game, as lists and pages show them."""

import logging
from collections.abc import Collection
from functools import cache
from typing import Literal

from pythia.bots.levels import levels_of
from pythia.contract import AnyGame, Misprint
from pythia.server.bodies import GameFacts, SeatSummary, TableSummary
from pythia.server.presenting import presented
from pythia.server.table.seating import Facts, Seat, takeable
from pythia.store import TableRow
from pythia.table import lessons

_log = logging.getLogger(__name__)


def of_game(game: AnyGame) -> GameFacts:
    found = presented(game)
    return GameFacts(
        game.name,
        game.players.start,
        game.players.stop - 1,
        levels_of(game),
        found.quick,
        found.minutes,
        _lesson_minutes(game.name),
    )


@cache
def _lesson_minutes(game: str) -> int | None:
    try:
        first = lessons.lesson(game, lessons.FIRST)
    except Misprint:
        _log.exception("the lessons of %r cannot be read and are left out", game)
        return None
    return first.minutes if first else None


def summary(
    row: TableRow, facts: Facts, guest: str | None, present: Collection[str], watchers: tuple[str, ...] = ()
) -> TableSummary:
    """The table as this guest sees it, while those guests are present and those names watch."""
    mine = facts.seat_of(guest)
    return TableSummary(
        id=row.id,
        game=facts.game,
        players=facts.players,
        options=facts.options,
        bots=facts.bots,
        clock_s=facts.clock_s,
        patience_s=facts.patience_s,
        phase=row.phase,
        open=facts.open,
        seats=tuple(_seat_summary(facts, seat, present) for seat in facts.seats),
        host=facts.decides(guest, row.phase, present),
        mine=() if mine is None else (mine,),
        my_turn=mine in row.acting,
        updated=row.updated,
        rematch=facts.rematch,
        plays_on=facts.source is not None,
        standing=row.standing,
        takeable=takeable(facts, guest, row.phase),
        watchers=watchers,
        watchers_talk=facts.watchers_talk,
        watchers_sit=facts.watchers_sit,
    )


def _seat_summary(facts: Facts, seat: Seat, present: Collection[str]) -> SeatSummary:
    who: Literal["person", "bot", "empty"] = "person" if seat.guest is not None else "empty"
    return SeatSummary(
        who="bot" if seat.level is not None else who,
        name=seat.name,
        level=seat.level,
        away=seat.guest is not None and seat.guest not in present,
        guest=seat.guest,
        host=seat.guest == facts.host,
    )
