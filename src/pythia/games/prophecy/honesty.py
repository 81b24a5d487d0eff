"""P5.7: what is said at the table, judged when the truth comes out, and how honest each seat has been.

All of it is public: what was said, what was played, and the bids when they are shown.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from pythia.contract import Event, Repute, Said, Told
from pythia.games.prophecy.cards import BIT, JAGUAR, OF_SUIT, SUITS
from pythia.games.prophecy.events import BidMade, CardTakenBack, OpenBid, Played, RoundBegan, RoundScored
from pythia.games.prophecy.talk import Foretold, Hold, NoTrump, Saying, Void

MOST_SAID = 12
"""So much of what a seat says in a round is remembered, and believed."""


class Hearsay(NamedTuple):
    """What others have said, by seat, as far as it is to be taken for true."""

    foretold: tuple[int | None, ...]
    """The value of a hidden bid; None: nothing is known of it."""
    voids: tuple[int, ...]
    """Suits that are not held, as a mask of suits."""


class Statement(NamedTuple):
    """Something that a seat has said of itself, and whether it was true, as far as that has come out."""

    seat: int
    saying: Foretold | Hold | NoTrump | Void
    true: bool | None


def meant(said: Said) -> Saying | None:
    """What was said; None where this game has no such saying."""
    try:
        saying: Saying = msgspec.convert({"say": said.say, **said.args}, Saying)
    except msgspec.ValidationError:
        return None
    return saying


def hears(past: tuple[Told, ...], said: Said) -> tuple[Told, ...]:
    """What bots remember when this was said too: each statement once."""
    if not isinstance(meant(said), Foretold | Hold | NoTrump | Void):
        return past
    own = [each.event for each in past if isinstance(each.event, Said) and each.event.seat == said.seat]
    return past if said in own or len(own) >= MOST_SAID else (*past, Told(said))


def memory(past: tuple[Told, ...], told: Told) -> tuple[Told, ...]:
    """All since the round began, and how honest each seat was before."""
    if not told.event.begins_round:
        return (*past, told)
    repute = repute_after([each.event for each in past])
    return (told,) if repute is None else (Told(repute), told)


def repute_of(events: Sequence[Event]) -> Repute | None:
    """How honest each seat was before this round; None where nothing could be judged."""
    return next((event for event in events if isinstance(event, Repute)), None)


def repute_after(events: Sequence[Event]) -> Repute | None:
    """The same after a round. Each round counts once, so that nobody gains by saying much that is sure."""
    before = repute_of(events)
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    if scored is None:
        return before
    found = [statement for statement in statements(events) if statement.true is not None]
    lied = {statement.seat for statement in found if not statement.true}
    honest = {statement.seat for statement in found} - lied
    if before is None and not found:
        return None
    players = range(len(scored.values))
    return Repute(
        tuple([(before.honest[seat] if before else 0) + (seat in honest) for seat in players]),
        tuple([(before.lied[seat] if before else 0) + (seat in lied) for seat in players]),
        tuple(sorted(lied)),
    )


def statements(events: Sequence[Event]) -> list[Statement]:
    """All that was stated in a round, in order: of a bid that is made and hidden, of cards that are held."""
    if not any(isinstance(event, Said) for event in events):
        return []
    standing = _without_taken_back(events)
    return list(_judged(standing))


def _without_taken_back(events: Sequence[Event]) -> list[Event]:
    """P5.7: a card that was taken back was never played."""
    standing: list[Event] = []
    for event in events:
        if isinstance(event, CardTakenBack):
            (latest,) = [n for n, each in enumerate(standing) if isinstance(each, Played)][-1:]
            del standing[latest]
        else:
            standing.append(event)
    return standing


def _judged(events: list[Event]) -> Iterator[Statement]:
    trump = _trump(events)
    scored = next((event for event in events if isinstance(event, RoundScored)), None)
    bids = {event.seat: n for n, event in enumerate(events) if isinstance(event, BidMade)}
    shown = {event.seat for event in events if isinstance(event, OpenBid)}
    for n, event in enumerate(events):
        if not isinstance(event, Said):
            continue
        seat, saying = event.seat, meant(event)
        match saying:
            case Foretold(count=count):
                if seat not in shown and bids.get(seat, n) < n:
                    yield Statement(seat, saying, None if scored is None else scored.values[seat] == count)
            case Void(suit=suit):
                mask = OF_SUIT[SUITS.index(suit)]
                yield Statement(seat, saying, _has_none(events[n:], seat, mask, over=scored is not None))
            case NoTrump() if trump is not None:
                yield Statement(seat, saying, _has_none(events[n:], seat, trump, over=scored is not None))
            case Hold(card=card):
                yield Statement(seat, saying, _holds(events, n, seat, card, scored))


def _trump(events: list[Event]) -> int | None:
    """P6.3, P8: the cards that are trump this round."""
    for event in events:
        if isinstance(event, RoundBegan):
            return 1 << JAGUAR | (0 if event.trump is None else OF_SUIT[SUITS.index(event.trump)])
    return None


def _has_none(later: list[Event], seat: int, cards: int, *, over: bool) -> bool | None:
    """Every card of a hand is played in the end; whoever holds none says nothing by having none of these."""
    own = [BIT[event.card] for event in later if isinstance(event, Played) and event.seat == seat]
    if any(card & cards for card in own):
        return False
    return True if over and own else None


def _holds(events: list[Event], n: int, seat: int, card: str, scored: RoundScored | None) -> bool | None:
    """P4.3: a card that has gone into one's own bid says nothing."""
    for place, event in enumerate(events):
        if isinstance(event, Played) and event.card == card:
            return event.seat == seat and place > n
    if scored is None or card in scored.bids[seat]:
        return None
    return False
