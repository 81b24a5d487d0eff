"""What a table is apart from its match: settings, who sits where, who is host. Each change is a new value."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pythia import games
from pythia.bots.levels import levels_of
from pythia.bots.seating import NAMES
from pythia.contract import AnyGame
from pythia.server import bounds
from pythia.server.bodies import ChangeBody, TableBody
from pythia.server.names import bears, distinct
from pythia.server.wire import Declined
from pythia.store import Guest, Phase, TableRow
from pythia.table.play_on import Position


class Seat(Struct, frozen=True):
    """Empty; a bot's (a level); a person's (a guest); or a gone person's, for whom a bot plays (both)."""

    guest: str | None = None
    name: str = ""
    level: str | None = None


EMPTY = Seat()
MAX_KEPT_OUT = bounds.KEPT_OUT.most
"""Of one table; the earliest makes room."""
MARK_DIGITS = 16


class Source(Struct, frozen=True):
    """The match that this one is taken up from; its lines are kept with the table's steps."""

    commitment: str | None = None
    kept: bool = False
    """One person plays on with what that seat alone had seen; who has seen the other match knows it too."""


class Renamed(Struct, frozen=True):
    """The names by seat from an update on."""

    n: int
    names: tuple[str, ...]


class Facts(Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    bots: str
    clock_s: int | None
    patience_s: int | None
    open: bool
    host: str
    seats: tuple[Seat, ...]
    rematch: str | None = None
    left: dict[str, int] = {}
    """Who has given up which seat of the match, and knows its cards."""
    source: Source | None = None
    """Where the match is taken up from another."""
    kept_out: dict[str, str] = {}
    """Whom the host has sent away, and the mark of their address where that is known."""
    mark_salt: str = ""
    """What these marks were made with, where that is not this table's id: the first table of these people."""
    renamed: tuple[Renamed, ...] = ()
    """How names of seats have changed in the match, the latest last; its record has the first."""
    watchers_talk: bool = False
    watchers_sit: bool = True
    """Whether those who watch a match may talk, and take a bot's seat."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(seat.guest for seat in self.seats if seat.guest is not None)

    @property
    def may_return(self) -> tuple[str, ...]:
        """Who has given a seat of the match up and may take it again."""
        return tuple(
            guest
            for guest, seat in self.left.items()
            if self.seats[seat].guest is None and guest not in self.kept_out
        )

    @property
    def has_room(self) -> bool:
        """Whether somebody new could sit down."""
        return not (self.source and self.source.kept) and any(seat.guest is None for seat in self.seats)

    def decides(self, guest: str | None, phase: Phase, present: Collection[str]) -> bool:
        """The host; during a match that the host is away from, everyone who sits there."""
        stands_in = phase == "running" and self.host not in present and self.seat_of(guest) is not None
        return guest is not None and (guest == self.host or stands_in)

    def seat_of(self, guest: str | None) -> int | None:
        if guest is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.guest == guest), None)


def named(facts: Facts, names: Mapping[str, str]) -> Facts:
    """A new name is written nowhere but with the guest, so that it wakes no table: it is read here."""
    for seat, there in enumerate(facts.seats):
        name = names.get(there.guest or "")
        if name is None:
            continue
        shown = _free_name(facts, seat, name)
        # Whoever bears a number keeps it as long as the plain name is another's.
        if shown == name or not bears(there.name, name, facts.players):
            facts = put(facts, seat, replace(there, name=shown))
    return facts


def _free_name(facts: Facts, seat: int, name: str) -> str:
    """The name, or with a number where another seat's could be taken for it."""
    return distinct(name, [there.name for n, there in enumerate(facts.seats) if n != seat and there.name])


def new(body: TableBody, host: Guest, position: Position | None = None) -> Facts:
    """A table as it is asked for; where it goes on from a position, as that has it. Raises Declined."""
    name = body.game if position is None else position.game.name
    players = body.players if position is None else position.players
    if name is None or players is None:
        raise Declined(422, "key-missing", key="game" if name is None else "players")
    if name not in games.names():
        raise Declined(422, "unknown-game", name=name)
    game = games.load(name)
    if players not in game.players:
        raise Declined(422, "player-count", least=game.players.start, most=game.players.stop - 1)
    _check_level(game, body.bots)
    try:
        options = msgspec.convert(body.options or {}, game.options)
    except msgspec.ValidationError:
        raise Declined(422, "wrong-value", key="options") from None
    if position is not None:
        _check_agreement(body, options, position)
        options = position.options
    facts = Facts(
        name,
        players,
        msgspec.to_builtins(options),
        body.bots,
        body.clock_s,
        body.patience_s,
        body.open,
        host.id,
        (EMPTY,) * players,
        source=None if position is None else Source(position.commitment),
    )
    _check_seat(facts, body.seat)
    return put(facts, body.seat, Seat(host.id, host.name))


def change(facts: Facts, body: ChangeBody) -> Facts:
    """Before the start: the table as its host wants it now. Raises Declined."""
    game = games.load(facts.game)
    _check_level(game, body.bots)
    try:
        options = msgspec.to_builtins(msgspec.convert(body.options, game.options))
    except msgspec.ValidationError:
        raise Declined(422, "wrong-value", key="options") from None
    if facts.source is not None and options != facts.options:
        raise Declined(422, "not-as-in-the-record", key="options")
    return replace(
        facts,
        options=options,
        bots=body.bots,
        clock_s=body.clock_s,
        patience_s=body.patience_s,
        open=body.open,
    )


def _check_agreement(body: TableBody, options: Struct, position: Position) -> None:
    """Whatever is asked for besides the position must be what that has."""
    differs = {
        "game": body.game not in (None, position.game.name),
        "players": body.players not in (None, position.players),
        "options": body.options is not None and options != position.options,
    }
    for key, other in differs.items():
        if other:
            raise Declined(422, "not-as-in-the-record", key=key)


def keep_secrets(facts: Facts) -> Facts:
    """What was hidden has been dealt anew; one person alone has kept what that seat saw."""
    assert facts.source is not None
    return replace(facts, source=replace(facts.source, kept=len(facts.guests) == 1))


def position_of(facts: Facts, lines: Sequence[str]) -> Position:
    """Where the match of a table is taken up, with the lines that lead there."""
    assert facts.source is not None
    game = games.load(facts.game)
    options = msgspec.convert(facts.options, game.options)
    return Position(game, facts.players, options, facts.source.commitment, tuple(lines))


def _check_level(game: AnyGame, level: str) -> None:
    if level not in levels_of(game):
        raise Declined(422, "play-no-level", level=level, levels=", ".join(levels_of(game)))


def sit(facts: Facts, guest: Guest, seat: int, lobby: bool) -> Facts:
    """A person takes an empty seat or a bot's; in the lobby, leaving the one it had."""
    _check_seat(facts, seat)
    _check_may_sit(facts, guest.id, seat, lobby)
    had = facts.seat_of(guest.id)
    if had is not None:
        facts = put(facts, had, EMPTY)
    facts = put(facts, seat, Seat(guest.id, _free_name(facts, seat, guest.name)))
    # A table that all its people have left has somebody to decide again.
    return facts if facts.host in facts.guests else replace(facts, host=guest.id)


def _check_may_sit(facts: Facts, guest: str | None, seat: int, lobby: bool) -> None:
    """None: somebody who has no name yet."""
    had, there, returns = facts.seat_of(guest), facts.seats[seat], guest in facts.left
    if there.guest is not None and there.guest != guest:
        raise Declined(409, "seat-taken", name=there.name)
    if not lobby and had not in (None, seat):
        raise Declined(409, "seated-already")
    if guest is not None and facts.left.get(guest, seat) != seat:
        raise Declined(409, "cards-known")
    if facts.source and facts.source.kept and had is None and not returns:
        raise Declined(409, "played-on-alone")
    if not lobby and not facts.watchers_sit and had is None and not returns:
        raise Declined(409, "seats-are-kept")


def takeable(facts: Facts, guest: str | None, phase: Phase) -> tuple[int, ...]:
    """The seats that this guest could take now, besides the own."""
    return tuple(
        seat
        for seat, there in enumerate(facts.seats)
        if phase != "over" and there.guest is None and _may_sit(facts, guest, seat, phase == "lobby")
    )


def _may_sit(facts: Facts, guest: str | None, seat: int, lobby: bool) -> bool:
    try:
        _check_may_sit(facts, guest, seat, lobby)
    except Declined:
        return False
    return True


def leave(facts: Facts, guest: str, lobby: bool) -> Facts | None:
    """Gives a seat up for good: to nobody in the lobby, else to a bot. None: no person is left."""
    seat = facts.seat_of(guest)
    if seat is None:
        raise Declined(409, "not-seated")
    facts = put(facts, seat, EMPTY if lobby else _bot(facts, seat, facts.bots))
    if not lobby:
        facts = replace(facts, left={**facts.left, guest: seat})
    if not facts.guests:
        return None if lobby else facts
    playing = [each.guest for each in facts.seats if each.guest is not None and each.level is None]
    return replace(facts, host=(playing or facts.guests)[0]) if facts.host == guest else facts


def mark_of(facts: Facts, table: str, address: str) -> str:
    """By which a table knows an address again; it tells nobody else which it is."""
    return sha256(f"{facts.mark_salt or table} {address}".encode()).hexdigest()[:MARK_DIGITS]


def send_away(facts: Facts, guest: str, lobby: bool, mark: str) -> Facts:
    """The host sends somebody from seat and table: a bot takes the seat of a match, and they stay out."""
    if facts.seat_of(guest) is not None:
        changed = leave(facts, guest, lobby)
        assert changed is not None, "the host sits there still"
        facts = changed
    others = {key: each for key, each in facts.kept_out.items() if key != guest}
    latest = list(others.items())[1 - MAX_KEPT_OUT :]
    return replace(facts, kept_out={**dict(latest), guest: mark})


def is_welcome(facts: Facts, guest: str | None, table: str, address: str) -> bool:
    """Whether the host has not sent them away; whoever sits there is welcome."""
    if not facts.kept_out or facts.seat_of(guest) is not None:
        return True
    return guest not in facts.kept_out and mark_of(facts, table, address) not in facts.kept_out.values()


def check_welcome(facts: Facts, guest: str | None, table: str, address: str) -> None:
    """Raises Declined for whom the host has sent away."""
    if not is_welcome(facts, guest, table, address):
        raise Declined(403, "sent-away")


def put_bot(facts: Facts, guest: Guest, seat: int, level: str | None) -> Facts:
    """Before the start: a bot on any seat but the own, or (None) nobody. Who sat there watches."""
    _check_bot(facts, guest, seat, level)
    return put(facts, seat, EMPTY if level is None else _bot(facts, seat, level))


def stand_in(facts: Facts, guest: Guest, seat: int, level: str | None, present: Collection[str]) -> Facts:
    """During a match: a bot for a person who is away, and has the seat back on coming."""
    _check_bot(facts, guest, seat, level)
    there = facts.seats[seat]
    if level is None or there.level is not None:
        raise Declined(409, "begun-already")
    if there.guest in present:
        raise Declined(409, "seat-taken", name=there.name)
    return play_for(facts, seat, level)


def play_for(facts: Facts, seat: int, level: str | None) -> Facts:
    """A bot plays for a person who keeps the seat, or (None) no longer does."""
    return put(facts, seat, replace(facts.seats[seat], level=level))


def _check_bot(facts: Facts, guest: Guest, seat: int, level: str | None) -> None:
    _check_seat(facts, seat)
    if facts.seats[seat].guest == guest.id:
        raise Declined(409, "own-seat")
    if level is not None:
        _check_level(games.load(facts.game), level)


def rename(facts: Facts, guest: str, name: str) -> Facts:
    return named(facts, {guest: name})


def swap(facts: Facts, one: int, two: int) -> Facts:
    for seat in (one, two):
        _check_seat(facts, seat)
    swapped = put(put(facts, one, facts.seats[two]), two, facts.seats[one])
    return _renamed(swapped)


def fill(facts: Facts) -> Facts:
    """Bots on all empty seats."""
    for seat, there in enumerate(facts.seats):
        if there == EMPTY:
            facts = put(facts, seat, _bot(facts, seat, facts.bots))
    return facts


def again(facts: Facts, table: str, host: str) -> Facts:
    """This table for another match: the same people, bots where bots sat, the same kept out."""
    seats = tuple(seat if seat.guest is None else replace(seat, level=None) for seat in facts.seats)
    salt = facts.mark_salt or table
    return replace(
        facts, host=host, seats=seats, rematch=None, left={}, source=None, mark_salt=salt, renamed=()
    )


def row_of(id: str, facts: Facts, updated: int) -> TableRow:
    """What is kept of a table before its start."""
    return TableRow(id, "lobby", facts.open, updated, msgspec.json.encode(facts), facts.guests)


def put(facts: Facts, seat: int, there: Seat) -> Facts:
    return replace(facts, seats=(*facts.seats[:seat], there, *facts.seats[seat + 1 :]))


def _bot(facts: Facts, seat: int, level: str) -> Seat:
    name = games.load(facts.game).characters.get(level, NAMES[seat % len(NAMES)])
    return Seat(None, _free_name(facts, seat, name), level)


def _renamed(facts: Facts) -> Facts:
    """Bots are called by their seats, or who they are, so that no two have the same name."""
    bots = [(n, there.level) for n, there in enumerate(facts.seats) if there.guest is None and there.level]
    for seat, _ in bots:
        facts = put(facts, seat, EMPTY)
    for seat, level in bots:
        facts = put(facts, seat, _bot(facts, seat, level))
    return facts


def _check_seat(facts: Facts, seat: int) -> None:
    if not 0 <= seat < facts.players:
        raise Declined(422, "no-such-seat", seat=seat, last=facts.players - 1)
