"""How likely a card is to win the trick it is played to, and what a hand is likely to take after it."""

from collections.abc import Sequence
from math import erf, exp, sqrt
from operator import mul
from typing import NamedTuple

from pythia.games.prophecy.bots.sight import Rival, Sight
from pythia.games.prophecy.cards import (
    JAGUAR,
    LIZARD,
    MONKEY,
    OF_SUIT,
    RANKS,
    SHAMAN,
    SPECIALISTS,
    each,
)
from pythia.games.prophecy.tricks import FOLLOWS, TRUMPED, lead_suit, power, worth

# Fitted by experiment. The weights say how each trait of a card (see `Prospects.traits`) moves its chance
# to take a trick, as the logarithm of its odds: a logistic regression over 87,000 positions of adept at
# tables of 2 to 6, against random players and itself, with half its bids made at random. Their last, for
# wanting every trick rather than none, STEER, LESSON and SPREAD were the best of about thirty settings tried
# for about 1,000 rounds each against random players and novices; most lay within the noise of each other.
# What a rival will do (WILL_…) is a guess: for a hidden bid another value did no better.
PLAIN = (0.106, -1.019, 0.376, -0.055, -0.022, -1.590, 0.040, -0.537, 1.000)
TRUMP = (0.078, -1.816, -0.053, 0.180, 0.134, 0.168, 0.196, 0.246, 1.000)
SPECIAL = {
    JAGUAR: (3.182, 0.017, 1.0),
    MONKEY: (-1.965, 0.254, 1.0),
    SHAMAN: (-1.734, 0.211, 1.0),
    LIZARD: (-3.400, -0.119, 1.0),
}
WILL_HIDDEN, WILL_NEEDY, WILL_SATED = 0.75, 0.9, 0.5
"""How often a rival who can win a trick does, by what one knows of its bid."""
STEER = 0.7
"""How far one can make the tricks one takes fit the bid, from not at all to as far as the cards go."""
LESSON = 2
"""What one fell short by in this company is learnt from as if so many exact rounds had come before."""
SPREAD = 0.7
"""How much less the tricks of a hand vary than if each card won or lost by itself."""

# --------------------------------------------------------------------------------------- this trick


def wins_now(sight: Sight, card: int, named: int) -> float:
    """The chance that this card, played now, takes the trick."""
    lead = lead_suit(card, named, sight.trump) if sight.leading else sight.lead
    mine = power(worth(card, lead, sight.trump, sight.worth), lead, sight.trump)
    if mine <= sight.best:
        return 0.0
    chance = 1.0
    for place, rival in enumerate(sight.yet_to_play):
        chance *= 1.0 - _can_beat(sight, rival, lead, mine, place == 0) * _will(rival)
    return chance


def _can_beat(sight: Sight, rival: Rival, lead: int, mine: int, is_next: bool) -> float:
    """The chance that this rival holds, and may play, a card of more power than `mine`."""
    unseen, trump = sight.unseen, sight.trump
    lacks_one = 1.0 - rival.cards / max(unseen.bit_count(), 1)
    """The chance that a given unseen card is not in this hand."""
    following = 0 if rival.voids >> lead & 1 else unseen & FOLLOWS[lead]
    ruffing = 0 if rival.voids >> trump & 1 else unseen & FOLLOWS[trump]
    is_void = lacks_one ** following.bit_count()
    if lead == trump:
        following, ruffing = _above(following, lead, mine - TRUMPED), 0
    elif mine >= TRUMPED:
        following, ruffing = 0, _above(ruffing, trump, mine - TRUMPED)
    else:
        following = _above(following, lead, mine)
    follows = 1.0 - lacks_one ** following.bit_count()
    ruffs = is_void * (1.0 - lacks_one ** ruffing.bit_count())
    special = 1.0 - lacks_one ** _specialists_above(unseen, lead, trump, mine, is_next)
    return 1.0 - (1.0 - follows) * (1.0 - ruffs) * (1.0 - special)


def _specialists_above(unseen: int, lead: int, trump: int, mine: int, is_next: bool) -> int:
    """P6.3-6: how many unseen Specialists win over `mine`; the Shaman does from the next seat."""
    jaguar = unseen >> JAGUAR & 1 and mine < TRUMPED + 30
    monkey = unseen >> MONKEY & 1 and lead != trump and mine < 30
    shaman = unseen >> SHAMAN & 1 and is_next
    return bool(jaguar) + bool(monkey) + bool(shaman)


def _above(cards: int, suit: int, halves: int) -> int:
    """Those of a suit's cards that outrank `halves`, a rank counted in halves."""
    lowest = suit * RANKS + halves // 2
    return cards >> lowest << lowest


def _will(rival: Rival) -> float:
    if rival.wants is None:
        return WILL_HIDDEN
    return WILL_NEEDY if rival.wants > 0 else WILL_SATED


# ---------------------------------------------------------------------------------- tricks to come


class Outlook(NamedTuple):
    """Tricks a hand will take: about so few if it ducks, so many if it tries, and the variance of it."""

    least: float
    most: float
    variance: float

    def shifted(self, tricks: float) -> "Outlook":
        """The same, with so many tricks more."""
        return Outlook(self.least + tricks, self.most + tricks, self.variance)


class Prospects:
    """What hands of `left` cards are likely to take, from all that a sight shows.

    Cards are judged one by one and summed; a suit's sum is kept, for many hands share it.
    """

    def __init__(self, sight: Sight, left: int) -> None:
        self._sight, self._left = sight, float(left)
        self._rivals = float(len(sight.rivals))
        unseen = sight.unseen
        self._density = sum(rival.cards for rival in sight.rivals) / max(unseen.bit_count(), 1)
        """The part of the unseen cards that rivals hold: the rest lie in bids, or out of the round."""
        trumps = unseen & (FOLLOWS[sight.trump] | 1 << JAGUAR)
        self._trumps = trumps.bit_count() * self._density
        self._known: dict[tuple[int, int, int], Outlook] = {}

    def of(self, hand: int) -> Outlook:
        """The sum of the suits and Specialists of the hand."""
        parts = [_chance(SPECIAL[card], (1.0, self._left)) for card in each(hand & SPECIALISTS)]
        holdings = [hand & suit for suit in OF_SUIT]
        voids = holdings.count(0)
        for suit, mine in enumerate(holdings):
            if mine:
                parts.append(self._suit(suit, mine, voids if suit == self._sight.trump else 0))
        return _sum(parts)

    def _suit(self, suit: int, mine: int, voids: int) -> Outlook:
        key = (suit, mine, voids)
        if key not in self._known:
            weights = TRUMP if suit == self._sight.trump else PLAIN
            self._known[key] = _sum([_chance(weights, self.traits(card, mine, voids)) for card in each(mine)])
        return self._known[key]

    def traits(self, card: int, mine: int, voids: int) -> tuple[float, ...]:
        """What bears on a suited card's chance, in the order of the weights."""
        suit, rank = divmod(card, RANKS)
        unseen = self._sight.unseen
        is_trump = suit == self._sight.trump
        held = (unseen & OF_SUIT[suit]).bit_count()
        higher = _above(unseen & OF_SUIT[suit], suit, 2 * (rank + 1)).bit_count()
        above = higher + (unseen >> (JAGUAR if is_trump else MONKEY) & 1)
        own_above = (mine >> card + 1).bit_count()
        return (
            1.0,
            sqrt(above * self._density),
            (held - higher) * self._density,
            float(own_above),
            float(mine.bit_count() - 1 - own_above),
            float(voids) if is_trump else self._trumps / self._left,
            self._left,
            self._rivals,
        )


def _chance(weights: tuple[float, ...], traits: tuple[float, ...]) -> Outlook:
    """One card's outlook. The last weight belongs to the wish for tricks."""
    *fixed, want = weights
    odds = sum(map(mul, fixed, traits))
    low, high = 1 / (1 + exp(-odds)), 1 / (1 + exp(-odds - want))
    middle = (low + high) / 2
    return Outlook(low, high, middle * (1 - middle))


def _sum(parts: Sequence[Outlook]) -> Outlook:
    least = most = variance = 0.0
    for part in parts:
        least += part.least
        most += part.most
        variance += part.variance
    return Outlook(least, most, variance)


def points(rest: Outlook, need: int, bonus: int, left: int, steer: float) -> float:
    """The points to expect of `left` tricks to come, of which one wants just `need`.

    The tricks taken are about normal; their mean lies between the least and the most as far as one wants
    tricks, and can be steered towards the need. An exact bid out of reach leaves a point a trick.
    """
    if not 0 <= need <= left:
        return rest.most
    if left == 0:
        return bonus
    mean = rest.least + (rest.most - rest.least) * need / left
    mean += steer * (min(max(need, rest.least), rest.most) - mean)
    scale = 1 / sqrt(2 * SPREAD * rest.variance)
    exact = (erf((need + 0.5 - mean) * scale) - erf((need - 0.5 - mean) * scale)) / 2
    return mean + bonus * exact
