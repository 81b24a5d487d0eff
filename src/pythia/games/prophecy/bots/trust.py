"""What a player makes of talk: it takes for true what those say who have been honest, and only so far.

What it would do deaf and what it would do if all that were true are mixed, and what it thinks much worse of
than of its best choice when it is deaf it never does: so far can a liar with a good name lead it, no farther.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pythia.contract import Event, Said, Told
from pythia.games.prophecy.cards import NUMBERS, SUITS
from pythia.games.prophecy.honesty import Hearsay, Statement, hears, memory, repute_of, statements
from pythia.games.prophecy.talk import HIGHEST_SUIT, Foretold, NoTrump, Void
from pythia.games.prophecy.view import View

HONEST, LIED = 1.0, 1.0
"""What is held of a stranger: as if so many rounds had been honest, and so many not."""
LIE = 3.0
"""A round with a lie weighs as much as so many honest ones: a good name is soon lost."""
TRUSTED = 0.6
"""From this trust on a seat is believed."""
MOST_WEIGHT = 0.9
"""Of what is heard beside what is seen, at full trust."""


class Heard(NamedTuple):
    """What is taken for true, and how much it counts."""

    hearsay: Hearsay
    weight: float


class Ears:
    """What a player has been told this round, talk included."""

    def __init__(self) -> None:
        self.past: tuple[Told, ...] = ()

    def observe(self, event: Event) -> None:
        past = self.past
        self.past = hears(past, event) if isinstance(event, Said) else memory(past, Told(event))

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.past]


def trust(honest: int, lied: int) -> float:
    """How far a seat is taken for honest, after so many rounds of either kind."""
    return (HONEST + honest) / (HONEST + honest + LIED + LIE * lied)


def believed(view: View, events: Sequence[Event]) -> Heard | None:
    """What those have said this round whom this seat trusts; None where that is nothing."""
    said = [each for each in statements(events) if each.seat != view.seat]
    if not said:
        return None
    players = len(view.seats)
    repute = repute_of(events)
    caught = {each.seat for each in said if each.true is False}
    trusts = [
        trust(repute.honest[seat] if repute else 0, (repute.lied[seat] if repute else 0) + (seat in caught))
        for seat in range(players)
    ]
    foretold: list[int | None] = [None] * players
    voids, used = [0] * players, set[int]()
    for seat in range(players):
        if trusts[seat] < TRUSTED:
            continue
        own = [each for each in said if each.seat == seat and each.true is not False]
        foretold[seat], voids[seat] = _bid_of(own, view), _voids_of(own, view)
        if foretold[seat] is not None or voids[seat]:
            used.add(seat)
    if not used:
        return None
    return Heard(Hearsay(tuple(foretold), tuple(voids)), MOST_WEIGHT * min(trusts[seat] for seat in used))


def _bid_of(own: list[Statement], view: View) -> int | None:
    """P4.2: the value of a bid that can be; two different ones say nothing."""
    counts = {each.saying.count for each in own if isinstance(each.saying, Foretold)}
    highest = HIGHEST_SUIT * NUMBERS[len(view.seats)].bid
    return counts.pop() if len(counts) == 1 and max(counts) <= highest else None


def _voids_of(own: list[Statement], view: View) -> int:
    """Suits, as a mask."""
    found = 0
    for each in own:
        if isinstance(each.saying, Void):
            found |= 1 << SUITS.index(each.saying.suit)
        elif isinstance(each.saying, NoTrump) and view.trump is not None:
            found |= 1 << SUITS.index(view.trump)
    return found
