"""What a seat knows as bits, for a network: the kernel's own, made of a view and of events."""

from collections.abc import Sequence
from typing import Any

from pythia.contract import Event
from pythia.games.prophecy.cards import JAGUAR, NUMBER, NUMBERS, OF_SUIT, RANKS, SUITS, mask_of
from pythia.games.prophecy.events import CardTakenBack, Played, RoundBegan
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS, hear, observe
from pythia.games.prophecy.tricks import JAGUAR_SUIT, NO_SUIT, lead_suit, power, worth
from pythia.games.prophecy.view import View


def features(view: View, events: Sequence[Event], hearsay: Hearsay | None = None) -> tuple[int, ...]:
    """24 words of 64 bits. Of the events those of the round are enough.

    Whoever sets a bid aside card by card gives a view in which those cards lie in the bid already. With
    hearsay, they are what they would be if that had been seen; of a bid its value alone.
    """
    assert view.seat is not None
    row = _known_row(view, events)
    words, told = [0] * FEATURE_WORDS, 0
    if hearsay is not None:
        told = _note_hearsay(row, hearsay, view.seat)
    observe(words, row, view.seat)
    hear(words, row, view.seat, told)
    return tuple(words)


def _known_row(view: View, events: Sequence[Event]) -> list[int]:
    """The position as far as the seat knows it; of hidden bids that they are made, by any cards."""
    row = [0] * at.WORDS
    assert view.seat is not None
    players = len(view.seats)
    trump = _suit(view.trump)
    row[at.PLAYERS], row[at.LENGTH] = players, at.LENGTHS.index(view.length)
    row[at.ROUND], row[at.DEALER], row[at.TRUMP] = view.round, view.dealer or 0, trump
    row[at.TURN] = view.seat if view.seat in view.acting else -1
    row[at.BIDDING] = view.phase == "bid"
    row[at.SURRENDERED] = -1
    for seat, public in enumerate(view.seats):
        row[at.TAKEN + seat], row[at.TOTALS + seat] = public.taken, public.total
        row[at.BONUSES + seat] = public.bonus
        row[at.OPENLY] |= public.bids_openly << seat
        if public.open_bid is not None:
            row[at.BIDS + seat] = mask_of(map(NUMBER.__getitem__, public.open_bid))
        elif public.has_bid:
            row[at.BIDS + seat] = (1 << NUMBERS[players].bid) - 1
        if public.surrendered:
            row[at.SURRENDERED] = seat
    row[at.HANDS + view.seat] = mask_of(map(NUMBER.__getitem__, view.hand))
    row[at.BIDS + view.seat] = mask_of(map(NUMBER.__getitem__, view.bid))
    _note_trick(row, view, trump)
    note_round(row, events, trump)
    return row


def _suit(name: str | None) -> int:
    """P8.1, P8.3: what has no name is the Jaguar's own."""
    return JAGUAR_SUIT if name is None else SUITS.index(name)


def _note_trick(row: list[int], view: View, trump: int) -> None:
    """The cards on the table, and which of them is winning."""
    trick, players = view.trick, len(view.seats)
    row[at.LEADER], row[at.COUNT], row[at.LEAD] = trick.leader, len(trick.cards), NO_SUIT
    row[at.BEST], row[at.WINNER], row[at.LATEST], row[at.BEST_CARD] = -1, -1, -1, -1
    if trick.winner is None:
        return
    cards, lead = [NUMBER[name] for name in trick.cards], _suit(trick.lead)
    place = (trick.winner - trick.leader) % players
    before = worth(cards[place - 1], lead, trump, 0) if place else 0
    row[at.LEAD], row[at.WINNER], row[at.TRICK] = lead, trick.winner, mask_of(cards)
    row[at.BEST] = power(worth(cards[place], lead, trump, before), lead, trump)
    row[at.LATEST], row[at.BEST_CARD] = cards[-1], cards[place]


def note_round(row: Any, events: Sequence[Event], trump: int) -> None:
    """What was played this round, by whom, and (P5.4) which suits that has shown to be missing."""
    plays: list[Played] = []
    for event in events:
        if isinstance(event, Played):
            plays.append(event)
        elif isinstance(event, CardTakenBack):
            plays.pop()
        elif isinstance(event, RoundBegan):
            plays.clear()
    lead = NO_SUIT
    for place, play in enumerate(plays):
        card = NUMBER[play.card]
        row[at.PLAYED + play.seat] |= 1 << card
        if place % row[at.PLAYERS] == 0:
            named = SUITS.index(play.suit) if play.suit else NO_SUIT
            lead = lead_suit(card, named, trump)
            row[at.LED] |= 1 << card
        elif card < JAGUAR and card // RANKS != lead and lead < JAGUAR_SUIT:
            row[at.VOIDS] |= 1 << 4 * play.seat + lead


def _note_hearsay(row: list[int], hearsay: Hearsay, own: int) -> int:
    """Whose hidden bids are known by their values; they stand there as any cards that come to as much."""
    told = 0
    for seat, suits in enumerate(hearsay.voids):
        row[at.VOIDS] |= suits << 4 * seat
    for seat, count in enumerate(hearsay.foretold):
        hidden = seat != own and not row[at.OPENLY] >> seat & 1 and row[at.BIDS + seat]
        if hidden and count is not None:
            told |= 1 << seat
            row[at.BIDS + seat] = _any_bid(count, NUMBERS[row[at.PLAYERS]].bid)
    return told


def _any_bid(value: int, size: int) -> int:
    """P1.2: so many cards that are worth so much together."""
    highest, cards = len(OF_SUIT) - 1, 0
    for place in range(size):
        suit = min(value, highest)
        value -= suit
        cards |= 1 << suit * RANKS + place
    assert value == 0, "no bid of this size is worth so much"
    return cards
