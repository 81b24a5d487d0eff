"""Quest's things as a person names them."""

from pythia.contract import Offer
from pythia.games.quest.cards.catalogue import catalogue
from pythia.text import Texts


def named(say: Texts, name: str) -> str:
    """An item, an adventure card, a space, or a choice that a card leaves."""
    for kind in ("item", "card", "space", "chance"):
        if say.has(f"{kind}-{name}"):
            return say(f"{kind}-{name}")
    what, _, amount = name.partition("-")
    chosen = say(f"quest-choice-{what}")
    return f"{amount} {chosen}" if amount else chosen


def listed(say: Texts, names: tuple[str, ...], damaged: tuple[str, ...] = ()) -> str:
    shown = (
        say("quest-damaged", item=named(say, name)) if name in damaged else named(say, name) for name in names
    )
    return ", ".join(shown)


def priced(say: Texts, item: str) -> str:
    """Goods with what they cost."""
    gold = say("quest-some", count=catalogue().items[item].price, what=say("quest-what-gold"))
    return say("quest-priced", item=named(say, item), price=gold)


def action(say: Texts, offer: Offer, chosen: dict[str, object]) -> str:
    """One of the actions an offer stands for, with its price."""
    words = [say(f"quest-do-{offer.verb}")]
    for key, value in chosen.items():
        if key == "do" or (key == "pay" and value == "magic"):
            continue
        if key in ("way", "kind", "pay"):
            words.append(say(f"quest-{key}-{value}"))
        elif isinstance(value, str):
            words.append(_choice(say, key, value))
        elif value:
            words += [_choice(say, key, str(name)) for name in value]  # type: ignore[attr-defined]
    return ", ".join([*words, *_price(say, offer.price)])


def _choice(say: Texts, key: str, value: str) -> str:
    plain = key in ("choice", "offer") and value not in catalogue().items
    if plain and say.has(f"quest-choice-{value.partition('-')[0]}") and not say.has(f"space-{value}"):
        what, _, amount = value.partition("-")
        return f"{amount} {say(f'quest-choice-{what}')}".strip()
    return named(say, value)


def _price(say: Texts, price: dict[str, int]) -> list[str]:
    words = []
    for message, sign in (("quest-price", 1), ("quest-pays", -1)):
        parts = [
            say("quest-some", count=sign * amount, what=say(f"quest-what-{what}"))
            for what, amount in price.items()
            if sign * amount > 0
        ]
        if parts:
            words.append(say(message, price=", ".join(parts)))
    return words
