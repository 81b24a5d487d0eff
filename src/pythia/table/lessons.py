"""What a game teaches at its own table: lessons, which are data in its folder.

A lesson is a record, whose chance and deeds are known, and steps that are told at moments of it. Beside the
game's texts lie `lessons/<name>.jsonl`, the record, and `lessons/<name>.toml`, the steps; what is said is in
`text/lessons.<language>.ftl`. The lesson `first` is a guided first game; one with a `rule` is its example.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from msgspec import Struct

from pythia import games
from pythia.contract import Illegal, Message, Misprint
from pythia.table.chance import SEED_BYTES, Live, Source
from pythia.table.match import Match
from pythia.table.record import ActionLine, RecordError, lines_in, load_numbered
from pythia.table.replay import Played, replay

FIRST = "first"
"""What the guided first game is called."""
FOLDER = "lessons"
NO_CHANCE = Source(bytes(SEED_BYTES), ())
"""Two deeds are compared by what they lead to, with the same chance after both."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said."""

    line: int
    """Of the record: the table is shown as it is at the end of what this line did."""
    says: str
    """The message is `lesson-<lesson>-<says>`."""
    points: tuple[str, ...] = ()
    """The places at the table that it speaks of."""
    tries: bool = False
    """Whether the learner now does what the record's next line does. Else they read, and go on."""


class _Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of steps."""

    seat: int
    minutes: int
    step: tuple[Step, ...]
    rule: str | None = None


class Lesson(NamedTuple):
    game: str
    name: str
    seat: int
    """The learner's."""
    minutes: int
    """About how long it takes."""
    rule: str | None
    """Of the rulebook: where it stands as an example."""
    steps: tuple[Step, ...]
    record: bytes

    @property
    def title(self) -> Message:
        return self._told("title")

    def said(self, step: Step) -> Message:
        return self._told(step.says)

    def said_else(self, step: Step) -> Message:
        """Of a deed that is allowed, and is not the one that is asked for."""
        return self._told(f"{step.says}-else")

    def _told(self, name: str) -> Message:
        return Message(f"lesson-{self.name}-{name}")


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All of a game's: the first game first, the others by their rules. Raises Misprint."""
    folder = files(games.package(game)) / FOLDER
    if not folder.is_dir():
        return ()
    found = []
    for file in folder.iterdir():
        name, _, kind = file.name.rpartition(".")
        if kind != "toml":
            continue
        try:
            script = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Script)
            record = (folder / f"{name}.jsonl").read_bytes()
        except (OSError, tomllib.TOMLDecodeError, msgspec.MsgspecError) as error:
            raise Misprint(f"{game}, lesson {name}: {error}") from None
        found.append(Lesson(game, name, script.seat, script.minutes, script.rule, script.step, record))
    return tuple(sorted(found, key=lambda each: (each.name != FIRST, each.rule or "", each.name)))


def lesson(game: str, name: str) -> Lesson | None:
    return next((each for each in lessons(game) if each.name == name), None)


class Shown(NamedTuple):
    """A move of a lesson's record, and the steps that are told when it has been seen."""

    played: Played
    steps: tuple[Step, ...]


def shown(lesson: Lesson) -> Iterator[Shown]:
    """The lesson from the first position of its record to that of its last step."""
    waiting = list(lesson.steps)
    for played in replay(lesson.record, moments=True):
        told = []
        while waiting and waiting[0].line <= played.line:
            told.append(waiting.pop(0))
        yield Shown(played, tuple(told))
        if not waiting:
            return


class Task(NamedTuple):
    """What the learner is to do: in this match, what this line does."""

    match: Match
    line: ActionLine


@cache
def task(lesson: Lesson, step: Step) -> Task:
    """Of a step in which the learner tries something; raises Misprint where the record has nothing for it."""
    (played,) = [each.played for each in shown(lesson) if step in each.steps]
    match, lines = played.move.match, lines_in(lesson.record)
    if played.line < len(lines):
        line = load_numbered(played.line + 1, lines[played.line], match.game, match.header.players)
        if isinstance(line, ActionLine) and line.seat == lesson.seat:
            return Task(match, line)
    raise Misprint(f"{lesson.game}, lesson {lesson.name}: line {played.line + 1} is no deed of the learner's")


def try_out(lesson: Lesson, step: Step, line: ActionLine) -> bool:
    """Whether this does what the step asks for. Raises Illegal where the rules forbid it.

    That is what leads to the same position; or what chooses the same in another order, with the same result.
    """
    match, wanted = task(lesson, step)
    tried, right = _after(match, line), _after(match, wanted)
    if tried.state == right.state:
        return True
    return _chosen(line) == _chosen(wanted) and tried.result == right.result


def _after(match: Match, line: ActionLine) -> Match:
    return match.enter(line, Live(NO_CHANCE, match.drawn)).match


def _chosen(line: ActionLine) -> object:
    """What a deed chooses, in no order."""
    chosen = msgspec.to_builtins(line.action).items()
    return {
        key: sorted(value, key=str) if isinstance(value, list | tuple) else value for key, value in chosen
    }


def check(lesson: Lesson) -> Match:
    """Where the lesson ends. Raises Misprint where something in it cannot be."""
    where = f"{lesson.game}, lesson {lesson.name}"
    lines = [step.line for step in lesson.steps]
    if not lines or lines != sorted(lines):
        raise Misprint(f"{where}: its steps come one after the other, and there is one")
    try:
        told = list(shown(lesson))
    except RecordError as error:
        raise Misprint(f"{where}, line {error.line}: {error.message.id}") from None
    if sum(len(each.steps) for each in told) < len(lesson.steps):
        raise Misprint(f"{where}: its record ends before line {lines[-1]}")
    match = told[-1].played.move.match
    if match.header.game != lesson.game or lesson.seat >= match.header.players:
        raise Misprint(f"{where}: its record is of another game, or has no such seat")
    for step in lesson.steps:
        if step.tries:
            _check_task(lesson, step)
    return match


def _check_task(lesson: Lesson, step: Step) -> None:
    try:
        right = try_out(lesson, step, task(lesson, step).line)
    except Illegal as illegal:
        raise Misprint(f"{lesson.game}, lesson {lesson.name}, {step.says}: {illegal.message.id}") from None
    assert right, "what is asked for is right"
