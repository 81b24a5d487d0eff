"""What the words of cards are worth to a hero, in turns saved.

Words are read once; what they come to is then asked of many a hero.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, assert_never

from pythia.games.quest.cards import words
from pythia.games.quest.cards.price import FREE, Price
from pythia.games.quest.turn.effects import amount_gained, amount_lost

if TYPE_CHECKING:
    from pythia.games.quest.bots.prospects import Prospects

ANYWHERE = ""
"""Stands for the terrain, where it makes no difference."""
ITEM_WORTH = {"common": 1.0, "rare": 2.2}
"""What an item of the deck is worth on average."""

Appraisal: TypeAlias = "Callable[[Prospects], float]"
"""What something is worth to whoever has these prospects."""


def nothing(to: "Prospects") -> float:
    return 0.0


@cache
def appraisal(
    effects: Sequence[words.Effect], terrain: str = ANYWHERE, kind: words.Kind = "strength"
) -> Appraisal:
    """Of several words together, on this terrain, by this kind of battle."""
    found = [_appraisal(word, terrain, kind) for word in effects]
    if len(found) < 2:
        return found[0] if found else nothing
    if len(found) == 2:
        one, other = found
        return lambda to: one(to) + other(to)
    return lambda to: sum([each(to) for each in found])


@cache
def payment(price: Price) -> Appraisal:
    """Of paying this."""
    if price == FREE:
        return nothing
    if price == Price(gold=price.gold):
        return lambda to: -to.gold * price.gold
    return lambda to: to.price(price)


def _appraisal(word: words.Effect, terrain: str, kind: words.Kind) -> Appraisal:
    match word:
        case words.Roll(table=table):
            below = [0, *[row.upto for row in table]]
            odds = [
                ((row.upto - under) / 6, appraisal(row.effect, terrain, kind))
                for under, row in zip(below, table, strict=False)
            ]
            return lambda to: sum([part * effect(to) for part, effect in odds])
        case words.Choose(among=among):
            choices = [appraisal(each, terrain, kind) for each in among.values()]
            return lambda to: max([each(to) for each in choices])
        case words.In(terrain=where, effect=effect, otherwise=otherwise):
            return appraisal(effect if where == terrain else otherwise, terrain, kind)
        case words.IfFewestCertificates(effect=effect, otherwise=otherwise):
            most, least = appraisal(effect, terrain, kind), appraisal(otherwise, terrain, kind)
            return lambda to: most(to) if to.fewest else least(to)
        case words.ByKind(strength=strength, will=will):
            return appraisal(strength if kind == "strength" else will, terrain, kind)
        case words.Each() | words.Least():
            return lambda to: 0.3
        case _:
            return _simple(word)


@cache
def _simple(word: words.Simple) -> Appraisal:
    match word:
        case words.Heal(amount=amount):
            return lambda to: to.health(to.hero.red_spent if amount == "all" else amount)
        case words.Recharge(amount=amount):
            return lambda to: to.magic(to.hero.blue_spent if amount == "all" else amount)
        case words.Gain(what=what, amount=int(printed), times=times):
            sure = printed * times
            return lambda to: to.one_more[what] * sure
        case words.Gain(what=what):
            return lambda to: to.one_more[what] * amount_gained(to.hero, word)
        case words.Lose(what=what):
            return lambda to: to.less(what, amount_lost(to.hero, word))
        case words.Draw(deck=deck):
            item = ITEM_WORTH[deck]
            return lambda to: item * to.far
        case words.Keep():
            return lambda to: 0.6 * to.far
        case words.Curse(amount=amount):
            return lambda to: -0.3 * amount
        case words.GiveItem():
            return lambda to: -0.5 if to.hero.items else to.wound
        case words.Market():
            return lambda to: 1.6 * ITEM_WORTH["rare"] * to.far
        case words.Collect(times=times):
            return lambda to: 0.5 * times * to.dearest * to.gold
        case words.ExtraTurn():
            return lambda to: 0.9
        case words.Exchange():
            return lambda to: 0.5
        case words.Travel():
            return lambda to: 0.6
        case words.Alchemy() | words.Go() | words.Boost() | words.Steal() | words.Banish():
            return lambda to: 0.3
        case words.Renew() | words.Lay() | words.Goods():
            return lambda to: 0.3
        case _:
            assert_never(word)
