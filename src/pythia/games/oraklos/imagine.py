"""A position that a seat could be in: what it sees put together again, what it does not see chosen to fit.

Hidden are the dice that others have put in the cup (O2.2). Wish cards that are out of the game everybody has
seen; whoever remembers fewer of them than there were imagines the rest.
"""

from collections.abc import Sequence

from pythia.contract import Event, Stream
from pythia.games.oraklos.events import CupChosen, WishesDrawn
from pythia.games.oraklos.rounds import less
from pythia.games.oraklos.state import PUT, Amounts, Options, State
from pythia.games.oraklos.view import View, some_of
from pythia.games.oraklos.wishes import DECK, MIXED


def imagine(view: View, events: Sequence[Event], stream: Stream) -> State:
    """Time in a step, and the number of the step, begin anew: no event says them, and no rule asks."""
    antipodes = view.variant == "antipodes"
    wishes = (view.wishes,) if antipodes else tuple([seat.wishes for seat in view.seats])
    put = choose_hidden(view, stream) if view.phase == "cup" else _thrown(view, events, stream)
    deck = MIXED if antipodes else DECK
    on_table = {card for row in wishes for card in row}
    gone = _gone(view, events, [card for card in deck if card not in on_table], stream)
    return State(
        players=len(view.seats),
        options=Options(variant=view.variant, judge=view.judge, clocks=view.clocks),
        phase=view.phase,
        round=view.round,
        first=view.first,
        turn=view.acting[0] if view.phase in ("cup", "take") else view.first,
        pile=tuple([card for card in deck if card not in on_table and card not in gone]),
        discards=gone if antipodes else (),
        wishes=wishes,
        supply=tuple([seat.supply for seat in view.seats]),
        put=put,
        cup=view.cup,
        dice=view.dice,
        left=view.left,
        step=0,
        at=0,
        done=tuple([seat.done for seat in view.seats]),
        marked=view.marked,
        verdicts=view.verdicts,
        tries=tuple([seat.tries for seat in view.seats]),
        totals=tuple([seat.total for seat in view.seats]),
        net=tuple([seat.net for seat in view.seats]),
        sheet=view.sheet,
        past=view.review.past if view.review else None,
        winners=view.winners,
    )


def choose_hidden(view: View, stream: Stream) -> tuple[Amounts | None, ...]:
    """O2.2: what each seat has put in the cup: one's own as it is, of the others any dice of theirs."""
    count = PUT[len(view.seats)]
    put: list[Amounts | None] = []
    for owner, seat in enumerate(view.seats):
        own = view.put if owner == view.seat else None
        put.append(own or some_of(seat.supply, count, stream) if seat.has_put else None)
    return tuple(put)


def _thrown(view: View, events: Sequence[Event], stream: Stream) -> tuple[Amounts | None, ...]:
    """O2.6: what those put in who have yet to take dice back: of all that was thrown, one's own as told."""
    count, rest = PUT[len(view.seats)], view.cup
    put: list[Amounts | None] = [None] * len(view.seats)
    own = next((event.dice for event in reversed(events) if isinstance(event, CupChosen)), None)
    for owner in sorted(range(len(view.seats)), key=lambda owner: owner != view.seat):
        if view.seats[owner].has_put:
            dice = own if owner == view.seat and own else some_of(rest, count, stream)
            put[owner], rest = dice, less(rest, dice)
    return tuple(put)


def _gone(view: View, events: Sequence[Event], elsewhere: list[str], stream: Stream) -> tuple[str, ...]:
    """The wish cards that are neither on the table nor in the pile, in the order in which they were drawn."""
    count = len(elsewhere) - view.pile
    drawn = [
        card for event in events if isinstance(event, WishesDrawn) for row in event.cards for card in row
    ]
    past = [card for row in view.review.past.wishes for card in row] if view.review else []
    known = [card for card in [*(card for card in past if card not in drawn), *drawn] if card in elsewhere]
    # O7.6: of cards that were shuffled again only those drawn since then are gone.
    known = known[max(0, len(known) - count) :]
    others = stream.sample([card for card in elsewhere if card not in known], count - len(known))
    return (*others, *known)
