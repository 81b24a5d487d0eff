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

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import FLAGS, Server, browser_path
from tests.e2e.playing import NEXT, by_touch, deal

FRAME_MS = 1000 / 60

WATCH = """
localStorage.setItem("pythia.pace", "calm");
window.frames_seen = [];
const kind = (element) => {
    if (element.closest(".hand")) return "deal";
    if (element.closest(".air")) return element.querySelector('use[href$="pr-back"]') ? "deal" : "gather";
    return element.closest(".trick") ? "play" : "piles";
};
let last = performance.now();
requestAnimationFrame(function note(now) {
    const moving = new Set(document.getAnimations().map(({ effect }) => kind(effect.target)));
    const what = ["deal", "gather", "play", "piles"].find((name) => moving.has(name)) ?? "rest";
    frames_seen.push([what, now - last]);
    last = now;
    requestAnimationFrame(note);
});
"""


def measure(page: Any) -> list[tuple[str, float]]:
    """One round, its scores and the next deal, by touch."""
    for _ in range(60):
        page.locator(NEXT).first.wait_for()
        over = page.locator("dialog[open] tbody").count()
        by_touch(page)
        page.wait_for_timeout(900)
        if over:
            break
    frames: list[tuple[str, float]] = page.evaluate("() => frames_seen")
    return frames


def report(frames: list[tuple[str, float]]) -> None:
    print("what    frames  dropped    share  longest")
    for what in ("deal", "play", "gather", "piles", "rest"):
        times = sorted(time for name, time in frames if name == what)
        if not times:
            continue
        dropped = sum(max(0, round(time / FRAME_MS) - 1) for time in times)
        share = dropped / (dropped + len(times))
        print(f"{what:7} {len(times):6} {dropped:8} {share:8.1%} {times[-1]:5.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is")
    slower = parser.parse_args().slower
    executable = browser_path()
    if executable is None:
        raise SystemExit("There is no Chromium to measure with; install one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            size = {"width": 390, "height": 844}
            context = browser.new_context(
                viewport=size, device_scale_factor=2, has_touch=True, is_mobile=True
            )
            context.set_default_timeout(60_000)
            page = context.new_page()
            page.goto(server.address)
            context.add_init_script(WATCH)
            deal(page, 4)
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            page.evaluate("() => { frames_seen = [] }")
            frames = measure(page)
        finally:
            browser.close()
            server.stop()
    print(f"a processor {slower:g} times slower, 390 × 844 at 2 pixels a point:")
    report(frames)


if __name__ == "__main__":
    main()
