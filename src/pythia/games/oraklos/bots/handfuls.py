"""Which dice a bot puts in the cup and takes back (O2.2, O2.6): those its own cards want and others' do not.

A card's prospect is guessed from colours alone: so many predictions lie in a throw of so many dice, and one
of them has the card's colours as often as four dice drawn in order do. Predictions share dice, so they come
in clusters: their number is spread like a negative binomial. Fitted to sampled throws.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random

from pythia.contract import Offer
from pythia.games.oraklos.bots.eyes import Skill
from pythia.games.oraklos.geometry import CORNERS
from pythia.games.oraklos.state import PUT, Amounts, Cup, Take
from pythia.games.oraklos.view import View
from pythia.games.oraklos.wishes import COLOURS
from pythia.offers import expand

PREDICTIONS = 2.1
"""Predictions a die thrown, whatever their number: 32 with 16 dice, 43 with 20."""
CLUSTER = 0.45
"""The negative binomial's size."""
STAY = 4
"""Dice that stay in the cup (O2.6)."""

Heap = Sequence[float]
"""How many dice of each colour there may be expected to be."""


def prospect(card: str, heap: Heap) -> float:
    """The chance that a throw of these colours has a prediction for the card."""
    turns, needs = _wants(card)
    total = sum(heap)
    fits = prod(_falling(have, need) for have, need in zip(heap, needs, strict=True))
    expected = PREDICTIONS * total * turns * fits / _falling(total, CORNERS)
    return float(1 - (1 + expected / CLUSTER) ** -CLUSTER)


@lru_cache(maxsize=128)
def _wants(card: str) -> tuple[int, tuple[int, ...]]:
    """In how many ways the card can be turned, and how many dice of each colour it asks for."""
    return len({card[i:] + card[:i] for i in range(CORNERS)}), tuple(map(card.count, COLOURS))


def _falling(have: float, count: int) -> float:
    """Ways to draw so many in order; of a fraction, what lies between."""
    return prod(max(have - i, 0.0) for i in range(count))


def cup(view: View, offer: Offer, skill: Skill, luck: Random) -> Cup:
    """The handful after which the throw should suit this seat best."""
    assert view.seat is not None
    count = PUT[len(view.seats)]
    others = [
        _share(row.supply, count / sum(row.supply)) for n, row in enumerate(view.seats) if n != view.seat
    ]
    rest = [sum(each) for each in zip(view.cup, *others, strict=True)]

    def worth(put: Cup) -> float:
        heap = [have + put.dice.get(colour, 0) for have, colour in zip(rest, COLOURS, strict=True)]
        return _worth(view, skill, lambda seat: heap) + luck.gauss(0, skill.misjudges)

    return max((Cup(action["dice"]) for action in expand(offer)), key=worth)


def take(view: View, skill: Skill, luck: Random) -> Take:
    """The dice that make the next cup suit this seat, and leave the others what they can use least."""
    assert view.seat is not None
    count = PUT[len(view.seats)]
    by_colour = [[n for n in view.left if view.dice[n].colour == colour] for colour in COLOURS]
    handfuls = [
        each
        for each in product(*(range(min(len(dice), count) + 1) for dice in by_colour))
        if sum(each) == count
    ]

    def worth(taken: Amounts) -> float:
        left = [len(dice) - number for dice, number in zip(by_colour, taken, strict=True)]

        def heap(seat: int) -> Heap:
            """What this seat's next throw may look like: its own dice weigh in, the rest is anybody's."""
            own = view.seats[seat].supply
            more = taken if seat == view.seat else _share(left, count / max(sum(left), 1))
            supply = [a + b for a, b in zip(own, more, strict=True)]
            put = _share(supply, count / sum(supply))
            even = (STAY + count * (len(view.seats) - 1)) / len(COLOURS)
            return [each + even for each in put]

        return _worth(view, skill, heap) + luck.gauss(0, skill.misjudges)

    best = max(handfuls, key=worth)
    return Take(tuple(n for dice, number in zip(by_colour, best, strict=True) for n in dice[:number]))


def _share(heap: Heap, part: float) -> list[float]:
    return [each * part for each in heap]


def _worth(view: View, skill: Skill, heap_of: Callable[[int], Heap]) -> float:
    """Cards of one's own to be expected, less what the others' cost."""
    worth = 0.0
    for seat, row in enumerate(view.seats):
        heap = heap_of(seat)
        weight = 1.0 if seat == view.seat else -skill.spite / (len(view.seats) - 1)
        if weight:
            worth += weight * sum(prospect(card, heap) for card in row.wishes)
    return worth
