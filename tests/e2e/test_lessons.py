"""Lessons in the browser: at every step what it speaks of is there and lit, and all fits and can be read."""

import re
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import check_access, check_fits
from tests.e2e.waiting import TIMEOUT_MS, until

from pythia import games
from pythia.table.lessons import Lesson, lessons

EVERY = [each for name in games.names() for each in lessons(name)]
FIRST = [lessons(name)[0] for name in games.names()]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def numbered(lesson: Lesson, says: str) -> int:
    return [step.says for step in lesson.steps].index(says)


def at_step(page: Any, address: str, lesson: Lesson, step: int) -> None:
    """Where somebody left it."""
    key = f"pythia.lesson-{lesson.game}-{lesson.name}"
    page.evaluate("([key, step]) => localStorage.setItem(key, step)", [key, str(step)])
    page.goto(f"{address}/learn/{lesson.game}/{lesson.name}")
    page.locator(f".coach[data-step='{step}']").wait_for(timeout=TIMEOUT_MS)


def check_points(page: Any, lesson: Lesson, step: int) -> None:
    for point in lesson.steps[step].points:
        lit = page.locator(f'[data-point~="{point}"]').filter(visible=True)
        assert lit.count(), f"{lesson.game} {lesson.name} {lesson.steps[step].says}: no {point} at the table"
        assert lit.first.evaluate("place => getComputedStyle(place).outlineStyle") == "solid"


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_what_it_speaks_of_is_at_the_table(visit: Visit, address: str, lesson: Lesson) -> None:
    page = visit(1280, 720, front=False)
    for step in range(len(lesson.steps)):
        at_step(page, address, lesson, step)
        check_points(page, lesson, step)
    check_fits(page)


@pytest.mark.parametrize("lesson", FIRST, ids=called)
def test_a_first_game_fits_on_a_phone_in_french(visit: Visit, address: str, lesson: Lesson) -> None:
    page = visit(390, 844, front=False, locale="fr-FR")
    for step in range(len(lesson.steps)):
        at_step(page, address, lesson, step)
        check_points(page, lesson, step)
        check_fits(page)
    check_access(page)


def test_a_first_game_is_offered_begun_left_taken_up_and_ended(visit: Visit) -> None:
    lesson = FIRST[games.names().index("prophecy")]
    page = visit(1280, 720)
    offered = page.locator("[data-game=prophecy]")
    offered.get_by_role("link", name=re.compile("^Learn it in")).click()
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Next").click()
    page.locator(".coach[data-step='1']").wait_for()
    coach.get_by_role("link", name="Leave").click()
    offered.get_by_role("link", name=re.compile("^Go on learning")).click()
    page.locator(".coach[data-step='1']").wait_for()
    at_step(page, page.url.split("/learn")[0], lesson, len(lesson.steps) - 1)
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("link", name="Play a real game").wait_for()
    check_access(page)
    coach.get_by_role("link", name="Leave").click()
    offered.get_by_role("link", name=re.compile("^Learn it again")).wait_for()


def test_what_is_to_be_played_has_the_focus_of_whoever_plays_by_keys(visit: Visit, address: str) -> None:
    lesson = FIRST[games.names().index("prophecy")]
    page = visit(1280, 720, front=False)
    for says, card in (("follow", "sp14"), ("monkey", "monkey"), ("lizard", "lizard")):
        step = numbered(lesson, says)
        at_step(page, address, lesson, step - 1)
        page.locator(".coach .main").focus()
        page.keyboard.press("Enter")
        page.locator(f".hand button[data-card={card}]:focus").wait_for()
        page.keyboard.press("Enter")
        page.locator(f".coach[data-step='{step + 1}']").wait_for()


def test_a_wrong_try_is_told_until_the_next_one(visit: Visit, address: str) -> None:
    lesson = FIRST[games.names().index("oraklos")]
    page = visit(1280, 720, front=False)
    claim = numbered(lesson, "claim")
    at_step(page, address, lesson, claim)
    why, wishes = page.locator(".own .why"), page.locator(".own .wishes button")
    wishes.nth(1).click()
    why.get_by_text("put the 3 on the wish").wait_for()
    wishes.nth(0).click()
    page.locator(f".coach[data-step='{claim + 1}']").wait_for()
    assert why.inner_text() == ""


def test_a_lesson_keeps_its_words_when_examples_of_another_game_come_late(visit: Visit, address: str) -> None:
    page = visit(1280, 720, front=False)
    page.goto(f"{address}/rules/prophecy")
    page.locator("main a[href^='/learn/prophecy']").first.wait_for()
    late: list[Any] = []

    def hold(route: Any) -> None:
        late.append(route)

    page.route("**/api/games/oraklos/lessons", hold)
    page.locator("nav a[href='/rules/oraklos']").click()
    page.wait_for_url("**/rules/oraklos")
    until(page, lambda: bool(late), "the examples are asked for")
    page.go_back()
    page.locator("main a[href='/learn/prophecy/jaguar']").click()
    said = page.locator(".coach[data-step='0'] .said")
    said.get_by_text("the Jaguar. Play it!").wait_for()
    with page.expect_response("**/api/games/oraklos/lessons"):
        late[0].continue_()
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    assert "the Jaguar. Play it!" in said.inner_text()


@pytest.mark.parametrize("size", [(320, 640), (390, 664)])
def test_a_deed_is_in_sight_above_the_words_of_a_small_phone(
    visit: Visit, address: str, size: tuple[int, int]
) -> None:
    page = visit(*size, front=False, locale="fr-FR", has_touch=True, is_mobile=True)
    for game, says, deed in (("quest", "fight", "fight"), ("oraklos", "take", "take")):
        lesson = FIRST[games.names().index(game)]
        step = numbered(lesson, says)
        at_step(page, address, lesson, step - 1)
        page.locator(".coach .main").tap()
        page.locator(f".coach[data-step='{step}']").wait_for()
        page.wait_for_function(
            """deed => document.querySelector(`button[data-point=${deed}]`)?.getBoundingClientRect().bottom
                <= document.querySelector(".coach").getBoundingClientRect().top + 1""",
            arg=deed,
        )
