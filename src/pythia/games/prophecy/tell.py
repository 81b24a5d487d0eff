"""What happens at a Prophecy table, in words for a log."""

from collections.abc import Iterator, Sequence

from pythia.contract import Event, Line, Message, Words, listed, message
from pythia.games.prophecy import events
from pythia.games.prophecy.describe import card_in_words, trump_in_words
from pythia.text.telling import YOU, all_of, joined, who


def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """An event; nothing where another says it better.

    P5.6: cards are told of as long as they lie open: this trick's and, until the next is led, the last one's.
    """
    match event:
        case events.RoundBegan():
            return (Line(_round_began(event, names, seat), marks=True),)
        case events.Played(seat=actor, card=card, suit=suit):
            played = {**who(actor, names, seat), "card": card_in_words(card)}
            if suit is None:
                return (Line(message("web-played", **played), passing=True),)
            naming = message("web-played-naming", **played, suit=Message(f"suit-{suit}"))
            return (Line(naming, passing=True),)
        case events.TrickTaken(seat=actor, taken=taken):
            takes = message("web-takes", **who(actor, names, seat), taken=taken)
            return (Line(takes, settles=True),)
        case events.CardTakenBack(seat=actor, card=card):
            back = message("web-took-back", **who(actor, names, seat), card=card_in_words(card))
            return (Line(back, passing=True, reopens=True),)
        case events.RoundScored(round=number):
            return (Line(message("table-scored", round=number + 1)), *map(Line, _scores(event, names, seat)))
    words = _words(event, names, seat)
    return () if words is None else (Line(words),)


def _words(event: Event, names: Sequence[Words], seat: int | None) -> Words | None:
    match event:
        case events.DealerDrawn(dealer=dealer):
            return message("table-deals-first", **who(dealer, names, seat))
        case events.HandDealtAnew():
            return Message("table-dealt-anew")
        case events.BidChosen(cards=cards, value=value):
            return joined(message("table-you-bid", value=value), _cards(cards))
        case events.BidMade(seat=actor) if actor != seat:
            return message("table-has-bid", **who(actor, names, seat))
        case events.OpenBid(seat=actor, cards=cards, value=value):
            return joined(message("table-open-bid", **who(actor, names, seat), value=value), _cards(cards))
        case events.PlayBegan(leader=leader):
            return message("table-play-begins", **who(leader, names, seat))
        case events.LeadSurrendered(seat=actor, leader=leader):
            next_up = YOU if leader == seat else names[leader]
            return message("table-surrenders", **who(actor, names, seat), leader=next_up)
        case events.MatchEnded(winners=winners):
            return message("table-won", **all_of(winners, names, seat))
    return None


def _scores(event: events.RoundScored, names: Sequence[Words], seat: int | None) -> Iterator[Words]:
    for actor, foretold in enumerate(event.values):
        yield score_in_words(
            actor,
            names,
            seat,
            foretold=foretold,
            taken=event.tricks[actor],
            points=event.points[actor],
            bonus=event.bonus[actor],
        )


def score_in_words(
    actor: int,
    names: Sequence[Words],
    seat: int | None,
    *,
    foretold: int,
    taken: int,
    points: int,
    bonus: int,
) -> Words:
    """P7.2: what a round was worth to one of them, and why. A trick that is worth nothing was surrendered."""
    about = {**who(actor, names, seat), "foretold": foretold, "taken": taken}
    if points < taken:
        return message("prophecy-told-surrendered", **about)
    return message("prophecy-told-score", **about, points=points, bonus=bonus)


def _round_began(event: events.RoundBegan, names: Sequence[Words], seat: int | None) -> Words:
    trump = trump_in_words(event.trump)
    dealer = who(event.dealer, names, seat)
    begins = message("table-round-begins", round=event.round + 1, trump=trump, **dealer)
    if not event.openly:
        return begins
    return joined(begins, message("table-bid-openly", **all_of(event.openly, names, seat)))


def _cards(cards: Sequence[str]) -> Words:
    return listed([*map(card_in_words, cards)])
