"""Leaks planted on purpose, each the smallest change that tells somebody more than they may know: a game's
(`planted_games.py`), and the server's.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import structs
from tests.leaks.planted_games import OF_GAMES, trace
from tests.leaks.worlds import PEOPLE

from pythia.bots import seating
from pythia.contract import AnyGame, Event, Illegal, Told
from pythia.server.bodies import TableSummary
from pythia.server.http import app, guard
from pythia.server.lobby import Lobby
from pythia.server.table import autopilot, event_log, outgoing, steps, summaries
from pythia.server.table.bot_pool import Question, question
from pythia.server.table.core import Asked, Outcome, Stepped, Table
from pythia.server.table.event_log import EventLog
from pythia.server.table.incoming import Incoming
from pythia.server.table.listener import Listener
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts
from pythia.server.table.words import TableWords, ToldLines
from pythia.server.wire import Ack, Declined, MomentShown, Talks, encode
from pythia.server.wire import View as ViewMessage
from pythia.store import TableRow
from pythia.table.match import Match
from pythia.table.record import SayLine, line_of


class Planted(NamedTuple):
    name: str
    game: Callable[[AnyGame], AnyGame] | None
    """What becomes of the game; in a server's leak, nothing."""
    server: Callable[[pytest.MonkeyPatch, Lobby], None] | None


PLANTED = [Planted(make.__name__, make, None) for make in OF_GAMES]


_Install = Callable[[pytest.MonkeyPatch, Lobby], None]


def _of_server(install: _Install) -> _Install:
    PLANTED.append(Planted(install.__name__, None, install))
    return install


def _room_trace(of: Room | Table) -> int:
    return trace(of.match.state) if of.match else 0


def _greeting(patch: pytest.MonkeyPatch, more: Callable[[Room, Listener], None]) -> None:
    greet = outgoing.greet

    def greeting(of: Room, listener: Listener) -> None:
        greet(of, listener)
        more(of, listener)

    patch.setattr(outgoing, "greet", greeting)


def _made_for_another(patch: pytest.MonkeyPatch, what: str) -> None:
    """What a table tells a seat in words, told to its neighbour; and to spectators what seat 0 is told."""
    own = getattr(TableWords, what)

    def words(made: TableWords, table: Table, seat: int | None) -> Any:
        return own(made, table, 0 if seat is None else (seat + 1) % table.facts.players)

    patch.setattr(TableWords, what, words)


def _remember_everything(patch: pytest.MonkeyPatch) -> None:
    """As a table that keeps more of what was told than its game's bots need."""
    patch.setattr(seating, "follow", lambda past, move: (*past, *move.told))


@_of_server
def the_seed_on_connecting(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _greeting(patch, lambda of, listener: listener.send(outgoing._over(of, None)))


@_of_server
def all_that_happened_on_connecting(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """P5.6 and its like: earlier tricks are not to be looked through."""
    _remember_everything(patch)

    def more(of: Room, listener: Listener) -> None:
        events = [told.event for told in of.table.told if told.to is None]
        listener.send(msgspec.json.encode({"kind": "log", "events": events}).decode())

    _greeting(patch, more)


@_of_server
def the_latest_action_on_connecting(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """As an undo that carries the state, or a log of actions."""

    def more(of: Room, listener: Listener) -> None:
        latest = of.match.latest.action if of.match and of.match.latest else None
        listener.send(msgspec.json.encode({"kind": "latest", "action": latest}).decode())

    _greeting(patch, more)


@_of_server
def one_message_more_on_connecting(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _greeting(patch, lambda of, listener: listener.send(encode(Talks(()))) if _room_trace(of) % 2 else None)


@_of_server
def what_others_have_done_among_ones_own(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    view = outgoing.view

    def leaky(of: Room, listener: Listener) -> ViewMessage:
        return structs.replace(view(of, listener), acks=tuple(key for _, key in of.table.done))

    patch.setattr(outgoing, "view", leaky)


@_of_server
def an_ack_to_everybody(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    answer = Incoming._answer

    async def answering(of: Incoming, asked: Asked) -> None:
        await answer(of, asked)
        for other in of._room.listeners:
            other.send(encode(Ack(asked.message.id, of._room.table.n)))

    patch.setattr(Incoming, "_answer", answering)


@_of_server
def an_update_made_for_another(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """The message of the seat that acted, sent to all."""
    update = outgoing.update

    def updating(of: Room, step: Stepped) -> None:
        update(of, step._replace(told=[Told(each.event) for each in step.told]))

    patch.setattr(outgoing, "update", updating)


@_of_server
def an_update_more(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    update = outgoing.update

    def updating(of: Room, step: Stepped) -> None:
        for _ in range(1 + _room_trace(of) % 2):
            update(of, step)

    patch.setattr(outgoing, "update", updating)


@_of_server
def a_moment_made_for_another(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    def moments(match: Match, step: Stepped, seat: int | None, *_: Any) -> tuple[MomentShown, ...]:
        other = 0 if seat is None else (seat + 1) % match.header.players
        return (MomentShown(0, 0, match.view(other)),)

    patch.setattr(outgoing, "moments_shown", moments)


@_of_server
def lines_of_what_others_are_told(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    def lines(game: AnyGame, told: Sequence[Told], *rest: Any) -> ToldLines:
        return ToldLines(game, [Told(each.event) for each in told], *rest)

    patch.setattr(outgoing, "ToldLines", lines)


@_of_server
def a_log_that_tells_again_an_earlier_trick(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """P5.6 and its like: what was told may be read only as long as it lies open."""
    patch.setattr(event_log, "still_read", lambda log, more: [*log, *more])


@_of_server
def a_log_made_for_another(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _made_for_another(patch, "log")


@_of_server
def a_log_of_what_anybody_was_told(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    plus = EventLog.plus

    def added(of: EventLog, game: AnyGame, told: Sequence[Told], *rest: Any) -> EventLog:
        return plus(of, game, [Told(each.event) for each in told], *rest)

    patch.setattr(EventLog, "plus", added)


@_of_server
def words_made_for_another(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _made_for_another(patch, "of")


@_of_server
def a_deadline_that_tells(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    patch.setattr(Table, "left_ms", lambda of, seat, now: 1000 + _room_trace(of) % 1000)


@_of_server
def talk_that_carries_more_than_was_said(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    say = steps.say

    def saying(of: Table, line: SayLine, *rest: Any) -> Outcome:
        return say(of, structs.replace(line, text=f"{line.text} {_room_trace(of)}"), *rest)

    patch.setattr(steps, "say", saying)


@_of_server
def a_table_dated_by_what_is_hidden(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    row = Room.row
    patch.setattr(
        Room, "row", lambda of: structs.replace(row(of), updated=row(of).updated + _room_trace(of) % 1000)
    )


@_of_server
def the_seed_among_a_tables_facts(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    summary = summaries.summary

    def leaky(row: TableRow, about: Facts, *rest: Any) -> TableSummary:
        return structs.replace(summary(row, about, *rest), options={"seed": (row.seed or b"").hex()})

    patch.setattr(summaries, "summary", leaky)


@_of_server
def the_record_of_a_running_match(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    async def record(of: Lobby, id: str) -> bytes:
        steps = await of.store.steps(id)
        return "\n".join(line for step in steps for line in step.lines).encode()

    patch.setattr(Lobby, "record", record)


@_of_server
def the_check_of_a_running_match(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    async def verified(lobby: Lobby, id: str) -> int:
        match = (await lobby.room(id)).match
        return match.drawn if match else 0

    patch.setattr(Lobby, "verify", verified)


@_of_server
def a_refused_record_that_hints(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    async def record(lobby: Lobby, id: str) -> bytes:
        raise Declined(404, "not-over-yet", hint=_room_trace(await lobby.room(id)))

    patch.setattr(Lobby, "record", record)


@_of_server
def a_header_made_of_the_state(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """As an ETag of all that there is, not of what is sent."""
    patch.setattr(guard, "HEADERS", _Tagged(guard.HEADERS, lobby))


class _Tagged(dict[str, str]):
    def __init__(self, given: dict[str, str], lobby: Lobby) -> None:
        super().__init__(given)
        self._lobby = lobby

    def items(self) -> Any:
        trace = sum(_room_trace(of) for of in self._lobby._rooms.values())
        return [*super().items(), ("x-state", f"{trace}")]


@_of_server
def anothers_cookie_in_an_answer(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    patch.setattr(app, "WIRE", PEOPLE[1].token)


@_of_server
def a_bot_that_is_shown_anothers_seat(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    def asking(match: Match, seat: int, *rest: Any) -> Question:
        # Whoever sits before it has chosen already, where one chooses after the other.
        shown = msgspec.json.encode(match.view((seat - 1) % match.header.players))
        return structs.replace(question(match, seat, *rest), view=shown)

    patch.setattr(autopilot, "question", asking)


@_of_server
def a_bot_that_hears_everything(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _remember_everything(patch)

    def asking(
        match: Match, seat: int, level: str, dice: str, events: Sequence[Event], *now: Any
    ) -> Question:
        (of,) = lobby._rooms.values()
        return question(match, seat, level, dice, [told.event for told in of.table.told], *now)

    patch.setattr(autopilot, "question", asking)


@_of_server
def a_bot_with_the_tables_seed(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    patch.setattr(autopilot, "dice_of", lambda of, what, *_: f"{of.seed.hex()} {what}")


@_of_server
def an_error_that_quotes_the_state(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    """As a failure of ours that is told with all its details."""

    def loading(*given: Any) -> Any:
        try:
            return line_of(*given)
        except Illegal as illegal:
            (of,) = lobby._rooms.values()
            raise Illegal(None, illegal.message.id, trace=f"{_room_trace(of)}") from None

    patch.setattr(steps, "line_of", loading)
