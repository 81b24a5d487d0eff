"""Antipodes (O7): who names a card that nothing on the table matches, and who refutes it."""

from msgspec.structs import replace

from pythia.contract import Chance, Illegal, Story
from pythia.games.oraklos.claims import judge, shape_of, with_points
from pythia.games.oraklos.events import Attempted, Denied, Judged, Passed
from pythia.games.oraklos.rounds import end_match, next_round, next_step, remember, with_seat
from pythia.games.oraklos.search import remembered
from pythia.games.oraklos.state import TARGET_ANTIPODES, Deny, Marked, Refute, State, Verdict


def deny(state: State, seat: int, action: Deny, chance: Chance, story: Story) -> State:
    """O7.3: the first to name a card has made the round's claim."""
    if action.card not in state.wishes[0]:
        raise Illegal("O7.3", "oraklos-not-on-table", card=action.card)
    state = replace(state, marked=(Marked(seat, action.card),))
    story.tell(Denied(seat, action.card))
    if state.options.judge == "oracle":
        found = [each.dice for each in remembered(state.dice, holes=True) if each.card == action.card]
        points, shown = (-1, found[0]) if found else (1, None)
        story.show(state)
        return _close(state, Verdict(seat, action.card, points, shown), chance, story)
    return next_step(replace(state, phase="challenge", tries=with_seat(state.tries, seat, 0)))


def refute(state: State, seat: int, action: Refute, chance: Chance, story: Story) -> State:
    """O7.4: a prediction that matches; a wrong one costs nothing, the third is a pass."""
    claim = state.marked[0]
    attempt = judge(state, seat, claim.card, shape_of(state, action.dice), 1)
    if attempt.rule is None:
        return _close(state, Verdict(claim.seat, claim.card, -1, attempt.dice), chance, story)
    left = state.tries[seat] - 1
    story.tell(Attempted(replace(attempt, points=0), left))
    return _one_less(replace(state, tries=with_seat(state.tries, seat, left)), chance, story)


def pass_on(state: State, seat: int, chance: Chance, story: Story) -> State:
    """O7.4: final."""
    story.tell(Passed(seat))
    return _one_less(replace(state, tries=with_seat(state.tries, seat, 0)), chance, story)


def _one_less(state: State, chance: Chance, story: Story) -> State:
    if any(state.tries):
        return state
    return unrefuted(state, chance, story)


def unrefuted(state: State, chance: Chance, story: Story) -> State:
    claim = state.marked[0]
    story.show(state)
    return _close(state, Verdict(claim.seat, claim.card, 1, None), chance, story)


def _close(state: State, verdict: Verdict, chance: Chance, story: Story) -> State:
    """O7.4, O7.7: a point won or lost; five win at once."""
    state = remember(replace(with_points(state, verdict), verdicts=(verdict,)))
    story.tell(Judged(verdict))
    if state.totals[verdict.seat] >= TARGET_ANTIPODES:
        return end_match(state, story)
    story.show(state)
    return next_round(state, chance, story)
