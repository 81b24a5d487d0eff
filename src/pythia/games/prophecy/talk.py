"""P5.7: what players tell each other at a Prophecy table, true or not, in words that bots can weigh."""

from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pythia.games.prophecy.cards import NAMES
from pythia.games.prophecy.state import Suit
from pythia.games.prophecy.view import View

TALKS = 0.07
"""How often a bot says something after it has acted."""
LIES = 0.4
HIGHEST_BID = 12


class Foretold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="foretold"):
    """'I foretold 4.'"""

    count: Annotated[int, Meta(ge=0, le=HIGHEST_BID)]


class Hold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="hold"):
    """'I hold the Jaguar.'"""

    card: Literal[NAMES]  # type: ignore[valid-type]


class Yours(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="yours"):
    """'This trick is yours.'"""


class Mine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="mine"):
    """'This trick is mine.'"""


class NoTrump(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="no-trump"):
    """'I hold no trump.'"""


class Void(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="void"):
    """'I hold none of this suit.'"""

    suit: Suit


class Laugh(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="laugh"):
    """Means whatever one likes."""


Saying = Foretold | Hold | Yours | Mine | NoTrump | Void | Laugh


def remark(view: View, dice: Random) -> Saying | None:
    """What a bot that has just acted might say. It lies often enough that nobody can rely on it."""
    if view.seat is None or view.phase not in ("bid", "play") or dice.random() >= TALKS:
        return None
    lying = dice.random() < LIES
    if view.foretold is not None and view.seats[view.seat].taken == 0 and dice.random() < 0.5:
        off = dice.choice((-2, -1, 1, 2)) if lying else 0
        return Foretold(min(HIGHEST_BID, max(0, view.foretold + off)))
    winning = view.trick.winner == view.seat
    if view.trick.cards and dice.random() < 0.5:
        return Mine() if winning != lying else Yours()
    if view.trump is not None and dice.random() < 0.5:
        has_trump = any(card.startswith(view.trump) for card in view.hand)
        return NoTrump() if has_trump == lying else Laugh()
    return Laugh()
