"""Offers list every legal action once and nothing else: all that could be tried is tried."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace
from tests.conftest import LONG
from tests.games.quest.tables import After, Called, Written, meet, table

from pythia.contract import Illegal
from pythia.games.quest import board, rules
from pythia.games.quest.battle.strengths import HANDS
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.state import (
    Action,
    Bear,
    Buy,
    Certificate,
    Decline,
    Dies,
    Drink,
    End,
    Fight,
    Give,
    Hero,
    Keep,
    Leave,
    Move,
    Read,
    Repair,
    Roll,
    Save,
    Sell,
    State,
    Use,
    Visit,
    Way,
)
from pythia.games.quest.turn.choices import TERRAINS
from pythia.offers import expand, size

POSITIONS = 4000 if LONG else 400
SPACES = board.ids(board.everywhere())
CHOICES = (None, *TERRAINS, *SPACES, "strength", "willpower", "heal", "recharge", "gold", "experience")
AMOUNTS = tuple(f"{what}-{count}" for what in ("gold", "experience") for count in range(7))
EXTRAS = ("alive", "forgotten-chapel", "scroll-of-decay", "mace-of-the-dark-gods", "ring-of-magical-forces")


def position(dice: Random) -> After:
    """A hero somewhere, with this and that, who has yet to move or has just moved."""
    known, at = catalogue(), dice.choice(SPACES)
    items = tuple(dice.sample(sorted(known.items), dice.randint(0, 5)))
    kept = tuple(card for card in ("clover-meadow", "forgotten-chapel") if not dice.randrange(4))
    others = [card for card in (*known.creatures, *known.opportunities) if card not in kept]
    space = board.space(board.number(at))
    spent = dice.randint(0, 4)
    return table(
        at=at,
        phase=dice.choice(["move", "act", "act"]),
        cards={at: dice.choice(others)} if space.wild else {},
        goods={at: tuple(set(dice.sample(sorted(known.items), 3)) - set(items))} if space.market else {},
        turn={"met": not dice.randrange(5), "stayed": dice.random() < 0.5, "free": not dice.randrange(3)},
        character=dice.choice(sorted(known.characters)),
        red=dice.randint(0, 4),
        red_spent=spent,
        blue=dice.randint(0, 6),
        blue_spent=spent,
        gold=dice.randrange(10),
        experience=dice.randrange(8),
        items=items,
        damaged=tuple(item for item in items if known.items[item].slot in HANDS and not dice.randrange(4)),
        kept=kept,
        certificates=tuple(space for space in ("fortress", "monastery") if dice.random() < 0.3),
        ring_used=dice.random() < 0.3,
    )


def all_there_is(state: State) -> Iterator[Any]:
    """Every action in which something known here is named, sense or none."""
    hero, lying = state.hero, state.here
    items = (*hero.items, *state.goods[hero.space], "great-sword", "letter-of-recommendation")
    yield from (Leave(), End(), Decline(), Roll(), Save(), Bear(), Dies())
    yield from (Move(way, to) for way, to in product(get_args(Way), (None, *SPACES)))
    for item in dict.fromkeys(items):
        yield from (does(item) for does in (Drink, Keep, Give, Buy, Sell, Repair))
        yield from (Read(item, choice) for choice in dict.fromkeys((*CHOICES, *AMOUNTS, *items)))
    card = lying.card if lying and lying.card else "ruin"
    yield from (Use(card, choice) for choice in dict.fromkeys((*CHOICES, *items)))
    yield from (Visit(offer) for offer in ("heal", "recharge", "inn", "work"))
    yield from (Certificate(at, item) for at, item in product(SPACES, dict.fromkeys((None, *items))))
    extras = dict.fromkeys((*EXTRAS, *(item for item in hero.items if item.startswith("scroll"))))
    for count, more in product(range(4), range(3)):
        for held, chosen in product(combinations(hero.items, count), combinations(extras, more)):
            for kind, pay in product(("strength", "will"), (None, "magic", "health", "both")):
                yield Fight(kind, held, chosen, pay)  # type: ignore[arg-type]


def same(state: State, action: Any) -> Any:
    """The order in which things are declared makes no other battle, nor does Magic that goes unsaid."""
    if not isinstance(action, Fight):
        return action
    alike = Fight(action.kind, tuple(sorted(action.items)), tuple(sorted(action.extras)), action.pay)
    in_magic = replace(alike, pay="magic")
    return in_magic if action.pay is None and allowed(state, in_magic) else alike


def allowed(state: State, action: Any) -> bool:
    try:
        rules.apply(state, 0, action, None, Written())
    except Illegal:
        return False
    except Called:
        return True
    return True


@pytest.mark.parametrize("share", range(4))
def test_what_is_offered_is_what_may_be_done(share: int) -> None:
    dice = Random(f"offers {share}")
    for _ in range(POSITIONS // 4):
        state = position(dice).state
        found = [action for offer in rules.offers(state, 0) for action in expand(offer)]
        offered = Counter(same(state, msgspec.convert(action, Action)) for action in found)
        assert max(offered.values()) == 1
        # More than two extras at once are offered, but not all tried.
        few = {action for action in offered if not isinstance(action, Fight) or len(action.extras) <= 2}
        assert few == {same(state, action) for action in all_there_is(state) if allowed(state, action)}


LADEN = (
    "sword", "mace-of-the-dark-gods", "ritual-dagger", "great-sword", "flaming-staff", "wooden-shield",
    "spiked-shield", "cape", "ivory-wand", "mahogany-wand", "ruby-circlet", "crown-of-power",
    "ring-of-magical-forces", "scroll-of-decay", "gauntlets-of-strength",
)  # fmt: skip


@pytest.mark.parametrize(
    ("creature", "about"),
    [
        ("old-pirate", {}),
        ("old-pirate", {"blue": 1, "red": 1}),
        ("old-pirate", {"ring_used": True, "damaged": ("ivory-wand",)}),
        ("skeletal-wizard", {}),
        ("vampire", {}),
        ("escaped-murderer", {}),
    ],
)
def test_Q6_4_every_battle_of_a_laden_hero_is_offered_once(creature: str, about: dict[str, Any]) -> None:
    """Three things held or worn are the most there can be; all sets of up to four are tried."""
    state = meet(creature, items=LADEN, kept=("forgotten-chapel",), **about).state
    fights = [offer for offer in rules.offers(state, 0) if offer.verb == "fight"]
    offered = Counter(
        same(state, msgspec.convert(action, Action)) for offer in fights for action in expand(offer)
    )
    assert max(offered.values()) == 1
    held = [item for item in LADEN if catalogue().items[item].slot in (*HANDS, "head")]
    plain = {action for action in offered if len(action.extras) <= 1}
    assert {len(action.items) for action in plain} == {0, 1, 2, 3}
    extras = (None, *EXTRAS)
    tried = (
        Fight(kind, items, (extra,) if extra else (), pay)  # type: ignore[arg-type]
        for count in range(5)
        for items, extra in product(combinations(held, count), extras)
        for kind, pay in product(("strength", "will"), (None, "magic", "health", "both"))
    )
    assert plain == {same(state, action) for action in tried if allowed(state, action)}


@pytest.mark.parametrize("creature", ["old-pirate", "escaped-murderer", "vampire"])
def test_all_items_there_are_make_no_endless_offers(creature: str) -> None:
    """Whatever a hero holds, what is offered is small: under 50 kB."""
    state = meet(creature, items=tuple(catalogue().items), kept=("forgotten-chapel",)).state
    offers = rules.offers(state, 0)
    assert sum(map(size, offers)) > 4000
    assert len(offers) < 100
    assert len(msgspec.json.encode(offers)) < 50_000


PAID = ("fight", "use", "read", "drink", "visit", "buy", "sell", "repair", "certificate")


def purse(hero: Hero) -> Counter[str]:
    strength, will = hero.red + hero.red_spent, hero.blue + hero.blue_spent
    return Counter(
        gold=hero.gold,
        experience=hero.experience,
        strength=strength,
        willpower=will,
        health=hero.red - strength,
        magic=hero.blue - will,
    )


@pytest.mark.parametrize("share", range(4))
def test_what_is_told_with_an_offer_is_what_it_costs_and_brings(share: int) -> None:
    """Wherever no die or draw has a say."""
    dice, tried = Random(f"prices {share}"), Counter[str]()
    for _ in range(POSITIONS // 2):
        state = position(dice).state
        for offer in rules.offers(state, 0):
            for action in expand(offer) if offer.verb in PAID else ():
                try:
                    after = rules.apply(state, 0, msgspec.convert(action, Action), None, Written())
                except Called:
                    continue
                paid = purse(state.hero)
                paid.subtract(purse(after.heroes[0]))
                assert {what: count for what, count in paid.items() if count} == offer.price, action
                tried[offer.verb] += 1
    assert set(tried) == set(PAID)
