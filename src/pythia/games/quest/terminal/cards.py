"""What stands on Quest's cards and items, in words; and on all of those that a person has before them."""

from collections.abc import Container

from pythia.games.quest.cards.catalogue import Creature, Item, catalogue
from pythia.games.quest.terminal.words import listed, named, priced
from pythia.games.quest.view import HeroView, View
from pythia.text import Texts
from pythia.text.layout import wrapped


def described(name: str, say: Texts) -> list[str]:
    """Of a card or an item: its numbers, then what it does."""
    known = catalogue()
    lines = []
    if name in known.creatures:
        lines.append(_creature(known.creatures[name], say))
    elif name in known.items:
        lines.append(_item(known.items[name], say))
    texts = (f"{kind}-{name}-text" for kind in ("card", "item"))
    return [*lines, *(say(text) for text in texts if say.has(text))]


def _creature(creature: Creature, say: Texts) -> str:
    return say(
        "quest-told-creature",
        type=say(f"quest-type-{creature.type}"),
        strength="-" if creature.strength is None else creature.strength,
        will="-" if creature.will is None else creature.will,
        lives=creature.lives,
        experience=creature.experience,
    )


def _item(item: Item, say: Texts) -> str:
    facts = [say(f"quest-type-{item.slot}")]
    for what, amount in (("strength", item.strength), ("willpower", item.will)):
        if amount:
            facts.append(f"+{say('quest-some', count=amount, what=say(f'quest-what-{what}'))}")
    for kind, amount in item.against.items():
        facts.append(say("quest-against", amount=amount, type=say(f"quest-type-{kind}")))
    if item.throw:
        facts.append(say("quest-throw", amount=item.throw))
    return f"{', '.join(facts)}."


def in_sight(view: View, seat: int, reach: Container[str], say: Texts) -> list[str]:
    """Here and in reach, land by land: cards, and goods with their prices; then one's own things."""
    hero, shown = view.heroes[seat], []
    for space in view.spaces:
        here = space.id == hero.space
        if not here and space.id not in reach:
            continue
        cards = [space.card] if space.card else []
        if here:
            cards += [view.battle.creature] if view.battle else []
            cards += view.drawn
        entries = [_entry(named(say, card), card, say) for card in dict.fromkeys(cards)]
        entries += [_entry(priced(say, item), item, say) for item in space.goods]
        shown += _section(named(say, space.id), entries)
    shown += _section(say("quest-sight-own"), _own(hero, say))
    return shown or [say("quest-sight-nothing")]


def _own(hero: HeroView, say: Texts) -> list[str]:
    names = (*hero.items, *hero.kept)
    return [_entry(listed(say, (name,), hero.damaged), name, say) for name in names]


def _entry(title: str, name: str, say: Texts) -> str:
    facts = " ".join(described(name, say))
    return say("quest-entry", name=title, what=facts) if facts else title


def _section(title: str, entries: list[str]) -> list[str]:
    lines = [line for entry in entries for line in wrapped(f"  {entry}", 6)]
    return [title, *lines] if lines else []
