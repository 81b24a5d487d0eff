"""A beginner: counts high cards for a bid, wins while it wants tricks and ducks when it does not."""

from collections.abc import Iterable, Sequence
from random import Random

from pythia.contract import Budget, Event, Offer
from pythia.games.prophecy.bots.sight import Memory, Sight, look, plays
from pythia.games.prophecy.cards import BIT, JAGUAR, MONKEY, NUMBER, RANKS, SHAMAN, each
from pythia.games.prophecy.state import Action, Bid, Play
from pythia.games.prophecy.tricks import bid_value, power, worth
from pythia.games.prophecy.view import View

HIGH_CARD = 12
"""A card from this rank on looks like a trick to a beginner."""
GOOD_TRUMP = 9
MISJUDGES = 0.9
"""How far off, in tricks, its count is: the standard deviation."""
SETS_CONSIDERED = 12
"""Bids it turns over in its mind."""
SLIPS = 0.12
"""How often it plays a card without thinking, a Specialist as soon as another."""


class Novice:
    """It forgets each trick once it is face down, and takes no notice of what others bid."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        sight = look(view, Memory())
        if offers[0].verb == "bid":
            return self._bid(sight, offers[0])
        choices = list(plays(offers))
        if self._dice.random() < SLIPS:
            return self._dice.choice(choices)
        return self._play(sight, choices)

    def _bid(self, sight: Sight, offer: Offer) -> Bid:
        """Of a few sets that come to mind, the one whose value is nearest to the tricks left in the hand."""
        (field,) = offer.fields
        assert field.count is not None
        mood = self._dice.gauss(0, MISJUDGES)

        def misfit(cards: Iterable[str]) -> float:
            bid = sum(BIT[card] for card in cards)
            return abs(_likely_tricks(sight, sight.hand & ~bid) + mood - bid_value(bid))

        sets = [self._dice.sample(field.names, field.count) for _ in range(SETS_CONSIDERED)]
        return Bid(tuple(min(sets, key=misfit)))

    def _play(self, sight: Sight, choices: Sequence[Play]) -> Play:
        """The highest card if it would win and tricks are wanted; a high loser if not; else the lowest."""
        by_rank = sorted(choices, key=lambda play: _rank(NUMBER[play.card]))
        if sight.leading:
            return by_rank[-1] if sight.need > 0 else by_rank[0]
        winning = [play for play in by_rank if _is_best(sight, NUMBER[play.card])]
        losing = [play for play in by_rank if play not in winning]
        if sight.need > 0:
            return winning[-1] if winning else by_rank[0]
        return losing[-1] if losing else by_rank[0]


def _likely_tricks(sight: Sight, hand: int) -> float:
    """High cards and good trumps, by rule of thumb: what they take at a table of four."""
    count = 0.0
    for card in each(hand):
        rank = card % RANKS + 1
        if card >= JAGUAR:
            count += {JAGUAR: 1.0, MONKEY: 0.7, SHAMAN: 0.4}.get(card, 0.0)
        elif card // RANKS == sight.trump:
            count += 0.8 if rank >= GOOD_TRUMP else 0.3
        elif rank >= HIGH_CARD:
            count += 0.6
    return count * 4 / sight.players


def _rank(card: int) -> int:
    """A Specialist looks like the highest or (Lizard) the lowest card of them all."""
    return card % RANKS + 1 if card < JAGUAR else 15 if card in (JAGUAR, MONKEY) else 0


def _is_best(sight: Sight, card: int) -> bool:
    """Whether this card would be winning the trick as it lies."""
    counts = worth(card, sight.lead, sight.trump, sight.worth)
    return power(counts, sight.lead, sight.trump) > sight.best
