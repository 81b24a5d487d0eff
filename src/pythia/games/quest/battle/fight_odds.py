"""The odds of every battle that may be declared, small enough to be sent: what each thing adds, and a table.

A hero with many items may declare thousands of battles. Their odds depend on a few whole numbers
(`odds.Sums`), to which all that is declared adds. Clients add these up and look the odds up: they need no
rule for it.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from msgspec import Struct

from pythia.contract import Field, Offer
from pythia.games.quest.battle import declaring, odds
from pythia.games.quest.battle.odds import Cases, Sums
from pythia.games.quest.cards.price import Price
from pythia.games.quest.cards.words import Kind
from pythia.games.quest.state import Fight, State

Added = dict[str, Sums]
"""What each of these adds to the sums."""


class FightWay(Struct, frozen=True, forbid_unknown_fields=True):
    """All battles of one kind and one price, as their offers tell both."""

    kind: Kind
    price: dict[str, int]
    sums: Sums
    """With nothing declared."""
    extras: Added
    """Those that make a difference, declared beyond the items held."""


class FightOdds(Struct, frozen=True, forbid_unknown_fields=True):
    """The odds of any battle that may be declared: its way's sums and all that is added to them, looked up.

    Shown to everyone; `look_up` is what clients do with it.
    """

    ways: tuple[FightWay, ...]
    items: dict[str, Added]
    """By kind: those that make a difference, held."""
    cases: dict[str, Cases]
    """By the sums, written with spaces between them: how many cases are won, drawn and lost."""


def key(sums: Sums) -> str:
    return " ".join(map(str, sums))


def plus(one: Sums, other: Sums | None) -> Sums:
    """The sum of both; None adds nothing."""
    return tuple([a + b for a, b in zip(one, other, strict=True)]) if other else one


def look_up(known: FightOdds, action: Mapping[str, Any], price: Mapping[str, int]) -> Cases | None:
    """The odds of a battle that is offered for this price."""
    for way in known.ways:
        if way.kind == action["kind"] and way.price == price:
            found = way.sums
            for name in action.get("items", ()):
                found = plus(found, known.items[way.kind].get(name))
            for name in action.get("extras", ()):
                found = plus(found, way.extras.get(name))
            return known.cases[key(found)]
    return None


# ------------------------------------------------------------------------------------- how it is made


def fight_odds(state: State) -> FightOdds:
    """For every battle that may be declared now."""
    by_kind: dict[Kind, dict[Price, list[Offer]]] = {}
    for kind, offer in declaring.offers(state):
        by_kind.setdefault(kind, {}).setdefault(Price(**offer.price), []).append(offer)
    ways, items, reached = [], {}, set[Sums]()
    for kind, priced in by_kind.items():
        items[str(kind)] = held = _held(state, kind, chain.from_iterable(priced.values()))
        for cost, offers in priced.items():
            way = _way(state, kind, cost, offers)
            ways.append(way)
            reached |= _reached(way, held, offers)
    cases = {key(sums): odds.of_sums(state, sums) for sums in sorted(reached)}
    return FightOdds(tuple(ways), items, cases)


def _way(state: State, kind: Kind, cost: Price, offers: list[Offer]) -> FightWay:
    bare = _sums(state, Fight(kind), cost)
    extras = {name: _sums(state, Fight(kind, extras=(name,)), cost) for name in _named(offers, "extras")}
    return FightWay(kind, offers[0].price, bare, _added(extras, bare))


def _held(state: State, kind: Kind, offers: Iterable[Offer]) -> Added:
    """What is held adds the same at any price."""
    bare = _sums(state, Fight(kind), Price())
    items = {name: _sums(state, Fight(kind, (name,)), Price()) for name in _named(offers, "items")}
    return _added(items, bare)


def _sums(state: State, fight: Fight, cost: Price) -> Sums:
    return odds.sums(declaring.set_up(state, fight, cost))


def _named(offers: Iterable[Offer], name: str) -> dict[str, None]:
    """All that could be in this list, each once."""
    fields = (field for offer in offers for field in offer.fields if field.name == name)
    return dict.fromkeys(value for field in fields for value in field.names)


def _added(found: Added, bare: Sums) -> Added:
    """What each makes of the sums beyond what they are without it, if anything."""
    return {
        name: tuple([a - b for a, b in zip(sums, bare, strict=True)])
        for name, sums in found.items()
        if sums != bare
    }


def _reached(way: FightWay, held: Added, offers: Iterable[Offer]) -> set[Sums]:
    """All sums that battles of this way have."""
    lists: dict[Field, set[Sums]] = {}
    found = set()
    for offer in offers:
        sums = {way.sums}
        for field in offer.fields:
            if field.count is None:
                continue
            if field not in lists:
                lists[field] = _chosen(held if field.name == "items" else way.extras, field, len(way.sums))
            sums = {plus(one, other) for one in sums for other in lists[field]}
        found |= sums
    return found


def _chosen(added: Added, field: Field, length: int) -> set[Sums]:
    """All that the choices of a list can add; choices that add the same are counted once."""
    by_count: list[set[Sums]] = [{(0,) * length}, *(set() for _ in range(field.counts[-1]))]
    for name in field.names:
        for count in range(len(by_count) - 1, 0, -1):
            by_count[count] |= {plus(sums, added.get(name)) for sums in by_count[count - 1]}
    return set().union(*(by_count[count] for count in field.counts))
