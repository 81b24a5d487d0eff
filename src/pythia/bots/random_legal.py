"""The player everyone should beat: any legal action, all equally likely."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Any

import msgspec

from pythia.contract import AnyGame, Budget, Event, Offer, Planned
from pythia.offers import deeds, pick, size

WHILE_MS = 12_000
"""Now and then too long for a clock of ten seconds."""


class RandomLegal:
    def __init__(self, game: AnyGame, dice: Random) -> None:
        self._deeds, self._dice = deeds(game.actions), dice

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        # As `Random.choices` does it, in half the time.
        ways = list(accumulate([0 if offer.verb == "undo" else size(offer) for offer in offers]))
        offer = offers[bisect(ways, self._dice.random() * ways[-1], 0, len(ways) - 1)]
        return msgspec.convert(pick(offer, self._dice), self._deeds[offer.verb])

    def plan(self, view: Any, offers: Sequence[Offer], now: int, budget: Budget) -> Planned:
        """Where time counts, at any moment of the next while."""
        return Planned(self.choose(view, offers, budget), now + self._dice.randrange(WHILE_MS))
