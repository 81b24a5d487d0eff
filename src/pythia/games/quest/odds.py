"""The odds of a battle, exactly: every throw of the dice counted, none simulated."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from pythia.games.quest import declaring
from pythia.games.quest.catalogue import catalogue
from pythia.games.quest.state import Battle, Fight, State
from pythia.games.quest.strengths import first_die, foe, foe_dice, lucky, own, own_dice, power
from pythia.games.quest.vocabulary import FixedDice, Price


class Odds(NamedTuple):
    win: Fraction
    draw: Fraction
    loss: Fraction


@cache
def of_roll(ahead: int, own: int, foe: int, luck: tuple[int, int] | None) -> Odds:
    """One roll: so far ahead before the dice, so many dice a side; one's best counts, and its lowest."""
    results = [0, 0, 0]
    for dice in product(range(1, 7), repeat=own + foe):
        best = max(luck[1] if luck and die == luck[0] else die for die in dice[:own])
        margin = ahead + best - min(dice[own:])
        results[0 if margin > 0 else 1 if margin == 0 else 2] += 1
    return Odds(*(Fraction(count, 6 ** (own + foe)) for count in results))


def of_battle(state: State, using: tuple[str, ...] = ()) -> Odds:
    """The battle that is being fought, from its next roll on: these are used in it, and nothing thereafter.

    A shield's rescue after a lost roll is not counted: it is chosen when the roll is known.
    """
    battle = state.battle
    assert battle is not None
    lives = catalogue().creatures[battle.creature].lives
    win, draw, loss = Fraction(1), Fraction(0), Fraction(0)
    while True:
        roll = _next_roll(state, battle, using)
        draw, loss, win = draw + win * roll.draw, loss + win * roll.loss, win * roll.win
        battle = replace(battle, won=battle.won + 1, rolls=battle.rolls + 1, out=_thrown(using) or battle.out)
        using = ()
        if battle.won == lives:
            if battle.stage + 1 == len(battle.kinds):
                return Odds(win, draw, loss)
            battle = replace(battle, stage=battle.stage + 1, won=0)


def _thrown(using: tuple[str, ...]) -> str | None:
    return next((name for name in using if catalogue().items[name].throw), None)


def _next_roll(state: State, battle: Battle, using: tuple[str, ...]) -> Odds:
    throwing = _thrown(using) is not None
    ahead = own(state, battle, throwing) + first_die(battle) - foe(state, battle)
    for name in using:
        if fixed := power(name, FixedDice):
            margin = ahead + fixed.own - fixed.foe
            return Odds(Fraction(margin > 0), Fraction(margin == 0), Fraction(margin < 0))
    luck = lucky(state.hero)
    return of_roll(ahead, own_dice(battle), foe_dice(using), (luck.die, luck.shows) if luck else None)


def of_declarations(state: State) -> Iterator[tuple[Fight, Price, Odds]]:
    """Every battle that may be declared now, its price and its odds."""
    for fight, price in declaring.declarations(state):
        yield fight, price, of_battle(declaring.begun(state, fight))
