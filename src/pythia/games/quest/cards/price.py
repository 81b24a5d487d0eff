"""A price: of a card, a place, an item, a way to move, a battle."""

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

PAID_WITH = ("gold", "experience", "health", "magic")


class Price(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """What must be paid, or must be there."""

    gold: Annotated[int, Meta(ge=0, le=20)] = 0
    experience: Annotated[int, Meta(ge=0, le=20)] = 0
    health: Annotated[int, Meta(ge=0, le=8)] = 0
    magic: Annotated[int, Meta(ge=0, le=10)] = 0
    willpower: Annotated[int, Meta(ge=0, le=10)] = 0
    """Ready blue cubes that must be there and stay; only what a card requires has it."""

    def as_dict(self) -> dict[str, int]:
        """What is paid, as an offer tells it."""
        return dict(_as_dict(self))


FREE = Price()


@cache
def _as_dict(price: Price) -> dict[str, int]:
    has = zip(PAID_WITH, (price.gold, price.experience, price.health, price.magic), strict=True)
    return {what: amount for what, amount in has if amount}
