"""A record as everybody at its table saw it, step by step: what the replay page steps through.

A match that is over hides nothing, so all seats' views go out at once and the page changes eyes without
asking again. A record may also be a file from anywhere: it is played by the same strict reader as every
other, as far as the answer stays of a bearable size, and nothing of it is kept.
"""

import gzip
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import chain
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType, structs

from pythia.contract import AnyGame, Line, Message, Section, Told, Words, message
from pythia.games import wording
from pythia.server import bounds
from pythia.server.plain import clean
from pythia.server.table.lengths import MAX_TAKE_UP_LINES
from pythia.server.table.talk import TableTalk
from pythia.server.wire import Declined, Frame, FrameMoment, InWords, Replayed, Talk, ToldLine
from pythia.table.match import Match
from pythia.table.play_on import Position, find_position
from pythia.table.record import EndsLine, RecordError, SayLine, lines_in
from pythia.table.replay import Played, replay, replay_lines

MAX_REPLAY_BYTES = bounds.REPLAY.most
"""Unpacked. The longest matches of bots that were seen needed 51 MB."""
PIECE_BYTES = 64 * 1024
ALL_OPEN = "open"
"""Whose eyes, where words are asked for: this, for all that is on the table, or a seat's number."""


def packed(record: bytes, stored: bool = False, words: str = "") -> bytes:
    """The replay of a record as gzipped JSON. Declined says what is wrong with a record, and where.

    One that we have stored ourselves may be longer than one from outside. With `words` there is also, in
    words, what these eyes see: `open`, or those of a seat.
    """
    try:
        moves = replay_lines(lines_in(record), moments=True) if stored else replay(record, moments=True)
        return gzip.compress(msgspec.json.encode(_replayed(moves, words)), 5)
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


def _replayed(moves: Iterable[Played], words: str) -> _Encoded:
    frames: list[msgspec.Raw] = []
    talk, said = TableTalk(), list[Talk]()
    size = 0
    for played in moves:
        match = played.move.match
        if words not in ("", ALL_OPEN, *map(str, range(match.header.players))):
            raise Declined(422, "message-unfit")
        names = match.header.names
        for line in played.move.lines:
            if isinstance(line, SayLine):
                talk = talk.said(_cleaned(line), names[line.seat] if names else "")
                said.append(talk.latest[-1])
        if frames and not played.move.told and not isinstance(played.move.lines[0], EndsLine):
            continue
        encoded = msgspec.json.encode(_frame(played, said, words))
        frames.append(msgspec.Raw(encoded))
        said = []
        size += len(encoded)
        if size > MAX_REPLAY_BYTES:
            raise RecordError(played.line, Message("record-too-long"))
    header, result = match.header, match.result
    return _Encoded(
        header.game,
        header.players,
        header.options,
        _names(match),
        result.over,
        match.ended,
        result.scores,
        result.places,
        result.winners or (),
        _why(match),
        tuple(said),
        tuple(frames),
    )


def _why(match: Match) -> tuple[Words, ...]:
    if not match.result.winners:
        return ()
    return wording.explained(match.game, match.view(None), wording.seat_names(_names(match)))


def _cleaned(line: SayLine) -> SayLine:
    args = {key: clean(arg) if isinstance(arg, str) else arg for key, arg in (line.args or {}).items()}
    return structs.replace(line, text=clean(line.text or ""), args=args)


def _names(match: Match) -> tuple[str, ...]:
    return tuple(clean(name) for name in match.header.names or ("",) * match.header.players)


def _frame(played: Played, said: list[Talk], words: str) -> Frame:
    match, told = played.move.match, played.move.told
    seats = range(match.header.players)
    names = wording.seat_names(_names(match))
    lines = [_told_lines(match.game, each, names) for each in told]
    eyes = None if words == ALL_OPEN else int(words or 0)

    def in_words(view_of: Callable[[int | None], Any], acting: tuple[int, ...] = ()) -> InWords | UnsetType:
        sections = _sections(match.game, view_of, eyes, names) if words else None
        return UNSET if sections is None else InWords(sections, acting=acting)

    return Frame(
        played.line,
        tuple(said),
        tuple(told),
        match.view(None),
        tuple(match.view(seat) for seat in seats),
        tuple(
            FrameMoment(
                moment.told,
                sum(map(len, lines[: moment.told])),
                match.view_at(moment, None),
                tuple(match.view_at(moment, seat) for seat in seats),
                in_words(partial(match.view_at, moment)),
            )
            for moment in played.move.moments
        ),
        tuple(chain.from_iterable(lines)) or UNSET,
        in_words(match.view, match.acting),
    )


def _sections(
    game: AnyGame, view_of: Callable[[int | None], Any], eyes: int | None, names: Sequence[Words]
) -> tuple[Section, ...] | None:
    """What these eyes see, in words; where all lies open, also what each seat alone sees, under its name."""
    seen = wording.sections(game, view_of(eyes), names)
    if seen is None or eyes is not None:
        return seen
    own = [
        structs.replace(each, heading=message("words-of", what=each.heading, name=name))
        for seat, name in enumerate(names)
        for each in wording.sections(game, view_of(seat), names) or ()
        if each not in seen
    ]
    return (*seen, *own)


def _told_lines(game: AnyGame, told: Told, names: Sequence[Words]) -> list[ToldLine]:
    """An event in words, as everybody is told it: once for all who are told it in the same words."""
    groups: list[tuple[tuple[Line, ...], list[int | None]]] = []
    for viewer in (None, *range(len(names))):
        if told.reaches(viewer):
            said = wording.lines(game, told.event, names, viewer)
            same = next((viewers for lines, viewers in groups if lines == said), None)
            if same is None:
                groups.append((said, [viewer]))
            else:
                same.append(viewer)
    found = []
    for lines, viewers in groups:
        heard = tuple([viewer for viewer in viewers if viewer is not None])
        others = tuple([seat for seat in range(len(names)) if seat not in heard])
        to, besides = (None, others) if None in viewers else (heard, ())
        found += [
            ToldLine(line.words, line.marks, line.passing, line.settles, line.reopens, to, besides)
            for line in lines
        ]
    return found
