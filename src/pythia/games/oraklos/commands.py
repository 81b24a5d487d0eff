"""`pythia oraklos predictions FILE`: every prediction of a throw."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from pythia.contract import Illegal
from pythia.games.oraklos.dice import check_lying
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Throw
from pythia.terminal import Command

MAX_DICE = 54
"""As many as the game has."""
HOLES = "holes"
"""Allows dice that lie hole-up."""


def _predictions(throw: Throw, flags: AbstractSet[str]) -> Iterator[dict[str, Any]]:
    if len(throw.dice) > MAX_DICE:
        raise Illegal(None, "oraklos-too-many-dice", most=MAX_DICE)
    check_lying(throw.dice)
    for found in predictions(throw.dice, HOLES in flags):
        yield {"dice": found.dice, "card": found.card}


COMMANDS = (Command("predictions", Throw, "oraklos-one-throw", _predictions, (HOLES,)),)
