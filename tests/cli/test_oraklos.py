"""Oraklos on the command line: positions in words, and who plays it where."""

import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest
from tests.cli.ending import ends, stop

from pythia.cli import main
from pythia.games import oraklos

RECORDS = sorted((Path(oraklos.__file__).parent / "records").glob("*.jsonl"))


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(argv)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_every_position_of_every_record_can_be_told(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    count = len(record.read_text().splitlines())
    for line in (1, 2, count // 3, count // 2, count - 1, count):
        shown = {}
        for language in ("en", "fr"):
            status, shown[language], err = said(
                capsys, "replay", str(record), "--to", str(line), "--lang", language
            )
            assert (status, err) == (0, "")
        assert shown["en"] != shown["fr"]
    status, out, _ = said(capsys, "replay", str(record), "--json")
    told = json.loads(out)
    assert told["over"]
    assert told["phase"] == "over"
    assert {"scores", "winners", "round", "wishes", "lines"} <= told.keys()


def test_an_option_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("variant=senior", "length=short", "clocks=7", "variant"):
        status, _, err = said(capsys, "simulate", "oraklos", "--option", option, "--lang", "en")
        assert status == 2
        assert option in err
        assert "variant, judge, clocks" in err


def test_no_terminal_so_bots_play_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["play", "oraklos", "--players", "2", "--data", str(tmp_path), "--lang", "en", "--seed", "delphi"]
    status, out, _ = said(capsys, *argv, "--option", "variant=junior")
    assert status == 0
    assert "The game is over." in out
    (record,) = tmp_path.rglob("*.jsonl")
    assert said(capsys, "verify", str(record))[0] == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_in_a_terminal_the_browser_is_opened(tmp_path: Path) -> None:
    argv = ["-m", "pythia.cli", "play", "oraklos", "--players", "3", "--option", "variant=antipodes"]
    environment = {**os.environ, "PYTHIA_NO_BROWSER": "1", "PYTHIA_PORT": "0", "TERM": "xterm"}
    child = pexpect.spawn(
        sys.executable,
        [*argv, "--data", str(tmp_path), "--lang", "en"],
        env=environment,
        encoding="utf-8",
        timeout=120,
        dimensions=(40, 300),
    )
    try:
        child.expect("played in the browser")
        child.expect(r"http://127\.0\.0\.1:\d+/play/oraklos\?(\S+)")
        assert re.search(r"players=3&bots=adept&options=\S*antipodes", str(child.after))
        child.sendintr()
        assert ends(child) == 0
    finally:
        stop(child)
