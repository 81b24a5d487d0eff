"""Playing a record: every line through the rules, chance taken from the record itself."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct

from pythia.contract import Illegal, Message, OutcomeT, Stream
from pythia.table.chance import Source, commitment, kind_of
from pythia.table.match import Match, Move, begin, empty
from pythia.table.record import (
    ChanceLine,
    Line,
    RecordError,
    SayLine,
    SitsLine,
    load_header,
    load_lines,
    split,
)


class Played(NamedTuple):
    """A move of a record, and the number of its last line."""

    move: Move
    line: int


class _Stops(RecordError):
    """The record breaks off where chance is called for."""


class Scripted:
    """Chance that is read from the lines of a record."""

    def __init__(self, lines: Iterator[tuple[int, Line]]) -> None:
        self.given: list[Struct] = []
        self.line = 1
        """The number of the line read last."""
        self.early: list[Line] = []
        """Talk, and who sits where, from before the first outcome."""
        self.begun = False
        self._lines = lines

    def next(self) -> Line | None:
        """The next line, if there is one. What it gives from here on belongs to that line."""
        self.given = []
        try:
            self.line, line = next(self._lines)
        except StopIteration:
            return None
        return line

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        try:
            self.line, line = next(self._lines)
            while not self.begun and isinstance(line, SayLine | SitsLine):
                self.early.append(line)
                self.line, line = next(self._lines)
        except StopIteration:
            raise _Stops(self.line, Message("record-stops", {"kind": kind_of(kind)})) from None
        if not isinstance(line, ChanceLine) or not isinstance(line.outcome, kind):
            raise RecordError(self.line, Message("chance-expected", {"kind": kind_of(kind)}))
        try:
            check(line.outcome)
            self.compare(line.outcome, sample)
        except Illegal as illegal:
            raise RecordError(self.line, illegal.message, illegal.rule) from None
        self.given.append(line.outcome)
        return line.outcome

    def compare(self, outcome: OutcomeT, sample: Callable[[Stream], OutcomeT]) -> None:
        """A record is taken at its word."""


class Committed(Scripted):
    """Chance read from a record and held against what the seed gives."""

    def __init__(self, lines: Iterator[tuple[int, Line]], source: Source) -> None:
        super().__init__(lines)
        self.drawn = 0
        self._source = source

    def compare(self, outcome: OutcomeT, sample: Callable[[Stream], OutcomeT]) -> None:
        kind = kind_of(type(outcome))
        if outcome != sample(self._source.stream(self.drawn, kind)):
            raise Illegal(None, "not-what-the-seed-gives", kind=kind)
        self.drawn += 1


def replay(data: bytes, to: int | None = None) -> Iterator[Played]:
    """Every move of a record as it is reached: up to line `to`, and the rest of its step."""
    lines = split(data)
    header, game, options = load_header(lines[0])
    if to is not None and not 1 <= to <= len(lines):
        raise RecordError(
            len(lines), Message("no-such-line", {"line": to, "last": len(lines)}), unusable=True
        )
    scripted = Scripted(load_lines(lines, game, header.players))
    yield from _play(empty(header, game, options), scripted, to)


def verify(data: bytes) -> tuple[Match, int]:
    """The match of a record and how many outcomes the revealed seed is proven to have given."""
    lines = split(data)
    header, game, options = load_header(lines[0])
    if header.seed is None or header.commitment is None:
        raise RecordError(1, Message("nothing-to-verify"), unusable=True)
    seed = bytes.fromhex(header.seed)
    if commitment(seed) != header.commitment:
        raise RecordError(1, Message("seed-breaks-commitment"))
    source = Source(seed, header.words or ())
    committed = Committed(load_lines(lines, game, header.players), source)
    *_, last = _play(empty(header, game, options), committed, None)
    return last.move.match, committed.drawn


def _play(match: Match, chance: Scripted, to: int | None) -> Iterator[Played]:
    try:
        yield from _moves(match, chance, to)
    except RecordError as error:
        error.game = match.game.name
        raise


def _moves(match: Match, chance: Scripted, to: int | None) -> Iterator[Played]:
    try:
        move = begin(match, chance)
    except _Stops:
        # Nothing has been done yet, so the record breaks off between two steps.
        move = Move(match, [], [])
    chance.begun = True
    for early in chance.early:
        move = move.match.enter(early, chance)
    yield Played(move, chance.line)
    while (to is None or chance.line < to) and (line := chance.next()) is not None:
        at = chance.line
        try:
            move = move.match.enter(line, chance)
        except Illegal as illegal:
            raise RecordError(at, illegal.message, illegal.rule) from None
        yield Played(move, chance.line)
    if move.match.overdue and to is None:
        raise RecordError(chance.line, Message("table-must-act"))
