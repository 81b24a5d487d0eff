"""What a game promises of its lessons: each can be walked to its end, and everything in it is said."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from pythia import games
from pythia.contract import AnyGame, Message
from pythia.table.lessons import Lesson, check, lessons
from pythia.text import LANGUAGES, source

NAME = re.compile("[a-z][a-z0-9-]*")
WORDS, RULEBOOK = "lessons", "rulebook"


@cache
def check_lessons(game: AnyGame) -> None:
    """Asserts all of it."""
    found = lessons(game.name)
    if not found:
        return
    said = {message.id for each in found for message in _messages(each)}
    for language in LANGUAGES:
        assert _ids(game, language, WORDS) == said, f"what is told in lessons is said in {language!r}"
    for each in found:
        _check_lesson(game, each)


def _check_lesson(game: AnyGame, lesson: Lesson) -> None:
    check(lesson)
    assert NAME.fullmatch(lesson.name), "a lesson's name is of small letters, digits and hyphens"
    assert lesson.minutes > 0, "a lesson takes time"
    said = [step.says for step in lesson.steps]
    assert len(set(said)) == len(said), "nothing is said twice"
    assert all(NAME.fullmatch(point) for step in lesson.steps for point in step.points), "a point has a name"
    if lesson.rule is not None:
        rule = f"rule-{lesson.rule.replace('.', '-')}"
        assert rule in _ids(game, LANGUAGES[0], RULEBOOK), f"{lesson.rule} is a rule of the rulebook"


def _messages(lesson: Lesson) -> list[Message]:
    steps = lesson.steps
    tried = [lesson.said_else(step) for step in steps if step.tries]
    return [lesson.title, *map(lesson.said, steps), *tried]


def _ids(game: AnyGame, language: str, name: str) -> set[str]:
    entries = FluentParser().parse(source(games.package(game.name), language, name)).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
