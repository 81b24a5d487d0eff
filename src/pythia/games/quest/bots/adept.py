"""A practised player: knows what things are worth and the odds of battles, and takes the best next step."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec

from pythia.contract import Budget, Event, Offer, expand
from pythia.games.quest.bots.imagine import imagine
from pythia.games.quest.bots.judge import Judge
from pythia.games.quest.events import TurnBegan
from pythia.games.quest.memory import enlivened
from pythia.games.quest.state import Action
from pythia.games.quest.view import View


class Adept:
    """It looks one step ahead."""

    def __init__(self, dice: Random) -> None:
        self._patience = Patience()

    def observe(self, event: Event) -> None:
        self._patience.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        choices = actions(offers)
        if len(choices) == 1:
            return choices[0]
        state = imagine(view)
        judge = Judge(state, idle=self._patience.idle(state.turn.seat))
        return max(choices, key=judge.value)


class Patience:
    """How many turns each seat has begun since something happened to it."""

    def __init__(self) -> None:
        self._idle: Counter[int] = Counter()

    def observe(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self._idle[event.seat] += 1
        elif (seat := enlivened(event)) is not None:
            self._idle[seat] = 0

    def idle(self, seat: int) -> int:
        return max(0, self._idle[seat] - 1)


def actions(offers: Sequence[Offer]) -> list[Action]:
    """All that is offered."""
    return [
        msgspec.convert(action, Action)
        for offer in offers
        if offer.verb != "undo"
        for action in expand(offer)
    ]
