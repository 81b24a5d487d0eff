"""What players tell each other at an Oraklos table, true or not."""

from random import Random

from msgspec import Struct

from pythia.games.oraklos.view import View

TALKS = 0.08
"""How often a bot says something after it has acted."""


class Sees(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="sees"):
    """'I see one.'"""


class Blank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="blank"):
    """'I see nothing.'"""


class Holes(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="holes"):
    """'Holes, nothing but holes.'"""


class Quick(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="quick"):
    """'That was quick!'"""


class Laugh(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="laugh"):
    """Means whatever one likes."""


Saying = Sees | Blank | Holes | Quick | Laugh


def remark(view: View, dice: Random) -> Saying | None:
    """What a bot that has just acted might say."""
    if view.seat is None or dice.random() >= TALKS:
        return None
    if view.phase == "search":
        return dice.choice((Sees(), Blank(), Holes()))
    return dice.choice((Quick(), Laugh()))
