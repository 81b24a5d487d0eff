"""What a seat does not see of the cards, and a deal of it that fits all that the seat was shown and told.

Shown or told is what was played this round, who could not follow (P5.4), open bids (P4.4), cards that were
taken back (P5.7), and who could or could not lead with a last card (P5.3). Of all the deals that fit it, each
is as likely as any other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pythia.contract import Event, Stream
from pythia.games.prophecy.cards import (
    BIT,
    DECK,
    JAGUAR,
    NUMBER,
    NUMBERS,
    RANKS,
    SHAMAN,
    SUITED,
    SUITS,
    mask_of,
)
from pythia.games.prophecy.events import CardTakenBack, LeadSurrendered, Played, RoundBegan, TrickTaken
from pythia.games.prophecy.fitting import Place, fit
from pythia.games.prophecy.tricks import FOLLOWS, JAGUAR_SUIT, NO_SUIT, lead_suit
from pythia.games.prophecy.view import View


class SeatCards(NamedTuple):
    """What is known of the cards of one seat."""

    hand: int
    """Cards that are in the hand for certain."""
    hand_size: int
    bid: int
    """Cards that are in the bid for certain."""
    bid_size: int
    lacks: int
    """Cards that are not in the hand, but for those known to be there."""


class Known(NamedTuple):
    """What is known of all cards: those that are out of the game until the next deal, and each seat's."""

    played: int
    seats: tuple[SeatCards, ...]


def what_is_known(view: View, events: Sequence[Event]) -> Known:
    """What whoever sees this view, and was told all this in the round at least, knows of the cards."""
    players = len(view.seats)
    trump = JAGUAR_SUIT if view.trump is None else SUITS.index(view.trump)
    shown = _follow(events, players, trump)
    bid_size = NUMBERS[players].bid
    seats = []
    for seat, public in enumerate(view.seats):
        own = seat == view.seat
        hand = _mask(view.hand) if own else shown.holds[seat]
        bid = _mask(view.bid if own else public.open_bid or ())
        size = bid_size if public.has_bid else 0
        seats.append(SeatCards(hand, public.cards, bid, size, shown.lacks[seat]))
    return Known(mask_of(shown.played), tuple(seats))


def deal_hidden(known: Known, stream: Stream) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hands and the bids of all seats: what is known as it is, all else dealt so that it fits."""
    pool = DECK & ~known.played
    places = []
    for held in known.seats:
        pool &= ~(held.hand | held.bid)
        places.append(Place(held.hand_size - held.hand.bit_count(), DECK & ~held.lacks))
        places.append(Place(held.bid_size - held.bid.bit_count(), SUITED))
    left_over = pool.bit_count() - sum([place.size for place in places])
    dealt = fit([*places, Place(left_over, DECK)], pool, stream)
    hands = tuple([held.hand | more for held, more in zip(known.seats, dealt[::2], strict=False)])
    bids = tuple([held.bid | more for held, more in zip(known.seats, dealt[1::2], strict=True)])
    return hands, bids


def _mask(cards: Sequence[str]) -> int:
    return sum(map(BIT.__getitem__, cards))


class _Round:
    """What the events of a round have shown of the cards so far; by seat."""

    def __init__(self, players: int) -> None:
        self.played: list[int] = []
        self.lacks, self.holds = [0] * players, [0] * players


def _follow(events: Sequence[Event], players: int, trump: int) -> _Round:
    """P5.3, P5.4, P5.7: what these events show of the round they end in."""
    shown, lead = _Round(players), NO_SUIT
    all_but_last = players * (NUMBERS[players].tricks - 1)
    for event in events:
        if isinstance(event, RoundBegan):
            shown = _Round(players)
        elif isinstance(event, Played):
            card = NUMBER[event.card]
            if len(shown.played) % players == 0:
                named = SUITS.index(event.suit) if event.suit else NO_SUIT
                lead = lead_suit(card, named, trump)
            elif card < JAGUAR and card // RANKS != lead:
                shown.lacks[event.seat] |= FOLLOWS[lead]
            shown.played.append(card)
            shown.holds[event.seat] &= ~(1 << card)
        elif isinstance(event, TrickTaken):
            if len(shown.played) == all_but_last:
                # Whoever has but the Shaman left surrenders the lead, and the next event says so.
                shown.lacks[event.seat] |= 1 << SHAMAN
        elif isinstance(event, LeadSurrendered):
            shown.lacks[event.seat] &= ~(1 << SHAMAN)
            shown.holds[event.seat] |= 1 << SHAMAN
        elif isinstance(event, CardTakenBack):
            # Whoever had to show that a suit is missing has shown it all the same.
            shown.played.pop()
            shown.holds[event.seat] |= BIT[event.card]
    return shown
