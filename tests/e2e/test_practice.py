"""Practice in a real browser: dice are judged, and at its end it says what was there."""

import msgspec
from tests.e2e.conftest import Visit
from tests.e2e.playing import check_access

from pythia.games.oraklos.practice import new_throw
from pythia.table.chance import Source, seed_from

THROW = msgspec.json.encode(new_throw(None, Source(seed_from("practice")).stream(0, "practice")))


def test_practice_judges_and_remembers(visit: Visit) -> None:
    page = visit()
    page.route(
        "**/api/games/oraklos/throw", lambda route: route.fulfill(body=THROW, content_type="application/json")
    )
    page.get_by_role("link", name="Practise alone").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("[role=option]").nth(18).wait_for()
    check_access(page)
    page.keyboard.press("Digit1")
    for key in "abcd":
        page.keyboard.press(key)
    page.wait_for_function("() => localStorage.getItem('pythia.practice') !== null")
    with page.expect_response("**/api/games/oraklos/throw"):
        page.get_by_role("button", name="New throw").click()
    page.locator(".prompt").get_by_text("Choose a card").wait_for()
    page.keyboard.press("Digit0")
    page.locator(".there").get_by_text("Three of these cards were there").wait_for()
    there = page.locator(".cards button:not([disabled])")
    assert there.count() == 3
    for number in range(3):
        there.nth(number).click()
        page.locator(".cards button:not([disabled])[aria-pressed=true]").nth(0).wait_for()
        page.locator(".shape.hit").wait_for()
    check_access(page)
