"""Some turns ahead for oneself alone: where to go, what to meet there, where to work and heal, which
certificate to buy when.

Cards are taken at what is expected of them, and so is what chance brings; what others do meanwhile is left
out. Of the journeys only the most promising are followed from turn to turn.
"""

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from pythia.games.quest import board
from pythia.games.quest.bots.gains import sure_gains
from pythia.games.quest.bots.judge import Judge, with_item
from pythia.games.quest.bots.places import heals
from pythia.games.quest.bots.prospects import Meeting, terrain_of
from pythia.games.quest.bots.worth import DEATH, SCALE, frail, kit, lacking, speed, tour, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.state import Hero, Way
from pythia.games.quest.turn import travel

MAX_TURNS = 6
"""For how many turns journeys are followed."""
MAX_JOURNEYS = 12
"""How many of them are followed from one turn to the next, for each first step."""
STILL_THERE_PROBABILITY = 0.95
"""That what lies on a space still lies there a turn later."""
WAYS: tuple[Way, ...] = ("foot", "boots", "horse", "boat", "gate", "carpet")


class Work(NamedTuple):
    """Q7.3: instead of moving."""

    health: int
    experience: int
    gold: int
    rest: float
    """What else it costs."""


class Healing(NamedTuple):
    """Q7.2."""

    most: int
    gold: int
    """Each."""


class Place(NamedTuple):
    """What a space has for this hero beside its card."""

    laid: float
    """How likely a card is to be laid there by the next chance card, if there is none."""
    goods: list[tuple[float, int]]
    """What they would gain, and their prices."""
    rest: float


class Journey(NamedTuple):
    """What is expected to be in hand when a turn has ended."""

    space: int
    experience: float
    gold: float
    spent: float
    """Health."""
    lacks: int
    """Certificates, as a mask of spaces."""
    seen: int
    """Where there is nothing more to be had."""
    letters: int
    gained: float
    """All that is neither experience, gold nor Health."""


class Plan:
    def __init__(self, judge: Judge) -> None:
        hero = judge.hero
        self._hero, self._judge, self._speed = hero, judge, speed(hero)
        self._players = sum(each.alive for each in judge.state.heroes)
        self._places = [self._place(space) for space in board.everywhere()]
        self._meetings: dict[int, list[Meeting | None]] = {hero.red: _meetings(judge)}
        self._health = hero.red + hero.red_spent
        self._healing, self._alms = _income(judge)
        self._resale = SCALE.resale * kit(hero.items, hero.damaged).resale
        self._free = _own(hero.character)
        self._legs = _legs(travel.vehicles(hero.whole))
        mask, _ = lacking(hero.character, hero.certificates)
        self._start = Journey(
            hero.space,
            hero.experience,
            hero.gold,
            hero.red_spent,
            mask,
            0,
            kit(hero.items, hero.damaged).letters,
            0.0,
        )
        self._values: dict[tuple[int, int], float] = {}

    def value(self, to: int, gold: int) -> float:
        """The best that can come of ending this turn's move there."""
        if (to, gold) not in self._values:
            self._values[to, gold] = self._follow(self._arrive(self._start, to, gold, 0))
        return self._values[to, gold]

    def elsewhere(self) -> float:
        """The best that can come of leaving."""
        here, gold = self._hero.space, self._hero.gold
        return max(self.value(to, price) for to, price in self._legs[here] if to != here and price <= gold)

    def ahead(self) -> float:
        """What the turns to come are likely to add to this hero's worth, one after the other."""
        return self._follow(self._start) - self._left(self._start)

    def _place(self, space: int) -> Place:
        judge, there = self._judge, self._judge.at(space)
        now, on_sale = worth(there), judge.goods(space)
        goods = [(worth(with_item(there, item, 0)) - now, price) for item, price in on_sale]
        dear = judge.prospects.gold
        goods = [(gain, price) for gain, price in goods if gain > dear * price]
        laid = _laid(judge, board.space(space).kind) if judge.state.cards[space] is None else 0.0
        return Place(laid, goods, judge.services(space, healing=False))

    def _met(self, space: int, health: int) -> Meeting | None:
        """What the card there promises this hero when it has this Health."""
        if health not in self._meetings:
            hero, state = self._hero, self._judge.state
            hurt = replace(hero, red=health, red_spent=self._health - health)
            heroes = tuple([hurt if each is hero else each for each in state.heroes])
            self._meetings[health] = _meetings(Judge(replace(state, heroes=heroes)))
        return self._meetings[health][space]

    def _follow(self, first: Journey) -> float:
        if not first.lacks:
            return MAX_TURNS + self._left(first)
        front, best = [first], -1e9
        for turn in range(1, MAX_TURNS + 1):
            found: dict[tuple[int, int, int], tuple[float, Journey]] = {}
            for journey in front:
                for space, price in self._legs[journey.space]:
                    if price > journey.gold:
                        continue
                    then = self._arrive(journey, space, price, turn)
                    value = self._left(then)
                    if not then.lacks:
                        best = max(best, MAX_TURNS - turn + value)
                        continue
                    key = (space, then.lacks, then.seen)
                    if key not in found or found[key][0] < value:
                        found[key] = (value, then)
            ranked = sorted(found.values(), key=lambda pair: -pair[0])
            front = [journey for _, journey in ranked[:MAX_JOURNEYS]]
        return max(best, ranked[0][0]) if ranked else best

    def _arrive(self, before: Journey, to: int, price: int, turn: int) -> Journey:
        """A turn that ends there."""
        _, experience, gold, spent, lacks, seen, letters, gained = before
        gold -= price
        if turn:
            gold += self._alms
            spent = max(0.0, spent - self._healing)
        bit, place = 1 << to, self._places[to]
        if not seen & bit:
            odds = STILL_THERE_PROBABILITY**turn
            met = self._met(to, max(0, round(self._health - spent)))
            if met is not None:
                seen |= bit
                if place.laid:
                    odds *= 1 - (1 - place.laid) ** (turn * self._players)
                experience += odds * met.experience
                gold += odds * met.gold
                dying = 1 - self._health + spent
                if dying > 0:
                    gained += DEATH * dying * odds * met.wounds
                spent += odds * met.wounds
                gained += odds * met.rest
            elif place.goods or place.rest:
                gain, cost = max([each for each in place.goods if each[1] <= gold], default=(0.0, 0))
                gold -= cost
                gained += odds * gain + place.rest
                seen |= bit
        if to == before.space and (work := _works()[to]) and spent + work.health <= self._health:
            spent += work.health
            experience += work.experience
            gold += work.gold
            gained += work.rest
        if lacks & bit:
            numbers = catalogue().numbers
            letter = letters > 0 and not self._free & bit
            fee = 0 if self._free & bit or letter else numbers.certificate_gold
            if experience >= numbers.certificate_experience and gold >= fee:
                experience -= numbers.certificate_experience
                gold -= fee
                letters -= letter
                lacks &= ~bit
                gained += SCALE.certificate
        if spent and (healing := _heals()[to]):
            count = min(spent, healing.most, gold // healing.gold if healing.gold else spent)
            spent -= count
            gold -= healing.gold * count
        return Journey(to, experience, gold, spent, lacks, seen, letters, gained)

    def _left(self, journey: Journey) -> float:
        """How few turns are likely to be left, as `worth`."""
        space, experience, gold, spent, lacks, _, letters, gained = journey
        if not lacks:
            return gained
        numbers = catalogue().numbers
        paid = (lacks & ~self._free).bit_count() - letters
        gold += self._resale - (numbers.certificate_gold * paid if paid > 0 else 0)
        experience -= numbers.certificate_experience * lacks.bit_count()
        left = gained - SCALE.health * spent - SCALE.tour * tour(space, lacks)
        left += SCALE.gold * (SCALE.spare * gold if gold > 0 else gold / self._speed)
        if experience >= 0:
            left += SCALE.experience * SCALE.spare * experience
        else:
            left += SCALE.experience * experience / self._speed - SCALE.short
        return left + frail(self._health - spent)


def _income(judge: Judge) -> tuple[float, float]:
    """Q3: the Health and gold that chance cards are likely to bring in a round."""
    state = judge.state
    cards = [catalogue().chance[card] for card in (*state.chance.pools[-1], *state.chance.discards)]
    players = sum(hero.alive for hero in state.heroes)
    brought = [sure_gains(card.effect, players) for card in cards]
    return sum(each.health for each in brought) / len(cards), sum(each.gold for each in brought) / len(cards)


def _meetings(judge: Judge) -> list[Meeting | None]:
    """By space: what its card, or the next that is laid there, promises."""
    return [
        judge.meeting(space) or (judge.unknown(terrain_of(space)) if board.space(space).wild else None)
        for space in board.everywhere()
    ]


def _laid(judge: Judge, terrain: str) -> float:
    chance = judge.state.chance
    cards = [catalogue().chance[card] for card in (*chance.pools[-1], *chance.discards)]
    laying = [
        each for each in cards if (lay := words.find(each.effect, words.Lay)) and lay.terrain == terrain
    ]
    return len(laying) / len(cards)


@cache
def _works() -> list[Work | None]:
    found: list[Work | None] = []
    for space in board.everywhere():
        offer = next((each for each in board.space(space).offers if each.instead_of_moving), None)
        if offer is None:
            found.append(None)
            continue
        gains = sure_gains(offer.effect)
        found.append(Work(offer.price.health, gains.experience, gains.gold, -SCALE.magic * offer.price.magic))
    return found


@cache
def _heals() -> list[Healing | None]:
    found: list[Healing | None] = []
    for space in board.everywhere():
        offers = [(offer, word) for offer in board.space(space).offers if (word := heals(offer))]
        most = [word.amount if offer.once and word.amount != "all" else 99 for offer, word in offers]
        found.append(Healing(most[0], offers[0][0].price.gold) if offers else None)
    return found


@cache
def _own(character: str) -> int:
    return sum(1 << board.number(guild) for guild in catalogue().characters[character].guilds)


@cache
def _legs(items: tuple[str, ...]) -> list[list[tuple[int, int]]]:
    """From each space, with these items: where one can go in a turn, and for how much."""
    found = []
    for space in board.everywhere():
        hero = Hero("", space, 0, 0, items=items)
        cheapest = {space: 0}
        for way in WAYS:
            for to in travel.reach(hero, way):
                price = travel.price(hero, way).gold
                cheapest[to] = min(price, cheapest.get(to, price))
        found.append(list(cheapest.items()))
    return found
