"""Lessons: each can be walked to its end, right and wrong tries are told apart, and no broken one passes."""

from collections.abc import Callable
from itertools import chain, islice

import msgspec
import pytest
from msgspec import structs

from pythia import games
from pythia.contract import Illegal, Misprint
from pythia.offers import expand
from pythia.table import teachable
from pythia.table.chance import Live
from pythia.table.lessons import FIRST, NO_CHANCE, Lesson, Step, check, lesson, lessons, shown, task, try_out
from pythia.table.match import Match
from pythia.table.record import ActionLine, lines_in
from pythia.table.teachable import check_lessons

EVERY = [each for name in games.names() for each in lessons(name)]
each_lesson = pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.game}-{each.name}")


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_first_game_and_says_all_of_its_lessons(name: str) -> None:
    check_lessons(games.load(name))
    first = lessons(name)[0]
    assert first.name == FIRST
    assert any(step.tries for step in first.steps)


@each_lesson
def test_every_step_is_reached_in_order(each: Lesson) -> None:
    check(each)
    assert [step for told in shown(each) for step in told.steps] == [*each.steps]


@each_lesson
def test_only_what_is_asked_for_is_right(each: Lesson) -> None:
    """Of the other deeds that are offered there, those are right that lead to the same."""
    for step in each.steps:
        if step.tries:
            match, wanted = task(each, step)
            assert try_out(each, step, wanted)
            for other in _offered(each, match, wanted.at):
                assert try_out(each, step, other) == (_seen(match, other) == _seen(match, wanted))
            for seat in {*range(match.header.players)} - {each.seat, *match.acting}:
                with pytest.raises(Illegal):
                    try_out(each, step, structs.replace(wanted, seat=seat))


def _offered(each: Lesson, match: Match, at: int | None) -> list[ActionLine]:
    """A few deeds of each offer."""
    offers = match.game.offers(match.state, each.seat)
    actions = chain.from_iterable(islice(expand(offer), 4) for offer in offers)
    return [ActionLine(each.seat, msgspec.convert(action, match.game.actions), at) for action in actions]


def _seen(match: Match, line: ActionLine) -> object:
    return match.enter(line, Live(NO_CHANCE, match.drawn)).match.view(line.seat)


def test_the_order_of_what_is_chosen_together_does_not_matter() -> None:
    first = lesson("prophecy", FIRST)
    assert first is not None
    step = next(step for step in first.steps if step.tries)
    _, wanted = task(first, step)
    bid = msgspec.to_builtins(wanted.action)
    turned = {**bid, "cards": bid["cards"][::-1]}
    action = msgspec.convert(turned, games.load("prophecy").actions)
    assert try_out(first, step, ActionLine(first.seat, action))


# ------------------------------------------------------------------------------------ broken on purpose


def _first() -> Lesson:
    found = lesson("prophecy", FIRST)
    assert found is not None
    return found


def _steps(change: Callable[[Step], Step], at: int = 0) -> Lesson:
    first = _first()
    steps = [change(step) if i == at else step for i, step in enumerate(first.steps)]
    return first._replace(steps=tuple(steps))


def _last(**about: object) -> Lesson:
    return _steps(lambda step: structs.replace(step, **about), at=len(_first().steps) - 1)


BROKEN = [
    ("one after the other", lambda: _steps(lambda step: structs.replace(step, line=90))),
    ("one after the other", lambda: _first()._replace(steps=())),
    ("ends before line", lambda: _last(line=100_000)),
    ("no such seat", lambda: _first()._replace(seat=6)),
    ("another game", lambda: _first()._replace(game="quest")),
    ("no deed of the learner's", lambda: _last(tries=True)),
    ("line 3", lambda: _first()._replace(record=_with_line(_first().record, 3, b'{"chance":"deal"}'))),
]


def _with_line(record: bytes, number: int, line: bytes) -> bytes:
    lines = lines_in(record)
    return b"\n".join([*lines[: number - 1], line, *lines[number:]])


@pytest.mark.parametrize(("why", "broken"), BROKEN)
def test_a_broken_lesson_is_a_misprint(why: str, broken: Callable[[], Lesson]) -> None:
    with pytest.raises(Misprint, match=why):
        check(broken())


TOLD_WRONG = [
    ("what is told in lessons is said", lambda: _last(says="nothing-of-the-kind")),
    (
        "nothing is said twice",
        lambda: _steps(lambda step: structs.replace(step, says=_first().steps[1].says)),
    ),
    ("a point has a name", lambda: _last(points=("No name",))),
    ("takes time", lambda: _first()._replace(minutes=0)),
    ("is a rule of the rulebook", lambda: _first()._replace(rule="P9.9")),
    ("small letters", lambda: _first()._replace(name="First One")),
]


@pytest.mark.parametrize(("why", "broken"), TOLD_WRONG)
def test_a_lesson_that_is_told_wrong_keeps_no_law(
    why: str, broken: Callable[[], Lesson], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = broken()
    said = {message.id for message in teachable._messages(wrong)}
    monkeypatch.setattr(teachable, "lessons", lambda game: (wrong,))
    if "what is told" not in why:
        ids = teachable._ids
        monkeypatch.setattr(
            teachable,
            "_ids",
            lambda game, language, name: said if name == "lessons" else ids(game, language, name),
        )
    with pytest.raises(AssertionError, match=why):
        teachable.check_lessons.__wrapped__(games.load("prophecy"))
