"""The player everyone should beat: any legal action, all equally likely."""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

import msgspec

from pythia.contract import AnyGame, Budget, Event, Field, Offer


class RandomLegal:
    def __init__(self, game: AnyGame, dice: Random) -> None:
        self._actions, self._dice = game.actions, dice

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        offers = [offer for offer in offers if offer.verb != "undo" and _count(offer)]
        (offer,) = self._dice.choices(offers, [_count(offer) for offer in offers])
        action = {"do": offer.verb} | {field.name: self._value(field) for field in offer.fields}
        return msgspec.convert(action, self._actions)

    def _value(self, field: Field) -> object:
        if field.count is None:
            return self._dice.choice(field.values)
        return self._dice.sample(field.values, field.count)


def _count(offer: Offer) -> int:
    """How many actions an offer stands for."""
    product = 1
    for field in offer.fields:
        product *= len(field.values) if field.count is None else comb(len(field.values), field.count)
    return product
