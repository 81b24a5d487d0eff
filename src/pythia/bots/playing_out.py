"""Playing a game out at random, through its rules alone: what search and review imagine."""

from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from pythia.contract import UNTOLD, AnyGame, ImaginedChance, Offer
from pythia.offers import deeds, pick, size

MAX_STEPS = 30
"""After so many deeds at random a play-out is left, and counts as it stands: what follows is mostly noise."""


class PlayOut:
    """What it draws, it draws of these dice alone."""

    def __init__(self, game: AnyGame, dice: Random) -> None:
        self._game, self._dice = game, dice
        self.luck = ImaginedChance(dice)
        self._deeds = deeds(game.actions)

    def on(self, state: Any, ends_at: float = inf) -> Any:
        """Some way on, at random."""
        for _ in range(MAX_STEPS):
            acting = self._game.acting(state)
            if not acting or perf_counter() > ends_at:
                break
            seat = acting[0]
            state = self.apply(state, seat, self.drawn(useful(self._game, self._game.offers(state, seat))))
        return state

    def drawn(self, offers: Sequence[Offer]) -> Any:
        return self.made(self.picked(offers))

    def picked(self, offers: Sequence[Offer]) -> dict[str, Any]:
        """Any offer, and any action of it: a thousand ways to do one thing do not hide the others."""
        return pick(self._dice.choice(offers), self._dice)

    def made(self, action: dict[str, Any]) -> Any:
        return msgspec.convert(action, self._deeds[action["do"]])

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        return self._game.apply(state, seat, action, None, self.luck, UNTOLD)


def useful(game: AnyGame, offers: Sequence[Offer]) -> list[Offer]:
    """What leads on: to take one's own deed back leads nowhere, but for whoever can do nothing else."""
    possible = [offer for offer in offers if size(offer)]
    back = ("undo", *game.reversals)
    return [offer for offer in possible if offer.verb not in back] or possible
