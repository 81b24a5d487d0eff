"""A round (O2): wish cards, cup and throw, recovery, and how a match begins and ends."""

from collections.abc import Sequence
from operator import add, sub
from typing import TypeVar

from msgspec.structs import replace

from pythia.contract import UNTOLD, Chance, Illegal, Story
from pythia.games.oraklos.dice import check_lying, throw
from pythia.games.oraklos.events import (
    CupChosen,
    CupFilled,
    FirstDrawn,
    MatchEnded,
    RoundBegan,
    Taken,
    Thrown,
    WishesDrawn,
)
from pythia.games.oraklos.state import (
    ATTEMPTS,
    IN_COMMON,
    IN_HAND,
    PUT,
    SUPPLY,
    Amounts,
    Cup,
    First,
    Options,
    Past,
    RoundScore,
    State,
    Take,
    Throw,
    Wishes,
    amounts,
)
from pythia.games.oraklos.wishes import COLOURS, DECK, MIXED, Colour

FOUR_EACH = (4, 4, 4, 4)
NOTHING = (0, 0, 0, 0)

T = TypeVar("T")


def empty(players: int, options: Options) -> State:
    """O1: the table before anything is drawn."""
    antipodes = options.variant == "antipodes"
    each = SUPPLY[players] if options.variant == "standard" else 0
    return State(
        players=players,
        options=options,
        phase="start",
        round=-1,
        first=0,
        turn=0,
        pile=MIXED if antipodes else DECK,
        discards=(),
        wishes=((),) if antipodes else ((),) * players,
        supply=((each,) * 4,) * players,
        put=(None,) * players,
        cup=(1, 1, 1, 1) if options.variant == "standard" else FOUR_EACH,
        dice=(),
        left=(),
        step=0,
        at=0,
        done=(False,) * players,
        marked=(),
        verdicts=(),
        tries=(ATTEMPTS,) * players,
        totals=(0,) * players,
        net=(0,) * players,
    )


def start(state: State, chance: Chance, story: Story = UNTOLD) -> State:
    """O1.4: the first player is drawn, and the first round begins."""

    def check(outcome: First) -> None:
        if not 0 <= outcome.seat < state.players:
            raise Illegal("O1.4", "no-such-seat", seat=outcome.seat, last=state.players - 1)

    seat = chance.draw(First, lambda stream: First(stream.below(state.players)), check).seat
    state = replace(state, first=seat)
    story.tell(FirstDrawn(seat))
    story.show(state)
    return _begin_round(state, chance, story)


def _begin_round(state: State, chance: Chance, story: Story) -> State:
    """O2.1, O7.6: wish cards, then the cup; where nobody chooses dice they are thrown at once."""
    state = replace(
        state,
        round=state.round + 1,
        phase="cup",
        turn=state.first,
        put=(None,) * state.players,
        dice=(),
        left=(),
        marked=(),
        verdicts=(),
        net=(0,) * state.players,
        tries=(ATTEMPTS,) * state.players,
    )
    story.tell(RoundBegan(state.round, state.first))
    if state.antipodes and not state.pile:
        state = replace(state, pile=tuple(card for card in MIXED if card in state.discards), discards=())
    order = [0] if state.antipodes else _clockwise(state, state.first)
    full = IN_COMMON if state.antipodes else IN_HAND
    needed = {seat: full - len(state.wishes[seat]) for seat in order}
    drawn = _draw_wishes(state, min(sum(needed.values()), len(state.pile)), chance)
    if drawn:
        rows: list[tuple[str, ...]] = [()] * len(state.wishes)
        rest = drawn
        for seat in order:
            rows[seat], rest = rest[: needed[seat]], rest[needed[seat] :]
        wishes = tuple(map(add, state.wishes, rows))
        pile = tuple(card for card in state.pile if card not in drawn)
        state = replace(state, wishes=wishes, pile=pile)
        story.tell(WishesDrawn(tuple(rows)))
    if len(drawn) < sum(needed.values()):
        return end_match(state, story)
    if state.standard:
        return state
    story.show(state)
    return _throw(state, chance, story)


def _clockwise(state: State, first: int) -> list[int]:
    return [(first + i) % state.players for i in range(state.players)]


def _draw_wishes(state: State, count: int, chance: Chance) -> tuple[str, ...]:
    def check(outcome: Wishes) -> None:
        for place, card in enumerate(outcome.cards):
            if card not in state.pile or card in outcome.cards[:place]:
                raise Illegal("O2.1", "oraklos-not-in-pile", card=card)
        if len(outcome.cards) != count:
            raise Illegal("O2.1", "oraklos-wishes-count", count=count)

    if not count:
        return ()
    return chance.draw(Wishes, lambda stream: Wishes(tuple(stream.sample(state.pile, count))), check).cards


# -------------------------------------------------------------------------------------------- O2.2, O2.3: cup


def fill_cup(state: State, seat: int, action: Cup, chance: Chance, story: Story) -> State:
    """O2.2: so many dice of one's own, any colours; nobody sees which until the throw."""
    dice = amounts(action.dice)
    if sum(dice) != PUT[state.players]:
        raise Illegal("O2.2", "oraklos-cup-count", count=PUT[state.players])
    for colour, wanted, owned in zip(COLOURS, dice, state.supply[seat], strict=True):
        if wanted > owned:
            raise Illegal("O2.2", "oraklos-not-enough", colour=colour, count=owned)
    state = replace(state, put=with_seat(state.put, seat, dice), turn=(seat + 1) % state.players)
    story.tell(CupFilled(seat))
    story.tell(CupChosen(dice), (seat,))
    if state.turn != state.first:
        return state
    story.show(state)
    puts = [put or NOTHING for put in state.put]
    supply = tuple(less(own, put) for own, put in zip(state.supply, puts, strict=True))
    cup = state.cup
    for put in puts:
        cup = _more(cup, put)
    return _throw(replace(state, supply=supply, cup=cup), chance, story)


def _throw(state: State, chance: Chance, story: Story) -> State:
    """O2.3: all dice of the cup on the table; the search begins."""

    def check(outcome: Throw) -> None:
        colours = [die.colour for die in outcome.dice]
        if _count(colours) != state.cup:
            raise Illegal("O8", "oraklos-other-dice")
        check_lying(outcome.dice)

    cup = dict(zip(COLOURS, state.cup, strict=True))
    dice = chance.draw(Throw, lambda stream: Throw(throw(cup, stream)), check).dice
    thrown = replace(
        state, phase="search", dice=dice, left=tuple(range(len(dice))), done=(False,) * state.players
    )
    story.tell(Thrown(dice))
    return next_step(thrown)


def next_step(state: State) -> State:
    return replace(state, step=state.step + 1, at=0)


def _count(colours: Sequence[Colour]) -> Amounts:
    return tuple(map(colours.count, COLOURS))


def _more(one: Amounts, two: Amounts) -> Amounts:
    return tuple(map(add, one, two))


def less(one: Amounts, two: Amounts) -> Amounts:
    return tuple(map(sub, one, two))


def with_seat(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


# --------------------------------------------------------------------------------------- O2.6, O2.7: recovery


def recovery(state: State) -> State:
    """O2.6: whoever has the most points of this round begins; of several the first clockwise."""
    best = max(_clockwise(state, state.first), key=lambda seat: state.net[seat])
    return replace(state, phase="take", turn=best)


def take(state: State, seat: int, action: Take, chance: Chance, story: Story) -> State:
    """O2.6: as many dice as one put in, any colours; the four that stay go back in the cup."""
    count = PUT[state.players]
    if len(action.dice) != count or len(set(action.dice)) != count:
        raise Illegal("O2.6", "oraklos-take-count", count=count)
    for number in action.dice:
        if number not in state.left:
            raise Illegal("O2.6", "oraklos-die-gone", die=number)
    colours = [state.dice[number].colour for number in action.dice]
    left = tuple(number for number in state.left if number not in action.dice)
    state = replace(
        state,
        left=left,
        supply=with_seat(state.supply, seat, _more(state.supply[seat], _count(colours))),
        put=with_seat(state.put, seat, None),
        turn=(seat + 1) % state.players,
    )
    story.tell(Taken(seat, action.dice))
    if any(put is not None for put in state.put):
        return state
    story.show(state)
    cup = _count([state.dice[number].colour for number in left])
    return next_round(replace(state, cup=cup), chance, story)


def remember(state: State) -> State:
    """Once a throw is scored, what it brought is written down, and what it held is no secret any longer."""
    wishes = state.wishes
    for verdict in () if state.antipodes else state.verdicts:
        wishes = with_seat(wishes, verdict.seat, (*wishes[verdict.seat], verdict.card))
    sheet = (*state.sheet, RoundScore(state.round, state.net)) if state.verdicts else state.sheet
    return replace(state, sheet=sheet, past=Past(state.round, state.dice, wishes, state.verdicts))


def next_round(state: State, chance: Chance, story: Story) -> State:
    """O2.7, O7.6: the player to the left is first."""
    if state.antipodes:
        state = replace(state, discards=(*state.discards, *state.wishes[0]), wishes=((),))
    return _begin_round(replace(state, first=(state.first + 1) % state.players), chance, story)


def end_match(state: State, story: Story) -> State:
    """O5.4: the highest total wins; ties share the victory."""
    best = max(state.totals)
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
    story.tell(MatchEnded(winners))
    return replace(state, phase="over", winners=winners)
