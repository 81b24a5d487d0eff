"""Quest's folders build on each other in one direction."""

import ast
from importlib.resources import files
from pathlib import Path

FOLDER = Path(str(files("pythia.games.quest")))

MAY_IMPORT = {
    "cards": {"cards"},
    "turn": {"turn", "cards", "board", "check", "events", "scene", "state"},
    "battle": {"battle", "turn", "cards", "board", "check", "events", "scene", "state"},
}
"""Folders and files of the game that each folder may import from."""


def test_cards_know_no_position_and_turns_no_battle() -> None:
    wrong = []
    for folder, allowed in MAY_IMPORT.items():
        found = sorted((FOLDER / folder).glob("*.py"))
        assert len(found) > 5
        for file in found:
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.ImportFrom) and str(node.module).startswith("pythia.games.quest"):
                    inner = str(node.module).split(".")[3:4] or [alias.name for alias in node.names]
                    wrong += [f"{folder}/{file.name} imports {name}" for name in set(inner) - allowed]
    assert not wrong
