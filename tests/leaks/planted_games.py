"""Leaks of a game, planted on purpose: each the smallest change that tells somebody more than they may know.

They are made of any game: `trace` stands for whatever of the state is hidden.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import structs

from pythia.contract import AnyGame, Event, Illegal, Line, Message, Offer, Section, Story, Told, Words

Make = Callable[[AnyGame], AnyGame]
OF_GAMES: list[Make] = []


def _of_game(make: Make) -> Make:
    OF_GAMES.append(make)
    return make


class Whisper(Event, frozen=True, tag="whisper"):
    what: str


def trace(state: Any) -> int:
    """A number that changes with anything in the state."""
    return int.from_bytes(sha256(repr(state).encode()).digest()[:4], "big")


@_of_game
def a_view_with_one_field_too_many(game: AnyGame) -> AnyGame:
    return replace(game, view=lambda s, seat: {**msgspec.to_builtins(game.view(s, seat)), "all": trace(s)})


@_of_game
def a_view_whose_size_tells(game: AnyGame) -> AnyGame:
    return replace(
        game, view=lambda s, seat: {**msgspec.to_builtins(game.view(s, seat)), "_": " " * (trace(s) % 64)}
    )


@_of_game
def a_view_whose_order_tells(game: AnyGame) -> AnyGame:
    """As a list in the order of what it was filtered from."""

    def view(state: Any, seat: int | None) -> Any:
        shown = list(msgspec.to_builtins(game.view(state, seat)).items())
        turn = trace(state) % len(shown)
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
        turn = trace(state) % 2
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
        game, offers=lambda s, seat: game.offers(s, seat) or ((Offer("hope"),) if trace(s) % 2 else ())
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
        game, lambda s, why: Illegal(why.rule, why.message.id, **why.message.args, hint=trace(s))
    )


@_of_game
def a_refusal_by_a_rule_that_tells(game: AnyGame) -> AnyGame:
    return _refusing(game, lambda s, why: Illegal(f"X{trace(s) % 9}", why.message.id, **why.message.args))


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
    return _telling(game, lambda s, told: [*told, Told(Whisper(f"{trace(s)}"))])


@_of_game
def an_event_more_or_less(game: AnyGame) -> AnyGame:
    return _telling(game, lambda s, told: [*told, *[Told(Whisper(""))] * (trace(s) % 3)])


def _showing(game: AnyGame, more: Callable[[Any, Story], None]) -> AnyGame:
    """With more moments on the way."""

    def apply(state: Any, *rest: Any) -> Any:
        after = game.apply(state, *rest)
        more(after, rest[-1])
        return after

    return replace(game, apply=apply)


@_of_game
def a_moment_that_shows_too_much(game: AnyGame) -> AnyGame:
    shown: dict[int, Any] = {}

    def show(after: Any, story: Story) -> None:
        moment = structs.replace(after)  # the same, and yet to be told from it
        shown[id(moment)] = moment
        story.show(moment)

    def view(state: Any, seat: int | None) -> Any:
        seen = game.view(state, seat)
        return {**msgspec.to_builtins(seen), "all": trace(state)} if id(state) in shown else seen

    return replace(_showing(game, show), view=view)


@_of_game
def a_moment_more_or_less(game: AnyGame) -> AnyGame:
    def show(after: Any, story: Story) -> None:
        for _ in range(trace(after) % 3):
            story.show(after)

    return _showing(game, show)


@_of_game
def a_line_that_says_too_much(game: AnyGame) -> AnyGame:
    known: dict[int, tuple[Event, int]] = {}

    def remember(after: Any, told: list[Told]) -> list[Told]:
        known.update({id(each.event): (each.event, trace(after)) for each in told})
        return told

    def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
        more = (Line(known[id(event)][1]),) if id(event) in known else ()
        return (*game.tell(event, names, seat), *more)

    return replace(_telling(game, remember), tell=tell)


@_of_game
def a_description_that_says_too_much(game: AnyGame) -> AnyGame:
    known: dict[int, tuple[Any, int]] = {}

    def view(state: Any, seat: int | None) -> Any:
        seen = game.view(state, seat)
        known[id(seen)] = seen, trace(state)
        return seen

    def describe(seen: Any, names: Sequence[Words]) -> tuple[Section, ...]:
        more = (Section(Message("table-you"), (known[id(seen)][1],)),) if id(seen) in known else ()
        return (*game.describe(seen, names), *more)

    return replace(game, view=view, describe=describe)


@_of_game
def a_take_back_that_shows_what_was_hidden(game: AnyGame) -> AnyGame:
    def take_back(before: Any, seat: int, action: Any, after: Any) -> Told:
        assert game.take_back is not None
        game.take_back(before, seat, action, after)
        return Told(Whisper(f"{trace(before)}"))

    return replace(game, take_back=take_back)
