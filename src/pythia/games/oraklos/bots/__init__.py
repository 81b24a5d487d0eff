"""The players of Oraklos: eyes that search as people's do, from what their seat sees and nothing else."""

from collections.abc import Callable
from functools import partial
from random import Random

from pythia.contract import Player
from pythia.games.oraklos.bots.eyes import Skill
from pythia.games.oraklos.bots.seer import Seer

SKILLS = {
    "novice": Skill(
        slope=50,
        start=1800,
        pointing=900,
        overlooks=0.3,
        fooled=0.06,
        hasty=0.12,
        patience=0.8,
        sure=0.5,
        misjudges=0.3,
        spite=0.0,
    ),
    "adept": Skill(
        slope=37,
        start=1300,
        pointing=700,
        overlooks=0.15,
        fooled=0.02,
        hasty=0.04,
        patience=0.9,
        sure=0.6,
        misjudges=0.05,
        spite=0.3,
    ),
    "oracle": Skill(
        slope=25,
        start=900,
        pointing=500,
        overlooks=0.03,
        fooled=0.002,
        hasty=0.0,
        patience=1.2,
        sure=0.3,
        misjudges=0.0,
        spite=0.5,
    ),
}

LEVELS: dict[str, Callable[[Random], Player]] = {
    level: partial(Seer, skill) for level, skill in SKILLS.items()
}
