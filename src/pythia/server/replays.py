"""A record as everybody at its table saw it, step by step: what the replay page steps through.

A match that is over hides nothing, so all seats' views go out at once and the page changes eyes without
asking again. A record may also be a file from anywhere: it is played by the same strict reader as every
other, as far as the answer stays of a bearable size, and nothing of it is kept.
"""

import gzip
from collections.abc import Iterable, Iterator
from io import BytesIO

import msgspec
from msgspec.structs import replace

from pythia.contract import Message
from pythia.server import bounds
from pythia.server.plain import clean
from pythia.server.table.lengths import MAX_TAKE_UP_LINES
from pythia.server.table.talk import TableTalk
from pythia.server.wire import Declined, Frame, FrameMoment, Replayed, Talk
from pythia.table.play_on import Position, find_position
from pythia.table.record import EndsLine, RecordError, SayLine, lines_in
from pythia.table.replay import Played, replay, replay_lines

MAX_REPLAY_BYTES = bounds.REPLAY.most
"""Unpacked. The longest matches of bots that were seen needed 51 MB."""
PIECE_BYTES = 64 * 1024


def packed(record: bytes, stored: bool = False) -> bytes:
    """The replay of a record as gzipped JSON. Declined says what is wrong with a record, and where.

    One that we have stored ourselves may be longer than one from outside.
    """
    try:
        moves = replay_lines(lines_in(record), moments=True) if stored else replay(record, moments=True)
        return gzip.compress(msgspec.json.encode(_replayed(moves)), 5)
    except RecordError as error:
        raise _declined(error) from None


def position(record: bytes, line: int) -> Position:
    """Where a match is to be taken up from a record; Declined says why it cannot be."""
    try:
        found = find_position(record, line)
    except RecordError as error:
        raise _declined(error) from None
    if len(found.lines) > MAX_TAKE_UP_LINES:
        raise Declined(422, "too-long-to-take-up", most=MAX_TAKE_UP_LINES)
    return found


def _declined(error: RecordError) -> Declined:
    return Declined(422, "error-at-line", error.rule, line=error.line, message=error.message)


def unpacked(packed: bytes) -> Iterator[bytes]:
    """The same for who cannot unpack: piece by piece, since all of it may be large."""
    with gzip.open(BytesIO(packed)) as file:
        while piece := file.read(PIECE_BYTES):
            yield piece


class _Encoded(Replayed, frozen=True):
    """Frames as the JSON that they will be: a long match as values would take ten times the memory."""

    frames: tuple[msgspec.Raw, ...]  # type: ignore[assignment]


def _replayed(moves: Iterable[Played]) -> _Encoded:
    frames: list[msgspec.Raw] = []
    talk, said = TableTalk(), list[Talk]()
    size = 0
    for played in moves:
        match = played.move.match
        for line in played.move.lines:
            if isinstance(line, SayLine):
                talk = talk.said(_cleaned(line))
                said.append(talk.latest[-1])
        if frames and not played.move.told and not isinstance(played.move.lines[0], EndsLine):
            continue
        encoded = msgspec.json.encode(_frame(played, said))
        frames.append(msgspec.Raw(encoded))
        said = []
        size += len(encoded)
        if size > MAX_REPLAY_BYTES:
            raise RecordError(played.line, Message("record-too-long"))
    header, result = match.header, match.result
    names = tuple(clean(name) for name in header.names or ("",) * header.players)
    return _Encoded(
        header.game,
        header.players,
        header.options,
        names,
        result.over,
        match.ended,
        result.scores,
        result.places,
        result.winners or (),
        tuple(said),
        tuple(frames),
    )


def _cleaned(line: SayLine) -> SayLine:
    args = {key: clean(arg) if isinstance(arg, str) else arg for key, arg in (line.args or {}).items()}
    return replace(line, text=clean(line.text or ""), args=args)


def _frame(played: Played, said: list[Talk]) -> Frame:
    match = played.move.match
    seats = range(match.header.players)
    return Frame(
        played.line,
        tuple(said),
        tuple(played.move.told),
        match.view(None),
        tuple(match.view(seat) for seat in seats),
        tuple(
            FrameMoment(
                moment.told, match.view_at(moment, None), tuple(match.view_at(moment, seat) for seat in seats)
            )
            for moment in played.move.moments
        ),
    )
