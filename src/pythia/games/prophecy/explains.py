"""Why a match of Prophecy was won, and what its last round was worth."""

from collections.abc import Sequence

from pythia.contract import Words, message
from pythia.games.prophecy.tell import score_in_words
from pythia.games.prophecy.view import View
from pythia.text.telling import all_of


def explains(view: View, names: Sequence[Words]) -> tuple[Words, ...]:
    """P7.3, then P7.2 for the round that was the last."""
    return (_why(view, names), *_last_round(view, names))


def _why(view: View, names: Sequence[Words]) -> Words:
    """P7.3: the most points; the most bonus of those who are level; those still level share."""
    assert view.winners
    best = view.seats[view.winners[0]]
    level = [seat for seat, each in enumerate(view.seats) if each.total == best.total]
    won = {"names": all_of(view.winners, names, view.seat)["who"], "points": best.total}
    if len(level) > len(view.winners):
        next_bonus = max(view.seats[seat].bonus for seat in level if seat not in view.winners)
        tied = all_of(level, names, view.seat)["who"]
        return message("prophecy-why-bonus", **won, tied=tied, bonus=best.bonus, next=next_bonus)
    if view.winners[1:]:
        return message("prophecy-why-shared", **won, bonus=best.bonus)
    return message("prophecy-why-points", **won, next=max(each.total for each in view.seats if each != best))


def _last_round(view: View, names: Sequence[Words]) -> list[Words]:
    last = view.sheet[-1]
    scores = [
        score_in_words(
            seat,
            names,
            view.seat,
            foretold=last.bids[seat],
            taken=last.tricks[seat],
            points=last.points[seat],
            bonus=last.bonus[seat],
        )
        for seat in range(len(names))
    ]
    return [message("table-scored", round=len(view.sheet)), *scores]
