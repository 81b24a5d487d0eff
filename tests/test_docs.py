"""What the documents say works: their Python runs, their record lines are legal, their links lead on."""

import json
import re
from pathlib import Path

import pytest

from pythia.cli.parser import COMMANDS
from pythia.games.prophecy import GAME
from pythia.table.record import load_header, load_line

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.name)
def test_python_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), {})


def test_record_lines_are_record_lines() -> None:
    header, *others = (
        line for b in blocks(ROOT / "docs" / "record-format.md", "json") for line in b.splitlines()
    )
    load_header(header.encode())
    assert others
    for line in others:
        assert json.loads(line)
        load_line(line.encode(), GAME, 2)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_commands_exist() -> None:
    for page in PAGES:
        for command in re.findall(r"(?:^    |`)pythia ([a-z]+)", page.read_text(), re.MULTILINE):
            assert command in COMMANDS, (page.name, command)
