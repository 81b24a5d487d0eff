"""The games. Each is found through the entry point group `pythia.games`, ours among them, and loaded when it
is first needed. One folder is one game; folders never import each other."""

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from pythia.contract import AnyGame, Game

GROUP = "pythia.games"

_log = logging.getLogger(__name__)
_broken: set[str] = set()


@cache
def _found() -> Mapping[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    twice: set[str] = set()
    for entry in entry_points(group=GROUP):
        if found.setdefault(entry.name, entry).value != entry.value:
            twice.add(entry.name)
    for name in twice:
        # Which of them a record means cannot be known.
        _log.error("two installed games are called %r: neither is offered", name)
        del found[name]
    return found


def names() -> tuple[str, ...]:
    """Of all games that are installed, but those that turned out to be broken."""
    return tuple(sorted(_found().keys() - _broken))


def load(name: str) -> AnyGame:
    """The game of this name; raises KeyError where there is none, or a broken one."""
    if name not in names():
        raise KeyError(name)
    try:
        return _loaded(name)
    except Exception:
        # It is another's mistake: all other games are to go on.
        _log.exception("the game %r cannot be loaded and is left out", name)
        _broken.add(name)
        raise KeyError(name) from None


@cache
def _loaded(name: str) -> AnyGame:
    game = _found()[name].load()
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"the entry point {name!r} leads to no game of that name")
    # Its texts are looked for beside it.
    files(package(name))
    return game


def every() -> list[AnyGame]:
    """All games that can be played, in the order in which they are shown."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except KeyError:
            continue
    return sorted(found, key=lambda game: (game.place, game.name))


def package(name: str) -> str:
    """Where a game's texts and pictures are."""
    return _found()[name].module
