"""A player in a browser: does what the page offers, by mouse, by touch or by keyboard alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.e2e.tables import open_table
from tests.e2e.waiting import changes, until

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
NEXT = ".own.acting:not([aria-busy=true]) .hand .lit, dialog[open] .button, section.end"
MISMATCH = "label-content-name-mismatch"
SEAL = ".deeds .button.main"
POSITION = """() => [...document.querySelectorAll('.hand button, dialog[open] h2, .deeds .main')]
    .map(e => e.ariaLabel || e.textContent).join()"""
"""What changes with every act: the hand, the dialogs, and whether a bid is asked for."""
OTHERS_HAVE_BID = """() => [...document.querySelectorAll('.others .seat dl div:first-child dd')]
    .every(bid => bid.textContent.trim().endsWith('?'))"""


def make_table(page: Any, players: int = 2, length: str = "short") -> None:
    """A table through the dialog of the front page: the waiting room."""
    page.locator(".ways .button").nth(1).click()
    dialog = page.locator("dialog[open]")
    dialog.locator("select").nth(1).select_option(str(players))
    # A game's own options come when its code does.
    dialog.locator("select:has(option[value=short])").select_option(length)
    dialog.locator(".button.main").click()
    page.locator("ol li").first.wait_for()


def deal(page: Any, players: int, **table: Any) -> None:
    """A short match that has begun, all other seats bots' who have bid."""
    table = {"game": "prophecy", "players": players, "options": {"length": "short"}, **table}
    open_table(page, page.url.split("/t/")[0].rstrip("/"), **table)
    page.locator(".hand button").first.wait_for()
    page.wait_for_function(OTHERS_HAVE_BID)


def start(page: Any) -> None:
    page.locator(".ways.end .button.main").click()
    page.locator(".hand button").first.wait_for()


def play_to_the_end(page: Any, act: Callable[[Any], None], most: int = 200) -> bool:
    """Acts whenever the page asks for it; whether the match is over."""
    for _ in range(most):
        page.locator(NEXT).first.wait_for()
        if page.locator("section.end").count():
            return True
        before = page.evaluate(POSITION)
        act(page)
        changes(page, POSITION, before)
    return False


def play_together(pages: Sequence[Any], act: Callable[[Any], None]) -> None:
    """To the end of the match, each whenever its page asks for it."""

    def asked() -> list[Any]:
        return [page for page in pages if page.locator(NEXT).count()]

    while not all(page.locator("section.end").count() for page in pages):
        until(pages[0], lambda: bool(asked()), "somebody is to act")
        for page in asked():
            play_to_the_end(page, act, most=1)


def to_the_next_round(page: Any) -> None:
    """To the first round's scores, and past them."""
    while True:
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open] tbody").count():
            by_mouse(page)
            return
        assert not play_to_the_end(page, by_mouse, most=1), "the round ends before the match"


def by_mouse(page: Any) -> None:
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .body .button").first.click()
    elif page.locator(SEAL).count():
        while not page.locator(SEAL).is_enabled():
            page.locator('.hand .lit[aria-pressed="false"]').first.click()
        page.locator(SEAL).click()
    else:
        page.locator(".hand .lit").first.click()


def by_touch(page: Any) -> None:
    """The first tap lifts a card, the second plays it."""
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .body .button").first.tap()
    elif page.locator(SEAL).count():
        while not page.locator(SEAL).is_enabled():
            page.locator('.hand .lit[aria-pressed="false"]').first.tap()
        page.locator(SEAL).tap()
    else:
        page.locator(".hand .lit").first.tap()
        if page.locator(".hand .up").count():
            page.locator(".hand .up").tap()


def by_keyboard(page: Any) -> None:
    """Tab to the hand, arrows along it, Enter; no pointer anywhere."""
    keys = page.keyboard
    if page.locator("dialog[open]").count():
        press_until(page, "Tab", "dialog[open] .body .button:focus")
    elif page.locator(SEAL).count():
        press_until(page, "Tab", ".hand button:focus")
        keys.press("Home")
        while not page.locator(SEAL).is_enabled():
            if page.locator('.hand .lit[aria-pressed="false"]:focus').count():
                keys.press("Space")
            keys.press("ArrowRight")
        press_until(page, "Shift+Tab", f"{SEAL}:focus")
    else:
        press_until(page, "Tab", ".hand button:focus")
        keys.press("Home")
        press_until(page, "ArrowRight", ".hand .lit:focus")
    keys.press("Enter")


def press_until(page: Any, key: str, there: str) -> None:
    for _ in range(60):
        if page.locator(there).count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {there}")


def check_access(page: Any, but: str | None = None) -> None:
    """No violation that axe can find, but for this rule."""
    # Playwright's own script tag would break the page's policy; evaluation does not.
    page.evaluate(AXE.read_text())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    rules = {MISMATCH: {"enabled": True}}
    violations = page.evaluate(
        """async ([runOnly, rules]) =>
            (await axe.run(document, {runOnly, rules, resultTypes: ["violations"]})).violations""",
        [tags, rules],
    )
    broken = [
        (v["id"], node["html"][:200] + (node["any"][0]["message"] if node["any"] else ""))
        for v in violations
        for node in v["nodes"]
    ]
    # The face of a card is a picture with letters in it; its label says it in words.
    broken = [(rule, html) for rule, html in broken if not (rule == MISMATCH and "data-card" in html)]
    broken = [each for each in broken if each[0] != but]
    assert not broken, broken


def check_fits(page: Any) -> None:
    """Never a horizontal scroll bar."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
