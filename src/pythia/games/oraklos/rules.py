"""The rules of Oraklos, in the order of the rulebook: rounds, cup, search, proof, recovery, Antipodes.

Elsewhere: O1.2 in `wishes.py`; O3 in `geometry.py`; O8 and O1.1 in `dice.py`; what a seat sees (O2.2) in `view.py`.
"""

from itertools import combinations
from operator import add, sub
from typing import assert_never

from msgspec.structs import replace

from pythia.contract import Chance, Field, Illegal, Offer, Step, Timed, Told
from pythia.games.oraklos import geometry
from pythia.games.oraklos.dice import apart, throw
from pythia.games.oraklos.events import (
    Attempted,
    Claimed,
    CupChosen,
    CupFilled,
    Denied,
    FirstDrawn,
    Judged,
    MatchEnded,
    Passed,
    RoundBegan,
    SaidDone,
    SearchEnded,
    Taken,
    Thrown,
    TimeUp,
    TookBackDone,
    WishesDrawn,
)
from pythia.games.oraklos.geometry import Shape
from pythia.games.oraklos.state import (
    ATTEMPTS,
    IN_COMMON,
    IN_HAND,
    MARKERS,
    PUT,
    SUPPLY,
    TARGET,
    TARGET_ANTIPODES,
    Action,
    Amounts,
    Claim,
    Cup,
    Deny,
    Done,
    First,
    Marked,
    Options,
    Pass,
    Prove,
    Refute,
    State,
    Take,
    Throw,
    Undone,
    Verdict,
    Wishes,
    amounts,
)
from pythia.games.oraklos.wishes import COLOURS, DECK, MIXED

FOUR_EACH = (4, 4, 4, 4)
NOTHING = (0, 0, 0, 0)

# ---------------------------------------------------------------------------------- O1, O2: a round


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


def start(state: State, chance: Chance) -> Step[State]:
    """O1.4: the first player is drawn, and the first round begins."""

    def check(outcome: First) -> None:
        if not 0 <= outcome.seat < state.players:
            raise Illegal("O1.4", "no-such-seat", seat=outcome.seat, last=state.players - 1)

    seat = chance.draw(First, lambda stream: First(stream.below(state.players)), check).seat
    begun, told = _begin_round(replace(state, first=seat), chance)
    return begun, [Told(FirstDrawn(seat)), *told]


def _begin_round(state: State, chance: Chance) -> Step[State]:
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
    told = [Told(RoundBegan(state.round, state.first))]
    if state.antipodes and not state.pile:
        state = replace(state, pile=tuple(card for card in MIXED if card in state.discards), discards=())
    order = [0] if state.antipodes else _clockwise(state, state.first)
    full = IN_COMMON if state.antipodes else IN_HAND
    needed = {seat: full - len(state.wishes[seat]) for seat in order}
    drawn = _draw_wishes(state, min(sum(needed.values()), len(state.pile)), chance)
    if drawn:
        rows, rest = [()] * len(state.wishes), drawn
        for seat in order:
            rows[seat], rest = rest[: needed[seat]], rest[needed[seat] :]
        wishes = tuple(map(add, state.wishes, rows))
        pile = tuple(card for card in state.pile if card not in drawn)
        state = replace(state, wishes=wishes, pile=pile)
        told.append(Told(WishesDrawn(tuple(rows))))
    if len(drawn) < sum(needed.values()):
        return _end(state, told)
    if state.standard:
        return state, told
    return _throw(state, told, chance)


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


# ------------------------------------------------------------------------------------- O2.2, O2.3: cup


def _fill_cup(state: State, seat: int, action: Cup, chance: Chance) -> Step[State]:
    """O2.2: so many dice of one's own, any colours; nobody sees which until the throw."""
    dice = amounts({**action.dice})
    if sum(dice) != PUT[state.players]:
        raise Illegal("O2.2", "oraklos-cup-count", count=PUT[state.players])
    for colour, wanted, owned in zip(COLOURS, dice, state.supply[seat], strict=True):
        if wanted > owned:
            raise Illegal("O2.2", "oraklos-not-enough", colour=colour, count=owned)
    state = replace(state, put=_with(state.put, seat, dice), turn=(seat + 1) % state.players)
    told = [Told(CupFilled(seat)), Told(CupChosen(dice), (seat,))]
    if state.turn != state.first:
        return state, told
    puts = [put or NOTHING for put in state.put]
    supply = tuple(_less(own, put) for own, put in zip(state.supply, puts, strict=True))
    cup = state.cup
    for put in puts:
        cup = _more(cup, put)
    return _throw(replace(state, supply=supply, cup=cup), told, chance)


def _throw(state: State, told: list[Told], chance: Chance) -> Step[State]:
    """O2.3: all dice of the cup on the table; the search begins."""

    def check(outcome: Throw) -> None:
        colours = [die.colour for die in outcome.dice]
        if any(colour not in COLOURS for colour in colours) or _count(colours) != state.cup:
            raise Illegal("O8", "oraklos-other-dice")
        for number, die in enumerate(outcome.dice):
            if not 499**2 <= die.axis[0] ** 2 + die.axis[1] ** 2 <= 501**2:
                raise Illegal("O8", "oraklos-axis", die=number)
        for (a, one), (b, two) in combinations(enumerate(outcome.dice), 2):
            if not apart(one.centre, one.axis, two.centre, two.axis):
                raise Illegal("O8", "oraklos-overlap", one=a, two=b)

    cup = dict(zip(COLOURS, state.cup, strict=True))
    dice = chance.draw(Throw, lambda stream: Throw(throw(cup, stream)), check).dice
    thrown = replace(
        state, phase="search", dice=dice, left=tuple(range(len(dice))), done=(False,) * state.players
    )
    return _next_step(thrown), [*told, Told(Thrown(dice))]


def _next_step(state: State) -> State:
    return replace(state, step=state.step + 1, at=0)


def _count(colours: list[str]) -> Amounts:
    return tuple(map(colours.count, COLOURS))


def _more(one: Amounts, two: Amounts) -> Amounts:
    return tuple(map(add, one, two))


def _less(one: Amounts, two: Amounts) -> Amounts:
    return tuple(map(sub, one, two))


def _with(row: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:seat], value, *row[seat + 1 :])


# ----------------------------------------------------------------------------------------- O4: search


def free_markers(state: State) -> tuple[int, ...]:
    return tuple(marker for marker in MARKERS if marker not in {claim.marker for claim in state.marked})


def free_cards(state: State, seat: int) -> tuple[str, ...]:
    marked = {claim.card for claim in state.marked if claim.seat == seat}
    return tuple(card for card in state.wishes[seat] if card not in marked)


def _claim(state: State, seat: int, action: Claim, chance: Chance) -> Step[State]:
    """O4.1, O4.2: a free marker on one of one's own cards."""
    if action.marker not in MARKERS:
        raise Illegal("O1.3", "oraklos-no-marker", marker=action.marker)
    if action.card not in state.wishes[seat]:
        raise Illegal("O4.1", "oraklos-not-your-card", card=action.card)
    if action.card not in free_cards(state, seat):
        raise Illegal("O4.2", "oraklos-card-marked", card=action.card)
    if action.marker not in free_markers(state):
        raise Illegal("O4.2", "oraklos-marker-gone", marker=action.marker)
    marked = (*state.marked, Marked(seat, action.card, action.marker))
    state = replace(state, marked=marked, done=_with(state.done, seat, False))
    told = [Told(Claimed(seat, action.marker, action.card))]
    return (state, told) if free_markers(state) else _end_search(state, told, chance)


def _say_done(state: State, seat: int, chance: Chance) -> Step[State]:
    """O4.3: 'no more', until everybody says so."""
    if state.done[seat]:
        raise Illegal("O4.3", "oraklos-done-already")
    state = replace(state, done=_with(state.done, seat, True))
    told = [Told(SaidDone(seat))]
    return _end_search(state, told, chance) if all(state.done) else (state, told)


def _take_back_done(state: State, seat: int) -> Step[State]:
    """O4.3: it can be withdrawn until the last one says it."""
    if not state.done[seat]:
        raise Illegal("O4.3", "oraklos-not-done")
    return replace(state, done=_with(state.done, seat, False)), [Told(TookBackDone(seat))]


def _end_search(state: State, told: list[Told], chance: Chance) -> Step[State]:
    """O5.1: the highest marker is proven first; O7.5: in Antipodes nobody scores."""
    told = [*told, Told(SearchEnded())]
    if state.antipodes:
        return _next_round(state, told, chance)
    marked = tuple(sorted(state.marked, key=lambda claim: -claim.marker))
    return _next_proof(replace(state, marked=marked), told, chance)


# ------------------------------------------------------------------------------------------ O5: proof


def proving(state: State) -> Marked:
    """The claim that is to be proven now."""
    return state.marked[len(state.verdicts)]


def _shape(state: State, dice: tuple[int, ...]) -> Shape:
    """O5.1: four different dice of this throw; anything else is refused, and the clock runs on."""
    if len(dice) != 4 or len(set(dice)) != 4 or max(dice) >= len(state.dice):
        raise Illegal("O5.1", "oraklos-four-dice")
    a, b, c, d = dice
    return a, b, c, d


def judge(state: State, seat: int, card: str, shape: Shape, points: int) -> Verdict:
    """O3: whether these dice, in this order, are a prediction that matches the card."""
    flaw = geometry.flaw(state.dice, shape, holes=state.antipodes)
    if flaw is not None:
        return Verdict(seat, card, -points, shape, flaw.rule, flaw.why, flaw.line, flaw.die)
    if geometry.card(state.dice, shape) != card:
        return Verdict(seat, card, -points, shape, "O3.5", "other-card")
    return Verdict(seat, card, points, shape)


def _prove(state: State, seat: int, action: Prove, chance: Chance) -> Step[State]:
    claim = proving(state)
    verdict = judge(state, seat, claim.card, _shape(state, action.dice), claim.marker)
    return _score(state, verdict, [], chance)


def _score(state: State, verdict: Verdict, told: list[Told], chance: Chance) -> Step[State]:
    """O5.2, O5.3: the marker's points, won or lost; the card is gone either way."""
    seat = verdict.seat
    wishes = tuple(card for card in state.wishes[seat] if card != verdict.card)
    state = replace(
        _with_points(state, verdict),
        verdicts=(*state.verdicts, verdict),
        wishes=_with(state.wishes, seat, wishes),
    )
    return _next_proof(state, [*told, Told(Judged(verdict))], chance)


def _with_points(state: State, verdict: Verdict) -> State:
    seat, points = verdict.seat, verdict.points
    return replace(
        state,
        totals=_with(state.totals, seat, state.totals[seat] + points),
        net=_with(state.net, seat, state.net[seat] + points),
    )


def _next_proof(state: State, told: list[Told], chance: Chance) -> Step[State]:
    """O5.1, O5.4: the next marker; after the last one the game may be over."""
    if len(state.verdicts) < len(state.marked):
        return _next_step(replace(state, phase="proof")), told
    if max(state.totals) >= TARGET:
        return _end(state, told)
    if state.standard:
        best = max(_clockwise(state, state.first), key=lambda seat: state.net[seat])
        return replace(state, phase="take", turn=best), told
    return _next_round(state, told, chance)


# --------------------------------------------------------------------------------- O2.6, O2.7: recovery


def _take(state: State, seat: int, action: Take, chance: Chance) -> Step[State]:
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
        supply=_with(state.supply, seat, _more(state.supply[seat], _count(colours))),
        put=_with(state.put, seat, None),
        turn=(seat + 1) % state.players,
    )
    told = [Told(Taken(seat, action.dice))]
    if any(put is not None for put in state.put):
        return state, told
    cup = _count([state.dice[number].colour for number in left])
    return _next_round(replace(state, cup=cup), told, chance)


def _next_round(state: State, told: list[Told], chance: Chance) -> Step[State]:
    """O2.7, O7.6: the player to the left is first."""
    if state.antipodes:
        state = replace(state, discards=(*state.discards, *state.wishes[0]), wishes=((),))
    state, more = _begin_round(replace(state, first=(state.first + 1) % state.players), chance)
    return state, [*told, *more]


def _end(state: State, told: list[Told]) -> Step[State]:
    """O5.4: the highest total wins; ties share the victory."""
    best = max(state.totals)
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
    return replace(state, phase="over", winners=winners), [*told, Told(MatchEnded(winners))]


# --------------------------------------------------------------------------------------- O7: Antipodes


def _deny(state: State, seat: int, action: Deny, chance: Chance) -> Step[State]:
    """O7.3: the first to name a card has made the round's claim."""
    if action.card not in state.wishes[0]:
        raise Illegal("O7.3", "oraklos-not-on-table", card=action.card)
    state = replace(state, marked=(Marked(seat, action.card),))
    told = [Told(Denied(seat, action.card))]
    if state.options.judge == "oracle":
        # The program looks for itself; NumPy is needed only here.
        from pythia.games.oraklos.search import predictions

        found = [each.dice for each in predictions(state.dice, holes=True) if each.card == action.card]
        points, shown = (-1, found[0]) if found else (1, None)
        return _close(state, Verdict(seat, action.card, points, shown), told, chance)
    return _next_step(replace(state, phase="challenge", tries=_with(state.tries, seat, 0))), told


def _refute(state: State, seat: int, action: Refute, chance: Chance) -> Step[State]:
    """O7.4: a prediction that matches; a wrong one costs nothing, the third is a pass."""
    claim = state.marked[0]
    attempt = judge(state, seat, claim.card, _shape(state, action.dice), 1)
    if attempt.rule is None:
        return _close(state, Verdict(claim.seat, claim.card, -1, attempt.dice), [], chance)
    left = state.tries[seat] - 1
    told = [Told(Attempted(replace(attempt, points=0), left))]
    return _one_less(replace(state, tries=_with(state.tries, seat, left)), told, chance)


def _pass(state: State, seat: int, chance: Chance) -> Step[State]:
    """O7.4: final."""
    return _one_less(replace(state, tries=_with(state.tries, seat, 0)), [Told(Passed(seat))], chance)


def _one_less(state: State, told: list[Told], chance: Chance) -> Step[State]:
    if any(state.tries):
        return state, told
    return _unrefuted(state, told, chance)


def _unrefuted(state: State, told: list[Told], chance: Chance) -> Step[State]:
    claim = state.marked[0]
    return _close(state, Verdict(claim.seat, claim.card, 1, None), told, chance)


def _close(state: State, verdict: Verdict, told: list[Told], chance: Chance) -> Step[State]:
    """O7.4, O7.7: a point won or lost; five win at once."""
    state = replace(_with_points(state, verdict), verdicts=(verdict,))
    told = [*told, Told(Judged(verdict))]
    if state.totals[verdict.seat] >= TARGET_ANTIPODES:
        return _end(state, told)
    return _next_round(state, told, chance)


# ------------------------------------------------------------------------------------- who, what, when


def acting(state: State) -> tuple[int, ...]:
    if state.phase in ("cup", "take"):
        return (state.turn,)
    if state.phase == "search":
        return tuple(range(state.players))
    if state.phase == "proof":
        return (proving(state).seat,)
    if state.phase == "challenge":
        return tuple(seat for seat, left in enumerate(state.tries) if left)
    return ()


VERBS = {
    "cup": (Cup,),
    "search": (Claim, Done, Undone),
    "proof": (Prove,),
    "take": (Take,),
    "challenge": (Refute, Pass),
}


def verbs(state: State) -> tuple[type, ...]:
    if state.antipodes and state.phase == "search":
        return Deny, Done, Undone
    return VERBS.get(state.phase, ())


def apply(state: State, seat: int, action: Action, at: int | None, chance: Chance) -> Step[State]:
    """What an action leads to; raises Illegal."""
    if state.phase == "over":
        raise Illegal(None, "game-over")
    if not isinstance(action, verbs(state)):
        raise Illegal(None, "oraklos-not-now")
    if seat not in acting(state):
        raise Illegal(None, "not-your-turn")
    state = replace(state, at=_in_time(state, at))
    match action:
        case Cup():
            return _fill_cup(state, seat, action, chance)
        case Claim():
            return _claim(state, seat, action, chance)
        case Done():
            return _say_done(state, seat, chance)
        case Undone():
            return _take_back_done(state, seat)
        case Prove():
            return _prove(state, seat, action, chance)
        case Take():
            return _take(state, seat, action, chance)
        case Deny():
            return _deny(state, seat, action, chance)
        case Refute():
            return _refute(state, seat, action, chance)
        case Pass():
            return _pass(state, seat, chance)
        case _:
            assert_never(action)


def timed(state: State) -> Timed | None:
    """O4.3, O5.1, O7.4: which step time is counted in, and the clock that ends it if one does."""
    clocks = state.options.clocks
    match state.phase:
        case "search":
            return Timed(state.step, "search" if clocks.search else None, clocks.search)
        case "proof":
            return Timed(state.step, "proof", clocks.proof)
        case "challenge":
            return Timed(state.step, "challenge", clocks.challenge)
    return None


def _in_time(state: State, at: int | None) -> int:
    """An action at or before the deadline is in time; time never goes back within a step."""
    now = timed(state)
    if at is None:
        return state.at
    if now is None:
        raise Illegal(None, "no-time-here")
    if at < state.at:
        raise Illegal(None, "time-goes-back", at=state.at)
    if now.ms is not None and at > now.ms:
        raise Illegal(None, "time-is-up")
    return at


def elapse(state: State, chance: Chance) -> Step[State]:
    """A clock has run out: the search ends, a proof is a miss (O5.1), nobody refuted (O7.4)."""
    now = timed(state)
    assert now is not None
    assert now.clock is not None
    told = [Told(TimeUp(now.clock))]
    if state.phase == "search":
        return _end_search(state, told, chance)
    if state.phase == "challenge":
        return _unrefuted(state, told, chance)
    claim = proving(state)
    verdict = Verdict(claim.seat, claim.card, -claim.marker, None, "O5.1", "too-late")
    return _score(state, verdict, told, chance)


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """What a seat may do now."""
    if seat not in acting(state):
        return ()
    numbers = tuple(range(len(state.dice)))
    match state.phase:
        case "cup":
            own = state.supply[seat]
            return (Offer("cup", (Field("dice", tuple(COLOURS), PUT[state.players], most=own),)),)
        case "search":
            return (*_search_offers(state, seat), Offer("undone" if state.done[seat] else "done"))
        case "proof":
            return (Offer("prove", (Field("dice", numbers, 4, ordered=True),)),)
        case "take":
            return (Offer("take", (Field("dice", state.left, PUT[state.players]),)),)
        case "challenge":
            return (Offer("refute", (Field("dice", numbers, 4, ordered=True),)), Offer("pass"))
    return ()


def _search_offers(state: State, seat: int) -> tuple[Offer, ...]:
    if state.antipodes:
        return (Offer("deny", (Field("card", state.wishes[0]),)),)
    return (Offer("claim", (Field("marker", free_markers(state)), Field("card", free_cards(state, seat)))),)


def races(state: State) -> bool:
    """Whether it matters who is first: always while people search."""
    return state.phase in ("search", "challenge")


def take_back(before: State, seat: int, action: Action, after: State) -> Told:
    raise Illegal("O4.2", "nothing-to-take-back")
