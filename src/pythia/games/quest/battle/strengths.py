"""Q6.2: what is added to the dice, on either side, and what a kind of battle costs. Pure sums."""

from collections.abc import Iterator

from pythia.games.quest.board import space
from pythia.games.quest.cards.catalogue import Creature, Item, ability_of, catalogue
from pythia.games.quest.cards.powers import Luck
from pythia.games.quest.cards.words import Kind, Type
from pythia.games.quest.state import Battle, Hero, State

Part = tuple[str, int]
"""The source of an addition to a die (kind of cubes, item, `turn`, `alive`, `first-die`), and its amount."""
HANDS = {"weapon": 1, "two-handed": 2, "shield": 1, "hand": 1}
"""How many hands an item fills."""
WEAPONS = ("weapon", "two-handed")


def stages(creature: Creature, kind: Kind) -> tuple[Kind, ...]:
    """The kind of each stage of a battle that begins with this kind; most have a single one."""
    return creature.kinds if creature.traits.two_stages else (kind,)


def own(state: State, battle: Battle, throwing: bool = False) -> int:
    """Q6.2: one's ready cubes and all bonuses, in the stage that is being fought."""
    return sum([amount for _, amount in own_parts(state, battle, throwing)])


def own_parts(state: State, battle: Battle, throwing: bool = False) -> Iterator[Part]:
    """What that sum is made of: the cubes first, then every other part."""
    hero, kind = state.hero, battle.kind
    creature = catalogue().creatures[battle.creature]
    yield kind, hero.red if kind == "strength" else hero.blue
    yield "turn", state.turn.strength if kind == "strength" else state.turn.will
    if not creature.traits.no_bonuses:
        for item in counting(hero, battle):
            thrown = item.throw if throwing and item.slot in WEAPONS else 0
            yield item.id, bonus(item, kind, creature.type) + thrown
    for extra in battle.extras:
        if extra == "alive":
            rule = creature.traits.alive
            yield extra, -rule.penalty if rule else 0
        elif kind == "strength" and (known := ability_of(extra).extra):
            yield extra, known.strength


def shown_parts(state: State, battle: Battle, throwing: bool = False) -> tuple[Part, ...]:
    """The parts that count for anything, blessing and curse included; the cubes always."""
    cubes, *others = own_parts(state, battle, throwing)
    return (cubes, *(part for part in (*others, ("first-die", first_die(battle))) if part[1]))


def counting(hero: Hero, battle: Battle) -> list[Item]:
    """Q6.4: the items that count: those declared, less a thrown weapon, and all that need no hand or head."""
    items = catalogue().items
    others = [item for item in hero.whole if items[item].slot == "other"]
    return [items[item] for item in (*battle.items, *others) if item != battle.out]


def bonus(item: Item, kind: Kind, against: Type) -> int:
    """The S column and what it adds against a type of creature, or the W column."""
    return item.will if kind == "will" else item.strength + item.against.get(against, 0)


def foe(state: State, battle: Battle) -> int:
    """The creature's Strength or Willpower; Q9.4: never less than 0."""
    creature = catalogue().creatures[battle.creature]
    if battle.kind == "will":
        base = creature.will or 0
    else:
        base = creature.strength or 0
        there = creature.traits.strength_in
        if there and space(state.hero.space).kind == there.terrain:
            base = there.strength
        if creature.traits.doubles_health:
            base = 2 * state.hero.red
    weakened = sum([known.weakens for extra in battle.extras if (known := ability_of(extra).extra)])
    return max(0, base - weakened)


def first_die(battle: Battle) -> int:
    """What blessing and curse do, on the first die alone."""
    return battle.first if battle.rolls == 0 else 0


def own_dice(battle: Battle) -> int:
    """How many dice one rolls oneself; the best counts."""
    return max([known.own_dice for extra in battle.extras if (known := ability_of(extra).extra)], default=1)


def foe_dice(using: tuple[str, ...]) -> int:
    """How many dice are rolled for the creature; the lowest counts."""
    return 2 if any(ability_of(name).foe_rolls_twice for name in using) else 1


def luck_of(hero: Hero) -> Luck | None:
    for card in hero.kept:
        if luck := ability_of(card).luck:
            return luck
    return None


def counted(hero: Hero, die: int) -> int:
    """What one's own die counts as."""
    luck = luck_of(hero)
    return luck[1] if luck and luck[0] == die else die
