"""Quest in a real browser against the real server: a whole match, the map, the catalogue, every size."""

from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import check_access, check_fits, press_until
from tests.e2e.positions import certificate_in_reach, open_at
from tests.e2e.quest import DEED, MOVED, READY, battle_near, lands, make, may_ride, play, press, table
from tests.e2e.seeds import dealt, host_for
from tests.e2e.waiting import frames, until

SIZES = [
    (320, 568),
    (360, 740),
    (390, 844),
    (640, 360),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
LOOKS = ({"color_scheme": "light"}, {"color_scheme": "dark", "locale": "fr-FR", "width": 390, "height": 844})
RECORD = files("pythia.games.quest") / "records" / "single_survivor.jsonl"
WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, timing) {
    const properties = [...new Set(steps.flatMap(Object.keys))];
    moved.push({place: this.dataset.place, properties, steps: steps.length});
    return animate.call(this, steps, timing);
};
"""
WHOLE = """() => {
    const log = document.querySelector("[role=log]"), top = e => e.getBoundingClientRect().top;
    return log.scrollTop > 0 && [...log.children].some(line => Math.abs(top(line) - top(log)) < 1);
}"""
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.map-box .sheet')).transform).a"
LEFT = "() => document.querySelector('.map-box .sheet').getBoundingClientRect().left"
MEASURE = """() => {
    const wrong = [], seen = e => e.checkVisibility();
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    const box = e => e.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const name = e => `${e.className} ${(e.ariaLabel || e.textContent).trim().slice(0, 30)}`;
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("scrolls sideways");
    for (const e of all(".map-box, section.own .prompt, section.own .sheet, [data-space]")) {
        const {left, right} = box(e);
        if (left < -1 || right > innerWidth + 1) wrong.push(`out of sight: ${name(e)}`);
    }
    const apart = all("header.bar, .heroes, .map-box, section.own");
    apart.forEach((a, i) => apart.slice(i + 1).forEach(b =>
        meet(box(a), box(b)) && wrong.push(`${name(a)} meets ${name(b)}`)));
    if (matchMedia("(pointer: coarse)").matches)
        for (const e of all("section.own button, header.bar .button, .map-box .zoom button")) {
            const {width, height} = box(e);
            if (width < 43.5 || height < 43.5) wrong.push(`too small: ${name(e)} ${width}x${height}`);
        }
    // Every lit land shows its price and can be touched; what else can be done is at hand without scrolling.
    const inside = (e, frame) => ["left", "top"].every(side => box(e)[side] >= frame[side] - 1)
        && ["right", "bottom"].every(side => box(e)[side] <= frame[side] + 1);
    const [costs, lands] = [all(".cost"), all("[data-space].lit")];
    if (costs.length !== lands.length) wrong.push(`${costs.length} prices for ${lands.length} lands`);
    costs.forEach((a, i) => {
        if (!inside(a, box(document.querySelector(".map-box")))) wrong.push(`cut: price ${a.textContent}`);
        costs.slice(i + 1).forEach(b => meet(box(a), box(b)) && wrong.push(`${name(a)} covers ${name(b)}`));
    });
    const sea = box(document.querySelector(".map-box"));
    const area = ({left, right, top, bottom}) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const shared = (a, b) => area({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)});
    for (const e of innerHeight >= 700 ? all("[data-space].lit .card, .label span") : [])
        for (const cost of costs) {
            const part = shared(box(e), box(cost)) / area(box(e));
            if (part > 0.2) wrong.push(`${name(cost)} covers ${part.toFixed(2)} of ${name(e)}`);
        }
    for (const e of all(".label span"))
        if (box(e).left < sea.left - 1 || box(e).right > sea.right + 1) wrong.push(`cut: ${name(e)}`);
    for (const e of all(".heroes li"))
        if (![...e.querySelectorAll(".seals, .won")].some(seen)) wrong.push(`no certificates: ${name(e)}`);
    const bar = document.querySelector(".choices .bar");
    for (const e of bar && Math.min(innerWidth, innerHeight) >= 700 ? all(".choices section button") : [])
        if (box(e).bottom > box(bar).top + 1) wrong.push(`cut: ${name(e)}`);
    if (innerWidth >= 360 && innerHeight >= 390)
        for (const e of lands) if (box(e).width < 40) wrong.push(`too small: ${name(e)} ${box(e).width}`);
    const window_now = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (const e of all(".choices .bar button"))
        if (innerHeight > 600 && !inside(e, window_now)) wrong.push(`out of sight: ${name(e)}`);
    for (const e of all("section.own .prompt, section.own .button, .heroes strong, .choices h3:not(.unseen)"))
        if (e.scrollWidth > e.clientWidth + 1 && !e.classList.contains("clip")) wrong.push(`cut: ${name(e)}`);
    return wrong;
}"""


def test_one_click_to_the_map(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=quest]").get_by_role("button", name="Play now").click()
    page.locator("[data-space]").nth(19).wait_for()
    page.locator(READY).first.wait_for()
    check_access(page)
    check_fits(page)


def test_a_whole_match_with_a_bot(visit: Visit, address: str) -> None:
    page = visit(front=False)
    # A strong bot ends it in a third of the time.
    make(page, address, bots="adept")
    assert play(page)
    check_access(page)
    assert page.locator("section.end ol li").count() == 2
    assert page.locator("section.end .journeys li").count() == 2
    until(page, lambda: page.evaluate(WHOLE), "the log begins with a whole line")
    page.locator("[role=log] .marks", has_text="Turn: ").last.wait_for()
    page.get_by_role("link", name="Replay").click()
    page.locator(".map-box").wait_for()
    check_fits(page)


def test_lands_are_lit_and_say_what_they_cost(visit: Visit, address: str) -> None:
    page = visit(front=False)
    host = host_for(may_ride, **table(2))
    make(page, address, host=host)
    page.locator(READY).first.wait_for()
    chance = page.locator(".stage .chance .title").inner_text()
    page.reload()
    assert page.locator(".stage .chance .title").inner_text() == chance, "it is there for whoever comes late"
    page.locator(READY).first.wait_for()
    lit = page.locator("[data-space].lit").evaluate_all("all => all.map(each => each.dataset.space)")
    assert set(lit) == lands(dealt(host, **table(2))), "staying, on foot, by horse"
    horse = page.locator('[data-space].lit[aria-label*="by horse, 1 gold"]').first
    before = page.locator("section.own .purse").inner_text()
    where = horse.get_attribute("data-space")
    horse.click()
    page.locator(f'[data-do]:not([data-do=move]), [data-space="{where}"]:not(.lit)').first.wait_for()
    assert page.locator("section.own .purse").inner_text() != before


def test_what_may_not_be_done_says_why(visit: Visit, address: str) -> None:
    page = visit(front=False)
    make(page, address)
    page.locator(f"{DEED} summary").click()
    page.locator(f"{DEED} .blocked").first.click()
    why = page.locator(f"{DEED} .why")
    why.get_by_role("link").wait_for()
    assert "Q" in why.inner_text()
    check_access(page)


def test_by_keyboard_alone(visit: Visit, address: str) -> None:
    """To where a creature is met, through the battle, to the end of the turn."""
    page = visit(front=False)
    host = host_for(lambda dealt: battle_near(dealt) is not None, **table(2))
    make(page, address, host=host)
    page.locator(READY).first.wait_for()
    press_until(page, "Tab", f'[data-space="{battle_near(dealt(host, **table(2)))}"].lit:focus')
    page.keyboard.press("Enter")
    page.locator(MOVED).first.wait_for()
    done: list[str] = []
    while "end" not in done:
        page.locator(READY).first.wait_for()
        page.locator("section.own .prompt:focus").wait_for()
        done.append(press(page))
    assert "fight" in done


@pytest.mark.parametrize(("width", "height"), [(640, 360), (640, 400)], ids=["phone", "zoomed twice"])
def test_what_one_has_overlaps_nothing_in_a_narrow_column(
    visit: Visit, address: str, width: int, height: int
) -> None:
    page = visit(width, height, front=False)
    make(page, address)
    parts = page.locator("section.own").locator(".figure, .cubes svg, .cubes b, .purse, .seals, .fold")
    boxes = parts.evaluate_all("all => all.map(part => part.getBoundingClientRect().toJSON())")
    assert len(boxes) > 10
    for one, two in combinations(boxes, 2):
        beside = one["right"] <= two["left"] + 1.5 or two["right"] <= one["left"] + 1.5
        assert beside or one["bottom"] <= two["top"] + 1.5 or two["bottom"] <= one["top"] + 1.5


def test_the_focus_stays_with_whoever_has_taken_it(visit: Visit, address: str) -> None:
    page = visit(front=False)
    make(page, address)
    page.locator(READY).first.wait_for()
    page.locator("[data-space].lit").first.click()
    page.locator(MOVED).first.wait_for()
    assert page.locator(".prompt:focus").count() == 0, "a pointer is led nowhere"
    page.locator(".prompt").focus()
    while press(page) != "end":
        page.locator(READY).first.wait_for()
    page.locator(".rail.talk input").focus()
    page.locator(READY).first.wait_for()
    assert page.locator(".rail.talk input:focus").count() == 1, "whoever writes goes on writing"


def test_a_finger_asks_before_it_goes(visit: Visit, address: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, front=False)
    make(page, address)
    page.locator(READY).first.wait_for()
    land = page.locator("[data-space].lit").first
    land.tap()
    page.locator(".look .button.main").wait_for()
    assert page.locator('[data-do="move"]').count(), "nothing is done yet"
    page.locator(".look .button.main").tap()
    page.locator(MOVED).first.wait_for()


def test_a_touch_of_another_tells_what_they_have(visit: Visit, address: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, front=False)
    make(page, address, 3)
    page.locator(READY).first.wait_for()
    page.locator(".heroes li").nth(1).tap()
    page.locator("dialog[open] .sheet").nth(2).wait_for()
    check_access(page)


def test_the_map_is_moved_by_fingers_keys_and_buttons(visit: Visit, address: str) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True, front=False)
    make(page, address)
    page.locator(READY).first.wait_for()
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (170, 300), (220, 300))
    for apart in range(10, 80, 10):
        touch("touchMove", (170 - apart, 300), (220 + apart, 300))
    touch("touchEnd")
    until(page, lambda: page.evaluate(SCALE) > 2, "two fingers bring it nearer")
    left = page.evaluate(LEFT)
    touch("touchStart", (200, 300))
    for gone in range(10, 70, 10):
        touch("touchMove", (200 + gone, 300))
    touch("touchEnd")
    until(page, lambda: page.evaluate(LEFT) > left + 30, "one finger moves it")
    assert page.locator(".look").count() == 0, "a drag is no touch of a land"
    page.get_by_role("button", name="Further").tap()
    page.get_by_role("button", name="The whole map").tap()
    until(page, lambda: page.evaluate(SCALE) == 1, "the whole map is seen")
    page.locator("[data-space]").first.focus()
    page.keyboard.press("+")
    until(page, lambda: page.evaluate(SCALE) > 1, "a key brings it nearer")
    left = page.evaluate(LEFT)
    page.keyboard.press("ArrowRight")
    until(page, lambda: page.evaluate(LEFT) < left, "a key moves it")
    page.keyboard.press("ArrowLeft")
    until(page, lambda: page.evaluate(LEFT) >= left, "and back")
    page.keyboard.press("0")
    until(page, lambda: page.evaluate(SCALE) == 1, "the whole map is seen")
    assert page.locator('[data-do="move"]').count(), "nothing has been done"


@pytest.mark.parametrize(("pace", "steps"), [("quick", 3), ("off", 0)])
def test_a_rider_is_seen_to_pass_the_land_between(visit: Visit, address: str, pace: str, steps: int) -> None:
    page = visit(reduced_motion="no-preference", front=False)
    page.context.add_init_script(f"localStorage.setItem('pythia.pace', '{pace}')")
    page.context.add_init_script(WATCH)
    make(page, address)
    page.locator(READY).first.wait_for()
    page.evaluate("() => { moved.length = 0 }")
    page.locator('[data-space].lit[aria-label*="by horse, 1 gold"]').first.click()
    page.locator(MOVED).first.wait_for()
    moved = page.evaluate("() => moved.filter(each => each.place === 'hero 0')")
    assert [each["steps"] for each in moved] == ([steps] if steps else [])
    assert all(each["properties"] == ["transform"] for each in moved)


def test_a_certificate_within_reach_is_what_stands_out(visit: Visit, address: str) -> None:
    page = visit(front=False)
    open_at(page, address, certificate_in_reach())
    page.locator(READY).first.wait_for()
    filled = page.locator(f"{DEED} .button.main")
    assert filled.evaluate_all("all => all.map(e => e.dataset.do)") == ["certificate"]
    page.locator("section.own .cubes.health").hover()
    page.get_by_text("Health: red cubes.").wait_for()
    page.set_viewport_size({"width": 320, "height": 568})
    frames(page)
    for button in page.locator(f"{DEED} .bar button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 568
        assert box["x"] + box["width"] <= 320
    filled.click()
    page.locator(f"{DEED} [data-do=certificate]").wait_for(state="detached")


@pytest.mark.parametrize("touch", [True, False], ids=["phones", "screens"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_everything_has_its_place(visit: Visit, address: str, touch: bool, locale: str) -> None:
    page = visit(390, 844, locale=locale, has_touch=touch, is_mobile=touch, front=False)
    wrong = {}
    for players in (2, 5):
        make(page, address, players)
        page.locator(READY).first.wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            frames(page)
            if found := page.evaluate(MEASURE):
                wrong[players, width, height] = found
    assert not wrong


def test_a_spectator_watches(visit: Visit, address: str) -> None:
    player, watcher = (
        visit(front=False),
        visit(390, 844, locale="fr-FR", has_touch=True, is_mobile=True, front=False),
    )
    make(player, address, 3)
    watcher.goto(player.url)
    watcher.locator(".heroes li").nth(2).wait_for()
    check_access(watcher)
    assert watcher.evaluate(MEASURE) == []


def test_a_record_is_looked_at_again(visit: Visit, address: str) -> None:
    page = visit(front=False)
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(str(RECORD))
    page.locator(".map-box").wait_for()
    eyes = page.locator(".scrubber").get_by_label("Seen by")
    assert eyes.count() == 0, "there is nothing that only some see"
    page.locator("body").press("End")
    page.locator("section.end").wait_for()
    fallen = page.locator("section.end ol .small", has_text="dead")
    assert fallen.count()
    assert all("certificate" in words for words in fallen.all_inner_texts())
    assert page.locator("header dd").first.inner_text() == "–", "after the end it is nobody's turn"
    assert page.locator(".rail.scores .sheet").count()
    assert not page.locator(".rail.scores .acting").count()
    check_fits(page)


@pytest.mark.parametrize("look", LOOKS, ids=["day", "night"])
def test_the_catalogue_is_searched(visit: Visit, address: str, look: dict[str, Any]) -> None:
    page = visit(**look, front=False)
    page.goto(f"{address}/catalogue")
    page.locator("[data-card]").nth(100).wait_for()
    check_access(page)
    check_fits(page)
    rare = page.locator("article.rare .type").all_text_contents()
    assert rare
    assert all(words.endswith((", rare item", ", objet rare")) for words in rare)
    page.get_by_role("searchbox").fill("parchemin" if "locale" in look else "scroll")
    page.locator("[data-card=rat]").wait_for(state="detached")
    assert page.locator("[data-card=scroll-of-decay]").count() == 1
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator('[role=radio]:nth-child(2)[aria-checked="true"]:focus').wait_for()
    page.locator("[data-card=scroll-of-decay]").wait_for(state="detached")
    assert page.locator("[data-card=rat] dd code").count() == 4, "each value has its mark"
    page.get_by_role("searchbox").fill("xyzzy")
    page.locator("[data-card]").first.wait_for(state="detached")


@pytest.mark.parametrize("look", LOOKS, ids=["day", "night"])
def test_the_pieces(visit: Visit, address: str, look: dict[str, Any]) -> None:
    page = visit(**look, front=False)
    page.goto(f"{address}/pieces/quest")
    page.locator('[data-piece="sheet"]').wait_for()
    check_access(page)
    check_fits(page)


def test_options_are_chosen_at_the_table(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=quest] .ways .button").nth(1).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("Show the odds of battles").first.wait_for()
    dialog.get_by_text("Economic Crisis among the chance cards").first.wait_for()
    check_access(page)
    dialog.locator(".button.main").click()
    page.locator("ol li").first.wait_for()
    check_access(page)
