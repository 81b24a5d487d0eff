"""What a deed costs and what it is sure to bring, as its offer tells it: what is gained is below nought."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import assert_never

from pythia.contract import Field, Offer
from pythia.games.quest import board, check
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.words import (
    Alchemy,
    Banish,
    Boost,
    ByKind,
    Choose,
    Collect,
    Curse,
    Draw,
    Each,
    Effect,
    Exchange,
    ExtraTurn,
    Gain,
    GiveItem,
    Go,
    Goods,
    Heal,
    IfFewestCertificates,
    In,
    Keep,
    Lay,
    Least,
    Lose,
    Market,
    Price,
    Recharge,
    Renew,
    Roll,
    Steal,
    Travel,
)
from pythia.games.quest.state import Hero, State
from pythia.games.quest.turn.effects import amount_of, has_fewest, lost


def told(state: State, price: Price, effects: Sequence[Effect], choice: str | None = None) -> dict[str, int]:
    """The price, and what the effects bring for sure with this choice."""
    total = Counter(check.as_dict(price))
    total.subtract(_brings(state, effects, choice))
    return {what: amount for what, amount in total.items() if amount}


def by_choice(
    state: State,
    verb: str,
    first: Field,
    choices: Iterable[str],
    judge: Callable[[str], object],
    price: Price,
    effects: Sequence[Effect],
) -> list[Offer]:
    """An offer for all choices that cost and bring the same."""
    alike: dict[tuple[tuple[str, int], ...], list[str]] = defaultdict(list)
    for choice in choices:
        alike[tuple(told(state, price, effects, choice).items())].append(choice)
    return [
        Offer(verb, (first, check.field("choice", those, judge)), dict(total))
        for total, those in alike.items()
    ]


def _brings(state: State, effects: Sequence[Effect], choice: str | None) -> Counter[str]:
    found: Counter[str] = Counter()
    for word in effects:
        found.update(_word(state, word, choice))
    return found


def _word(state: State, word: Effect, choice: str | None) -> Counter[str]:
    hero = state.hero
    match word:
        case Gain():
            return Counter({_gained(hero, word): amount_of(hero, word)})
        case Lose(what=what):
            return Counter({what: -lost(hero, word)})
        case Heal(amount=amount):
            return Counter(health=hero.red_spent if amount == "all" else min(amount, hero.red_spent))
        case Recharge(amount=amount):
            return Counter(magic=hero.blue_spent if amount == "all" else min(amount, hero.blue_spent))
        case Choose(among=among):
            return _brings(state, among[choice], None) if choice is not None else Counter()
        case In(terrain=terrain, effect=effect, otherwise=otherwise):
            here = board.space(hero.space).kind == terrain
            return _brings(state, effect if here else otherwise, None)
        case IfFewestCertificates(effect=effect, otherwise=otherwise):
            return _brings(state, effect if has_fewest(state, hero) else otherwise, None)
        case Collect() | Exchange() | Alchemy():
            return _traded(word, choice) if choice is not None else Counter()
        case Draw() | Roll() | ByKind() | Keep() | Curse() | GiveItem() | Market() | Travel() | Go():
            return Counter()  # nothing that can be counted, or nothing that is sure
        case Boost() | Steal() | Banish() | Renew() | ExtraTurn() | Lay() | Goods() | Each() | Least():
            return Counter()
        case _:
            assert_never(word)


def _gained(hero: Hero, gain: Gain) -> str:
    """Q1.4: where there are as many cubes as can be, one is healed or recharged instead."""
    numbers = catalogue().numbers
    if gain.what == "strength" and hero.red + hero.red_spent >= numbers.most_strength:
        return "health"
    if gain.what == "willpower" and hero.blue + hero.blue_spent >= numbers.most_willpower:
        return "magic"
    return gain.what


def _traded(word: Collect | Exchange | Alchemy, choice: str) -> Counter[str]:
    """What is given for what."""
    match word:
        case Collect(times=times):
            return Counter(gold=times * catalogue().items[choice].price)
        case Exchange():
            given, _, digits = choice.partition("-")
            taken = "experience" if given == "gold" else "gold"
            return Counter({given: -int(digits), taken: int(digits)})
        case Alchemy():
            taken = "willpower" if choice == "strength" else "strength"
            return Counter({choice: -1, taken: 1})
