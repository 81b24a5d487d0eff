"""Q6.1 and Q6.4: how a battle may be declared, what that costs, and the battle as it then begins."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from pythia.contract import Illegal
from pythia.games.quest import check
from pythia.games.quest.arrival import creature_here
from pythia.games.quest.catalogue import Creature, catalogue
from pythia.games.quest.state import Battle, Fight, Hero, Pay, State
from pythia.games.quest.strengths import HANDS, WEAPONS, kinds, power, special, stages
from pythia.games.quest.vocabulary import (
    Alive,
    Blessing,
    HealthForMagic,
    Kind,
    MagicLessOnceARound,
    PayForStrength,
    Price,
    RollTwice,
    TwoStages,
    Weaken,
    WillsCostLess,
)


def opponent(state: State) -> Creature:
    """Q5.3: the creature that must be fought."""
    creature = creature_here(state)
    if creature is None or state.turn.met:
        raise Illegal("Q5.3", "nothing-to-fight")
    return creature


def price(state: State, fight: Fight) -> Price:
    """Q6.4: what this declaration costs; Illegal if it cannot be made."""
    creature, hero = opponent(state), state.hero
    _check_kind(creature, fight.kind)
    _check_items(hero, fight.items)
    if len(set(fight.extras)) < len(fight.extras):
        raise Illegal("Q6.4", "declared-twice")
    for extra in fight.extras:
        _check_extra(state, creature, fight, extra)
    kind = _kind_price(creature, fight)
    check.afford(hero, kind, "Q6.1")
    paid = [word.price for extra in fight.extras if (word := power(extra, PayForStrength))]
    total = Price(
        health=kind.health + sum(each.health for each in paid),
        magic=kind.magic + sum(each.magic for each in paid),
    )
    check.afford(hero, total, "Q9.3")
    return total


def _check_kind(creature: Creature, kind: Kind) -> None:
    possible = kinds(creature)
    if kind not in possible or (special(creature, TwoStages) and kind != possible[0]):
        raise Illegal("Q6.1", f"no-battle-by-{kind}", creature=check.words(creature.id))


def _check_items(hero: Hero, items: tuple[str, ...]) -> None:
    """Q6.4: two hands, one weapon, one shield, one head."""
    slots = []
    if len(set(items)) < len(items):
        raise Illegal("Q6.4", "declared-twice")
    for name in items:
        slot = check.whole(hero, name, "Q6.4").slot
        if slot not in HANDS and slot != "head":
            raise Illegal("Q6.4", "not-held", item=check.words(name))
        slots.append(slot)
    if sum(slot in WEAPONS for slot in slots) > 1:
        raise Illegal("Q6.4", "one-weapon")
    if slots.count("shield") > 1:
        raise Illegal("Q6.4", "one-shield")
    if sum(HANDS.get(slot, 0) for slot in slots) > 2:
        raise Illegal("Q6.4", "two-hands")
    if slots.count("head") > 1:
        raise Illegal("Q6.4", "one-head")


def _check_extra(state: State, creature: Creature, fight: Fight, extra: str) -> None:
    """Q6.4: what else is declared, beyond the items held."""
    hero = state.hero
    if extra == "alive":
        if not special(creature, Alive):
            raise Illegal("Q5.4", "not-to-be-taken-alive", creature=check.words(creature.id))
    elif power(extra, Blessing):
        if extra not in hero.kept:
            raise Illegal("Q6.4", "not-yours", item=check.words(extra))
    elif power(extra, Weaken) or power(extra, RollTwice):
        check.whole(hero, extra, "Q6.4")
    elif power(extra, PayForStrength):
        if extra not in fight.items or "strength" not in stages(creature, fight.kind):
            raise Illegal("Q9.3", "only-in-hand-and-strength", item=check.words(extra))
    elif power(extra, MagicLessOnceARound):
        check.whole(hero, extra, "Q6.4")
        if hero.ring_used:
            raise Illegal("Q9.8", "once-a-round", item=check.words(extra))
        if fight.kind != "will" or not _kind_cost(creature, fight, less_extra=extra):
            raise Illegal("Q9.3", "nothing-to-pay", item=check.words(extra))
    else:
        raise Illegal("Q6.4", "no-extra", name=extra)


def _kind_cost(creature: Creature, fight: Fight, less_extra: str | None = None) -> int:
    """Q6.1, Q9.3: what a kind costs that is not the creature's own; discounts are for Battles of Wills."""
    if fight.kind == kinds(creature)[0]:
        return 0
    cost = catalogue().numbers.kind
    if fight.kind == "will":
        cost -= sum(word.amount for item in fight.items if (word := power(item, WillsCostLess)))
        for extra in fight.extras:
            ring = power(extra, MagicLessOnceARound) if extra != less_extra else None
            cost -= ring.amount if ring else 0
    return max(0, cost)


def _kind_price(creature: Creature, fight: Fight) -> Price:
    """The same, in what it is paid with."""
    cost = _kind_cost(creature, fight)
    if fight.pay not in (None, *_pays(fight, cost)):
        if fight.pay == "magic":
            raise Illegal("Q6.1", "nothing-is-owed")
        raise Illegal("Q9.3", "no-health-for-magic")
    health = {"health": cost, "both": 1}.get(fight.pay or "magic", 0)
    return Price(health=health, magic=cost - health)


def _pays(fight: Fight, cost: int) -> tuple[Pay, ...]:
    """Q6.1, Q9.3: what so much may be paid with; `both` is one of each, so there must be two to pay."""
    if not cost:
        return ()
    dagger = fight.kind == "will" and any(power(item, HealthForMagic) for item in fight.items)
    if not dagger:
        return ("magic",)
    return ("magic", "health", "both") if cost > 1 else ("magic", "health")


# ------------------------------------------------------------------------------------- all of them


def loadouts(hero: Hero) -> Iterator[tuple[str, ...]]:
    """Q6.4: every way to fill hands and head, nothing included."""
    items = catalogue().items
    held = [item for item in hero.whole if items[item].slot in HANDS]
    heads: list[tuple[str, ...]] = [(), *((item,) for item in hero.whole if items[item].slot == "head")]
    hands: list[tuple[str, ...]] = [(), *((item,) for item in held), *combinations(held, 2)]
    for pair in hands:
        try:
            _check_items(hero, pair)
        except Illegal:
            continue
        for head in heads:
            yield (*pair, *head)


def declarations(state: State) -> Iterator[tuple[Fight, Price]]:
    """Every battle that may be declared now, and its price."""
    creature, hero = opponent(state), state.hero
    known = [
        card
        for card in (*hero.whole, *hero.kept)
        if any(
            power(card, kind) for kind in (Blessing, Weaken, RollTwice, PayForStrength, MagicLessOnceARound)
        )
    ]
    if special(creature, Alive):
        known.append("alive")
    extras = [chosen for count in range(len(known) + 1) for chosen in combinations(known, count)]
    for kind in kinds(creature):
        for items in loadouts(hero):
            for chosen in extras:
                bare = Fight(kind, items, chosen)
                for pay in _pays(bare, _kind_cost(creature, bare)) or (None,):
                    fight = replace(bare, pay=pay)
                    try:
                        yield fight, price(state, fight)
                    except Illegal:
                        continue


def begun(state: State, fight: Fight) -> State:
    """Q6.4: paid, and the battle set up; what is spent but cubes is for whoever carries it out."""
    creature, hero, cost = opponent(state), state.hero, price(state, fight)
    blessing = sum(word.amount for extra in fight.extras if (word := power(extra, Blessing)))
    battle = Battle(
        creature=creature.id,
        kinds=stages(creature, fight.kind),
        items=fight.items,
        extras=fight.extras,
        first=blessing - hero.curse,
    )
    paid = replace(
        hero,
        red=hero.red - cost.health,
        red_spent=hero.red_spent + cost.health,
        blue=hero.blue - cost.magic,
        blue_spent=hero.blue_spent + cost.magic,
        curse=0,
    )
    heroes = tuple([paid if seat == state.turn.seat else each for seat, each in enumerate(state.heroes)])
    return replace(state, heroes=heroes, battle=battle)
