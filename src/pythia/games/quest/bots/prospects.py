"""What a hero may expect of the cards, places and battles before it, by exact odds; in turns saved."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pythia.games.quest import board
from pythia.games.quest.battle.strengths import luck_of
from pythia.games.quest.bots.appraisal import appraisal
from pythia.games.quest.bots.fighter import Fighter
from pythia.games.quest.bots.gains import gains_of
from pythia.games.quest.bots.worth import SCALE, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, PlaceOffer, catalogue
from pythia.games.quest.cards.price import FREE, Price
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

fighter = lru_cache(maxsize=500)(Fighter)
"""As heroes travel and trade, the same fighter is met again and again."""


class Prospects:
    """Of one hero as it stands: what a little more or less of everything would be worth to it."""

    def __init__(self, hero: Hero, fewest: bool = True) -> None:
        now = worth(hero)
        self.hero, self.now, self.fewest = hero, now, fewest
        self._fighter = fighter(hero.red, hero.blue, hero.whole, luck_of(hero))
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
        self._meetings: defaultdict[str, dict[str, Meeting]] = defaultdict(dict)
        """By terrain; those that are everywhere the same, by none."""

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
        count = min(count, hero.red_spent)
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
        total = 0.0
        for word in effects:
            total += appraisal(word)(self, terrain, kind)
        return total

    def less(self, what: Literal["health", "magic", "gold"], count: int) -> float:
        """What is lost with so much of this."""
        if what == "health":
            return self.wounds(count)
        return -self.gold * count if what == "gold" else self.magic(-count)

    def price(self, price: Price) -> float:
        if price == FREE:
            return 0.0
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
        once = self.effects(offer.effect, "") + self.price(price)
        if offer.once:
            return max(0.0, once)
        times = min(max(hero.red_spent, hero.blue_spent // 2), hero.gold // price.gold)
        return max(0.0, once * min(times, 3))

    # ---------------------------------------------------------------------------------------- cards

    def card(self, name: str, terrain: str) -> Meeting:
        """What meeting this card promises, here."""
        known = self._meetings[terrain if name in _local() else ""]
        if name not in known:
            creature = catalogue().creatures.get(name)
            found = self._opportunity(name, terrain) if creature is None else self.battle(creature, terrain)
            known[name] = found
        return known[name]

    def unknown(self, pool: Iterable[str], terrain: str) -> Meeting:
        """What a face-down card promises, one of these."""
        known = self._meetings[""]
        met = [known.get(card) or self.card(card, terrain) for card in pool]
        if not met:
            return NOTHING
        return Meeting(
            sum([each.value for each in met]) / len(met),
            sum([each.experience for each in met]) / len(met),
            sum([each.gold for each in met]) / len(met),
            sum([each.wounds for each in met]) / len(met),
            sum([each.rest for each in met]) / len(met),
        )

    def _opportunity(self, name: str, terrain: str) -> Meeting:
        card, hero = catalogue().opportunities[name], self.hero
        price = card.price
        able = hero.blue >= card.requires.willpower and price.gold <= hero.gold
        if (
            not able
            or price.experience > hero.experience
            or price.health > hero.red
            or price.magic > hero.blue
        ):
            return NOTHING
        value = self.effects(card.effect, terrain) + self.price(price)
        if value <= 0:
            return NOTHING
        gains = gains_of(name)
        experience, gold = gains.experience - price.experience, gains.gold - price.gold
        return self._meeting(value, experience, gold, price.health)

    def battle(self, creature: Creature, terrain: str) -> Meeting:
        """Q6.1: fought the way that promises most."""
        loss, met = self.loss(creature), []
        for kind, fee, win, lost, experience, gold in self._fighter.battles(creature, terrain):
            value = win * self.spoils(creature, kind, terrain) + lost * loss + self.magic(-fee)
            met.append(self._meeting(value, experience, gold, lost))
        found = max(met)
        return NOTHING if found.value < 0 and creature.traits.may_decline else found

    def _meeting(self, value: float, experience: float, gold: float, wounds: float) -> Meeting:
        known = experience * self.experience + gold * self.gold + wounds * self.wound
        return Meeting(value, experience, gold, wounds, value - known)

    def spoils(self, creature: Creature, kind: words.Kind, terrain: str) -> float:
        """What a victory brings."""
        experience = 2.5 if creature.traits.max_margin_experience else creature.experience
        return experience * self.experience + self.effects(creature.treasure, terrain, kind)

    def loss(self, creature: Creature) -> float:
        if upto := creature.traits.web_upto:
            # Held, one fights again.
            return self.wound + upto / 6 * (self.dread - self.wound)
        return self.effects(creature.loss, "") if creature.loss else self.wound


@cache
def _local() -> frozenset[str]:
    """The cards that are not everywhere the same."""
    known = catalogue()
    found = [
        name for name, card in known.creatures.items() if card.traits.strength_in or _has_in(card.treasure)
    ]
    return frozenset([*found, *(name for name, card in known.opportunities.items() if _has_in(card.effect))])


def _has_in(effects: Sequence[words.Effect]) -> bool:
    return words.find(effects, words.In) is not None


def terrain_of(space: int) -> str:
    return board.space(space).kind
