"""What a table tells its sockets: each its own view of it, built up from what its seat may know."""

from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from pythia import games
from pythia.contract import Asked
from pythia.games import wording
from pythia.server import schema
from pythia.server.table import summaries
from pythia.server.table.core import Stepped
from pythia.server.table.listener import Listener
from pythia.server.table.words import ToldLines, in_words
from pythia.server.wire import Hello, MomentShown, Over, Table, Talks, Update, View, You, encode
from pythia.table.match import Match

if TYPE_CHECKING:
    from pythia.server.table.room import Room

MAX_ACKS = 100
"""The latest of one's own ids that a view tells to be done."""


def now_ms() -> int:
    return round(time() * 1000)


def greet(room: "Room", listener: Listener) -> None:
    """All that a socket needs that has just come, or whose seat is another now."""
    seat = room.facts.seat_of(listener.guest_id)
    host = room.facts.decides(listener.guest_id, room.phase, room.present)
    you = You(() if seat is None else (seat,), host)
    hashes = schema.house_hash(), schema.game_hash(games.load(room.facts.game))
    listener.send(encode(Hello(you, now_ms(), *hashes)))
    table(room, [listener])
    if room.match is None:
        return
    # First what was said: who sees the table knows then that it is old.
    listener.send(encode(Talks(room.table.talk.latest)))
    listener.send(encode(view(room, listener)))
    if room.phase == "over":
        listener.send(_over(room, seat))


def table(room: "Room", listeners: Iterable[Listener]) -> None:
    """The table as it is now: made once for each seat, had or given up, for the host, and for all others."""
    row, facts, present, watchers = room.row(), room.facts, room.present, room.watchers
    made: dict[tuple[int | None, int | None, bool], str] = {}
    for listener in listeners:
        guest = listener.guest_id
        left = None if guest is None else facts.left.get(guest)
        kind = facts.seat_of(guest), left, facts.decides(guest, row.phase, present)
        if kind not in made:
            made[kind] = encode(Table(summaries.summary(row, facts, guest, present, watchers)))
        listener.send(made[kind])


def view(room: "Room", listener: Listener) -> View:
    of, now = room.table, room.now()
    assert of.match is not None
    guest = listener.guest_id
    seat = of.facts.seat_of(guest)
    return View(
        n=of.n,
        view=of.match.view(seat),
        offers=of.match.offers(seat) if seat is not None else (),
        deadline_ms=of.left_ms(seat, now),
        elapsed_ms=of.elapsed_ms(now),
        acks=of.done.latest(guest, MAX_ACKS) if guest is not None else (),
        moves_left=of.moves_left,
        asked=_asked(of.match, seat),
        lines=room.words.log(of, seat) or UNSET,
        words=room.words.of(of, seat) if listener.words else UNSET,
    )


def _asked(match: Match, seat: int | None) -> Asked | UnsetType:
    """What a seat is to do, of its view and what the rules offer it: nothing where it may only take back."""
    if seat is None or seat not in match.acting:
        return UNSET
    return wording.asked(match.game, match.view(seat), match.game.offers(match.state, seat)) or UNSET


def set_words(room: "Room", listener: Listener, words: bool) -> None:
    """Whether a socket wants views in words too; if so, it has the latest at once."""
    begins = words and not listener.words
    listener.words = words
    if begins and room.match is not None:
        listener.send(encode(view(room, listener)))


def update(room: "Room", step: Stepped) -> None:
    """One step of the match, as each seat is told it; the message of a seat is made once, and once more in
    words for those who want them."""
    seat_of = room.table.facts.seat_of
    made: dict[int | None, Update] = {}
    sent: dict[tuple[int | None, bool], str] = {}
    for listener in room.listeners:
        seat = seat_of(listener.guest_id)
        if seat not in made:
            made[seat] = _update(room, step, seat)
        if (seat, listener.words) not in sent:
            told = _in_words(room, made[seat], seat) if listener.words else made[seat]
            sent[seat, listener.words] = encode(told)
        listener.send(sent[seat, listener.words])


def _update(room: "Room", step: Stepped, seat: int | None) -> Update:
    of, now = room.table, room.now()
    match = of.match
    assert match is not None
    lines = ToldLines(match.game, step.told, of.facts.names, seat)
    return Update(
        n=of.n,
        events=tuple(each.event for each in step.told if each.reaches(seat)),
        view=match.view(seat),
        offers=match.offers(seat) if seat is not None else (),
        deadline_ms=of.left_ms(seat, now),
        elapsed_ms=of.elapsed_ms(now),
        moves_left=of.moves_left,
        asked=_asked(match, seat),
        moments=moments_shown(match, step, seat, lines),
        lines=lines.all or UNSET,
    )


def _in_words(room: "Room", update: Update, seat: int | None) -> Update:
    of = room.table
    assert of.match is not None
    game = of.match.game
    moments = [replace(each, words=in_words(game, each.view, of.facts.names)) for each in update.moments]
    return replace(update, words=room.words.of(of, seat), moments=tuple(moments))


def moments_shown(match: Match, step: Stepped, seat: int | None, lines: ToldLines) -> tuple[MomentShown, ...]:
    """The moments of a step, as this seat sees them and counts what it was told before each."""
    shown = []
    for moment in step.moments:
        before = sum(each.reaches(seat) for each in step.told[: moment.told])
        shown.append(MomentShown(before, lines.before(moment), match.view_at(moment, seat)))
    return tuple(shown)


def over(room: "Room") -> None:
    """The match has ended: its seed is no secret any longer."""
    table(room, room.listeners)
    made: dict[int | None, str] = {}
    for listener in room.listeners:
        seat = room.facts.seat_of(listener.guest_id)
        if seat not in made:
            made[seat] = _over(room, seat)
        listener.send(made[seat])


def said(room: "Room") -> None:
    """The latest of the talk, to everyone."""
    latest = encode(room.table.talk.latest[-1])
    for listener in room.listeners:
        listener.send(latest)


def _over(room: "Room", seat: int | None) -> str:
    match = room.match
    assert match is not None
    result = match.result
    names = wording.seat_names(room.facts.names)
    return encode(
        Over(
            seed=room.table.seed.hex(),
            commitment=match.header.commitment or "",
            scores=result.scores,
            places=result.places,
            winners=result.winners or (),
            ended=match.ended,
            why=wording.explained(match.game, match.view(seat), names) if result.winners else (),
        )
    )
