"""`pythia play quest`: by numbers on a real terminal, and without one."""

import json
import re
import sys
from pathlib import Path

import pexpect
import pytest
from tests.cli.ending import ends

from pythia.cli import main
from pythia.table.replay import replay, verify
from pythia.text import LANGUAGES

PATIENCE = 120
ASKED = r"leave\s+the table"


def spawn(data: Path, *words: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-m", "pythia.cli", *words, "--data", str(data), "--lang", "en"],
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(60, 200),
    )


def numbers(shown: str) -> dict[str, str]:
    """What is on the list: its words, and its number."""
    return {
        words.strip(): number for number, words in re.findall(r"^ *(\d+)  (.*?)\r?$", shown, re.MULTILINE)
    }


def test_play_leave_and_go_on(tmp_path: Path) -> None:
    terminal = spawn(tmp_path, "play", "quest", "--players", "2", "--seed", "numbers")
    terminal.expect(ASKED)
    assert "go, stay" in numbers(terminal.before or "")
    terminal.sendline("?")
    terminal.expect(r"is in sight|\): ")
    terminal.expect(ASKED)
    terminal.sendline("nonsense")
    terminal.expect("A number from 1 to")
    terminal.sendline(numbers(terminal.before or "").get("go, stay", "1"))
    terminal.expect(ASKED)
    terminal.sendline("q")
    terminal.expect("pythia.* resume|resume")
    ends(terminal)
    (record,) = (tmp_path / "matches").glob("quest-*.jsonl")
    *_, last = replay(record.read_bytes())
    own = [json.loads(line) for line in record.read_text().splitlines() if '"seat":0,"do"' in line]
    assert own[0] == {"seat": 0, "do": "move", "way": "stay"}
    assert last.move.match.acting == (0,)

    back = spawn(tmp_path, "resume")
    back.expect("Back at the table")
    back.expect(ASKED)
    back.sendeof()
    ends(back)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_bots_play_to_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words = ["play", "quest", "--players", "2", "--seed", "s", "--option", "economic_crisis=true"]
    assert main([*words, "--data", str(tmp_path), "--lang", language]) == 0
    assert "quest-1.jsonl" in capsys.readouterr().out
    match, outcomes = verify((tmp_path / "matches" / "quest-1.jsonl").read_bytes())
    assert match.result.over
    assert match.state.options.economic_crisis
    assert outcomes == match.drawn


@pytest.mark.parametrize(
    "words", [["--players", "6"], ["--bots", "prophet"], ["--length", "short"], ["--option", "x=1"]]
)
def test_what_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["play", "quest", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_simulate_quest(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--players", "2", "--bots", "novice", "--seed", "s", "--lang", "en"]
    assert main(["simulate", "quest", *words]) == 0
    assert len(re.findall(r"novice", capsys.readouterr().out)) == 2
