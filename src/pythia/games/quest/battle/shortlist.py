"""A short list where very many battles are offered: of those that cost and use up the same, the surest."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any, NamedTuple

from pythia.contract import Field, Offer
from pythia.games.quest.battle.fight_odds import Added, FightOdds, FightWay, key, plus
from pythia.games.quest.battle.odds import Sums
from pythia.offers import size


class Declared(NamedTuple):
    """A battle of an offer, put together field by field."""

    items: tuple[str, ...]
    extras: tuple[str, ...]
    sums: Sums


def battles(offers: Iterable[Offer]) -> int:
    """How many battles are offered."""
    return sum(size(offer) for offer in offers if offer.verb == "fight")


def surest(known: FightOdds, offers: Iterable[Offer]) -> list[tuple[Offer, dict[str, Any]]]:
    """Of all battles of one kind and price with the same extras, the one with the best odds."""
    ways = {(way.kind, _price(way.price)): way for way in known.ways}
    best: dict[Any, tuple[tuple[float, float], Offer, dict[str, Any]]] = {}
    for offer in offers:
        if offer.verb != "fight" or not size(offer):
            continue
        kind, pay = (_value(offer, name) for name in ("kind", "pay"))
        way = ways[kind, _price(offer.price)]
        for one in _put_together(known, way, offer):
            win, draw, loss = known.cases[key(one.sums)]
            rank = (win / (win + draw + loss), -loss / (win + draw + loss))
            alike = (kind, _price(offer.price), one.extras)
            if alike not in best or rank > best[alike][0]:
                best[alike] = rank, offer, _action(kind, one, pay)
    return [(offer, action) for _, offer, action in best.values()]


def _action(kind: str, one: Declared, pay: str | None) -> dict[str, Any]:
    """Without the fields that its offer has not got, or that are empty."""
    fields = {"kind": kind, "items": one.items, "extras": one.extras, "pay": pay}
    return {"do": "fight", **{name: value for name, value in fields.items() if value}}


def _price(price: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(price.items()))


def _value(offer: Offer, name: str) -> Any:
    """Kind and pay are fixed in an offer of battles."""
    return next((field.values[0] for field in offer.fields if field.name == name), None)


def _put_together(known: FightOdds, way: FightWay, offer: Offer) -> list[Declared]:
    """The battles of an offer; of those with equal extras and equal sums only the first."""
    found = [Declared((), (), way.sums)]
    for field in offer.fields:
        if field.count is None:
            continue
        held = field.name == "items"
        chosen = list(_chosen(field, known.items[way.kind] if held else way.extras))
        joined = (
            Declared(
                one.items + names if held else one.items,
                one.extras if held else one.extras + names,
                _sum(one.sums, adds),
            )
            for one in found
            for names, adds in chosen
        )
        found = list({(one.extras, one.sums): one for one in reversed(list(joined))}.values())[::-1]
    return found


def _chosen(field: Field, added: Added) -> Iterator[tuple[tuple[str, ...], list[Sums]]]:
    """All choices of a list, with what they add."""
    for names in chain.from_iterable(combinations(field.names, count) for count in field.counts):
        yield names, [added[name] for name in names if name in added]


def _sum(sums: Sums, adds: list[Sums]) -> Sums:
    for each in adds:
        sums = plus(sums, each)
    return sums
