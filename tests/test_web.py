"""The client keeps the house's order: its types are Python's, its texts no markup, its lock no addresses."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pythia import games

WEB = Path(__file__).parent.parent / "web"
GENERATED = "// Written by web/generate.py"
SOURCES = [path for ending in ("ts", "svelte", "css") for path in (WEB / "src").rglob(f"*.{ending}")]


def test_types_are_those_of_python() -> None:
    subprocess.run([sys.executable, str(WEB / "generate.py"), "--check"], check=True)


def test_offers_stand_for_what_they_do_in_python() -> None:
    subprocess.run([sys.executable, str(WEB / "offer_samples.py"), "--check"], check=True)


def test_only_its_own_folder_names_a_game() -> None:
    shared = [
        path for path in SOURCES if path.relative_to(WEB / "src").parts[0] in {"lib", "pages", "App.svelte"}
    ]
    named = re.compile(rf"\b({'|'.join(games.names())})\b", re.IGNORECASE)
    assert not [path for path in shared if ".test." not in path.name and named.search(path.read_text())]


def test_text_is_never_markup() -> None:
    assert not [
        path for path in SOURCES if re.search(r"\{@html|innerHTML|insertAdjacentHTML", path.read_text())
    ]


def test_no_style_attribute_that_the_policy_forbids() -> None:
    assert not [path for path in SOURCES if re.search(r'\sstyle="', path.read_text())]


def test_the_lock_names_no_address() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_files_can_be_held_in_mind() -> None:
    """But for what nobody writes."""
    written = [text for path in SOURCES if not (text := path.read_text()).startswith(GENERATED)]
    assert not [text[:80] for text in written if len(text.splitlines()) > 400]


SRC = WEB / "src"
LIB = {"lib", "lib/text", "lib/wire"}
ARROWS = {
    "lib/text": {"lib", "lib/wire"},
    "lib/wire": {"lib"},
    "lib": {"lib/text", "lib/wire"},
    "lib/table": LIB,
    "games/": LIB | {"lib/table", "games"},
    "games": LIB | {"games/"},
    "pages": LIB | {"lib/table", "games"},
    "testing": set[str](),
}
"""What each part may import besides itself: `games` is the list of them, `games/` a game's own folder.
`App.svelte` and `main.ts` may import anything."""
LEFT = {"games/oraklos/Practice.svelte", "games/quest/Catalogue.svelte"}
"""Pages of a game's own, under the same head as all others."""
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']""")


def part(place: str) -> str:
    """The part of the client that a path under `src` belongs to; the empty one has the page itself."""
    folders = place.split("/")[:-1]
    return "/".join(folders[:2]) if folders[:1] in (["lib"], ["games"]) else "/".join(folders[:1])


def crossings(place: str, text: str) -> Iterator[str]:
    """The imports of a file that go against the arrows."""
    own = part(place)
    for name in IMPORT.findall(text):
        target = os.path.normpath(f"{Path(place).parent}/{name}")
        if not (SRC / target).suffix and (SRC / target).is_dir():
            target += "/index"
        other = part(target)
        kind, aim = (re.sub("^games/.*", "games/", each) for each in (own, other))
        if own and other != own and aim not in ARROWS[kind]:
            yield f"{place} imports {name}"


def test_arrows() -> None:
    places = {path.relative_to(SRC).as_posix(): path for path in SOURCES if path.suffix != ".css"}
    assert not [
        wrong for place in places.keys() - LEFT for wrong in crossings(place, places[place].read_text())
    ]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("lib/wire/a.ts", 'import { t } from "../text/index.svelte";'),
        ("lib/wire/a.ts", 'import type { Layout } from "../table/layout.svelte";'),
        ("lib/table/a.svelte", 'import "../../games/quest/quest.css";'),
        ("lib/a.ts", 'const page = await import("../pages/Front.svelte");'),
        ("games/quest/a.ts", 'import { SUITS } from "../prophecy/cards";'),
        ("games/quest/a.ts", "import Head from '../../pages/Head.svelte';"),
        ("pages/a.svelte", 'import Fan from "../games/prophecy/Fan.svelte";'),
    ],
)
def test_arrows_are_seen_to_be_crossed(place: str, text: str) -> None:
    assert len(list(crossings(place, text))) == 1


def test_arrows_may_be_followed() -> None:
    game = 'import type { GameModule } from "..";\nimport Frame from "../../lib/table/Frame.svelte";\n'
    assert not [*crossings("games/quest/a.ts", game), *crossings("pages/a.ts", 'from "../games"')]


def test_nothing_of_the_house_names_a_game() -> None:
    named = re.compile(rf"\b({'|'.join(games.names())})\b", re.IGNORECASE)
    wrong = [
        f"{path.relative_to(SRC)}:{number}"
        for folder in ("lib", "pages")
        for path in (SRC / folder).rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name
        if path.relative_to(SRC).as_posix() not in LEFT
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if named.search(line)
    ]
    assert not wrong


DRAWN = {"LineChart.svelte", "Lying.svelte", "Standee.svelte", "Card.svelte", "Marker.svelte", "Floor.svelte"}
"""They write in an SVG's own units."""


def test_sizes_of_type_are_tokens() -> None:
    """Nothing is smaller than the smallest of them, which is 14 px."""
    length = re.compile(r"\bfont(?:-size)?:(?!\s*var\()[^;/]*?(?<![\w-])[\d.]+(rem|em|px|pt|vw|%)")
    wrong = [
        f"{path.relative_to(SRC)}: {found.group()}"
        for path in SOURCES
        if path.suffix in (".css", ".svelte") and path.name != "tokens.css"
        for found in length.finditer(path.read_text())
        if not (path.name in DRAWN and found.group(1) == "px") and path.name != "base.css"
    ]
    assert not wrong
    sizes = re.findall(r"--size-[\w-]+: (?:clamp\()?([\d.]+)rem", (SRC / "tokens.css").read_text())
    assert len(sizes) > 5
    assert min(map(float, sizes)) == 0.875
