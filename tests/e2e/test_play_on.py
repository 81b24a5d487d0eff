"""Playing on from a moment of a replay: of a file, and of a match that was played here.

With `PYTHIA_SCREENS=folder` pictures are kept there to be looked at.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import by_mouse, check_access, check_fits
from tests.e2e.positions import Position, open_at
from tests.e2e.test_pieces import keep

from pythia.table.replay import Played, replay

RECORD = Path(str(files("pythia.games.prophecy") / "records" / "winner_alone.jsonl"))
WORDS = {
    "en-GB": {"on": "Play on from here", "bots": "Play with bots", "seat": "Your seat"},
    "fr-FR": {"on": "Jouer la suite d’ici", "bots": "Jouer avec des robots", "seat": "Votre place"},
}
STEP = 40


def hand(page: Any) -> list[str]:
    cards: list[str] = page.locator(".hand button").evaluate_all("all => all.map(each => each.ariaLabel)")
    return [card.partition(",")[0] for card in cards]


@pytest.mark.parametrize(
    ("size", "locale", "theme"),
    [((1280, 800), "en-GB", "light"), ((390, 844), "fr-FR", "dark"), ((844, 390), "fr-FR", "light")],
    ids=["desktop-en-light", "phone-fr-dark", "sideways-fr-light"],
)
def test_a_file_is_played_on_by_keyboard(
    visit: Visit, size: tuple[int, int], locale: str, theme: str
) -> None:
    words, look = WORDS[locale], f"{size[0]}-{locale[:2]}-{theme}"
    page = visit(*size, locale=locale, color_scheme=theme, front=False)
    page.goto(f"{page.url.rstrip('/')}/replay#step={STEP}&eyes=3")
    page.locator("input[type=file]").set_input_files(str(RECORD))
    page.locator(".hand button").first.wait_for()
    before = hand(page)
    check_fits(page)
    keep(page, "play-on", f"replay-{look}")
    page.get_by_role("button", name=words["on"], exact=True).press("Enter")
    dialog = page.get_by_role("dialog", name=words["on"])
    dialog.wait_for()
    chosen = dialog.get_by_label(words["seat"])
    assert chosen.input_value() == "2", "the seat whose eyes one looks through"
    check_access(page)
    check_fits(page)
    keep(page, "play-on", f"dialog-{look}")
    chosen.press("Enter")
    dialog.get_by_role("button", name=words["bots"]).press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(".hand button").first.wait_for()
    assert set(hand(page)) <= set(before)
    check_fits(page)
    keep(page, "play-on", f"table-{look}")


def last_deed() -> tuple[Played, int]:
    """The position before the very last card, and whose it is."""
    steps = [step for step in replay(RECORD.read_bytes()) if step.move.match.acting]
    return steps[-1], steps[-1].move.match.acting[0]


def test_a_match_played_here_is_taken_up_again_with_friends(visit: Visit, address: str) -> None:
    page = visit(front=False)
    position, seat = last_deed()
    open_at(page, address, Position(RECORD.read_text(), position.line), seat)
    table = page.url.rpartition("/")[2]
    page.locator(".hand .lit").first.wait_for()
    by_mouse(page)
    page.locator("section.end").wait_for()
    page.goto(page.url.replace("/t/", "/replay/") + "#step=9999")
    button = page.get_by_role("button", name="Play on from here", exact=True)
    button.wait_for()
    assert button.is_disabled(), "the match is over here"
    page.keyboard.press("Home")
    button.click()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_label("Your seat").input_value() == str(seat), "one's own seat"
    dialog.get_by_role("button", name="Wait for friends").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("goes on from an earlier one").wait_for()
    assert table not in page.url
    assert page.locator("ol li").nth(seat).get_by_text("Itzel").count() == 1
    check_access(page)
    keep(page, "play-on", "waiting-room")
