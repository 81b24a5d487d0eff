"""Real people's ways through the pages, in a real browser against the real server."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.e2e.conftest import Server, Visit
from tests.e2e.playing import (
    SEAL,
    by_keyboard,
    by_mouse,
    by_touch,
    check_access,
    check_fits,
    deal,
    make_table,
    play_to_the_end,
    play_together,
    press_until,
    start,
)
from tests.e2e.positions import last_round, last_trick, make_at
from tests.e2e.seeds import Dealt, dealt, host_for
from tests.e2e.tables import go_to, open_table

from pythia.games.prophecy.cards import NUMBERS

SPECIALISTS = {"jaguar", "monkey", "shaman", "lizard"}


def test_first_visit_to_first_card(visit: Visit, address: str) -> None:
    """One click; how long it takes is measured by benchmarks/client.py."""
    page = visit()
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    assert page.locator(".hand button").count() == NUMBERS[4].dealt


def test_a_game_by_mouse_to_its_end(visit: Visit, tmp_path: Any) -> None:
    page = visit()
    make_table(page)
    check_access(page)
    start(page)
    assert play_to_the_end(page, by_mouse)
    check_access(page)
    page.get_by_role("button", name="Check the whole match").click()
    page.get_by_text("The seed is the one committed to").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    assert json.loads(record.read_text().splitlines()[0])["game"] == "prophecy"
    page.get_by_role("button", name="Play again").click()
    page.locator(".hand button").first.wait_for()
    page.get_by_role("link", name="Front page").click()
    page.get_by_role("heading", name="Finished").wait_for()


def test_a_game_by_keyboard_alone(visit: Visit, address: str) -> None:
    page = visit(front=False)
    go_to(page, address, make_at(page, last_round(2)))
    page.locator("li.mine").wait_for()
    page.keyboard.press("Tab")
    press_until(page, "Tab", ".ways.end .button.main:focus")
    page.keyboard.press("Enter")
    page.locator(".hand button").first.wait_for()
    assert play_to_the_end(page, by_keyboard)
    log = page.get_by_role("log", name="Log").inner_text()
    assert log.count(" the trick (") == NUMBERS[2].tricks
    assert log.count(" play: ") + log.count(" plays: ") == 2, "P5.6: of the cards, the last trick's"


def test_a_game_on_a_phone_by_touch_in_french_and_dark(visit: Visit, address: str) -> None:
    page = visit(360, 640, locale="fr-FR", color_scheme="dark", has_touch=True, is_mobile=True)
    check_access(page)
    check_fits(page)
    go_to(page, address, make_at(page, last_round(3)))
    page.locator(".ways.end .button.main").tap()
    page.locator(".hand button").first.wait_for()
    check_access(page)
    play_to_the_end(page, by_touch, most=3)
    check_access(page)
    small = page.evaluate(
        "() => [...document.querySelectorAll('button, a.button, select')].filter(e => e.offsetParent)"
        ".map(e => [e.textContent.trim(), e.getBoundingClientRect()])"
        ".filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([t, r]) => `${t} ${r.width}×${r.height}`)"
    )
    assert small == []
    assert play_to_the_end(page, by_touch)
    check_fits(page)
    check_access(page)


def test_the_last_trick_can_be_looked_at_on_a_phone(visit: Visit, address: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, front=False)
    go_to(page, address, make_at(page, last_trick(3)))
    page.locator(".ways.end .button.main").tap()
    page.locator(".hand button").first.wait_for()
    page.get_by_role("button", name="Scores").tap()
    page.get_by_role("button", name="The last trick").tap()
    page.get_by_role("dialog", name="The last trick").get_by_text(
        "face down once the next one is led"
    ).wait_for()
    check_access(page)
    check_fits(page)


def may_wait(table: Dealt) -> bool:
    """A Specialist in one's hand, every suit left after the bid; and a bot without Specialists leads."""
    own, other = (table.match.view(seat).hand for seat in (0, 1))
    suits = {card[:2] for card in set(own) - set(to_bid(own)) - SPECIALISTS}
    return (
        bool(SPECIALISTS & {*own})
        and len(suits) == 4
        and not SPECIALISTS & {*other}
        and table.match.state.dealer == 0
    )


def to_bid(hand: Sequence[str]) -> list[str]:
    """Of the suits that have most cards."""
    suited = [card for card in hand if card not in SPECIALISTS]
    suited.sort(key=lambda card: sum(other[:2] == card[:2] for other in suited))
    return suited[-NUMBERS[2].bid :]


def test_what_holds_a_card_back(visit: Visit) -> None:
    """P4.2 of a Specialist that is to be bid, P5.4 of a card that must wait: each says its rule."""
    page = visit(front=False)
    table = {"game": "prophecy", "players": 2, "options": {"length": "short"}}
    host = host_for(may_wait, **table)
    deal(page, 2, host=host)
    hand = dealt(host, **table).match.view(0).hand
    for rule in ("P4.2", "P5.4"):
        page.locator(".own.acting .hand .held").first.click(force=True)
        page.locator(f'.why a[href="/rules/prophecy#{rule}"]').wait_for()
        if rule == "P4.2":
            for card in to_bid(hand):
                page.locator(f'.hand [data-card="{card}"]').click()
            page.locator(SEAL).click()
            page.locator(".trick li").first.wait_for()


def test_friends_talk_and_watch(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    make_table(host, players=3)
    for page in (friend, watcher):
        page.goto(host.url)
    friend.get_by_label("Your name").fill("Ana <b>B</b>")
    friend.get_by_role("button", name="Sit here").first.click()
    host.locator("ol li", has_text="Ana <b>B</b>").wait_for()
    start(host)
    friend.locator(".hand button").first.wait_for()
    watcher.locator(".others li").nth(2).wait_for()
    assert watcher.locator(".hand button").count() == 0
    host.get_by_label("Say something").fill("<i>Trust me</i>")
    host.get_by_role("button", name="Send").click()
    for page in (friend, watcher):
        page.locator(".said").get_by_text("<i>Trust me</i>").wait_for()
    friend.get_by_role("button", name="This trick is yours.").click()
    # Bots say such things too, now and then.
    host.locator(".seat", has_text="Ana").locator(".bubble").get_by_text("This trick is yours.").wait_for()
    check_access(watcher)


def test_two_people_and_two_bots_to_the_end(visit: Visit, address: str) -> None:
    host, friend = visit(front=False), visit(front=False)
    go_to(host, address, make_at(host, last_round(4)))
    host.locator("li.mine").wait_for()
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").nth(1).click()
    friend.locator("li.mine").wait_for()
    start(host)
    friend.locator(".hand button").first.wait_for()
    play_together((host, friend), by_mouse)
    assert host.locator("section.end h2").inner_text()
    host.get_by_role("button", name="Play again").click()
    friend.get_by_role("button", name="Join the next match").click()
    friend.locator("li.mine").wait_for()
    assert friend.url == host.url
    start(host)
    for page in (host, friend):
        page.locator(".own.acting .hand .lit").first.wait_for()
        play_to_the_end(page, by_mouse, most=1)


def test_the_server_is_killed_and_comes_back(visit: Visit, server: Server) -> None:
    """The page says it is offline, waits, and goes on without being loaded again."""
    page = visit(expected="ERR_CONNECTION")
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    play_to_the_end(page, by_mouse, most=3)
    page.locator(".own.acting .hand .lit").first.wait_for()
    held = page.locator(".hand button").count()
    page.evaluate("() => { window.same = true }")
    server.kill()
    try:
        page.get_by_text("Offline: reconnecting…").wait_for()
        page.locator(".hand .lit").first.click()
        page.locator(".hand .lit.up").wait_for()
    finally:
        server.start()
    page.get_by_text("Offline: reconnecting…").wait_for(state="detached")
    play_to_the_end(page, by_mouse, most=2)
    assert page.locator(".hand button").count() < held
    assert page.evaluate("() => window.same")


def test_being_offline_moves_nothing_on_a_phone(visit: Visit) -> None:
    page = visit(
        360, 640, locale="fr-FR", has_touch=True, is_mobile=True, expected="ERR_CONNECTION", front=False
    )
    sockets: list[Any] = []
    page.route_web_socket("**/ws/*", lambda socket: sockets.append((socket, socket.connect_to_server())))
    deal(page, 4)
    top = "() => document.querySelector('.middle').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.route_web_socket("**/ws/*", lambda socket: socket.close())
    for socket, _ in sockets:
        socket.close()
    page.get_by_text("Hors ligne").wait_for()
    assert page.evaluate(top) == before


def test_the_talk_on_a_phone_opens_at_its_end(visit: Visit) -> None:
    host, friend = visit(), visit(360, 640, has_touch=True, is_mobile=True, front=False)
    make_table(host)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.tap()
    friend.locator("li.mine").wait_for()
    start(host)
    for number in range(5):
        say(host, f"{number}: " + "a long story, " * 12)
    friend.locator(".unread", has_text="5").wait_for()
    friend.get_by_role("button", name="Talk").tap()
    said = friend.locator("dialog[open] [role=log]")
    said.wait_for()
    friend.wait_for_function(
        "list => list.scrollTop > 0 && list.lastElementChild.getBoundingClientRect().bottom"
        " <= list.getBoundingClientRect().bottom + 1",
        arg=said.element_handle(),
    )


def say(page: Any, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_who_is_muted_is_not_heard(visit: Visit) -> None:
    """Neither at the seat nor in the panel, and only by whoever muted; heard again when wanted."""
    host, friend, watcher = visit(), visit(front=False), visit(front=False)
    make_table(host, players=2)
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    friend.locator("li.mine").wait_for()
    start(host)
    watcher.goto(host.url)
    friend.get_by_text("Mute a player").click()
    friend.get_by_role("button", name="Mute Oracle").click()
    say(host, "You will lose")
    watcher.locator(".said").get_by_text("You will lose").wait_for()
    # What is said later comes later: when this is there, the other would be too.
    say(friend, "I hear nothing")
    friend.locator(".said").get_by_text("I hear nothing").wait_for()
    host.locator(".seat .bubble").get_by_text("I hear nothing").wait_for()
    assert friend.get_by_text("You will lose").count() == 0
    friend.get_by_role("button", name="Hear Oracle").click()
    friend.locator(".said").get_by_text("You will lose").wait_for()
    say(host, "Listen")
    friend.locator(".seat .bubble").get_by_text("Listen").wait_for()


def test_two_tabs_of_one_player(visit: Visit) -> None:
    """Both show the same table, and either may act."""
    first = visit(front=False)
    deal(first, 3)
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".hand button").first.wait_for()
    for turn in range(4):
        acts, follows = (first, second) if turn % 2 else (second, first)
        follows.locator(".own.acting .hand .lit").first.wait_for()
        assert play_to_the_end(acts, by_mouse, most=1) is False
        acts.locator(".own.acting .hand .lit").first.wait_for()
        held = [card.get_attribute("data-card") for card in acts.locator(".hand button").all()]
        follows.wait_for_function(
            "held => [...document.querySelectorAll('.hand button')].map(e => e.dataset.card).join() === held",
            arg=",".join(map(str, held)),
        )


def test_a_clock_runs_out_and_the_table_acts(visit: Visit, address: str) -> None:
    page = visit(front=False)
    open_table(page, address, game="prophecy", players=2, clock_s=10)
    # As it is when it is first seen, in the page itself: it may be gone before it could be asked for.
    shown = page.wait_for_function("() => document.querySelector('.own [role=timer]')?.textContent")
    assert 0 < int(shown.json_value()) <= 10
    # However long this takes: the clock runs out in any case.
    check_access(page)
    page.locator(".own .bid").wait_for()
    assert page.locator(".hand button").count() == NUMBERS[2].dealt - NUMBERS[2].bid


def test_language_and_theme_can_be_chosen(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Tables ouvertes").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Thème").select_option("dark")
    page.keyboard.press("Escape")
    check_access(page)
    page.reload()
    page.get_by_role("heading", name="Tables ouvertes").wait_for()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"


def test_a_guest_moves_to_another_browser(visit: Visit) -> None:
    page, other = visit(), visit()
    page.get_by_label("Your name").first.fill("Itzel")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Go on with another device").click()
    link = page.locator("dialog[open] input").input_value()
    other.goto(link)
    other.get_by_role("button", name="Go on as Itzel").click()
    other.get_by_text("This browser now knows you").wait_for()
    other.wait_for_function("() => document.querySelector('input[maxlength]')?.value === 'Itzel'")


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (2560, 1440)])
def test_the_rulebook(visit: Visit, address: str, size: tuple[int, int]) -> None:
    page = visit(*size, front=False)
    page.goto(f"{address}/rules/prophecy#P5.4")
    page.locator("[id='P5.4'].asked").wait_for()
    check_access(page)
    check_fits(page)
