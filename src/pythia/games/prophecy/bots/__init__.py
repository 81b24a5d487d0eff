"""The players of Prophecy that need no search: each sees what its seat sees, and nothing else."""

from collections.abc import Callable
from random import Random

from pythia.contract import Player
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.novice import Novice

LEVELS: dict[str, Callable[[Random], Player]] = {"novice": Novice, "adept": Adept}
