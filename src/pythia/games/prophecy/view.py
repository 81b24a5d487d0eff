"""What a seat of a Prophecy table may know: its own type, built up from what the rules show it."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Message, Stream
from pythia.games.prophecy.cards import DECK, JAGUAR, NAMES, NUMBERS, OF_SUIT, each, mask_of, names
from pythia.games.prophecy.reasons import why_taken
from pythia.games.prophecy.refusals import not_now
from pythia.games.prophecy.rules import acting, open_bids_are_made, places, suit_name, winners
from pythia.games.prophecy.state import TRUMPS, Length, State, Trick
from pythia.games.prophecy.tricks import bid_value


class TrickView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Cards in the order of play, from the leader on, clockwise; who is winning, or has won, it."""

    leader: int
    cards: tuple[str, ...]
    lead: str | None
    winner: int | None
    why: Message | None
    """P7.1: once all have played, what it was won by."""


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everyone knows of a seat."""

    cards: int
    has_bid: bool
    bids_openly: bool
    open_bid: tuple[str, ...] | None
    foretold: int | None
    taken: int
    surrendered: bool
    total: int
    bonus: int


class RoundView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A finished round on the score sheet, by seat."""

    trump: str | None
    dealer: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    bonus: tuple[int, ...]


class NotNow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Why a seat may do nothing now, and by which rule."""

    rule: str | None
    message: Message


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    seat: int | None
    length: Length
    takeback: bool
    phase: Literal["deal", "bid", "play", "over"]
    round: int
    rounds: int
    trump: str | None
    """None in the Jaguar round (P8)."""
    trumps: tuple[str, ...]
    """P6.3, P8: the cards that are trump this round, whatever is led."""
    tricks: int
    """P1.3: so many are played in a round."""
    dealer: int | None
    """None before one is drawn."""
    acting: tuple[int, ...]
    not_now: NotNow | None
    """None for whoever may act, and for a spectator."""
    hand: tuple[str, ...]
    """One's own; a spectator has none."""
    bid: tuple[str, ...]
    """P4.3: one's own, at any time."""
    foretold: int | None
    seats: tuple[SeatView, ...]
    trick: TrickView
    last: TrickView | None
    """P5.6: the last trick, until the next is led."""
    sheet: tuple[RoundView, ...]
    places: tuple[int, ...]
    """P7.3, as it stands."""
    winners: tuple[int, ...] | None


_TRUMPS = tuple(names(mask | 1 << JAGUAR) for mask in (*OF_SUIT, 0))
"""By the wheel's places, the Jaguar's the last."""


def view(state: State, seat: int | None) -> View:
    own_hand = state.hands[seat] if seat is not None else 0
    own_bid = state.bids[seat] if seat is not None else 0
    rounds, over = len(TRUMPS[state.options.length]), state.over
    phase = _phase(state)
    return View(
        seat=seat,
        length=state.options.length,
        takeback=state.options.takeback,
        phase=phase,
        round=len(state.rounds) - state.scored,
        rounds=rounds,
        trump=suit_name(state.trump),
        trumps=_TRUMPS[state.trump],
        tricks=NUMBERS[state.players].tricks,
        dealer=state.dealer if phase != "deal" else None,
        acting=acting(state),
        not_now=_not_now(state, seat),
        hand=names(own_hand),
        bid=names(own_bid),
        foretold=bid_value(own_bid) if own_bid else None,
        seats=_seats(state),
        trick=_trick(state, state.trick),
        last=_trick(state, state.last) if state.last else None,
        sheet=tuple(
            [
                RoundView(suit_name(r.trump), r.dealer, r.bids, r.tricks, r.points, r.bonus)
                for r in state.rounds
            ]
        ),
        places=places(state),
        winners=winners(state) if over else None,
    )


def _not_now(state: State, seat: int | None) -> NotNow | None:
    if seat is None or seat in acting(state):
        return None
    why = not_now(state, seat)
    return NotNow(why.rule, why.message)


def _phase(state: State) -> Literal["deal", "bid", "play", "over"]:
    if state.over:
        return "over"
    if all(state.bids):
        return "play"
    return "bid" if state.dealt else "deal"


def _seats(state: State) -> tuple[SeatView, ...]:
    hands, bids, taken, totals, bonuses = state.hands, state.bids, state.taken, state.totals, state.bonuses
    shown = open_bids(state)
    return tuple(
        [
            SeatView(
                cards=hands[seat].bit_count(),
                has_bid=bids[seat] != 0,
                bids_openly=seat in state.openly,
                open_bid=names(bids[seat]) if seat in shown else None,
                foretold=bid_value(bids[seat]) if seat in shown else None,
                taken=taken[seat],
                surrendered=seat == state.surrendered,
                total=totals[seat],
                bonus=bonuses[seat],
            )
            for seat in range(state.players)
        ]
    )


def open_bids(state: State) -> tuple[int, ...]:
    """P4.4, P4.6: the seats whose bids lie face up: the open ones once all are made; all once they count."""
    if state.scored:
        return tuple(range(state.players))
    return state.openly if open_bids_are_made(state.openly, state.bids) else ()


def _trick(state: State, trick: Trick) -> TrickView:
    return TrickView(
        leader=trick.leader,
        cards=tuple([NAMES[card] for card in trick.cards]),
        lead=suit_name(trick.lead),
        winner=trick.winner if trick.cards else None,
        why=why_taken(trick, state.trump) if len(trick.cards) == state.players else None,
    )


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """A state this seat cannot tell from `state`: all cards it has not seen are dealt out anew.

    For tests of leaks, so it keeps counts but not what a clever guest could infer from play.
    """
    bids_seen = {*open_bids(state), seat}
    hands_seen = {seat, state.surrendered}
    known = mask_of(state.trick.cards) | (mask_of(state.last.cards) if state.last else 0)
    for s in range(state.players):
        known |= state.hands[s] if s in hands_seen else 0
        known |= state.bids[s] if s in bids_seen else 0
    pool = stream.sample(list(each(DECK & ~known)), (DECK & ~known).bit_count())
    hands, bids = list(state.hands), list(state.bids)
    for s in range(state.players):
        if s not in bids_seen:
            suited = [card for card in pool if card < JAGUAR][: bids[s].bit_count()]
            pool = [card for card in pool if card not in suited]
            bids[s] = mask_of(suited)
    for s in range(state.players):
        if s not in hands_seen:
            count = hands[s].bit_count()
            hands[s], pool = mask_of(pool[:count]), pool[count:]
    return replace(state, hands=tuple(hands), bids=tuple(bids))
