"""What is said to people: ids of texts and what fills their gaps, and what is made of them."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """Something to be said to a person: the id of a text and what fills its gaps."""

    id: str
    args: "dict[str, Words]" = {}


Words: TypeAlias = str | int | Message


def message(id: str, /, **args: Words) -> Message:
    """The same with its gaps by name."""
    return Message(id, args)


def listed(words: Sequence[Words]) -> Words:
    """Several words as one, with commas between; halved, so that a long list is no deep nest of messages."""
    if len(words) < 2:
        return words[0] if words else ""
    half = len(words) // 2
    return Message("words-listed", {"left": listed(words[:half]), "right": listed(words[half:])})


class Section(Struct, frozen=True):
    """A part of a description: what it is about, then lines, then a table if `columns` says what is in it."""

    heading: Message
    lines: tuple[Words, ...] = ()
    columns: tuple[Words, ...] = ()
    rows: tuple[tuple[Words, ...], ...] = ()
    folded: bool = False
    """Long and seldom wanted: told when asked for, not at every turn."""


class Line(Struct, frozen=True, omit_defaults=True):
    """What happened, in words: an entry of a log."""

    words: Words
    marks: bool = False
    """A round or a turn begins with it: all that is passing goes, and a log may draw a line here."""
    passing: bool = False
    """It tells what may be looked at only while it lies open; then it leaves the log."""
    settles: bool = False
    """What is passing until here goes with the next passing line."""
    reopens: bool = False
    """What was settled is open again."""


class Asked(Struct, frozen=True, omit_defaults=True):
    """What a seat is to do now and what it is for, in a sentence."""

    words: Message
    rule: str | None = None
    """Where the rulebook says more."""
