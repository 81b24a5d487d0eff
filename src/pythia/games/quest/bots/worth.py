"""What a hero's position is worth: in turns, the fewer between it and its fifth certificate the better."""

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from pythia.games.quest import board
from pythia.games.quest.bots.arms import bonuses
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Item, ability_of, catalogue
from pythia.games.quest.state import Hero
from pythia.games.quest.turn.trade import half
from pythia.games.quest.turn.travel import is_vehicle


class Scale(NamedTuple):
    """How many turns things save. The values were found by letting bots play against bots."""

    experience: float = 1.2
    short: float = 2.0
    """To lack any at all: it must be found somewhere."""
    gold: float = 0.4
    spare: float = 0.1
    """Gold and experience beyond what certificates ask, as a part of the same."""
    tour: float = 0.5
    """A turn of travel to the guilds still to be seen; something is met on the way."""
    certificate: float = 1.0
    """Held, for what could still happen to its price."""
    slowest: float = 0.6
    strength: float = 0.07
    will: float = 0.045
    """How fast one earns: `slowest` without any, and more for each cube and bonus."""
    legs: float = 0.06
    """And for boots or a carpet."""
    health: float = 0.4
    magic: float = 0.12
    """A spent cube, to be healed or recharged."""
    resale: float = 0.5
    """Of what an item would fetch."""
    single_use: float = 0.05
    """A potion or scroll, a piece of gold it costs."""


SCALE = Scale()
SINGLE_USE = ("potion", "scroll")
DEATH = -60.0
VICTORY = 60.0
FRAILTY = (-2.2, -0.9, -0.3, 0.0)
"""By Health, from 0 on: the turns lost by having no more than that."""
UNHURT = len(FRAILTY) - 1


def worth(hero: Hero, known: "Kit | None" = None) -> float:
    """Above all: how many turns it would still take to earn and collect what is lacking.

    What its items are good for is given where it is known.
    """
    if hero.died:
        return DEATH
    numbers, held = catalogue().numbers, len(hero.certificates)
    count = numbers.certificates - held
    if not count:
        return VICTORY
    mask, paid = lacking(hero.character, hero.certificates)
    scale, has = SCALE, known or kit(hero.items, hero.damaged)
    gold = hero.gold + scale.resale * has.resale
    if paid > has.letters:
        gold -= numbers.certificate_gold * (paid - has.letters)
    experience = hero.experience - numbers.certificate_experience * count
    # This is asked more than all else: conditions take half the time of `min` and `max`, and calls cost too.
    earning = spare = 0.0
    if gold < 0:
        earning = -scale.gold * gold
    else:
        spare = scale.gold * gold
    if experience < 0:
        earning -= scale.experience * experience
    else:
        spare += scale.experience * experience
    return (
        -earning / _speed(hero, has)
        - scale.short * (experience < 0)
        - scale.tour * tour(hero.space, mask)
        + scale.spare * spare
        + scale.certificate * held
        - scale.health * hero.red_spent
        - scale.magic * hero.blue_spent
        + (frail(hero.red) if hero.red < UNHURT else 0.0)
        + scale.single_use * has.single_use
        - 0.3 * hero.curse
        + 0.9 * hero.extra
    )


def frail(health: float) -> float:
    """What it is worth to have no more Health than this, which may be an expectation."""
    if health >= UNHURT:
        return 0.0
    whole = max(0, int(health))
    return FRAILTY[whole] + (health - whole) * (FRAILTY[whole + 1] - FRAILTY[whole])


def speed(hero: Hero) -> float:
    """How fast this hero earns, a usual one at the start being about 1."""
    return _speed(hero, kit(hero.items, hero.damaged))


def _speed(hero: Hero, has: "Kit") -> float:
    scale = SCALE
    strength = hero.red + hero.red_spent + has.strength + 0.5 * len(hero.kept)
    will = hero.blue + hero.blue_spent + has.will
    return scale.slowest + scale.strength * strength + scale.will * will + scale.legs * has.legs


@cache
def lacking(character: str, certificates: tuple[str, ...]) -> tuple[int, int]:
    """The guilds whose certificate is lacking, as a mask of spaces, and how many of them ask gold."""
    own = catalogue().characters[character].guilds
    lacking = [each.id for each in catalogue().spaces if each.kind == "guild" and each.id not in certificates]
    return sum(1 << board.number(guild) for guild in lacking), sum(guild not in own for guild in lacking)


# -------------------------------------------------------------------------------------------- ways


@cache
def ways() -> tuple[tuple[float, ...], ...]:
    """From space to space, the turns it takes, what is paid counted as the turns it costs to earn."""
    numbers = catalogue().numbers

    def steps(start: int) -> list[tuple[int, float]]:
        priced = [
            (board.within(start, 1, 1), 0),
            (board.within(start, 2, 2), numbers.horse),
            (board.by_boat(start), numbers.boat),
            (board.by_gate(start), numbers.gate),
        ]
        return [(to, 1 + SCALE.gold * gold) for spaces, gold in priced for to in spaces]

    def all_from(start: int) -> tuple[float, ...]:
        best = {start: 0.0}
        queue = [(0.0, start)]
        while queue:
            cost, here = heappop(queue)
            for to, more in steps(here):
                if cost + more < best.get(to, 1e9):
                    best[to] = cost + more
                    heappush(queue, (cost + more, to))
        return tuple([best[to] for to in board.everywhere()])

    return tuple([all_from(start) for start in board.everywhere()])


@cache
def tour(start: int, mask: int) -> float:
    """The shortest way that sees all these spaces."""
    spaces = [each for each in board.everywhere() if mask >> each & 1]
    return min((ways()[start][to] + tour(to, mask & ~(1 << to)) for to in spaces), default=0.0)


# ------------------------------------------------------------------------------------------- items


class Kit(NamedTuple):
    """What a hero's items are good for."""

    strength: float
    will: float
    resale: int
    single_use: int
    letters: int
    legs: int


@lru_cache(maxsize=50_000)
def kit(items: tuple[str, ...], damaged: tuple[str, ...]) -> Kit:
    whole = tuple([item for item in items if item not in damaged]) if damaged else items
    held, mended, usable = bonuses(whole), bonuses(items), [_apart(item) for item in whole]
    return Kit(
        # A damaged item can be whole again for one gold and a visit.
        strength=sum(held.against) / len(held.against)
        + 0.5 * max(0, mended.strength - held.strength)
        + 0.25 * any(item.throws for item in usable)
        + 0.95 * sum([item.strength for item in usable]),
        will=held.will + 0.5 * max(0, mended.will - held.will) + 0.95 * sum([item.will for item in usable]),
        resale=sum([item.resale for item in usable]),
        single_use=sum([item.single_use for item in usable]),
        letters=sum([item.letter for item in usable]),
        legs=any(item.legs for item in usable),
    )


class Apart(NamedTuple):
    """What an item is good for, apart from what it adds to battles while it is held."""

    throws: bool
    strength: bool
    """Drunk."""
    will: bool
    resale: int
    single_use: int
    letter: bool
    legs: bool


@cache
def _apart(name: str) -> Apart:
    item = catalogue().items[name]
    lasts = _lasting(item)
    return Apart(
        throws=item.throw > 0,
        strength=_lasting(item, "strength"),
        will=_lasting(item, "willpower"),
        resale=0 if lasts else half(item.price),
        single_use=item.price if item.slot in SINGLE_USE and not lasts else 0,
        letter=ability_of(name).waives_gold,
        legs=is_vehicle(name),
    )


def _lasting(item: Item, what: str | None = None) -> bool:
    """Whether it is drunk for a cube."""
    return any(isinstance(word, words.Gain) and what in (None, word.what) for word in item.effect)
