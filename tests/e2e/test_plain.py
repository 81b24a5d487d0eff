"""Our three games at the plain table: the last of a match of each, by mouse, by touch and by keyboard.

With `PYTHIA_SCREENS=folder` pictures are kept there to be looked at.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.plain import END, READY, at_once, by_keyboard, by_mouse, by_touch, play
from tests.e2e.playing import check_access, check_fits
from tests.e2e.positions import Position, last_round, last_throw, last_trick, make_at
from tests.e2e.tables import open_table
from tests.e2e.test_pieces import keep

from pythia.table.record import ActionLine
from pythia.table.replay import replay

WORDS = {
    "en-GB": {"read": "The table in words", "turn": "Your turn", "end": "The end of the match"},
    "fr-FR": {"read": "La table en mots", "turn": "À vous", "end": "La fin de la partie"},
}
LOOKS = [
    ((1280, 800), "en-GB", "light"),
    ((390, 844), "fr-FR", "dark"),
    ((320, 568), "fr-FR", "light"),
    ((360, 640), "en-GB", "light"),
    ((2560, 1440), "en-GB", "dark"),
]


def last_certificate() -> tuple[Position, int]:
    """A match of Quest in which the next certificate decides, and who is to buy it."""
    for record in sorted(Path(str(files("pythia.games.quest") / "records")).glob("*.jsonl")):
        played = list(replay(record.read_bytes()))
        line = played[-1].move.lines[0]
        if isinstance(line, ActionLine) and type(line.action).__name__ == "Certificate":
            return Position(record.read_text(), played[-2].line), line.seat
    raise AssertionError("no match of Quest ends so")


def open_plainly(page: Any, address: str, position: Position, seat: int = 0, **table: Any) -> None:
    made = make_at(page, position, seat, start=True, **table)
    page.goto(f"{address}/t/{made}?table=plain")
    page.locator(READY).first.wait_for()


def look(page: Any, name: str) -> None:
    check_access(page)
    check_fits(page)
    size, words = page.viewport_size, page.evaluate("() => document.documentElement.lang")
    keep(page, "plain", f"{name}-{size['width']}-{words}")


def assert_form_is_whole(page: Any) -> None:
    """However low the screen, its button covers no value that has the focus."""
    for value in page.locator("form[data-fill] .value").all():
        value.focus()
        covered = value.evaluate("""value => {
            const { x, y, width, height } = value.getBoundingClientRect();
            return !value.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""")
        assert not covered, value.inner_text()


@pytest.mark.parametrize(("size", "locale", "theme"), LOOKS)
def test_the_last_round_of_prophecy(
    visit: Visit, address: str, size: tuple[int, int], locale: str, theme: str
) -> None:
    touch = size[0] < 600
    page = visit(*size, locale=locale, color_scheme=theme, has_touch=touch, front=False)
    open_plainly(page, address, last_round(2))
    page.get_by_text(WORDS[locale]["turn"], exact=True).wait_for()
    look(page, "prophecy-bid")
    assert_form_is_whole(page)
    stacked = page.locator("table.stacked").count()
    assert (stacked > 0) == (size[0] < 600), "tables are stacked where they do not fit"
    assert play(page, by_touch if touch else by_mouse)
    assert page.evaluate("scrollY") == 0, "the end comes into sight"
    look(page, "prophecy-end")
    page.locator(END).get_by_role("link").first.click()
    page.locator(".scrubber").wait_for()


def test_the_last_round_of_prophecy_by_keyboard(visit: Visit, address: str) -> None:
    page = visit(front=False)
    open_plainly(page, address, last_round(2))
    assert play(page, by_keyboard)


def test_what_cannot_be_done_says_why_and_by_which_rule(visit: Visit, address: str) -> None:
    page = visit(front=False)
    open_table(page, address, game="prophecy", players=2, options={"length": "short"})
    page.goto(f"{page.url}?table=plain")
    blocked = page.locator(".blocked").first
    for _ in range(40):
        page.locator(READY).first.wait_for()
        if blocked.count():
            break
        assert not play(page, most=1), "somebody once has to follow suit"
    blocked.press("Enter")
    why = page.locator(".why:not(:empty)")
    why.get_by_role("link").wait_for()
    assert why.get_by_role("link").get_attribute("href").startswith("/rules/prophecy#P")
    check_access(page)


@pytest.mark.parametrize(("variant", "players"), [("standard", 2), ("antipodes", 2)])
def test_the_last_throw_of_oraklos(visit: Visit, address: str, variant: str, players: int) -> None:
    page = visit(front=False)
    open_plainly(page, address, last_throw(variant, players), bots="adept")
    look(page, f"oraklos-{variant}")
    assert play(page, at_once, ("cup", "done", "pass", "take"))
    look(page, f"oraklos-{variant}-end")


@pytest.mark.parametrize(("size", "locale", "theme"), LOOKS[:2])
def test_the_certificate_that_ends_quest(
    visit: Visit, address: str, size: tuple[int, int], locale: str, theme: str
) -> None:
    page = visit(*size, locale=locale, color_scheme=theme, front=False)
    position, seat = last_certificate()
    open_plainly(page, address, position, seat)
    look(page, "quest")
    assert play(page, by_mouse, ("certificate",))
    look(page, "quest-end")


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("where", ["", "?table=plain"])
def test_every_table_is_read_out(visit: Visit, address: str, locale: str, where: str) -> None:
    """By a key and by a button; what is read is the table as it stands."""
    page = visit(locale=locale, front=False)
    made = make_at(page, last_trick(2), start=True)
    page.goto(f"{address}/t/{made}{where}")
    page.locator(".own.acting").wait_for()
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name=WORDS[locale]["read"])
    dialog.get_by_role("heading", level=3).first.wait_for()
    assert dialog.locator("h2:focus").count() == 1, "one reads from its heading on"
    assert dialog.get_by_role("table").count()
    check_access(page)
    check_fits(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=WORDS[locale]["read"]).click()
    dialog.get_by_role("heading", level=3).first.wait_for()
