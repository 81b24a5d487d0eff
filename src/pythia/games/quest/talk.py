"""What players tell each other at a Quest table."""

from random import Random

from msgspec import Struct

from pythia.games.quest.view import View

REMARK_PROBABILITY = 0.02
"""That a bot says something after it has acted."""


class Cheer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="cheer"):
    """'Well fought!'"""


class Wait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="wait-for-me"):
    """'Wait for me, I am almost there.'"""


class Laugh(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="laugh"):
    """Means whatever one likes."""


Saying = Cheer | Wait | Laugh


def remark(view: View, dice: Random) -> Saying | None:
    """What a bot that has just acted might say."""
    if view.seat is None or view.winners is not None or dice.random() >= REMARK_PROBABILITY:
        return None
    held = [len(hero.certificates) for hero in view.heroes]
    return Wait() if held[view.seat] < max(held) else dice.choice((Cheer(), Laugh()))
