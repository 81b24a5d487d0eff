"""A game's words, safely: where a game fails to find them, that is another's mistake. It is logged once, and
the table goes on without them."""

import logging
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeVar

import msgspec

from pythia.contract import AnyGame, Asked, Event, Line, Message, Offer, Section, Words
from pythia.text.offers import verb_in_words

T = TypeVar("T")
_log = logging.getLogger(__name__)
_failed: set[tuple[str, str]] = set()


class KeptAs(NamedTuple):
    """What a log does with a line, as the line has it."""

    marks: bool
    passing: bool
    settles: bool
    reopens: bool


_KEPT_AS = {each: KeptAs(*each) for each in product((False, True), repeat=4)}
"""One value for all lines that are kept alike."""


def seat_names(given: Sequence[str]) -> tuple[Words, ...]:
    """Names by seat; whoever has none is called by the seat's number."""
    return tuple([name or Message("web-seat", {"number": seat}) for seat, name in enumerate(given, start=1)])


def lines(game: AnyGame, event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """An event that this seat (None: a spectator) is told, in words."""
    return _safely(game, "tell", lambda: game.tell(event, names, seat), tuple[Line, ...]) or ()


def kept_as(line: Line) -> KeptAs:
    return _KEPT_AS[line.marks, line.passing, line.settles, line.reopens]


def kept(game: AnyGame, event: Event, names: Sequence[Words], seat: int | None) -> tuple[KeptAs, ...]:
    """What a log does with the lines of an event: sooner known than their words are checked."""
    try:
        return tuple([kept_as(line) for line in game.tell(event, names, seat)])
    except Exception:
        return ()  # Whoever asks for the lines has it logged.


def sections(game: AnyGame, view: Any, names: Sequence[Words]) -> tuple[Section, ...] | None:
    """All that a view shows, in words; None: the game has none for it."""
    return _safely(game, "describe", lambda: game.describe(view, names), tuple[Section, ...])


def asked(game: AnyGame, view: Any, offers: Sequence[Offer]) -> Asked | None:
    """What is asked of a seat that may act; None: the game says nothing of it."""
    if game.asks is None or not offers:
        return None
    asks = game.asks
    return _safely(game, "asks", lambda: asks(view, offers), Asked | None)


def explained(game: AnyGame, view: Any, names: Sequence[Words]) -> tuple[Words, ...]:
    """Of a game that is over, why its winners have won; nothing, where the game does not say."""
    if game.explains is None:
        return ()
    explains = game.explains
    return _safely(game, "explains", lambda: explains(view, names), tuple[Words, ...]) or ()


def called(game: AnyGame, offers: Sequence[Offer]) -> dict[str, dict[str, Words]]:
    """What all that is offered is called: verbs under `do`, what is paid with under `price`, and by the name
    of each field its values and those that it refuses."""
    return _safely(game, "called", lambda: _called(game, offers), dict[str, dict[str, Words]]) or {}


def _called(game: AnyGame, offers: Sequence[Offer]) -> dict[str, dict[str, Words]]:
    found: dict[str, dict[str, Words]] = {}

    def call(field: str, value: str | int) -> None:
        names = found.setdefault(field, {})
        if str(value) not in names:
            names[str(value)] = game.called(field, value)

    for offer in offers:
        found.setdefault("do", {})[offer.verb] = verb_in_words(game, offer.verb)
        for paid_with in offer.price:
            call("price", paid_with)
        for field in offer.fields:
            for value in (*field.values, *(why.value for why in field.refused)):
                call(field.name, value)
    return found


def _safely(game: AnyGame, what: str, make: Callable[[], T], kind: Any) -> T | None:
    """What a game makes of its own, if it can be sent and is what it should be."""
    try:
        made: T = msgspec.json.decode(msgspec.json.encode(make()), type=kind)
    except Exception:
        if (game.name, what) not in _failed:
            _failed.add((game.name, what))
            _log.exception("%s of %r fails, and its words are left out", what, game.name)
        return None
    return made
