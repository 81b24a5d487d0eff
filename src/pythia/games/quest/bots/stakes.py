"""What is at stake where a card is met: what creatures and opportunities cost and bring, read once."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from pythia.games.quest.battle.aftermath import USUAL_LOSS
from pythia.games.quest.bots.appraisal import ANYWHERE, Appraisal, appraisal, payment
from pythia.games.quest.bots.gains import gains_of
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, Opportunity, catalogue
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
    """What an opportunity is used for, and what must be there for it."""

    card: str
    health: int
    will: int
    """Ready blue cubes, to be paid or only to be there."""
    gold: int
    experience: int
    payment: Appraisal
    effect: Appraisal
    sure_experience: int
    sure_gold: int
    """What it is sure to bring, less what it costs."""


@cache
def creatures(terrain: str) -> dict[str, Creature]:
    """Those that are at home on a terrain, and so differ there; for `ANYWHERE`, all, away from home."""
    known = catalogue().creatures
    return {name: each for name, each in known.items() if terrain == ANYWHERE or _is_at_home(each, terrain)}


@cache
def may_be_declined(terrain: str) -> tuple[str, ...]:
    """Which of them."""
    return tuple([name for name, each in creatures(terrain).items() if each.traits.may_decline])


@cache
def foes(terrain: str) -> tuple[Foe, ...]:
    """Q6.1: first each of these creatures by the kind of battle that costs nothing, then by others."""
    found = creatures(terrain).values()
    first = [_foe(creature, creature.kinds[0], terrain) for creature in found]
    return (*first, *[_foe(each, kind, terrain) for each in found for kind in each.kinds[1:]])


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


def _is_at_home(creature: Creature, terrain: str) -> bool:
    there = creature.traits.strength_in
    return (there is not None and there.terrain == terrain) or _differs(creature.treasure, terrain)


def _differs(effects: Sequence[words.Effect], terrain: str) -> bool:
    return any(isinstance(word, words.In) and word.terrain == terrain for word in effects)


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
def opportunities(terrain: str) -> dict[str, Opportunity]:
    """Likewise."""
    known = catalogue().opportunities
    return {
        name: each for name, each in known.items() if terrain == ANYWHERE or _differs(each.effect, terrain)
    }


@cache
def uses(terrain: str) -> tuple[Use, ...]:
    """Q5.2: of each of these opportunities."""
    return tuple([_use(each, terrain) for each in opportunities(terrain).values()])


def _use(card: Opportunity, terrain: str) -> Use:
    gains, price = gains_of(card.id), card.price
    return Use(
        card=card.id,
        health=price.health,
        will=max(price.magic, card.requires.willpower),
        gold=price.gold,
        experience=price.experience,
        payment=payment(price),
        effect=appraisal(card.effect, terrain),
        sure_experience=gains.experience - price.experience,
        sure_gold=gains.gold - price.gold,
    )


@cache
def stakes(terrain: str) -> tuple[Appraisal, ...]:
    """All that these cost and bring, each once."""
    fought = chain.from_iterable((foe.payment, foe.treasure, foe.penalty) for foe in foes(terrain))
    used = chain.from_iterable((use.payment, use.effect) for use in uses(terrain))
    return tuple(dict.fromkeys((*fought, *used)))
