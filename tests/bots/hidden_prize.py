"""A toy game: the first seat hides a prize behind one of two doors, and the second opens one; or it tosses
for it, and wins a toss in four. Whoever is sure that the other sees the prize tosses."""

from dataclasses import replace as with_parts
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import AnyGame, Chance, Field, Offer, Story, Stream, by_points

Door = Literal["left", "right"]


class Hide(Struct, frozen=True, tag_field="do", tag="hide"):
    door: Door


class Toss(Struct, frozen=True, tag_field="do", tag="toss"):
    pass


class Open(Struct, frozen=True, tag_field="do", tag="open"):
    door: Door


class Tossed(Struct, frozen=True, tag_field="chance", tag="tossed"):
    number: int


class State(Struct, frozen=True):
    acting: tuple[int, ...] = (0,)
    hidden: str | None = None
    scores: tuple[int, ...] = (0, 0)


class View(Struct, frozen=True):
    seat: int | None
    acting: tuple[int, ...]
    hidden: str | None
    scores: tuple[int, ...]


def apply(state: State, seat: int, action: Any, at: int | None, chance: Chance, story: Story) -> State:
    match action:
        case Hide(door=door):
            return State((1,), door)
        case Toss():
            tossed = chance.draw(Tossed, lambda stream: Tossed(stream.below(4)), lambda outcome: None)
            return State((), scores=(1, 0) if tossed.number == 0 else (0, 1))
    return State((), state.hidden, (0, 1) if action.door == state.hidden else (1, 0))


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    doors = (Field("door", ("left", "right")),)
    if seat not in state.acting:
        return ()
    return (Offer("hide", doors), Offer("toss")) if seat == 0 else (Offer("open", doors),)


def view(state: State, seat: int | None) -> View:
    is_seen = seat == 0 or not state.acting
    return View(seat, state.acting, state.hidden if is_seen else None, state.scores)


def imagine(view: View, events: Any, stream: Stream) -> State:
    state = State(view.acting, view.hidden, view.scores)
    if state.acting != (1,) or state.hidden is not None:
        return state
    return replace(state, hidden=("left", "right")[stream.below(2)])


def toy(base: AnyGame) -> AnyGame:
    """What a search asks of a game is this; all else is another's."""
    return with_parts(
        base,
        name="hidden-prize",
        actions=Hide | Toss | Open,
        view_type=View,
        apply=apply,
        acting=lambda state: state.acting,
        offers=offers,
        view=view,
        result=lambda state: by_points(not state.acting, state.scores),
        imagine=imagine,
    )
