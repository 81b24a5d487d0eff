"""P5.7: what players tell each other at a Prophecy table, true or not, in words that bots can weigh."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pythia.contract import Event
from pythia.games.prophecy.cards import NAMES, NUMBERS
from pythia.games.prophecy.events import BidChosen
from pythia.games.prophecy.state import Suit
from pythia.games.prophecy.view import View

TALKS = 0.07
"""How often a bot says something after it has acted."""
LIES = 0.4
HIGHEST_SUIT = 3
"""P1.2: what a card adds to a bid, at most."""
MOST_TRICKS = max(numbers.tricks for numbers in NUMBERS.values())
"""P1.3: nobody can foretell more, true or not."""


class Foretold(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="foretold"):
    """'I foretold 4.'"""

    count: Annotated[int, Meta(ge=0, le=MOST_TRICKS)]


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


def remark(view: View, events: Sequence[Event], dice: Random) -> Saying | None:
    """What a bot that has just acted might say. It lies often enough that nobody can rely on it, but not
    about what lies open."""
    if view.seat is None or view.phase not in ("bid", "play") or dice.random() >= TALKS:
        return None
    lying = dice.random() < LIES
    found: list[Saying] = [Laugh()]
    if view.foretold is None:
        # A round is over, and the next one dealt: there is nothing to say of it yet.
        return found[0]
    trick = view.trick if view.trick.cards else view.last
    if trick is not None:
        # Whoever is not ahead in a trick any more will not win it; whoever is may still lose it.
        found.append(Mine() if trick.winner == view.seat else Yours())
    if any(isinstance(event, BidChosen) for event in events) and not view.seats[view.seat].bids_openly:
        found.append(Foretold(_told_bid(view, view.foretold, lying, dice)))
    has_trump = any(card in view.trumps for card in view.hand)
    if view.trump is not None and view.hand and has_trump == lying:
        found.append(NoTrump())
    return dice.choice(found[1:] if dice.random() < 0.75 and found[1:] else found)


def _told_bid(view: View, foretold: int, lying: bool, dice: Random) -> int:
    """P4.2: the bid, or another that so many cards could be worth."""
    most = HIGHEST_SUIT * len(view.bid)
    near = [bid for bid in range(foretold - 2, foretold + 3) if 0 <= bid <= most and bid != foretold]
    return dice.choice(near) if lying else foretold
