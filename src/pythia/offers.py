"""What an offer stands for: every action of it, one of them, how many they are."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from math import comb, perm
from random import Random
from typing import Any, get_args

from msgspec import Struct

from pythia.contract import Field, Offer


def expand(offer: Offer) -> Iterator[dict[str, Any]]:
    """Every action the offer stands for, in the shape it has in a record."""
    for values in product(*map(_choices, offer.fields)):
        yield filled(offer, values)


def filled(offer: Offer, values: Iterable[Any]) -> dict[str, Any]:
    """The action with these values in its fields; lists of one name are joined."""
    action: dict[str, Any] = {"do": offer.verb}
    for field, value in zip(offer.fields, values, strict=True):
        action[field.name] = (*action[field.name], *value) if field.name in action else value
    return action


def deeds(actions: Any) -> dict[str, type[Any]]:
    """The types of a game's actions by their verbs: to make an action of its own type is much quicker than
    to have the type found among all of them."""
    types: tuple[type[Struct], ...] = get_args(actions) or (actions,)
    return {str(each.__struct_config__.tag): each for each in types}


def size(offer: Offer) -> int:
    """How many actions an offer stands for; of amounts, how many handfuls."""
    ways = 1
    for field in offer.fields:
        ways *= len(field.values) if field.count is None else _lists(field)
    return ways


def _lists(field: Field) -> int:
    if field.most is not None:
        return sum(comb(sum(field.most), count) for count in field.counts)
    ways = perm if field.ordered else comb
    return sum(ways(len(field.values), count) for count in field.counts)


def pick(offer: Offer, dice: Random) -> dict[str, Any]:
    """One of the actions the offer stands for, without listing them all."""
    return filled(offer, [_pick(field, dice) for field in offer.fields])


def _pick(field: Field, dice: Random) -> Any:
    if field.count is None:
        return dice.choice(field.values)
    if field.most is None:
        (count,) = dice.choices(field.counts, [comb(len(field.values), count) for count in field.counts])
        return tuple(dice.sample(field.values, count))
    heap = [value for value, most in zip(field.values, field.most, strict=True) for _ in range(most)]
    count = field.count
    if field.least is not None:
        (count,) = dice.choices(field.counts, [comb(len(heap), count) for count in field.counts])
    return dict(Counter(dice.sample(heap, count)))


def _choices(field: Field) -> Iterable[Any]:
    if field.count is None:
        return field.values
    if field.most is not None:
        return chain.from_iterable(_amounts(field.values, field.most, count) for count in field.counts)
    ways = permutations if field.ordered else combinations
    return chain.from_iterable(ways(field.values, count) for count in field.counts)


def _amounts(values: Sequence[Any], most: Sequence[int], count: int) -> Iterator[dict[Any, int]]:
    for taken in product(*(range(min(each, count) + 1) for each in most)):
        if sum(taken) == count:
            yield {value: number for value, number in zip(values, taken, strict=True) if number}
