"""What items add to battles, held as well as the rules allow."""

from functools import cache, lru_cache
from typing import NamedTuple, get_args

from pythia.games.quest.battle import declaring
from pythia.games.quest.battle.strengths import HANDS, bonus
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.state import Hero

TYPES: tuple[words.Type, ...] = get_args(words.Type)


class Bonuses(NamedTuple):
    """The most that items add."""

    against: tuple[int, ...]
    """By Strength, against each type of creature."""
    strength: int
    """Against a creature of any type."""
    will: int


@lru_cache(maxsize=50_000)
def bonuses(whole: tuple[str, ...]) -> Bonuses:
    """Of these items, none of them damaged."""
    slots = {item: catalogue().items[item].slot for item in whole}
    best = _held(tuple([item for item, slot in slots.items() if slot in HANDS or slot == "head"]))
    others = [_adds(item) for item, slot in slots.items() if slot == "other"]
    *against, strength, will = map(sum, zip(best, *others, strict=True))
    return Bonuses(tuple(against), strength, will)


@lru_cache(maxsize=10_000)
def _held(items: tuple[str, ...]) -> tuple[int, ...]:
    """Q6.4: of each sum the best, in hands and on the head."""
    ways = declaring.loadouts(Hero("", 0, 0, 0, items=items))
    sums = [tuple(map(sum, zip(_NOTHING, *map(_adds, way), strict=True))) for way in ways]
    return tuple(map(max, zip(*sums, strict=True)))


_NOTHING = (0,) * (len(TYPES) + 2)


@cache
def _adds(name: str) -> tuple[int, ...]:
    """To a battle of Strength with each type, to one with any type, and to a battle of Wills."""
    item = catalogue().items[name]
    return (*[bonus(item, "strength", each) for each in TYPES], item.strength, item.will)
