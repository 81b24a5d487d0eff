"""What a seat may do as numbers below 128, and sets of them as two words of 64 bits.

0..59     play this card (leading the Monkey or the Lizard is one of the last eight)
64..119   set the suited card aside for one's bid, one after the other
120..123  lead the Monkey, naming a suit;  124..127  lead the Lizard, naming a suit
"""

from pythia.games.prophecy.cards import LIZARD, MONKEY, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.tricks import may_follow, may_lead, may_name

ACTIONS = 128
SET_ASIDE = 64
NAMING_MONKEY, NAMING_LIZARD = 120, 124
_NAMING = 1 << MONKEY | 1 << LIZARD


def legal(position: Row) -> tuple[int, int]:
    """P4.2, P5.2-5, P6.1: what the seat whose turn it is may do, as two words."""
    seat = position[at.TURN]
    if seat < 0:
        return 0, 0
    hand = position[at.HANDS + seat]
    if position[at.BIDDING]:
        return 0, hand & SUITED
    if position[at.COUNT]:
        return may_follow(hand, position[at.LEAD]), 0
    return leads(hand, position[at.TRUMP])


def only_action(position: Row) -> int:
    """What the seat whose turn it is must do; -1 if it has a choice, or if it is over."""
    plays, others = legal(position)
    if plays.bit_count() + others.bit_count() != 1:
        return -1
    return plays.bit_length() - 1 if plays else SET_ASIDE + others.bit_length() - 1


def leads(hand: int, trump: int) -> tuple[int, int]:
    """P5.2, P6.1: the cards that may be led and, of those that name a suit, the suits."""
    cards = may_lead(hand)
    naming = 0
    if cards & _NAMING:
        if cards >> MONKEY & 1:
            naming = may_name(MONKEY, trump) << NAMING_MONKEY - SET_ASIDE
        if cards >> LIZARD & 1:
            naming |= may_name(LIZARD, trump) << NAMING_LIZARD - SET_ASIDE
        cards &= ~_NAMING
    return cards, naming


def card_led(action: int) -> int:
    """The card of an action that leads."""
    if action < SET_ASIDE:
        return action
    return MONKEY if action < NAMING_LIZARD else LIZARD
