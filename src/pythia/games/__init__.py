"""The games. One folder is one game; folders never import each other."""

from importlib import import_module

from pythia.contract import AnyGame

NAMES = ("prophecy", "oraklos", "quest")


def load(name: str) -> AnyGame:
    """The game of this name; its module is imported only now."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = import_module(f"pythia.games.{name}").GAME
    return game
