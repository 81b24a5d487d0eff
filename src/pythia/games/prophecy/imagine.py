"""A position that a seat could be in: what it sees put together again, what it does not see dealt to fit."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import add

from pythia.contract import Event, Stream
from pythia.games.prophecy.cards import NUMBER, SUITS
from pythia.games.prophecy.hidden import deal_hidden, what_is_known
from pythia.games.prophecy.state import Options, RoundScore, State, Trick
from pythia.games.prophecy.tricks import JAGUAR_SUIT, power, worth
from pythia.games.prophecy.view import RoundView, TrickView, View


def imagine(view: View, events: Sequence[Event], stream: Stream) -> State:
    """All that fits is equally likely. Of the events those of the round are enough."""
    hands, bids = deal_hidden(what_is_known(view, events), stream)
    trump = _suit(view.trump)
    return State(
        options=Options(length=view.length, takeback=view.takeback),
        players=len(view.seats),
        dealer=view.dealer or 0,
        trump=trump,
        openly=tuple([seat for seat, public in enumerate(view.seats) if public.bids_openly]),
        hands=hands,
        bids=bids,
        trick=_trick(view.trick, trump, len(view.seats)),
        taken=tuple([public.taken for public in view.seats]),
        turn=view.acting[0] if view.phase == "play" else None,
        surrendered=next((seat for seat, public in enumerate(view.seats) if public.surrendered), None),
        last=_trick(view.last, trump, len(view.seats)) if view.last else None,
        rounds=_rounds(view.sheet),
    )


def _suit(name: str | None) -> int:
    """P8.1, P8.3: what has no name is the Jaguar's own."""
    return JAGUAR_SUIT if name is None else SUITS.index(name)


def _trick(seen: TrickView, trump: int, players: int) -> Trick:
    """P7.1: with the power of the card that wins it."""
    if seen.winner is None:
        return Trick(seen.leader)
    cards, lead = tuple([NUMBER[name] for name in seen.cards]), _suit(seen.lead)
    place = (seen.winner - seen.leader) % players
    before = worth(cards[place - 1], lead, trump, 0) if place else 0
    best = power(worth(cards[place], lead, trump, before), lead, trump)
    return Trick(seen.leader, cards, lead, best, seen.winner)


def _rounds(sheet: Sequence[RoundView]) -> tuple[RoundScore, ...]:
    totals, bonuses = _running(each.points for each in sheet), _running(each.bonus for each in sheet)
    return tuple(
        [
            RoundScore(
                trump=_suit(each.trump),
                dealer=each.dealer,
                bids=each.bids,
                tricks=each.tricks,
                points=each.points,
                bonus=each.bonus,
                totals=total,
                bonuses=bonus,
            )
            for each, total, bonus in zip(sheet, totals, bonuses, strict=True)
        ]
    )


def _running(rows: Iterable[tuple[int, ...]]) -> Iterable[tuple[int, ...]]:
    """The sums so far, by seat."""
    return accumulate(rows, lambda before, row: tuple(map(add, before, row)))
