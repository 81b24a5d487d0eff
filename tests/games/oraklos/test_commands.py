"""`pythia oraklos predictions`: every prediction of a throw, and what is no throw."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.games.oraklos.tables import FOUR_EACH, throw

from pythia.cli import main
from pythia.games.oraklos.dice import throw as thrown
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Throw
from pythia.table.chance import Source

DICE = thrown({"r": 4, "y": 4, "b": 4, "k": 4}, Source(b"").stream(0, "throw"))
LINE = msgspec.json.encode(Throw(DICE)).decode()
FIRST = '{"chance": "first", "seat": 0}'


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
