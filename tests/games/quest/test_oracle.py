"""Battles of all sorts go as they do by a second telling of the rules that shares no code with the first."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins
from tests.conftest import LONG
from tests.games.quest.oracle import CREATURES, ITEMS, Battle, Fighter
from tests.games.quest.tables import PLACES, After, drawn, meet

from pythia.games.quest.battle import declaring
from pythia.games.quest.state import Action, Hero, Outcome

BATTLES = 30_000 if LONG else 3_000
CARRIED = (
    *ITEMS,
    "ring-of-magical-forces",
    "potion-of-rebirth",
    "scroll-of-decay",
    "scroll-of-deep-prayer",
    "scroll-of-divine-will",
)
KEPT = ("clover-meadow", "forgotten-chapel")


def met(creature: str, terrain: str, dice: Random) -> After:
    """A hero of any sort, before that creature; two others live on whatever comes."""
    items = tuple(dice.sample(CARRIED, dice.choice([0, 2, 4, 6])))
    if dice.random() < 0.2:
        items = tuple(dict.fromkeys((*items, "potion-of-rebirth")))
    red, blue = dice.choice([(0, 4), (1, 3), (3, 1), (5, 0), (8, 0), (6, 2)]), dice.randint(0, 10)
    return meet(
        creature,
        {},
        {},
        terrain=terrain,
        turn={"strength": dice.choice([0, 0, 2]), "will": dice.choice([0, 0, 2])},
        red=red[0],
        red_spent=red[1],
        blue=blue,
        blue_spent=dice.randint(0, 10 - blue),
        gold=dice.choice([0, 1, 4, 5]),
        items=items,
        damaged=tuple(each for each in items[:2] if each in tuple(ITEMS)[:31] and dice.random() < 0.2),
        kept=tuple(each for each in KEPT if dice.random() < 0.3),
        curse=dice.choice([0, 0, 1]),
        ring_used=dice.random() < 0.3,
    )


def fighter(hero: Hero) -> Fighter:
    return Fighter(
        *(hero.red, hero.red_spent, hero.blue, hero.blue_spent, hero.gold, hero.experience),
        sorted(hero.items),
        set(hero.damaged),
        sorted(hero.kept),
        hero.curse,
        hero.ring_used,
        hero.alive,
    )


@pytest.mark.parametrize("share", range(3))
def test_battles_go_as_they_are_told_a_second_time(share: int) -> None:
    dice, seen = Random(f"battles {share}"), Counter[str]()
    for _ in range(BATTLES // 3):
        creature, terrain = dice.choice(list(CREATURES)), dice.choice(list(PLACES))
        begun = met(creature, terrain, dice)
        state, turn = begun.state, begun.state.turn
        declared = to_builtins(dice.choice([fight for fight, _ in declaring.declarations(state)]))
        about: dict[str, Any] = {"items": (), "extras": (), **declared}
        about.pop("do")
        decks = {"common": state.common.pools[0], "rare": state.rare.pools[0]}
        potion = (turn.strength, turn.will)
        told = Battle(creature, terrain, fighter(begun.hero), about, dice, decks, potion).fight()
        after = begun
        for number, (deed, chance) in enumerate(told.steps, 1):
            written = [msgspec.convert(each, Outcome) for each in chance]
            dead = number == len(told.steps) and not told.fighter.alive
            last = (drawn("peaceful-times"),) if dead else ()
            after = after.do(msgspec.convert(deed, Action), *written, *last)
            seen[deed["do"]] += 1
        told.fighter.items.sort()
        assert fighter(after.hero) == told.fighter, (creature, about)
        lying = after.state.cards[begun.hero.space]
        assert (lying is not None) == told.stays
        assert (after.state.battle, after.state.turn.seat) == (None, 0 if told.fighter.alive else 1)
        seen["lived" if told.fighter.alive else "died"] += 1
    assert seen.keys() >= {"roll", "save", "bear", "give", "drink", "die", "died"}, "nothing rare is left out"
