"""Some turns ahead for oneself alone: where to go, what to meet there, which certificate to buy when.

Cards are taken at what is expected of them; what others do meanwhile is left out.
"""

from functools import cache
from typing import NamedTuple

from pythia.games.quest import board, travel
from pythia.games.quest.bots.judge import PACE, Judge
from pythia.games.quest.bots.prospects import Meeting
from pythia.games.quest.bots.worth import FRAIL, SCALE, lacking, tour, ways
from pythia.games.quest.catalogue import catalogue
from pythia.games.quest.state import Hero, Way

LATER = 0.97
"""What a turn more to wait leaves of anything."""
VICTORY = 30.0
WAYS: tuple[Way, ...] = ("foot", "boots", "horse", "boat", "gate", "carpet")


class Step(NamedTuple):
    """What ending a turn on a space promises, but for certificates."""

    met: Meeting
    work: Meeting
    """Instead of moving."""


class Plan:
    def __init__(self, judge: Judge, depth: int) -> None:
        hero = judge.hero
        self._hero, self._depth = hero, depth
        self._steps = [_step(judge, space) for space in board.everywhere()]
        promise = [step.met.value + max(0.0, 2 * step.work.value - PACE) for step in self._steps]
        self._far = [
            max(promise[to] - PACE * way[to] for to in board.everywhere() if to != space)
            for space, way in enumerate(ways())
        ]
        self._mask, _ = lacking(hero.character, hero.certificates)
        self._free = _own(hero.character)
        self._letters = hero.whole.count("letter-of-recommendation")
        self._gold = judge.prospects.gold
        self._legs = _legs(hero)

    def value(self, to: int, gold: int) -> float:
        """The best that can come of ending this turn's move there."""
        hero = self._hero
        return self._at(
            to, to == hero.space, self._depth, float(hero.experience), float(hero.gold - gold), 0.0,
            self._mask, 0, self._letters,
        ) - self._gold * gold  # fmt: skip

    def elsewhere(self) -> float:
        """The best that can come of leaving."""
        here, gold = self._hero.space, self._hero.gold
        return max(self.value(to, price) for to, price in self._legs[here] if to != here and price <= gold)

    def _at(
        self, space: int, stayed: bool, depth: int, experience: float, gold: float, wounds: float,
        lacks: int, seen: int, letters: int,
    ) -> float:  # fmt: skip
        met, work = self._steps[space]
        bit = 1 << space
        value = 0.0
        if not seen & bit:
            value = met.value
            experience += met.experience
            gold += met.gold
            wounds += met.wounds
            if met.gone:
                seen |= bit
        if stayed and work.value and wounds + work.wounds <= self._hero.red:
            value += work.value
            experience += work.experience
            gold += work.gold
            wounds += work.wounds
        if lacks & bit:
            fee = 0 if self._free & bit or letters else 5
            if experience >= 5 and gold >= fee:
                experience, gold = experience - 5, gold - fee
                letters -= bool(letters and not self._free & bit)
                lacks &= ~bit
                value += SCALE.certificate
                if not lacks:
                    return value + VICTORY
        if depth == 0:
            return value + self._leaf(space, wounds, lacks)
        best = -1e9
        for to, price in self._legs[space]:
            if price <= gold:
                later = self._at(
                    to, to == space, depth - 1, experience, gold - price, wounds, lacks, seen, letters
                )
                later -= self._gold * price
                best = max(best, later)
        return value + LATER * best

    def _leaf(self, space: int, wounds: float, lacks: int) -> float:
        health = self._hero.red - wounds
        frail = FRAIL[max(0, int(health))] if health < len(FRAIL) else 0.0
        return frail - SCALE.tour * 2 * tour(space, lacks) + self._far[space]


def _step(judge: Judge, space: int) -> Step:
    met = judge.meeting(space)
    if met is not None:
        return Step(met, Meeting(0.0))
    there = judge.at(space)
    value = judge.services(there) + judge.bargain(there)
    work = Meeting(0.0)
    for offer in board.space(space).offers:
        if offer.instead_of_moving and (gain := judge.work(there)) > 0:
            what = {word.what: float(word.amount) for word in offer.effect}  # type: ignore[union-attr]
            work = Meeting(gain, what.get("experience", 0.0), what.get("gold", 0.0), offer.price.health)
    return Step(Meeting(value, gone=1.0 if value else 0.0), work)


@cache
def _own(character: str) -> int:
    return sum(1 << board.number(guild) for guild in catalogue().characters[character].guilds)


def _legs(hero: Hero) -> list[list[tuple[int, int]]]:
    """From each space: where one can go in a turn, and for how much."""
    special = tuple([item for item in hero.whole if item in ("rangers-boots", "flying-carpet")])
    return _all_legs(special)


@cache
def _all_legs(items: tuple[str, ...]) -> list[list[tuple[int, int]]]:
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
