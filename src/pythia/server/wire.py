"""Every message of the socket: `docs/wire.md` says what they mean. What HTTP has is in `bodies`."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pythia.contract import Asked, Event, Illegal, Line, Message, Offer, Section, Told, Words
from pythia.server import bounds
from pythia.server.bodies import Body, LessonStep, TableSummary, Word
from pythia.table import strict_json
from pythia.table.record import Ending
from pythia.table.strict_json import MAX_DIGITS, NotJSON, Unfit

WIRE = 4
MAX_MESSAGE_BYTES = bounds.MESSAGE.most
"""Bytes of a message to the server."""
MAX_TALK_CHARS = bounds.TALK.most
MAX_NAME_CHARS = bounds.NAME.most


class Declined(Exception):
    """An answer of HTTP that is no: its status, and why."""

    def __init__(self, status: int, id: str, rule: str | None = None, **args: Words) -> None:
        super().__init__(status, id, args)
        self.status, self.rule = status, rule
        self.message = Message(id, args)


def loads(data: bytes) -> Any:
    """The value of a message or body, strictly; raises NotJSON or Unfit."""
    if data.count(b"[") + data.count(b"{") > bounds.PARTS.most:
        # Nothing of ours has as many, and reading them strictly takes its time.
        raise Unfit("message-unfit")
    return strict_json.loads(data)


class Unreadable(Exception):
    """A message that is none of ours: its id, where that could be read, and why."""

    def __init__(self, id: str, message: Message) -> None:
        super().__init__(id, message)
        self.id, self.message = id, message


# ------------------------------------------------------------------------------- from the server


class _Out(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """A message to a browser; its kind is its name."""


class You(Struct, frozen=True):
    seats: tuple[int, ...]
    host: bool


class Hello(_Out, frozen=True):
    you: You
    server_ms: int
    house: str
    """The hash of the house's schema (`schema.py`): a page that has another is an old one."""
    game: str
    """That of the game's, likewise."""
    wire: int = WIRE


class Table(_Out, frozen=True):
    summary: TableSummary


class InWords(Struct, frozen=True, omit_defaults=True):
    """A view in words, for whoever asked for them (`SetWords`)."""

    sections: tuple[Section, ...]
    called: dict[str, dict[str, Words]] = {}
    """All that is offered: verbs under `do`, what is paid with under `price`, and by the name of each field
    its values and those it refuses."""
    acting: tuple[int, ...] = ()
    """Whose turn it is."""


class View(_Out, frozen=True):
    n: int
    view: Any
    offers: tuple[Offer, ...]
    deadline_ms: int | None
    elapsed_ms: int | None
    acks: tuple[str, ...]
    moves_left: int | None = None
    """Until the table ends the match, where that is near."""
    asked: Asked | UnsetType = UNSET
    """What the seat is to do now and what for; left out where it may do nothing, or the game does not say."""
    lines: tuple[Line, ...] | UnsetType = UNSET
    """What happened until here, in words, as far as it may still be read; left out where there is none."""
    words: InWords | UnsetType = UNSET


class MomentShown(Struct, frozen=True):
    """What a step passes through: so many of its events, and so many of its lines, come before it."""

    events: int
    lines: int
    view: Any
    words: InWords | UnsetType = UNSET


class Update(_Out, frozen=True):
    n: int
    events: tuple[Event, ...]
    view: Any
    offers: tuple[Offer, ...]
    deadline_ms: int | None
    elapsed_ms: int | None
    moves_left: int | None = None
    asked: Asked | UnsetType = UNSET
    moments: tuple[MomentShown, ...] = ()
    """On the way to the view, in order; nobody acts in them."""
    lines: tuple[Line, ...] | UnsetType = UNSET
    """The events in words, for a log; left out where there are none."""
    words: InWords | UnsetType = UNSET


class Ack(_Out, frozen=True):
    id: str
    n: int


class Refused(_Out, frozen=True):
    id: str
    rule: str | None
    message: Message


class Talk(_Out, frozen=True):
    k: int
    seat: int | None
    """None: of somebody who watches."""
    name: str
    """What they were called then."""
    say: str
    args: dict[str, str | int]
    text: str


class Talks(_Out, frozen=True):
    talks: tuple[Talk, ...]


class Over(_Out, frozen=True):
    seed: str
    commitment: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """By seat: the first have 1, and equal ones the same."""
    winners: tuple[int, ...]
    """None of them where the table ended the match."""
    ended: Ending | None = None
    """Why the table ended the match, if the rules did not."""
    why: tuple[Words, ...] = ()
    """Why whoever has won has won, as the game says it."""


Reason = Literal["restart", "replaced", "slow", "wire", "signed-out", "sent-away"]


class Bye(_Out, frozen=True):
    reason: Reason


class Pong(_Out, frozen=True):
    ping: int
    server_ms: int


class Probe(_Out, frozen=True):
    """How slow the line is: to be answered at once, by an Echo."""

    probe: int


Outgoing: TypeAlias = Hello | Table | View | Update | Ack | Refused | Talk | Talks | Over | Bye | Pong | Probe


class ToldLine(Line, frozen=True, omit_defaults=True):
    """A line of a replay and its audience: these seats only, or (None) everyone, spectators included."""

    to: tuple[int, ...] | None = None
    besides: tuple[int, ...] = ()
    """Of everyone, but these seats: they are told the same in other words."""


class FrameMoment(Struct, frozen=True):
    """What a step of a replay passes through: so many of what it tells, and of its lines, come before it."""

    told: int
    lines: int
    watcher: Any
    seats: tuple[Any, ...]
    words: InWords | UnsetType = UNSET


class Frame(Struct, frozen=True):
    """One step of a replay: the record's line it ends with, and everyone's view after it."""

    line: int
    said: tuple[Talk, ...]
    """Since the step before."""
    told: tuple[Told, ...]
    watcher: Any
    seats: tuple[Any, ...]
    moments: tuple[FrameMoment, ...] = ()
    lines: tuple[ToldLine, ...] | UnsetType = UNSET
    """What it tells, in words; left out where there are none."""
    words: InWords | UnsetType = UNSET
    """The view of those eyes for which words were asked for."""


class Replayed(Struct, frozen=True):
    """A whole record, for the replay page."""

    game: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    over: bool
    ended: Ending | None
    """Why the table ended the match, if the rules did not."""
    scores: tuple[int, ...]
    """As it stands at the end of the record; so are places and winners."""
    places: tuple[int, ...]
    winners: tuple[int, ...]
    why: tuple[Words, ...]
    """Of a match that is over by the rules, why they have won, as the game says it."""
    said: tuple[Talk, ...]
    """After the last step."""
    frames: tuple[Frame, ...]


class Lesson(Struct, frozen=True):
    """A lesson as its learner is shown it: every update of its table, in words too, and what is said when."""

    title: Message
    rule: str | None
    """Of the rulebook, where it is an example of one."""
    seat: int
    """The learner's."""
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    updates: tuple[Update, ...]
    steps: tuple[LessonStep, ...]


def encode(message: Outgoing) -> str:
    return msgspec.json.encode(message).decode()


# --------------------------------------------------------------------------------- to the server

Id = Annotated[str, Meta(min_length=1, max_length=bounds.ID.most)]


class Do(Body, frozen=True):
    id: Id
    do: Annotated[dict[Word, Any], Meta(max_length=bounds.KEYS.most)]
    seat: int | None = None


class Say(Body, frozen=True, omit_defaults=True):
    id: Id
    say: Word
    args: Annotated[dict[Word, Word | int], Meta(max_length=bounds.KEYS.most)] | None = None
    text: Annotated[str, Meta(max_length=MAX_TALK_CHARS)] | None = None
    seat: int | None = None


class Ping(Body, frozen=True):
    ping: Annotated[int, Meta(ge=0, lt=10**MAX_DIGITS)]


class Echo(Body, frozen=True):
    echo: Annotated[int, Meta(ge=0, lt=10**MAX_DIGITS)]


Pace = Literal["calm", "quick", "off"]


class SetPace(Body, frozen=True):
    """How long bots are to pause, as far as this socket is concerned. Not answered."""

    pace: Pace


class Hurry(Body, frozen=True):
    """The pause that bots are in after this update may end. Not answered."""

    hurry: Annotated[int, Meta(ge=0, lt=10**MAX_DIGITS)]


class SetWords(Body, frozen=True):
    """Whether views are wanted in words too, from here on. Answered only by a view with them."""

    words: bool


Incoming: TypeAlias = Do | Say | Ping | Echo | SetPace | Hurry | SetWords


KINDS = {
    "do": Do,
    "say": Say,
    "ping": Ping,
    "echo": Echo,
    "pace": SetPace,
    "hurry": Hurry,
    "words": SetWords,
}
"""By the key that only they have."""


def decode(data: str) -> Incoming:
    """A message to the server; raises Unreadable."""
    line = data.encode()
    if len(line) > MAX_MESSAGE_BYTES:
        raise Unreadable("", Message("message-too-large", {"bytes": MAX_MESSAGE_BYTES}))
    try:
        value = loads(line)
    except NotJSON:
        raise Unreadable("", Message("message-not-json")) from None
    except Unfit:
        raise Unreadable("", Message("message-unfit")) from None
    if not isinstance(value, dict):
        raise Unreadable("", Message("message-unknown"))
    found = [kind for key, kind in KINDS.items() if key in value]
    given = value.get("id")
    known = given if isinstance(given, str) and len(given) <= bounds.ID.most else ""
    if len(found) != 1:
        raise Unreadable(known, Message("message-unknown"))
    try:
        message: Incoming = msgspec.convert(value, found[0])
    except msgspec.ValidationError:
        raise Unreadable(known, Message("message-unfit")) from None
    return message


def refused(id: str, why: Illegal | Message) -> Refused:
    if isinstance(why, Message):
        return Refused(id, None, why)
    return Refused(id, why.rule, why.message)
