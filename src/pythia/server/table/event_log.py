"""What happened in a match, line by line, as far as it may still be read: for whoever comes, or comes back.

A line is kept once for all whom it is told, as its event; its words are found when somebody reads them.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import AnyGame, Line, Told, Words
from pythia.games import wording
from pythia.games.wording import KeptAs
from pythia.server import bounds
from pythia.server.table.seating import Facts, Renamed

MAX_LINES = bounds.LOG_LINES.most
MAX_BYTES = bounds.LOG_BYTES.most
MAX_KEPT = MAX_LINES + MAX_LINES // 4
"""Of all seats together: some lines are for one of them alone."""
MAX_EVENTS = 8 * MAX_LINES
"""Of which a log is made when a table wakes: of what passes, most has passed."""
MAX_RENAMED = bounds.NAMES.most


class Entry(Struct, frozen=True, gc=False):
    """One of the lines in which an event is told."""

    told: Told
    names: tuple[Words, ...]
    """By seat, as they were then."""
    number: int
    """Which of the event's lines."""
    kept_as: KeptAs


class EventLog(Struct, frozen=True):
    entries: tuple[Entry, ...] = ()

    def plus(self, game: AnyGame, told: Iterable[Told], names: tuple[Words, ...]) -> "EventLog":
        """After this was told too: what nobody may read any longer is gone."""
        if self.entries and self.entries[-1].names == names:
            names = self.entries[-1].names  # one value for all of them
        entries = [
            Entry(each, names, number, kept_as)
            for each in told
            for number, kept_as in enumerate(_kept(game, each, names))
        ]
        return EventLog(tuple(still_read(self.entries, entries)[-MAX_KEPT:])) if entries else self

    def lines(self, game: AnyGame, seat: int | None) -> tuple[Line, ...]:
        """What a seat (None: a spectator) may still read, as it was told it."""
        found: list[Line] = []
        for _, entries in groupby(self.entries, key=lambda entry: id(entry.told)):
            first, *more = entries
            if first.told.reaches(seat):
                lines = wording.lines(game, first.told.event, first.names, seat)
                # A game that tells others something else here breaks its word, and is not told again.
                found += [
                    lines[each.number]
                    for each in (first, *more)
                    if each.number < len(lines) and each.kept_as == wording.kept_as(lines[each.number])
                ]
        return _within_bounds(found)


def still_read(log: Sequence[Entry], more: Iterable[Entry]) -> list[Entry]:
    """What may be read after these entries too; `withLines` of the client (words.ts) does the same."""
    kept = list(log)
    for entry in more:
        if entry.kept_as.marks:
            kept = [each for each in kept[-MAX_KEPT:] if not each.kept_as.passing]
        elif entry.kept_as.passing and not entry.kept_as.reopens and (settled := _settled(kept)):
            kept = [each for each in kept[:settled] if not each.kept_as.passing] + kept[settled:]
        kept.append(entry)
    return kept


def _settled(log: Sequence[Entry]) -> int:
    """How many are settled, and go where they pass; none if the last that were are open again."""
    for count in range(len(log), 0, -1):
        latest = log[count - 1].kept_as
        if latest.settles or latest.reopens:
            return count if latest.settles else 0
    return 0


def _kept(game: AnyGame, told: Told, names: Sequence[Words]) -> tuple[KeptAs, ...]:
    """As for one who is told anything: what a log does with a line is the same for everyone."""
    for seat in (None, *range(len(names))):
        if told.reaches(seat) and (kept := wording.kept(game, told.event, names, seat)):
            return kept
    return ()


def _within_bounds(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The latest of them."""
    kept: list[Line] = []
    size = 0
    for line in reversed(lines[-MAX_LINES:]):
        size += len(msgspec.json.encode(line)) + 1
        if size > MAX_BYTES:
            break
        kept.append(line)
    return tuple(reversed(kept))


# ------------------------------------------------------------------------------------ names as they were


class Recently:
    """What was told last, and the names of then: what a log is made of when a table wakes."""

    def __init__(self) -> None:
        self._told = deque[tuple[Told, tuple[str, ...]]](maxlen=MAX_EVENTS)

    def hear(self, told: Iterable[Told], names: tuple[str, ...]) -> None:
        self._told.extend([(each, names) for each in told])

    def log(self, game: AnyGame) -> EventLog:
        log = EventLog()
        for names, told in groupby(self._told, key=itemgetter(1)):
            log = log.plus(game, [each for each, _ in told], wording.seat_names(names))
        return log


def note_names(facts: Facts, first: Sequence[str], n: int) -> Facts:
    """With the names that seats have from this update on, where they are others; `first` are the record's."""
    names = facts.names
    if names == (facts.renamed[-1].names if facts.renamed else tuple(first)):
        return facts
    return replace(facts, renamed=(*facts.renamed[1 - MAX_RENAMED :], Renamed(n, names)))


def names_at(facts: Facts, first: Sequence[str], n: int) -> tuple[str, ...]:
    """The names that were told with an update."""
    return next((each.names for each in reversed(facts.renamed) if each.n <= n), tuple(first))
