"""Oraklos tables set up by hand."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from tests.given import Given
from tests.steps import made

from pythia.contract import Event, Illegal, Told
from pythia.games.oraklos import rules
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.rounds import empty, start
from pythia.games.oraklos.state import Action, First, Options, State, Throw, Wishes
from pythia.games.oraklos.wishes import DECK, MIXED

NO_CHANCE = Given()


def die(x: int, y: int, colour: str = "r", hole: bool = False, axis: tuple[int, int] = (500, 0)) -> Die:
    return Die(colour, (x, y), axis, hole)  # type: ignore[arg-type]


SQUARE = ((0, 0), (4000, 0), (4000, 4000), (0, 4000))
"""Clockwise from above: y points down."""


def throw(colours: str, first: str = "rybk", holes: Sequence[int] = ()) -> Throw:
    """A square whose corners are `first`, clockwise, as dice 0 to 3; the rest in a row far below it."""
    rest = list(colours)
    for colour in first:
        rest.remove(colour)
    dice = [die(x, y, colour) for (x, y), colour in zip(SQUARE, first, strict=True)]
    dice += [die(2000 * n, 20_000 + 3000 * n * n, colour) for n, colour in enumerate(rest)]
    return Throw(tuple(replace(each, hole=n in holes) for n, each in enumerate(dice)))


FOUR_EACH = "rrrryyyybbbbkkkk"


def begun(
    players: int = 2, first: int = 0, wishes: Sequence[str] = (), thrown: Throw | None = None, **options: Any
) -> State:
    """A match whose first round has begun with these cards; Junior and Antipodes are thrown at once."""
    chosen = Options(**options)
    deck, count = (MIXED, 6) if chosen.variant == "antipodes" else (DECK, 3 * players)
    others = [card for card in deck if card not in wishes]
    cards = (*wishes, *others)[:count]
    throws = [] if chosen.variant == "standard" else [thrown or throw(FOUR_EACH)]
    return start(empty(players, chosen), Given(First(first), Wishes(cards), *throws))


def do(state: State, seat: int, action: Action, *chance: Any, at: int | None = None) -> State:
    """The state after an action, with the chance it calls for."""
    return told(state, seat, action, *chance, at=at)[0]


def told(
    state: State, seat: int, action: Action, *chance: Any, at: int | None = None
) -> tuple[State, list[Event]]:
    given = Given(*chance)
    after, all_told = made(rules.apply, state, seat, action, at, given)
    assert not given.outcomes, "chance that was not called for"
    return after, [each.event for each in all_told]


def refused(state: State, seat: int, action: Action, at: int | None = None) -> tuple[str | None, str]:
    """The rule by which an action is illegal, and the id of the sentence."""
    try:
        rules.apply(state, seat, action, at, NO_CHANCE)
    except Illegal as illegal:
        return illegal.rule, illegal.message.id
    raise AssertionError("it should have been refused")


def elapsed(state: State, *chance: Any) -> tuple[State, list[Told]]:
    return made(rules.elapse, state, Given(*chance))
