"""What a deed costs and what it is sure to bring, as its offer tells it: what is gained is below nought."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from pythia.contract import Field, Offer
from pythia.games.quest import board, check
from pythia.games.quest.catalogue import catalogue
from pythia.games.quest.effects import amount_of, has_fewest, lost
from pythia.games.quest.state import State
from pythia.games.quest.vocabulary import (
    Alchemy,
    Choose,
    Collect,
    Effect,
    Exchange,
    Gain,
    Heal,
    IfFewestCertificates,
    In,
    Lose,
    Price,
    Recharge,
)


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
    hero, numbers = state.hero, catalogue().numbers
    match word:
        case Gain(what="strength"):
            # Q1.4: where there are as many cubes as can be, one is healed or recharged instead.
            full = hero.red + hero.red_spent >= numbers.most_strength
            return Counter({"health" if full else "strength": amount_of(hero, word)})
        case Gain(what="willpower"):
            full = hero.blue + hero.blue_spent >= numbers.most_willpower
            return Counter({"magic" if full else "willpower": amount_of(hero, word)})
        case Gain(what=what):
            return Counter({what: amount_of(hero, word)})
        case Lose(what=what):
            return Counter({what: -lost(hero, word)})
        case Heal(amount=amount):
            return Counter(health=hero.red_spent if amount == "all" else min(amount, hero.red_spent))
        case Recharge(amount=amount):
            return Counter(magic=hero.blue_spent if amount == "all" else min(amount, hero.blue_spent))
        case Choose(among=among) if choice is not None:
            return _brings(state, among[choice], None)
        case In(terrain=terrain, effect=effect, otherwise=otherwise):
            here = board.space(hero.space).kind == terrain
            return _brings(state, effect if here else otherwise, None)
        case IfFewestCertificates(effect=effect, otherwise=otherwise):
            return _brings(state, effect if has_fewest(state, hero) else otherwise, None)
        case Collect(times=times) if choice is not None:
            return Counter(gold=times * catalogue().items[choice].price)
        case Exchange() if choice is not None:
            given, _, digits = choice.partition("-")
            taken = "experience" if given == "gold" else "gold"
            return Counter({given: -int(digits), taken: int(digits)})
        case Alchemy() if choice is not None:
            taken = "willpower" if choice == "strength" else "strength"
            return Counter({choice: -1, taken: 1})
    return Counter()
