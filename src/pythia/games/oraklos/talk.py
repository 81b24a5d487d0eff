"""What players tell each other at an Oraklos table, true or not."""

from collections.abc import Sequence

from msgspec import Struct

from pythia.contract import Event, Speaker
from pythia.games.oraklos.events import Claimed, SaidDone, TookBackDone
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


def remark(view: View, events: Sequence[Event], speaker: Speaker) -> Saying | None:
    """What a bot that has just acted might say, of what it has just done."""
    if view.seat is None or view.winners is not None or speaker.dice.random() >= TALKS:
        return None
    return speaker.dice.choice((*_of_search(view, view.seat, events), Laugh()))


def _of_search(view: View, seat: int, events: Sequence[Event]) -> tuple[Saying, ...]:
    """Before the dice are thrown there is nothing to see; whoever has claimed a card has seen something."""
    for event in events:
        match event:
            case Claimed(seat=claimant) if claimant == seat:
                return (Sees(), Quick()) if len(view.marked) == 1 else (Sees(),)
            case TookBackDone(seat=searcher) if searcher == seat:
                return (Sees(),)
            case SaidDone(seat=searcher) if searcher == seat:
                return () if any(each.seat == seat for each in view.marked) else (Blank(), Holes())
    return ()
