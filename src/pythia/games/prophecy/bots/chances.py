"""How likely a card is to win: the trick it is played to, or some trick yet to come."""

from math import erf, exp, sqrt
from typing import NamedTuple

from pythia.games.prophecy.bots.sight import Rival, Sight
from pythia.games.prophecy.cards import JAGUAR, MONKEY, OF_SUIT, RANKS, SHAMAN, SPECIALISTS, each
from pythia.games.prophecy.tricks import TRUMPED, lead_suit, power, worth

WILL = {"hidden": 0.75, "needy": 0.9, "sated": 0.5}
PLAIN = (-2.450, -0.628, 0.232, -0.190, -0.162, -0.133, 0.271, 0.245)
TRUMP = (-0.189, -0.454, 0.008, 0.114, 0.087, 0.209, 0.171, 0.207)
SPECIAL = {56: (8.625, -0.316, -2.78), 57: (-2.119, 0.264, 0.598), 58: (-1.837, 0.191, 0.614), 59: (-4.051, -0.072, -5.457)}
SPREAD = 1.0


def wins_now(sight: Sight, card: int, named: int) -> float:
    """The chance that this card, played now, takes the trick."""
    lead = lead_suit(card, named, sight.trump) if sight.leading else sight.lead
    counts = worth(card, lead, sight.trump, sight.worth)
    mine = power(counts, lead, sight.trump)
    if mine <= sight.best:
        return 0.0
    chance = 1.0
    for place, rival in enumerate(sight.yet_to_play):
        chance *= 1.0 - _beats(sight, rival, lead, mine, place == 0)
    return chance


def _beats(sight: Sight, rival: Rival, lead: int, mine: int, is_next: bool) -> float:
    """The chance that this rival can and will play a card of more power than `mine`."""
    unseen, trump = sight.unseen, sight.trump
    lacks_one = 1.0 - rival.cards / max(unseen.bit_count(), 1)
    trumps = unseen & OF_SUIT[trump] if trump < len(OF_SUIT) else 0
    suit = unseen & OF_SUIT[lead] if lead < len(OF_SUIT) else 0
    above = _above(suit, lead, mine if lead != trump else mine - TRUMPED)
    free = 0
    """Specialists that may be played whatever is led, and win."""
    if unseen >> JAGUAR & 1 and mine < TRUMPED + 30:
        free += 1
    if unseen >> MONKEY & 1 and lead != trump and mine < 30:
        free += 1
    if unseen >> SHAMAN & 1 and is_next:
        free += 1
    if mine >= TRUMPED and lead != trump:
        above = 0
        over_trumps = _above(trumps, trump, mine - TRUMPED)
    else:
        over_trumps = 0 if lead == trump else trumps
    is_void = 1.0 if rival.voids >> lead & 1 else lacks_one ** suit.bit_count()
    if rival.voids >> lead & 1:
        above = 0
    if rival.voids >> trump & 1:
        over_trumps = 0
    follows = 1.0 - lacks_one ** above.bit_count()
    ruffs = is_void * (1.0 - lacks_one ** over_trumps.bit_count())
    special = 1.0 - lacks_one**free
    can = 1.0 - (1.0 - follows) * (1.0 - ruffs) * (1.0 - special)
    return can * _will(rival)


def _above(cards: int, suit: int, halves: int) -> int:
    """Those of a suit's cards that outrank `halves`, a rank counted in halves."""
    return cards >> (suit * RANKS + halves // 2) << (suit * RANKS + halves // 2)


def _will(rival: Rival) -> float:
    if rival.wants is None:
        return WILL["hidden"]
    return WILL["needy"] if rival.wants > 0 else WILL["sated"]


# ---------------------------------------------------------------------------------- tricks to come


class Outlook(NamedTuple):
    """Tricks a hand will take: about so few if it ducks, so many if it tries, give or take."""

    least: float
    most: float
    spread: float


def traits(sight: Sight, card: int, hand: int, density: float) -> tuple[float, ...]:
    left = float(hand.bit_count())
    if card >= JAGUAR:
        return (1.0, left)
    suit = card // RANKS
    mine = hand & OF_SUIT[suit]
    unseen = sight.unseen & OF_SUIT[suit]
    over = _above(unseen, suit, 2 * (card % RANKS + 1)).bit_count() * density
    under = (unseen.bit_count()) * density - over
    own_over = (mine >> card + 1).bit_count()
    own_under = mine.bit_count() - 1 - own_over
    if suit == sight.trump:
        jag = (sight.unseen >> JAGUAR & 1) * density
        short = sum((hand & OF_SUIT[s]).bit_count() == 0 for s in range(4) if s != suit)
        return (1.0, over + jag, under, own_over, own_under, short, left)
    trumps = (sight.unseen & OF_SUIT[sight.trump]).bit_count() if sight.trump < 4 else 0
    trumps += sight.unseen >> JAGUAR & 1
    mon = (sight.unseen >> MONKEY & 1) * density
    return (1.0, over + mon, under, trumps * density, own_over, own_under, left)


def density_of(sight: Sight) -> float:
    return sum(r.cards for r in sight.rivals) / max(sight.unseen.bit_count(), 1)


def kind(sight: Sight, card: int) -> tuple[float, ...]:
    if card >= JAGUAR:
        return SPECIAL[card]
    return TRUMP if card // RANKS == sight.trump else PLAIN


def outlook(sight: Sight, hand: int) -> Outlook:
    density = density_of(sight)
    least = most = spread = 0.0
    for card in each(hand):
        *weights, want = kind(sight, card)
        x = sum(map(float.__mul__, weights, map(float, traits(sight, card, hand, density))))
        low, high = 1 / (1 + exp(-x)), 1 / (1 + exp(-x - want))
        mid = (low + high) / 2
        least += low
        most += high
        spread += mid * (1 - mid)
    return Outlook(least, most, spread * SPREAD)


def points(rest: Outlook, need: int, bonus: int, left: int) -> float:
    """Expected points of the tricks to come, if one plays for `need` of them or for as many as one can."""
    if not 0 <= need <= left:
        return rest.most
    mean = min(max(need, rest.least), rest.most)
    scale = 1 / sqrt(2 * rest.spread + 1e-9)
    exact = (erf((need + 0.5 - mean) * scale) - erf((need - 0.5 - mean) * scale)) / 2
    return max(mean + bonus * exact, rest.most)


ALL_SPECIALISTS = SPECIALISTS
