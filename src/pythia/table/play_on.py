"""Playing on from a position of another match: its lines up to there, and then a match of one's own."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from pythia.contract import AnyGame, Message, Told
from pythia.table.chance import Live, Source
from pythia.table.match import Move, add_told, new_header
from pythia.table.record import From, RecordError, dump, load_header, split
from pythia.table.replay import Played, check_line, replay


class Position(NamedTuple):
    """Where a match can be taken up: which table, and the lines that lead there."""

    game: AnyGame
    players: int
    options: Struct
    commitment: str | None
    """Of the match it is a position of, if that has one."""
    lines: tuple[str, ...]
    """Those after the header, exactly as they are, up to the end of a step."""


class PlayedOn(NamedTuple):
    before: list[Move]
    """The moves that led to the position."""
    move: Move
    """Who sits down, and what is dealt anew: the first of the match's own lines."""
    source: Source


def find_position(data: bytes, line: int | None = None) -> Position:
    """The position of a record at this line, or rather at the end of its step; None: where it ends.

    Raises RecordError, also where nobody can play on.
    """
    lines = split(data)
    check_line(lines, line)
    last = _last(data, line)
    match = last.move.match
    inherited = tuple(each.decode() for each in lines[1 : last.line])
    if not match.acting or not inherited:
        raise RecordError(last.line, Message("nothing-to-take-up"))
    _, game, options = load_header(lines[0])
    return Position(game, match.header.players, options, match.header.commitment, inherited)


def _last(data: bytes, line: int | None) -> Played:
    for played in replay(data):
        # What the table does for a seat whose time ran out belongs to the line that says so.
        if line is not None and played.line >= line and not played.move.match.overdue:
            break
    return played


def play_on(
    position: Position,
    sits: Sequence[str],
    seed: bytes,
    paced: Callable[[Iterable[Played]], Iterable[Played]] = iter,
    **about: Any,
) -> PlayedOn:
    """A match of one's own from this position on; `about` is more of its header, as for a new match.

    The moves that led there may be many: whoever has others to think of takes them `paced`.
    """
    game, players, options, commitment, lines = position
    source_line = From(commitment=commitment, line=1 + len(lines))
    header = new_header(game, players, options, seed, from_=source_line, **about)
    data = "\n".join([dump(header), *lines]).encode()
    before = [played.move for played in paced(replay(data, to=source_line.line))]
    told: list[Told] = []
    for move in before:
        add_told(told, move)
    source = Source(seed, header.words or ())
    match = before[-1].match
    return PlayedOn(before, match.take_up(tuple(sits), told, Live(source, match.drawn)), source)
