"""What several rules ask before they allow something."""

from collections.abc import Callable, Iterable

from pythia.contract import Field, Illegal, Message, refusal
from pythia.games.quest.cards.catalogue import Item, catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.state import Hero


def afford(hero: Hero, price: Price, rule: str) -> None:
    """Q7.3: a payment that cannot be made in full is not made."""
    if price.gold > hero.gold:
        raise Illegal(rule, "too-little-gold", asked=price.gold, has=hero.gold)
    if price.experience > hero.experience:
        raise Illegal(rule, "too-little-experience", asked=price.experience, has=hero.experience)
    if price.health > hero.red:
        raise Illegal(rule, "too-little-health", asked=price.health, has=hero.red)
    if price.magic > hero.blue:
        raise Illegal(rule, "too-little-magic", asked=price.magic, has=hero.blue)


def item(name: str) -> Item:
    try:
        return catalogue().items[name]
    except KeyError:
        raise Illegal(None, "unknown-card", name=name) from None


def title(name: str) -> Message:
    """A card as a sentence names it."""
    return Message(f"item-{name}" if name in catalogue().items else f"card-{name}")


def owned(hero: Hero, name: str, rule: str) -> Item:
    """An item of one's own, damaged or not."""
    found = item(name)
    if name not in hero.items:
        raise Illegal(rule, "not-yours", item=title(name))
    return found


def whole(hero: Hero, name: str, rule: str) -> Item:
    """An item of one's own that is not damaged."""
    found = owned(hero, name, rule)
    if name in hero.damaged:
        raise Illegal(rule, "is-damaged", item=title(name))
    return found


def field(name: str, candidates: Iterable[str], check: Callable[[str], object]) -> Field:
    """The candidates that pass, and for each that does not, why."""
    values, refused = [], []
    for value in candidates:
        try:
            check(value)
        except Illegal as why:
            refused.append(refusal(value, why))
        else:
            values.append(value)
    return Field(name, tuple(values), refused=tuple(refused))
