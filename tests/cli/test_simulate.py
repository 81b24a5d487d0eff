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
        ["prophecy", "--bots", "oracle"],
        ["prophecy", "--bots", "adept,novice"],
        ["prophecy", "--bots", ""],
    ],
)
def test_what_cannot_be(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["simulate", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
