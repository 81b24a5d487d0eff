"""The rules held against a second implementation, written from the rulebook alone by somebody else."""

import json
from random import Random
from typing import Any

import pytest
from tests.conftest import LONG
from tests.games.prophecy import oracle
from tests.games.prophecy.oracle_cards import Refused
from tests.games.prophecy.records_gen import legal_record
from tests.games.prophecy.spoils_gen import spoil

from pythia.table.record import RecordError
from pythia.table.replay import replay

GAMES = 400 if LONG else 12
SPOILS = 4
"""Mistakes tried on each game."""


def ours(lines: list[str]) -> dict[str, Any] | tuple[int, str | None]:
    try:
        *_, last = replay("\n".join(lines).encode())
    except RecordError as error:
        return error.line, error.rule
    result = last.move.match.result
    sums = {"game": "prophecy", "over": result.over, "scores": result.scores, "winners": result.winners}
    reached: dict[str, Any] = json.loads(json.dumps(sums | {"lines": last.line} | result.details))
    return reached


def theirs(lines: list[str]) -> object:
    try:
        return oracle.replay(lines)
    except Refused as refused:
        return refused.line, refused.rule


@pytest.mark.parametrize("length", ["standard", "short"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_both_reach_the_same(players: int, length: str) -> None:
    for number in range(GAMES):
        rng = Random(f"{players} {length} {number}")
        timed = number % 3 == 0
        lines = legal_record(rng, players, length, takeback=number % 2 == 0, timed=timed)
        reached = ours(lines)
        assert isinstance(reached, dict), (number, reached)
        assert reached == theirs(lines), number
        # A mistake right after the turn clock offends the table as well, which the oracle does not know.
        for _ in range(0 if timed else SPOILS):
            spoiled, kind = spoil(rng, lines)
            assert ours(spoiled) == theirs(spoiled), (number, kind)
