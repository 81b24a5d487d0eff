"""Oraklos in a real browser against the real server: whole matches of each variant, by every hand."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.oraklos import SHORT, Person, options, play
from tests.e2e.playing import check_access, check_fits

from pythia.text import texts

CALM = options("junior", clocks={**SHORT, "search": 60_000})
SIZES = [(320, 568), (360, 740), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440)]
DIE = ".scene [role=option]"
LOOKS = (
    {"color_scheme": "light"},
    {"color_scheme": "dark", "locale": "fr-FR", "width": 390, "height": 844},
)
MAKE = """async body => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    await post("/api/me", {name: "Itzel"});
    return `/t/${(await post("/api/tables", body)).id}`;
}"""


def make(page: Any, address: str, variant: str, players: int = 3, **more: Any) -> None:
    body = {"game": "oraklos", "players": players, "options": options(variant), "bots": "novice", **more}
    page.goto(address + page.evaluate(MAKE, body))


def test_one_click_to_the_first_cup(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=oraklos]").get_by_role("button", name="Play now").click()
    page.locator(".own .wishes button").nth(2).wait_for()
    check_access(page)
    check_fits(page)


@pytest.mark.parametrize("variant", ["standard", "junior", "antipodes"])
def test_two_people_and_a_bot_to_the_end(visit: Visit, address: str, variant: str, tmp_path: Any) -> None:
    host, friend = visit(), visit(390, 844, has_touch=True, is_mobile=True)
    people = [Person(host), Person(friend, "touch")]
    make(host, address, variant)
    host.locator("ol li").nth(2).wait_for()
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
    look_back(host)
    replay(host)


def look_back(page: Any) -> None:
    """What the last throw held can be looked at."""
    page.locator("section.end").get_by_role("button", name="Look back").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[role=option]").nth(15).wait_for()
    check_access(page)
    there = dialog.locator(".cards button:not([disabled])")
    if there.count():
        there.first.click()
        dialog.locator(".shape.hit").wait_for()
    page.keyboard.press("Escape")


def replay(page: Any) -> None:
    page.locator("section.end").get_by_role("link", name="Replay").click()
    page.locator(".floor").wait_for()
    for eyes in ("1", "2"):
        page.locator("select").last.select_option(eyes)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.locator("section.end, .banner").first.wait_for()
    check_access(page)


def test_a_match_by_keyboard_alone(visit: Visit, address: str) -> None:
    page = visit()
    person = Person(page, "keys")
    make(page, address, "standard", players=2, start=True)
    page.locator("section.own").wait_for()
    play([person])


def test_every_key_is_told(visit: Visit, address: str) -> None:
    page = visit()
    make(page, address, "standard", players=2, start=True)
    page.locator("section.own").wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").nth(5).wait_for()
    check_access(page)


def test_the_dice_in_words(visit: Visit, address: str) -> None:
    page = visit()
    make(page, address, "junior", players=2, start=True, options=CALM)
    page.locator(DIE).nth(15).wait_for()
    page.get_by_role("button", name="The dice in words").click()
    rows = page.locator(".described li")
    assert rows.count() == 16
    assert "Nearest" in rows.first.inner_text()
    check_access(page)


def test_a_claim_is_one_key_and_one_tap(visit: Visit, address: str) -> None:
    """The marker jumps to the card at once; the lowest by Shift; 'no more' is taken back by the same key."""
    page = visit()
    person = Person(page)
    make(page, address, "junior", players=2, start=True, options=CALM)
    page.locator(".own .wishes .lit").nth(2).wait_for()
    page.keyboard.press("Digit0")
    page.get_by_role("button", name="I look again").wait_for()
    page.keyboard.press("Digit0")
    page.get_by_role("button", name="I see no more").wait_for()
    page.keyboard.press("Shift+Digit1")
    page.locator(".own .wishes button:nth-child(1) .on").wait_for()
    page.locator(".own .wishes button:nth-child(2)").click()
    page.locator(".own .wishes button:nth-child(2) .on").wait_for()
    page.wait_for_timeout(800)
    assert person.view is not None
    mine = {each.marker for each in person.view.marked if each.seat == 0}
    assert {1} <= mine


def test_what_others_do_leaves_half_made_choices(visit: Visit, address: str) -> None:
    """Whoever is about to deny a card need not begin again because somebody else sees no more."""
    host, friend = visit(), visit()
    make(host, address, "antipodes", players=2, options={**CALM, "variant": "antipodes"})
    host.locator("ol li").nth(1).wait_for()
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    friend.locator("li.mine").wait_for()
    host.locator(".ways.end .button.main").click()
    for page in (host, friend):
        page.locator(DIE).nth(15).wait_for()
    host.keyboard.press("Digit1")
    host.locator(".own .armed").wait_for()
    friend.keyboard.press("Digit0")
    host.locator(".others").get_by_text("“no more”").wait_for()
    assert host.locator(".own .armed").count() == 1


def test_a_key_held_down_is_pressed_once(visit: Visit, address: str) -> None:
    """A card is denied by naming it twice, and a wrong word costs a point."""
    page = visit()
    person = Person(page)
    make(page, address, "antipodes", players=2, start=True, options={**CALM, "variant": "antipodes"})
    page.locator(DIE).nth(15).wait_for()
    for _ in range(3):
        page.keyboard.down("Digit1")
    page.keyboard.up("Digit1")
    page.wait_for_timeout(800)
    assert page.locator(".own .armed").count() == 1
    assert person.view is not None
    assert not person.view.marked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_seat_is_about_is_read_whole(visit: Visit, address: str, language: str) -> None:
    """On a phone, with three others beside each other."""
    page = visit(390, 844, locale=language, has_touch=True, is_mobile=True)
    make(page, address, "standard", players=4, start=True)
    state = page.locator(".others .state .clip").first
    # At once, or where a bot has filled the cup already when it sees something.
    state.wait_for(timeout=90_000)
    page.locator(".others .box").first.evaluate("e => e.classList.add('acting')")
    say = texts(language, "oraklos")
    for name in ("fills", "filled", "no-more", "proves", "claimer", "seeks", "passed", "takes"):
        words = say(f"oraklos-{name}", marker=3, count=3)
        cut = "(e, words) => (e.textContent = words, e.scrollWidth > e.clientWidth)"
        assert not state.evaluate(cut, words), words


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_refusal_moves_no_die(visit: Visit, address: str, width: int, height: int) -> None:
    page = visit(width, height, locale="fr-FR", has_touch=width < 800, is_mobile=width < 800)
    make(page, address, "junior", players=3, start=True, options=CALM)
    page.locator(DIE).nth(15).wait_for()
    before = page.locator(".floor").bounding_box()
    page.locator(".own .why").evaluate("(e, words) => e.append(words)", "Le marqueur 3 est parti. " * 3)
    assert page.locator(".floor").bounding_box() == before


def test_pieces_of_oraklos_can_be_read_by_all(visit: Visit) -> None:
    for look in LOOKS:
        page = visit(**look)
        page.goto(f"{page.url.rstrip('/')}/pieces/oraklos")
        page.locator("[data-piece]").last.wait_for()
        assert page.locator("[data-piece]").count() >= 15
        check_fits(page)
        # Every phase has its own "You" here.
        check_access(page, but="landmark-unique")


def test_practice_judges_and_remembers(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Practise alone").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("[role=option]").nth(18).wait_for()
    check_access(page)
    page.keyboard.press("Digit1")
    for key in "abcd":
        page.keyboard.press(key)
    page.wait_for_function("() => localStorage.getItem('pythia.practice') !== null")
    with page.expect_response("**/api/practice/throw"):
        page.get_by_role("button", name="New throw").click()
    page.locator(".prompt").get_by_text("Choose a card").wait_for()
    page.keyboard.press("Digit0")
    page.locator(".prompt").get_by_text("there").wait_for()
    check_access(page)


def test_zoom_never_traps_a_phone(visit: Visit, address: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    make(page, address, "junior", players=3, start=True, options=CALM)
    page.locator(DIE).nth(15).wait_for()
    whole = page.locator(DIE).first.bounding_box()["width"]
    page.get_by_role("button", name="Nearer").tap()
    page.get_by_role("button", name="Nearer").tap()
    assert page.locator(DIE).first.bounding_box()["width"] > 2 * whole
    page.get_by_role("button", name="The whole floor").tap()
    assert page.locator(DIE).first.bounding_box()["width"] == pytest.approx(whole, rel=0.05)
    assert page.get_by_role("listbox").evaluate("e => getComputedStyle(e).touchAction") == "pan-x pan-y"


@pytest.mark.parametrize("variant", ["standard", "junior", "antipodes"])
@pytest.mark.parametrize(
    ("players", "touch", "sizes"),
    [(4, True, SIZES[:2]), (5, True, SIZES[3:4]), (5, False, SIZES[2:3] + SIZES[4:])],
)
def test_nothing_overlaps(
    visit: Visit, address: str, variant: str, players: int, touch: bool, sizes: list[tuple[int, int]]
) -> None:
    page = visit(*sizes[0], locale="fr-FR", has_touch=touch, is_mobile=touch)
    make(page, address, variant, players=players, start=True)
    page.locator("section.own").wait_for()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate((files("tests.e2e") / "measure_oraklos.js").read_text()) == [], (width, height)


def test_a_figure_is_counted_once(visit: Visit, address: str) -> None:
    """What a verdict cost counts up when it is given, and not again with whatever else happens."""
    page = visit(reduced_motion="no-preference")
    page.context.add_init_script("localStorage.setItem('pythia.pace', 'calm')")
    clocks = {**SHORT, "search": 6000}
    make(page, address, "junior", players=2, start=True, options=options("junior", clocks=clocks))
    page.locator(".own .wishes .lit").nth(2).wait_for()
    page.keyboard.press("Digit1")
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
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert not page.evaluate("() => window.again ?? false")
