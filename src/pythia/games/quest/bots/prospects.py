"""What a hero may expect of the cards, places and battles before it, by exact odds; in turns saved."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.games.quest import board
from pythia.games.quest.battle.strengths import luck_of
from pythia.games.quest.bots.appraisal import ANYWHERE, Appraisal, appraisal, payment
from pythia.games.quest.bots.arms import bonuses
from pythia.games.quest.bots.fighter import Fighter, Likely
from pythia.games.quest.bots.stakes import Use, least, penalty, stakes, uses, usual_experience
from pythia.games.quest.bots.worth import SCALE, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, PlaceOffer, catalogue
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
        now = worth(hero)
        self.hero, self.now, self.fewest = hero, now, fewest
        self._fighter = fighter(hero.red, hero.blue, bonuses(hero.whole), luck_of(hero))
        self.experience = (worth(replace(hero, experience=hero.experience + 2)) - now) / 2
        self.gold = (worth(replace(hero, gold=hero.gold + 2)) - now) / 2
        self.strength = worth(replace(hero, red=hero.red + 1)) - now
        self.will = worth(replace(hero, blue=hero.blue + 1)) - now
        self._wounds: dict[int, float] = {}
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
        self._services: dict[PlaceOffer, float] = {}
        self._worth: dict[str, dict[Appraisal, float]] = {}
        self._values: dict[str, dict[str, float]] = {}
        self._meetings: dict[str, dict[str, Meeting]] = {}
        """By terrain and card."""

    def wounds(self, count: int) -> float:
        """What losing this much Health costs."""
        if count not in self._wounds:
            self._wounds[count] = self._wounded(count)
        return self._wounds[count]

    def _wounded(self, count: int) -> float:
        hero = self.hero
        if count > hero.red:
            return worth(replace(hero, died=1)) - self.now
        return worth(replace(hero, red=hero.red - count, red_spent=hero.red_spent + count)) - self.now

    def health(self, count: int) -> float:
        hero = self.hero
        if not (count := min(count, hero.red_spent)):
            return 0.0
        return worth(replace(hero, red=hero.red + count, red_spent=hero.red_spent - count)) - self.now

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

    def service(self, offer: PlaceOffer) -> float:
        """Q7.2, Q7.3: what a place offers, as often as it is of use."""
        if offer not in self._services:
            self._services[offer] = self._service(offer)
        return self._services[offer]

    def _service(self, offer: PlaceOffer) -> float:
        hero, price = self.hero, offer.price
        if price.gold > hero.gold or price.health > hero.red or price.magic > hero.blue:
            return 0.0
        once = self.effects(offer.effect, ANYWHERE) + payment(price)(self)
        if offer.once:
            return max(0.0, once)
        times = min(max(hero.red_spent, hero.blue_spent // 2), hero.gold // price.gold)
        return max(0.0, once * min(times, 3))

    # ---------------------------------------------------------------------------------------- cards

    def values(self, terrain: str) -> dict[str, float]:
        """By card: what meeting it promises here."""
        if terrain not in self._values:
            found = self._valued(terrain)
            self._values[terrain] = found if terrain == ANYWHERE else self.values(ANYWHERE) | found
        return self._values[terrain]

    def _valued(self, terrain: str) -> dict[str, float]:
        found = dict(least(terrain))
        for value, (_, _, foe) in self._battles(terrain):
            found[foe.card] = max(found[foe.card], value)
        for value, use in self._uses(terrain):
            found[use.card] = value
        return found

    def meetings(self, terrain: str) -> dict[str, Meeting]:
        """By card: the same, and what it is that it brings."""
        if terrain not in self._meetings:
            found = self._met(terrain)
            self._meetings[terrain] = found if terrain == ANYWHERE else self.meetings(ANYWHERE) | found
        return self._meetings[terrain]

    def _met(self, terrain: str) -> dict[str, Meeting]:
        found: dict[str, Meeting] = {}
        for value, (win, loss, foe) in self._battles(terrain):
            met = self._meeting(value, win * foe.creature.experience, win * foe.sure_gold, loss)
            found[foe.card] = max(met, found.get(foe.card, met))
        for card, value in least(terrain).items():
            if found[card].value < value:
                found[card] = NOTHING
        for value, use in self._uses(terrain):
            met = self._meeting(value, use.sure_experience, use.sure_gold, use.price.health)
            found[use.card] = met if value else NOTHING
        return found

    def _meeting(self, value: float, experience: float, gold: float, wounds: float) -> Meeting:
        known = experience * self.experience + gold * self.gold + wounds * self.wound
        return Meeting(value, experience, gold, wounds, value - known)

    def _battles(self, terrain: str) -> list[tuple[float, Likely]]:
        """What every battle promises that could be fought here."""
        worths, experience = self._worths(terrain), self.experience
        return [
            (
                win * (foe.experience * experience + worths[foe.treasure])
                + loss * worths[foe.penalty]
                + worths[foe.payment],
                likely,
            )
            for likely in self._fighter.battles(terrain)
            for win, loss, foe in (likely,)
        ]

    def _uses(self, terrain: str) -> list[tuple[float, Use]]:
        """What every opportunity promises: nothing, where it cannot be used or is better left alone."""
        hero, worths, found = self.hero, self._worths(terrain), []
        for use in uses(terrain):
            price = use.price
            able = hero.blue >= use.willpower and price.gold <= hero.gold and price.magic <= hero.blue
            able = able and price.experience <= hero.experience and price.health <= hero.red
            found.append((max(0.0, worths[use.effect] + worths[use.payment]) if able else 0.0, use))
        return found

    def _worths(self, terrain: str) -> dict[Appraisal, float]:
        """What all that is at stake here is worth to this hero."""
        if terrain not in self._worth:
            known = {} if terrain == ANYWHERE else self._worths(ANYWHERE)
            new = {each: each(self) for each in stakes(terrain) if each not in known}
            self._worth[terrain] = known | new
        return self._worth[terrain]

    def spoils(self, creature: Creature, kind: words.Kind, terrain: str) -> float:
        """What a victory brings."""
        return usual_experience(creature) * self.experience + self.effects(creature.treasure, terrain, kind)

    def loss(self, creature: Creature) -> float:
        """What being beaten costs."""
        return penalty(creature)(self)


def terrain_of(space: int) -> str:
    return board.space(space).kind
