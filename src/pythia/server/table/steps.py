"""Steps of a table's match: what persons, bots and clocks do, what is said, who sits down."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from pythia.bots.seating import follow
from pythia.contract import Illegal
from pythia.games import wording
from pythia.server import bounds
from pythia.server.table import core, talk
from pythia.server.table.core import Asked, Changed, News, Outcome, Stepped, Table, TooLate
from pythia.server.table.event_log import note_names
from pythia.server.table.race import Stamp
from pythia.server.table.seating import Facts
from pythia.server.wire import Declined, Do, Say
from pythia.store import Step
from pythia.table.chance import Live, Source
from pythia.table.match import TURN_CLOCK, Match, Move
from pythia.table.record import (
    ENVELOPE_KEYS,
    ActionLine,
    ClockLine,
    EndsLine,
    Line,
    SayLine,
    SitsLine,
    Undo,
    dump,
    line_of,
)

MAX_TAKE_BACK_STEPS = bounds.TAKE_BACKS.most
"""Steps of a match after which nothing is taken back: its record must stay a record."""


def sits(table: Table, seat: int, facts: Facts) -> Outcome:
    """Another plays a seat from here on, as these facts have it."""
    if table.phase != "running":
        return core.change(table, facts)
    before, level = table.facts, facts.seats[seat].level
    returns = facts.seats[seat].guest == before.seats[seat].guest
    if level is None and not table.may_change(seat, returns):
        raise Declined(409, "seat-changed-too-often")
    move = _within_bounds(table, _enter(table, SitsLine(seat, f"bot:{level}" if level else "person")))
    ended = move.match.ended is not None
    step = _step_of("move" if ended else "sits", move.lines)
    after = _stepped(table, move, step, facts)
    changes = {**table.seat_changes, seat: table.seat_changes.get(seat, 0) + 1}
    after = _forget(replace(after, seat_changes=changes, clock=after.clock.acted(seat)), seat)
    return Outcome(
        after, step, (*_news(table, after), Changed(before, seat=seat), *([Stepped(())] if ended else []))
    )


def begin(table: Table, dealt: Move, facts: Facts) -> Outcome:
    """The match is dealt, or another is taken up; these facts have somebody on every seat."""
    step = _step_of("move", dealt.lines)
    after = _stepped(table, dealt, step, facts)
    return Outcome(after, step, (Changed(table.facts, at_once=True), Stepped(dealt.told, dealt.moments)))


# ------------------------------------------------------------------------------------ what is done


def answer(table: Table, asked: Asked) -> Outcome:
    """What a person wants done; raises Illegal."""
    seat, message = table.facts.seat_of(asked.guest), asked.message
    if seat is None:
        raise Illegal(None, "only-watching")
    if message.seat not in (None, seat):
        raise Illegal(None, "not-your-seat")
    if table.match is None:
        raise Illegal(None, "not-begun")
    if isinstance(message, Say):
        table.talk.check()
        return say(table, talk.line_of(message, seat, table.match.game), asked.guest, message.id)
    if table.facts.seats[seat].level is not None:
        # Whoever is here has their seat back from a bot, unless that has been too often.
        raise Illegal(None, "seat-changed-too-often")
    return _act(table, table.match, seat, message, asked)


def _act(table: Table, match: Match, seat: int, message: Do, asked: Asked) -> Outcome:
    if message.do.keys() & ENVELOPE_KEYS or "do" not in message.do:
        raise Illegal(None, "message-unfit")
    line = line_of({"seat": seat, **message.do}, match.game, match.header.players)
    if not isinstance(line, ActionLine):
        raise Illegal(None, "message-unfit")
    if table.is_late(seat):
        raise Illegal(None, "time-is-up")
    takes_back = message.do["do"] in ("undo", *match.game.reversals)
    if takes_back and table.length.steps >= MAX_TAKE_BACK_STEPS:
        raise Illegal(match.game.take_back_rule, "taken-back-too-often")
    move = _within_bounds(table, _enter(table, _stamped(table, line, asked.stamp)))
    step = _step_of("move", move.lines, asked.guest, message.id)
    after = _stepped(table, move, step)
    if isinstance(line.action, Undo):
        after = replace(after, clock=after.clock.took_back(seat), thoughts={})
    else:
        after = _forget(replace(after, clock=after.clock.acted(seat)), seat)
    return Outcome(after, step, (*_news(table, after), Stepped(move.told, move.moments)))


def act_for(table: Table, seat: int, action: Any, late: bool, stamp: Stamp | None = None) -> Outcome:
    """What a bot does; or what the table does for a person whose clock has run out."""
    match = table.match
    assert match is not None
    before: list[Line] = []
    if late:
        assert table.facts.clock_s is not None
        ran_out = _enter(table, ClockLine(TURN_CLOCK, table.facts.clock_s * 1000))
        before, match = ran_out.lines, ran_out.match
    line = _stamped(table, ActionLine(seat, action, by="table" if late else None), stamp)
    done = match.enter(line, _chance(table, match), moments=True)
    move = _within_bounds(table, done._replace(lines=[*before, *done.lines]))
    step = _step_of("move", move.lines)
    after = _stepped(table, move, step)
    after = _forget(replace(after, clock=after.clock.acted(seat)), seat)
    return Outcome(after, step, (*_news(table, after), Stepped(move.told, move.moments)))


def time_is_up(table: Table) -> Outcome:
    """The game's own clock has run out."""
    timed = table.race.timed
    assert timed is not None
    assert timed.clock is not None
    assert timed.ms is not None
    move = _within_bounds(table, _enter(table, ClockLine(timed.clock, timed.ms)))
    step = _step_of("move", move.lines)
    after = _stepped(table, move, step)
    return Outcome(after, step, (*_news(table, after), Stepped(move.told, move.moments)))


def say(table: Table, line: SayLine, guest: str | None = None, id: str | None = None) -> Outcome:
    move = _enter(table, line)
    step = _step_of("talk", move.lines, guest, id)
    talk = table.talk.said(line, table.facts.names[line.seat])
    told = follow(table.told, move)
    return Outcome(replace(_stepped(table, move, step), talk=talk, told=told), step, (core.Said(),))


def overhear(table: Table, name: str, text: str) -> Outcome:
    """Somebody who watches has said something."""
    if table.match is None or not table.facts.watchers_talk:
        raise Illegal(None, "only-watching")
    return Outcome(replace(table, talk=table.talk.heard(name, text)), news=(core.Said(),))


# ------------------------------------------------------------------------------------ steps of a match


def _step_of(
    kind: Literal["move", "talk", "sits"],
    lines: Sequence[Line],
    guest: str | None = None,
    id: str | None = None,
) -> Step:
    """As the store keeps it."""
    return Step(kind, tuple(dump(line) for line in lines), guest, id)


def _enter(table: Table, line: Line) -> Move:
    assert table.match is not None
    return table.match.enter(line, _chance(table, table.match), moments=True)


def _chance(table: Table, match: Match) -> Live:
    return Live(Source(table.seed, match.header.words or ()), match.drawn)


def _stamped(table: Table, line: ActionLine, stamp: Stamp | None) -> ActionLine:
    """With its time, where that counts; raises Illegal if it was meant for another step."""
    timed = table.race.timed
    if (stamp and stamp.step) != (timed and timed.step):
        raise Illegal(None, "step-is-over")
    if stamp is None:
        return line
    _, at, arrived = table.race.bounded(stamp)
    return msgspec.structs.replace(line, at=at, arrived=arrived if arrived > at else None)


def _within_bounds(table: Table, move: Move) -> Move:
    """The same move; where the match is then as long as one may be, the table ends it in that step."""
    length = table.length.plus(1, map(dump, move.lines))
    if not move.match.acting or not table.settings.longest.is_reached(length):
        return move
    ended = move.match.enter(EndsLine("too-long"), _chance(table, move.match))
    return move._replace(match=ended.match, lines=[*move.lines, *ended.lines])


def _stepped(table: Table, move: Move, step: Step, facts: Facts | None = None) -> Table:
    """The table after a move, stored as this step."""
    match, is_move = move.match, step.kind == "move"
    after = replace(
        table,
        match=match,
        facts=facts or table.facts,
        length=table.length.plus(is_move, step.lines),
        n=table.n + is_move,
    )
    if is_move:
        after = _followed(after, move)
    if step.action is not None:
        after = replace(after, done=table.done.plus(step.guest, step.action, after.n))
    return after


def _followed(table: Table, move: Move) -> Table:
    """Time of the step, where it counts; where it does, every bot is to think again. What it tells."""
    line, match = move.lines[0] if move.lines else None, move.match
    facts = note_names(table.facts, match.header.names or (), table.n)
    race = table.race.follow(match.timed, line.at if isinstance(line, ActionLine) else None)
    kept = {n: each for n, each in table.thoughts.items() if each.asked.now is None and not race.timed}
    return replace(
        table,
        facts=facts,
        race=race,
        told=follow(table.told, move),
        log=table.log.plus(match.game, move.told, wording.seat_names(facts.names)),
        thoughts=kept,
        bot_time=table.bot_time if race.timed else None,
    )


def _forget(table: Table, seat: int) -> Table:
    """What the bot of a seat has thought."""
    return replace(table, thoughts={n: each for n, each in table.thoughts.items() if n != seat})


def _news(before: Table, after: Table) -> tuple[News, ...]:
    """What was held in a step that is over is refused."""
    if before.race.steps == after.race.steps:
        return ()
    return tuple(TooLate(held.what) for held in before.race.held if isinstance(held.what, Asked))
