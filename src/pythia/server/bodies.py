"""What HTTP takes and answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from pythia.contract import Message, Words
from pythia.presentation import Choice, Colours, Minutes, QuickTable, Sound
from pythia.server import bounds
from pythia.store import Standing


class SeatSummary(Struct, frozen=True):
    who: Literal["person", "bot", "empty"]
    name: str
    level: str | None
    away: bool
    guest: str | None
    """The public id of the person whose seat it is: names change, and two people may have the same."""
    host: bool


class TableSummary(Struct, frozen=True):
    """A table as one guest sees it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    bots: str
    clock_s: int | None
    patience_s: int | None
    phase: Literal["lobby", "running", "over"]
    open: bool
    seats: tuple[SeatSummary, ...]
    host: bool
    mine: tuple[int, ...]
    my_turn: bool
    updated: int
    rematch: str | None
    plays_on: bool
    """Whether its match goes on from a position of another."""
    standing: Standing | None
    takeable: tuple[int, ...]
    """The seats that this guest may take now, besides the own."""
    watchers: tuple[str, ...]
    """The names of those who are here without a seat, as far as they have names; where the table is awake."""
    watchers_talk: bool
    watchers_sit: bool
    """Whether they may talk, and take a bot's seat of the match."""


class GameFacts(Struct, frozen=True):
    """What tables of a game can be made."""

    name: str
    least: int
    most: int
    levels: tuple[str, ...]
    quick: QuickTable
    minutes: tuple[Minutes, ...]
    lesson_minutes: int | None
    """About how long its guided first game takes; None: it has none."""


class GamePresented(Struct, frozen=True):
    """How a game is offered: what its makers decide, how it looks, what is heard."""

    name: str
    choices: tuple[Choice, ...]
    light: Colours
    dark: Colours
    sounds: tuple[Sound, ...]
    picture: str | None
    """Where its picture is."""
    sayings: tuple[str, ...]
    """What can be said in its own terms without anything to fill in: each has a text, `say-<saying>`."""


class Games(Struct, frozen=True):
    games: list[GamePresented]


class LessonSummary(Struct, frozen=True):
    """Something that a game teaches at its own table."""

    name: str
    title: Message
    minutes: int
    rule: str | None
    """Of the rulebook, where it is an example of one."""
    said: Message
    """What it begins with."""
    names: tuple[str, ...]
    view: Any
    """What its learner sees then."""


class Lessons(Struct, frozen=True):
    lessons: list[LessonSummary]


class LessonStep(Struct, frozen=True):
    """Something that is said when update `n` has been seen."""

    n: int
    words: Message
    points: tuple[str, ...]
    """The places at the table that it speaks of."""
    tries: bool
    """Whether the learner now does something, or reads and goes on."""


class Me(Struct, frozen=True):
    guest: str | None
    name: str
    tables: list[TableSummary]
    share: str | None
    games: list[GameFacts]
    keep_days: int | None
    """How long is kept what nobody touches; None: for ever."""


class LinkSummary(Struct, frozen=True):
    """Whom a personal link makes of a browser."""

    guest: str
    name: str
    tables: int


class BrowserSummary(Struct, frozen=True):
    """A browser that a guest is signed in with."""

    id: str
    made_ms: int | None
    used_ms: int
    """To the day."""
    by: Literal["name", "link"]
    here: bool


class Signed(Struct, frozen=True):
    """Where a guest is signed in, and until when a personal link is good, if one is."""

    browsers: list[BrowserSummary]
    link_until_ms: int | None


class Open(Struct, frozen=True):
    tables: list[TableSummary]


class Watcher(Struct, frozen=True):
    guest: str
    name: str


class Watchers(Struct, frozen=True):
    watchers: list[Watcher]


class Made(Struct, frozen=True):
    id: str


class Path(Struct, frozen=True):
    path: str


class Verified(Struct, frozen=True):
    verified: int


class Health(Struct, frozen=True):
    ok: bool
    wire: int


class Failure(Struct, frozen=True):
    id: str
    args: dict[str, Words]
    rule: str | None


class Tried(Struct, frozen=True):
    wrong: Failure | None
    """What there is to say of a deed that the step of a lesson does not ask for."""


class Failed(Struct, frozen=True):
    error: Failure


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in is strict."""


Word = Annotated[str, Meta(max_length=bounds.WORD.most)]
"""Of ours: a game, a level, a card, an id."""


class NameBody(Body, frozen=True):
    name: Annotated[str, Meta(max_length=bounds.GIVEN.most)]


class TokenBody(Body, frozen=True):
    token: Annotated[str, Meta(max_length=bounds.GIVEN.most)]


class MoveBody(Body, frozen=True):
    token: Annotated[str, Meta(max_length=bounds.GIVEN.most)]
    leave: Word | None = None
    """The guest that this browser is until now, where that one has tables: left knowingly."""


class LinkBody(Body, frozen=True):
    long: bool = False


class BrowserBody(Body, frozen=True):
    browser: Word


class FromBody(Body, frozen=True):
    """A position to play on from: of a finished match of this server, or of a record that is sent along."""

    line: Annotated[int, Meta(ge=1)]
    """Of the record, its header counted; the position is that at the end of the line's step."""
    table: Word | None = None
    record: Annotated[str, Meta(max_length=bounds.RECORD.most)] | None = None


class TableBody(Body, frozen=True):
    game: Word | None = None
    """Game, players and options are the record's where the match is taken `from` one."""
    players: int | None = None
    options: Annotated[dict[Word, Any], Meta(max_length=bounds.KEYS.most)] | None = None
    from_: FromBody | None = msgspec.field(name="from", default=None)
    seat: int = 0
    """The maker's own."""
    bots: Word = "adept"
    clock_s: Annotated[int, Meta(ge=10, le=600)] | None = None
    patience_s: Annotated[int, Meta(ge=5, le=3600)] | None = 60
    open: bool = False
    start: bool = False


class ChangeBody(Body, frozen=True):
    """All that can still be changed of a table before its start."""

    options: Annotated[dict[Word, Any], Meta(max_length=bounds.KEYS.most)]
    bots: Word
    clock_s: Annotated[int, Meta(ge=10, le=600)] | None
    patience_s: Annotated[int, Meta(ge=5, le=3600)] | None
    open: bool


class WatchersBody(Body, frozen=True):
    """What those who watch may do."""

    talk: bool
    sit: bool


class TryBody(Body, frozen=True):
    """What a learner does at a step of a lesson."""

    step: int
    do: Annotated[dict[Word, Any], Meta(max_length=bounds.KEYS.most)]


class SitBody(Body, frozen=True):
    seat: int


class SendAwayBody(Body, frozen=True):
    guest: Word


class BotBody(Body, frozen=True):
    seat: int
    level: Word | None


class SwapBody(Body, frozen=True):
    seats: tuple[int, int]
