"""Records that a live table wrote."""

import pytest

from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.table.conformance import check


@pytest.fixture(scope="session")
def verifiable() -> list[str]:
    """A short two-player match with seed and commitment."""
    return check(GAME, 2, Options(length="short"), bytes(range(32)))
