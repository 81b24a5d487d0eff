"""First visit to first card: clicks, time, and how much script the front page and the table load.

    PYTHONPATH=. python benchmarks/client.py

A server process as users start it and a headless Chromium with an empty cache, both on this machine.
"""

import gzip
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Request, sync_playwright
from tests.e2e.conftest import FLAGS, browser_path
from tests.server.house import process


def main() -> None:
    asked: set[str] = set()

    def note(request: Request) -> None:
        if request.resource_type == "script":
            asked.add(request.url)

    def size() -> int:
        """Of all scripts until now, packed."""
        return sum(len(gzip.compress(urlopen(each).read(), 9)) for each in asked)  # noqa: S310

    executable = browser_path()
    if executable is None:
        raise SystemExit("There is no Chromium to measure with; install one.")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        stranger = browser.new_context().new_page()
        stranger.on("request", note)
        stranger.goto(server.address, wait_until="networkidle")
        front = size()
        stranger.close()
        asked.clear()
        page = browser.new_context().new_page()
        page.on("request", note)
        start = time.perf_counter()
        page.goto(server.address)
        page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
        page.locator("[data-card]").first.wait_for()
        taken = time.perf_counter() - start
        to_first_card = size()
        browser.close()
    print(f"first visit to first card: 1 click, {taken:.2f} s (at most 2 clicks and 3 s)")
    print(f"script of the front page: {front / 1000:.1f} kB gzip (at most 76 kB)")
    print(f"script to the first card: {to_first_card / 1000:.1f} kB gzip (at most 120 kB)")


if __name__ == "__main__":
    main()
