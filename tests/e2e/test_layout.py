"""The Prophecy table at every size, for two to six players: all in sight, nothing cut or covered."""

from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import NEXT, by_mouse, check_fits, deal, make_table, play_to_the_end

PHONES = [(360, 640), (390, 844), (640, 360), (768, 1024)]
SCREENS = [(1280, 720), (1440, 900), (2560, 1440)]
LOOKS = [("en-GB", "light"), ("fr-FR", "dark")]
MEASURE = (Path(__file__).parent / "measure.js").read_text()


def check_layout(page: Any, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(MEASURE) == [], (width, height)


@pytest.mark.parametrize(("locale", "scheme"), LOOKS)
@pytest.mark.parametrize("touch", [True, False], ids=["phones", "screens"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everything_has_its_place(visit: Visit, players: int, touch: bool, locale: str, scheme: str) -> None:
    sizes = PHONES if touch else SCREENS
    page = visit(*sizes[0], locale=locale, color_scheme=scheme, has_touch=touch, is_mobile=touch)
    deal(page, players)
    check_layout(page, sizes)
    for _ in range(2):
        play_to_the_end(page, by_mouse, most=1)
        page.locator(".own.acting .hand .lit").first.wait_for()
        check_layout(page, sizes)


@pytest.mark.parametrize("players", [4, 6])
def test_open_bids_have_their_place(visit: Visit, players: int) -> None:
    """P4.4: whoever is ahead bids openly, from the second round on."""
    page = visit(360, 640, has_touch=True, is_mobile=True)
    deal(page, players)
    while not page.locator("dialog[open]").count():
        play_to_the_end(page, by_mouse, most=1)
        page.locator(".own.acting .hand .lit, dialog[open] .button").first.wait_for()
    by_mouse(page)
    for _ in range(2):
        page.locator(".own.acting .hand .lit").first.wait_for()
        check_layout(page, PHONES)
        play_to_the_end(page, by_mouse, most=1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_spectator_sees_every_seat(visit: Visit, locale: str) -> None:
    player, watcher = visit(), visit(360, 640, locale=locale, has_touch=True, is_mobile=True)
    deal(player, 6)
    watcher.goto(player.url)
    watcher.locator(".others .take").nth(4).wait_for()
    check_layout(watcher, PHONES + SCREENS)


def test_a_bubble_leaves_the_trick_in_sight(visit: Visit) -> None:
    host, friend = visit(), visit()
    make_table(host, players=6)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").nth(2).click()
    friend.locator("li.mine").wait_for()
    host.locator(".ways.end .button.main").click()
    for page in (host, friend):
        page.locator(".own.acting .hand .lit").first.wait_for()
        play_to_the_end(page, by_mouse, most=1)
    for _ in range(300):
        # A bot leads, or one of the two: who deals is drawn.
        for page in (host, friend):
            if page.locator(NEXT).count() and not host.locator(".trick li").count():
                play_to_the_end(page, by_mouse, most=1)
        if host.locator(".trick li").count():
            break
        host.wait_for_timeout(50)
    for size in [(360, 640), (640, 360), (1280, 720)]:
        host.set_viewport_size({"width": size[0], "height": size[1]})
        friend.get_by_label("Say something").fill(
            "I hold nothing but Suns, believe me or not, and more of them than you"
        )
        friend.keyboard.press("Enter")
        host.locator(".seat .bubble", has_text="I hold nothing").wait_for()
        over = host.evaluate(
            """() => [...document.querySelectorAll(".bubble")].flatMap(bubble => {
                const b = bubble.getBoundingClientRect();
                const seat = ".seat:has(.bubble)";
                const seen = `.trick .card, .own, ${seat} dl, ${seat} .box > :first-child`;
                return [...document.querySelectorAll(seen)].filter(card => {
                    const c = card.getBoundingClientRect();
                    return b.left < c.right && c.left < b.right && b.top < c.bottom && c.top < b.bottom;
                }).map(card => [bubble.textContent, card.className]);
            })"""
        )
        assert over == [], size


@pytest.mark.parametrize(
    ("width", "height", "letters"), [(360, 640, "200%"), (390, 844, "200%"), (320, 512, "100%")]
)
def test_large_letters_never_scroll_sideways(visit: Visit, width: int, height: int, letters: str) -> None:
    """Text at twice its size, and a page at four times its size, which is one of 320 pixels."""
    page = visit(width, height, locale="fr-FR", has_touch=True, is_mobile=True)
    page.add_init_script(
        "document.addEventListener('readystatechange',"
        f" () => document.documentElement.style.fontSize = '{letters}')"
    )
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    check_fits(page)
    deal(page, 5)
    check_fits(page)
    play_to_the_end(page, by_mouse, most=2)
    page.locator(".own.acting .hand .lit").first.wait_for()
    check_fits(page)
    cut = "e => e.scrollWidth > e.clientWidth"
    assert page.evaluate(f"() => [...document.querySelectorAll('.seat .name')].filter({cut}).length") == 0
    for panel in ("Paroles", "Scores"):
        page.locator("header").get_by_role("button", name=panel).tap()
        page.locator("dialog[open]").wait_for()
        check_fits(page)
        page.keyboard.press("Escape")
