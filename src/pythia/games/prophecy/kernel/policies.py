"""Who plays: a policy makes an action of what is to be decided, the position and a random word.

It may look at all of the position. Where the kernel is compiled, so is a policy, by `numba.njit`.
"""

from typing import NamedTuple

from pythia.games.prophecy.cards import JAGUAR, LIZARD, MONKEY, RANKS, SHAMAN
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import SET_ASIDE, leads
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import below, card_of, inlined, pick, select
from pythia.games.prophecy.kernel.position import cards_in_a_bid
from pythia.games.prophecy.kernel.powers import power_after
from pythia.games.prophecy.tricks import bid_value


class Turn(NamedTuple):
    """What is to be decided: a card of a bid, a lead, or a card in a trick."""

    seat: int
    cards: int
    """Those that may be set aside, led or played; among them, leading, those that name a suit."""
    place: int
    """In the trick, 0 the leader's; -1: one bids."""
    trump: int
    lead: int
    best: int
    """The power of the card that is winning; -1: there is none."""
    latest: int
    """The card before this one; -1: there is none."""


@inlined
def random(turn: Turn, position: Row, drawn: int) -> int:
    """Any action, each as likely as any other."""
    if turn.place > 0:
        return card_of(pick(turn.cards, drawn))
    if turn.place < 0:
        return SET_ASIDE + card_of(pick(turn.cards, drawn))
    return any_lead(turn.cards, turn.trump, drawn)


@inlined
def any_lead(cards: int, trump: int, drawn: int) -> int:
    """Of all cards and of the suits to be named each as likely as any other."""
    if not cards >> MONKEY & 0b101:
        return card_of(pick(cards, drawn))
    plain, naming = leads(cards, trump)
    return any_of(plain, naming, drawn)


@inlined
def any_of(plays: int, others: int, drawn: int) -> int:
    """An action of a set of them, each as likely as any other."""
    first = plays.bit_count()
    place = below(first + others.bit_count(), drawn)
    return (
        card_of(select(plays, place)) if place < first else SET_ASIDE + card_of(select(others, place - first))
    )


# ------------------------------------------------------------------------------------------- greedy

_SURE, _LIKELY, _UNLIKELY = 800, 600, 300
"""Thousandths of a trick at a table of four, by rule of thumb."""


@inlined
def greedy(turn: Turn, position: Row, drawn: int) -> int:
    """Bids what the rest of the hand may take; wins a trick that it needs, else it ducks."""
    if turn.place < 0:
        return SET_ASIDE + _fitting(turn, position, drawn)
    wants = bid_value(position[at.BIDS + turn.seat]) > position[at.TAKEN + turn.seat]
    if turn.place == 0:
        card = _highest(turn.cards) if wants else _lowest(turn.cards)
        return card if card not in (MONKEY, LIZARD) else any_lead(1 << card, turn.trump, drawn)
    winning = _that_win(turn)
    losing = turn.cards & ~winning
    if wants:
        return _highest(winning) if winning else _lowest(turn.cards)
    return _highest(losing) if losing else _lowest(turn.cards)


@inlined
def _that_win(turn: Turn) -> int:
    """Those of the cards that would be winning the trick as it lies."""
    found, left = 0, turn.cards
    while left:
        card = card_of(left)
        left &= left - 1
        if power_after(card, turn.latest, turn.lead, turn.trump) > turn.best:
            found |= 1 << card
    return found


@inlined
def _height(card: int) -> int:
    """How high a card looks, whatever its suit."""
    if card < JAGUAR:
        return card % RANKS + 1
    return 15 if card <= MONKEY else 0


@inlined
def _highest(cards: int) -> int:
    found, height = -1, -1
    while cards:
        card = card_of(cards)
        cards &= cards - 1
        if _height(card) > height:
            found, height = card, _height(card)
    return found


@inlined
def _lowest(cards: int) -> int:
    found, height = -1, 99
    while cards:
        card = card_of(cards)
        cards &= cards - 1
        if _height(card) < height:
            found, height = card, _height(card)
    return found


@inlined
def _fitting(turn: Turn, position: Row, drawn: int) -> int:
    """The card to set aside after which the bid can still come nearest to what the hand is likely to take."""
    players, hand, bid = position[at.PLAYERS], position[at.HANDS + turn.seat], position[at.BIDS + turn.seat]
    to_come = 3 * (cards_in_a_bid(players) - bid.bit_count() - 1)
    tricks, value = likely_tricks(hand, turn.trump), bid_value(bid)
    cards, found, least = turn.cards, 0, 1 << 30
    while cards:
        card = card_of(cards)
        cards &= cards - 1
        rest = (tricks - promise(card, turn.trump)) * 4 // players - 1000 * (value + card // RANKS)
        misfit = max(-rest, rest - 1000 * to_come, 0)
        if misfit < least or (misfit == least and drawn >> card & 1):
            found, least = card, misfit
    return found


@inlined
def promise(card: int, trump: int) -> int:
    """What a card looks like in tricks, in thousandths, at a table of four."""
    if card >= JAGUAR:
        return 1000 if card == JAGUAR else 700 if card == MONKEY else 400 if card == SHAMAN else 0
    rank = card % RANKS + 1
    if card // RANKS == trump:
        return _SURE if rank >= 9 else _UNLIKELY
    return _LIKELY if rank >= 12 else 0


@inlined
def likely_tricks(hand: int, trump: int) -> int:
    """What a hand looks like in tricks, in thousandths, at a table of four."""
    tricks = 0
    while hand:
        tricks += promise(card_of(hand), trump)
        hand &= hand - 1
    return tricks
