"""All games at all their tables, for tests that are written once."""

from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from pythia import games
from pythia.contract import AnyGame


def all_options(game: AnyGame) -> Iterator[Struct]:
    """Every combination of a game's options; what is a struct of its own (clocks) as it comes."""
    fields = [field for field in msgspec.structs.fields(game.options) if not _is_struct(field.type)]
    values = []
    for field in fields:
        assert get_origin(field.type) is Literal or field.type is bool, "an option of a new type"
        values.append(get_args(field.type) or (False, True))
    for chosen in product(*values):
        yield game.options(**dict(zip((field.name for field in fields), chosen, strict=True)))


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def all_tables() -> Iterator[tuple[str, int, Struct]]:
    for name in games.names():
        game = games.load(name)
        for players in game.players:
            for options in all_options(game):
                yield name, players, options
