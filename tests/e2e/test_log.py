"""The log of what happened: the same after a reload and a return, on phones too. And what cannot be said."""

from typing import Any

from tests.e2e.conftest import Visit
from tests.e2e.playing import by_mouse, check_access, check_fits, deal, play_to_the_end
from tests.e2e.waiting import until

LINES = "[role=log][aria-label=Log] p"
MY_TURN = ".own.acting:not([aria-busy=true]) .hand .lit"
UNSEEN = "\u200b\u200b"
"""Nobody would see it, and so it is nothing to say."""


def log_of(page: Any) -> list[str]:
    page.locator(MY_TURN).first.wait_for()
    lines: list[str] = page.locator(LINES).all_inner_texts()
    return lines


def test_the_log_is_the_same_after_a_reload_and_a_return(visit: Visit) -> None:
    page = visit(expected="ERR_CONNECTION", front=False)
    sockets: list[Any] = []
    page.route_web_socket("**/ws/*", lambda socket: sockets.append((socket, socket.connect_to_server())))
    deal(page, 3)
    play_to_the_end(page, by_mouse, most=6)
    before = log_of(page)
    assert sum("the trick (" in line for line in before) >= 4
    assert sum(" play" in line for line in before) <= 3, "P5.6: of five tricks' cards those that lie open"
    page.reload()
    assert log_of(page) == before
    page.evaluate("lines => document.querySelectorAll(lines).forEach(line => line.known = true)", LINES)
    opened = len(sockets)
    sockets[-1][0].close()
    until(page, lambda: len(sockets) > opened, "the page comes back")
    page.get_by_text("Offline: reconnecting…").wait_for(state="detached")
    assert log_of(page) == before
    assert page.evaluate("lines => [...document.querySelectorAll(lines)].every(line => line.known)", LINES), (
        "whoever listens is not read it again"
    )


def test_phones_have_a_log_that_one_can_open(visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, front=False)
    deal(page, 3)
    button = page.locator("header").get_by_role("button", name="Talk and log")
    button.tap()
    page.get_by_label("Say something").wait_for()
    page.get_by_role("tab", name="Log").tap()
    page.get_by_label("Say something").wait_for(state="detached")
    drawer = page.locator("dialog[open]")
    drawer.get_by_text("Round 1").wait_for()
    assert drawer.locator("[role=log]").all_inner_texts() != [""]
    for tab in page.get_by_role("tab").all():
        box = tab.bounding_box()
        assert min(box["width"], box["height"]) >= 44
    check_access(page)
    check_fits(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Say something").wait_for()
    page.get_by_role("tab", name="Log").tap()
    page.keyboard.press("Escape")
    button.tap()
    drawer.get_by_text("Round 1").wait_for()


def test_what_cannot_be_said_is_told_beside_the_field_and_is_no_deed_that_was_refused(visit: Visit) -> None:
    page = visit(front=False)
    deal(page, 2)
    field = page.get_by_label("Say something")
    field.fill(UNSEEN)
    page.keyboard.press("Enter")
    page.get_by_text("Not said. That cannot be said here.").wait_for()
    assert field.input_value() == UNSEEN, "what was written is not lost"
    assert page.locator(".own .answer").count() == 0
    field.fill("Hello")
    page.keyboard.press("Enter")
    page.locator(".said").get_by_text("Hello").wait_for()
    assert field.input_value() == ""
    assert page.get_by_text("Not said").count() == 0
