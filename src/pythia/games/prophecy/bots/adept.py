"""A practised player: foretells what its hand is likely to take, and then plays to take just that.

Every choice is made the same way: by the points it can expect of the hand it leaves, in this trick and
in those to come (`chances.py`). What others say it weighs by how honest they have been (`trust.py`).
It has no use for its dice.
"""

from collections.abc import Sequence
from itertools import combinations
from math import inf
from random import Random

from pythia.contract import Budget, Event, Offer
from pythia.games.prophecy.bots.chances import LESSON, STEER, Prospects, points, wins_now
from pythia.games.prophecy.bots.sight import Memory, Sight, look, plays, told
from pythia.games.prophecy.bots.trust import Ears, believed
from pythia.games.prophecy.cards import BIT, NUMBER, NUMBERS, SHAMAN, SUITS, each
from pythia.games.prophecy.state import Action, Bid, Play
from pythia.games.prophecy.tricks import NO_SUIT, bid_value, may_name
from pythia.games.prophecy.view import View

SLACK = 0.5
"""Whatever is heard, nothing is played that, deaf, is worth so many points less than the best."""


class Adept:
    def __init__(self, dice: Random) -> None:
        self._memory, self._ears = Memory(), Ears()

    def observe(self, event: Event) -> None:
        self._memory.observe(event)
        self._ears.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        sight = look(view, self._memory)
        if offers[0].verb == "bid":
            return _bid(sight, offers[0])
        possible = list(plays(offers))
        worths = _worths(sight, possible)
        heard = believed(view, self._ears.events)
        if heard is not None:
            worths = mixed(worths, _worths(told(sight, view, heard.hearsay), possible), heard.weight)
        return possible[worths.index(max(worths))]


def _bid(sight: Sight, offer: Offer) -> Bid:
    """The set, of all there are, whose value suits the hand it leaves best."""
    (field,) = offer.fields
    assert field.count is not None
    bonus, left = NUMBERS[sight.players].bonus, NUMBERS[sight.players].tricks
    prospects = Prospects(sight, left)
    # The better the company plays, the fewer tricks a hand takes in it; the score sheet tells.
    lesson = -sum(sight.fell_short) / (len(sight.fell_short) + LESSON)

    def worth_of(cards: tuple[str, ...]) -> float:
        bid = sum([BIT[card] for card in cards])
        ahead = prospects.of(sight.hand & ~bid).shifted(lesson)
        return points(ahead, bid_value(bid), bonus, left, 0.0)

    return Bid(max(combinations(field.names, field.count), key=worth_of))


def mixed(deaf: list[float], heard: list[float], weight: float) -> list[float]:
    """So much of what is heard, the rest of what is seen; what is worth too little deaf is never worth it."""
    least = max(deaf) - SLACK
    return [
        (1 - weight) * own + weight * other if own >= least else -inf
        for own, other in zip(deaf, heard, strict=True)
    ]


def _worths(sight: Sight, possible: Sequence[Play]) -> list[float]:
    prospects = Prospects(sight, sight.hand.bit_count() - 1)
    return [_worth_of(sight, prospects, play) for play in possible]


def _worth_of(sight: Sight, prospects: Prospects, play: Play) -> float:
    """The points to expect from this trick on, if this card is played to it."""
    card = NUMBER[play.card]
    named = SUITS.index(play.suit) if play.suit else NO_SUIT
    rest = sight.hand & ~(1 << card)
    ahead, left = prospects.of(rest).shifted(sight.spare), rest.bit_count()
    bonus = NUMBERS[sight.players].bonus
    lost = points(ahead, sight.need, bonus, left, STEER)
    won = 1 + points(ahead, sight.need - 1, bonus, left, STEER)
    # P7.2: whoever surrenders a lead forfeits the tricks already taken too.
    risk = _strands_the_shaman(sight, rest)
    won = (1 - risk) * won - risk * sight.taken
    wins = wins_now(sight, card, named)
    return wins * won + (1 - wins) * lost


def _strands_the_shaman(sight: Sight, rest: int) -> float:
    """P5.3: the chance that leading from this hand ends with the Shaman alone on lead."""
    if rest == 1 << SHAMAN:
        return 1.0
    if not rest >> SHAMAN & 1 or rest.bit_count() > 2:
        return 0.0
    (last,) = each(rest & ~(1 << SHAMAN))
    next_trick = sight.to_lead()
    names = each(may_name(last, sight.trump)) or (NO_SUIT,)
    return min(wins_now(next_trick, last, named) for named in names)
