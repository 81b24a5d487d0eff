"""A match put together again from what the store has of it: off the event loop, however long it is."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter, sleep
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from pythia.bots import seating
from pythia.contract import Told
from pythia.server.table.core import Table, TableRace
from pythia.server.table.done import Done
from pythia.server.table.event_log import Recently, names_at
from pythia.server.table.lengths import Length
from pythia.store import Step
from pythia.table.match import Move
from pythia.table.record import ActionLine, SayLine, SitsLine
from pythia.table.replay import replay_lines

WORK_S, PAUSE_S = 0.002, 0.0005
"""How long a thread computes at a stretch, and how long it then lets the event loop go on."""

FIRST_LINE = 2
"""Of a record: the first is its header."""

T = TypeVar("T")


def restored(table: Table, header: str, steps: Sequence[Step], inherited: int) -> Table:
    """The table with the match of these steps, as it was left; the first so many lines are another match's.

    Raises RecordError where they are no match.
    """
    told: tuple[Told, ...] = ()
    race, talk, recently, length = table.race, table.talk, Recently(), Length()
    updates = _updates(steps)
    for move, last in politely(replay_lines(line.encode() for line in _lines(header, steps))):
        match = move.match
        race = follow(race, move)
        told = seating.follow(told, move)
        if last <= 1 + inherited:
            length = length.plus(counts(move), ())
            continue
        names = names_at(table.facts, match.header.names or (), updates[last - FIRST_LINE])
        recently.hear(move.told, names)
        for line in move.lines:
            # What was said at another table is in the record, and of no interest at this one.
            if isinstance(line, SayLine):
                talk = talk.said(line, names[line.seat] if names else "")
    done: dict[str | None, dict[str, int]] = {}
    n, seat_changes = 0, Counter[int]()
    for step in politely(steps):
        is_move = step.kind == "move"
        n += is_move
        length = length.plus(is_move, step.lines)
        if step.kind == "sits":
            seat_changes[msgspec.json.decode(step.lines[0], type=SitsLine).seat] += 1
        if step.action is not None:
            done.setdefault(step.guest, {})[step.action] = n
    return replace(
        table,
        match=match,
        race=race,
        told=told,
        log=recently.log(match.game),
        talk=talk,
        done=Done(done),
        n=n,
        length=length,
        seat_changes=seat_changes,
    )


def follow(race: TableRace, move: Move) -> TableRace:
    """For a race that stands still, as that of a table nobody is at."""
    line = move.lines[0] if move.lines else None
    return race.follow(move.match.timed, line.at if isinstance(line, ActionLine) else None)


def counts(move: Move) -> bool:
    """Whether it makes the match longer in moves, and not only in lines."""
    return bool(move.lines) and not isinstance(move.lines[0], SayLine | SitsLine)


def _updates(steps: Sequence[Step]) -> list[int]:
    """By line: the number of the update that it belongs to."""
    found, n = list[int](), 0
    for step in steps:
        n += step.kind == "move"
        found += [n] * len(step.lines)
    return found


def _lines(header: str, steps: Sequence[Step]) -> Iterator[str]:
    yield header
    for step in steps:
        yield from step.lines


def politely(items: Iterable[T]) -> Iterator[T]:
    """In a thread beside the event loop: lets it go on every few milliseconds.

    Left to the interpreter, the loop would wait for five at every turn.
    """
    began = perf_counter()
    for item in items:
        yield item
        if perf_counter() - began > WORK_S:
            sleep(PAUSE_S)
            began = perf_counter()
