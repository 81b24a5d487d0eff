"""The client keeps the house's order: its types are Python's, its texts no markup, its lock no addresses."""

import json
import re
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
GENERATED = "// Written by web/generate.py"
SOURCES = [path for ending in ("ts", "svelte", "css") for path in (WEB / "src").rglob(f"*.{ending}")]


def test_types_are_those_of_python() -> None:
    subprocess.run([sys.executable, str(WEB / "generate.py"), "--check"], check=True)


def test_offers_stand_for_what_they_do_in_python() -> None:
    subprocess.run([sys.executable, str(WEB / "offer_samples.py"), "--check"], check=True)


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
