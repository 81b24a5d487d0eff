"""What happens at a Prophecy table, as it is told to those who may know it."""

from typing import ClassVar

from pythia.contract import Event


class DealerDrawn(Event, frozen=True, gc=False, tag="dealer-drawn"):
    """P3.1: the cards drawn for the deal, and who deals first."""

    draws: tuple[tuple[str | None, ...], ...]
    dealer: int


class RoundBegan(Event, frozen=True, gc=False, tag="round-began"):
    """P2, P4.4: the wheel turns; a card count a seat; `openly` bid first and show it."""

    begins_round: ClassVar[bool] = True

    round: int
    trump: str | None
    dealer: int
    dealt: int
    openly: tuple[int, ...]


class HandDealt(Event, frozen=True, gc=False, tag="hand-dealt"):
    """P4.1: told to its owner alone."""

    cards: tuple[str, ...]


class HandDealtAnew(Event, frozen=True, gc=False, tag="hand-dealt-anew"):
    """Where a match is taken up from another: what a seat holds from here on. Told to its owner alone."""

    hand: tuple[str, ...]
    bid: tuple[str, ...]


class BidChosen(Event, frozen=True, gc=False, tag="bid-chosen"):
    """P4.2: told to its owner alone."""

    cards: tuple[str, ...]
    value: int


class BidMade(Event, frozen=True, gc=False, tag="bid-made"):
    """P4.5: that a seat has bid, not what."""

    seat: int


class OpenBid(Event, frozen=True, gc=False, tag="open-bid"):
    """P4.4: a bid that lies face up."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]
    value: int


class PlayBegan(Event, frozen=True, gc=False, tag="play-began"):
    """P5.1: all bids are made."""

    leader: int


class Played(Event, frozen=True, gc=False, tag="played", omit_defaults=True):
    """P5: a card on the table, and the suit its leader named (P6.1)."""

    seat: int
    card: str
    suit: str | None = None


class TrickTaken(Event, frozen=True, gc=False, tag="trick-taken"):
    """P7.1."""

    seat: int
    taken: int


class LeadSurrendered(Event, frozen=True, gc=False, tag="lead-surrendered"):
    """P5.3: the left neighbour leads instead."""

    reveals: ClassVar[bool] = True

    seat: int
    leader: int


class RoundScored(Event, frozen=True, gc=False, tag="round-scored"):
    """P4.6, P7.2: all bids are shown, and what the round was worth, by seat."""

    reveals: ClassVar[bool] = True

    round: int
    bids: tuple[tuple[str, ...], ...]
    values: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """P7.3, as it stands then."""
    surrendered: int | None
    """P5.3, P7.2: who scores nothing for it."""


class MatchEnded(Event, frozen=True, gc=False, tag="match-ended"):
    """P7.3."""

    totals: tuple[int, ...]
    bonuses: tuple[int, ...]
    winners: tuple[int, ...]


class CardTakenBack(Event, frozen=True, gc=False, tag="card-taken-back"):
    """P5.7: the latest card is in its owner's hand again."""

    seat: int
    card: str


ProphecyEvent = (
    DealerDrawn
    | RoundBegan
    | HandDealt
    | HandDealtAnew
    | BidChosen
    | BidMade
    | OpenBid
    | PlayBegan
    | Played
    | TrickTaken
    | LeadSurrendered
    | RoundScored
    | MatchEnded
    | CardTakenBack
)
