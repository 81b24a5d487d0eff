"""A strong player: plans its journey some turns ahead, and follows each turn to its end before it takes a step."""

from collections.abc import Sequence
from random import Random

from pythia.contract import Budget, Event, Offer
from pythia.games.quest import board, rules, travel
from pythia.games.quest.bots.adept import Patience, actions
from pythia.games.quest.bots.imagine import imagine
from pythia.games.quest.bots.judge import IMPATIENCE, SURE, Judge, Unsure
from pythia.games.quest.bots.plan import Plan
from pythia.games.quest.bots.worth import worth
from pythia.games.quest.state import Action, Move, State
from pythia.games.quest.view import View

TURNS = 3
"""So many turns beyond this one are planned."""
STEPS = 2
"""So many steps of a turn whose outcome is sure are followed."""


class Oracle:
    def __init__(self, dice: Random) -> None:
        self._patience, self._dice = Patience(), dice

    def observe(self, event: Event) -> None:
        self._patience.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        choices = actions(offers)
        if len(choices) == 1:
            return choices[0]
        state = imagine(view, offers)
        judge = Judge(state)
        if state.phase == "move":
            plan = Plan(judge, TURNS)
            idle = self._patience.idle(state.turn.seat)
            return max(choices, key=lambda choice: _travel(judge, plan, choice) - (IMPATIENCE * idle if _stays(choice) else 0))
        return max(choices, key=lambda choice: _followed(judge, choice, STEPS))


def _stays(action: Action) -> bool:
    return isinstance(action, Move) and action.way == "stay"


def _travel(judge: Judge, plan: Plan, action: Action) -> float:
    if isinstance(action, Move):
        to = board.number(action.to) if action.to else judge.hero.space
        return plan.value(to, travel.price(judge.hero, action.way).gold)
    return plan.value(judge.hero.space, 0) + judge.value(action) if action.__struct_config__.tag != "leave" else judge.value(action)


def _followed(judge: Judge, action: Action, steps: int) -> float:
    """What an action is worth with the best that may follow it this turn, in steps whose outcome is sure."""
    try:
        after, _ = rules.apply(judge.state, judge.state.turn.seat, action, None, SURE)
    except Unsure:
        return judge.now + judge.value(action)
    seat = judge.state.turn.seat
    if steps == 0 or after.phase != "act":
        return worth(after.heroes[seat])
    then = Judge(after)
    return max(_followed(then, each, steps - 1) for each in actions(rules.offers(after, seat)))
