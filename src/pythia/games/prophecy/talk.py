"""P5.7: what players tell each other at a Prophecy table, true or not, in words that bots can weigh."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pythia.contract import Event, Repute, Speaker
from pythia.games.prophecy.cards import NAMES, NUMBERS
from pythia.games.prophecy.characters import PHRASES, Moment, manner_of
from pythia.games.prophecy.events import BidChosen, RoundScored, TrickTaken
from pythia.games.prophecy.state import Suit
from pythia.games.prophecy.view import SeatView, View

BOLD = 2
"""So many tricks more than one's fair share are a bold bid."""
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


class Phrase(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="phrase"):
    """Of a character's own (`characters.py`); it says nothing that could be judged."""

    id: Literal[PHRASES]  # type: ignore[valid-type]


Saying = Foretold | Hold | Yours | Mine | NoTrump | Void | Laugh | Phrase


def remark(view: View, events: Sequence[Event], speaker: Speaker) -> Saying | None:
    """What a bot that has just acted might say, as its level does (`characters.py`): lies too, but none about
    what lies open."""
    if view.seat is None or view.phase not in ("bid", "play"):
        return None
    manner, dice = manner_of(speaker.level), speaker.dice
    if dice.random() < manner.phrases and (moments := _moments(view, events, speaker.remembers)):
        return Phrase(f"{speaker.level}-{dice.choice(moments)}")
    if dice.random() >= manner.talks:
        return None
    lying = dice.random() < manner.lies
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


def _moments(view: View, events: Sequence[Event], remembers: Sequence[Event]) -> list[Moment]:
    """What a character has a phrase for: all of it lies open."""
    assert view.seat is not None
    if any(isinstance(event, BidChosen) for event in events):
        return _at_a_bid(view, view.seats[view.seat], remembers)
    if any(isinstance(event, RoundScored) for event in events):
        return [_of_the_round(view, view.seat)]
    return ["breaks"] if _has_broken_a_bid(view, events) else []


def _at_a_bid(view: View, own: SeatView, remembers: Sequence[Event]) -> list[Moment]:
    """A look back at the last round, or at one's own bid; that a hidden one is bold is not told."""
    assert view.seat is not None
    found: list[Moment] = []
    if any(isinstance(event, Repute) and {*event.caught} - {view.seat} for event in remembers):
        found.append("caught")
    if view.sheet:
        found.append(_of_the_round(view, view.seat))
    fair = view.tricks / len(view.seats)
    is_bold = own.foretold is not None and own.foretold >= fair + BOLD
    return [*found, "bold" if is_bold else "bid"]


def _of_the_round(view: View, seat: int) -> Moment:
    """What the latest round on the score sheet was to it."""
    return "exact" if view.sheet[-1].bonus[seat] else "missed"


def _has_broken_a_bid(view: View, events: Sequence[Event]) -> bool:
    """A trick has just made the open bid of another impossible: it took one too many, or has too few left."""
    taker = next((event.seat for event in events if isinstance(event, TrickTaken)), None)
    if taker is None:
        return False
    others = [(seat, other) for seat, other in enumerate(view.seats) if seat != view.seat]
    return any(
        other.foretold is not None
        and other.foretold - other.taken == (-1 if seat == taker else len(view.hand) + 1)
        for seat, other in others
    )


def _told_bid(view: View, foretold: int, lying: bool, dice: Random) -> int:
    """P4.2: the bid, or another that so many cards could be worth."""
    most = HIGHEST_SUIT * len(view.bid)
    near = [bid for bid in range(foretold - 2, foretold + 3) if 0 <= bid <= most and bid != foretold]
    return dice.choice(near) if lying else foretold
