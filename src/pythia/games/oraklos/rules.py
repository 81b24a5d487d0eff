"""The rules of Oraklos: who may do what, and when.

Elsewhere: O1.2 in `wishes.py`; O1, O2 and O6 in `rounds.py`; O3 in `geometry.py`; O4 and O5 in `claims.py`;
O7 in `antipodes.py`; O8 and O1.1 in `dice.py`; what a seat sees (O2.2) in `view.py`.
"""

from typing import assert_never

from msgspec.structs import replace

from pythia.contract import UNTOLD, Chance, Field, Illegal, Offer, Story, Timed
from pythia.games.oraklos.antipodes import deny, pass_on, refute, unrefuted
from pythia.games.oraklos.claims import (
    all_judged,
    claim,
    end_search,
    free_cards,
    free_markers,
    prove,
    proving,
    say_done,
    score,
    take_back_done,
)
from pythia.games.oraklos.events import TimeUp
from pythia.games.oraklos.rounds import fill_cup, take
from pythia.games.oraklos.state import (
    PUT,
    Action,
    Claim,
    Cup,
    Deny,
    Done,
    Pass,
    Prove,
    Refute,
    State,
    Take,
    Undone,
    Verdict,
)
from pythia.games.oraklos.wishes import COLOURS


def acting(state: State) -> tuple[int, ...]:
    if state.phase in ("cup", "take"):
        return (state.turn,)
    if state.phase == "search":
        return tuple(range(state.players))
    if state.phase == "proof" and not all_judged(state):
        return (proving(state).seat,)
    if state.phase == "challenge":
        return tuple(seat for seat, left in enumerate(state.tries) if left)
    return ()


FALLING_MS, JUDGED_MS = 1200, 1400

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


def apply(
    state: State, seat: int, action: Action, at: int | None, chance: Chance, story: Story = UNTOLD
) -> State:
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
            return fill_cup(state, seat, action, chance, story)
        case Claim():
            return claim(state, seat, action, chance, story)
        case Done():
            return say_done(state, seat, chance, story)
        case Undone():
            return take_back_done(state, seat, story)
        case Prove():
            return prove(state, seat, action, chance, story)
        case Take():
            return take(state, seat, action, chance, story)
        case Deny():
            return deny(state, seat, action, chance, story)
        case Refute():
            return refute(state, seat, action, chance, story)
        case Pass():
            return pass_on(state, seat, chance, story)
        case _:
            assert_never(action)


def timed(state: State) -> Timed | None:
    """O4.3, O5.1, O7.4: which step time is counted in, and the clock that ends it if one does."""
    clocks = state.options.clocks
    match state.phase:
        case "search":
            return Timed(state.step, "search" if clocks.search else None, clocks.search, _lead(state))
        case "proof":
            return Timed(state.step, "proof", clocks.proof)
        case "challenge":
            return Timed(state.step, "challenge", clocks.challenge)
    return None


def _lead(state: State) -> int:
    """Dice take a while to fall; where they are thrown as soon as a claim is judged, that is seen first."""
    judged = not state.standard and state.past is not None and bool(state.past.verdicts)
    return FALLING_MS + (JUDGED_MS if judged else 0)


def _in_time(state: State, at: int | None) -> int:
    """An action at or before the deadline is in time; time never goes back within a step."""
    now = timed(state)
    if at is None or now is None:
        return state.at
    if at < state.at:
        raise Illegal(None, "time-goes-back", at=state.at)
    if now.ms is not None and at > now.ms:
        raise Illegal(None, "time-is-up")
    return at


def elapse(state: State, chance: Chance, story: Story = UNTOLD) -> State:
    """A clock has run out: the search ends, a proof is a miss (O5.1), nobody refuted (O7.4)."""
    now = timed(state)
    assert now is not None
    assert now.clock is not None
    story.tell(TimeUp(now.clock))
    if state.phase == "search":
        return end_search(state, chance, story)
    if state.phase == "challenge":
        return unrefuted(state, chance, story)
    claim = proving(state)
    verdict = Verdict(claim.seat, claim.card, -claim.marker, None, "O5.1", "too-late")
    return score(state, verdict, chance, story)


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


def rests(state: State, seat: int) -> bool:
    """O4.3: whether a seat has said 'no more', or has no card or marker left to claim with."""
    if state.phase != "search":
        return False
    open_ = state.antipodes or (free_markers(state) and free_cards(state, seat))
    return state.done[seat] or not open_


def rest(state: State, seat: int) -> Action | None:
    """O4.3, O7.4: 'no more', or a pass; a proof is waited for."""
    match state.phase:
        case "search":
            return None if state.done[seat] else Done()
        case "challenge":
            return Pass()
    return None
