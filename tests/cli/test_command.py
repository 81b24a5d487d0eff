"""The command line itself: help, complaints and versions, in both languages."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

from pythia import __version__, games
from pythia.cli import main
from pythia.cli.flags import flags
from pythia.cli.parser import COMMANDS, build
from pythia.contract import AnyGame
from pythia.games.quest.cards import catalogue as quest
from pythia.games.quest.cards.printed import printed
from pythia.presentation import choices
from pythia.server.http.app import create_app
from pythia.server.settings import Settings
from pythia.store import Store
from pythia.table.record import load_header
from pythia.text import LANGUAGES, texts


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[object, str]:
    status = main(argv)
    printed = capsys.readouterr()
    return status, printed.out + printed.err


@pytest.mark.parametrize("command", ["", *COMMANDS, "oraklos"])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str) -> None:
    argv = [command, "--help"] if command else ["--help"]
    status, english = said(capsys, *argv)
    assert status == 0
    french = said(capsys, *argv, "--lang", "fr")[1]
    words = re.compile(r"[^\W\d_]{4,}")
    same = set(words.findall(english.lower())) & set(words.findall(french.lower()))
    # What is typed is the same in both, and a few words are; the rest is not.
    typed = {"pythia", "help", "json", "lang", "file", "line", "data", "game", "games", "players", "length"}
    typed |= {"seed", "words", "bots", "level", "standard", "short", "version", "command", "options"}
    typed |= {
        "from",
        "seat",
        "host",
        "port",
        "public",
        "browser",
        "machine",
        "tables",
        "tool",
        "predictions",
        "holes",
        "record",
        "playouts",
    }
    typed |= {"keep", "days", "address", "guest"}
    typed |= {
        *COMMANDS,
        *(level for game in games.every() for level in game.levels),
        "prophecy",
        "oraklos",
        "quest",
        "option",
        "value",
        "variant",
        "junior",
        "usage",
        "position",
        "table",
        "terminal",
        "text",
        "force",
    }
    typed |= {"true", "false", "antipodes", "chance"}
    for flag in flags():
        typed |= {*flag.key.split("_"), *(flag.values or ())}
    assert same <= typed
    assert "help-" not in english + french
    assert max(map(len, english.splitlines())) <= 80


def test_help_is_true_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    help_ = " ".join(said(capsys, "play", "--help")[1].split())
    for name in games.names():
        game = games.load(name)
        assert f"{name}: {game.players.start} to {game.players.stop - 1}" in help_
        assert all(level in help_ for level in game.levels)
    assert help_.count("(only ") == 1, "levels that only some games have"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_every_option_of_every_game(capsys: pytest.CaptureFixture[str], language: str) -> None:
    help_ = " ".join(said(capsys, "play", "--help", "--lang", language)[1].split())
    for game in games.every():
        for field in structs.fields(game.options):
            assert f"--{field.name.replace('_', '-')} " in help_
        for choice in choices(game):
            assert texts(language, game.name).say(choice.words) in help_


def test_every_option_of_a_game_can_be_asked_for_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `--option KEY=VALUE` can; whichever game has it, and wherever it stands."""
    for argv in (
        ["prophecy", "--length", "short", "--takeback=true"],
        ["--takeback", "true", "prophecy", "--option", "length=short"],
        ["quest", "--economic-crisis", "true"],
    ):
        assert main(["play", *argv, "--players", "2", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    asked = {
        file.name: load_header(file.read_bytes().splitlines()[0])[0].options
        for file in (tmp_path / "matches").glob("*.jsonl")
    }
    cards = {"length": "short", "takeback": True}
    assert asked == {
        "prophecy-1.jsonl": cards,
        "prophecy-2.jsonl": cards,
        "quest-3.jsonl": {"economic_crisis": True, "odds": True},
    }


def test_an_option_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = said(capsys, "simulate", "prophecy", "--variant", "junior", "--lang", "en")
    assert status == 2
    assert 'The option "variant=junior" is not one of this game' in told
    assert told.endswith("Known: length, takeback.\n")
    assert said(capsys, "simulate", "prophecy", "--vary", "junior")[0] == 2


def test_games_are_loaded_only_where_the_words_need_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def every() -> list[AnyGame]:
        raise AssertionError("no game is needed for this")

    monkeypatch.setattr(games, "every", every)
    for argv in (["serve"], ["--lang", "fr", "replay", "x"], ["play", "quest", "--players=3", "--seed", "a"]):
        assert build("en", argv).parse_args(argv).command in argv
    with pytest.raises(AssertionError):
        build("en", ["oraklos", "predictions", "play"])


def test_a_game_called_like_a_command_of_ours_takes_nothing_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    oraklos = games.load("oraklos")
    every = [replace(oraklos, name="replay"), oraklos]
    monkeypatch.setattr(games, "every", lambda: every)
    assert build("en", ["--help"]).parse_args(["replay", "x"]).file == "x"
    asked = build("en", ["oraklos"]).parse_args(["oraklos", "predictions", "x", "--holes"])
    assert (asked.command, asked.tool, asked.holes) == ("oraklos", "predictions", True)


def test_the_game_and_the_number_of_players_are_the_usual_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--length", "short", "--data", str(tmp_path)]) == 0
    first = games.every()[0]
    assert "prophecy-1.jsonl" in capsys.readouterr().out
    (record,) = (tmp_path / "matches").glob("*.jsonl")
    header, game, _ = load_header(record.read_bytes().splitlines()[0])
    assert (game.name, header.players) == (first.name, 4)


@pytest.mark.parametrize(
    ("argv", "english", "french"),
    [
        (["replay"], "missing: FILE", "il manque : FILE"),
        (["dance"], "'dance' is not one of", "'dance' n’est pas parmi"),
        (["replay", "x", "--tow", "3"], "not understood: --tow", "incompris : --tow"),
        (
            ["replay", "x", "--to", "0"],
            "--to: must be a whole number from 1 on",
            "--to : doit être un nombre entier",
        ),
        (["replay", "x", "--to", "1.5"], "must be a whole number", "doit être un nombre entier"),
        (["replay", "x", "--to"], "--to: needs a value", "--to : demande une valeur"),
        (["replay", "x", "--json=1"], "takes no value", "ne prend pas de valeur"),
        (["play", "--length", "long"], "'long' is not one of", "'long' n’est pas parmi"),
    ],
)
def test_complaints(capsys: pytest.CaptureFixture[str], argv: list[str], english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        status, text = said(capsys, *argv, "--lang", language)
        assert status == 2
        assert expected in text.replace("\u00a0", " ")
        assert len(text.splitlines()) == 2


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, f"pythia {__version__}\n")


def test_without_unicode_the_words_stay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["replay", "rien", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "Il n'y a pas de fichier rien.\n"


@pytest.mark.parametrize(("language", "title"), [("en", "# "), ("fr", "# ")])
def test_rules(capsys: pytest.CaptureFixture[str], language: str, title: str) -> None:
    assert main(["rules", "prophecy", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(title)
    assert "**P5.3**" in printed
    assert main(["rules", "chess"]) == 2


@pytest.fixture
def misprint(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A card of Quest with a mistake in it."""

    def read(texts: dict[str, str]) -> quest.Catalogue:
        raise quest.CatalogueError("creatures.toml", "rat", "strength", "is too much")

    monkeypatch.setattr(quest, "read", read)
    for cached in (quest.catalogue, printed):
        cached.cache_clear()
    yield
    for cached in (quest.catalogue, printed):
        cached.cache_clear()


@pytest.mark.usefixtures("misprint")
def test_a_misprint_is_told_in_a_line_and_is_no_fault_of_the_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "record"
    record.write_text('{"pythia": 1, "game": "quest", "players": 2, "options": {}}\n')
    assert said(capsys, "replay", str(record)) == (
        2,
        "The game's own files hold a mistake: creatures.toml: rat: strength: is too much\n",
    )


@pytest.mark.usefixtures("misprint")
def test_a_misprint_is_told_before_a_server_starts() -> None:
    with pytest.raises(quest.CatalogueError):
        create_app(cast("Store", None), Settings())
