"""Leaks planted on purpose, each the smallest change that tells somebody more than they may know.

Those of a game are made of any game: `_trace` stands for whatever of the state is hidden.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import structs
from tests.leaks.worlds import PEOPLE

from pythia.contract import AnyGame, Event, Illegal, Offer, Story, Told
from pythia.server.bodies import TableSummary
from pythia.server.http import app, guard
from pythia.server.lobby import Lobby
from pythia.server.table import autopilot, outgoing, restoring, steps, summaries
from pythia.server.table.bot_pool import Question, question
from pythia.server.table.core import Asked, Outcome, Table
from pythia.server.table.incoming import Incoming
from pythia.server.table.listener import Listener
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts
from pythia.server.wire import Ack, Declined, Talks, encode
from pythia.server.wire import View as ViewMessage
from pythia.store import TableRow
from pythia.table.match import Match
from pythia.table.record import SayLine, line_of


class Planted(NamedTuple):
    name: str
    game: Callable[[AnyGame], AnyGame] | None
    """What becomes of the game; in a server's leak, nothing."""
    server: Callable[[pytest.MonkeyPatch, Lobby], None] | None


PLANTED: list[Planted] = []


def _of_game(make: Callable[[AnyGame], AnyGame]) -> Callable[[AnyGame], AnyGame]:
    PLANTED.append(Planted(make.__name__, make, None))
    return make


_Install = Callable[[pytest.MonkeyPatch, Lobby], None]


def _of_server(install: _Install) -> _Install:
    PLANTED.append(Planted(install.__name__, None, install))
    return install


class Whisper(Event, frozen=True, tag="whisper"):
    what: str


def _trace(state: Any) -> int:
    """A number that changes with anything in the state."""
    return int.from_bytes(sha256(repr(state).encode()).digest()[:4], "big")


def _room_trace(of: Room | Table) -> int:
    return _trace(of.match.state) if of.match else 0


# ------------------------------------------------------------------------------ leaks of a game


@_of_game
def a_view_with_one_field_too_many(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda s, seat: {**msgspec.to_builtins(game.view(s, seat)), "all": _trace(s)})


@_of_game
def a_view_whose_size_tells(game: AnyGame) -> AnyGame:
    return replace(
        game, view=lambda s, seat: {**msgspec.to_builtins(game.view(s, seat)), "_": " " * (_trace(s) % 64)}
    )


@_of_game
def a_view_whose_order_tells(game: AnyGame) -> AnyGame:
    """As a list in the order of what it was filtered from."""

    def view(state: Any, seat: int | None) -> Any:
        shown = list(msgspec.to_builtins(game.view(state, seat)).items())
        turn = _trace(state) % len(shown)
        return dict(shown[turn:] + shown[:turn])

    return replace(game, view=view)


@_of_game
def a_spectator_with_the_view_of_a_seat(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda s, seat: game.view(s, 0 if seat is None else seat))


@_of_game
def a_seat_with_the_view_of_its_neighbour(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda s, seat: game.view(s, 0 if seat == 1 else seat))


@_of_game
def offers_that_know_what_others_hold(game: AnyGame) -> AnyGame:
    def offers(state: Any, seat: int) -> tuple[Offer, ...]:
        found = game.offers(state, seat)
        turn = _trace(state) % 2
        return tuple(
            structs.replace(
                each, fields=tuple(structs.replace(f, values=f.values[:: 1 - 2 * turn]) for f in each.fields)
            )
            for each in found
        )

    return replace(game, offers=offers)


@_of_game
def offers_to_those_who_wait(game: AnyGame) -> AnyGame:
    return replace(
        game, offers=lambda s, seat: game.offers(s, seat) or ((Offer("hope"),) if _trace(s) % 2 else ())
    )


def _refusing(game: AnyGame, told: Callable[[Any, Illegal], Illegal]) -> AnyGame:
    def apply(state: Any, *rest: Any) -> Any:
        try:
            return game.apply(state, *rest)
        except Illegal as illegal:
            raise told(state, illegal) from None

    return replace(game, apply=apply)


@_of_game
def a_refusal_with_one_argument_too_many(game: AnyGame) -> AnyGame:
    return _refusing(
        game, lambda s, why: Illegal(why.rule, why.message.id, **why.message.args, hint=_trace(s))
    )


@_of_game
def a_refusal_by_a_rule_that_tells(game: AnyGame) -> AnyGame:
    return _refusing(game, lambda s, why: Illegal(f"X{_trace(s) % 9}", why.message.id, **why.message.args))


def _telling(game: AnyGame, more: Callable[[Any, list[Told]], list[Told]]) -> AnyGame:
    def apply(state: Any, *rest: Any) -> Any:
        story: Story = rest[-1]
        after = game.apply(state, *rest)
        story.told[:] = more(after, story.told)
        return after

    return replace(game, apply=apply)


@_of_game
def an_event_for_one_told_to_all(game: AnyGame) -> AnyGame:
    return _telling(game, lambda s, told: [Told(each.event) for each in told])


@_of_game
def an_event_that_says_too_much(game: AnyGame) -> AnyGame:
    return _telling(game, lambda s, told: [*told, Told(Whisper(f"{_trace(s)}"))])


@_of_game
def an_event_more_or_less(game: AnyGame) -> AnyGame:
    return _telling(game, lambda s, told: [*told, *[Told(Whisper(""))] * (_trace(s) % 3)])


@_of_game
def a_take_back_that_shows_what_was_hidden(game: AnyGame) -> AnyGame:
    def take_back(before: Any, seat: int, action: Any, after: Any) -> Told:
        game.take_back(before, seat, action, after)
        return Told(Whisper(f"{_trace(before)}"))

    return replace(game, take_back=take_back)


# --------------------------------------------------------------------------- leaks of the server


def _greeting(patch: pytest.MonkeyPatch, more: Callable[[Room, Listener], None]) -> None:
    greet = outgoing.greet

    def greeting(of: Room, listener: Listener) -> None:
        greet(of, listener)
        more(of, listener)

    patch.setattr(outgoing, "greet", greeting)


def _remember_everything(patch: pytest.MonkeyPatch) -> None:
    """As a table that keeps more of what was told than its game's bots need."""
    patch.setattr(restoring, "remember", lambda game, told, past=(): (*past, *told))


@_of_server
def the_seed_on_connecting(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    _greeting(patch, lambda of, listener: listener.send(outgoing._over(of)))


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

    def updating(of: Room, told: Sequence[Told]) -> None:
        update(of, [Told(each.event) for each in told])

    patch.setattr(outgoing, "update", updating)


@_of_server
def an_update_more(patch: pytest.MonkeyPatch, lobby: Lobby) -> None:
    update = outgoing.update

    def updating(of: Room, told: Sequence[Told]) -> None:
        for _ in range(1 + _room_trace(of) % 2):
            update(of, told)

    patch.setattr(outgoing, "update", updating)


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
