"""`pythia play quest`: by numbers on a real terminal, and without one."""

import json
import re
import sys
from pathlib import Path
from typing import get_args

import pexpect
import pytest

from pythia.cli import main
from pythia.cli.quest.telling import told
from pythia.contract import Event
from pythia.games.quest import events
from pythia.games.quest.state import Way
from pythia.table.replay import replay, verify
from pythia.text import LANGUAGES, texts

PATIENCE = 60
ASKED = "leave the table"


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
    table = spawn(tmp_path, "play", "quest", "--players", "2", "--seed", "numbers")
    table.expect(ASKED)
    assert "go, stay" in numbers(table.before or "")
    table.sendline("nonsense")
    table.expect("A number from 1 to")
    table.sendline(numbers(table.before or "").get("go, stay", "1"))
    table.expect(ASKED)
    table.sendline("q")
    table.expect("pythia.* resume|resume")
    table.expect(pexpect.EOF)
    (record,) = (tmp_path / "matches").glob("quest-*.jsonl")
    *_, last = replay(record.read_bytes())
    own = [json.loads(line) for line in record.read_text().splitlines() if '"seat":0,"do"' in line]
    assert own[0] == {"seat": 0, "do": "move", "way": "stay"}
    assert last.move.match.acting == (0,)

    back = spawn(tmp_path, "resume")
    back.expect("Back at the table")
    back.expect(ASKED)
    back.sendeof()
    back.expect(pexpect.EOF)


def rolled(*foe: int) -> Event:
    return events.Rolled(0, "strength", (4,), foe, 8, 7, (), (), "win")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (rolled(3), "Dice 4 and 3: 8 against 7.", "Dés 4 et 3 : 8 contre 7."),
        (rolled(3, 5), "Dice 4 and 3/5: 8 against 7.", "Dés 4 et 3/5 : 8 contre 7."),
        (events.Moved(0, "horse", "city"), "Ann: rides to City.", "Ann : à cheval vers Ville."),
        (events.Moved(0, "stay", "city"), "Ann: stays at City.", "Ann : reste sur place, Ville."),
    ],
)
def test_what_happens_is_told(event: Event, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        assert told(event, ("Ann",), texts(language, "quest")) == [expected.replace(" :", "\u00a0:")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_is_told_in_its_own_words(language: str) -> None:
    ways = (*get_args(Way), "wizard", "scroll")
    lines = {told(events.Moved(0, way, "city"), ("Ann",), texts(language, "quest"))[0] for way in ways}
    assert len(lines) == len(ways)


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
