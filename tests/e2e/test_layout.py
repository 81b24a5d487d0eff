"""The Prophecy table at every size, for two to six players: all in sight, nothing cut or covered."""

from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import (
    by_mouse,
    check_fits,
    deal,
    make_table,
    play_to_the_end,
    to_the_next_round,
)
from tests.e2e.positions import last_trick, open_at
from tests.e2e.seeds import Dealt, host_for
from tests.e2e.tables import name_guest
from tests.e2e.waiting import frames

from pythia.games.prophecy.cards import NUMBERS

PHONES = [(360, 640), (390, 844), (640, 360), (768, 1024)]
SCREENS = [(1280, 720), (1440, 900), (2560, 1440)]
MEASURE = (Path(__file__).parent / "measure.js").read_text()


def check_layout(page: Any, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        frames(page)
        assert page.evaluate(MEASURE) == [], (width, height, page.locator(".seat").count())


@pytest.mark.parametrize(
    ("touch", "locale", "scheme"),
    [(True, "en-GB", "light"), (True, "fr-FR", "dark"), (False, "fr-FR", "light")],
    ids=["phones-en", "phones-fr", "screens-fr"],  # words are longest in French; a screen has room
)
def test_everything_has_its_place(visit: Visit, touch: bool, locale: str, scheme: str) -> None:
    sizes = PHONES if touch else SCREENS
    page = visit(*sizes[0], locale=locale, color_scheme=scheme, has_touch=touch, is_mobile=touch, front=False)
    for players in NUMBERS:
        deal(page, players)
        check_layout(page, sizes)
        for _ in range(2):
            play_to_the_end(page, by_mouse, most=1)
            page.locator(".own.acting .hand .lit").first.wait_for()
            check_layout(page, sizes)


@pytest.mark.parametrize("players", [4, 6])
def test_open_bids_have_their_place(visit: Visit, address: str, players: int) -> None:
    """P4.4: whoever is ahead bids openly, from the second round on."""
    page = visit(360, 640, has_touch=True, is_mobile=True, front=False)
    open_at(page, address, last_trick(players))
    to_the_next_round(page)
    page.locator(".own.acting .hand .lit").first.wait_for()
    check_layout(page, PHONES)
    play_to_the_end(page, by_mouse, most=1)
    page.locator(".own.acting .hand .lit").first.wait_for()
    assert page.locator(".open").count()
    check_layout(page, PHONES)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_spectator_sees_every_seat(visit: Visit, locale: str) -> None:
    player, watcher = (
        visit(front=False),
        visit(360, 640, locale=locale, has_touch=True, is_mobile=True, front=False),
    )
    deal(player, 6)
    watcher.goto(player.url)
    watcher.locator(".others .take").nth(4).wait_for()
    check_layout(watcher, PHONES + SCREENS)


def a_bot_leads(table: Dealt) -> bool:
    """The host has the first seat, the friend the fourth."""
    return table.match.state.dealer in (0, 1, 3, 4)


def test_a_bubble_leaves_the_trick_in_sight(visit: Visit) -> None:
    host, friend = visit(), visit(front=False)
    table = {"game": "prophecy", "players": 6, "options": {"length": "short"}, "bots": "adept"}
    name_guest(host, host_for(a_bot_leads, **table))
    make_table(host, players=6)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").nth(2).click()
    friend.locator("li.mine").wait_for()
    host.locator(".ways.end .button.main").click()
    for page in (host, friend):
        page.locator(".own.acting .hand .lit").first.wait_for()
        play_to_the_end(page, by_mouse, most=1)
    host.locator(".trick li").first.wait_for()
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
    page = visit(width, height, locale="fr-FR", has_touch=True, is_mobile=True, front=False)
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
