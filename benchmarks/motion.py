"""Frames while things move: a round on a phone's screen, with the processor slowed to a quarter.

    PYTHONPATH=. python benchmarks/motion.py

A real server and a headless Chromium on this machine, which draws without a graphics card. So the same
browser, slowed alike, also moves one plain box, as many plain boxes as a hand has cards, and these while the
page's thread is busy half of the time: what is dropped there is the machine's doing, what is dropped beyond
that is ours. Turn by turn, several times. A frame is in flight from the first step of a motion that was shown
to its end; how long motions take to begin is told beside it. Nothing but the page itself asks for frames:
taps come from outside, and what there is to tap is asked for now and then.

`--times 1` is the short form. How far it is, it says as it goes; a round that stands still ends it.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from benchmarks.trace import CATEGORIES, Tally, read
from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.e2e.conftest import FLAGS, Server, browser_path
from tests.e2e.playing import deal

PHONE = ViewportSize(width=390, height=844)
STUCK_S = 60
"""So long without anything to tap, and the round will not go on."""
MOST_TAPS = 150
"""A round of twelve cards and a bid, each lifted and played, takes a quarter of it."""
KINDS = ("scores", "deal", "gather", "play", "piles", "hand")
PLAIN = {"one plain box": (1, 0), "14 plain boxes": (14, 0), "14, busy page": (14, 50)}
"""How many boxes, and for how many milliseconds of every hundred the page's thread is busy."""

TELL = """
const tell = (what, animation) => {
    // When it was asked for, and when the compositor showed its first step.
    const asked = performance.now();
    animation.ready.then(() => {
        const { delay, duration } = animation.effect.getTiming();
        const times = [asked, animation.startTime, delay + duration, performance.now()];
        performance.mark(`move ${what} ${times.join(" ")}`);
    }, () => {});
};
"""
WATCH = (
    f"{TELL}"
    """
localStorage.setItem("pythia.pace", "calm");
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, timing) {
    // Backs fly as plain images; a card that is gathered is more than that.
    const kinds = { ".hand, .air > img": "deal", ".air": "gather", ".trick": "play" };
    const what = Object.entries(kinds).find(([place]) => this.closest(place))?.[1] ?? "piles";
    const animation = animate.call(this, steps, timing);
    tell(what, animation);
    return animation;
};
addEventListener("transitionrun", ({ target }) => target.getAnimations().forEach(each => tell("hand", each)));
addEventListener("animationstart", () => {
    // Lines that come one after the other, and figures that count up for as long as three cards fly.
    const now = performance.now();
    performance.mark(`move scores ${now} ${now} 840 ${now}`);
});
"""
)

TO_TAP = """() => {
    const seal = document.querySelector(".deeds .button.main");
    const wanted = document.querySelector("dialog[open] .body .button")
        ?? (document.querySelector(".own.acting:not([aria-busy=true]) .hand .lit")
            && (seal && !seal.disabled ? seal
                : document.querySelector(seal ? '.hand .lit[aria-pressed="false"]' : ".hand .lit")));
    if (!wanted) return null;
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const last = !!wanted.closest("dialog:has(tbody)");
    return { x: left + Math.min(15, width / 2), y: top + height / 2, last };
}"""

BOXES = """<!doctype html><style>
    body { margin: 0; background: #f3e8d2 }
    div { position: absolute; top: 600px; width: 58px; height: 81px; background: #274a9e }
</style><body>"""
FLY = """async ([count, busy, times]) => {"""
FLY += (
    f"{TELL}"
    """
    setInterval(() => { for (const end = performance.now() + busy; performance.now() < end;); }, 100);
    const boxes = Array.from({ length: count }, (_, i) => {
        const box = document.body.appendChild(document.createElement("div"));
        box.style.left = `${i * 24}px`;
        return box;
    });
    for (let n = 0; n < times; n++) {
        boxes.forEach((box, i) => {
            tell("plain", box.animate(
                [
                    { transform: "translate(100px, -500px) scale(0.45)", opacity: 0 },
                    { opacity: 1, offset: 0.3 },
                    { transform: "none", opacity: 1 },
                ],
                { duration: 280, delay: 20 * i, fill: "backwards", easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
            ));
        });
        await new Promise(done => setTimeout(done, 900));
    }
}"""
)


def play_a_round(page: Page, tell: Callable[[str], None]) -> None:
    """One round, its scores and the next deal, by touch."""
    taps, since = 0, time.monotonic()
    while time.monotonic() - since < STUCK_S:
        page.wait_for_timeout(100)
        spot = page.evaluate(TO_TAP)
        if not spot:
            continue
        # Scores are looked at before one goes on.
        page.wait_for_timeout(1500 * spot["last"])
        page.touchscreen.tap(spot["x"], spot["y"])
        page.wait_for_timeout(700)
        taps, since = taps + 1, time.monotonic()
        tell(f"a round at the table, tap {taps}")
        if spot["last"]:
            return
        if taps > MOST_TAPS:
            raise SystemExit(f"The round does not end: {taps} taps, and no scores.")
    raise SystemExit(f"The round stands still: nothing to tap for {STUCK_S} s after tap {taps}.")


class Progress:
    """Which part is measured, how far it is, and since when: beside the figures, not among them."""

    def __init__(self, times: int) -> None:
        self._times, self._turn, self._began = times, 0, time.monotonic()

    def turn(self) -> None:
        self._turn += 1

    def tell(self, what: str) -> None:
        lasted = time.monotonic() - self._began
        print(f"{lasted:4.0f} s: {self._turn} of {self._times}, {what}", file=sys.stderr, flush=True)


def share(tally: Tally) -> float:
    """Of all frames in flight those dropped; one more, so that none is still something to compare with."""
    return (tally.dropped + 1) / (tally.shown + tally.dropped + 1)


def line(what: str, tally: Tally) -> str:
    frames = tally.shown + tally.dropped
    tasks = sorted(tally.tasks_us)
    busy = sum(tasks) / 1000
    long = sum(task > 16_667 for task in tasks)
    return (
        f"{what:15} {frames:6} {tally.dropped:7} {tally.dropped / max(1, frames):7.1%} {tally.gap:5}"
        f" {median(tally.waits_ms) if tally.waits_ms else 0:7.0f}"
        f" {busy:8.0f} {long:6} {tasks[-1] / 1000 if tasks else 0:8.0f} {tally.layouts:8} {tally.forced:6}"
    )


def report(options: argparse.Namespace, total: dict[str, Tally], stepped: int) -> None:
    print(
        f"a processor {options.slower:g} times slower, 390 × 844 at 2 pixels a point, {options.times} times;"
        f" load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores:"
    )
    print(
        "                  frames in flight         in a   begins  main thread: tasks  longest  layouts"
        "  of them"
    )
    print(
        "                    all  dropped    share   row    after   busy ms > 17 ms       ms      all  forced"
    )
    moving = Tally()
    for what in KINDS:
        moving.add(total[what])
    for what, tally in [*total.items(), ("all that moves", moving)]:
        print(line(what, tally))
    print(
        "main thread, ms: "
        + ", ".join(f"{what} {us / 1000:.0f}" for what, us in moving.busy_us.most_common())
    )
    beside = [
        f"{share(tally) / share(total[plain]):.1f} times {plain}"
        for plain, tally in ((p, moving) for p in PLAIN)
    ]
    print(f"dropped by the table: {', '.join(beside)}")
    print(f"animations not left to the compositor: {stepped}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--times", type=int, default=3, help="how often all is measured, turn by turn")
    options = parser.parse_args()
    executable = browser_path()
    if executable is None:
        raise SystemExit("There is no Chromium to measure with; install one.")
    progress = Progress(options.times)
    total: dict[str, Tally] = {what: Tally() for what in (*PLAIN, *KINDS, "rest")}
    stepped = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)

        def watched(page: Page, act: Callable[[], object]) -> bytes:
            slow = page.context.new_cdp_session(page)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": options.slower})
            browser.start_tracing(page=page, categories=CATEGORIES)
            act()
            return browser.stop_tracing()

        try:
            for _ in range(options.times):
                progress.turn()
                for what, (count, busy) in PLAIN.items():
                    progress.tell(what)
                    context = browser.new_context(viewport=PHONE, device_scale_factor=2, is_mobile=True)
                    page = context.new_page()
                    page.set_content(BOXES)
                    found = read(watched(page, partial(page.evaluate, FLY, [count, busy, 12])), ("plain",))
                    total[what].add(found.tallies["plain"])
                    context.close()
                context = browser.new_context(
                    viewport=PHONE,
                    device_scale_factor=2,
                    has_touch=True,
                    is_mobile=True,
                    reduced_motion="no-preference",
                )
                context.set_default_timeout(STUCK_S * 1000)
                progress.tell("the table is laid")
                page = context.new_page()
                page.goto(server.address)
                context.add_init_script(WATCH)
                deal(page, 4)
                page.wait_for_timeout(1000)
                found = read(watched(page, partial(play_a_round, page, progress.tell)), KINDS)
                context.close()
                for what, tally in found.tallies.items():
                    total[what].add(tally)
                stepped += found.not_composited
        finally:
            browser.close()
            server.stop()
    report(options, total, stepped)


if __name__ == "__main__":
    main()
