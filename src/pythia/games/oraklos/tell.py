"""What happens at an Oraklos table, in words for a log. Dice have the letters that every table shows."""

from collections.abc import Sequence

from pythia.contract import Event, Line, Message, Words, listed, message
from pythia.games.oraklos import events
from pythia.games.oraklos.describe import amounts_in_words, why_in_words, wish_in_words
from pythia.games.oraklos.state import Verdict
from pythia.text.telling import all_of, joined, who


def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """An event; nothing where another says it better."""
    match event:
        case events.RoundBegan(round=number, first=first):
            began = message("oraklos-told-round", round=number + 1, **who(first, names, seat))
            return (Line(began, marks=True),)
        case events.WishesDrawn(cards=cards):
            return _drawn(cards, names, seat)
        case events.Judged(verdict=verdict):
            return (Line(verdict_in_words(verdict, names, seat)),)
        case events.Attempted(verdict=verdict, left=left):
            return (
                Line(
                    joined(verdict_in_words(verdict, names, seat), message("oraklos-tries-left", count=left))
                ),
            )
    words = _words(event, names, seat)
    return () if words is None else (Line(words),)


def _words(event: Event, names: Sequence[Words], seat: int | None) -> Words | None:
    match event:
        case events.CupFilled(seat=actor) if actor != seat:
            return message("oraklos-told-filled", who=names[actor])
        case events.CupChosen(dice=dice):
            return message("oraklos-told-chosen", dice=amounts_in_words(dice))
        case events.Thrown(dice=dice):
            return message("oraklos-told-thrown", count=len(dice))
        case events.Claimed(seat=actor, marker=marker, card=card):
            about = who(actor, names, seat)
            return message("oraklos-told-claimed", **about, marker=marker, card=wish_in_words(card))
        case events.SaidDone(seat=actor):
            return message("oraklos-told-done", **who(actor, names, seat))
        case events.TookBackDone(seat=actor):
            return message("oraklos-told-undone", **who(actor, names, seat))
        case events.TimeUp():
            return Message("oraklos-told-time-up")
        case events.SearchEnded():
            return Message("oraklos-told-search-ended")
        case events.Taken(seat=actor, dice=dice):
            return message("oraklos-told-taken", **who(actor, names, seat), count=len(dice))
        case events.Denied(seat=actor, card=card):
            return message("oraklos-told-denied", **who(actor, names, seat), card=wish_in_words(card))
        case events.Passed(seat=actor):
            return message("oraklos-told-passed", **who(actor, names, seat))
        case events.MatchEnded(winners=winners):
            return message("table-won", **all_of(winners, names, seat))
    return None


def _drawn(cards: Sequence[Sequence[str]], names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    """What each drew; in Antipodes one row, everybody's."""
    lines = []
    for drawer, row in enumerate(cards):
        if row:
            drawn = listed([*map(wish_in_words, row)])
            told = message("oraklos-told-common", cards=drawn)
            if len(cards) > 1:
                told = message("oraklos-told-wishes", **who(drawer, names, seat), cards=drawn)
            lines.append(Line(told))
    return tuple(lines)


def verdict_in_words(verdict: Verdict, names: Sequence[Words], seat: int | None) -> Words:
    about = {**who(verdict.seat, names, seat), "card": wish_in_words(verdict.card)}
    if verdict.points > 0:
        return message("oraklos-told-hit", **about, points=verdict.points)
    told = message("oraklos-told-attempt", **about)
    if verdict.points < 0:
        told = message("oraklos-told-miss", **about, points=-verdict.points)
    return told if verdict.why is None else joined(told, why_in_words(verdict))
