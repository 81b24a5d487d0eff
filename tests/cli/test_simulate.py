"""`pythia simulate`: the table it prints, its words, and what it refuses."""

import re

import pytest

from pythia.cli import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["simulate", "prophecy", "--length", "short", "--seed", "s", *words]) == 0
    out, err = capsys.readouterr()
    assert err == "", "no bar where there is no terminal"
    return str(out)


def test_a_row_a_seat_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "3", "--players", "3", "--bots", "adept,novice,random", "--lang", "en")
    text = printed(capsys, *words)
    rows = re.findall(r"^\s+[123]\s+(adept|novice|random)\s", text, re.MULTILINE)
    assert rows == ["adept", "novice", "random"]
    assert printed(capsys, *words) == text


def test_in_french_and_without_unicode(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = printed(capsys, "--games", "2", "--players", "2", "--bots", "random", "--lang", "fr")
    assert "Robot" in text
    assert re.search(r"\d,\d", text), "a decimal comma"
    monkeypatch.setenv("LC_ALL", "C")
    plain = printed(capsys, "--games", "2", "--players", "2", "--bots", "random", "--lang", "fr")
    assert plain.isascii()
    assert "+/-" in plain


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["prophecy", "--players", "7"],
        ["prophecy", "--bots", "pythia"],
        ["prophecy", "--bots", "adept,novice"],
        ["prophecy", "--bots", ""],
    ],
)
def test_what_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["simulate", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def oraklos(*words: str) -> list[str]:
    return ["simulate", "oraklos", "--seed", "s", "--lang", "en", *words]


@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "oracle,adept,novice,random"],
        [
            "--option",
            "variant=junior",
            "--players",
            "2",
            "--option",
            'clocks={"search": 90000, "proof": 5000}',
        ],
        ["--option", "variant=antipodes", "--players", "5", "--option", 'clocks={"challenge": 9000}'],
        ["--option", "variant=antipodes", "--option", "judge=oracle", "--players", "3", "--bots", "novice"],
        ["--bots", "random", "--option", "variant=antipodes"],
    ],
)
def test_every_table_of_oraklos(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(oraklos("--games", "1", *words)) == 0
    text = capsys.readouterr().out
    assert "Points a game" in text
    assert "Exact bids" not in text
    assert main(oraklos("--games", "1", *words)) == 0
    assert capsys.readouterr().out == text


def test_a_game_without_end_is_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """O7: who denies at random before an oracle loses more than it wins, and never has five points."""
    monkeypatch.setattr("pythia.bots.simulate.MAX_ACTIONS", 200)
    words = ("--games", "1", "--bots", "random", "--option", "variant=antipodes", "--option", "judge=oracle")
    assert main(oraklos(*words)) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "given up" in err
