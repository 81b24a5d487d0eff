"""What a game adds of its own may be broken: the command goes on without it, for this game and all others."""

import logging
import sys
from argparse import Namespace
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import pytest
from msgspec import Struct
from tests.games.test_registry import installed  # noqa: F401 a fixture

from pythia import games
from pythia.cli import main
from pythia.cli.asked import asked_options
from pythia.cli.flags import AskedOption
from pythia.contract import AnyGame, Message
from pythia.games import parts
from pythia.games.prophecy.presentation import PRESENTATION
from pythia.presentation import Choice, QuickTable, Value, presented
from pythia.terminal import Command
from pythia.text import texts

PROPHECY = games.load("prophecy")


def fails() -> Any:
    raise RuntimeError("another's mistake")


def command(name: str, *flags: str) -> Command:
    return Command(name, Struct, "unfit", lambda outcome, given: (), flags)


UNSENDABLE = Choice(("length",), Message("x"), (Value(object(), Message("x")),))  # type: ignore[arg-type]
FAULTS: dict[str, dict[str, Any]] = {
    "commands fail": {"commands": fails},
    "commands are none": {"commands": lambda: None},
    "a flag of every command": {"commands": lambda: (command("look", "lang"),)},
    "a flag twice": {"commands": lambda: (command("look", "all", "all"),)},
    "a command twice": {"commands": lambda: (command("look"), command("look"))},
    "a name with a space": {"commands": lambda: (command("look at"),)},
    "presentation fails": {"presentation": fails},
    "presentation is none": {"presentation": lambda: None},
    "a choice that cannot be sent": {"presentation": lambda: replace(PRESENTATION, choices=(UNSENDABLE,))},
    "no such bots": {"presentation": lambda: replace(PRESENTATION, quick=QuickTable(4, "nobody"))},
    "terminal fails": {"terminal": fails},
    "terminal is none": {"terminal": lambda: None},
}


@pytest.fixture(params=FAULTS)
def broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    game = replace(PROPHECY, **FAULTS[request.param])
    every = [game if each.name == game.name else each for each in games.every()]
    by_name = {each.name: each for each in every}
    monkeypatch.setattr(games, "every", lambda: every)
    monkeypatch.setattr(games, "load", by_name.__getitem__)
    return game


def test_what_is_broken_is_logged_and_done_without(broken: AnyGame, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        found = parts.terminal(broken), parts.commands(broken), parts.presented(broken)
    assert "'prophecy'" in caplog.text
    assert found[1] == ()
    assert found[0] is None or broken.terminal is PROPHECY.terminal
    assert found[2] in (PRESENTATION, presented(replace(PROPHECY, presentation=None)))


def test_the_command_goes_on(broken: AnyGame, tmp_path: Path) -> None:
    assert main(["--help"]) == 0
    assert main(["play", "--help"]) == 0
    assert main(["oraklos", "--help"]) == 0
    assert main(["play", "prophecy", "--length", "short", "--data", str(tmp_path)]) == 0


def test_a_game_that_cannot_be_loaded_is_none(
    installed: list[EntryPoint],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One whose texts could be nowhere, too."""
    lone = ModuleType("lone")
    lone.GAME = replace(PROPHECY, name="lone")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "lone", lone)
    for name, value in (("lone", "lone:GAME"), ("broken", "nowhere.at_all:GAME")):
        installed.append(EntryPoint(name, value, games.GROUP))
        for asked in ("play", "simulate", "rules"):
            assert main([asked, name]) == 2
            assert name in capsys.readouterr().err


class Deck(Struct, forbid_unknown_fields=True):
    cards: Literal["24", "32"] = "24"
    nights: int = 3


@pytest.mark.parametrize(("option", "made"), [("cards=32", Deck("32")), ("nights=5", Deck(nights=5))])
def test_a_value_is_read_as_its_option_wants_it(option: str, made: Deck) -> None:
    game = replace(PROPHECY, options=Deck)
    assert asked_options(Namespace(option=[AskedOption("", option)]), game, texts("en")) == made
