"""What each choice of a turn promises, one step ahead: by the rules where nothing is left to chance, else by
what may be expected."""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from itertools import chain
from math import inf
from operator import sub
from typing import Any, Never

from msgspec.structs import replace

from pythia.games.quest import board, rules
from pythia.games.quest.battle import declaring, odds
from pythia.games.quest.bots import places
from pythia.games.quest.bots.prospects import Meeting, Prospects, mean, terrain_of
from pythia.games.quest.bots.worth import DEATH, kit, ways, worth
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Space, ability_of, catalogue
from pythia.games.quest.state import (
    Action,
    Bear,
    Decline,
    Dies,
    End,
    Fight,
    Hero,
    Leave,
    Move,
    Read,
    Roll,
    State,
    Use,
)
from pythia.games.quest.turn import travel
from pythia.games.quest.turn.arrival import creature_here
from pythia.games.quest.turn.effects import has_fewest

DELAY_PER_TURN = 0.8
"""What is a turn away is worth this much less, in turns saved: about what a turn brings."""

IMPATIENCE_PER_TURN = 0.3
"""For every turn that brought nothing, staying is worth this much less, so that nobody waits for ever."""


class Unsure(Exception):
    """The step depends on chance."""


class NoChance:
    """Chance for a look at what follows without any: it refuses to draw."""

    def draw(self, *args: Any) -> Never:
        raise Unsure


SURE = NoChance()


@lru_cache(maxsize=10)
def prospects(hero: Hero, fewest: bool) -> Prospects:
    """Wherever it stands, a hero has the same; looking ahead, one meets it again and again."""
    return Prospects(hero, fewest)


@cache
def _delays() -> tuple[tuple[float, ...], ...]:
    """From space to space: how much less what is there is worth for the way; nobody goes where they are."""
    return tuple(
        [
            tuple([inf if to == start else DELAY_PER_TURN * turns for to, turns in enumerate(way)])
            for start, way in enumerate(ways())
        ]
    )


class Judge:
    """Of one position, for whoever's turn it is."""

    def __init__(self, state: State, idle: int = 0) -> None:
        self.state, self.hero = state, state.hero
        self._boredom = IMPATIENCE_PER_TURN * idle
        self._kit = kit(self.hero.items, self.hero.damaged)
        self.now = worth(self.hero, self._kit)
        self._hidden: dict[str, float] = {}
        self._unknown: dict[str, Meeting] = {}

    @cached_property
    def prospects(self) -> Prospects:
        return prospects(replace(self.hero, space=0), has_fewest(self.state, self.hero))

    # ------------------------------------------------------------------------------------- the map

    @cached_property
    def gains(self) -> list[float]:
        """By space: what ending a move there promises."""
        spaces, values = catalogue().spaces, self.prospects.values
        return [
            self._empty(space, here)
            if lying is None
            else values(here.kind)[lying.card]
            if lying.card
            else self.hidden(here.kind)
            for space, (here, lying) in enumerate(zip(spaces, self.state.cards, strict=True))
        ]

    def _empty(self, space: int, here: Space) -> float:
        """What a space promises where no card lies."""
        if here.wild:
            return 0.0
        work = 2 * self.work(space) - DELAY_PER_TURN
        return self.place(self.at(space)) + (work if work > 0 else 0.0)

    def hidden(self, terrain: str) -> float:
        """What a card promises that nobody has seen."""
        if terrain not in self._hidden:
            met = list(map(self.prospects.values(terrain).__getitem__, self._undrawn))
            self._hidden[terrain] = sum(met) / len(met) if met else 0.0
        return self._hidden[terrain]

    @property
    def _undrawn(self) -> Iterator[str]:
        return chain.from_iterable(self.state.adventure.pools)

    def meeting(self, space: int) -> Meeting | None:
        """What the card that lies there promises, and what it is that it brings; None if there is none."""
        lying = self.state.cards[space]
        if lying is None:
            return None
        terrain = terrain_of(space)
        return self.prospects.meetings(terrain)[lying.card] if lying.card else self.unknown(terrain)

    def unknown(self, terrain: str) -> Meeting:
        """The same of a card that nobody has seen."""
        if terrain not in self._unknown:
            meetings = self.prospects.meetings(terrain)
            self._unknown[terrain] = mean([meetings[card] for card in self._undrawn])
        return self._unknown[terrain]

    def at(self, space: int) -> Hero:
        return replace(self.hero, space=space)

    def place(self, hero: Hero) -> float:
        """Q7, Q8.1: what the space of this hero has for it."""
        here, found = board.space(hero.space), self.services(hero.space) + self.bargain(hero)
        if here.kind == "guild" and here.id not in hero.certificates:
            certified = _certified(hero, here.id)
            found += max(0.0, worth(certified) - worth(hero, self._kit)) if certified else 0.0
        return found

    def services(self, space: int, healing: bool = True) -> float:
        """Q7.2."""
        offered = places.services(space) if healing else places.without_healing(space)
        return sum(map(self.prospects.of, offered)) if offered else 0.0

    def bargain(self, hero: Hero) -> float:
        """Q7.1: the best that is on sale."""
        if not self.state.goods[hero.space]:
            return 0.0
        goods = [(item, cost) for item, cost in self.goods(hero.space) if cost <= hero.gold]
        if not goods:
            return 0.0
        now = worth(hero, self._kit)
        return max([worth(with_item(hero, item, cost)) - now for item, cost in goods])

    def goods(self, space: int) -> list[tuple[str, int]]:
        """Q7.1: what is on sale, and its price."""
        return [(item, catalogue().items[item].price) for item in self.state.goods[space]]

    def work(self, space: int) -> float:
        """Q7.3: what is to be had there instead of moving."""
        offered = places.work(space)
        return sum(map(self.prospects.of, offered)) if offered else 0.0

    def ahead(self, space: int) -> float:
        """The best of what lies further on, as it looks from this space."""
        best: float = max(map(sub, self.gains, _delays()[space]))
        # Even what is too far to be worth the way counts a little, so that nobody stands about.
        return best if best > 0 else 0.2 * best

    # ------------------------------------------------------------------------------------- actions

    def value(self, action: Action) -> float:
        """How much better the position is likely to be for it; ending the turn is worth 0."""
        match action:
            case Move(way=way, to=to):
                return self._move(
                    board.number(to) if to else self.hero.space, travel.price(self.hero, way).gold
                )
            case Leave():
                creature = creature_here(self.state)
                assert creature is not None
                fought = self.prospects.values(terrain_of(self.hero.space))[creature.id]
                moved = self.ahead(self.hero.space)
                return 0.5 * fought + 0.5 * moved
            case Fight():
                return self.fight(action)
            case Roll():
                return self.roll(action)
            case End() | Decline():
                return 0.0
            case Dies():
                return DEATH
            case Read(item=item, choice=choice) if is_move(item):
                return self._move(board.number(choice), 0) + self.without(item)
        return self._by_rules(action)

    def _move(self, to: int, gold: int) -> float:
        stays = to == self.hero.space
        there = replace(self.hero, space=to, gold=self.hero.gold - gold)
        if stays and self.state.cards[to] is None:
            work = self.work(to)
            gain = self.place(there) + work + max(0.0, work - DELAY_PER_TURN)
        else:
            gain = self.gains[to]
        if stays:
            gain -= self.boredom()
        return worth(there, self._kit) - self.now + gain + self.ahead(to)

    def boredom(self) -> float:
        """What makes one leave where there is nothing to do."""
        return 0.0 if self.work(self.hero.space) > 0 else self._boredom

    def without(self, item: str) -> float:
        """What is lost with this item."""
        left = tuple([each for each in self.hero.items if each != item])
        return worth(replace(self.hero, items=left)) - self.now

    def _by_rules(self, action: Action) -> float:
        try:
            after = rules.apply(self.state, self.state.turn.seat, action, None, SURE)
        except Unsure:
            return self._uncertain(action)
        return worth(after.heroes[self.state.turn.seat]) - self.now

    def _uncertain(self, action: Action) -> float:
        terrain = terrain_of(self.hero.space)
        match action:
            case Use(card=card):
                return self.prospects.values(terrain)[card]
            case Read(item=item):
                return self.prospects.effects(catalogue().items[item].effect, terrain) + self.without(item)
            case Bear():
                return DEATH
        return 0.0

    # ------------------------------------------------------------------------------------- battles

    def fight(self, fight: Fight) -> float:
        """By its exact odds."""
        begun = declaring.begin(self.state, fight)
        assert begun.battle is not None
        creature = catalogue().creatures[begun.battle.creature]
        win, loss = _win_and_loss(odds.cases_of_battle(begun))
        left = replace(begun.hero, curse=self.hero.curse)
        if spent := [each for each in fight.extras if _discarded(each)]:
            items = tuple([item for item in left.items if item not in spent])
            left = replace(left, items=items, kept=tuple([card for card in left.kept if card not in spent]))
        alive = 4 * self.prospects.gold if "alive" in fight.extras else 0.0
        won = self.prospects.spoils(creature, begun.battle.kinds[-1], terrain_of(self.hero.space)) + alive
        paid = begun.hero != self.hero
        lost = (prospects(replace(begun.hero, space=0), True) if paid else self.prospects).loss(creature)
        return worth(left) - self.now + win * won + loss * lost

    def roll(self, roll: Roll) -> float:
        """The odds of the battle from here on; what is thrown may break, what is read is gone."""
        battle = self.state.battle
        assert battle is not None
        creature = catalogue().creatures[battle.creature]
        win, loss = _win_and_loss(odds.cases_of_battle(self.state, roll.using))
        won = self.prospects.spoils(creature, battle.kinds[-1], terrain_of(self.hero.space))
        cost = sum(1.2 if ability_of(name).fixed_dice else 0.35 for name in roll.using if name != "cape")
        return win * won + loss * self.prospects.loss(creature) - cost


def _win_and_loss(cases: odds.Cases) -> tuple[float, float]:
    win, draw, loss = cases
    return win / (win + draw + loss), loss / (win + draw + loss)


def with_item(hero: Hero, item: str, gold: int) -> Hero:
    """The same who has bought this for so much."""
    return replace(hero, gold=hero.gold - gold, items=(*hero.items, item))


def is_move(item: str) -> bool:
    """Whether reading it is a move."""
    return words.find(catalogue().items[item].effect, words.Go) is not None


def _discarded(extra: str) -> bool:
    known = ability_of(extra).extra
    return known is not None and known.discarded


def _certified(hero: Hero, guild: str) -> Hero | None:
    """Q8.1: with this certificate, if it can be paid."""
    numbers = catalogue().numbers
    if hero.experience < numbers.certificate_experience:
        return None
    own = guild in catalogue().characters[hero.character].guilds
    letters = [item for item in hero.whole if ability_of(item).waives_gold and not own]
    gold = 0 if own or letters else numbers.certificate_gold
    if hero.gold < gold:
        return None
    items = tuple([item for item in hero.items if item not in letters[:1]])
    return replace(
        hero,
        items=items,
        gold=hero.gold - gold,
        experience=hero.experience - numbers.certificate_experience,
        certificates=(*hero.certificates, guild),
    )
