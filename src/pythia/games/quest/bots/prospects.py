"""What a hero may expect of the cards, places and battles before it, by exact odds; in turns saved."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from pythia.games.quest import board
from pythia.games.quest.battle import odds
from pythia.games.quest.battle.strengths import kinds, luck_of
from pythia.games.quest.bots.worth import SCALE, best, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.state import Hero
from pythia.games.quest.turn.effects import amount_gained, amount_lost

ITEM_WORTH = {"common": 1.0, "rare": 2.2}
"""What an item of the deck is worth on average, in turns saved."""


class Meeting(NamedTuple):
    """What is expected of a card: what it is worth in all, and of that experience, gold and Health lost."""

    value: float
    experience: float = 0.0
    gold: float = 0.0
    wounds: float = 0.0
    rest: float = 0.0
    """What is neither."""


class Prospects:
    """Of one hero as it stands: what a little more or less of everything would be worth to it."""

    def __init__(self, hero: Hero, fewest: bool = True) -> None:
        now = worth(hero)
        self.hero, self.now, self._fewest = hero, now, fewest
        self.experience = (worth(replace(hero, experience=hero.experience + 2)) - now) / 2
        self.gold = (worth(replace(hero, gold=hero.gold + 2)) - now) / 2
        self.strength = worth(replace(hero, red=hero.red + 1)) - now
        self.will = worth(replace(hero, blue=hero.blue + 1)) - now
        self.wound = self.wounds(1)
        self.dread = self.wounds(2)
        self.far = 0.35 + 0.65 * min(1.0, self.strength)
        """Less towards the end of a match, when what makes one strong has little time to pay."""
        self._meetings: dict[tuple[str, str], Meeting] = {}

    def wounds(self, count: int) -> float:
        """What losing this much Health costs."""
        hero = self.hero
        if count > hero.red:
            return worth(replace(hero, died=1)) - self.now
        return worth(replace(hero, red=hero.red - count, red_spent=hero.red_spent + count)) - self.now

    def health(self, count: int) -> float:
        hero = self.hero
        count = min(count, hero.red_spent)
        return worth(replace(hero, red=hero.red + count, red_spent=hero.red_spent - count)) - self.now

    def magic(self, count: int) -> float:
        """What this much Magic is worth, gained or, below 0, lost."""
        count = max(-self.hero.blue, min(count, self.hero.blue_spent))
        return SCALE.magic * count

    # ---------------------------------------------------------------------------------------- effects

    def effects(self, effects: Sequence[words.Effect], terrain: str, kind: words.Kind = "strength") -> float:
        return sum([self._effect(word, terrain, kind) for word in effects])

    def _effect(self, word: words.Effect, terrain: str, kind: words.Kind) -> float:
        match word:
            case words.Roll(table=table):
                total, before = 0.0, 0
                for row in table:
                    total += (row.upto - before) / 6 * self.effects(row.effect, terrain, kind)
                    before = row.upto
                return total
            case words.Choose(among=among):
                return max(self.effects(each, terrain, kind) for each in among.values())
            case words.In(terrain=where, effect=effect, otherwise=otherwise):
                return self.effects(effect if where == terrain else otherwise, terrain, kind)
            case words.IfFewestCertificates(effect=effect, otherwise=otherwise):
                return self.effects(effect if self._fewest else otherwise, terrain, kind)
            case words.ByKind(strength=strength, will=will):
                return self.effects(strength if kind == "strength" else will, terrain, kind)
            case words.Each() | words.Least():
                return 0.3
            case _:
                return self._simple(word)

    def _simple(self, word: words.Simple) -> float:
        hero = self.hero
        match word:
            case words.Heal(amount=amount):
                return self.health(hero.red_spent if amount == "all" else amount)
            case words.Recharge(amount=amount):
                return self.magic(hero.blue_spent if amount == "all" else amount)
            case words.Gain(what=what):
                each = {
                    "gold": self.gold,
                    "experience": self.experience,
                    "strength": self.strength,
                    "willpower": self.will,
                }
                return each[what] * amount_gained(hero, word)
            case words.Lose(what=what):
                count = amount_lost(hero, word)
                if what == "health":
                    return self.wounds(count)
                return -self.gold * count if what == "gold" else self.magic(-count)
            case words.Draw(deck=deck):
                return ITEM_WORTH[deck] * self.far
            case words.Keep():
                return 0.6 * self.far
            case words.Curse(amount=amount):
                return -0.3 * amount
            case words.GiveItem():
                return -0.5 if hero.items else self.wound
            case words.Market():
                return 1.6 * ITEM_WORTH["rare"] * self.far
            case words.Collect(times=times):
                prices = [catalogue().items[item].price for item in hero.whole]
                return 0.5 * times * max(prices, default=0) * self.gold
            case words.ExtraTurn():
                return 0.9
            case words.Exchange():
                return 0.5
            case words.Travel():
                return 0.6
            case words.Alchemy() | words.Go() | words.Boost() | words.Steal() | words.Banish():
                return 0.3
            case words.Renew() | words.Lay() | words.Goods():
                return 0.3
            case _:
                assert_never(word)

    def price(self, price: Price) -> float:
        cost = -self.gold * price.gold - self.experience * price.experience
        if price.health:
            cost += self.wounds(price.health)
        return cost + self.magic(-price.magic)

    # ---------------------------------------------------------------------------------------- cards

    def card(self, name: str, terrain: str) -> Meeting:
        """What meeting this card promises, here."""
        key = (name, terrain if name in _local() else "")
        if key not in self._meetings:
            creature = catalogue().creatures.get(name)
            found = self._opportunity(name, terrain) if creature is None else self.battle(creature, terrain)
            self._meetings[key] = found
        return self._meetings[key]

    def unknown(self, pool: Iterable[str], terrain: str) -> Meeting:
        """What a face-down card promises, one of these."""
        met = [self.card(card, terrain) for card in pool]
        return (
            Meeting(*(sum(column) / len(met) for column in zip(*met, strict=True))) if met else Meeting(0.0)
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
            return Meeting(0.0)
        value = self.effects(card.effect, terrain) + self.price(price)
        if value <= 0:
            return Meeting(0.0)
        gains = _gains_of(name)
        experience, gold = gains.experience - price.experience, gains.gold - price.gold
        return self._meeting(value, experience, gold, price.health)

    def battle(self, creature: Creature, terrain: str) -> Meeting:
        """Q6.1: fought the way that promises most."""
        found = max(
            met for kind in kinds(creature) if (met := self._fought(creature, kind, terrain)) is not None
        )
        return Meeting(0.0) if found.value < 0 and creature.traits.may_decline else found

    def _fought(self, creature: Creature, kind: words.Kind, terrain: str) -> Meeting | None:
        fee = catalogue().numbers.kind if kind != kinds(creature)[0] else 0
        staged = creature.traits.two_stages
        if fee > self.hero.blue or (staged and fee):
            return None
        luck = luck_of(self.hero)
        win, draw, loss = 1.0, 0.0, 0.0
        for stage in kinds(creature) if staged else (kind,):
            roll = chances(self.ahead(creature, stage, terrain, fee), luck)
            for _ in range(creature.lives):
                draw, loss, win = draw + win * roll[1], loss + win * roll[2], win * roll[0]
        value = win * self.spoils(creature, kind, terrain) + loss * self.loss(creature) + self.magic(-fee)
        gold = _gains_of(creature.id).gold
        return self._meeting(value, win * creature.experience, win * gold, loss)

    def _meeting(self, value: float, experience: float, gold: float, wounds: float) -> Meeting:
        known = experience * self.experience + gold * self.gold + wounds * self.wound
        return Meeting(value, experience, gold, wounds, value - known)

    def ahead(self, creature: Creature, kind: words.Kind, terrain: str, fee: int) -> int:
        """By how much one leads before the dice."""
        hero = self.hero
        held = 0 if creature.traits.no_bonuses else best(hero.whole, kind, creature.type)
        if kind == "will":
            return hero.blue - fee + held - (creature.will or 0)
        foe = creature.strength
        there = creature.traits.strength_in
        if there and there.terrain == terrain:
            foe = there.strength
        return hero.red + held - (2 * hero.red if foe is None else foe)

    def spoils(self, creature: Creature, kind: words.Kind, terrain: str) -> float:
        """What a victory brings."""
        experience = 2.5 if creature.traits.max_margin_experience else creature.experience
        return experience * self.experience + self.effects(creature.treasure, terrain, kind)

    def loss(self, creature: Creature) -> float:
        if upto := creature.traits.web_upto:
            # Held, one fights again.
            return self.wound + upto / 6 * (self.dread - self.wound)
        return self.effects(creature.loss, "") if creature.loss else self.wound


class Gains(NamedTuple):
    experience: int = 0
    gold: int = 0
    health: int = 0

    def plus(self, other: "Gains", times: int = 1) -> "Gains":
        return Gains(*(one + times * more for one, more in zip(self, other, strict=True)))


def sure_gains(effects: Sequence[words.Effect], players: int = 1) -> Gains:
    """The experience, gold and Health that are sure to be gained, by all these players together."""
    total = Gains()
    for word in effects:
        total = total.plus(_sure_gains(word, players))
    return total


def _sure_gains(word: words.Effect, players: int) -> Gains:
    match word:
        case words.Gain(what="experience", amount=int(amount)):
            return Gains(experience=amount)
        case words.Gain(what="gold", amount=int(amount)):
            return Gains(gold=amount)
        case words.Heal(amount=int(amount)):
            return Gains(health=amount)
        case words.Each(drawer=drawer, others=others):
            return sure_gains(drawer).plus(sure_gains(others), players - 1)
        case words.Least(effect=effect):
            return sure_gains(effect)
        case (
            words.Heal() | words.Gain() | words.Recharge() | words.Lose() | words.Draw() | words.Keep()
            | words.Curse() | words.GiveItem() | words.Alchemy() | words.Market() | words.Collect()
            | words.Travel() | words.Go() | words.Boost() | words.Steal() | words.Banish() | words.Renew()
            | words.Exchange() | words.ExtraTurn() | words.Lay() | words.Goods() | words.Roll()
            | words.Choose() | words.In() | words.IfFewestCertificates() | words.ByKind()
        ):  # fmt: skip
            return Gains()  # nothing of these three, or nothing that is sure
        case _:
            assert_never(word)


@cache
def _gains_of(name: str) -> Gains:
    """What is sure to be gained by using this opportunity, or by beating this creature."""
    creature = catalogue().creatures.get(name)
    return sure_gains(creature.treasure if creature else catalogue().opportunities[name].effect)


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


@cache
def chances(ahead: int, luck: tuple[int, int] | None) -> tuple[float, float, float]:
    """One roll, a die a side."""
    win, draw, loss = odds.of_roll(ahead, 1, 1, luck)
    return float(win), float(draw), float(loss)


def terrain_of(space: int) -> str:
    return board.space(space).kind
