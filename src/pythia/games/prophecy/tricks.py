"""P4 to P7 in whole numbers: who bids openly, what may be played, what a card is worth, who wins what.

These leaf rules are plain functions on small integers and masks, so that the kernels can compile
the very same functions.

A *worth* is a suit and a rank in one number: `suit * 64 + 2 * rank`, and one more for the half rank
of the Shaman. Two suits exist beside the four on the cards:

- `JAGUAR_SUIT`, trump in the Jaguar round (P8): only the Jaguar, and a Shaman right after it, are of it.
  Led, it is a suit nobody can follow, which is just what "no lead suit" means in P8.3.
- `NO_SUIT`, which is never led and never trump: what is of it cannot win.
"""

from pythia.games.prophecy.cards import (
    DECK,
    JAGUAR,
    LIZARD,
    MONKEY,
    OF_SUIT,
    RANKS,
    SHAMAN,
    SPECIALISTS,
)

JAGUAR_SUIT = 4
NO_SUIT = 5
WORTH_OF_A_SUIT = 64
WORTHS = tuple(card // RANKS * WORTH_OF_A_SUIT + 2 * (card % RANKS + 1) for card in range(JAGUAR))
"""P6.2: a suited card is its suit and rank."""
TRUMPED = 64
"""What trump adds to a card's power: more than any rank, in halves, can be."""

FOLLOWS = (*OF_SUIT, 0, 0)
"""P1.1: the cards that follow a suit; a Specialist in a hand is of none, and nothing follows the last two."""
ALLOWED = tuple(suit | SPECIALISTS for suit in FOLLOWS)
"""P5.4: what whoever can follow may play."""
LEADS = DECK ^ 1 << SHAMAN


def may_lead(hand: int) -> int:
    """P5.2: any card except the Shaman."""
    return hand & LEADS


def may_follow(hand: int, lead: int) -> int:
    """P5.4: the lead suit or a Specialist; with none of the suit (P5.5: or no lead suit), anything."""
    return hand & ALLOWED[lead] if hand & FOLLOWS[lead] else hand


def can_lead(card: int, hand: int) -> int:
    """P5.2: whether this card may be led from the hand; not 0 if so."""
    return may_lead(hand) >> card & 1


def can_follow(card: int, hand: int, lead: int) -> int:
    """P5.4: whether this card of the hand may follow; asks the hand for the suit only where it must."""
    if card < JAGUAR and card // RANKS != lead and hand & FOLLOWS[lead]:
        return 0
    return hand >> card & 1


def may_name(card: int, trump: int) -> int:
    """P6.1, P8.2: the suits that the leader of this card may name, as a mask; 0 if it names none."""
    if card == LIZARD:
        return 0b1111
    if card == MONKEY:
        return 0b1111 & ~(1 << trump)
    return 0


def lead_suit(card: int, named: int, trump: int) -> int:
    """P6.1: the suit led by this card; P8.3: the Jaguar in its own round leads none that can be followed."""
    if card < JAGUAR:
        return card // RANKS
    return trump if card == JAGUAR else named


def worth(card: int, lead: int, trump: int, before: int) -> int:
    """P6.2, P6.3, P6.4, P6.5, P6.6: what a card counts as in a trick, after a card worth `before`."""
    if card < JAGUAR:  # P6.2: its suit and rank
        return WORTHS[card]
    if card == JAGUAR:  # P6.3: trump, rank 15
        return trump * WORTH_OF_A_SUIT + 30
    if card == MONKEY:  # P6.4: rank 15 of the lead suit, unless that is trump
        return (NO_SUIT if lead == trump else lead) * WORTH_OF_A_SUIT + 30
    if card == LIZARD:  # P6.5: rank 0 of the lead suit
        return lead * WORTH_OF_A_SUIT
    return before + 1  # P6.6: the Shaman, half a rank above the card before it


def power(worth: int, lead: int, trump: int) -> int:
    """P7.1: the highest power wins: trump before the lead suit, the rest (-1) never."""
    suit = worth >> 6
    if suit == trump:
        return (worth & 63) + TRUMPED
    return worth & 63 if suit == lead else -1


POWERS = tuple(
    tuple(
        tuple(power(worth(card, lead, trump, 0), lead, trump) for card in range(DECK.bit_length()))
        for lead in range(NO_SUIT + 1)
    )
    for trump in range(NO_SUIT)
)
"""P7.1: the power of every card, by trump and lead, worked out once; a Shaman's hangs on the card before."""


SPEARS_OR_EAGLES = OF_SUIT[1] | OF_SUIT[3]
SERPENTS_OR_EAGLES = OF_SUIT[2] | OF_SUIT[3]


def bid_value(cards: int) -> int:
    """P1.2, P4.2: Suns 0, Spears 1, Serpents 2, Eagles 3, summed."""
    return (cards & SPEARS_OR_EAGLES).bit_count() + 2 * (cards & SERPENTS_OR_EAGLES).bit_count()


def bids_openly(total: int, highest: int, players: int, number: int, rounds: int) -> bool:
    """P4.4: the leaders in score do; with 2 players, and in the first and the last of the rounds, nobody."""
    return total == highest and players > 2 and 0 < number < rounds - 1


def surrenders(hand: int) -> bool:
    """P5.3: the Shaman alone cannot lead."""
    return hand == 1 << SHAMAN


def bonus_points(taken: int, foretold: int, surrendered: bool, bonus: int) -> int:
    """P7.2: the bonus of an exact bid, which the surrender of a lead forfeits."""
    return bonus if taken == foretold and not surrendered else 0


def trick_points(taken: int, surrendered: bool) -> int:
    """P7.2: one point a trick, none for whoever surrendered the lead."""
    return 0 if surrendered else taken


def standing(total: int, bonus: int) -> int:
    """P7.3: by totals, ties by the bonus points; the higher the better, as one number."""
    return (total << 12) + bonus
