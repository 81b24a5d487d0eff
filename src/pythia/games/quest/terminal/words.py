"""Quest's things as a person names them."""

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
