"""The players of Quest. Each sees what its seat sees, and nothing else."""

from collections.abc import Callable
from random import Random

from pythia.contract import Player
from pythia.games.quest.bots.adept import Adept
from pythia.games.quest.bots.novice import Novice
from pythia.games.quest.bots.oracle import Oracle

LEVELS: dict[str, Callable[[Random], Player]] = {"novice": Novice, "adept": Adept, "oracle": Oracle}
