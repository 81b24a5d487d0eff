"""Which bots a game has: its own and, where it can imagine states and has no oracle, one that searches."""

from random import Random

from pythia.bots.search import Search
from pythia.contract import AnyGame, Player

ORACLE = "oracle"
"""What the strongest bots of our own games are called too."""


def levels_of(game: AnyGame) -> tuple[str, ...]:
    return (*game.levels, ORACLE) if is_searched(game) else game.levels


def bot_of(game: AnyGame, level: str, dice: Random) -> Player:
    """A player of one of these levels."""
    return Search(game, dice) if level == ORACLE and is_searched(game) else game.bot(level, dice)


def is_searched(game: AnyGame) -> bool:
    """Whether its oracle is a search; in a game of speed it would not know when to act."""
    able = game.imagine is not None and game.searched and not game.is_of_speed
    return able and ORACLE not in game.levels
