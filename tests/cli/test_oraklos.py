"""Oraklos on the command line: all predictions of a throw, positions in words, and who plays it where."""

import json
import os
import re
import sys
from pathlib import Path

import msgspec
import pexpect
import pytest
from tests.cli.ending import ends, stop
from tests.games.oraklos.tables import FOUR_EACH, throw

from pythia.cli import main
from pythia.games import oraklos
from pythia.games.oraklos.dice import throw as thrown
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Throw
from pythia.table.chance import Source

RECORDS = sorted((Path(oraklos.__file__).parent / "records").glob("*.jsonl"))
DICE = thrown({"r": 4, "y": 4, "b": 4, "k": 4}, Source(b"").stream(0, "throw"))
LINE = msgspec.json.encode(Throw(DICE)).decode()
FIRST = '{"chance": "first", "seat": 0}'
THIN = '{"chance":"throw","dice":[{"colour":"r","centre":[0,0],"axis":[300,0],"hole":false}]}'


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(argv)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def found(capsys: pytest.CaptureFixture[str], file: Path, text: str, *more: str) -> tuple[int, str, str]:
    file.write_text(text)
    return said(capsys, "oraklos", "predictions", str(file), "--lang", "en", *more)


@pytest.mark.parametrize("holes", [False, True])
def test_all_predictions_of_a_throw(tmp_path: Path, capsys: pytest.CaptureFixture[str], holes: bool) -> None:
    status, out, err = found(capsys, tmp_path / "throw.jsonl", LINE + "\n", *(["--holes"] if holes else []))
    listed = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert listed == [{"dice": list(each.dice), "card": each.card} for each in predictions(DICE, holes)]
    assert listed == sorted(listed, key=lambda each: each["dice"])


def test_a_throw_in_a_record_will_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = '{"pythia": 1, "game": "oraklos", "players": 2, "options": {"variant": "antipodes"}}'
    alone = found(capsys, tmp_path / "one.jsonl", LINE)
    assert found(capsys, tmp_path / "record.jsonl", f"{header}\n{FIRST}\n{LINE}\n") == alone


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("", 2, "one throw"),
        (f"{LINE}\n{LINE}\n", 2, "one throw"),
        ("{", 2, "not JSON"),
        (FIRST, 1, "one throw"),
        ('{"chance": "throw", "dice": 7}', 1, "should be a list"),
        (LINE.replace('"r"', '"green"', 1), 1, "not possible"),
        (LINE.replace('"hole"', '"whole"', 1), 1, "not known here"),
        (
            '{"chance":"throw","dice":[{"colour":"r","centre":[0,0],"axis":[300,0],"hole":false}]}',
            1,
            "(rule O8)",
        ),
        (msgspec.json.encode(Throw(throw(FOUR_EACH).dice * 2)).decode(), 1, "touch"),
        (msgspec.json.encode(Throw(throw(FOUR_EACH).dice * 4)).decode(), 1, "more than 54"),
    ],
)
def test_what_is_no_throw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, status: int, words: str
) -> None:
    got, out, err = found(capsys, tmp_path / "bad.jsonl", text)
    assert (got, out) == (status, "")
    assert words in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, "oraklos", "predictions", "nowhere.jsonl", "--lang", "fr")
    assert (status, err) == (2, "Il n’y a pas de fichier nowhere.jsonl.\n")


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
