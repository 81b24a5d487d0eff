"""What cards are sure to bring: experience, gold and Health."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, assert_never

from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue


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
def gains_of(name: str) -> Gains:
    """What is sure to be gained by using this opportunity, or by beating this creature."""
    creature = catalogue().creatures.get(name)
    return sure_gains(creature.treasure if creature else catalogue().opportunities[name].effect)
