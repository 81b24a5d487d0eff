"""Search and proof (O4, O5): markers on cards, then the dice they stand for."""

from msgspec.structs import replace

from pythia.contract import Chance, Illegal, Story
from pythia.games.oraklos import geometry
from pythia.games.oraklos.events import Claimed, Judged, SaidDone, SearchEnded, TookBackDone
from pythia.games.oraklos.geometry import Shape
from pythia.games.oraklos.rounds import end_match, next_round, next_step, recovery, remember, with_seat
from pythia.games.oraklos.state import MARKERS, TARGET, Claim, Marked, Prove, State, Verdict


def free_markers(state: State) -> tuple[int, ...]:
    return tuple(marker for marker in MARKERS if marker not in {claim.marker for claim in state.marked})


def free_cards(state: State, seat: int) -> tuple[str, ...]:
    marked = {claim.card for claim in state.marked if claim.seat == seat}
    return tuple(card for card in state.wishes[seat] if card not in marked)


def claim(state: State, seat: int, action: Claim, chance: Chance, story: Story) -> State:
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
    state = replace(state, marked=marked, done=with_seat(state.done, seat, False))
    story.tell(Claimed(seat, action.marker, action.card))
    return state if free_markers(state) else end_search(state, chance, story)


def say_done(state: State, seat: int, chance: Chance, story: Story) -> State:
    """O4.3: 'no more', until everybody says so."""
    if state.done[seat]:
        raise Illegal("O4.3", "oraklos-done-already")
    state = replace(state, done=with_seat(state.done, seat, True))
    story.tell(SaidDone(seat))
    return end_search(state, chance, story) if all(state.done) else state


def take_back_done(state: State, seat: int, story: Story) -> State:
    """O4.3: it can be withdrawn until the last one says it."""
    if not state.done[seat]:
        raise Illegal("O4.3", "oraklos-not-done")
    story.tell(TookBackDone(seat))
    return replace(state, done=with_seat(state.done, seat, False))


def end_search(state: State, chance: Chance, story: Story) -> State:
    """O5.1: the highest marker is proven first; O7.5: in Antipodes nobody scores."""
    story.show(state)
    story.tell(SearchEnded())
    if state.antipodes:
        return next_round(remember(state), chance, story)
    marked = tuple(sorted(state.marked, key=lambda claim: -claim.marker))
    return _next_proof(replace(state, marked=marked), chance, story)


# -------------------------------------------------------------------------------------------------- O5: proof


def all_judged(state: State) -> bool:
    """Whether no claim is left to be proven."""
    return len(state.verdicts) == len(state.marked)


def proving(state: State) -> Marked:
    """The claim that is to be proven now."""
    return state.marked[len(state.verdicts)]


def shape_of(state: State, dice: tuple[int, ...]) -> Shape:
    """O5.1: four different dice of this throw; anything else is refused, and the clock runs on."""
    if len(dice) != 4 or len(set(dice)) != 4 or max(dice) >= len(state.dice):
        raise Illegal("O5.1", "oraklos-four-dice")
    a, b, c, d = dice
    return a, b, c, d


def judge(state: State, seat: int, card: str, shape: Shape, points: int) -> Verdict:
    """O3: whether these dice, in this order, are a prediction that matches the card."""
    flaw = geometry.mismatch(state.dice, shape, card, holes=state.antipodes)
    return Verdict(seat, card, -points, shape, *flaw) if flaw else Verdict(seat, card, points, shape)


def prove(state: State, seat: int, action: Prove, chance: Chance, story: Story) -> State:
    claim = proving(state)
    verdict = judge(state, seat, claim.card, shape_of(state, action.dice), claim.marker)
    return score(state, verdict, chance, story)


def score(state: State, verdict: Verdict, chance: Chance, story: Story) -> State:
    """O5.2, O5.3: the marker's points, won or lost; the card is gone either way."""
    seat = verdict.seat
    wishes = tuple(card for card in state.wishes[seat] if card != verdict.card)
    state = replace(
        with_points(state, verdict),
        verdicts=(*state.verdicts, verdict),
        wishes=with_seat(state.wishes, seat, wishes),
    )
    story.tell(Judged(verdict))
    if story.is_shown:
        story.show(remember(state) if all_judged(state) else state)
    return _next_proof(state, chance, story)


def with_points(state: State, verdict: Verdict) -> State:
    seat, points = verdict.seat, verdict.points
    return replace(
        state,
        totals=with_seat(state.totals, seat, state.totals[seat] + points),
        net=with_seat(state.net, seat, state.net[seat] + points),
    )


def _next_proof(state: State, chance: Chance, story: Story) -> State:
    """O5.1, O5.4: the next marker; after the last one the game may be over."""
    if not all_judged(state):
        return next_step(replace(state, phase="proof"))
    state = remember(state)
    if max(state.totals) >= TARGET:
        return end_match(state, story)
    if state.standard:
        return recovery(state)
    return next_round(state, chance, story)
