"""Every game, at every table it can be played at, keeps what games promise."""

from hashlib import sha256

import pytest
from msgspec import Struct
from tests.conftest import LONG
from tests.every_game import all_tables

from pythia import games
from pythia.table.conformance import check


@pytest.mark.parametrize(("name", "players", "options"), list(all_tables()), ids=str)
def test_every_table_conforms(name: str, players: int, options: Struct) -> None:
    for number in range(20 if LONG else 1):
        check(games.load(name), players, options, sha256(f"{players} {number}".encode()).digest())
