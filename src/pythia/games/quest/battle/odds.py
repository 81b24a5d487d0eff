"""The odds of a battle, exactly: every throw of the dice counted, none simulated."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import gcd
from typing import NamedTuple

from msgspec.structs import replace

from pythia.games.quest.battle import declaring
from pythia.games.quest.battle.strengths import first_die, foe, foe_dice, luck_of, own, own_dice
from pythia.games.quest.cards.catalogue import ability_of, catalogue
from pythia.games.quest.cards.powers import Luck
from pythia.games.quest.cards.price import Price
from pythia.games.quest.state import Battle, Fight, State

Cases = tuple[int, int, int]
"""How many equally likely cases are won, drawn and lost."""
Sums = tuple[int, ...]
"""What decides the odds of a battle: by how much one is ahead before the dice of each roll, if all before it
are won; and last, how many dice one rolls oneself. What is declared adds to these, and to nothing else."""


class Odds(NamedTuple):
    win: Fraction
    draw: Fraction
    loss: Fraction


def as_odds(cases: Cases) -> Odds:
    return Odds(*(Fraction(each, sum(cases)) for each in cases))


@cache
def throws(ahead: int, own: int, foe: int, luck: Luck | None) -> Cases:
    """One roll, `ahead` before the dice; of one's own dice the best counts, of the creature's the lowest."""
    results = [0, 0, 0]
    for dice in product(range(1, 7), repeat=own + foe):
        best = max(luck[1] if luck and die == luck[0] else die for die in dice[:own])
        margin = ahead + best - min(dice[own:])
        results[0 if margin > 0 else 1 if margin == 0 else 2] += 1
    win, draw, loss = results
    return win, draw, loss


def of_roll(ahead: int, own: int, foe: int, luck: Luck | None) -> Odds:
    return as_odds(throws(ahead, own, foe, luck))


def in_a_row(rolls: Iterable[Cases]) -> Cases:
    """Q6.3: all must be won; the first that is not ends the battle as that result."""
    win, draw, loss = 1, 0, 0
    for roll in rolls:
        of = sum(roll)
        draw, loss, win = draw * of + win * roll[1], loss * of + win * roll[2], win * roll[0]
    least = gcd(win, draw, loss)
    return win // least, draw // least, loss // least


def of_battle(state: State, using: tuple[str, ...] = ()) -> Odds:
    """The battle that is being fought, as odds."""
    return as_odds(cases_of_battle(state, using))


def cases_of_battle(state: State, using: tuple[str, ...] = ()) -> Cases:
    """The battle that is being fought, from its next roll on: `using` in that one, nothing in later ones.

    A shield's rescue after a lost roll is not counted: it is chosen when the roll is known.
    """
    if not using:
        return of_sums(state, sums(state))
    battle = state.battle
    assert battle is not None
    later = _later(replace(battle, out=_thrown(using) or battle.out))
    return in_a_row([_next_roll(state, battle, using), *[_next_roll(state, each, ()) for each in later]])


def _later(battle: Battle) -> Iterator[Battle]:
    """The battle before each roll after the next one, if all until then are won."""
    lives = catalogue().creatures[battle.creature].lives
    while True:
        battle = replace(battle, won=battle.won + 1, rolls=battle.rolls + 1)
        if battle.won == lives:
            if battle.stage + 1 == len(battle.kinds):
                return
            battle = replace(battle, stage=battle.stage + 1, won=0)
        yield battle


def _thrown(using: tuple[str, ...]) -> str | None:
    return next((name for name in using if catalogue().items[name].throw), None)


def _next_roll(state: State, battle: Battle, using: tuple[str, ...]) -> Cases:
    ahead = _ahead(state, battle, throwing=_thrown(using) is not None)
    for name in using:
        if fixed := ability_of(name).fixed_dice:
            margin = ahead + fixed[0] - fixed[1]
            return int(margin > 0), int(margin == 0), int(margin < 0)
    return throws(ahead, own_dice(battle), foe_dice(using), luck_of(state.hero))


def _ahead(state: State, battle: Battle, throwing: bool = False) -> int:
    return own(state, battle, throwing) + first_die(battle) - foe(state, battle)


def sums(state: State) -> Sums:
    """What decides the odds of a battle that was just declared."""
    battle = state.battle
    assert battle is not None
    return (*[_ahead(state, each) for each in (battle, *_later(battle))], own_dice(battle))


def of_sums(state: State, found: Sums) -> Cases:
    """The odds of a battle with these sums, for the hero whose turn it is."""
    return _of_sums(found, luck_of(state.hero))


@lru_cache(maxsize=4096)
def _of_sums(found: Sums, luck: Luck | None) -> Cases:
    *ahead, dice = found
    return in_a_row([throws(each, dice, 1, luck) for each in ahead])


def of_declarations(state: State) -> Iterator[tuple[Fight, Price, Odds]]:
    """Every battle that may be declared now, its price and its odds, one by one."""
    for fight, price in declaring.declarations(state):
        yield fight, price, of_battle(declaring.begin(state, fight))
