"""Lessons as their learners are shown them: a table's own updates, without a table.

Nothing of a learner is kept here: each try comes with its step, and is held against the record.
"""

import gzip
from functools import cache

import msgspec
from msgspec import UNSET, structs

from pythia import games
from pythia.contract import Illegal
from pythia.server.bodies import Failure, LessonStep, LessonSummary
from pythia.server.table.core import Stepped
from pythia.server.table.outgoing import moments_shown
from pythia.server.table.words import ToldLines, in_words
from pythia.server.wire import Declined, Lesson, Update
from pythia.table import lessons
from pythia.table.match import Match, Move
from pythia.table.record import ENVELOPE_KEYS, ActionLine, line_of


@cache
def summaries(game: str) -> tuple[LessonSummary, ...]:
    return tuple([_summary(each) for each in lessons.lessons(game)])


def _summary(lesson: lessons.Lesson) -> LessonSummary:
    first = lesson.steps[0]
    (match,) = [each.played.move.match for each in lessons.shown(lesson) if first in each.steps]
    said = lesson.said(first)
    view = match.view(lesson.seat)
    return LessonSummary(lesson.name, lesson.title, lesson.minutes, lesson.rule, said, _names(match), view)


@cache
def packed(game: str, name: str) -> bytes:
    """A lesson as gzipped JSON."""
    return gzip.compress(msgspec.json.encode(_taught(_lesson(game, name))), 5)


def _lesson(game: str, name: str) -> lessons.Lesson:
    found = lessons.lesson(game, name) if game in games.names() else None
    if found is None:
        raise Declined(404, "no-such-page")
    return found


def _taught(lesson: lessons.Lesson) -> Lesson:
    updates: list[Update] = []
    steps: list[LessonStep] = []
    for n, (played, told) in enumerate(lessons.shown(lesson)):
        updates.append(_update(n, played.move, lesson.seat))
        steps += [LessonStep(n, lesson.said(step), step.points, step.tries) for step in told]
    match = played.move.match
    header = match.header
    names = _names(match)
    return Lesson(
        lesson.title,
        lesson.rule,
        lesson.seat,
        header.players,
        header.options,
        names,
        tuple(updates),
        tuple(steps),
    )


def _names(match: Match) -> tuple[str, ...]:
    return match.header.names or ("",) * match.header.players


def _update(n: int, move: Move, seat: int) -> Update:
    match, names = move.match, _names(move.match)
    game, view = match.game, match.view(seat)
    step = Stepped(move.told, move.moments)
    lines = ToldLines(game, move.told, names, seat)
    offers = game.offers(match.state, seat)
    moments = [
        structs.replace(each, words=in_words(game, each.view, names))
        for each in moments_shown(match, step, seat, lines)
    ]
    return Update(
        n=n,
        events=tuple([each.event for each in move.told if each.reaches(seat)]),
        view=view,
        offers=offers,
        deadline_ms=None,
        elapsed_ms=None,
        moments=tuple(moments),
        lines=lines.all or UNSET,
        words=in_words(game, view, names, offers, match.acting),
    )


def try_out(game: str, name: str, number: int, deed: dict[str, object]) -> Failure | None:
    """What there is to say of a deed that is not what the step asks for."""
    lesson = _lesson(game, name)
    if not 0 <= number < len(lesson.steps) or not lesson.steps[number].tries:
        raise Declined(422, "message-unfit")
    step = lesson.steps[number]
    match, wanted = lessons.task(lesson, step)
    try:
        if deed.keys() & ENVELOPE_KEYS or "do" not in deed:
            raise Illegal(None, "message-unfit")
        line = line_of({"seat": lesson.seat, **deed}, match.game, match.header.players)
        if not isinstance(line, ActionLine):
            raise Illegal(None, "message-unfit")
        right = lessons.try_out(lesson, step, structs.replace(line, at=wanted.at))
    except Illegal as illegal:
        return Failure(illegal.message.id, illegal.message.args, illegal.rule)
    return None if right else Failure(lesson.said_else(step).id, {}, None)
