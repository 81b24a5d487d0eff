"""Oraklos in a real browser against the real server: whole matches of each variant, by every hand."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.e2e.conftest import Company, Visit
from tests.e2e.oraklos import Person, options, play
from tests.e2e.playing import check_access, check_fits
from tests.e2e.positions import last_throw, make_at
from tests.e2e.seeds import Dealt, host_for
from tests.e2e.tables import go_to, open_table
from tests.e2e.waiting import frames, until

from pythia.text import texts

VARIANTS = ("standard", "junior", "antipodes")
SIZES = [(320, 568), (360, 740), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440)]
DIE = ".middle [role=option]"
LOOKS = (
    {"color_scheme": "light"},
    {"color_scheme": "dark", "locale": "fr-FR", "width": 390, "height": 844},
)
MEASURE = (files("tests.e2e") / "measure_oraklos.js").read_text()
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def table(variant: str, players: int = 2, **clocks: int) -> dict[str, Any]:
    return {"game": "oraklos", "players": players, "bots": "novice", "options": options(variant, **clocks)}


def test_one_click_to_the_first_cup(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=oraklos]").get_by_role("button", name="Play now").click()
    page.locator(".own .wishes button").nth(2).wait_for()
    check_access(page)
    check_fits(page)


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_people_to_the_end(visit: Visit, address: str, variant: str, tmp_path: Any) -> None:
    host, friend = visit(front=False), visit(**PHONE, front=False)
    people = [Person(host), Person(friend, "touch")]
    go_to(host, address, make_at(host, last_throw(variant, 2)))
    host.locator("ol li").nth(1).wait_for()
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.tap()
    friend.locator("li.mine").wait_for()
    host.locator(".ways.end .button.main").click()
    for person in people:
        person.page.locator("section.own").wait_for()
    play(people)
    for person in people:
        check_access(person.page)
        check_fits(person.page)
    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    header = json.loads(record.read_text().splitlines()[0])
    assert (header["game"], header["options"]["variant"]) == ("oraklos", variant)
    sheet(people[0])
    look_back(people[0])
    replay(host)


def sheet(person: Person) -> None:
    """What each round brought is written in a table, round by round."""
    assert person.view is not None
    rows = person.page.locator(".sheet tbody tr")
    assert rows.count() == len(person.view.sheet) > 0
    first = person.view.sheet[0]
    shown = [f"{each:+d}" if each else "–" for each in first.points]
    assert rows.first.locator("th, td").all_inner_texts() == [str(first.round + 1), *shown]


def look_back(person: Person) -> None:
    """What the last throw held can be looked at."""
    page = person.page
    page.locator("section.end").get_by_role("button", name="Look back").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[role=option]").nth(15).wait_for()
    check_access(page)
    assert person.view is not None
    assert person.view.review is not None
    there = dialog.locator(".cards button:not([disabled])")
    assert there.count() == len(person.view.review.found) > 0
    there.first.click()
    dialog.locator(".shape.hit").wait_for()
    page.keyboard.press("Escape")


def replay(page: Any) -> None:
    page.locator("section.end").get_by_role("link", name="Replay").click()
    page.locator(".floor").wait_for()
    for eyes in ("0", "1"):
        page.locator("select").last.select_option(eyes)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.locator("section.end, .banner").first.wait_for()
    check_access(page)


def test_a_match_with_a_bot_by_keyboard_alone(visit: Visit, address: str) -> None:
    page = visit(front=False)
    person = Person(page, "keys")
    # The bot concludes soon after the person sees no more.
    open_table(page, address, **table("standard"))
    page.locator("section.own").wait_for()
    play([person])


def test_every_key_is_told(visit: Visit, company: Company) -> None:
    page = visit(front=False)
    company(page, **table("standard"))
    page.locator("section.own").wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").nth(5).wait_for()
    check_access(page)


def test_the_dice_in_words(visit: Visit, company: Company) -> None:
    page = visit(front=False)
    company(page, **table("junior"))
    page.locator(DIE).nth(15).wait_for()
    page.get_by_role("button", name="The dice in words").click()
    rows = page.locator(".described li")
    assert rows.count() == 16
    assert "Nearest" in rows.first.inner_text()
    page.get_by_role("heading", name="The dice in words").wait_for()
    check_access(page)
    page.get_by_role("button", name="Back to the floor").click()
    page.locator(".described").wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_cup_is_filled_on_a_small_phone(
    visit: Visit, address: str, width: int, height: int, locale: str
) -> None:
    page = visit(width, height, locale=locale, has_touch=True, is_mobile=True, front=False)
    open_table(page, address, **table("standard", players=3))
    page.locator(".filling .main").wait_for()
    frames(page)
    size = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(size) == [width, height], "all is seen without scrolling"
    assert page.locator(".nearer").count() == 0, "nothing lies there to be brought nearer"


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640)])
def test_on_a_small_phone_the_bar_takes_two_rows(
    visit: Visit, company: Company, width: int, height: int
) -> None:
    page = visit(width, height, has_touch=True, is_mobile=True, front=False)
    company(page, **table("junior"))
    page.locator(DIE).nth(15).wait_for()
    rows = page.locator("header.bar nav, header.bar nav > :not(dialog), header.bar dl").evaluate_all(
        "parts => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().bottom / 24))).size"
    )
    assert rows == 2
    page.get_by_role("button", name="Scores").tap()
    page.get_by_role("button", name="The dice in words").tap()
    page.get_by_role("heading", name="The dice in words").wait_for()
    page.get_by_role("button", name="Back to the floor").tap()
    page.locator(".described").wait_for(state="detached")


def test_markers_are_chosen_by_arrows(visit: Visit, company: Company) -> None:
    page = visit(front=False)
    company(page, **table("junior"))
    markers = page.locator(".tray [role=radio]")
    markers.nth(2).wait_for()
    markers.first.focus()
    page.keyboard.press("ArrowRight")
    page.locator('.tray [role=radio]:nth-child(2)[aria-checked="true"]:focus').wait_for()
    assert page.locator('.tray [role=radio][tabindex="0"]').count() == 1, "one stop of the Tab key"


def test_a_claim_is_one_key_and_one_tap(visit: Visit, company: Company) -> None:
    """The marker jumps to the card at once; the lowest by Shift; 'no more' is taken back by the same key."""
    page = visit(front=False)
    person = Person(page)
    company(page, **table("junior"))
    page.locator(".own .wishes .lit").nth(2).wait_for()
    page.keyboard.press("Digit0")
    page.get_by_role("button", name="I look again").wait_for()
    page.keyboard.press("Digit0")
    page.get_by_role("button", name="I see no more").wait_for()
    page.keyboard.press("Shift+Digit1")
    page.locator(".own .wishes button:nth-child(1) .on").wait_for()
    page.locator(".own .wishes button:nth-child(2)").click()
    page.locator(".own .wishes button:nth-child(2) .on").wait_for()
    until(page, lambda: person.view is not None and len(person.view.marked) == 2, "both claims are told")
    assert person.view is not None
    cards = person.view.seats[0].wishes
    assert {each.card: each.marker for each in person.view.marked} == {cards[0]: 1, cards[1]: 3}
    page.get_by_role("log").get_by_text("You take marker 1 for").wait_for()


def test_what_others_do_leaves_half_made_choices(visit: Visit, company: Company) -> None:
    """Whoever is about to deny a card need not begin again because somebody else sees no more."""
    page = visit(front=False)
    (friend,) = company(page, **table("antipodes"))
    page.locator(DIE).nth(15).wait_for()
    page.keyboard.press("Digit1")
    page.locator(".own .armed").wait_for()
    friend.do(do="done")
    page.locator(".others").get_by_text("“no more”").wait_for()
    assert page.locator(".own .armed").count() == 1


def test_a_key_held_down_is_pressed_once(visit: Visit, company: Company) -> None:
    """A card is denied by naming it twice, and a wrong word costs a point."""
    page = visit(front=False)
    person = Person(page)
    (friend,) = company(page, **table("antipodes"))
    page.locator(DIE).nth(15).wait_for()
    for _ in range(3):
        page.keyboard.down("Digit1")
    page.keyboard.up("Digit1")
    # What is done later is told later: when this is there, a denial would be too.
    friend.do(do="done")
    page.locator(".others").get_by_text("“no more”").wait_for()
    assert page.locator(".own .armed").count() == 1
    assert person.view is not None
    assert not person.view.marked


def another_fills_first(dealt: Dealt) -> bool:
    return dealt.match.acting != (0,)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_seat_is_about_is_read_whole(visit: Visit, company: Company, language: str) -> None:
    """On a phone, with three others beside each other."""
    page = visit(**PHONE, locale=language, front=False)
    setting = table("standard", players=4)
    company(page, host_for(another_fills_first, **setting), **setting)
    # Of whoever is to fill the cup first.
    state = page.locator(".others .state .clip")
    state.wait_for()
    page.locator(".others .box").first.evaluate("e => e.classList.add('acting')")
    say = texts(language, "oraklos")
    for name in ("fills", "filled", "no-more", "proves", "claimer", "seeks", "passed", "takes"):
        words = say(f"oraklos-{name}", marker=3, count=3)
        cut = "(e, words) => (e.textContent = words, e.scrollWidth > e.clientWidth)"
        assert not state.evaluate(cut, words), words


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "screens"])
def test_a_refusal_moves_no_die(visit: Visit, company: Company, touch: bool) -> None:
    sizes = [size for size in SIZES if (size[0] < 800) == touch]
    page = visit(*sizes[0], locale="fr-FR", has_touch=touch, is_mobile=touch, front=False)
    company(page, **table("junior", players=3))
    page.locator(DIE).nth(15).wait_for()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        frames(page)
        before = page.locator(".floor").bounding_box()
        page.locator(".own .why").evaluate("(e, words) => e.append(words)", "Le marqueur 3 est parti. " * 3)
        frames(page)
        assert page.locator(".floor").bounding_box() == before
        page.locator(".own .why").evaluate("e => e.lastChild.remove()")


def test_pieces_of_oraklos_can_be_read_by_all(visit: Visit) -> None:
    for look in LOOKS:
        page = visit(**look, front=False)
        page.goto(f"{page.url.rstrip('/')}/pieces/oraklos")
        page.locator("[data-piece]").last.wait_for()
        assert page.locator("[data-piece]").count() >= 15
        check_fits(page)
        # Every phase has its own "You" here.
        check_access(page, but="landmark-unique")


def test_zoom_never_traps_a_phone(visit: Visit, company: Company) -> None:
    page = visit(**PHONE, front=False)
    company(page, **table("junior", players=3))
    page.locator(DIE).nth(15).wait_for()

    def size() -> float:
        return float(page.locator(DIE).first.bounding_box()["width"])

    whole = size()
    page.get_by_role("button", name="Nearer").tap()
    page.get_by_role("button", name="Nearer").tap()
    until(page, lambda: size() > 2 * whole, "the dice are nearer")
    page.get_by_role("button", name="The whole floor").tap()
    until(page, lambda: size() == pytest.approx(whole, rel=0.05), "the whole floor is seen")
    assert page.get_by_role("listbox").evaluate("e => getComputedStyle(e).touchAction") == "pan-x pan-y"


@pytest.mark.parametrize(
    ("players", "touch", "sizes"),
    [(4, True, SIZES[:2]), (5, True, SIZES[3:4]), (5, False, SIZES[2:3] + SIZES[4:])],
)
def test_nothing_overlaps(
    visit: Visit, address: str, company: Company, players: int, touch: bool, sizes: list[tuple[int, int]]
) -> None:
    page = visit(*sizes[0], locale="fr-FR", has_touch=touch, is_mobile=touch, front=False)
    for variant in VARIANTS:
        setting = table(variant, players=players)
        if variant == "standard":
            # Bots wait for whoever is first to fill the cup.
            host = host_for(lambda dealt: dealt.match.acting == (0,), **setting)
            open_table(page, address, host, **setting)
        else:
            company(page, **setting)
        page.locator("section.own").wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            frames(page)
            assert page.evaluate(MEASURE) == [], (variant, width, height)


def test_a_figure_is_counted_once(visit: Visit, company: Company) -> None:
    """What a verdict cost counts up when it is given, and not again with whatever else happens."""
    page = visit(reduced_motion="no-preference", front=False)
    page.context.add_init_script("localStorage.setItem('pythia.pace', 'calm')")
    (friend,) = company(page, **table("junior"))
    page.locator(".own .wishes .lit").nth(2).wait_for()
    page.keyboard.press("Digit1")
    page.locator(".own .wishes button:nth-child(1) .on").wait_for()
    friend.do(do="done")
    page.get_by_role("button", name="I see no more").click()
    page.locator("section.own[data-phase=proof]").wait_for()
    for key in "abcd":
        page.keyboard.press(key)
    figure = page.locator(".sheet .verdicts li:first-child b")
    page.wait_for_function(
        "() => /^[+-]3$/.test(document.querySelector('.sheet .verdicts li b')?.textContent.trim() ?? '')"
    )
    figure.evaluate(
        "e => new MutationObserver(() => (again = true)).observe(e, {subtree: true, characterData: true})"
    )
    page.get_by_role("button", name="I see no more").click()
    page.get_by_role("button", name="I look again").wait_for()
    frames(page)
    assert not page.evaluate("() => window.again ?? false")


def test_nothing_is_offered_before_the_search_begins(visit: Visit, company: Company) -> None:
    """Dice that still fall can be claimed by nobody: cards and keys are dark until they lie."""
    page = visit()
    page.clock.install()
    sent: list[str] = []
    altered: list[str] = []

    def between(socket: Any) -> None:
        server = socket.connect_to_server()

        def told(data: str) -> None:
            message = json.loads(data)
            if message["kind"] == "view" and not altered:
                altered.append(data)
                data = json.dumps({**message, "elapsed_ms": -60_000})
            socket.send(data)

        def said(data: str) -> None:
            sent.append(data)
            server.send(data)

        server.on_message(told)
        socket.on_message(said)

    page.route_web_socket("**/ws/*", between)
    company(page, **table("junior"))
    page.locator(".own[data-phase=search]").wait_for()
    assert page.locator(".own .wishes .lit").count() == 0
    assert page.get_by_role("button", name="I see no more").count() == 0
    page.keyboard.press("Digit0")
    page.keyboard.press("Digit1")
    page.clock.fast_forward(61_000)
    page.get_by_role("button", name="I see no more").wait_for()
    assert not [message for message in sent if '"do"' in message]
    page.keyboard.press("Digit0")
    page.get_by_role("button", name="I look again").wait_for()
