"""The page of all pieces: each in every state, seen in both languages, both themes and four sizes.

With `PYTHIA_SCREENS=folder` the pictures of all pieces, and of a replay, are kept there to be looked at.
"""

import os
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import check_access, check_fits, deal
from tests.e2e.tables import make

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1280, 800), "wall": (2560, 1440)}
ALL = tuple(product(SIZES, ("en-GB", "fr-FR"), ("light", "dark")))
SOME = (("phone", "fr-FR", "dark"), ("desk", "en-GB", "light"))
SCREENS = os.environ.get("PYTHIA_SCREENS")
RECORDS = files("pythia.games.prophecy") / "records"
RECORD = RECORDS / "winner_alone_of_six.jsonl"
KINDS = ("dialog", "drawer", "round end")


def keep(page: Any, *names: str, of: Any = None) -> None:
    if SCREENS:
        path = Path(SCREENS, *names[:-1])
        path.mkdir(parents=True, exist_ok=True)
        (of or page).screenshot(path=path / f"{names[-1].replace(', ', '-').replace(' ', '-')}.png")


@pytest.mark.parametrize(("size", "locale", "theme"), ALL if SCREENS else SOME)
def test_every_piece_is_shown_and_can_be_read_by_all(
    visit: Visit, size: str, locale: str, theme: str
) -> None:
    width, height = SIZES[size]
    page = visit(width, height, locale=locale, color_scheme=theme, front=False)
    page.goto(f"{page.url.rstrip('/')}/pieces")
    pieces = page.locator("[data-piece]")
    pieces.last.wait_for()
    assert pieces.count() >= 13
    look = f"{size}-{locale[:2]}-{theme}"
    for piece in pieces.all():
        box = piece.bounding_box()
        assert box is not None
        assert box["height"] > 40
        keep(page, look, "pieces", piece.get_attribute("data-piece"), of=piece)
    check_fits(page)
    check_access(page, but="landmark-unique")  # a page has one hand of one's own, and this one all
    for kind in KINDS:
        page.get_by_role("button", name=kind, exact=True).click()
        page.locator("dialog[open]").wait_for()
        check_fits(page)
        keep(page, look, "pieces", kind)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="hidden")


@pytest.mark.parametrize(("size", "locale", "theme"), ALL if SCREENS else SOME)
def test_a_record_is_stepped_through(visit: Visit, size: str, locale: str, theme: str) -> None:
    width, height = SIZES[size]
    page = visit(width, height, locale=locale, color_scheme=theme)
    page.get_by_role("link", name="Open a saved game" if locale == "en-GB" else "Ouvrir une partie").click()
    page.locator("input[type=file]").set_input_files(str(RECORD))
    scrubber = page.locator(".scrubber")
    scrubber.wait_for()
    look = f"{size}-{locale[:2]}-{theme}"
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", None), ("Home", 1)):
        page.keyboard.press(key)
        if step is not None:
            page.wait_for_url(f"**/replay#step={step}")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => location.hash !== '#step=1'")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    check_fits(page)
    keep(page, look, "replay", "open")
    assert page.locator(".seat [role=group]").count() >= 6, "all hands are open"
    scrubber.get_by_label("Seen by").or_(scrubber.get_by_label("Vu par")).select_option("2")
    page.wait_for_url("**&eyes=3")
    page.locator(".hand button").first.wait_for()
    assert page.locator(".hand .lit").count() == 0, "nothing can be played again"
    keep(page, look, "replay", "eyes")
    check_fits(page)
    check_access(page)
    moment = page.url
    page.keyboard.press("End")
    page.locator("section.end").wait_for()
    keep(page, look, "replay", "end")
    page.evaluate("url => { location.href = url }", moment)
    page.locator("section.end").wait_for(state="hidden")
    assert page.url == moment


MEETING = """() => [...document.querySelectorAll(".seat .box")].flatMap(box => {
    const parts = [...box.querySelectorAll(".name, dl, .open")].map(part => part.getBoundingClientRect());
    return parts.filter((a, i) => parts.slice(i + 1).some(b => b.top < a.bottom - 1 && a.top < b.bottom - 1
        && b.left < a.right - 1 && a.left < b.right - 1));
}).length"""


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["upright", "sideways"])
@pytest.mark.parametrize("record", ["winner_alone", "winner_alone_of_six"])
def test_open_hands_cover_nothing_on_a_phone(visit: Visit, record: str, size: tuple[int, int]) -> None:
    page = visit(*size, locale="fr-FR", front=False)
    page.goto(f"{page.url.rstrip('/')}/replay#step=15")
    page.locator("input[type=file]").wait_for()
    check_fits(page)
    page.locator("input[type=file]").set_input_files(str(RECORDS / f"{record}.jsonl"))
    page.locator(".seat [role=group]").first.wait_for()
    assert page.evaluate(MEETING) == 0
    last = page.locator(".seat").last
    last.scroll_into_view_if_needed()
    seat, scrubber = last.bounding_box(), page.locator(".scrubber").bounding_box()
    assert seat["y"] + seat["height"] <= scrubber["y"] + 1, "the last seat can be scrolled to"


def test_notches_cover_nothing(visit: Visit) -> None:
    page = visit(844, 390, has_touch=True, front=False)
    insets = {"left": 47, "right": 47, "top": 0, "bottom": 21}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    deal(page, 4)
    page.wait_for_function("() => document.querySelector('.frame').getBoundingClientRect().left === 47")
    frame = page.locator(".frame").bounding_box()
    assert (frame["x"] + frame["width"], frame["y"] + frame["height"]) == (844 - 47, 390 - 21)
    page.locator(".bar button").first.click()
    close = page.locator("dialog[open] header button").bounding_box()
    assert close["x"] + close["width"] <= 844 - 47


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit(expected="status of 422", front=False)
    page.goto(f"{page.url.rstrip('/')}/replay")
    hostile = tmp_path / "x.jsonl"
    for text in (
        "<script>alert(1)</script>",
        '{"pythia": 1, "game": "prophecy", "players": 99, "options": {}}',
    ):
        hostile.write_text(text)
        page.locator("input[type=file]").set_input_files(str(hostile))
        page.get_by_role("alert").get_by_text("line 1:").wait_for()
        page.reload()


def test_a_running_game_has_no_replay(visit: Visit) -> None:
    page = visit(expected="status of 404", front=False)
    table = make(page, game="prophecy", players=2, start=True)
    page.goto(f"{page.url.rstrip('/')}/replay/{table}#step=3")
    page.get_by_role("alert").get_by_text("not over yet").wait_for()
