"""Playing a record: every line through the rules, chance taken from the record itself."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from msgspec import Struct

from pythia.contract import Illegal, Message, OutcomeT, Stream, Told
from pythia.table.chance import REDEAL, Source, commitment, kind_of
from pythia.table.match import Match, Move, add_told, begin, empty
from pythia.table.record import (
    ChanceLine,
    From,
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

    def put_back(self, line: Line) -> None:
        """The line read last is to be read again."""
        self._lines = chain([(self.line, line)], self._lines)

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
    """Chance read from a record and held against what the seed gives.

    Where the match was taken up from another, only its own: the lines after `inherited`. Outcomes are
    counted from the beginning all the same.
    """

    def __init__(self, lines: Iterator[tuple[int, Line]], source: Source, inherited: int = 1) -> None:
        super().__init__(lines)
        self.proven = 0
        self._drawn = 0
        self._source, self._inherited = source, inherited

    def compare(self, outcome: OutcomeT, sample: Callable[[Stream], OutcomeT]) -> None:
        k, kind = self._drawn, kind_of(type(outcome))
        self._drawn += 1
        if self.line <= self._inherited:
            return
        if outcome != sample(self._source.stream(k, kind)):
            raise Illegal(None, "not-what-the-seed-gives", kind=kind)
        self.proven += 1


def replay(data: bytes, to: int | None = None, *, moments: bool = False) -> Iterator[Played]:
    """Every move of a file as it is reached: up to line `to`, and the rest of its step."""
    lines = _split(data)
    check_line(lines, to)
    yield from replay_lines(lines, to, moments=moments)


def replay_lines(lines: Iterable[bytes], to: int | None = None, *, moments: bool = False) -> Iterator[Played]:
    """The same of lines that come one by one, the header first, however many there are."""
    rest = iter(lines)
    header, game, options = load_header(next(rest))
    scripted = Scripted(load_lines(rest, game, header.players))
    yield from _play(empty(header, game, options), scripted, to, moments)


def check_line(lines: Sequence[bytes], to: int | None) -> None:
    """Raises RecordError where a record has no line of this number."""
    if to is not None and not 1 <= to <= len(lines):
        last = len(lines)
        raise RecordError(last, Message("no-such-line", {"line": to, "last": last}), unusable=True)


def verify(data: bytes) -> tuple[Match, int]:
    """The match of a file and how many outcomes the revealed seed is proven to have given."""
    return verify_lines(_split(data))


def verify_lines(lines: Iterable[bytes]) -> tuple[Match, int]:
    """The same of lines that come one by one, the header first, however many there are."""
    rest = iter(lines)
    header, game, options = load_header(next(rest))
    if header.seed is None or header.commitment is None:
        raise RecordError(1, Message("nothing-to-verify"), unusable=True)
    seed = bytes.fromhex(header.seed)
    if commitment(seed) != header.commitment:
        raise RecordError(1, Message("seed-breaks-commitment"))
    source = Source(seed, header.words or ())
    inherited = header.from_.line if header.from_ else 1
    committed = Committed(load_lines(rest, game, header.players), source, inherited)
    for played in _play(empty(header, game, options), committed):
        last = played
    return last.move.match, committed.proven


def _split(data: bytes) -> list[bytes]:
    """The lines of a file; what its header says of their number is looked at before any is played."""
    lines = split(data)
    header, *_ = load_header(lines[0])
    if header.from_ is not None and header.from_.line > len(lines):
        raise _from_beyond(header.from_, len(lines))
    return lines


def _from_beyond(source: From, last: int) -> RecordError:
    about = {"line": source.line, "last": last}
    return RecordError(1, Message("from-beyond-the-end", {**about}), unusable=True)


def _play(match: Match, chance: Scripted, to: int | None = None, moments: bool = False) -> Iterator[Played]:
    try:
        yield from _moves(match, chance, to, moments)
    except RecordError as error:
        error.game = match.game.name
        raise


def _moves(match: Match, chance: Scripted, to: int | None, moments: bool) -> Iterator[Played]:
    try:
        move = begin(match, chance, moments=moments)
    except _Stops:
        # Nothing has been done yet, so the record breaks off between two steps.
        move = Move(match, [], [])
    chance.begun = True
    for early in chance.early:
        match = move.match.enter(early, chance).match
        move = move._replace(match=match, lines=[*move.lines, early])
    source = match.header.from_
    # Only where a match was taken up need one know what was told so far.
    told = list(move.told)
    yield Played(move, chance.line)
    while to is None or chance.line < to:
        if source is not None and chance.line >= source.line:
            move, source = _take_up(move.match, told, source, chance), None
        elif (line := chance.next()) is None:
            if source is not None:
                raise _from_beyond(source, chance.line)
            break
        else:
            at = chance.line
            try:
                if source is not None and _is_redeal(line):
                    move = _dealt_anew(move.match, line, told, chance)
                else:
                    move = move.match.enter(line, chance, moments=moments)
            except Illegal as illegal:
                raise RecordError(at, illegal.message, illegal.rule) from None
        if source is not None:
            add_told(told, move)
        yield Played(move, chance.line)
    if move.match.overdue and to is None:
        raise RecordError(chance.line, Message("table-must-act"))


def _is_redeal(line: Line) -> bool:
    return isinstance(line, ChanceLine) and kind_of(type(line.outcome)) == REDEAL


def _dealt_anew(match: Match, line: Line, told: list[Told], chance: Scripted) -> Move:
    """Among inherited lines: the match they are from was itself taken up from another there."""
    chance.put_back(line)
    move = match.deal_anew(told, chance)
    if not move.anew:
        raise Illegal(None, "chance-not-called-for")
    return move


def _take_up(match: Match, told: list[Told], source: From, chance: Scripted) -> Move:
    """The step with which a match of its own begins: who sits where, and what is dealt anew."""
    if chance.line > source.line or match.overdue:
        raise RecordError(1, Message("from-within-a-step", {"line": source.line}), unusable=True)
    sits: list[str] = []
    while len(sits) < match.header.players:
        line = chance.next()
        if not isinstance(line, SitsLine) or line.seat != len(sits):
            about = {"line": source.line, "seat": len(sits)}
            raise RecordError(chance.line, Message("from-names-each-seat", {**about}))
        sits.append(line.sits)
    try:
        return match.take_up(tuple(sits), told, chance)
    except Illegal as illegal:
        raise RecordError(1, illegal.message, unusable=True) from None
