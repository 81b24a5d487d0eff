"""A practised player: knows what things are worth and the odds of battles, and takes the best next step."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

from pythia.contract import Budget, Event, Offer
from pythia.games.quest.battle.fight_odds import fight_odds
from pythia.games.quest.battle.shortlist import battles, surest
from pythia.games.quest.bots.judge import Judge
from pythia.games.quest.events import TurnBegan
from pythia.games.quest.imagine import imagine
from pythia.games.quest.memory import NEWS, progressed
from pythia.games.quest.state import Action, State
from pythia.games.quest.view import View
from pythia.offers import deeds, expand

DEEDS = deeds(Action)
MAX_BATTLES_WEIGHED = 200
"""A hero with many items may declare more battles; then only the surest of each price are weighed."""


class Patient:
    """It remembers how many turns each seat has begun since it last got somewhere."""

    def __init__(self) -> None:
        self._idle: Counter[int] = Counter()

    def observe(self, event: Event) -> None:
        if type(event) not in NEWS:
            return
        if isinstance(event, TurnBegan):
            self._idle[event.seat] += 1
        elif (seat := progressed(event)) is not None:
            self._idle[seat] = 0

    def idle(self, seat: int) -> int:
        return max(0, self._idle[seat] - 1)


class Adept(Patient):
    """It looks one step ahead."""

    def __init__(self, dice: Random) -> None:
        super().__init__()

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        state = imagine(view)
        choices = actions(state, offers)
        if len(choices) == 1:
            return choices[0]
        judge = Judge(state, idle=self.idle(state.turn.seat))
        return max(choices, key=judge.value)


def actions(state: State, offers: Sequence[Offer]) -> list[Action]:
    """All that is offered; where there are too many battles, the surest of each price."""
    named = [offer for offer in offers if offer.verb != "undo"]
    few: list[dict[str, Any]] = []
    if battles(named) > MAX_BATTLES_WEIGHED:
        few = [action for _, action in surest(fight_odds(state), named)]
        named = [offer for offer in named if offer.verb != "fight"]
    # What the rules offer has the right types: nothing need be converted.
    return [DEEDS[action.pop("do")](**action) for action in (*few, *chain.from_iterable(map(expand, named)))]
