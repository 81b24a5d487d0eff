"""What the effects of a card would do for whoever's turn it is: whether anything, and what they surely bring.

An offer tells both as its price: what it costs as numbers above 0, what it brings as numbers below.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias, assert_never

from pythia.contract import Field, Offer
from pythia.games.quest import board, check
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.state import Deck, Hero, State
from pythia.games.quest.turn.arrival import creature_here
from pythia.games.quest.turn.effects import amount_gained, amount_lost, has_fewest


class Forecast(NamedTuple):
    does_something: bool
    """Q5.2: whether anything would be different afterwards."""
    brings: Mapping[str, int] = {}
    """What can be counted and is sure to come; less than 0: to go."""


UNCOUNTED = Forecast(True)
"""Something happens that cannot be counted, or is not sure."""


def does_something(state: State, effects: Sequence[words.Effect]) -> bool:
    """Q5.2: whether anything would be different afterwards."""
    return _all(state, effects).does_something


def told(
    state: State, price: Price, effects: Sequence[words.Effect], choice: str | None = None
) -> dict[str, int]:
    """As an offer tells it: the price, less what the effects bring for sure with this choice."""
    total = price.as_dict()
    for what, amount in _all(state, effects, choice).brings.items():
        total[what] = total.get(what, 0) - amount
    return {what: amount for what, amount in total.items() if amount}


def by_choice(
    state: State,
    verb: str,
    first: Field,
    choices: Iterable[str],
    judge: Callable[[str], object],
    price: Price,
    effects: Sequence[words.Effect],
) -> list[Offer]:
    """An offer for all choices that cost and bring the same."""
    alike: dict[tuple[tuple[str, int], ...], list[str]] = defaultdict(list)
    for choice in choices:
        alike[tuple(told(state, price, effects, choice).items())].append(choice)
    return [
        Offer(verb, (first, check.field("choice", those, judge)), dict(total))
        for total, those in alike.items()
    ]


# -------------------------------------------------------------------------------------- word by word


def _all(state: State, effects: Sequence[words.Effect], choice: str | None = None) -> Forecast:
    """Of several effects together."""
    if len(effects) == 1:
        return _reading(effects[0])(state, choice)
    does, total = False, dict[str, int]()
    for word in effects:
        found = _reading(word)(state, choice)
        does = does or found.does_something
        for what, amount in found.brings.items():
            total[what] = total.get(what, 0) + amount
    return Forecast(does, total)


Reading: TypeAlias = Callable[[State, str | None], Forecast]
"""What a word would do in a position, with a choice."""


@cache
def _reading(word: words.Effect) -> Reading:
    match word:
        case words.Choose(among=among):
            return lambda state, choice: _all(state, among[choice]) if choice is not None else UNCOUNTED
        case words.In(terrain=terrain, effect=effect, otherwise=otherwise):
            return lambda state, choice: _all(
                state, effect if board.space(state.hero.space).kind == terrain else otherwise
            )
        case words.IfFewestCertificates(effect=effect, otherwise=otherwise):
            return lambda state, choice: _all(state, effect if has_fewest(state, state.hero) else otherwise)
        case words.Roll() | words.ByKind() | words.Each() | words.Least():
            return _uncounted
        case _:
            return _simple(word)


def _uncounted(state: State, choice: str | None) -> Forecast:
    return UNCOUNTED


def _simple(word: words.Simple) -> Reading:
    match word:
        case words.Gain():
            return lambda state, choice: _gain(state.hero, word)
        case words.Lose(what=what):
            return lambda state, choice: Forecast(True, {what: -amount_lost(state.hero, word)})
        case words.Heal(amount=amount):
            return lambda state, choice: _back("health", state.hero.red_spent, amount)
        case words.Recharge(amount=amount):
            return lambda state, choice: _back("magic", state.hero.blue_spent, amount)
        case words.Draw(deck=deck):
            return lambda state, choice: Forecast(_can_draw(state, deck))
        case words.Market():
            return lambda state, choice: Forecast(_can_draw(state, "common") or _can_draw(state, "rare"))
        case words.Banish():
            return lambda state, choice: Forecast(creature_here(state) is not None)
        case words.Collect() | words.Exchange() | words.Alchemy():
            return lambda state, choice: _traded(word, choice)
        case words.Keep() | words.Curse() | words.GiveItem() | words.Travel() | words.Go() | words.Boost():
            return _uncounted
        case words.Steal() | words.Renew() | words.ExtraTurn() | words.Lay() | words.Goods():
            return _uncounted
        case _:
            assert_never(word)


def _back(what: str, spent: int, amount: int | Literal["all"]) -> Forecast:
    """Of cubes that become ready again."""
    count = spent if amount == "all" else min(amount, spent)
    return Forecast(count > 0, {what: count})


def _gain(hero: Hero, word: words.Gain) -> Forecast:
    return Forecast(_gains(hero, word), {_gained(hero, word): amount_gained(hero, word)})


def _gains(hero: Hero, gain: words.Gain) -> bool:
    """Q1.4: a cube too many heals or recharges instead."""
    numbers = catalogue().numbers
    match gain.what:
        case "strength":
            return hero.red_spent > 0 or hero.red < numbers.most_strength
        case "willpower":
            return hero.blue_spent > 0 or hero.blue < numbers.most_willpower
        case "gold" | "experience":
            return amount_gained(hero, gain) > 0


def _gained(hero: Hero, gain: words.Gain) -> str:
    """Q1.4: where there are as many cubes as can be, one is healed or recharged instead."""
    numbers = catalogue().numbers
    if gain.what == "strength" and hero.red + hero.red_spent >= numbers.most_strength:
        return "health"
    if gain.what == "willpower" and hero.blue + hero.blue_spent >= numbers.most_willpower:
        return "magic"
    return gain.what


def _can_draw(state: State, name: str) -> bool:
    deck: Deck = getattr(state, name)
    return bool(deck.pools[-1] or deck.discards)


def _traded(word: words.Collect | words.Exchange | words.Alchemy, choice: str | None) -> Forecast:
    """What is given for what."""
    if choice is None:
        return UNCOUNTED
    match word:
        case words.Collect(times=times):
            return Forecast(True, {"gold": times * catalogue().items[choice].price})
        case words.Exchange():
            given, _, digits = choice.partition("-")
            taken = "experience" if given == "gold" else "gold"
            return Forecast(True, {given: -int(digits), taken: int(digits)})
        case words.Alchemy():
            taken = "willpower" if choice == "strength" else "strength"
            return Forecast(True, {choice: -1, taken: 1})
        case _:
            assert_never(word)
