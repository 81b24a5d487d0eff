"""The record: a match as lines of JSON. Its header, its lines, and how they are read and written."""

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from pythia import games
from pythia.contract import AnyGame, Illegal, Message
from pythia.table.strict_json import NotJSON, Unfit, loads

FORMAT = 1
MAX_BYTES = 16 * 2**20
"""Of a file from outside: a record of the longest match is a quarter of this; a larger file is none."""

MAX_NAME_CHARS = 200
MAX_WORDS_CHARS = 1000
"""Of what one player adds to the seed."""
MAX_TALK_CHARS = 1000
MAX_ARGS = 16
"""Of one saying."""
MAX_ID_CHARS = 100
"""Of what a game, a clock, a saying or a moment is called."""
MAX_SHOWN_CHARS = 100
"""Of a key in a refusal."""

Seat = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(max_length=MAX_ID_CHARS)]
Name = Annotated[str, Meta(max_length=MAX_NAME_CHARS)]
Milliseconds = Annotated[int, Meta(ge=0)]
Hex256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class RecordError(Exception):
    """A record that cannot be played: at which line, which rule it offends if any, and why."""

    def __init__(self, line: int, message: Message, rule: str | None = None, unusable: bool = False) -> None:
        super().__init__(line, message, rule)
        self.line, self.message, self.rule = line, message, rule
        self.game: str | None = None
        """The game whose rules are offended, once it is known."""
        self.unusable = unusable
        """The file, its header or a line's JSON is broken, so that nothing more can be said."""


# ------------------------------------------------------------------------------------------ lines


class From(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which match this one was taken up from. Up to `line`, the lines are that match's own."""

    commitment: Hex256 | None = None
    line: Annotated[int, Meta(ge=2)]
    """The last line of a step, as all lines are counted: the header is 1."""


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pythia: int
    game: Id
    players: int
    options: dict[str, Any]
    rules: int | None = None
    names: tuple[Name, ...] | None = None
    commitment: Hex256 | None = None
    words: tuple[Annotated[str, Meta(max_length=MAX_WORDS_CHARS)], ...] | None = None
    seed: Hex256 | None = None
    started: Id | None = None
    from_: From | None = msgspec.field(name="from", default=None)


class ChanceLine(Struct, frozen=True):
    outcome: Struct


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """A take-back: the one action that every game shares."""


class ActionLine(Struct, frozen=True):
    seat: int
    action: Struct
    at: int | None = None
    arrived: int | None = None
    by: Literal["table"] | None = None


class ClockLine(Struct, frozen=True, forbid_unknown_fields=True):
    clock: Id
    at: Milliseconds


class SayLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: Seat
    say: Id
    args: Annotated[dict[Id, Name | int], Meta(max_length=MAX_ARGS)] | None = None
    text: Annotated[str, Meta(max_length=MAX_TALK_CHARS)] | None = None


class SitsLine(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    sits: Annotated[str, Meta(pattern=r"^(person|bot:\S+)\Z", max_length=MAX_ID_CHARS)]


Ending: TypeAlias = Literal["too-long"]
"""Why a table ended a match that by its rules would go on: it had become as long as a match may be."""


class EndsLine(Struct, frozen=True, forbid_unknown_fields=True):
    ends: Ending


Line: TypeAlias = ChanceLine | ActionLine | ClockLine | SayLine | SitsLine | EndsLine


class _Envelope(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What surrounds an action in its line."""

    seat: Seat
    at: Milliseconds | None = None
    arrived: Milliseconds | None = None
    by: Literal["table"] | None = None


ENVELOPE_KEYS = frozenset(_Envelope.__struct_fields__)
"""What stands around an action in a record, and is the table's to say, never a player's."""

# ----------------------------------------------------------------------------------------- reading


def split(data: bytes) -> list[bytes]:
    """The lines of a file from outside."""
    if len(data) > MAX_BYTES:
        raise RecordError(1, Message("file-too-large", {"megabytes": MAX_BYTES >> 20}), unusable=True)
    return lines_in(data)


def lines_in(data: bytes) -> list[bytes]:
    """The lines of a record of our own, however long; the last may end with or without a line feed."""
    lines = data.split(b"\n")
    return lines[:-1] if lines[-1] == b"" and len(lines) > 1 else lines


def load_header(line: bytes) -> tuple[Header, AnyGame, Struct]:
    """The header, its game and its options."""
    try:
        header = _convert(loads(line), Header)
        if header.pythia != FORMAT:
            raise Illegal(None, "unknown-format", version=header.pythia)
        if header.game not in games.names():
            raise Illegal(None, "unknown-game", name=header.game)
        game = games.load(header.game)
        options = _convert(header.options, game.options)
        check_header(header, game)
    except NotJSON:
        raise RecordError(1, Message("header-not-json"), unusable=True) from None
    except Unfit as unfit:
        raise RecordError(1, Message(str(unfit)), unusable=True) from None
    except Illegal as illegal:
        raise RecordError(1, illegal.message, unusable=True) from None
    return header, game, options


def check_header(header: Header, game: AnyGame) -> None:
    """Raises Illegal where the header asks for a table that cannot be."""
    if header.players not in game.players:
        raise Illegal(None, "player-count", least=game.players.start, most=game.players.stop - 1)
    if header.rules is not None and not 1 <= header.rules <= game.version:
        raise Illegal(None, "unknown-rules", version=header.rules, newest=game.version)
    for key, values in (("names", header.names), ("words", header.words)):
        if values is not None and len(values) != header.players:
            raise Illegal(None, "one-per-seat", key=key)


def load_lines(lines: Iterable[bytes], game: AnyGame, players: int) -> Iterator[tuple[int, Line]]:
    """The lines after the header, with their numbers, decoded one by one as they are asked for."""
    for number, line in enumerate(lines, start=2):
        yield number, load_numbered(number, line, game, players)


def load_numbered(number: int, line: bytes, game: AnyGame, players: int) -> Line:
    """The line of this number in a file; raises RecordError."""
    try:
        return load_line(line, game, players)
    except NotJSON:
        raise RecordError(number, Message("line-not-json"), unusable=True) from None
    except Unfit as unfit:
        raise RecordError(number, Message(str(unfit))) from None
    except Illegal as illegal:
        raise RecordError(number, illegal.message, illegal.rule) from None


def load_line(line: bytes, game: AnyGame, players: int) -> Line:
    return line_of(loads(line), game, players)


def line_of(value: Any, game: AnyGame, players: int) -> Line:
    """The line that this JSON value is; raises Illegal."""
    if not isinstance(value, dict):
        raise Illegal(None, "line-not-object")
    decoded = _decode(value, game)
    if not isinstance(decoded, ChanceLine | ClockLine | EndsLine) and decoded.seat >= players:
        raise Illegal(None, "no-such-seat", seat=decoded.seat, last=players - 1)
    return decoded


def _decode(value: dict[str, Any], game: AnyGame) -> Line:
    if "chance" in value:
        outcome: Struct = _convert(value, game.outcomes)
        return ChanceLine(outcome)
    if "do" in value:
        about = _convert({key: value[key] for key in value if key in ENVELOPE_KEYS}, _Envelope)
        rest = {key: value[key] for key in value if key not in ENVELOPE_KEYS}
        action: Struct = _convert(rest, game.actions | Undo)
        if about.arrived is not None and (about.at is None or about.arrived < about.at):
            raise Illegal(None, "arrived-before")
        return ActionLine(about.seat, action, about.at, about.arrived, about.by)
    if "clock" in value:
        clock: ClockLine = _convert(value, ClockLine)
        return clock
    if "sits" in value:
        sits: SitsLine = _convert(value, SitsLine)
        return sits
    if "ends" in value:
        ends: EndsLine = _convert(value, EndsLine)
        return ends
    if "say" in value:
        said: SayLine = _convert(value, SayLine)
        unfit = said.text is None if said.say == "text" else said.text is not None
        if unfit or (said.say == "text" and said.args is not None):
            raise Illegal(None, "say-text-or-args")
        return said
    raise Illegal(None, "line-kind-unknown")


# ----------------------------------------------------------------------------------------- writing


def dump(line: Header | Line) -> str:
    """The line as it stands in a file, without its line feed."""
    if isinstance(line, ChanceLine):
        return _text(line.outcome)
    if isinstance(line, ActionLine):
        about = _Envelope(line.seat, line.at, line.arrived, line.by)
        return _text(msgspec.to_builtins(about) | msgspec.to_builtins(line.action))
    return _text(line)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ------------------------------------------------------------------- msgspec's refusals in our words

_MISSING = re.compile(r"Object missing required field `(?P<key>\w+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>[^`]*)`")
_TYPE = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`")
_PLACE = re.compile(r" - at (?:`key` in )?`\$\.?(?P<place>[^`]*)`$")


def _convert(value: Any, type_: Any) -> Any:
    """The value as this type; Illegal, in words we have in two languages, if it is not one."""
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        raise _explained(str(error)) from None


_KINDS = {
    "int": "number",
    "str": "text",
    "bool": "truth",
    "array": "list",
    "object": "object",
    "null": "null",
}


def _kind(name: str) -> Message:
    """What a JSON type is called; what is none of them is a number that is not whole, or too long."""
    return Message(f"kind-{_KINDS.get(name, 'odd-number')}")


def _explained(error: str) -> Illegal:
    found = _PLACE.search(error)
    place = found["place"][:MAX_SHOWN_CHARS] if found else ""
    if missing := _MISSING.match(error):
        return Illegal(None, "key-missing", key=missing["key"][:MAX_SHOWN_CHARS])
    if unknown := _UNKNOWN.match(error):
        return Illegal(None, "key-unknown", key=unknown["key"][:MAX_SHOWN_CHARS])
    if place in ("do", "chance"):
        return Illegal(None, "unknown-verb" if place == "do" else "unknown-chance")
    if (wrong := _TYPE.match(error)) and place:
        wanted, found_ = _kind(wrong["wanted"].partition(" | ")[0]), _kind(wrong["found"])
        return Illegal(None, "wrong-type", key=place, wanted=wanted, found=found_)
    return Illegal(None, "wrong-value", key=place) if place else Illegal(None, "line-not-object")
