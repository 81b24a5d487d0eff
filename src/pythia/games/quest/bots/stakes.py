"""What is at stake where a card is met: what creatures and opportunities cost and bring, read once."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from math import inf
from typing import NamedTuple

from pythia.games.quest.battle.aftermath import USUAL_LOSS
from pythia.games.quest.bots.appraisal import ANYWHERE, Appraisal, appraisal, payment
from pythia.games.quest.bots.gains import gains_of
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, catalogue
from pythia.games.quest.cards.price import Price


class Foe(NamedTuple):
    """A creature, to be fought by a kind of battle."""

    card: str
    creature: Creature
    kind: words.Kind
    fee: int
    """The Magic that this kind costs."""
    payment: Appraisal
    """Of the fee."""
    experience: float
    treasure: Appraisal
    penalty: Appraisal
    """Of a loss."""
    sure_gold: int


class Use(NamedTuple):
    """What an opportunity is used for."""

    card: str
    willpower: int
    """What must be there."""
    price: Price
    payment: Appraisal
    effect: Appraisal
    sure_experience: int
    sure_gold: int
    """What it is sure to bring, less what it costs."""


@cache
def foes(terrain: str) -> tuple[Foe, ...]:
    """Q6.1: the creatures that differ by terrain, as on this one; for `ANYWHERE`, those that do not."""
    found = [
        creature
        for creature in catalogue().creatures.values()
        if _is_local(creature) == (terrain != ANYWHERE)
    ]
    return tuple([_foe(creature, kind, terrain) for creature in found for kind in creature.kinds])


def _foe(creature: Creature, kind: words.Kind, terrain: str) -> Foe:
    fee = catalogue().numbers.kind if kind != creature.kinds[0] else 0
    return Foe(
        card=creature.id,
        creature=creature,
        kind=kind,
        fee=fee,
        payment=payment(Price(magic=fee)),
        experience=usual_experience(creature),
        treasure=appraisal(creature.treasure, terrain, kind),
        penalty=penalty(creature),
        sure_gold=gains_of(creature.id).gold,
    )


@cache
def least(terrain: str) -> dict[str, float]:
    """What it is worth at least to meet each of them: nothing, where one may decline."""
    return {foe.card: 0.0 if foe.creature.traits.may_decline else -inf for foe in foes(terrain)}


def _is_local(creature: Creature) -> bool:
    return creature.traits.strength_in is not None or _has_in(creature.treasure)


def _has_in(effects: Sequence[words.Effect]) -> bool:
    return words.find(effects, words.In) is not None


def usual_experience(creature: Creature) -> float:
    """For a victory; by its usual margin, where it depends on that."""
    return 2.5 if creature.traits.max_margin_experience else creature.experience


@cache
def _held(upto: int) -> Appraisal:
    """Of losing in a web, where one then fights again."""
    return lambda to: to.wound + upto / 6 * (to.dread - to.wound)


def penalty(creature: Creature) -> Appraisal:
    """Of losing to it."""
    return _held(upto) if (upto := creature.traits.web_upto) else appraisal(creature.loss or USUAL_LOSS)


@cache
def uses(terrain: str) -> tuple[Use, ...]:
    """Q5.2: every opportunity, likewise."""
    found = []
    for card in catalogue().opportunities.values():
        if _has_in(card.effect) == (terrain != ANYWHERE):
            gains, price, effect = gains_of(card.id), card.price, appraisal(card.effect, terrain)
            experience, gold = gains.experience - price.experience, gains.gold - price.gold
            found.append(
                Use(card.id, card.requires.willpower, price, payment(price), effect, experience, gold)
            )
    return tuple(found)


@cache
def stakes(terrain: str) -> tuple[Appraisal, ...]:
    """All that these cost and bring, each once."""
    fought = chain.from_iterable((foe.payment, foe.treasure, foe.penalty) for foe in foes(terrain))
    used = chain.from_iterable((use.payment, use.effect) for use in uses(terrain))
    return tuple(dict.fromkeys((*fought, *used)))
