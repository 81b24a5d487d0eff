"""What now: the line at every table that says what is asked and what for; the end that says why."""

from typing import Any

import pytest
from tests.e2e import quest
from tests.e2e.conftest import Visit
from tests.e2e.playing import by_mouse, by_touch, check_access, deal, play_to_the_end
from tests.e2e.positions import last_round, open_at
from tests.e2e.tables import HOST, make
from tests.e2e.waiting import until

TABLES: list[tuple[str, dict[str, Any], str]] = [
    ("prophecy", {"game": "prophecy", "players": 3, "options": {"length": "short"}}, "P4.2"),
    ("oraklos", {"game": "oraklos", "players": 2, "options": {"variant": "junior"}}, "O4.1"),
    ("quest", quest.table(2), "Q2.2"),
]
LINE = ".now:not(.unseen)"


@pytest.mark.parametrize(
    ("game", "table", "rule"), TABLES, ids=lambda each: each if isinstance(each, str) else ""
)
@pytest.mark.parametrize("plain", ["", "?table=plain"], ids=["own", "plain"])
def test_every_table_says_what_is_asked_and_leads_to_the_rule(
    visit: Visit, address: str, game: str, table: dict[str, Any], rule: str, plain: str
) -> None:
    page = visit(1280, 720)
    page.goto(f"{address}/t/{make(page, HOST, start=True, **table)}{plain}")
    more = page.locator(f"{LINE} a")
    more.wait_for()
    assert more.get_attribute("href") == f"/rules/{game}#{rule}"
    check_access(page)


@pytest.mark.parametrize(
    ("width", "height", "locale", "scheme"),
    [
        (390, 844, "fr-FR", "dark"),
        (320, 800, "en-GB", "light"),
        (320, 640, "fr-FR", "light"),
        (844, 390, "en-GB", "dark"),
    ],
)
def test_on_phones_it_covers_nothing(
    visit: Visit, address: str, width: int, height: int, locale: str, scheme: str
) -> None:
    """Where there is no room for it in the open, a button brings it."""
    page = visit(width, height, locale=locale, color_scheme=scheme, has_touch=True, is_mobile=True)
    deal(page, 3)
    said = page.locator(".now")
    assert said.inner_text()
    if page.locator(LINE).count():
        bottom = said.bounding_box()["y"] + said.bounding_box()["height"]
        assert bottom <= page.locator("main").bounding_box()["y"] + 1
    else:
        page.locator(".bar > button").tap()
        page.locator("dialog[open] a[href='/rules/prophecy#P4.2']").wait_for()
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_there_in_the_first_three_matches_of_a_game_and_as_one_switches_it(visit: Visit) -> None:
    page = visit(1280, 720)
    there = []
    for _ in range(4):
        deal(page, 2)
        there.append(page.locator(LINE).count())
    assert there == [1, 1, 1, 0]
    switch = "dialog[open] label:has-text('what to do now') input"
    page.get_by_role("button", name="Settings").click()
    page.locator(switch).check()
    page.keyboard.press("Escape")
    page.locator(LINE).wait_for()
    page.reload()
    page.locator(LINE).wait_for()
    page.get_by_role("button", name="Settings").click()
    page.locator(switch).uncheck()
    page.locator(LINE).wait_for(state="detached")


def test_a_rule_is_read_aloud_only_once(visit: Visit) -> None:
    page = visit(1280, 720)
    deal(page, 2)
    live = []
    for _ in range(4):
        live.append(page.locator(".now").get_attribute("aria-live"))
        play_to_the_end(page, by_mouse, most=1)
        page.locator(".own.acting .hand .lit").first.wait_for()
    assert "polite" in live
    assert "off" in live


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_says_why_it_was_won_and_what_the_last_round_was_worth(
    visit: Visit, address: str, phone: bool
) -> None:
    page = visit(*((390, 844) if phone else (1280, 720)), has_touch=phone, is_mobile=phone)
    open_at(page, address, last_round(2))
    assert play_to_the_end(page, by_touch if phone else by_mouse)
    why = page.locator("section.end .why")
    assert "points" in why.inner_text()
    assert "You foretold" in page.locator("section.end .more").inner_text()
    until(
        page,
        lambda: why.inner_text() in page.locator(".frame > [role=status]").all_text_contents(),
        "it is read aloud",
    )
    check_access(page)
