"""What a hero may expect of the cards, places and battles before it, by exact odds; in turns saved."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.games.quest import board
from pythia.games.quest.battle.strengths import luck_of
from pythia.games.quest.bots.appraisal import ANYWHERE, Appraisal, appraisal
from pythia.games.quest.bots.arms import bonuses
from pythia.games.quest.bots.fighter import Fighter
from pythia.games.quest.bots.stakes import (
    creatures,
    may_be_declined,
    opportunities,
    penalty,
    stakes,
    uses,
    usual_experience,
)
from pythia.games.quest.bots.worth import SCALE, kit, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.state import Hero


class Meeting(Struct, frozen=True, order=True, gc=False):
    """What is expected of a card: what it is worth in all, and of that experience, gold and Health lost."""

    value: float
    experience: float = 0.0
    gold: float = 0.0
    wounds: float = 0.0
    rest: float = 0.0
    """What is neither."""


NOTHING = Meeting(0.0)


def mean(meetings: Sequence[Meeting]) -> Meeting:
    """What to expect where each of these is as likely."""
    if not meetings:
        return NOTHING
    return Meeting(
        sum([each.value for each in meetings]) / len(meetings),
        sum([each.experience for each in meetings]) / len(meetings),
        sum([each.gold for each in meetings]) / len(meetings),
        sum([each.wounds for each in meetings]) / len(meetings),
        sum([each.rest for each in meetings]) / len(meetings),
    )


fighter = lru_cache(maxsize=500)(Fighter)
"""As heroes travel and trade, the same fighter is met again and again."""


class Prospects:
    """Of one hero as it stands: what a little more or less of everything would be worth to it."""

    def __init__(self, hero: Hero, fewest: bool = True) -> None:
        self._kit = kit(hero.items, hero.damaged)
        self.hero, self.now, self.fewest = hero, worth(hero, self._kit), fewest
        self._fighter = fighter(hero.red, hero.blue, bonuses(hero.whole), luck_of(hero))
        self.experience = self._more(experience=hero.experience + 2) / 2
        self.gold = self._more(gold=hero.gold + 2) / 2
        self.strength = self._more(red=hero.red + 1)
        self.will = self._more(blue=hero.blue + 1)
        self._wounds: dict[int, float] = {}
        self._healed: dict[int, float] = {}
        self.wound = self.wounds(1)
        self.dread = self.wounds(2)
        self.far = 0.35 + 0.65 * min(1.0, self.strength)
        """Less towards the end of a match, when what makes one strong has little time to pay."""
        self.one_more = {
            "gold": self.gold,
            "experience": self.experience,
            "strength": self.strength,
            "willpower": self.will,
        }
        self._worth: dict[Appraisal, float] = {}
        self._values: dict[str, dict[str, float]] = {}
        self._meetings: dict[str, dict[str, Meeting]] = {}
        """By terrain and card."""

    def _more(self, **changes: int) -> float:
        """What this would add to its worth."""
        return worth(replace(self.hero, **changes), self._kit) - self.now

    def wounds(self, count: int) -> float:
        """What losing this much Health costs."""
        if count not in self._wounds:
            self._wounds[count] = self._wounded(count)
        return self._wounds[count]

    def _wounded(self, count: int) -> float:
        hero = self.hero
        if count > hero.red:
            return self._more(died=1)
        return self._more(red=hero.red - count, red_spent=hero.red_spent + count)

    def health(self, count: int) -> float:
        """What it is worth to get so much of it back."""
        hero = self.hero
        if not (count := min(count, hero.red_spent)):
            return 0.0
        if count not in self._healed:
            self._healed[count] = self._more(red=hero.red + count, red_spent=hero.red_spent - count)
        return self._healed[count]

    @property
    def dearest(self) -> int:
        """The price of the dearest item it could give."""
        return max([catalogue().items[item].price for item in self.hero.whole], default=0)

    def magic(self, count: int) -> float:
        """What this much Magic is worth, gained or, below 0, lost."""
        if not count:
            return 0.0
        count = max(-self.hero.blue, min(count, self.hero.blue_spent))
        return SCALE.magic * count

    # ---------------------------------------------------------------------------------------- effects

    def effects(self, effects: Sequence[words.Effect], terrain: str, kind: words.Kind = "strength") -> float:
        return appraisal(effects, terrain, kind)(self)

    def less(self, what: Literal["health", "magic", "gold"], count: int) -> float:
        """What is lost with so much of this."""
        if what == "health":
            return self.wounds(count)
        return -self.gold * count if what == "gold" else self.magic(-count)

    def price(self, price: Price) -> float:
        """What paying this costs."""
        cost = -self.gold * price.gold - self.experience * price.experience
        if price.health:
            cost += self.wounds(price.health)
        return cost + self.magic(-price.magic)

    def of(self, what: Appraisal) -> float:
        """What this is worth to this hero."""
        if what not in self._worth:
            self._worth[what] = what(self)
        return self._worth[what]

    # ---------------------------------------------------------------------------------------- cards

    def values(self, terrain: str) -> dict[str, float]:
        """By card: what meeting it promises here."""
        if terrain not in self._values:
            found = self._valued(terrain)
            self._values[terrain] = found if terrain == ANYWHERE else self.values(ANYWHERE) | found
        return self._values[terrain]

    def _valued(self, terrain: str) -> dict[str, float]:
        self._appraise(terrain)
        fought, count = self._fought(terrain), len(creatures(terrain))
        found = dict(zip(creatures(terrain), fought, strict=False))
        for battle, value in zip(self._fighter.battles(terrain)[count:], fought[count:], strict=True):
            found[battle.card] = max(found[battle.card], value)
        for card in may_be_declined(terrain):
            found[card] = max(0.0, found[card])
        found.update(zip(opportunities(terrain), self._used(terrain), strict=True))
        return found

    def meetings(self, terrain: str) -> dict[str, Meeting]:
        """By card: the same, and what it is that it brings."""
        if terrain not in self._meetings:
            found = self._met(terrain)
            self._meetings[terrain] = found if terrain == ANYWHERE else self.meetings(ANYWHERE) | found
        return self._meetings[terrain]

    def _met(self, terrain: str) -> dict[str, Meeting]:
        self._appraise(terrain)
        found: dict[str, Meeting] = {}
        for battle, value in zip(self._fighter.battles(terrain), self._fought(terrain), strict=True):
            experience, gold = battle.foe.creature.experience, battle.foe.sure_gold
            met = self._meeting(value, battle.win * experience, battle.win * gold, battle.loss)
            found[battle.card] = max(met, found.get(battle.card, met))
        for card in may_be_declined(terrain):
            found[card] = max(NOTHING, found[card])
        for use, value in zip(uses(terrain), self._used(terrain), strict=True):
            met = self._meeting(value, use.sure_experience, use.sure_gold, use.health)
            found[use.card] = met if value else NOTHING
        return found

    def _meeting(self, value: float, experience: float, gold: float, wounds: float) -> Meeting:
        known = experience * self.experience + gold * self.gold + wounds * self.wound
        return Meeting(value, experience, gold, wounds, value - known)

    def _fought(self, terrain: str) -> list[float]:
        """What each battle promises that could be fought here."""
        worths, more = self._worth, self.experience
        return [
            win * (experience * more + worths[treasure]) + loss * worths[penalty] + worths[payment]
            for _, win, loss, experience, treasure, penalty, payment, _ in self._fighter.battles(terrain)
        ]

    def _used(self, terrain: str) -> list[float]:
        """What each opportunity promises: nothing, where it cannot be used or is better left alone."""
        hero, worths = self.hero, self._worth
        red, blue, has_gold, has_experience = hero.red, hero.blue, hero.gold, hero.experience
        return [
            value
            if red >= health
            and blue >= will
            and has_gold >= gold
            and has_experience >= experience
            and (value := worths[effect] + worths[payment]) > 0
            else 0.0
            for _, health, will, gold, experience, payment, effect, _, _ in uses(terrain)
        ]

    def _appraise(self, terrain: str) -> None:
        """What all that is at stake here is worth to this hero."""
        known = self._worth
        self._worth |= {each: each(self) for each in stakes(terrain) if each not in known}

    def spoils(self, creature: Creature, kind: words.Kind, terrain: str) -> float:
        """What a victory brings."""
        return usual_experience(creature) * self.experience + self.effects(creature.treasure, terrain, kind)

    def loss(self, creature: Creature) -> float:
        """What being beaten costs."""
        return penalty(creature)(self)


def terrain_of(space: int) -> str:
    return board.space(space).kind
