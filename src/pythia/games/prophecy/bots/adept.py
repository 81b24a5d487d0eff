"""A strong club player: foretells by what a hand is likely to take, and plays to make it exact."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from pythia.contract import Budget, Event, Offer
from pythia.games.prophecy.bots.chances import outlook, points, wins_now
from pythia.games.prophecy.bots.sight import Memory, Sight, look, plays
from pythia.games.prophecy.cards import BIT, NUMBER, NUMBERS, SHAMAN, SUITS
from pythia.games.prophecy.state import Action, Bid, Play
from pythia.games.prophecy.tricks import NO_SUIT, bid_value
from pythia.games.prophecy.view import View


class Adept:
    def __init__(self, dice: Random) -> None:
        self._dice, self._memory = dice, Memory()

    def observe(self, event: Event) -> None:
        self._memory.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        sight = look(view, self._memory)
        if offers[0].verb == "bid":
            return _bid(sight, offers[0])
        return max(plays(offers), key=lambda play: _value(sight, play))


def _bid(sight: Sight, offer: Offer) -> Bid:
    (field,) = offer.fields
    bonus, left = NUMBERS[sight.players].bonus, NUMBERS[sight.players].tricks

    def value(cards: tuple[str, ...]) -> float:
        bid = sum(BIT[card] for card in cards)
        return points(outlook(sight, sight.hand & ~bid), bid_value(bid), bonus, left)

    assert field.count
    return Bid(max(combinations(field.values, field.count), key=value))


def _value(sight: Sight, play: Play) -> float:
    card = NUMBER[play.card]
    named = SUITS.index(play.suit) if play.suit else NO_SUIT
    wins = wins_now(sight, card, named)
    rest = sight.hand & ~(1 << card)
    ahead = outlook(sight, rest)
    bonus, left = NUMBERS[sight.players].bonus, rest.bit_count()
    lose = points(ahead, sight.need, bonus, left)
    win = 1 + points(ahead, sight.need - 1, bonus, left)
    if rest == 1 << SHAMAN:
        win = -sight.taken
    return wins * win + (1 - wins) * lose
