"""The hashes by which a page knows that it is older than its server."""

import re
from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct, defstruct

from pythia import games
from pythia.server import schema


def made(*fields: tuple[str, Any] | tuple[str, Any, Any], doc: str = "", name: str = "Thing") -> type[Struct]:
    return defstruct(name, fields, namespace={"__doc__": doc})


THING = made(("name", str), ("count", int), doc="A thing.")


@pytest.mark.parametrize(
    "changed",
    [
        made(("name", str)),
        made(("name", str), ("count", int | None)),
        made(("name", str), ("amount", int)),
        made(("name", str), ("count", int, 1)),
        made(("name", str), ("count", int), ("more", str)),
    ],
)
def test_a_changed_struct_changes_the_hash(changed: type[Struct]) -> None:
    assert schema.digest([changed]) != schema.digest([THING])
    inside = made(("list", list[changed]), name="Holder")  # type: ignore[valid-type]
    before = made(("list", list[THING]), name="Holder")  # type: ignore[valid-type]
    assert schema.digest([inside]) != schema.digest([before])


@pytest.mark.parametrize(
    "alike", [made(("name", str), ("count", int), doc="Other words."), made(("count", int), ("name", str))]
)
def test_words_and_order_do_not(alike: type[Struct]) -> None:
    assert schema.digest([alike]) == schema.digest([THING])


def test_the_house_and_every_game_have_one_of_their_own() -> None:
    hashes = [schema.house_hash(), *map(schema.game_hash, games.every())]
    assert all(re.fullmatch(r"[0-9a-f]{12}", each) for each in hashes)
    assert len(set(hashes)) == len(hashes)


@pytest.mark.parametrize("part", ["view_type", "options", "events", "actions"])
def test_every_part_of_a_game_counts(part: str) -> None:
    game = games.load("prophecy")
    other = replace(game, **{part: made(("name", str))})  # type: ignore[arg-type]
    assert schema.game_hash(other) != schema.game_hash(game)


def test_what_only_the_rules_know_does_not_count() -> None:
    game = games.load("prophecy")
    assert schema.game_hash(replace(game, version=game.version + 1)) == schema.game_hash(game)
