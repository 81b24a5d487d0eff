"""The player everyone should beat: any legal action, all equally likely."""

from collections import Counter
from collections.abc import Sequence
from math import comb, perm
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
        if field.most is None:
            return self._dice.sample(field.values, field.count)
        heap = [value for value, most in zip(field.values, field.most, strict=True) for _ in range(most)]
        return Counter(self._dice.sample(heap, field.count))


def _count(offer: Offer) -> int:
    """How many actions an offer stands for; of amounts, how many handfuls."""
    product = 1
    for field in offer.fields:
        if field.count is None:
            product *= len(field.values)
        elif field.most is not None:
            product *= comb(sum(field.most), field.count)
        else:
            product *= (perm if field.ordered else comb)(len(field.values), field.count)
    return product
