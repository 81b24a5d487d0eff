"""Time that people feel: silent lines, offers of the past, hurry, last cards, and whom all wait for."""

from typing import Any

import pytest
from tests.e2e.conftest import Server, Visit
from tests.e2e.playing import SEAL, by_mouse, check_access, deal, play_to_the_end
from tests.e2e.scripted import Scripted, position
from tests.e2e.silent_way import SilentWay

from pythia.contract import Message, Offer
from pythia.server import wire
from pythia.table.match import Match

NOTICED_MS = 15_000
"""Ten seconds, and room for a busy machine; a browser's own patience with a dead line is a minute."""
OFFLINE = "Offline: reconnecting…"


def names_a_suit(offers: tuple[Offer, ...]) -> bool:
    return any(field.name == "suit" for offer in offers for field in offer.fields)


def last_card(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return view.phase == "play" and seat in view.acting and len(view.hand) == 1


def several_cards(match: Match, seat: int) -> bool:
    offers = match.offers(seat)
    view = match.view(seat)
    return view.phase == "play" and len(offers) == 1 and len(offers[0].fields[0].values) > 2


def all_but_one_are_done(match: Match, seat: int) -> bool:
    view = match.view(seat)
    others = [other.done for number, other in enumerate(view.seats) if number != seat]
    return view.phase == "search" and view.variant == "standard" and all(others) and not view.seats[seat].done


# ----------------------------------------------------------------------------------------- lines


def test_a_line_that_falls_silent(visit: Visit, server: Server) -> None:
    """It is noticed though nothing closes, said, and what was sent meanwhile is done when the way is open."""
    page = visit(expected="WebSocket", front=False)
    with SilentWay(server.port) as way:
        page.goto(way.address)
        deal(page, 2)
        page.evaluate("() => { window.same = true }")
        while not page.locator(SEAL).is_enabled():
            page.locator('.hand .lit[aria-pressed="false"]').first.click()
        way.silent = True
        page.locator(SEAL).click()
        page.get_by_text(OFFLINE).wait_for(timeout=NOTICED_MS)
        page.locator("section.own[aria-busy=true]").wait_for()
        way.silent = False
        page.get_by_text(OFFLINE).wait_for(state="detached", timeout=NOTICED_MS)
        page.locator("section.own:not([aria-busy=true]) .strip .bid").wait_for()
        play_to_the_end(page, by_mouse, most=1)
        assert page.evaluate("() => window.same")
        page.close()


def test_a_silent_line_is_noticed_sooner_by_who_comes_back(visit: Visit, server: Server) -> None:
    page = visit(expected="WebSocket", front=False)
    with SilentWay(server.port) as way:
        page.goto(way.address)
        deal(page, 2)
        way.silent = True
        page.evaluate("() => dispatchEvent(new Event('focus'))")
        # Sooner than the line would be asked for a sign of life by itself and given time to answer.
        page.get_by_text(OFFLINE).wait_for(timeout=8_000)
        page.close()


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "This table is no more."), ("fr-FR", "Cette table n’existe plus.")]
)
def test_a_table_that_is_gone(visit: Visit, locale: str, words: str) -> None:
    """Whoever waited at a table that its last person leaves is told so, and finds the way home."""
    host = visit()
    page = visit(locale=locale, front=False)
    page.route_web_socket("**/ws/*", lambda socket: socket.close(code=4404))
    table = host.evaluate(
        """async () => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
            }).then(answer => answer.json());
            await post("/api/me", {name: "Itzel"});
            return (await post("/api/tables", {game: "prophecy", players: 2})).id;
        }"""
    )
    page.goto(f"{host.url}t/{table}")
    page.get_by_role("heading", name=words).wait_for()
    check_access(page)
    page.locator("main .button.main").click()
    page.locator(".ways").first.wait_for()


def test_a_table_that_has_no_place_is_tried_again(visit: Visit) -> None:
    page = visit()
    full = True

    def answer(socket: Any) -> None:
        if full:
            socket.close(code=4429)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws/*", answer)
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.get_by_text("Busy just now").wait_for()
    full = False
    page.locator(".hand button").first.wait_for()
    page.get_by_text("Busy just now").wait_for(state="detached")


# ---------------------------------------------------------------------------------------- offers


def test_offers_of_a_position_that_is_over_cannot_be_pressed(visit: Visit) -> None:
    """Between the acknowledgement and the update that it is about: neither by mouse nor by keys."""
    page = visit(front=False)
    match, seat = position("prophecy", several_cards)
    table = Scripted(page, match, seat)
    cards = page.locator(".hand button")
    cards.locator("nth=0").wait_for()
    page.locator(".hand .lit").first.click()
    table.until(lambda: len(table.deeds) == 1)
    table.tell(wire.Ack(table.deeds[0]["id"], 2))
    table.heard()
    assert page.locator(".hand button:not([aria-disabled=true])").count() == 0
    for card in range(cards.count()):
        cards.nth(card).click(force=True)
        cards.nth(card).press("Enter")
    table.update(2, match)
    page.locator("section.own:not([aria-busy=true]) .hand .lit:not([aria-disabled=true])").first.click()
    table.until(lambda: len(table.deeds) > 1)
    assert len(table.deeds) == 2


def test_a_last_card_plays_itself_once(visit: Visit) -> None:
    page = visit(plays_last_card=True)
    match, seat = position(
        "prophecy", lambda match, seat: last_card(match, seat) and not names_a_suit(match.offers(seat))
    )
    table = Scripted(page, match, seat)
    table.until(lambda: bool(table.deeds))
    table.tell(wire.Refused(table.deeds[0]["id"], None, Message("not-your-turn")))
    table.update(2, match)
    # Its player has the next word.
    page.locator("section.own:not([aria-busy=true]) .hand .lit").click()
    table.until(lambda: len(table.deeds) > 1)
    card = match.view(seat).hand[0]
    assert [deed["do"] for deed in table.deeds] == [{"do": "play", "card": card}] * 2


@pytest.mark.parametrize("why", ["a suit to name", "the setting"])
def test_a_last_card_waits_for_its_player(visit: Visit, why: str) -> None:
    page = visit(plays_last_card=True)
    naming = why == "a suit to name"
    match, seat = position(
        "prophecy", lambda match, seat: last_card(match, seat) and names_a_suit(match.offers(seat)) == naming
    )
    if not naming:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch", name="Play my last card").uncheck()
        page.get_by_role("button", name="Close").click()
    table = Scripted(page, match, seat)
    page.locator("section.own:not([aria-busy=true]) .hand .lit").click()
    if naming:
        page.locator("dialog[open] .suits button").first.click()
    table.until(lambda: bool(table.deeds))
    assert len(table.deeds) == 1
    assert ("suit" in table.deeds[0]["do"]) == naming


# ----------------------------------------------------------------------------------------- hurry


FREE = {"prophecy": ".felt .centre", "oraklos": ".middle .others", "quest": ".map-box"}
"""Where a game's table has a place on which nothing lies, at its upper left corner."""


@pytest.mark.parametrize("game", FREE)
def test_a_click_beside_everything_or_escape_hurries(visit: Visit, game: str) -> None:
    page = visit(front=False)
    match, seat = position(game, lambda match, seat: seat in match.acting and bool(match.offers(seat)))
    table = Scripted(page, match, seat)
    assert table.sent[0] == {"pace": "off"}
    page.locator(FREE[game]).click(position={"x": 2, "y": 2})
    table.until(lambda: table.hurries == [{"hurry": 1}])
    table.update(2, match)
    table.heard()
    page.keyboard.press("Escape")
    table.until(lambda: len(table.hurries) > 1)
    assert table.hurries == [{"hurry": 1}, {"hurry": 2}]


def test_what_is_meant_for_something_else_hurries_nothing(visit: Visit) -> None:
    page = visit(front=False)
    match, seat = position("prophecy", several_cards)
    table = Scripted(page, match, seat)
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_label("Say something").first.press("Escape")
    page.locator(".hand .lit").first.click()
    table.until(lambda: bool(table.deeds))
    assert not table.hurries


def test_pace_is_told_when_it_changes(visit: Visit) -> None:
    page = visit(front=False)
    match, seat = position("prophecy", several_cards)
    table = Scripted(page, match, seat)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Pace of the table").select_option("quick")
    table.until(lambda: {"pace": "quick"} in table.sent)
    assert [message for message in table.sent if "pace" in message] == [{"pace": "off"}, {"pace": "quick"}]


# --------------------------------------------------------------------------------------- oraklos


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "All wait for you."), ("fr-FR", "Tout le monde vous attend.")]
)
def test_whoever_searches_alone_is_told_that_all_wait(visit: Visit, locale: str, words: str) -> None:
    page = visit(360, 740, locale=locale, has_touch=True, is_mobile=True, front=False)
    match, seat = position("oraklos", all_but_one_are_done)
    Scripted(page, match, seat)
    page.locator(".own .prompt", has_text=words).wait_for()
    check_access(page)
