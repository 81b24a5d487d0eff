"""How a game presents itself to those who choose it: the table that is begun with one click, what the maker
of a table decides, its picture, its colours and its sounds. All of it is optional: see `presented`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args, get_origin

from msgspec import Struct, structs

from pythia.contract import AnyGame, Message

USUAL_PLAYERS = 4
"""Or as near to that as a game allows."""


class QuickTable(Struct, frozen=True):
    """A table that is begun at once, without a question: one person, and bots of this level."""

    players: int
    bots: str
    options: dict[str, Any] = {}


Chosen: TypeAlias = str | int | bool | None


class Value(Struct, frozen=True):
    """A value of an option, and what it is called."""

    value: Chosen
    words: Message


class Minutes(Struct, frozen=True):
    """About how long a match takes a person among bots, where these options have one of these values."""

    minutes: int
    when: dict[str, tuple[Chosen, ...]] = {}


class Choice(Struct, frozen=True):
    """Something that the maker of a table decides. Unless they do, it is the first of the values."""

    path: tuple[str, ...]
    """Where it stands in the options: `length`, or `proof` under `clocks`."""
    words: Message
    values: tuple[Value, ...]
    more: Message | None = None
    """What it means, in a sentence."""
    when: dict[str, tuple[Chosen, ...]] = {}
    """Where it matters: each of these options has one of these values."""


class Colours(Struct, frozen=True):
    """As `#rrggbb`. Words in `ink` can be read on the ground; what is in the accent can be seen on it."""

    ground: str
    ink: str
    accent: str


HOUSE_LIGHT = Colours(ground="#f3e8d2", ink="#241a12", accent="#12706e")
HOUSE_DARK = Colours(ground="#14110f", ink="#f3e8d2", accent="#5cc4bf")
"""Those of the pages around the tables."""

SoundName: TypeAlias = Literal["card", "token", "trick", "victory", "dice", "die", "hit", "miss"]
"""The sounds that the house can make."""


class Sound(Struct, frozen=True):
    """What is heard when an event (its tag) happens."""

    event: str
    sound: SoundName


@dataclass(frozen=True)
class Presentation:
    quick: QuickTable
    choices: tuple[Choice, ...] | None = None
    """None: one for each option that is a choice of words, or of yes and no (`choices_of`)."""
    minutes: tuple[Minutes, ...] = ()
    """The first that fits a table's options; none where nobody knows."""
    light: Colours = HOUSE_LIGHT
    dark: Colours = HOUSE_DARK
    sounds: tuple[Sound, ...] = ()
    """Of what happens at once, only the first of these is heard: the weightiest first."""
    picture: Callable[[], str] | None = None
    """An SVG without words, at least twice as wide as high; it may be cut off at its edges."""


def presented(game: AnyGame) -> Presentation:
    """How a game presents itself; a game that says nothing of it is presented by its rules."""
    if game.presentation is not None:
        return game.presentation()
    level = game.levels[min(1, len(game.levels) - 1)]
    return Presentation(QuickTable(usual_players(game), level))


def usual_players(game: AnyGame) -> int:
    """Where nobody says how many."""
    return min(max(USUAL_PLAYERS, game.players.start), game.players.stop - 1)


def choices(game: AnyGame, found: Presentation | None = None) -> tuple[Choice, ...]:
    """What the maker of a table of this game decides, as it presents itself or (`found`) was presented."""
    own = (found or presented(game)).choices
    return choices_of(game) if own is None else own


# ---------------------------------------------------------------------------------- choices, made easily

YES = Value(True, Message("web-yes"))
NO = Value(False, Message("web-no"))


def choices_of(game: AnyGame) -> tuple[Choice, ...]:
    """By the types of its options. The message `<game>-option-<option>` names one, and
    `<game>-option-<option>-<value>` each of its words."""
    found = []
    for field in structs.fields(game.options):
        about = f"{game.name}-option-{field.name.replace('_', '-')}"
        if get_origin(field.type) is Literal:
            found.append(one_of(field.name, about, _from(field.default, get_args(field.type))))
        elif field.type is bool:
            found.append(yes_or_no(field.name, about, first=field.default))
    return tuple(found)


def _from(first: Chosen, values: Iterable[Chosen]) -> list[Chosen]:
    return [first, *(value for value in values if value != first)]


def one_of(option: str, id: str, values: Iterable[Chosen], **about: Any) -> Choice:
    """One of some words; the message `<id>-<word>` is what each is called."""
    named = tuple(Value(each, Message(f"{id}-{each}")) for each in values)
    return Choice((option,), Message(id), named, **about)


def yes_or_no(option: str, id: str, *, first: bool, **about: Any) -> Choice:
    return Choice((option,), Message(id), (YES, NO) if first else (NO, YES), **about)


def spans(*seconds: int) -> tuple[Value, ...]:
    """Spans of time, in milliseconds as clocks have them."""
    return tuple(Value(1000 * each, _span(each)) for each in seconds)


def _span(seconds: int) -> Message:
    whole = not seconds % 60
    return Message("web-minutes" if whole else "web-seconds", {"count": seconds // 60 if whole else seconds})


NO_LIMIT = Value(None, Message("web-clock-none"))
