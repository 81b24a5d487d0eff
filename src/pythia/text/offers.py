"""Offers in words: what can be done and what it costs, what cannot and why."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pythia.contract import AnyGame, Illegal, Message, Offer, Refusal, Words, listed, message

UNDO = "undo"
"""The verb that every game shares."""

Action = dict[str, Any]


def in_words(game: AnyGame, offer: Offer, action: Action) -> Words:
    """An action that is offered, with its price."""
    told = [verb_in_words(game, offer.verb)]
    for name, value in action.items():
        if name != "do":
            told += _values(game, name, value)
    return listed([*told, *_price(game, offer.price)])


def refusals(game: AnyGame, offers: Sequence[Offer]) -> list[Message]:
    """What one might expect to be able to do, and why it cannot be done."""
    found = []
    for offer in offers:
        for field in offer.fields:
            for why in field.refused:
                what = listed([verb_in_words(game, offer.verb), game.called(field.name, why.value)])
                found.append(message("plain-refused", what=what, why=by_rule(why)))
    return found


def by_rule(why: Refusal | Illegal) -> Message:
    """Why not, with the rule that says so."""
    return why.message if why.rule is None else message("plain-by-rule", rule=why.rule, why=why.message)


def unfilled(game: AnyGame, offer: Offer) -> Words:
    """An offer that is still to be filled: its verb, what is settled about it, its price."""
    told = [verb_in_words(game, offer.verb)]
    for field in offer.fields:
        if field.count is None and len(field.values) == 1:
            told += _values(game, field.name, field.values[0])
    return listed([*told, *_price(game, offer.price)])


def verb_in_words(game: AnyGame, verb: str) -> Words:
    return Message("plain-undo") if verb == UNDO else game.called("do", verb)


def _values(game: AnyGame, name: str, value: Any) -> Iterator[Words]:
    """What stands in a field: a value, several, or amounts."""
    if isinstance(value, Mapping):
        for each, count in value.items():
            yield message("plain-amount", count=count, what=game.called(name, each))
    else:
        for each in value if isinstance(value, tuple) else (value,):
            yield game.called(name, each)


def _price(game: AnyGame, price: Mapping[str, int]) -> Iterator[Words]:
    for told, sign in (("plain-price", 1), ("plain-pays", -1)):
        parts = [
            message("plain-amount", count=sign * amount, what=game.called("price", what))
            for what, amount in price.items()
            if sign * amount > 0
        ]
        if parts:
            yield message(told, price=listed(parts))
