"""Q6.2: what is added to the dice, on either side, and what a kind of battle costs. Pure sums."""

from collections.abc import Iterator
from typing import TypeVar

from pythia.games.quest.board import space
from pythia.games.quest.cards.catalogue import Creature, Item, catalogue
from pythia.games.quest.cards.words import (
    Alive,
    DoubleHealth,
    FoeRollsTwice,
    Kind,
    Lucky,
    NoBonuses,
    PayForStrength,
    RollTwice,
    StrengthIn,
    TwoStages,
    Weaken,
    Word,
)
from pythia.games.quest.state import Battle, Hero, State

WordT = TypeVar("WordT", bound=Word)
Part = tuple[str, int]
"""What is added to a die, and what it is owed to: a kind of cubes, an item, `turn`, `alive`, `first-die`."""
HANDS = {"weapon": 1, "two-handed": 2, "shield": 1, "hand": 1}
"""How many hands an item fills."""
WEAPONS = ("weapon", "two-handed")


def special(creature: Creature, kind: type[WordT]) -> WordT | None:
    """The rule of this kind that stands on a creature."""
    return next((word for word in creature.special if isinstance(word, kind)), None)


def power(name: str, kind: type[WordT]) -> WordT | None:
    """The power of this kind that an item or a kept card has."""
    known = catalogue()
    card = known.items.get(name) or known.opportunities.get(name)
    found = card.power if card else None
    return found if isinstance(found, kind) else None


def kinds(creature: Creature) -> tuple[Kind, ...]:
    """Q6.1: the kinds of battle it can fight, the one it attacks with first."""
    both: tuple[Kind, Kind] = ("will", "strength") if creature.first == "will" else ("strength", "will")
    has = {
        "strength": creature.strength is not None or special(creature, DoubleHealth) is not None,
        "will": creature.will is not None,
    }
    return tuple([kind for kind in both if has[kind]])


def stages(creature: Creature, kind: Kind) -> tuple[Kind, ...]:
    """The Vampire is fought in two, one after the other."""
    return kinds(creature) if special(creature, TwoStages) else (kind,)


def own(state: State, battle: Battle, throwing: bool = False) -> int:
    """Q6.2: one's ready cubes and all bonuses, in the stage that is being fought."""
    return sum(amount for _, amount in own_parts(state, battle, throwing))


def own_parts(state: State, battle: Battle, throwing: bool = False) -> Iterator[Part]:
    """What that sum is made of: cubes first, each other part by what it is owed to."""
    hero, kind = state.hero, battle.kind
    creature = catalogue().creatures[battle.creature]
    yield kind, hero.red if kind == "strength" else hero.blue
    yield "turn", state.turn.strength if kind == "strength" else state.turn.will
    if not special(creature, NoBonuses):
        for item in counting(hero, battle):
            thrown = item.throw if throwing and item.slot in WEAPONS else 0
            yield item.id, bonus(item, kind, creature) + thrown
    for extra in battle.extras:
        if extra == "alive":
            rule = special(creature, Alive)
            yield extra, -rule.penalty if rule else 0
        elif (paid := power(extra, PayForStrength)) and kind == "strength":
            yield extra, paid.amount


def shown_parts(state: State, battle: Battle, throwing: bool = False) -> tuple[Part, ...]:
    """The parts that count for anything, blessing and curse included; the cubes always."""
    cubes, *others = own_parts(state, battle, throwing)
    return (cubes, *(part for part in (*others, ("first-die", first_die(battle))) if part[1]))


def counting(hero: Hero, battle: Battle) -> list[Item]:
    """Q6.4: what counts: the items declared, but for a thrown weapon, and all that need no hand or head."""
    items = catalogue().items
    others = [item for item in hero.whole if items[item].slot == "other"]
    return [items[item] for item in (*battle.items, *others) if item != battle.out]


def bonus(item: Item, kind: Kind, creature: Creature) -> int:
    """The S column and what it adds against a type, or the W column."""
    return item.will if kind == "will" else item.strength + item.against.get(creature.type, 0)


def foe(state: State, battle: Battle) -> int:
    """The creature's Strength or Willpower; Q9.4: never below nought."""
    creature = catalogue().creatures[battle.creature]
    if battle.kind == "will":
        base = creature.will or 0
    else:
        base = creature.strength or 0
        there = special(creature, StrengthIn)
        if there and space(state.hero.space).kind == there.terrain:
            base = there.strength
        if special(creature, DoubleHealth):
            base = 2 * state.hero.red
    weakened = sum(word.amount for extra in battle.extras if (word := power(extra, Weaken)))
    return max(0, base - weakened)


def first_die(battle: Battle) -> int:
    """What blessing and curse do, on the first die alone."""
    return battle.first if battle.rolls == 0 else 0


def own_dice(battle: Battle) -> int:
    return 2 if any(power(extra, RollTwice) for extra in battle.extras) else 1


def foe_dice(using: tuple[str, ...]) -> int:
    return 2 if any(power(name, FoeRollsTwice) for name in using) else 1


def lucky(hero: Hero) -> Lucky | None:
    return next((word for card in hero.kept if (word := power(card, Lucky))), None)


def shown(hero: Hero, die: int) -> int:
    """What one's own die shows."""
    luck = lucky(hero)
    return luck.shows if luck and luck.die == die else die
