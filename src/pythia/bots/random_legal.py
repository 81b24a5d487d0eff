"""The player everyone should beat: any legal action, all equally likely."""

from collections.abc import Sequence
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
        open_ones = [(offer, ways) for offer in offers if offer.verb != "undo" and (ways := size(offer))]
        (offer,) = self._dice.choices([offer for offer, _ in open_ones], [ways for _, ways in open_ones])
        return msgspec.convert(pick(offer, self._dice), self._deeds[offer.verb])

    def plan(self, view: Any, offers: Sequence[Offer], now: int, budget: Budget) -> Planned:
        """Where time counts, at any moment of the next while."""
        return Planned(self.choose(view, offers, budget), now + self._dice.randrange(WHILE_MS))
