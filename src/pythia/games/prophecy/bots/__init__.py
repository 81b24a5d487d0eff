"""The players of Prophecy: each sees what its seat sees, and nothing else."""

import logging
from collections.abc import Callable
from functools import partial
from random import Random

from pythia.contract import Player
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.novice import Novice
from pythia.games.prophecy.characters import LEARNT

TEMPERATURE = 0.0


def _mind(name: str, dice: Random) -> Player:
    """Plays by a network of its own or, where there is none, by the oracle's; without that it is an adept."""
    from pythia.games.prophecy.bots.network import Judgement, Spoiled, published
    from pythia.games.prophecy.bots.oracle import Oracle

    try:
        try:
            network = published(name)
        except Spoiled:
            network = published("oracle")
    except Spoiled as why:
        logging.getLogger("pythia").warning("an adept plays for the oracle: %s", why)
        return Adept(dice)
    return Oracle(Judgement(network), dice, TEMPERATURE)


LEVELS: dict[str, Callable[[Random], Player]] = {
    "novice": Novice,
    "adept": Adept,
    **{name: partial(_mind, name) for name in LEARNT},
}
