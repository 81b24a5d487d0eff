"""Everything that is printed, card by card, as the browsable catalogue shows it; words are in the texts."""

from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict, fields

from pythia.contract import Page, Stream
from pythia.games.quest.cards.catalogue import (
    Card,
    Character,
    Creature,
    Item,
    Mark,
    Opportunity,
    Space,
    catalogue,
)

Sort = Literal["creature", "opportunity", "common", "rare", "character", "chance", "space"]

NOT_SHOWN = ("id", "marks", "rare")


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """A card, a character or a space. What it does not have is null, zero or empty."""

    id: str
    sort: Sort
    marks: dict[str, Mark]
    """Of every value that is given: where it comes from."""
    copies: int = 1
    type: str | None = None
    """Of a creature; the slot of an item; the kind of a space."""
    strength: int | None = None
    will: int | None = None
    experience: int = 0
    lives: int = 1
    first: str | None = None
    """Which kind of battle a creature that knows both begins with."""
    throw: int = 0
    against: dict[str, int] = {}
    price: dict[str, int] = {}
    requires: dict[str, int] = {}
    guilds: tuple[str, ...] = ()
    port: bool = False
    gate: bool = False
    market: bool = False


@cache
def printed() -> tuple[Printed, ...]:
    """All of it, sort by sort, in the order of the files."""
    return tuple(_all())


def _all() -> Iterator[Printed]:
    known = catalogue()
    for character in known.characters.values():
        yield _character(character)
    for creature in known.creatures.values():
        yield _creature(creature)
    for opportunity in known.opportunities.values():
        yield _opportunity(opportunity)
    for item in known.items.values():
        yield _item(item)
    for chance in known.chance.values():
        yield Printed(chance.id, "chance", _marks(chance), copies=chance.copies)
    for space in known.spaces:
        yield _space(space)


def _marks(card: Card) -> dict[str, Mark]:
    """The name, and every value that is not what a card without it would have."""
    defaults = {field.name: field.default for field in fields(card)}
    given = [
        key
        for key, value in asdict(card).items()
        if key not in NOT_SHOWN and value != defaults[key] and value
    ]
    return {key: card.mark(key) for key in ("name", *given)}


def _space(space: Space) -> Printed:
    return Printed(
        space.id,
        "space",
        _marks(space),
        type=space.kind,
        port=space.port,
        gate=space.gate,
        market=space.market,
    )


def _character(character: Character) -> Printed:
    return Printed(
        character.id,
        "character",
        _marks(character),
        strength=character.strength,
        will=character.willpower,
        guilds=character.guilds,
    )


def _creature(creature: Creature) -> Printed:
    both = creature.strength is not None and creature.will is not None
    return Printed(
        creature.id,
        "creature",
        _marks(creature),
        type=creature.type,
        strength=creature.strength,
        will=creature.will,
        experience=creature.experience,
        lives=creature.lives,
        first=creature.first if both else None,
    )


def _opportunity(card: Opportunity) -> Printed:
    requires = {"willpower": card.requires.willpower} if card.requires.willpower else {}
    return Printed(card.id, "opportunity", _marks(card), price=card.price.as_dict(), requires=requires)


def _item(item: Item) -> Printed:
    return Printed(
        item.id,
        "rare" if item.rare else "common",
        _marks(item),
        type=item.slot,
        strength=item.strength or None,
        will=item.will or None,
        throw=item.throw,
        against={str(kind): amount for kind, amount in item.against.items()},
        price={"gold": item.price},
    )


def _page(body: None, stream: Stream) -> tuple[Printed, ...]:
    return printed()


PAGES = (Page("cards", "every card, character and space", _page, tuple[Printed, ...], lasts=True),)
