"""Paints the pictures that must be pixels into web/public, for `make pictures`. Needs Chromium.

Each file carries the hash of what it was painted from, so that a test can tell an old one.
"""

import shutil
from hashlib import sha256
from pathlib import Path
from struct import pack
from zlib import crc32

from playwright.sync_api import sync_playwright

from pythia.games.prophecy.art import codex
from pythia.games.prophecy.art.pen import OBSIDIAN, Drawing

PUBLIC = Path(__file__).parent / "public"
STAMP = b"Source"
HEAD = 33
"""Where a PNG's signature and header end."""


def wanted() -> dict[str, tuple[Drawing, int, int]]:
    """Each file's drawing, width and height."""
    icons = {f"icon-{size}.png": (codex.icon(masked=True), size, size) for size in (180, 192, 512)}
    return {**icons, "preview.png": (codex.preview(), 1200, 630)}


def chunk(drawing: Drawing) -> bytes:
    """The drawing's hash as a PNG's text chunk."""
    text = b"tEXt" + STAMP + b"\0" + sha256(drawing.file().encode()).hexdigest().encode()
    return pack(">I", len(text) - 4) + text + pack(">I", crc32(text))


def main() -> None:
    names = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")
    browser = next(filter(None, map(shutil.which, names)))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for name, (drawing, width, height) in wanted().items():
            page = chromium.new_page(viewport={"width": width, "height": height})
            fitted = drawing.file().replace(
                "<svg ", '<svg style="display:block;width:100vw;height:100vh" ', 1
            )
            page.set_content(f'<body style="margin:0;background:{OBSIDIAN}">{fitted}')
            picture = page.screenshot()
            (PUBLIC / name).write_bytes(picture[:HEAD] + chunk(drawing) + picture[HEAD:])
        chromium.close()


if __name__ == "__main__":
    main()
