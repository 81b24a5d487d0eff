"""Things move when asked to, by transform and opacity alone, and in nobody's way; sounds only when wanted."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.playing import NEXT, SEAL, by_mouse, deal, play_to_the_end, to_the_next_round
from tests.e2e.positions import last_trick, open_at
from tests.e2e.waiting import changes, frames, until

RECORD = str(files("pythia.games.prophecy") / "records" / "winner_alone.jsonl")
MOMENT = "() => location.hash"

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, timing) {
    moved.push({
        place: this.dataset.place ?? (this.parentElement?.className || ""),
        properties: [...new Set(steps.flatMap(Object.keys))],
        duration: timing.duration,
    });
    return animate.call(this, steps, timing);
};
"""
"""Remembers everything that the page moves."""

LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...at) { heard++; return start.apply(this, at); };
"""

SLOWLY = """
document.addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { --travel: 2800s !important }");
    document.adoptedStyleSheets = [sheet];
});
"""
"""Everything takes ten thousand times as long: what is on its way stays so."""

REST_MS = 100
NO_EFFECT = 1 << 17
"""Chromium's word for the motion of what is not seen, say because it is gone: nobody steps it."""


def moving_page(visit: Visit, pace: str, *scripts: str, **options: Any) -> Any:
    page = visit(**{"reduced_motion": "no-preference", **options}, front=False)
    # After the fixture's own, which lets nothing move.
    page.context.add_init_script(f"localStorage.setItem('pythia.pace', '{pace}')")
    for script in scripts:
        page.context.add_init_script(script)
    return page


def open_table(visit: Visit, pace: str, *scripts: str, players: int = 3, **options: Any) -> Any:
    page = moving_page(visit, pace, *scripts, **options)
    deal(page, players)
    return page


def open_replay(page: Any, step: int, *scripts: str) -> None:
    """A finished match of two, at this step."""
    for script in scripts:
        page.context.add_init_script(script)
    page.goto(f"{page.url.rstrip('/')}/replay#step={step}")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".felt").wait_for()


def places(page: Any) -> list[str]:
    found: list[str] = page.evaluate("() => moved.map(({ place }) => place)")
    return found


def test_cards_and_tokens_travel(visit: Visit) -> None:
    page = open_table(visit, "quick", WATCH)
    page.locator(".own.acting .hand .lit").first.wait_for()
    play_to_the_end(page, by_mouse, most=3)
    for kind in ("card ", "pile ", "token ", "trick ", "air"):
        page.wait_for_function("kind => moved.some(({ place }) => place.startsWith(kind))", arg=kind)
    assert page.evaluate("() => moved.flatMap(({ properties }) => properties)")
    odd = "p => !['transform', 'opacity', 'offset'].includes(p)"
    assert page.evaluate(f"() => moved.flatMap(({{ properties }}) => properties).filter({odd})") == []
    # All comes to rest, and nothing is left in the air.
    page.wait_for_function("() => document.querySelectorAll('.air > *').length === 0")


@pytest.mark.parametrize(
    ("pace", "options"),
    [("off", {}), *((pace, {"reduced_motion": "reduce"}) for pace in ("calm", "quick", "off"))],
    ids=["off", "calm, reduced", "quick, reduced", "off, reduced"],
)
def test_nothing_moves_where_that_is_not_wanted(visit: Visit, pace: str, options: dict[str, Any]) -> None:
    page = open_table(visit, pace, WATCH, **options)
    page.locator(".own.acting .hand .lit").first.wait_for()
    play_to_the_end(page, by_mouse, most=3)
    assert places(page) == []


def test_nobody_waits_for_what_moves(visit: Visit, address: str) -> None:
    """With everything ten thousand times slower, clicks during the deal, the bid and a card still count."""
    page = moving_page(visit, "off", WATCH, SLOWLY)
    open_at(page, address, last_trick(3))
    to_the_next_round(page)
    page.locator(".own.acting .hand .lit").first.wait_for()
    # Every card of the new hand is still on its way; each is chosen where it will lie.
    flying = "() => document.getAnimations().filter(a => a.effect.target.matches('.hand .card')).length"
    assert page.evaluate(flying) > 10
    wanted = page.locator('.hand .lit[aria-pressed="false"]')
    names = []
    while not page.locator(SEAL).is_enabled():
        names.append(wanted.last.get_attribute("data-card"))
        wanted.last.click()
        page.locator(f'.hand [data-card="{names[-1]}"][aria-pressed="true"]').wait_for()
    page.locator(SEAL).click()
    page.locator(".own .bid .chip").nth(len(names) - 1).wait_for()
    cards = page.locator(".hand button").count()
    page.locator(".own.acting .hand .lit").first.wait_for()
    # The first is no Specialist, which might have to name a suit.
    page.locator(".own.acting .hand .lit").first.click()
    page.wait_for_function(f"() => document.querySelectorAll('.hand button').length < {cards}")
    assert page.evaluate("() => document.getAnimations().length")


def test_cards_come_one_after_the_other(visit: Visit) -> None:
    """However quickly bots answer: what waits to be shown is not taken for something missed."""
    page = open_table(
        visit,
        "quick",
        """
        window.grown = [];
        let lay = 0;
        new MutationObserver(() => {
            const lie = document.querySelectorAll(".trick:not(.taken) li").length;
            if (lie > lay) grown.push(lie - lay);
            lay = lie;
        }).observe(document, { childList: true, subtree: true });
        """,
        players=4,
    )
    play_to_the_end(page, by_mouse, most=5)
    page.locator(NEXT).first.wait_for()
    grown = page.evaluate("() => grown")
    assert len(grown) > 8
    assert set(grown) == {1}


def test_a_replay_moves_only_step_by_step_forwards(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference", front=False)
    open_replay(page, 6, "localStorage.setItem('pythia.pace', 'quick')", WATCH)
    assert places(page) == []
    for key, moves in (("ArrowRight", True), ("ArrowLeft", False), ("PageDown", False)):
        page.evaluate("() => { moved = [] }")
        before = page.evaluate(MOMENT)
        page.keyboard.press(key)
        changes(page, MOMENT, before)
        frames(page)
        assert bool(places(page)) == moves, key


def test_the_compositor_moves_everything_by_itself(visit: Visit, address: str, browser: Any) -> None:
    """Through a trick, the scores and the next deal, when the wheel turns too: no motion is stepped by
    the page's own thread."""
    page = moving_page(visit, "quick", WATCH)
    open_at(page, address, last_trick(3))
    page.locator(NEXT).first.wait_for()
    browser.start_tracing(page=page, categories=["blink.animations", "benchmark"])
    to_the_next_round(page)
    dealt = "moved.filter(({ place }) => place.startsWith('card ')).length"
    page.wait_for_function(f"() => moved.some(({{ place }}) => place === 'wheel') && {dealt} > 10")
    frames(page, 3)
    told = [e for e in json.loads(browser.stop_tracing())["traceEvents"] if e["name"] == "Animation"]
    targets, seen, stepped = {}, set(), []
    for event in sorted(told, key=lambda e: e["ts"]):
        data, key = event["args"].get("data", {}), event["id2"]["local"]
        if event["ph"] == "b":
            targets[key] = data["nodeName"].split(" ")[0].lower()
            seen.add(targets[key])
        # The colour under a button that is pressed is no motion of the table.
        if data.get("compositeFailed", 0) & ~NO_EFFECT and targets[key] != "button":
            stepped.append((targets[key], data))
    # Cards in the hand and on the table, tokens and backs, the rows of the scores.
    assert {"span", "div", "img", "tr"} <= seen
    assert stepped == []


def test_motion_causes_no_layout(visit: Visit) -> None:
    """Bids, cards, tricks and a deal, caught in flight in a replay: nothing is laid out or styled."""
    page = visit(reduced_motion="no-preference", front=False)
    open_replay(page, 1, WATCH, SLOWLY)
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable")

    def work() -> dict[str, float]:
        told = metrics.send("Performance.getMetrics")["metrics"]
        return {
            one["name"]: one["value"] for one in told if one["name"] in ("LayoutCount", "RecalcStyleCount")
        }

    def at_rest() -> bool:
        done = work()
        # Asking for frames would be work itself: the page is left alone for some.
        page.wait_for_timeout(REST_MS)
        return work() == done

    wanted = {"pile", "token", "card", "trick", "air", "wheel"}
    while wanted:
        before = page.evaluate(MOMENT)
        page.keyboard.press("ArrowRight")
        changes(page, MOMENT, before)
        frames(page, 3)
        flying = page.evaluate("() => document.getAnimations().length")
        # What changed is laid out once; then nothing is, however long it flies.
        until(page, at_rest, f"the page is at rest after {before} {places(page)[-20:]}")
        if flying:
            wanted -= {place.split(" ")[0] for place in places(page)}


def test_ones_turn_is_called_in_a_hidden_page(visit: Visit) -> None:
    page = open_table(visit, "off", LISTEN)
    page.locator(".own.acting .hand .lit").first.wait_for()
    page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    play_to_the_end(page, by_mouse, most=1)
    page.wait_for_function("() => heard > 0")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="A quiet sound").uncheck()
    page.keyboard.press("Escape")
    page.evaluate("() => { heard = 0 }")
    play_to_the_end(page, by_mouse, most=1)
    page.locator(".own.acting .hand .lit").first.wait_for()
    assert page.evaluate("() => heard") == 0


def test_sounds_are_off_until_asked_for(visit: Visit) -> None:
    page = open_table(visit, "off", LISTEN + "localStorage.setItem('pythia.turn-sound', 'no');")
    page.locator(".own.acting .hand .lit").first.wait_for()
    play_to_the_end(page, by_mouse, most=2)
    assert page.evaluate("() => heard") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").check()
    page.wait_for_function("() => heard > 0")
    page.keyboard.press("Escape")
    page.evaluate("() => { heard = 0 }")
    play_to_the_end(page, by_mouse, most=1)
    page.wait_for_function("() => heard > 0")
    # A hidden page keeps quiet; the choice is remembered.
    page.reload()
    page.locator(".own.acting .hand .lit").first.wait_for()
    page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    play_to_the_end(page, by_mouse, most=1)
    assert page.evaluate("() => heard") == 0
    assert page.evaluate("() => localStorage.getItem('pythia.sound')") == "yes"
