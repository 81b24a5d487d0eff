"""A strong player: plans its journey some turns ahead, follows each turn to its end before it takes a step,
and where two ways look alike plays both out."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from pythia.contract import Budget, Event, Offer, OutcomeT, Stream
from pythia.games.quest import board, rules, travel
from pythia.games.quest.bots.adept import Patience, actions
from pythia.games.quest.bots.imagine import imagine
from pythia.games.quest.bots.judge import IMPATIENCE, SURE, Judge, Unsure, goes
from pythia.games.quest.bots.plan import Plan
from pythia.games.quest.bots.worth import worth
from pythia.games.quest.state import Action, End, Leave, Move, Read, State
from pythia.games.quest.view import View

T = TypeVar("T")

TURNS = 2
"""So many turns beyond this one are planned."""
STEPS = 2
"""So many steps of a turn whose outcome is sure are followed."""
ALIKE = 0.1
"""Journeys that promise so little less than the best are played out too."""
AHEAD = 4
"""So many turns."""
PLAYOUTS = 6
"""A journey, at most: more would change little."""
PLAYOUT_MS = 15
"""About what one takes."""


class Oracle:
    def __init__(self, dice: Random) -> None:
        self._patience, self._dice = Patience(), dice

    def observe(self, event: Event) -> None:
        self._patience.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        choices = actions(offers)
        if len(choices) == 1:
            return choices[0]
        judge = Judge(imagine(view))
        if view.phase != "move":
            return max(choices, key=lambda choice: _followed(judge, choice, STEPS))
        plan = Plan(judge, TURNS)
        bored = IMPATIENCE * self._patience.idle(judge.state.turn.seat)
        ranked = sorted(
            ((_travel(judge, plan, each, bored), each) for each in choices), key=lambda pair: -pair[0]
        )
        alike = [each for value, each in ranked[:3] if value >= ranked[0][0] - ALIKE]
        given = budget.playouts if budget.ms is None else budget.ms // PLAYOUT_MS
        each = min(PLAYOUTS, (given or 0) // len(alike))
        if len(alike) == 1 or not each:
            return alike[0]
        seeds = [self._dice.random() for _ in range(each)]
        return max(alike, key=lambda choice: sum(_played_out(judge.state, choice, seed) for seed in seeds))


def _travel(judge: Judge, plan: Plan, action: Action, bored: float) -> float:
    """What is to be expected of a journey that begins so."""
    here = judge.hero.space
    stay = plan.value(here, 0) - bored
    match action:
        case Move(way="stay"):
            return stay
        case Move(way=way, to=to):
            return plan.value(board.number(to), travel.price(judge.hero, way).gold)
        case Leave():
            return (stay + plan.elsewhere()) / 2
        case Read(item=item, choice=choice) if goes(item):
            return plan.value(board.number(choice), 0) + judge.without(item)
    return stay + judge.value(action)


def _followed(judge: Judge, action: Action, steps: int) -> float:
    """What an action is worth with the best that may follow it this turn, in steps whose outcome is sure."""
    seat = judge.state.turn.seat
    try:
        after, _ = rules.apply(judge.state, seat, action, None, SURE)
    except Unsure:
        return judge.now + judge.value(action)
    if steps == 0 or after.phase != "act":
        return worth(after.heroes[seat])
    then = Judge(after)
    return max(_followed(then, each, steps - 1) for each in actions(rules.offers(after, seat)))


# --------------------------------------------------------------------------------------- play-outs


class Luck:
    """Chance of a future that is only imagined."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        return sample(self)

    def below(self, n: int) -> int:
        return self._dice.randrange(n)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        return self._dice.sample(items, count)


def _played_out(state: State, action: Action, seed: float) -> float:
    """What one's position is worth some turns later, step by step, while the others keep out of the way."""
    luck, seat, turns = Luck(Random(seed)), state.turn.seat, 0
    while turns < AHEAD:
        before = state.turn.seat
        state, _ = rules.apply(state, before, action, None, luck)
        if state.phase == "over" or state.heroes[seat].died:
            break
        choices = actions(rules.offers(state, state.turn.seat))
        if state.turn.seat == seat:
            turns += before != seat
            action = max(choices, key=Judge(state).value)
        else:
            action = next((each for each in choices if isinstance(each, End)), choices[0])
    return worth(state.heroes[seat]) - turns
