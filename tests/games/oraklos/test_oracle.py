"""The rules held against a second implementation, written from the rulebook alone by somebody else."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conftest import LONG
from tests.games.oraklos.oracle_form import Refused
from tests.games.oraklos.oracle_replay import replay as replay_naively
from tests.games.oraklos.oracle_shapes import predictions as predictions_naively
from tests.games.oraklos.records_gen import legal_record
from tests.games.oraklos.spoils_gen import spoil
from tests.games.oraklos.throws_gen import few

from pythia.cli import main
from pythia.games.oraklos import search
from pythia.games.oraklos.events import Attempted, Judged
from pythia.games.oraklos.state import Throw
from pythia.table.record import RecordError
from pythia.table.replay import replay

GAMES = 60 if LONG else 1
SPOILS = 6
"""Mistakes tried on each game."""
THROWS = 2000 if LONG else 25
VERDICT = ("seat", "card", "points", "dice", "rule")


def ours(lines: list[str]) -> dict[str, Any] | int:
    """What a record leads to, with the verdicts of all its rounds; or the line where it is refused."""
    verdicts: list[dict[str, Any]] = []
    try:
        for played in replay("\n".join(lines).encode()):
            told = [each.event for each in played.move.told]
            judged = [event.verdict for event in told if isinstance(event, Judged | Attempted)]
            verdicts += [{key: getattr(each, key) for key in VERDICT} for each in judged]
    except RecordError as error:
        return error.line
    result = played.move.match.result
    sums = {"game": "oraklos", "over": result.over, "scores": result.scores, "winners": result.winners}
    sums |= {"lines": played.line, **result.details, "verdicts": verdicts}
    reached: dict[str, Any] = json.loads(json.dumps(sums))
    return reached


def theirs(lines: list[str]) -> dict[str, Any] | int:
    try:
        return replay_naively(lines)
    except Refused as refused:
        return refused.line


@pytest.mark.parametrize("variant", ["standard", "junior", "antipodes"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_reach_the_same(players: int, variant: str) -> None:
    for number in range(GAMES):
        rng = Random(f"{players} {variant} {number}")
        lines = legal_record(rng, players, variant)
        reached = ours(lines)
        assert isinstance(reached, dict), (number, reached)
        assert reached == theirs(lines), number
        for _ in range(SPOILS):
            spoiled, kind = spoil(rng, lines)
            assert ours(spoiled) == theirs(spoiled), (number, kind)


@pytest.mark.parametrize("holes", [False, True])
def test_both_find_the_same_predictions(holes: bool) -> None:
    for number in range(THROWS):
        dice = few(Random(number))
        thrown = msgspec.convert({"chance": "throw", "dice": dice}, Throw)
        found = [
            {"dice": list(each.dice), "card": each.card} for each in search.predictions(thrown.dice, holes)
        ]
        assert found == predictions_naively(dice, holes), number


@pytest.mark.parametrize("flags", [[], ["--holes"]])
def test_the_command_prints_them(
    flags: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = few(Random("command 23"))
    file = tmp_path / "throw.jsonl"
    file.write_text(json.dumps({"chance": "throw", "dice": dice}))
    assert main(["oraklos", "predictions", str(file), *flags]) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert printed
    assert printed == predictions_naively(dice, flags != [])
