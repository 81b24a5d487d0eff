"""A game of its own distribution in the browser: installed, it is offered, played to its end and looked at
again, without a line of the client changed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.e2e.conftest import ROOT, Visit, serving
from tests.e2e.plain import END, READY, by_keyboard, play_together
from tests.e2e.playing import check_access, check_fits
from tests.e2e.tables import name_guest
from tests.e2e.test_pieces import keep

from pythia import games

EXAMPLE = ROOT / "docs" / "examples" / "omens"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which Omens is installed; its client is the one that was built without it."""
    target = tmp_path_factory.mktemp("installed")
    words = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target))
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([sys.executable, "-m", "pip", *words, str(EXAMPLE)], env=quiet, check=True)
    path = os.pathsep.join([str(target), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with serving(tmp_path_factory.mktemp("data"), PYTHONPATH=path) as server:
        yield server.address


def offered(page: Any) -> Any:
    return page.locator("[data-game=omens]")


def check(page: Any, name: str) -> None:
    check_access(page)
    check_fits(page)
    keep(page, "omens", name)


def test_the_client_does_not_know_it() -> None:
    assert "omens" not in games.names()
    sources = [
        path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte", ".ftl"}
    ]
    assert not [path for path in sources if "omens" in path.read_text().lower()]


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Omens"), ("fr-FR", "Présages")])
def test_it_is_offered_and_its_rules_are_read(visit: Visit, address: str, locale: str, name: str) -> None:
    page = visit(390, 844, locale=locale)
    offered(page).get_by_role("heading", name=name).wait_for()
    assert offered(page).locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    check(page, f"front-{locale[:2]}")
    page.goto(f"{address}/rules/omens#M2.2")
    page.locator("[id='M2.2'].asked").wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == name
    check(page, f"rules-{locale[:2]}")


def test_two_people_and_a_bot_play_it_to_its_end(visit: Visit, address: str) -> None:
    """One at a desk in English, one with a phone in French."""
    ann, zoe = visit(), visit(390, 844, locale="fr-FR", color_scheme="dark")
    name_guest(ann, "Ann")
    name_guest(zoe, "Zoé")
    offered(ann).locator(".ways .button").nth(1).click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_label("How many nights").select_option("two")
    dialog.locator("select").nth(1).select_option("3")
    check(ann, "friends")
    dialog.locator(".button.main").click()
    ann.wait_for_url("**/t/*")
    zoe.goto(ann.url)
    zoe.locator("ol li").nth(1).get_by_role("button").first.click()
    ann.locator("ol li").nth(1).get_by_text("Zoé", exact=True).wait_for()
    zoe.get_by_text("Nombre de nuits").wait_for()
    check(zoe, "waiting-room")
    ann.locator(".ways.end .button.main").click()
    for page in (ann, zoe):
        page.locator(READY).first.wait_for()
    ann.get_by_role("heading", name="Hand").wait_for()
    zoe.get_by_role("heading", name="Main").wait_for()
    check(ann, "table-en")
    check(zoe, "table-fr")
    ann.get_by_role("button", name="This night is mine.").click()
    zoe.locator(".bubble").get_by_text("Cette nuit est à moi.").wait_for()
    play_together([ann, zoe], by_keyboard)
    for page, look in ((ann, "end-en"), (zoe, "end-fr")):
        check(page, look)
    scores = [sorted(page.locator(f"{END} .block b").all_inner_texts()) for page in (ann, zoe)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
    ann.locator(f"{END} a[href^='/replay/']").click()
    ann.locator(".scrubber").wait_for()
    ann.get_by_role("heading", name="Omens", level=2).wait_for()
    check(ann, "replay-en")
    before = ann.locator(".sections").inner_text()
    ann.keyboard.press("End")
    ann.keyboard.press("ArrowLeft")
    ann.wait_for_function("was => document.querySelector('.sections')?.innerText !== was", arg=before)
    ann.get_by_role("heading", name="Cards that were turned over").wait_for()


def test_its_lesson_is_learnt_at_the_plain_table(visit: Visit, address: str) -> None:
    """A wrong try is answered and can be mended; what was learnt is remembered."""
    page = visit(390, 844)
    offered(page).get_by_role("link", name="Learn it in a minute").click()
    coach = page.locator(".coach")
    at = [page.locator(f".coach[data-step='{step}']") for step in range(5)]
    card = page.locator("section.own").get_by_role("button")
    at[0].get_by_role("button", name="Next").click()
    at[1].wait_for()
    card.filter(has_text="17").click()
    page.get_by_role("alert").get_by_text("another card of yours is nearer").wait_for()
    check(page, "lesson")
    card.filter(has_text="8").click()
    at[2].wait_for()
    page.reload()
    at[2].get_by_role("button", name="Back").click()
    at[1].get_by_text("Your 8 is next to the 9").wait_for()
    card.filter(has_text="8").click()
    at[2].get_by_role("button", name="Next").click()
    at[3].wait_for()
    card.filter(has_text="17").click()
    at[4].get_by_role("button", name="Next").click()
    coach.get_by_role("link", name="Play a real game").wait_for()
    coach.get_by_role("link", name="Leave").click()
    offered(page).get_by_role("link", name="Learn it again").wait_for()
