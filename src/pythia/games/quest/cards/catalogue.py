"""What is printed on cards and board: read from `decks/*.toml`, checked, and kept.

A mistake in a file is a `CatalogueError` that names the file, the card and the key.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from pythia.contract import Misprint
from pythia.games.quest.cards.grammar import Section, misplaced
from pythia.games.quest.cards.powers import NO_ABILITY, Ability, ability
from pythia.games.quest.cards.price import Price
from pythia.games.quest.cards.traits import Traits, traits
from pythia.games.quest.cards.words import Count, Effect, Kind, Power, Special, Terrain, Type
from pythia.text import LANGUAGES, source

Mark = Literal["F", "f+", "f", "o"]
"""Where a value comes from: found; read off a card by one source; in one source, unchecked; ours."""
Slot = Literal["weapon", "two-handed", "shield", "hand", "head", "potion", "scroll", "other"]
Bonus = Annotated[int, Meta(ge=0, le=9)]


class CatalogueError(Misprint):
    """A file of `decks/` holds what it cannot: which file, which card, which key, and why."""

    def __init__(self, file: str, card: str, key: str, why: str) -> None:
        super().__init__(f"{file}: {card}: {key}: {why}")


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything with a name. `marks` says of every value where it comes from; `rest` of all not named."""

    id: str = ""
    marks: dict[str, Mark]

    def mark(self, key: str) -> Mark:
        return self.marks[key] if key in self.marks else self.marks["rest"]


class Numbers(Card, frozen=True):
    """The numbers of the rules."""

    gold: Count
    experience: Count
    most_strength: Count
    most_willpower: Count
    horse: Count
    boat: Count
    gate: Count
    kind: Count
    repair: Count
    certificate_experience: Count
    certificate_gold: Count
    certificates: Count


class PlaceOffer(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """Q7: something to be had at a place."""

    id: Literal["heal", "recharge", "inn", "work"]
    effect: tuple[Effect, ...]
    price: Price = Price()
    once: bool = False
    instead_of_moving: bool = False


class Space(Card, frozen=True, dict=True):
    kind: Literal[Terrain, "guild", "city", "village", "wilderness"]
    port: bool = False
    gate: bool = False
    blue: bool = False
    market: bool = False
    offers: tuple[PlaceOffer, ...] = ()

    @cached_property
    def services(self) -> tuple[PlaceOffer, ...]:
        """Q7.2."""
        return tuple([offer for offer in self.offers if not offer.instead_of_moving])

    @cached_property
    def work(self) -> tuple[PlaceOffer, ...]:
        """Q7.3: what is had instead of moving."""
        return tuple([offer for offer in self.offers if offer.instead_of_moving])

    @cached_property
    def wild(self) -> bool:
        """Whether adventure cards are laid here."""
        return self.kind in ("mountain", "forest", "plains")


class Character(Card, frozen=True):
    strength: Annotated[int, Meta(ge=1, le=8)]
    willpower: Annotated[int, Meta(ge=1, le=10)]
    guilds: tuple[str, str]


class ChanceCard(Card, frozen=True):
    effect: tuple[Effect, ...]
    copies: Count = 1
    option: Literal["economic_crisis"] | None = None


class Creature(Card, frozen=True, dict=True):
    type: Type
    experience: Bonus
    strength: Bonus | None = None
    will: Bonus | None = None
    first: Kind = "strength"
    """Which of the two it attacks with, where it has both."""
    lives: Literal[1, 3] = 1
    treasure: tuple[Effect, ...] = ()
    loss: tuple[Effect, ...] = ()
    special: tuple[Special, ...] = ()

    @cached_property
    def traits(self) -> Traits:
        return traits(self.special)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Q6.1: the kinds of battle it can fight, the one it attacks with first."""
        both: tuple[Kind, Kind] = ("will", "strength") if self.first == "will" else ("strength", "will")
        has = {
            "strength": self.strength is not None or self.traits.doubles_health,
            "will": self.will is not None,
        }
        return tuple([kind for kind in both if has[kind]])


class Opportunity(Card, frozen=True):
    effect: tuple[Effect, ...]
    price: Price = Price()
    requires: Price = Price()
    again: bool = False
    """It may be used as often as it is paid for."""
    power: Power | None = None
    """What it can where it is kept."""


class Item(Card, frozen=True):
    price: Count
    slot: Slot
    strength: Bonus = 0
    will: Bonus = 0
    against: dict[Type, Count] = {}
    throw: Bonus = 0
    effect: tuple[Effect, ...] = ()
    power: Power | None = None
    rare: bool = False


GIVEN = {"id", "rare"}
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t}].*)*)", re.MULTILINE)


class Catalogue(Struct, frozen=True):
    numbers: Numbers
    spaces: tuple[Space, ...]
    characters: dict[str, Character]
    chance: dict[str, ChanceCard]
    creatures: dict[str, Creature]
    opportunities: dict[str, Opportunity]
    items: dict[str, Item]


CardT = TypeVar("CardT", bound=Card)


@cache
def catalogue() -> Catalogue:
    """All that is printed, read once."""
    folder = files("pythia.games.quest") / "decks"
    return read({name: (folder / name).read_text(encoding="utf-8") for name in FILES})


@cache
def _abilities() -> dict[str, Ability]:
    known = catalogue()
    cards: list[Item | Opportunity] = [*known.items.values(), *known.opportunities.values()]
    return {card.id: ability(card.power) for card in cards}


def ability_of(name: str) -> Ability:
    """What an item or a kept card can do; a name that is neither can do nothing."""
    return _abilities().get(name, NO_ABILITY)


FILES = (
    "board.toml",
    "characters.toml",
    "chance.toml",
    "creatures.toml",
    "opportunities.toml",
    "common.toml",
    "rare.toml",
)


def read(texts: dict[str, str]) -> Catalogue:
    """The catalogue of these files' texts; raises CatalogueError."""
    tables = {name: _table(name, text) for name, text in texts.items()}
    board = tables["board.toml"]
    numbers = _card("board.toml", "numbers", board.pop("numbers", {}), Numbers, {})
    items = _cards("common.toml", tables["common.toml"], Item)
    rare = _cards("rare.toml", tables["rare.toml"], Item)
    for name in rare.keys() & items.keys():
        raise CatalogueError("rare.toml", name, "-", "two cards have this name")
    items |= {name: msgspec.structs.replace(item, rare=True) for name, item in rare.items()}
    made = Catalogue(
        numbers=numbers,
        spaces=tuple(_cards("board.toml", board, Space).values()),
        characters=_cards("characters.toml", tables["characters.toml"], Character),
        chance=_cards("chance.toml", tables["chance.toml"], ChanceCard),
        creatures=_cards("creatures.toml", tables["creatures.toml"], Creature),
        opportunities=_cards("opportunities.toml", tables["opportunities.toml"], Opportunity),
        items=items,
    )
    _check(made)
    _check_texts(made)
    return made


def _table(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(file, "-", "-", str(error)) from None


def _cards(file: str, table: dict[str, Any], kind: type[CardT]) -> dict[str, CardT]:
    """The cards of a file; its own `marks` hold for each of them that has none of that key."""
    common = table.pop("marks", {})
    if not isinstance(common, dict):
        raise CatalogueError(file, "-", "marks", "are not a table")
    return {name: _card(file, name, values, kind, common) for name, values in table.items()}


def _card(file: str, id: str, values: dict[str, Any], kind: type[CardT], common: dict[str, Any]) -> CardT:
    if not isinstance(values, dict):
        raise CatalogueError(file, id, "-", "is not a card")
    if not isinstance(values.get("marks", {}), dict):
        raise CatalogueError(file, id, "marks", "are not a table")
    for key in values.keys() & GIVEN:
        raise CatalogueError(file, id, key, "is not written: the card's name and its file tell it")
    try:
        card = msgspec.convert({**values, "id": id, "marks": {**common, **values.get("marks", {})}}, kind)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$.")
        unknown = re.search(r"field `(\w+)`", why)
        key = place.rstrip("`") or (unknown[1] if unknown else "-")
        raise CatalogueError(file, id, key, why) from None
    for key in values:
        if key != "marks" and key not in card.marks and "rest" not in card.marks:
            raise CatalogueError(file, id, key, "has no mark of where it comes from")
    for key in card.marks:
        if key not in values and key not in ("name", "rest"):
            raise CatalogueError(file, id, f"marks.{key}", "marks a value that is not there")
    return card


def _check(made: Catalogue) -> None:
    """What one card cannot know alone: names that must exist, tables that must be whole."""
    spaces = {space.id: space for space in made.spaces}
    if len(made.spaces) < 2 or not any(space.gate for space in made.spaces):
        raise CatalogueError("board.toml", "-", "-", "is no board")
    if made.numbers.certificates > sum(space.kind == "guild" for space in made.spaces):
        raise CatalogueError("board.toml", "numbers", "certificates", "there are not so many guilds")
    for character in made.characters.values():
        for guild in character.guilds:
            if guild not in spaces or spaces[guild].kind != "guild":
                raise CatalogueError("characters.toml", character.id, "guilds", f"{guild} is no guild")
        if len(set(character.guilds)) < len(character.guilds):
            raise CatalogueError("characters.toml", character.id, "guilds", "are the same")
    for creature in made.creatures.values():
        if creature.strength is None and creature.will is None and not creature.traits.doubles_health:
            raise CatalogueError("creatures.toml", creature.id, "strength", "has nothing to fight with")
        if creature.first == "will" and creature.will is None:
            raise CatalogueError("creatures.toml", creature.id, "first", "it has no will")
    for opportunity in made.opportunities.values():
        if opportunity.price.willpower:
            raise CatalogueError("opportunities.toml", opportunity.id, "price", "willpower is not paid")
        if opportunity.requires != Price(willpower=opportunity.requires.willpower):
            raise CatalogueError("opportunities.toml", opportunity.id, "requires", "only willpower can be")
    markets = frozenset(space.id for space in made.spaces if space.market)
    for file, card, section, effects in _written(made):
        for word in effects:
            if why := misplaced(word, section, markets):
                key = section if section in ("offers", "treasure", "loss") else "effect"
                raise CatalogueError(file, card, key, why)
    ids = [*made.creatures, *made.opportunities, *made.items]
    for each in ids:
        if ids.count(each) > 1:
            raise CatalogueError("-", each, "-", "two cards have this name")


def _written(made: Catalogue) -> Iterator[tuple[str, str, Section, tuple[Effect, ...]]]:
    """All effects there are: in which file, on which card, in which section of it."""
    for space in made.spaces:
        for offer in space.offers:
            yield "board.toml", space.id, "offers", offer.effect
    for chance in made.chance.values():
        yield "chance.toml", chance.id, "chance", chance.effect
    for creature in made.creatures.values():
        yield "creatures.toml", creature.id, "treasure", creature.treasure
        yield "creatures.toml", creature.id, "loss", creature.loss
    for opportunity in made.opportunities.values():
        yield "opportunities.toml", opportunity.id, "opportunity", opportunity.effect
    for item in made.items.values():
        file = "rare.toml" if item.rare else "common.toml"
        yield file, item.id, "scroll" if item.slot == "scroll" else "item", item.effect


def has_text(card: Card) -> bool:
    """Whether something is written on the card besides its name and numbers."""
    if isinstance(card, Creature):
        return bool(card.treasure or card.loss or card.special)
    if isinstance(card, Item):
        return bool(card.effect or card.power)
    return isinstance(card, ChanceCard | Opportunity) or (isinstance(card, Space) and bool(card.offers))


def cards_of(made: Catalogue) -> dict[str, Card]:
    """Every card, character and space, by the id of its message."""
    found: dict[str, Card] = {f"space-{space.id}": space for space in made.spaces}
    found |= {f"character-{name}": card for name, card in made.characters.items()}
    found |= {f"chance-{name}": card for name, card in made.chance.items()}
    found |= {f"card-{name}": card for name, card in (made.creatures | made.opportunities).items()}
    return found | {f"item-{name}": card for name, card in made.items.items()}


def _check_texts(made: Catalogue) -> None:
    """Every card has its name, and its text where it has one, in every language."""
    for language in LANGUAGES:
        written = dict(MESSAGE.findall(source("pythia.games.quest", language)))
        for message, card in cards_of(made).items():
            for key, needed in ((message, True), (f"{message}-text", has_text(card))):
                text = written.get(key, "")
                if needed and not text.strip():
                    raise CatalogueError(f"{language}.ftl", card.id, key, "has no text")
                if text.count("{") != text.count("}"):
                    raise CatalogueError(f"{language}.ftl", card.id, key, "has an open brace")
