"""Why a match of Oraklos ended and was won, and what its last round brought."""

from collections.abc import Sequence

from pythia.contract import Message, Words, message
from pythia.games.oraklos.tell import verdict_in_words
from pythia.games.oraklos.view import View
from pythia.text.telling import all_of, joined


def explains(view: View, names: Sequence[Words]) -> tuple[Words, ...]:
    """O5.4, O7.7: what ended it, and who has most; then what was judged last."""
    assert view.winners
    points = [seat.total for seat in view.seats]
    best = max(points)
    ended = Message("oraklos-why-pile")
    if best >= view.target:
        ended = message("oraklos-why-target", target=view.target)
    won = {"names": all_of(view.winners, names, view.seat)["who"], "points": best}
    if view.winners[1:]:
        why = message("oraklos-why-shared", **won)
    else:
        why = message("oraklos-why-points", **won, next=max(total for total in points if total != best))
    return (joined(ended, why), *_last_round(view, names))


def _last_round(view: View, names: Sequence[Words]) -> list[Words]:
    if view.review is None or view.review.past.round != view.round:
        return []
    verdicts = [verdict_in_words(verdict, names, view.seat) for verdict in view.review.past.verdicts]
    return [message("oraklos-scored", round=view.round + 1), *verdicts] if verdicts else []
