"""The players of Prophecy: each sees what its seat sees, and nothing else."""

import logging
from collections.abc import Callable
from random import Random

from pythia.contract import Player
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.novice import Novice

TEMPERATURE = 0.0


def _oracle(dice: Random) -> Player:
    """Without its weights there is an adept on its seat."""
    from pythia.games.prophecy.bots.network import Judgement, Spoiled, published
    from pythia.games.prophecy.bots.oracle import Oracle

    try:
        network = published("oracle")
    except Spoiled as why:
        logging.getLogger("pythia").warning("an adept plays for the oracle: %s", why)
        return Adept(dice)
    return Oracle(Judgement(network), dice, TEMPERATURE)


LEVELS: dict[str, Callable[[Random], Player]] = {"novice": Novice, "adept": Adept, "oracle": _oracle}
