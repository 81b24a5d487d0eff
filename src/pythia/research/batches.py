"""The kernels of games, found by name."""

from typing import Any

import msgspec

from pythia import games
from pythia.batch import Batch
from pythia.contract import AnyGame


def batch_of(name: str, players: int, options: dict[str, Any]) -> tuple[Batch, Any]:
    """A game's batch and its options as the game has them; raises ValueError where there is no such table."""
    try:
        game: AnyGame = games.load(name)
    except KeyError:
        raise ValueError(f"there is no game called {name!r}") from None
    if game.batch is None:
        raise ValueError(f"{name!r} cannot be played by the thousand: it has no kernel")
    if players not in game.players:
        raise ValueError(f"{name!r} is for {game.players[0]} to {game.players[-1]} players")
    return game.batch(), msgspec.convert(options, game.options)
