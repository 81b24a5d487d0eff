"""What is asked of a seat of Prophecy now, and what it is for."""

from collections.abc import Sequence

from pythia.contract import Asked, Message, Offer, message
from pythia.games.prophecy.cards import NUMBERS
from pythia.games.prophecy.view import View
from pythia.text.telling import joined


def asks(view: View, offers: Sequence[Offer]) -> Asked | None:
    """A bid, or a card: with the tricks that are still to be had of those foretold."""
    assert view.seat is not None
    own = view.seats[view.seat]
    numbers = NUMBERS[len(view.seats)]
    if view.phase == "bid":
        rule = "P4.4" if own.bids_openly else "P4.2"
        openly = "yes" if own.bids_openly else "no"
        return Asked(message("prophecy-now-bid", count=numbers.bid, bonus=numbers.bonus, openly=openly), rule)
    if own.surrendered:
        return Asked(Message("prophecy-now-surrendered"), "P5.3")
    card, rule = _card(view)
    return Asked(joined(card, _aim(view, own.taken, numbers.bonus)), rule)


def _card(view: View) -> tuple[Message, str]:
    """P5.2, P5.4, P5.5: what may be played, and the rule that says so."""
    lead = view.trick.lead
    if not view.trick.cards:
        return Message("prophecy-now-lead"), "P5.1"
    if lead is None:
        return Message("prophecy-now-any"), "P5.5"
    follows = "yes" if any(card.startswith(lead) for card in view.hand) else "no"
    return message("prophecy-now-follow", suit=Message(f"suit-{lead}"), follows=follows), "P5.4"


def _aim(view: View, taken: int, bonus: int) -> Message:
    """P7.2: what the round still asks for, that just as many tricks are taken as were foretold."""
    assert view.foretold is not None
    left = view.tricks - sum(seat.taken for seat in view.seats)
    need = view.foretold - taken
    if need > left or need < 0:
        return message("prophecy-now-missed", foretold=view.foretold)
    if need == 0:
        return message("prophecy-now-enough", foretold=view.foretold, bonus=bonus)
    return message("prophecy-now-need", need=need, left=left, bonus=bonus)
