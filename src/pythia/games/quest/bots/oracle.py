"""A strong player: plans its journey some turns ahead, follows each turn to its end before it takes a step,
and where two ways look alike plays both out."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import TypeVar

from pythia.contract import Budget, ImaginedChance, Offer
from pythia.games.quest import board, rules
from pythia.games.quest.bots.adept import Patient, actions
from pythia.games.quest.bots.judge import SURE, Judge, Unsure, is_move
from pythia.games.quest.bots.plan import Plan
from pythia.games.quest.bots.worth import worth
from pythia.games.quest.imagine import imagine
from pythia.games.quest.state import Action, End, Hero, Leave, Move, Read, State
from pythia.games.quest.turn import travel
from pythia.games.quest.view import View

T = TypeVar("T")

MAX_STEPS_FOLLOWED = 2
"""How many steps of a turn whose outcome is sure are followed."""
MAX_ITEMS_FOLLOWED = 12
"""With more items there are too many ways to follow: the best next step is taken, and nothing played out."""
ALIKE_MARGIN = 0.5
"""A choice that promises at most this much less than the best, in turns saved, is played out too."""
MAX_CHOICES_PLAYED_OUT = 3
PLAYOUT_TURNS = 1
"""How many of one's own turns a play-out lasts."""
MAX_PLAYOUTS = 8
"""How often each choice is played out."""
PLAYOUT_MS = 8
"""About what a play-out takes."""


class Oracle(Patient):
    def __init__(self, dice: Random) -> None:
        super().__init__()
        self._dice = dice

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        state = imagine(view)
        choices = actions(state, offers)
        if len(choices) == 1:
            return choices[0]
        judge = Judge(state, idle=self.idle(state.turn.seat))
        ranked = _ranked(judge, choices)
        alike = [pair for pair in ranked[:MAX_CHOICES_PLAYED_OUT] if pair[0] >= ranked[0][0] - ALIKE_MARGIN]
        given = budget.playouts if budget.ms is None else budget.ms // PLAYOUT_MS
        times = min(MAX_PLAYOUTS, (given or 0) // len(alike)) if steps_followed(state.hero) else 0
        if len(alike) == 1 or not times:
            return alike[0][1]
        seeds = [self._dice.random() for _ in range(times)]

        def score(pair: tuple[float, Action]) -> float:
            return pair[0] + fmean(_played_out(state, pair[1], seed) for seed in seeds)

        return max(alike, key=score)[1]


def _ranked(judge: Judge, choices: list[Action]) -> list[tuple[float, Action]]:
    """The best first."""
    if judge.state.phase == "move":
        plan = Plan(judge)
        valued = [(_travel(judge, plan, each), each) for each in choices]
    else:
        steps = steps_followed(judge.hero)
        valued = [(_followed(judge, each, steps), each) for each in choices]
    return sorted(valued, key=lambda pair: -pair[0])


def steps_followed(hero: Hero) -> int:
    """How many steps of a turn are followed."""
    return MAX_STEPS_FOLLOWED if len(hero.items) <= MAX_ITEMS_FOLLOWED else 0


def _best(judge: Judge, choices: list[Action]) -> Action:
    return choices[0] if len(choices) == 1 else _ranked(judge, choices)[0][1]


def _travel(judge: Judge, plan: Plan, action: Action) -> float:
    """What is to be expected of a journey that begins so."""
    here = judge.hero.space
    stay = plan.value(here, 0) - judge.boredom()
    match action:
        case Move(way="stay"):
            return stay
        case Move(way=way, to=to):
            return plan.value(board.number(to), travel.price(judge.hero, way).gold)
        case Leave():
            return (stay + plan.elsewhere()) / 2
        case Read(item=item, choice=choice) if is_move(item):
            return plan.value(board.number(choice), 0) + judge.without(item)
    return stay + judge.value(action)


def _followed(judge: Judge, action: Action, steps: int) -> float:
    """What an action is worth with the best that may follow it this turn, in steps whose outcome is sure."""
    seat = judge.state.turn.seat
    try:
        after = rules.apply(judge.state, seat, action, None, SURE)
    except Unsure:
        return judge.now + judge.value(action)
    if steps == 0 or after.phase != "act":
        return worth(after.heroes[seat])
    then = Judge(after)
    return max(_followed(then, each, steps - 1) for each in actions(after, rules.offers(after, seat)))


# --------------------------------------------------------------------------------------- play-outs


def _played_out(state: State, action: Action, seed: float) -> float:
    """What one's position is worth some turns later, while the others keep out of the way."""
    luck, seat, turns = ImaginedChance(Random(seed)), state.turn.seat, 0
    while True:
        before = state.turn.seat
        state = rules.apply(state, before, action, None, luck)
        hero = state.heroes[seat]
        if state.phase == "over" or hero.died:
            return worth(hero)
        if state.turn.seat != seat:
            choices = actions(state, rules.offers(state, state.turn.seat))
            action = next((each for each in choices if isinstance(each, End)), choices[0])
            continue
        judge = Judge(state)
        if before != seat:
            turns += 1
            if turns == PLAYOUT_TURNS:
                return worth(hero) + Plan(judge).ahead()
        action = _best(judge, actions(state, rules.offers(state, seat)))
