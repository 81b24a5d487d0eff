"""Q6.1 and Q6.4: how a battle may be declared, what that costs, and the battle as it then begins."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from pythia.contract import Field, Illegal, Offer
from pythia.games.quest import check
from pythia.games.quest.battle.strengths import HANDS, WEAPONS, stages
from pythia.games.quest.cards.catalogue import Creature, ability_of, catalogue
from pythia.games.quest.cards.powers import Extra
from pythia.games.quest.cards.price import Price
from pythia.games.quest.cards.words import Kind
from pythia.games.quest.state import Battle, Fight, Hero, Pay, State
from pythia.games.quest.turn.arrival import creature_here
from pythia.offers import expand


def opponent(state: State) -> Creature:
    """Q5.3: the creature that must be fought."""
    creature = creature_here(state)
    if creature is None or state.turn.met:
        raise Illegal("Q5.3", "nothing-to-fight")
    return creature


def price(state: State, fight: Fight) -> Price:
    """Q6.4: what this declaration costs; Illegal if it cannot be made."""
    return _price(opponent(state), state.hero, fight)


def _price(creature: Creature, hero: Hero, fight: Fight) -> Price:
    _check_kind(creature, fight.kind)
    _check_items(hero, fight.items)
    if len(set(fight.extras)) < len(fight.extras):
        raise Illegal("Q6.4", "declared-twice")
    for extra in fight.extras:
        _check_extra(creature, hero, fight, extra)
    kind = _kind_price(creature, fight)
    check.afford(hero, kind, "Q6.1")
    paid = [known.price for extra in fight.extras if (known := ability_of(extra).extra)]
    total = Price(
        health=kind.health + sum(each.health for each in paid),
        magic=kind.magic + sum(each.magic for each in paid),
    )
    check.afford(hero, total, "Q9.3")
    return total


def _check_kind(creature: Creature, kind: Kind) -> None:
    possible = creature.kinds
    if kind not in possible or (creature.traits.two_stages and kind != possible[0]):
        raise Illegal("Q6.1", f"no-battle-by-{kind}", creature=check.title(creature.id))


def _check_items(hero: Hero, items: tuple[str, ...]) -> None:
    """Q6.4: two hands, one weapon, one shield, one head."""
    if not items:
        return
    slots = []
    if len(set(items)) < len(items):
        raise Illegal("Q6.4", "declared-twice")
    for name in items:
        slot = check.whole(hero, name, "Q6.4").slot
        if slot not in HANDS and slot != "head":
            raise Illegal("Q6.4", "not-held", item=check.title(name))
        slots.append(slot)
    if sum(slot in WEAPONS for slot in slots) > 1:
        raise Illegal("Q6.4", "one-weapon")
    if slots.count("shield") > 1:
        raise Illegal("Q6.4", "one-shield")
    if sum(HANDS.get(slot, 0) for slot in slots) > 2:
        raise Illegal("Q6.4", "two-hands")
    if slots.count("head") > 1:
        raise Illegal("Q6.4", "one-head")


def _check_extra(creature: Creature, hero: Hero, fight: Fight, extra: str) -> None:
    """Q6.4: what else is declared, beyond the items held."""
    if extra == "alive":
        if creature.traits.alive is None:
            raise Illegal("Q5.4", "not-to-be-taken-alive", creature=check.title(creature.id))
        return
    known = ability_of(extra).extra
    if known is None:
        raise Illegal("Q6.4", "no-extra", name=extra)
    match known.source:
        case "kept card":
            if extra not in hero.kept:
                raise Illegal("Q6.4", "not-yours", item=check.title(extra))
        case "whole item":
            check.whole(hero, extra, "Q6.4")
        case "item in hand":
            if extra not in fight.items:
                raise Illegal("Q9.3", "only-in-hand-and-strength", item=check.title(extra))
    if known.strength and "strength" not in stages(creature, fight.kind):
        raise Illegal("Q9.3", "only-in-hand-and-strength", item=check.title(extra))
    if known.once_a_round and hero.ring_used:
        raise Illegal("Q9.8", "once-a-round", item=check.title(extra))
    if known.magic_discount and (fight.kind != "will" or not _kind_cost(creature, fight, without=extra)):
        raise Illegal("Q9.3", "nothing-to-pay", item=check.title(extra))


def _kind_cost(creature: Creature, fight: Fight, without: str | None = None) -> int:
    """Q6.1, Q9.3: what a kind costs that is not the creature's own; discounts are for Battles of Wills.

    `without` is an extra that is left out of the count.
    """
    if fight.kind == creature.kinds[0]:
        return 0
    cost = catalogue().numbers.kind
    if fight.kind == "will":
        cost -= sum([ability_of(item).magic_discount for item in fight.items])
        for extra in fight.extras:
            known = ability_of(extra).extra if extra != without else None
            cost -= known.magic_discount if known else 0
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
    """Q6.1, Q9.3: what this cost may be paid with; `both` is one of each, so it takes a cost of two."""
    if not cost:
        return ()
    if fight.kind != "will" or not any(ability_of(item).health_for_magic for item in fight.items):
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


def offers(state: State) -> tuple[tuple[Kind, Offer], ...]:
    """Every battle that may be declared now, each once.

    All battles of an offer have one price, and its fields may be chosen independently of each other.
    """
    hero = state.hero
    arms = _arms(hero.whole, hero.kept)
    # All that declarations depend on, so that what is offered is made once and met again and again.
    red, blue = min(hero.red, arms.red), min(hero.blue, arms.blue)
    return _offers(opponent(state).id, replace(arms, red=red, blue=blue, ring_used=hero.ring_used))


@lru_cache(maxsize=10_000)
def _arms(whole: tuple[str, ...], kept: tuple[str, ...]) -> Hero:
    """Somebody who has what matters in battles of these cards, and as many cubes as any of them costs."""
    slots = {item: catalogue().items[item].slot for item in whole}
    items = [
        item for item in whole if slots[item] in HANDS or slots[item] == "head" or ability_of(item).extra
    ]
    cards = [card for card in kept if ability_of(card).extra]
    priced = [extra.price for item in items if (extra := ability_of(item).extra)]
    most = catalogue().numbers.kind + sum(price.health + price.magic for price in priced)
    return Hero("", 0, red=most, blue=most, items=tuple(items), kept=tuple(cards))


@lru_cache(maxsize=2000)
def _offers(name: str, hero: Hero) -> tuple[tuple[Kind, Offer], ...]:
    return tuple(_declarable(catalogue().creatures[name], hero))


def _declarable(creature: Creature, hero: Hero) -> Iterator[tuple[Kind, Offer]]:
    free = tuple([card for card in (*hero.whole, *hero.kept) if _is_free_extra(card)])
    free += ("alive",) if creature.traits.alive else ()
    for kind in creature.kinds:
        pricing = [item for item in hero.whole if _changes_price_in_hand(item)]
        for core in _cores(hero, pricing):
            for extras in _priced_extras(hero, core):
                bare = Fight(kind, core, extras)
                for pay in _pays(bare, _kind_cost(creature, bare)) or (None,):
                    try:
                        cost = _price(creature, hero, replace(bare, pay=pay))
                    except Illegal:
                        continue
                    for items in _rest(hero, core, pricing):
                        fields = [Field("kind", (kind,)), _any("items", core, len(core)), *items]
                        fields += [_any("extras", extras, len(extras)), _any("extras", free, 0)]
                        fields += [Field("pay", (pay,))] if pay else []
                        yield kind, Offer("fight", tuple(filter(_has_values, fields)), cost.as_dict())


def _is_free_extra(card: str) -> bool:
    """Whether it is declared beyond the items held, and changes nothing in the price."""
    extra = ability_of(card).extra
    return extra is not None and not _changes_price(extra)


def _changes_price(extra: Extra) -> bool:
    return bool(extra.magic_discount) or extra.price != Price()


def _changes_price_in_hand(item: str) -> bool:
    """Whether it must be held for something that changes what a battle costs."""
    able = ability_of(item)
    if able.extra and able.extra.source == "item in hand":
        return _changes_price(able.extra)
    return bool(able.magic_discount) or able.health_for_magic


def _any(name: str, values: tuple[str, ...], least: int, most: int | None = None) -> Field:
    """So many of these, all of them at most."""
    return Field(name, values, count=len(values) if most is None else most, least=least)


def _has_values(field: Field) -> bool:
    """A field without values is left out: the action then has none of it."""
    return bool(field.values)


def _cores(hero: Hero, items: list[str]) -> Iterator[tuple[str, ...]]:
    """Q6.4: which of the items that change the price may be held together."""
    for count in range(3):
        for chosen in combinations(items, count):
            try:
                _check_items(hero, chosen)
            except Illegal:
                continue
            yield chosen


def _priced_extras(hero: Hero, core: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What may be declared beyond the items held that changes the price; `price` says whether it may here."""
    known = [item for item in core if ability_of(item).extra]
    for item in hero.whole:
        extra = ability_of(item).extra
        if extra and extra.source == "whole item" and _changes_price(extra):
            known.append(item)
    for count in range(len(known) + 1):
        yield from combinations(known, count)


def _rest(hero: Hero, core: tuple[str, ...], pricing: list[str]) -> Iterator[tuple[Field, ...]]:
    """Q6.4: every way to fill hands and head beside this core, each once, in fields free of each other."""
    known = catalogue().items
    slots: dict[str, tuple[str, ...]] = {
        slot: tuple([item for item in hero.whole if known[item].slot == slot and item not in pricing])
        for slot in (*HANDS, "head")
    }
    held = [known[item].slot for item in core]
    head = _any("items", slots["head"], 0, 1)
    weapons = () if any(slot in WEAPONS for slot in held) else slots["weapon"]
    shields = () if "shield" in held else slots["shield"]
    left = 2 - sum(HANDS[slot] for slot in held)
    if left == 0:
        yield (head,)
    elif left == 1:
        yield _any("items", (*weapons, *shields, *slots["hand"]), 0, 1), head
    else:
        yield _any("items", weapons, 0, 1), _any("items", (*shields, *slots["hand"]), 0, 1), head
        if slots["two-handed"]:
            yield _any("items", slots["two-handed"], 1, 1), head
        if shields and slots["hand"]:
            yield _any("items", shields, 1, 1), _any("items", slots["hand"], 1, 1), head
        if len(slots["hand"]) > 1:
            yield _any("items", slots["hand"], 2, 2), head


def declarations(state: State) -> Iterator[tuple[Fight, Price]]:
    """Every battle that may be declared now, and its price, one by one."""
    for _, offer in offers(state):
        cost = Price(**offer.price)
        for action in expand(offer):
            about = {key: value for key, value in action.items() if key != "do"}
            yield Fight(**about), cost


def begin(state: State, fight: Fight) -> State:
    """Q6.4: the cubes paid and the battle set up; cards that are used up are the caller's to discard."""
    return set_up(state, fight, price(state, fight))


def set_up(state: State, fight: Fight, cost: Price) -> State:
    """The same for a price that is known already; nothing is checked."""
    creature, hero = opponent(state), state.hero
    blessing = sum([known.first_die for extra in fight.extras if (known := ability_of(extra).extra)])
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
