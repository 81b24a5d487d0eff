"""`pythia analyse`: the table and the data, in both languages; what is kept; what is refused."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.prophecy.records_gen import legal_record

from pythia import games
from pythia.cli import analyse, main

RECORD = legal_record(Random(4), 2, "short")
RECORDS = Path(games.__file__).parent
FEW = ("--playouts", "16")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


class Run:
    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data, self._capsys = data, capsys

    def __call__(self, file: Path | str, *options: str) -> tuple[int, str, str]:
        status = main(["analyse", str(file), "--data", str(self._data), *FEW, *options])
        printed = self._capsys.readouterr()
        return status, printed.out, printed.err

    def json(self, file: Path | str, *options: str) -> tuple[int, Any]:
        status, out, err = self(file, "--json", *options)
        assert err == ""
        return status, json.loads(out)


@pytest.fixture
def run(data: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(data, capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The beginning of a match, which is not over."""
    return written(tmp_path / "record.jsonl", RECORD[:20])


def written(file: Path, lines: list[str]) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def test_the_same_as_a_table_and_as_data(run: Run, file: Path) -> None:
    status, found = run.json(file)
    assert status == 0
    assert (found["game"], found["players"], found["playouts"], found["over"]) == ("prophecy", 2, 16, False)
    assert [own["seat"] for own in found["seats"]] == [0, 1]
    for each in found["decisions"]:
        assert each["chosen"]["do"] in ("bid", "play")
        assert each["options"][0]["worth"] >= each["options"][-1]["worth"] or len(each["options"]) > 2
    status, out, _ = run(file, "--lang", "en")
    assert status == 0
    for mark in ("blunder", "mistake", "slip"):
        assert out.count(f" {mark} ") == sum(each["mark"] == mark for each in found["decisions"])
    assert "The match is not over" in out
    assert all(word in out for word in ("Accuracy", "Luck", "Choice", "Result"))


def test_in_french(run: Run, file: Path) -> None:
    status, out, _ = run(file, "--lang", "fr")
    assert status == 0
    assert all(word in out for word in ("Précision", "Chance", "Résultat", "La partie n’est pas finie"))
    assert "Accuracy" not in out


def test_of_one_seat(run: Run, file: Path) -> None:
    _, whole = run.json(file)
    _, own = run.json(file, "--seat", "1")
    assert own["decisions"] == [each for each in whole["decisions"] if each["seat"] == 1]
    assert own["seats"] == whole["seats"][1:]
    status, refused = run.json(file, "--seat", "2")
    assert (status, refused["error"]["code"]) == (2, "no-such-seat")


def test_what_is_kept_is_worked_out_once(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = written(data / "matches" / "prophecy-3.jsonl", RECORD[:20])
    _, first = run.json("prophecy-3")
    assert kept.with_suffix(".review").exists()
    work = analyse.watched
    monkeypatch.setattr(analyse, "watched", None)
    assert run.json(kept)[1] == first
    assert run.json("prophecy-3", "--seat", "0")[1]["seats"] == first["seats"][:1]
    monkeypatch.setattr(analyse, "watched", work)
    kept.with_suffix(".review").write_text("spoiled")
    assert run.json(kept)[1] == first
    written(kept, RECORD[:22])
    assert run.json(kept)[1]["decisions"] != first["decisions"]


def test_what_is_not_ours_or_not_over_is_not_kept(run: Run, data: Path, file: Path) -> None:
    run(file)
    assert list(file.parent.glob("*.review")) == []
    running = written(data / "matches" / "prophecy-4.jsonl", RECORD[:16])
    running.with_suffix(".seed").write_text("00")
    assert run(running)[0] == 0
    assert list(running.parent.glob("*.review")) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_weighed(run: Run, tmp_path: Path, language: str) -> None:
    speed = RECORDS / "oraklos" / "records" / "standard_alone.jsonl"
    status, out, err = run(speed, "--lang", language)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert ("a game of speed" if language == "en" else "un jeu de vitesse") in err
    status, refused = run.json(speed)
    assert (status, refused["error"]["code"]) == (2, "analyse-of-speed")
    undecided = written(tmp_path / "undecided.jsonl", RECORD[:3])
    status, out, err = run(undecided, "--lang", language)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert run.json(undecided)[1]["error"]["code"] == "analyse-nothing-decided"


def test_spoiled_records(run: Run, tmp_path: Path) -> None:
    assert run.json(tmp_path / "nothing")[1]["error"]["code"] == "file-missing"
    assert run(tmp_path)[0] == 2
    assert run("bad\0name")[0] == 2
    assert run("")[0] == 2
    cut = tmp_path / "cut.jsonl"
    whole = "\n".join(RECORD[:30]).encode()
    for at in (0, 1, 50, 400, len(whole) - 7):
        cut.write_bytes(whole[:at])
        status, out, err = run(cut)
        assert (status in (1, 2), out, err.count("\n")) == (True, "", 1)
    status, refused = run.json(written(tmp_path / "wrong", [*RECORD[:20], '{"seat": 0, "do": "dance"}']))
    assert (status, refused["error"]["code"], refused["error"]["line"]) == (1, "unknown-verb", 21)


def test_numbers_that_are_none(run: Run, file: Path) -> None:
    assert run(file, "--playouts", "0")[0] == 2
    assert run(file, "--seat", "x")[0] == 2
