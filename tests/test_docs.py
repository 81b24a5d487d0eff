"""What the documents say works: their Python runs, their record lines are legal, their links lead on."""

import json
import re
from pathlib import Path

import pytest

from pythia import games
from pythia.cli.parser import COMMANDS
from pythia.table.record import load_header, load_line

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.name)
def test_python_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), {})


def test_record_lines_are_record_lines() -> None:
    """Each under the heading of its game; the header stands before them all."""
    _, *chapters = re.split(r"^## ", (ROOT / "docs" / "record-format.md").read_text(), flags=re.MULTILINE)
    found = {chapter.splitlines()[0].lower(): BLOCK.findall(chapter) for chapter in chapters}
    (header,) = found["the header"]
    load_header(header.strip().encode())
    for name in games.names():
        lines = [line for block in found[name] for line in block.splitlines()]
        assert lines
        for line in lines:
            assert json.loads(line)
            load_line(line.encode(), games.load(name), 5)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_commands_exist() -> None:
    known = {*COMMANDS, *(game.name for game in games.every() if game.commands())}
    for page in PAGES:
        for command in re.findall(r"(?:^    |`)pythia ([a-z]+)", page.read_text(), re.MULTILINE):
            assert command in known, (page.name, command)
