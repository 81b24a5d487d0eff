"""The rulebook: found by its words, in both languages, at any width, by keyboard; its links hold."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import check_access, check_fits

LESSON = Path(str(files("pythia"))) / "games" / "prophecy" / "lessons" / "shaman.jsonl"
SIZES = [(1280, 720), (390, 844), (320, 640)]


def search(page: Any, typed: str) -> None:
    page.get_by_role("searchbox").fill(typed)


def shown(page: Any) -> list[str]:
    """The rules that can be read, by number or id."""
    ids: list[str] = page.locator("main .rule").evaluate_all("rules => rules.map(rule => rule.id)")
    return ids


def in_sight(page: Any, rule: str) -> None:
    page.wait_for_function(
        """id => { const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? {};
            return top >= 0 && bottom <= innerHeight }""",
        arg=rule,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "typed", "marked", "rules"),
    [
        ("en-GB", "SHAMAN lead", "Shaman", {"P5.2", "P5.3", "P6.6", "P8.3"}),
        ("fr-FR", "chamane ENTAME", "Chamane", {"P5.2", "P5.3", "P8.3"}),
    ],
)
def test_a_search_shows_what_has_its_words(
    visit: Visit, address: str, size: tuple[int, int], language: str, typed: str, marked: str, rules: set[str]
) -> None:
    page = visit(*size, front=False, locale=language)
    page.goto(f"{address}/rules/prophecy")
    page.locator("[id='P5.4']").wait_for()
    search(page, typed)
    page.locator("[id='P5.4']").wait_for(state="detached")
    assert rules <= set(shown(page))
    page.locator("main mark", has_text=marked).first.wait_for()
    count = page.locator("main .rule").count()
    page.locator(".aside [role=status]", has_text=f"{count} r").wait_for()
    assert "6" in page.locator("nav a", has_text="P6").inner_text()
    check_access(page)
    check_fits(page)


def test_a_search_by_keyboard(visit: Visit, address: str) -> None:
    page = visit(front=False)
    page.goto(f"{address}/rules/quest")
    page.locator("[id='Q4.5']").wait_for()
    page.keyboard.press("/")
    page.locator("input[type=search]:focus").wait_for()
    page.keyboard.type("magic gate gold")
    page.locator("[id='Q1.1']").wait_for(state="detached")
    page.keyboard.press("Enter")
    page.locator("[id='Q4.5']:focus").wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "again"), [("en-GB", "Show all the rules"), ("fr-FR", "Afficher toutes les règles")]
)
def test_where_nothing_is_found(
    visit: Visit, address: str, size: tuple[int, int], language: str, again: str
) -> None:
    page = visit(*size, front=False, locale=language)
    page.goto(f"{address}/rules/oraklos")
    page.locator("[id='O1.1']").wait_for()
    search(page, "xyzzy")
    button = page.get_by_role("button", name=again)
    button.wait_for()
    assert shown(page) == []
    check_access(page)
    check_fits(page)
    button.click()
    page.locator("[id='O1.1']").wait_for()
    page.locator("input[type=search]:focus").wait_for()
    assert page.get_by_role("searchbox").input_value() == ""


def test_links_lead_to_rules_that_were_not_looked_for(visit: Visit, address: str) -> None:
    page = visit(front=False)
    page.goto(f"{address}/rules/prophecy#P5.4")
    page.locator("[id='P5.4'].asked").wait_for()
    search(page, "p7.2")
    page.locator("[id='P5.4']").wait_for(state="detached")
    # From one rule to another, and to a chapter of which nothing was found.
    page.locator("[id='P5.3'] a", has_text="P7.2").click()
    page.locator("[id='P7.2'].asked").wait_for()
    in_sight(page, "P7.2")
    assert page.url.endswith("#P7.2")
    page.get_by_role("navigation").get_by_role("link", name="Trump").click()
    in_sight(page, "P2.1")
    # Whoever goes on looking sees what was found alone.
    search(page, "p7.2 surrender")
    page.locator("[id='P2.1']").wait_for(state="detached")
    page.locator("section:has([id='P5.3']) .more a").click()
    page.locator("[id='P5.1']").wait_for()


def test_on_paper_there_is_the_text_alone(visit: Visit, address: str) -> None:
    page = visit(front=False)
    page.goto(f"{address}/rules/prophecy")
    page.locator("[id='P5.4']").wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.get_by_role("searchbox").is_visible()
    assert not page.locator("header").is_visible()
    assert page.locator("[id='P5.4']").is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"


ALL = [("prophecy", "P6.6"), ("oraklos", "O1.1"), ("quest", "Q1.4")]


@pytest.mark.parametrize("size", [(1280, 720), (320, 640)])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(("game", "rule"), ALL)
def test_pictures_stand_where_the_rules_speak_of_them(
    visit: Visit, address: str, size: tuple[int, int], language: str, game: str, rule: str
) -> None:
    page = visit(*size, front=False, locale=language)
    page.goto(f"{address}/rules/{game}#{rule}")
    page.locator(f"[id='{rule}'] figure").wait_for()
    # Every one says in words what it shows, and none has a word that is missing.
    said = page.locator("figcaption").all_text_contents()
    assert all(said)
    assert not [words for words in said if "picture" in words]
    check_access(page)
    check_fits(page)


@pytest.mark.parametrize("size", [(1280, 720), (320, 640)])
@pytest.mark.parametrize(
    ("language", "title", "tried"), [("en-GB", "The Shaman", "Try it"), ("fr-FR", "Le Chamane", "Essayer")]
)
def test_a_worked_example_can_be_tried(
    visit: Visit, address: str, size: tuple[int, int], language: str, title: str, tried: str
) -> None:
    page = visit(*size, front=False, locale=language)
    # Another game's lessons have the same names, and words of their own.
    page.goto(f"{address}/rules/quest")
    page.locator("article").first.wait_for()
    page.get_by_role("link", name=re.compile("^Proph[eé](cy|tie)$")).click()
    example = page.locator("[id='P6.6'] article")
    example.get_by_role("heading", name=title).wait_for()
    # The trick as it lies, and whose cards they are.
    assert example.locator("ol [role=img]").count() == 2
    assert "Tomas" in example.locator("ol").inner_text()
    check_access(page)
    check_fits(page)
    example.get_by_role("link", name=tried).click()
    page.locator(".coach").wait_for()
    assert page.url.endswith("/learn/prophecy/shaman")
    link = page.locator(".coach a[href='/rules/prophecy#P6.6']")
    assert link.get_attribute("target") == "_blank"


def test_the_refusal_of_a_record_links_to_its_rule(visit: Visit, address: str) -> None:
    page = visit(front=False, expected="422")
    good = LESSON.read_text().splitlines()
    # Spears were led, and there are some in this hand.
    bad = [*good[:-1], '{"seat":0,"do":"play","card":"su2"}']
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "bad.jsonl", "mimeType": "application/x-ndjson", "buffer": "\n".join(bad).encode()}
    )
    page.locator("[role=alert] a[href='/rules/prophecy#P5.4']").wait_for()
    check_access(page)
