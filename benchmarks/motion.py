"""Frames while things move: a round on a phone's screen, with the processor slowed to a quarter.

    PYTHONPATH=. python benchmarks/motion.py

A real server and a headless Chromium on this machine. Every frame's time is noted with what moves in it; a
frame is dropped for each sixtieth of a second that the page misses. The same page at rest, under the same
load, is the measure of the machine's own noise.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright
from tests.e2e.conftest import FLAGS, Server, browser_path
from tests.e2e.playing import NEXT, by_touch, deal

FRAME_MS = 1000 / 60
PHONE = ViewportSize(width=390, height=844)

WATCH = """
localStorage.setItem("pythia.pace", "calm");
window.seen = { frames: [], moves: [] };
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, timing) {
    const passing = this.querySelector('use[href$="pr-back"]');
    const what = this.closest(".hand") || (this.closest(".air") && passing) ? "deal"
        : this.closest(".air") ? "gather" : this.closest(".trick") ? "play" : "piles";
    const now = performance.now();
    seen.moves.push([what, now, now + timing.delay + timing.duration]);
    return animate.call(this, steps, timing);
};
let last = performance.now();
requestAnimationFrame(function note(now) {
    seen.frames.push([last, now]);
    last = now;
    requestAnimationFrame(note);
});
"""
"""Notes every frame and every move; looking for moves in each frame would itself cost frames."""

KINDS = ("deal", "gather", "play", "piles")


def sort_out(seen: dict[str, Any]) -> list[tuple[str, float]]:
    """Each frame's length, and the weightiest of what moved in it."""
    frames = []
    for begin, end in seen["frames"]:
        moving = {what for what, start, stop in seen["moves"] if start < end and begin < stop}
        frames.append((next((kind for kind in KINDS if kind in moving), "rest"), end - begin))
    return frames


def measure(page: Any) -> list[tuple[str, float]]:
    """One round, its scores and the next deal, by touch."""
    for _ in range(60):
        page.locator(NEXT).first.wait_for()
        over = page.locator("dialog[open] tbody").count()
        by_touch(page)
        page.wait_for_timeout(900)
        if over:
            break
    return sort_out(page.evaluate("() => seen"))


def report(frames: list[tuple[str, float]]) -> None:
    print("what    frames  dropped    share  longest")
    for what in ("deal", "play", "gather", "piles", "rest", "all"):
        times = sorted(time for name, time in frames if what in (name, "all"))
        if not times:
            continue
        dropped = sum(max(0, round(time / FRAME_MS) - 1) for time in times)
        share = dropped / (dropped + len(times))
        print(f"{what:7} {len(times):6} {dropped:8} {share:8.1%} {times[-1]:5.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--still", action="store_true", help="the same without motion, to compare with")
    options = parser.parse_args()
    executable = browser_path()
    if executable is None:
        raise SystemExit("There is no Chromium to measure with; install one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            context = browser.new_context(
                viewport=PHONE,
                device_scale_factor=2,
                has_touch=True,
                is_mobile=True,
                reduced_motion="reduce" if options.still else "no-preference",
            )
            context.set_default_timeout(60_000)
            page = context.new_page()
            page.goto(server.address)
            context.add_init_script(WATCH)
            deal(page, 4)
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": options.slower})
            page.evaluate("() => { seen.frames = [] }")
            frames = measure(page)
        finally:
            browser.close()
            server.stop()
    print(f"a processor {options.slower:g} times slower, 390 × 844 at 2 pixels a point:")
    report(frames)


if __name__ == "__main__":
    main()
