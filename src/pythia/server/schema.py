"""What the wire is made of, and a short hash of it: a page that was made for another wire loads itself anew.

The house has one, and each game: a page holds those that it was built from (`web/generate.py`).
"""

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, get_args

from msgspec import Struct
from msgspec.json import schema_components

from pythia.contract import AnyGame
from pythia.server import bodies, wire

HASH_DIGITS = 12


def members(union: Any) -> tuple[Any, ...]:
    """The types of a union, or the one type that it is."""
    return get_args(union) or (union,)


BODIES: tuple[Any, ...] = tuple(
    each
    for each in vars(bodies).values()
    if isinstance(each, type) and issubclass(each, Struct) and each not in (Struct, bodies.Body)
)
HOUSE: tuple[Any, ...] = (
    *members(wire.Outgoing),
    *members(wire.Incoming),
    wire.Replayed,
    wire.Lesson,
    *BODIES,
)
"""All that the socket says and hears, and what HTTP takes and answers."""


def game_types(game: AnyGame) -> tuple[Any, ...]:
    """All that a game adds to it."""
    return game.view_type, game.options, *members(game.events), *members(game.actions)


@cache
def house_hash() -> str:
    return digest(HOUSE)


@cache
def game_hash(game: AnyGame) -> str:
    return digest(game_types(game))


def digest(types: Sequence[Any]) -> str:
    """A hash of what these types are in JSON, whatever is said about them, in whatever order."""
    _, components = schema_components(types, ref_template="{name}")
    plain = {name: _plain(schema) for name, schema in components.items()}
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:HASH_DIGITS]


def _plain(schema: Any) -> Any:
    """A schema without words, and with all that has no order in one."""
    if not isinstance(schema, dict):
        return schema
    made: dict[str, Any] = {}
    for key, value in schema.items():
        match key:
            case "title" | "description":
                continue
            case "properties":
                made[key] = {name: _plain(each) for name, each in value.items()}
            case "anyOf" | "enum" | "required":
                made[key] = sorted(map(_plain, value), key=json.dumps)
            case "prefixItems":
                made[key] = [_plain(each) for each in value]
            case _:
                made[key] = _plain(value)
    return made
