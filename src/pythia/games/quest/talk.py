"""What players tell each other at a Quest table."""

from collections.abc import Sequence

from msgspec import Struct

from pythia.contract import Event, Speaker
from pythia.games.quest.events import FightEnded
from pythia.games.quest.view import View

REMARK_PROBABILITY = 0.02
"""That a bot says something after it has acted."""


class Cheer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="cheer"):
    """'Well fought!'"""


class Wait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="wait-for-me"):
    """'Wait for me!'"""


class Laugh(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="laugh"):
    """Means whatever one likes."""


Saying = Cheer | Wait | Laugh


def remark(view: View, events: Sequence[Event], speaker: Speaker) -> Saying | None:
    """What a bot that has just acted might say; the dead are silent."""
    if view.seat is None or view.winners is not None or speaker.dice.random() >= REMARK_PROBABILITY:
        return None
    own = view.heroes[view.seat]
    if not own.alive:
        return None
    found: list[Saying] = [Laugh()]
    if any(isinstance(event, FightEnded) and event.result == "win" for event in events):
        found.append(Cheer())
    if any(hero.alive and len(hero.certificates) > len(own.certificates) for hero in view.heroes):
        found.append(Wait())
    return speaker.dice.choice(found)
