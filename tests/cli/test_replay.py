"""`pythia replay` and `pythia verify` as records.md has them: what they print, and how they exit."""

import io
import json
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import LONG
from tests.games.prophecy.records_gen import legal_record

from pythia.cli import main
from pythia.table.chance import commitment
from pythia.table.record import MAX_BYTES, MAX_NAME_CHARS

HEADER = '{"pythia": 1, "game": "prophecy", "players": 2, "options": {}}'
DEALER = '{"chance": "dealer", "draws": [["su14", "su1"]]}'
RECORD = legal_record(Random(1), 3, "short")


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> "Run":
    return Run(tmp_path, capsys)


class Run:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file, self._capsys = folder / "record.jsonl", capsys

    def __call__(self, command: str, lines: list[str] | bytes, *options: str) -> tuple[int, str, str]:
        data = lines if isinstance(lines, bytes) else "".join(line + "\n" for line in lines).encode()
        self.file.write_bytes(data)
        status = main([command, str(self.file), "--lang", "en", *options])
        printed = self._capsys.readouterr()
        return status, printed.out, printed.err

    def json(self, lines: list[str] | bytes, *options: str) -> tuple[int, Any]:
        status, out, err = self("replay", lines, "--json", *options)
        assert err == ""
        return status, json.loads(out)


def test_a_whole_record(run: Run) -> None:
    status, reached = run.json(RECORD)
    assert status == 0
    assert list(reached) == ["game", "over", "scores", "winners", "lines", "bonus", "rounds", "view"]
    assert (reached["game"], reached["over"], reached["lines"]) == ("prophecy", True, len(RECORD))
    assert [list(each) for each in reached["rounds"]] == [["trump", "dealer", "bids", "tricks", "points"]] * 5
    assert reached["rounds"][-1]["trump"] is None
    points = [sum(each["points"][seat] for each in reached["rounds"]) for seat in range(3)]
    assert reached["scores"] == points


def test_every_beginning_of_a_record(run: Run) -> None:
    """Legal wherever it stops, but not between an action and the chance it calls for."""
    for count in range(1, len(RECORD) + 1):
        status, reached = run.json(RECORD[:count])
        before_chance = count < len(RECORD) and '"chance"' in RECORD[count] and '"do"' in RECORD[count - 1]
        if before_chance:
            assert (status, reached["error"]["line"]) == (1, count)
            assert reached["error"]["code"] == "record-stops"
        else:
            assert (status, reached.get("lines")) == (0, count)


def test_the_header_alone_is_a_table_nobody_has_dealt_at(run: Run) -> None:
    for lines in ([HEADER], [HEADER, DEALER]):
        status, reached = run.json(lines)
        assert status == 0
        assert reached.pop("view")["phase"] == "deal"
        assert reached == {
            "game": "prophecy", "over": False, "scores": [0, 0], "winners": None, "lines": len(lines),
            "bonus": [0, 0], "rounds": [],
        }  # fmt: skip


def test_for_a_person(run: Run) -> None:
    status, out, err = run("replay", RECORD)
    assert (status, err) == (0, "")
    assert "The game is over." in out
    status, out, err = run("replay", RECORD, "--to", "30")
    assert "Round 1 of 5, trump: Eagles" in out
    assert "To play:" in out
    assert "Nothing has been dealt" in run("replay", [HEADER])[1]
    quest = HEADER.replace("prophecy", "quest")
    assert "Nothing has been dealt" in run("replay", [quest])[1]
    assert "Nothing has been drawn" in run("replay", [HEADER.replace("prophecy", "oraklos")])[1]


def test_to_a_line(run: Run) -> None:
    for line in range(3, len(RECORD) + 1):
        status, reached = run.json(RECORD, "--to", str(line))
        assert status == 0
        assert reached["lines"] == line or '"chance"' in RECORD[line]
    status, reached = run.json(RECORD, "--to", str(len(RECORD) + 1))
    assert (status, reached["error"]["code"]) == (2, "no-such-line")


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = "\n".join(RECORD).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["lines"] == len(RECORD)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"seat": 0, "do": "dance"}', "unknown-verb"),
        ('{"seat": 0, "do": "play"}', "key-missing"),
        ('{"do": "play", "card": "su1"}', "key-missing"),
        ('{"seat": 0, "do": "play", "card": "su1", "colour": "red"}', "key-unknown"),
        ('{"seat": 0, "do": "play", "card": 7}', "wrong-type"),
        ('{"seat": "0", "do": "play", "card": "su1"}', "wrong-type"),
        ('{"seat": true, "do": "play", "card": "su1"}', "wrong-type"),
        ('{"seat": 0.0, "do": "play", "card": "su1"}', "wrong-type"),
        ('{"seat": -1, "do": "play", "card": "su1"}', "wrong-value"),
        ('{"seat": 2, "do": "play", "card": "su1"}', "no-such-seat"),
        ('{"seat": 0, "do": "play", "card": "su15"}', "unknown-card"),
        ('{"seat": 0, "do": "play", "card": "su1", "suit": "xx"}', "wrong-value"),
        ('{"seat": 0, "do": "bid", "cards": "su1"}', "wrong-type"),
        ('{"seat": 0, "do": "bid", "cards": [1, 2]}', "wrong-type"),
        ('{"seat": 0, "do": "play", "card": "su1", "at": -1}', "wrong-value"),
        ('{"seat": 0, "do": "play", "card": "su1", "arrived": 5}', "arrived-before"),
        ('{"seat": 0, "do": "play", "card": "su1", "at": 6, "arrived": 5}', "arrived-before"),
        ('{"seat": 0, "do": "play", "card": "su1", "by": "cat"}', "wrong-value"),
        ('{"seat": 0, "do": "play", "card": "su1", "by": "table"}', "table-may-not-act"),
        ('{"chance": "weather"}', "unknown-chance"),
        ('{"chance": "deal", "hands": []}', "chance-not-called-for"),
        ('{"clock": "proof", "at": 10}', "unknown-clock"),
        ('{"clock": "turn", "at": 10}', "table-must-act"),
        ('{"seat": 0, "say": "text"}', "say-text-or-args"),
        ('{"seat": 0, "say": "hello", "text": "x"}', "say-text-or-args"),
        ('{"seat": 0, "say": "hello", "args": {"a": {}}}', "wrong-type"),
        ('{"seat": 9, "say": "hello"}', "no-such-seat"),
        ('{"seat": 0, "sits": "cat"}', "wrong-value"),
        ('{"seat": 0}', "line-kind-unknown"),
        ("[]", "line-not-object"),
        ("3", "line-not-object"),
        ('{"seat": 0, "seat": 0, "do": "undo"}', "key-twice"),
        ('{"seat": 0, "do": "undo", "card": "su1"}', "key-unknown"),
        ("[" * 5000 + "]" * 5000, "line-too-deep"),
        (r'{"seat": 0, "say": "text", "text": "\ud800"}', "line-not-unicode"),
    ],
)
def test_a_wrong_line_is_refused_where_it_stands(run: Run, line: str, code: str) -> None:
    opening = legal_record(Random(3), 2, "standard", stop_after=3)
    status, refused = run.json([*opening, line])
    assert (status, refused["error"]["code"], refused["error"]["line"]) == (1, code, len(opening) + 1)
    status, out, err = run("replay", [*opening, line])
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert err.startswith(f"line {len(opening) + 1}: ")


def test_the_rule_is_named(run: Run) -> None:
    opening = legal_record(Random(3), 2, "standard", stop_after=3)
    status, refused = run.json([*opening, '{"seat": 0, "do": "play", "card": "su1"}'])
    assert status == 1
    assert refused["error"]["rule"] == "P5.1"
    assert refused["error"]["message"] == "Play begins when everyone has bid."


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "header-not-json"),
        ("hello", "header-not-json"),
        ("[1]", "line-not-object"),
        ("{}", "key-missing"),
        ('{"pythia": 1, "game": "prophecy", "players": 2}', "key-missing"),
        ('{"pythia": 2, "game": "prophecy", "players": 2, "options": {}}', "unknown-format"),
        ('{"pythia": "1", "game": "prophecy", "players": 2, "options": {}}', "wrong-type"),
        ('{"pythia": 1, "game": "chess", "players": 2, "options": {}}', "unknown-game"),
        ('{"pythia": 1, "game": "prophecy", "players": 7, "options": {}}', "player-count"),
        ('{"pythia": 1, "game": "prophecy", "players": 1, "options": {}}', "player-count"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {"length": "long"}}', "wrong-value"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {"takeback": 1}}', "wrong-type"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {"jokers": 2}}', "key-unknown"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {}, "colour": 1}', "key-unknown"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {}, "rules": 99}', "unknown-rules"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {}, "names": ["A"]}', "one-per-seat"),
        ('{"pythia": 1, "game": "prophecy", "players": 2, "options": {}, "seed": "00"}', "wrong-value"),
        ('{"pythia": 1, "pythia": 1, "game": "prophecy", "players": 2, "options": {}}', "key-twice"),
        ("[" * 5000 + "]" * 5000, "line-too-deep"),
    ],
)
def test_without_a_header_nothing_can_be_said(run: Run, header: str, code: str) -> None:
    status, refused = run.json([header, DEALER])
    assert (status, refused["error"]["code"], refused["error"]["line"]) == (2, code, 1)


def test_a_line_that_is_not_json(run: Run) -> None:
    for line in ("{", "NaN", '{"seat": 0, "do": "play", "card": ', ""):
        status, refused = run.json([*RECORD[:20], line])
        assert (status, refused["error"]["code"], refused["error"]["line"]) == (2, "line-not-json", 21)


def test_files_that_cannot_be_read(run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing"), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "file-missing"
    assert main(["replay", str(tmp_path), "--lang", "fr"]) == 2
    assert "est un dossier" in capsys.readouterr().err
    assert main(["replay", "bad\0name"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    status, refused = run.json(b"x" * (MAX_BYTES + 1))
    assert (status, refused["error"]["code"]) == (2, "file-too-large")
    assert run.json(b"")[0] == 2


class TestVerify:
    """The record of a match with a seed, held against it."""

    def test_what_the_seed_gives(self, run: Run, verifiable: list[str]) -> None:
        status, out, _ = run("verify", verifiable)
        assert status == 0
        assert "all 6 outcomes" in out
        status, out, _ = run("verify", verifiable, "--json")
        assert json.loads(out) == {"game": "prophecy", "over": True, "verified": 6}

    def test_another_deal(self, run: Run, verifiable: list[str]) -> None:
        deal = json.loads(verifiable[2])
        deal["hands"][0][0], deal["hands"][1][0] = deal["hands"][1][0], deal["hands"][0][0]
        changed = [*verifiable[:2], json.dumps(deal)]
        status, _, err = run("verify", changed)
        assert (status, err[:7]) == (1, "line 3:")
        assert run("replay", changed)[0] == 0

    def test_another_seed(self, run: Run, verifiable: list[str]) -> None:
        header = json.loads(verifiable[0])
        other = bytes(32)
        status, _, err = run("verify", [json.dumps(header | {"seed": other.hex()}), *verifiable[1:]])
        assert (status, "not the one that was committed" in err) == (1, True)
        swapped = header | {"seed": other.hex(), "commitment": commitment(other)}
        assert run("verify", [json.dumps(swapped), *verifiable[1:]])[0] == 1

    def test_other_words(self, run: Run, verifiable: list[str]) -> None:
        header = json.loads(verifiable[0]) | {"words": ["abra", "cadabra"]}
        assert run("verify", [json.dumps(header), *verifiable[1:]])[0] == 1

    def test_nothing_to_verify(self, run: Run) -> None:
        assert run("verify", RECORD)[0] == 2


def test_as_a_process(tmp_path: Path) -> None:
    """The installed command, its exit status and streams, also when its reader goes away."""
    file = tmp_path / "record.jsonl"
    file.write_text("\n".join(RECORD))
    pythia = [sys.executable, "-m", "pythia.cli"]
    done = subprocess.run([*pythia, "replay", file, "--json"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["over"] is True
    wrong = subprocess.run([*pythia, "replay", "-"], input="{", capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    for shell, status in (
        ("replay - <&-", 2),
        (f"replay '{file}' --json >&-", 0),
        (f"replay '{file}' >/dev/full", 1),
        ("rules prophecy >/dev/full", 1),
        ("--help >/dev/full", 1),
        (f"play --length short --data '{tmp_path}' <&-", 0),
        (f"play --length short --data '{tmp_path}' </dev/null >/dev/full", 1),
    ):
        command = f"{shlex.join(pythia)} {shell}"
        ended = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
        assert (ended.returncode, "Traceback" in ended.stderr) == (status, False), (shell, ended.stderr)
    with subprocess.Popen([*pythia, "replay", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as gone:
        assert gone.stdout is not None
        assert gone.stderr is not None
        gone.stdout.close()
        assert b"Traceback" not in gone.stderr.read()


def test_long_and_strange_words_stay_on_one_line(run: Run) -> None:
    opening = legal_record(Random(3), 2, "standard", stop_after=3)
    for word in ("x" * 3000, "a\\nb", "\\u001b[2J", "\\u2028"):
        for line in (
            f'{{"seat": 0, "do": "play", "card": "{word}"}}',
            f'{{"seat": 0, "do": "bid", "{word}": 1}}',
        ):
            status, out, err = run("replay", [*opening, line])
            assert (status, out, err.count("\n"), "\x1b" in err) == (1, "", 1, False)
        header = json.loads(opening[0]) | {"names": [json.loads(f'"{word}"'), "B"]}
        status, out, err = run("replay", [json.dumps(header), *opening[1:]])
        # A name may be long, but no longer than any table would take.
        too_long = len(word) > MAX_NAME_CHARS
        assert (status, err.count("\n"), "\x1b" in out + err) == (
            (2, 1, False) if too_long else (0, 0, False)
        )
        assert run("replay", [f'{{"pythia": 1, "game": "{word}", "players": 2, "options": {{}}}}'])[0] == 2


def test_a_named_suit_is_shown(run: Run) -> None:
    for number in range(20):
        lines = legal_record(Random(number), 2, "standard")
        leads = [n for n, line in enumerate(lines, start=1) if '"suit"' in line]
        for line in leads:
            suit = {"su": "Suns", "sp": "Spears", "se": "Serpents", "ea": "Eagles"}[
                json.loads(lines[line - 1])["suit"]
            ]
            assert f" ({suit})" in run("replay", lines, "--to", str(line))[1]
        if leads:
            return


JUNK = st.binary(max_size=80) | st.sampled_from(
    [b"[" * 3000, b'{"a":' * 3000, b"NaN", b"null", b"\xff\xfe", b"9" * 5000]
)


@given(st.data())
def test_fuzz_no_file_ends_in_a_traceback(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """A good record bitten, spliced and cut off anywhere: always a documented exit."""
    whole = bytearray("\n".join(RECORD[:60]).encode())
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(whole)))
        whole[at : at + data.draw(st.integers(0, 12))] = data.draw(JUNK)
    if data.draw(st.booleans()):
        del whole[data.draw(st.integers(0, len(whole))) :]
    file = tmp_path_factory.mktemp("fuzz") / "record"
    file.write_bytes(whole)
    for command in ("replay", "verify"):
        for options in ([], ["--json"]):
            assert main([command, str(file), *options]) in (0, 1, 2)


def test_fuzz_values(run: Run) -> None:
    """Any JSON value in place of any value of a line."""
    dice = Random(5)
    values: list[object] = [
        None,
        True,
        -1,
        0,
        10**14,
        "",
        "su1",
        [],
        [[]],
        {},
        {"a": []},
        "\u2028",
        "💥" * 100,
        ["su1"] * 60,
        "x" * 9000,
        "a\nb",
    ]
    for _ in range(4000 if LONG else 400):
        lines = list(RECORD[:40])
        at = dice.randrange(len(lines))
        line = json.loads(lines[at])
        line[dice.choice([*line, "extra"])] = dice.choice(values)
        lines[at] = json.dumps(line)
        assert run("replay", lines, "--json")[0] in (0, 1, 2)
