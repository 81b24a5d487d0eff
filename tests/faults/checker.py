"""The one judge: what players were told, against what the store holds and what its record replays to.

It reads the store's file by itself, beside the server. Every violation is a sentence; no sentence is a pass.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from tests.faults.players import Journal
from tests.server.house import plain

from pythia.contract import Illegal, Told
from pythia.table.match import Match
from pythia.table.record import RecordError, dump, load_header
from pythia.table.replay import replay as play
from pythia.table.replay import verify


class Step(NamedTuple):
    number: int
    kind: str
    lines: list[str]
    guest: str | None
    action: str | None


class Kept(NamedTuple):
    """What the store holds of one table."""

    phase: str
    header: str
    seed: bytes
    steps: list[Step]


def read(store: Path, table: str) -> Kept | None:
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as db:
        db.execute("BEGIN")
        chosen = "SELECT phase, header, seed FROM tables WHERE id = ?"
        found = db.execute(chosen, (table,)).fetchone()
        if found is None or found[1] is None:
            return None
        rows = db.execute(
            "SELECT number, kind, lines, guest, action FROM steps WHERE id = ? ORDER BY number", (table,)
        )
        steps = [Step(number, kind, lines.split("\n"), *by) for number, kind, lines, *by in rows]
        phase, header, seed = found
        return Kept(phase, header, seed, steps)


def check_kept(store: Path, journals: Iterable[Journal]) -> list[str]:
    """Quick, and at any moment: everything acknowledged so far is in the store, once."""
    wrong = []
    by_table: dict[str, list[Journal]] = {}
    for journal in journals:
        by_table.setdefault(journal.table, []).append(journal)
    for table, those in by_table.items():
        acked = [list(journal.acked) for journal in those]
        kept = read(store, table)
        steps = kept.steps if kept else []
        for journal, ids in zip(those, acked, strict=True):
            wrong += [f"table {table}: {each}" for each in _check_ids(steps, journal, ids)]
    return wrong


def check_table(store: Path, journals: list[Journal]) -> list[str]:
    """Everything, of one table whose players have stopped: ids, numbers, order, record, views, live state."""
    table = journals[0].table
    kept = read(store, table)
    if kept is None:
        return [f"table {table} is not in the store"]
    wrong = [each for journal in journals for each in journal.wrong]
    if [step.number for step in kept.steps] != list(range(1, len(kept.steps) + 1)):
        wrong.append("the steps are not numbered 1, 2, 3 …")
    for journal in journals:
        wrong += _check_ids(kept.steps, journal, journal.acked)
        wrong += _check_sent(kept.steps, journal)
    try:
        positions = list(_positions(kept))
        if kept.phase == "over":
            verify(_record(kept, reveal=True))
    except (RecordError, Illegal) as error:
        wrong.append(f"the record does not replay: {error}")
    else:
        for journal in journals:
            wrong += _check_told(positions, journal)
    return [f"table {table}: {each}" for each in wrong]


# ---------------------------------------------------------------------------------------- journals


def _check_ids(steps: list[Step], journal: Journal, acked: list[str]) -> Iterator[str]:
    """Nothing acknowledged is lost, nothing at all is there twice."""
    found = Counter(step.action for step in steps if step.guest == journal.guest)
    for key in acked:
        if found[key] == 0:
            yield f"LOST: {key} was acknowledged and is not in the store"
    for stored, times in found.items():
        if stored is not None and times > 1:
            yield f"DOUBLED: {stored} is in the store {times} times"


def _check_sent(steps: list[Step], journal: Journal) -> Iterator[str]:
    """What is stored was sent, as it was sent, at the number it was acknowledged with."""
    n = 0
    for step in steps:
        n += step.kind == "move"
        if step.guest != journal.guest or step.action is None:
            continue
        sent = journal.sent.get(step.action)
        if sent is None:
            yield f"{step.action} is in the store and was never sent"
            continue
        if sent.n not in (None, n):
            yield f"{step.action} was acknowledged as update {sent.n} and is update {n}"
        if sent.refused and journal.certain and not sent.acked:
            yield f"{step.action} was refused and is in the store"
        line = msgspec.json.decode(step.lines[0])
        wanted = {"seat": journal.seat, **(sent.body.get("do") or sent.body)}
        if any(line.get(key) != value for key, value in wanted.items()):
            yield f"{step.action} was sent as {sent.body} and stored as {line}"


# --------------------------------------------------------------------------------------- positions


class Position(NamedTuple):
    match: Match
    told: list[Told]


def _record(kept: Kept, reveal: bool = False) -> bytes:
    header = kept.header
    if reveal:
        header = dump(replace(load_header(header.encode())[0], seed=kept.seed.hex()))
    return "\n".join([header, *(line for step in kept.steps for line in step.lines)]).encode()


def _positions(kept: Kept) -> Iterator[Position]:
    """The match after each numbered update, and what was told then."""
    ends, line = {}, 1
    for step in kept.steps:
        line += len(step.lines)
        ends[line] = step.kind
    told: list[Told] = []
    for played in play(_record(kept)):
        told += played.move.told
        if (kind := ends.get(played.line)) is not None:
            if kind == "move":
                yield Position(played.move.match, told)
            told = []


def _check_told(positions: list[Position], journal: Journal) -> Iterator[str]:
    """Each view, offer and event this player was told is that of the replayed match, to the last one."""
    seat = journal.seat
    if journal.latest > len(positions):
        yield f"LOST: update {journal.latest} was told and the store ends at {len(positions)}"
    if journal.over and journal.latest < len(positions):
        yield f"the match is over at update {len(positions)}, seat {seat} was told {journal.latest} at last"
    for n, message in journal.told.items():
        if n > len(positions):
            continue
        match, told = positions[n - 1]
        real: dict[str, Any] = {"view": match.view(seat), "offers": match.offers(seat)}
        if message["kind"] == "update":
            real["events"] = [each.event for each in told if each.reaches(seat)]
        for key, value in real.items():
            if message[key] != plain(value):
                yield f"seat {seat} was told other {key} at update {n} than the record gives"
