"""The powers of items and kept cards: what each word of them comes to, for the rules that ask."""

from functools import cache
from typing import Literal, NamedTuple, assert_never

from pythia.games.quest.cards import words
from pythia.games.quest.cards.price import Price

Luck = tuple[int, int]
"""One's battle die that shows the first number counts as the second."""


class Extra(NamedTuple):
    """What may be declared for a battle beyond the items held in it (Q6.4), and what that does."""

    source: Literal["kept card", "whole item", "item in hand"]
    """What its card must be for it."""
    discarded: bool = False
    """Its card is gone once it is declared."""
    once_a_round: bool = False
    price: Price = Price()
    strength: int = 0
    """Added in a stage of Strength; without one it cannot be declared."""
    first_die: int = 0
    """Added to the first die of the battle."""
    own_dice: int = 1
    """How many dice one rolls oneself, every roll; the best counts."""
    weakens: int = 0
    """The creature has this much less Strength and Willpower."""
    magic_discount: int = 0
    """Starting a Battle of Wills costs this much less Magic."""


class Ability(NamedTuple):
    """What a card can do for whoever has it; one without a power has every value as it stands here."""

    extra: Extra | None = None
    """Declared for a battle."""

    magic_discount: int = 0
    """Held: starting a Battle of Wills costs this much less Magic."""
    health_for_magic: bool = False
    """Held: Health may be paid for that Magic."""

    foe_rolls_twice: bool = False
    """Used in a roll, once a battle: the creature rolls two dice, and the lower counts."""
    fixed_dice: tuple[int, int] | None = None
    """Used in a roll: one's own die and the creature's."""
    luck: Luck | None = None

    unbroken_if_won: bool = False
    """Thrown, it is not damaged if the roll is won."""
    unbroken_from: int | None = None
    """Thrown, it is not damaged if one's die counts this or more."""

    draws_lost_roll: bool = False
    """Damage it: a lost roll of Strength is a draw."""
    cancels_health: int = 0
    """Damage it: this much less Health is lost in a Battle of Strength."""

    costlier_loss: int = 0
    """Held: a lost battle costs this much more Health."""
    margin_experience: words.ExperienceByMargin | None = None
    """Held: experience for a Battle of Strength won by a margin."""
    recharge_after_wills: int = 0
    """Held, once a turn: Magic after a won Battle of Wills."""

    walk_spaces: int = 0
    """How many spaces one may walk, free."""
    fly_gold: int | None = None
    """To any space for this gold."""
    waives_gold: bool = False
    """Discard it: a certificate costs no gold."""
    saves_life: bool = False
    """It can be drunk at the moment of death."""


NO_ABILITY = Ability()


@cache
def ability(power: words.Power | None) -> Ability:
    """What a power comes to; None: the card has none."""
    match power:
        case None:
            return NO_ABILITY
        case words.UnbrokenIfWon():
            return Ability(unbroken_if_won=True)
        case words.UnbrokenFrom(die=die):
            return Ability(unbroken_from=die)
        case words.CancelHealth(amount=amount):
            return Ability(cancels_health=amount)
        case words.LostRollDrawn():
            return Ability(draws_lost_roll=True)
        case words.FoeRollsTwice():
            return Ability(foe_rolls_twice=True)
        case words.WillsCostLess(amount=amount):
            return Ability(magic_discount=amount)
        case words.HealthForMagic():
            return Ability(health_for_magic=True)
        case words.MagicLessOnceARound(amount=amount):
            return Ability(extra=Extra("whole item", once_a_round=True, magic_discount=amount))
        case words.PayForStrength(price=price, amount=amount):
            return Ability(extra=Extra("item in hand", price=price, strength=amount))
        case words.CostlierLoss(amount=amount):
            return Ability(costlier_loss=amount)
        case words.ExperienceByMargin():
            return Ability(margin_experience=power)
        case words.RechargeAfterWills(amount=amount):
            return Ability(recharge_after_wills=amount)
        case words.Walk(spaces=spaces):
            return Ability(walk_spaces=spaces)
        case words.Fly(gold=gold):
            return Ability(fly_gold=gold)
        case words.WaiveGold():
            return Ability(waives_gold=True)
        case words.StayAlive():
            return Ability(saves_life=True)
        case words.Weaken(amount=amount):
            return Ability(extra=Extra("whole item", discarded=True, weakens=amount))
        case words.RollTwice():
            return Ability(extra=Extra("whole item", discarded=True, own_dice=2))
        case words.FixedDice(own=own, foe=foe):
            return Ability(fixed_dice=(own, foe))
        case words.Lucky(die=die, shows=shows):
            return Ability(luck=(die, shows))
        case words.Blessing(amount=amount):
            return Ability(extra=Extra("kept card", discarded=True, first_die=amount))
        case _:
            assert_never(power)
