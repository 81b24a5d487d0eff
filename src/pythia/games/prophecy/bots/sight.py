"""What a seat knows when it must choose: the view in whole numbers, and what was played before."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pythia.contract import Event, Offer
from pythia.games.prophecy.cards import BIT, DECK, JAGUAR, NUMBER, NUMBERS, RANKS, SUITS
from pythia.games.prophecy.events import CardTakenBack, Played, RoundBegan
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.state import Play
from pythia.games.prophecy.tricks import JAGUAR_SUIT, NO_SUIT, lead_suit, power, worth
from pythia.games.prophecy.view import View

# A straight line through what adepts took in 25 matches at each table beside what their cards promised, by
# what the others wanted.
SPARE = {2: 0.42, 3: 0.13, 4: 0.055, 5: 0.05, 6: 0.02}
"""By players: how much of a trick that another does not want comes one's way."""
USUALLY_WANTS = {2: 0.95, 3: 1.0, 4: 0.8, 5: 0.4, 6: 0.4}
"""By players: how many tricks more than a fair share of those left one player wants."""


class Memory:
    """The cards played this round, in order. A new round is a clean slate."""

    def __init__(self) -> None:
        self._played: list[Played] = []

    def observe(self, event: Event) -> None:
        if isinstance(event, Played):
            self._played.append(event)
        elif isinstance(event, CardTakenBack):
            self._played.pop()
        elif isinstance(event, RoundBegan):
            self._played.clear()

    @property
    def seen(self) -> int:
        """The cards played, as a mask."""
        return sum(BIT[play.card] for play in self._played)

    def voids(self, players: int, trump: int) -> tuple[int, ...]:
        """P5.4: by seat, the suits it has shown to be out of, as a mask of suits."""
        found, lead = [0] * players, NO_SUIT
        for place, play in enumerate(self._played):
            card = NUMBER[play.card]
            if place % players == 0:
                named = SUITS.index(play.suit) if play.suit else NO_SUIT
                lead = lead_suit(card, named, trump)
            elif card < JAGUAR and card // RANKS != lead:
                found[play.seat] |= 1 << lead
        return tuple(found)


class Rival(NamedTuple):
    """Another player: how many cards it holds, the suits it lacks, the tricks it wants if it shows them."""

    cards: int
    voids: int
    wants: int | None


class Sight(NamedTuple):
    """A decision as its seat sees it."""

    players: int
    trump: int
    hand: int
    unseen: int
    """Cards that may be in another hand: neither one's own, nor played, nor in a bid one can see."""
    rivals: tuple[Rival, ...]
    """From the left neighbour on."""
    yet_to_play: tuple[Rival, ...]
    """Those of them who play to this trick after oneself, in order."""
    lead: int
    worth: int
    """What the latest card of the trick counts as (P6.6)."""
    best: int
    """The power of the card that is winning; -1 when leading."""
    foretold: int
    taken: int
    fell_short: tuple[int, ...]
    """By how many tricks one missed one's bid in each round so far; below zero: took more."""
    spare: float = 0.0
    """The tricks that come one's way beyond what the cards say, as others are known to want fewer than usual;
    below zero: as they want more."""

    @property
    def leading(self) -> bool:
        return len(self.yet_to_play) == self.players - 1

    @property
    def need(self) -> int:
        """Tricks still to take, to be exact."""
        return self.foretold - self.taken

    def to_lead(self) -> "Sight":
        """As if one had the lead now."""
        return self._replace(yet_to_play=self.rivals, lead=NO_SUIT, worth=0, best=-1)


def look(view: View, memory: Memory) -> Sight:
    """The view of a seat that must act, put together with what it remembers."""
    assert view.seat is not None
    players = len(view.seats)
    trump = JAGUAR_SUIT if view.trump is None else SUITS.index(view.trump)
    hand = sum(BIT[card] for card in view.hand)
    known = hand | memory.seen | sum(BIT[card] for card in view.bid)
    known |= sum(BIT[card] for card in view.trick.cards)
    voids = memory.voids(players, trump)
    bidding = view.phase == "bid"
    rivals = []
    for step in range(1, players):
        seat = (view.seat + step) % players
        shown = view.seats[seat]
        wants = None if shown.foretold is None else shown.foretold - shown.taken
        if shown.open_bid is not None:
            known |= sum(BIT[card] for card in shown.open_bid)
        # A bid still to be made leaves the hand before the first trick.
        cards = NUMBERS[players].tricks if bidding else shown.cards
        rivals.append(Rival(cards, voids[seat], wants))
    lead, latest, best = NO_SUIT, 0, -1
    trick = view.trick
    if trick.cards:
        lead = trump if trick.lead is None else SUITS.index(trick.lead)
        for name in trick.cards:
            latest = worth(NUMBER[name], lead, trump, latest)
            best = max(best, power(latest, lead, trump))
    return Sight(
        players=players,
        trump=trump,
        hand=hand,
        unseen=DECK & ~known,
        rivals=tuple(rivals),
        yet_to_play=tuple(rivals[: players - 1 - len(trick.cards)]),
        lead=lead,
        worth=latest,
        best=best,
        foretold=view.foretold or 0,
        taken=view.seats[view.seat].taken,
        fell_short=tuple(r.bids[view.seat] - r.tricks[view.seat] for r in view.sheet),
    )


def told(sight: Sight, view: View, hearsay: Hearsay) -> Sight:
    """The same as if what was said had been seen."""
    assert view.seat is not None
    rivals, spare, left = [], 0.0, len(view.hand)
    for step, rival in enumerate(sight.rivals, start=1):
        seat = (view.seat + step) % sight.players
        foretold, wants = hearsay.foretold[seat], rival.wants
        if wants is None and foretold is not None:
            wants = foretold - view.seats[seat].taken
            spare += left / sight.players + USUALLY_WANTS[sight.players] - max(wants, 0)
        rivals.append(rival._replace(wants=wants, voids=rival.voids | hearsay.voids[seat]))
    return sight._replace(
        rivals=tuple(rivals),
        yet_to_play=tuple(rivals[: len(sight.yet_to_play)]),
        spare=SPARE[sight.players] * spare,
    )


def plays(offers: Sequence[Offer]) -> Iterator[Play]:
    """Every card one may play, with every suit one may name for it."""
    for offer in offers:
        if offer.verb == "play":
            card, *suit = offer.fields
            for name in card.names:
                if suit:
                    yield from (Play(name, named) for named in suit[0].names)  # type: ignore[arg-type]
                else:
                    yield Play(name)
