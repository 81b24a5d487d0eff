"""The players of Prophecy: each sees what its seat sees, and nothing else."""

import logging
from collections.abc import Callable
from functools import partial
from random import Random

from pythia.contract import Player
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.novice import Novice
from pythia.games.prophecy.characters import MINDS

TEMPERATURES = {"seer": 7.0}
"""Of those who err: the seer sees what the oracle sees, in a haze."""
TEMPERATURE = 1.0
"""Of all others: they do what they would do in training, by its chance, so that they cannot be read. It is no
weaker than always doing what they like best (`benchmarks/oracle.py --temperature 0`)."""


def _learnt(level: str, dice: Random) -> Player:
    """Plays by a network of the package; where that is missing or spoiled an adept plays instead."""
    from pythia.games.prophecy.bots.network import Judgement, Spoiled, published
    from pythia.games.prophecy.bots.oracle import Oracle

    try:
        network = published(MINDS[level])
    except Spoiled as why:
        logging.getLogger("pythia").warning("an adept plays for the %s: %s", level, why)
        return Adept(dice)
    return Oracle(Judgement(network), dice, TEMPERATURES.get(level, TEMPERATURE))


LEVELS: dict[str, Callable[[Random], Player]] = {
    "novice": Novice,
    "adept": Adept,
    **{level: partial(_learnt, level) for level in MINDS},
}
