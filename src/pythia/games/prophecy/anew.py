"""Hidden cards dealt anew where a match is taken up from another, so that they fit all that was seen.

Seen is what was played this round, who could not follow (P5.4), open bids (P4.4) and cards that were taken
back (P5.7). Of all the deals that fit it, each is as likely as any other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from pythia.contract import Chance, Event, Illegal, Message, Step, Stream, Told
from pythia.games.prophecy.cards import (
    BIT,
    DECK,
    JAGUAR,
    NUMBER,
    RANKS,
    SHAMAN,
    SPECIALISTS,
    SUITED,
    SUITS,
    each,
    mask_of,
    names,
)
from pythia.games.prophecy.events import CardTakenBack, HandDealtAnew, Played, RoundBegan
from pythia.games.prophecy.fitting import Place, fit
from pythia.games.prophecy.rules import card_words, number
from pythia.games.prophecy.state import Redeal, State
from pythia.games.prophecy.tricks import FOLLOWS, NO_SUIT, lead_suit
from pythia.games.prophecy.view import open_bids


class Seen(NamedTuple):
    """What a round has shown so far of cards that are still hidden; by seat."""

    played: int
    lacks: tuple[int, ...]
    """Cards that cannot be in this hand: those of suits it could not follow."""
    holds: tuple[int, ...]
    """Cards that are in this hand: taken back, and not played since."""


def seen(events: Sequence[Event], players: int, trump: int) -> Seen:
    """P5.4, P5.7: what these events show of the round they end in."""
    tricks: list[Played] = []
    lacks, holds = [0] * players, [0] * players
    lead = NO_SUIT
    for event in events:
        if isinstance(event, RoundBegan):
            tricks, lacks, holds = [], [0] * players, [0] * players
        elif isinstance(event, CardTakenBack):
            # Whoever had to show that a suit is missing has shown it all the same.
            tricks.pop()
            holds[event.seat] |= BIT[event.card]
        elif isinstance(event, Played):
            card = NUMBER[event.card]
            if len(tricks) % players == 0:
                lead = lead_suit(card, SUITS.index(event.suit) if event.suit else NO_SUIT, trump)
            elif card < JAGUAR and card // RANKS != lead:
                lacks[event.seat] |= FOLLOWS[lead]
            tricks.append(event)
            holds[event.seat] &= ~BIT[event.card]
    return Seen(mask_of(NUMBER[play.card] for play in tricks), tuple(lacks), tuple(holds))


def deal_anew(state: State, seat: int | None, events: Sequence[Event], chance: Chance) -> Step[State]:
    """What this seat (None: a spectator) does not see, dealt out anew; each seat is told what it holds."""
    known = seen(events, state.players, state.trump)
    outcome = chance.draw(
        Redeal,
        lambda stream: _sample(state, seat, known, stream),
        lambda outcome: _check(state, seat, known, outcome),
    )
    dealt = replace(
        state,
        hands=tuple([mask_of(map(number, hand)) for hand in outcome.hands]),
        bids=tuple([mask_of(map(number, bid)) for bid in outcome.bids]),
    )
    told = [
        Told(HandDealtAnew(names(hand), names(bid)), (owner,))
        for owner, (hand, bid) in enumerate(zip(dealt.hands, dealt.bids, strict=True))
    ]
    return dealt, told


def _kept(state: State, seat: int | None) -> tuple[set[int | None], set[int | None]]:
    """Whose hands and whose bids are in sight: one's own, open bids, and (P5.3) a Shaman that cannot lead."""
    return {seat, state.surrendered}, {seat, *open_bids(state)}


def _cannot_hold(state: State, known: Seen, owner: int) -> int:
    """P5.3: besides what it lacks, whoever leads with a last card does not hold the Shaman."""
    leads = not state.trick.cards and state.turn == owner and state.hands[owner].bit_count() == 1
    return known.lacks[owner] | (1 << SHAMAN if leads else 0)


def _sample(state: State, seat: int | None, known: Seen, stream: Stream) -> Redeal:
    hands_kept, bids_kept = _kept(state, seat)
    hands, bids = list(state.hands), list(state.bids)
    pool = DECK & ~known.played
    places = []
    for owner in range(state.players):
        if owner in hands_kept:
            pool &= ~hands[owner]
        else:
            pool &= ~known.holds[owner]
            hidden = hands[owner].bit_count() - known.holds[owner].bit_count()
            places.append(Place(hidden, DECK & ~_cannot_hold(state, known, owner)))
        if owner in bids_kept:
            pool &= ~bids[owner]
        else:
            places.append(Place(bids[owner].bit_count(), SUITED))
    left_over = pool.bit_count() - sum(place.size for place in places)
    dealt = iter(fit([*places, Place(left_over, DECK)], pool, stream))
    for owner in range(state.players):
        if owner not in hands_kept:
            hands[owner] = next(dealt) | known.holds[owner]
        if owner not in bids_kept:
            bids[owner] = next(dealt)
    return Redeal(tuple(map(names, hands)), tuple(map(names, bids)))


def _check(state: State, seat: int | None, known: Seen, outcome: Redeal) -> None:
    """Raises Illegal where these cannot be the cards of this table."""
    if len(outcome.hands) != state.players or len(outcome.bids) != state.players:
        raise Illegal(None, "redeal-seats", players=state.players)
    gone = known.played
    for name in (name for cards in (*outcome.hands, *outcome.bids) for name in cards):
        card = 1 << number(name)
        if gone & card:
            raise Illegal("P4.1", "redeal-card-gone", card=card_words(NUMBER[name]))
        gone |= card
    hands_kept, bids_kept = _kept(state, seat)
    for owner in range(state.players):
        hand, bid = (mask_of(map(number, cards[owner])) for cards in (outcome.hands, outcome.bids))
        hand_kept = state.hands[owner] if owner in hands_kept else known.holds[owner]
        bid_kept = state.bids[owner] if owner in bids_kept else 0
        sizes = hand.bit_count(), bid.bit_count()
        if sizes != (state.hands[owner].bit_count(), state.bids[owner].bit_count()):
            count = state.hands[owner].bit_count(), state.bids[owner].bit_count()
            raise Illegal("P4.1", "redeal-size", seat=owner, hand=count[0], bid=count[1])
        if hand_kept & ~hand or bid_kept & ~bid:
            missing = each((hand_kept & ~hand) | (bid_kept & ~bid))[0]
            raise Illegal(None, "redeal-changes-what-was-seen", seat=owner, card=card_words(missing))
        if bid & SPECIALISTS:
            raise Illegal("P4.2", "no-specialist-in-bid")
        if owner not in hands_kept and (wrong := hand & _cannot_hold(state, known, owner)):
            raise _impossible(owner, each(wrong)[0])


def _impossible(owner: int, card: int) -> Illegal:
    if card == SHAMAN:
        return Illegal("P5.3", "redeal-shaman-leads", seat=owner)
    suit = Message(f"suit-{SUITS[card // RANKS]}")
    return Illegal("P5.4", "redeal-suit-missing", seat=owner, suit=suit)
