"""What the words of cards are worth to a hero, in turns saved.

A word is read once; what it comes to is then asked of many a hero.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeAlias, assert_never

from pythia.games.quest.cards import words
from pythia.games.quest.turn.effects import amount_gained, amount_lost

if TYPE_CHECKING:
    from pythia.games.quest.bots.prospects import Prospects

ITEM_WORTH = {"common": 1.0, "rare": 2.2}
"""What an item of the deck is worth on average."""

Appraisal: TypeAlias = "Callable[[Prospects, str, words.Kind], float]"
"""What a word is worth to whoever has these prospects, on this terrain, by this kind of battle."""


@cache
def appraisal(word: words.Effect) -> Appraisal:
    match word:
        case words.Roll(table=table):
            below = [0, *[row.upto for row in table]]
            odds = [((row.upto - under) / 6, row.effect) for under, row in zip(below, table, strict=False)]
            return lambda to, terrain, kind: sum(
                [part * to.effects(effect, terrain, kind) for part, effect in odds]
            )
        case words.Choose(among=among):
            return lambda to, terrain, kind: max([to.effects(each, terrain, kind) for each in among.values()])
        case words.In(terrain=where, effect=effect, otherwise=otherwise):
            return lambda to, terrain, kind: to.effects(
                effect if where == terrain else otherwise, terrain, kind
            )
        case words.IfFewestCertificates(effect=effect, otherwise=otherwise):
            return lambda to, terrain, kind: to.effects(effect if to.fewest else otherwise, terrain, kind)
        case words.ByKind(strength=strength, will=will):
            return lambda to, terrain, kind: to.effects(
                strength if kind == "strength" else will, terrain, kind
            )
        case words.Each() | words.Least():
            return lambda to, terrain, kind: 0.3
        case _:
            return _simple(word)


def _simple(word: words.Simple) -> Appraisal:
    match word:
        case words.Heal(amount=amount):
            return lambda to, *_: to.health(to.hero.red_spent if amount == "all" else amount)
        case words.Recharge(amount=amount):
            return lambda to, *_: to.magic(to.hero.blue_spent if amount == "all" else amount)
        case words.Gain(what=what):
            return lambda to, *_: to.one_more[what] * amount_gained(to.hero, word)
        case words.Lose(what=what):
            return lambda to, *_: to.less(what, amount_lost(to.hero, word))
        case words.Draw(deck=deck):
            return lambda to, *_: ITEM_WORTH[deck] * to.far
        case words.Keep():
            return lambda to, *_: 0.6 * to.far
        case words.Curse(amount=amount):
            return lambda to, *_: -0.3 * amount
        case words.GiveItem():
            return lambda to, *_: -0.5 if to.hero.items else to.wound
        case words.Market():
            return lambda to, *_: 1.6 * ITEM_WORTH["rare"] * to.far
        case words.Collect(times=times):
            return lambda to, *_: 0.5 * times * to.dearest * to.gold
        case words.ExtraTurn():
            return lambda to, *_: 0.9
        case words.Exchange():
            return lambda to, *_: 0.5
        case words.Travel():
            return lambda to, *_: 0.6
        case words.Alchemy() | words.Go() | words.Boost() | words.Steal() | words.Banish():
            return lambda to, *_: 0.3
        case words.Renew() | words.Lay() | words.Goods():
            return lambda to, *_: 0.3
        case _:
            assert_never(word)
