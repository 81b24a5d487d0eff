"""A player that goes by a mind's preferences: a network that has taught itself (`network.py`).

What others say it weighs by how honest they have been (`trust.py`).
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from pythia.contract import Budget, Event, Offer
from pythia.games.prophecy.actions import play_of
from pythia.games.prophecy.bots.mind import Mind
from pythia.games.prophecy.bots.trust import Ears, believed
from pythia.games.prophecy.cards import NAMES
from pythia.games.prophecy.kernel.actions import SET_ASIDE
from pythia.games.prophecy.state import Action, Bid
from pythia.games.prophecy.view import View

FLOOR = 0.1
"""Whatever is heard, nothing is done that the deaf mind likes less than this part of what it likes best."""


class Oracle:
    """Takes what its mind likes best or, with a temperature, draws among what it likes."""

    def __init__(self, mind: Mind, dice: Random, temperature: float) -> None:
        self._mind, self._dice, self._temperature = mind, dice, temperature
        self._ears = Ears()

    def observe(self, event: Event) -> None:
        self._ears.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        if offers[0].verb != "bid":
            return play_of(self._one(self._likes(view)))
        (field,) = offers[0].fields
        assert field.count is not None
        bid: tuple[str, ...] = ()
        for _ in range(field.count):
            hand = tuple([card for card in view.hand if card not in bid])
            between = replace(view, hand=hand, bid=bid)
            bid += (NAMES[self._one(self._likes(between)) - SET_ASIDE],)
        return Bid(bid)

    def _likes(self, view: View) -> NDArray[np.float32]:
        events = self._ears.events
        deaf = self._mind.prefers(view, events)
        heard = believed(view, events)
        if heard is None:
            return deaf
        told = self._mind.prefers(view, events, heard.hearsay)
        return mixed(deaf, told, heard.weight)

    def _one(self, likes: NDArray[np.float32]) -> int:
        """One of the legal actions."""
        if not self._temperature:
            return int(likes.argmax())
        weights = np.exp((likes - likes.max()) / self._temperature)
        (action,) = self._dice.choices(range(len(weights)), weights.tolist())
        return action


def mixed(deaf: NDArray[np.float32], heard: NDArray[np.float32], weight: float) -> NDArray[np.float32]:
    """Preferences, as logarithms: so much of what is heard, the rest of what is seen; but what the deaf mind
    hardly likes gains nothing by what is heard."""
    may_gain = deaf >= deaf.max() + np.log(FLOOR)
    chances: NDArray[np.float32] = (1 - weight) * np.exp(deaf) + weight * np.exp(heard) * may_gain
    with np.errstate(divide="ignore"):
        return np.log(chances)
