"""The built client: its files, told to last where their names change with what is in them."""

import gzip
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

from pythia.text import LANGUAGES, texts

FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
WORTH_PACKING_BYTES = 1024
PREVIEW = b'"/preview.png"'
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Our own: what the system says of an ending differs from machine to machine, and a wrong word is not run."""
_PACKABLE = ("text/", "image/svg", "application/manifest")


class File(NamedTuple):
    plain: bytes
    packed: bytes | None
    """By gzip, where that is worth it."""
    media_type: str
    caching: str
    tag: str


def find(folder: Path, path: str, public_url: str | None = None) -> File:
    """The file of this path; for anything else the client's page, which knows its own paths."""
    root = folder.resolve()
    wanted = (root / path.lstrip("/")).resolve() if "\0" not in path else root
    try:
        found = wanted.is_relative_to(root) and wanted.is_file()
    except OSError:
        # A name longer than any file's.
        found = False
    if not found:
        wanted = root / "index.html"
    if not wanted.is_file():
        return _not_built()
    return _load(wanted, wanted.stat().st_mtime_ns, wanted.is_relative_to(root / "assets"), public_url or "")


@lru_cache(256)
def _load(path: Path, changed: int, named_by_content: bool, public_url: str) -> File:
    plain = path.read_bytes()
    if path.name == "index.html":
        # Sites that preview a link want the whole address of the picture.
        plain = plain.replace(PREVIEW, b'"%s%s' % (escape(public_url.rstrip("/")).encode(), PREVIEW[1:]))
    media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    packs = media_type.startswith(_PACKABLE) and len(plain) >= WORTH_PACKING_BYTES
    return File(
        plain,
        gzip.compress(plain, mtime=0) if packs else None,
        media_type,
        FOREVER if named_by_content else EACH_TIME,
        f'"{sha256(plain).hexdigest()[:32]}"',
    )


def _not_built() -> File:
    """A plain page for whoever started the server from its sources without the client."""
    lines = "".join(
        f'<p lang="{language}">{texts(language)("client-not-built")}</p>' for language in LANGUAGES
    )
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pythia</title>{lines}</html>'
    return File(page.encode(), None, "text/html", EACH_TIME, '"none"')
