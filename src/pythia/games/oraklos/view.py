"""What a seat knows: everything but what the others put in the cup before it is thrown (O2.2)."""

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Result, Stream, places_of
from pythia.games.oraklos.claims import all_judged, free_markers, proving
from pythia.games.oraklos.geometry import Die, Shape
from pythia.games.oraklos.rules import acting, timed
from pythia.games.oraklos.search import remembered
from pythia.games.oraklos.state import (
    PUT,
    TARGET,
    TARGET_ANTIPODES,
    Amounts,
    Clocks,
    Judge,
    Marked,
    Past,
    Phase,
    RoundScore,
    State,
    Variant,
    Verdict,
)
from pythia.games.oraklos.wishes import COLOURS


class SeatView(Struct, frozen=True):
    wishes: tuple[str, ...]
    supply: Amounts
    has_put: bool
    done: bool
    tries: int
    total: int
    net: int


class Found(Struct, frozen=True):
    """A card that could have been claimed, and the dice that matched it."""

    card: str
    shapes: tuple[Shape, ...]


class Review(Struct, frozen=True):
    """The latest throw that is scored, and what it held for the cards of then."""

    past: Past
    found: tuple[Found, ...]


class View(Struct, frozen=True):
    seat: int | None
    variant: Variant
    judge: Judge
    clocks: Clocks
    phase: Phase
    round: int
    first: int
    acting: tuple[int, ...]
    seats: tuple[SeatView, ...]
    wishes: tuple[str, ...]
    """Everybody's, in Antipodes."""
    pile: int
    """Wish cards left."""
    cup: Amounts
    """What lay in it when the round began, or all that was thrown."""
    put: Amounts | None
    """One's own dice in the cup."""
    dice: tuple[Die, ...]
    left: tuple[int, ...]
    markers: tuple[int, ...]
    """Still free."""
    marked: tuple[Marked, ...]
    proving: Marked | None
    verdicts: tuple[Verdict, ...]
    clock: str | None
    clock_ms: int | None
    target: int
    sheet: tuple[RoundScore, ...]
    review: Review | None
    places: tuple[int, ...]
    """O5.4, as it stands."""
    winners: tuple[int, ...] | None


def view(state: State, seat: int | None) -> View:
    now = timed(state)
    rows = ((),) * state.players if state.antipodes else state.wishes
    return View(
        seat=seat,
        variant=state.options.variant,
        judge=state.options.judge,
        clocks=state.options.clocks,
        phase=state.phase,
        round=state.round,
        first=state.first,
        acting=acting(state),
        seats=tuple(
            SeatView(
                rows[n],
                state.supply[n],
                state.put[n] is not None,
                state.done[n],
                state.tries[n],
                state.totals[n],
                state.net[n],
            )
            for n in range(state.players)
        ),
        wishes=state.wishes[0] if state.antipodes else (),
        pile=len(state.pile),
        cup=state.cup,
        put=state.put[seat] if seat is not None and state.phase == "cup" else None,
        dice=state.dice,
        left=state.left,
        markers=() if state.antipodes else free_markers(state),
        marked=state.marked,
        proving=proving(state) if state.phase == "proof" and not all_judged(state) else None,
        verdicts=state.verdicts,
        clock=now.clock if now else None,
        clock_ms=now.ms if now else None,
        target=TARGET_ANTIPODES if state.antipodes else TARGET,
        sheet=state.sheet,
        review=_review(state.past, state.antipodes) if state.past else None,
        places=places_of(state.totals),
        winners=state.winners,
    )


def _review(past: Past, holes: bool) -> Review:
    shapes: dict[str, list[Shape]] = {card: [] for row in past.wishes for card in row}
    for found in remembered(past.dice, holes):
        if found.card in shapes:
            shapes[found.card].append(found.dice)
    return Review(past, tuple(Found(card, tuple(each)) for card, each in shapes.items() if each))


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """The others may have put any dice of theirs in the cup."""
    if state.phase != "cup":
        return state
    put = tuple(
        mine if mine is None or other == seat else some_of(state.supply[other], PUT[state.players], stream)
        for other, mine in enumerate(state.put)
    )
    return replace(state, put=put)


def some_of(supply: Amounts, count: int, stream: Stream) -> Amounts:
    dice = [colour for colour, owned in zip(COLOURS, supply, strict=True) for _ in range(owned)]
    chosen = stream.sample(dice, count)
    return tuple(map(chosen.count, COLOURS))


def result(state: State) -> Result:
    wishes = state.wishes * state.players if state.antipodes else state.wishes
    details = {"phase": state.phase, "round": state.round + 1, "wishes": [list(row) for row in wishes]}
    return Result(state.phase == "over", state.totals, state.winners, places_of(state.totals), details)
