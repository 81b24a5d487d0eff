"""`pythia replay --json` shows all that a spectator may know, of every game, under `view`."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pythia import games
from pythia.cli import main
from pythia.games.quest.imagine import imagine
from pythia.table.record import split
from pythia.table.replay import replay


def records(game: str) -> list[Path]:
    return sorted(Path(str(files(f"pythia.games.{game}") / "records")).glob("*.jsonl"))


def shown(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main(["replay", *argv, "--json"]) == 0
    reached: dict[str, Any] = json.loads(capsys.readouterr().out)
    return reached


@pytest.mark.parametrize("game", games.names())
def test_what_a_spectator_sees_is_shown_wherever_a_record_stops(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in records(game)[:2]:
        lines = len(split(file.read_bytes()))
        for line in (1, lines // 3, lines // 2, lines):
            *_, played = replay(file.read_bytes(), line)
            match = played.move.match
            reached = shown(capsys, str(file), "--to", str(line))
            assert msgspec.convert(reached["view"], match.game.view_type) == match.view(None)
            assert reached["view"]["acting"] == list(match.acting)
            assert list(reached)[:5] == ["game", "over", "scores", "winners", "lines"]


def test_nothing_of_prophecy_that_is_hidden_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    file = next(file for file in records("prophecy") if file.stem == "winner_alone")
    view = shown(capsys, str(file), "--to", "12")["view"]
    assert (view["seat"], view["hand"], view["bid"], view["foretold"]) == (None, [], [], None)


def test_nothing_of_oraklos_that_is_hidden_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """O2.2: what one of them has put in the cup, while others have yet to."""
    file = next(file for file in records("oraklos") if file.stem == "standard_alone")
    first = next(n for n, line in enumerate(split(file.read_bytes()), 1) if b'"cup"' in line)
    view = shown(capsys, str(file), "--to", str(first))["view"]
    assert [seat["has_put"] for seat in view["seats"]].count(True) == 1
    assert view["put"] is None


def test_all_of_quest_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing of it is hidden: the whole position can be set up again from what is printed."""
    file = next(file for file in records("quest") if file.stem == "fifth_certificate_after_a_death")
    for line in range(4, len(split(file.read_bytes())), 40):
        *_, played = replay(file.read_bytes(), line)
        match = played.move.match
        view = msgspec.convert(shown(capsys, str(file), "--to", str(line))["view"], match.game.view_type)
        assert imagine(view) == match.state


QUEST = """
{"pythia": 1, "game": "quest", "players": 2, "options": {}}
{"chance": "characters", "characters": ["druid", "scout"]}
{"chance": "first", "rolls": [[[6, 6], [1, 2]]]}
{"chance": "draw", "deck": "chance", "card": "peaceful-times"}
{"seat": 0, "do": "move", "way": "stay"}
{"seat": 0, "do": "end"}
{"seat": 0, "do": "move", "way": "stay"}
{"seat": 0, "do": "end"}
{"chance": "draw", "deck": "chance", "card": "mountains"}
{"seat": 1, "do": "move", "way": "stay"}
{"seat": 1, "do": "end"}
{"chance": "draw", "deck": "chance", "card": "tradesman"}
{"chance": "draw", "deck": "common", "card": "cape"}
{"chance": "draw", "deck": "common", "card": "sword"}
{"chance": "draw", "deck": "common", "card": "axe"}
{"seat": 0, "do": "move", "way": "foot", "to": "mountains-15"}
{"chance": "draw", "deck": "adventure", "card": "mummy"}
"""


def test_a_table_of_quest_written_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cards, goods, who is to act, phase, discards; the turn, extra or not."""
    file = tmp_path / "quest.jsonl"
    file.write_text(QUEST.strip() + "\n")
    view = shown(capsys, str(file))["view"]
    spaces = {space["id"]: space for space in view["spaces"]}
    assert spaces["mountains-15"] == {
        "id": "mountains-15", "card": "mummy", "face_down": False, "shuffle": 0, "goods": [],
    }  # fmt: skip
    assert spaces["mountains-9"]["face_down"]
    assert spaces["village"]["goods"] == ["cape", "sword", "axe"]
    assert (view["acting"], view["phase"], view["met"], view["battle"]) == ([0], "act", False, None)
    assert view["chance"]["discards"] == ["peaceful-times", "mountains", "tradesman"]
    assert [hero["extra"] for hero in view["heroes"]] == [0, 0]
    first = shown(capsys, str(file), "--to", "5")["view"]
    assert ([hero["extra"] for hero in first["heroes"]], first["extra_turn"]) == ([1, 0], False)
    assert shown(capsys, str(file), "--to", "7")["view"]["extra_turn"]
