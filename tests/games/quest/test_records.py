"""One record for every way a match of Quest can end, each verified and telling its tale."""

import json
from typing import Any

import pytest
from tests.games.quest.records_gen import FOLDER, WAYS

from pythia.cli import main
from pythia.games.quest.events import CertificateBought, Died, MatchEnded
from pythia.table.replay import replay, verify


@pytest.mark.parametrize("name", WAYS)
def test_the_record_ends_as_it_is_called(name: str) -> None:
    """Q8.2, Q6.6."""
    data = (FOLDER / f"{name}.jsonl").read_bytes()
    players, options, fits = WAYS[name]
    moves = [played.move for played in replay(data)]
    last = moves[-1].match
    assert (last.header.players, last.state.options) == (players, options)
    assert fits(last.state)
    told = [each.event for move in moves for each in move.told]
    assert isinstance(told[-1], MatchEnded)
    bought = [event.seat for event in told if isinstance(event, CertificateBought)]
    assert last.result.scores == tuple(bought.count(seat) for seat in range(players))
    deaths = [event.seat for event in told if isinstance(event, Died)]
    assert [seat for seat in range(players) if not last.state.heroes[seat].alive] == sorted(deaths)
    assert verify(data)[1] == last.drawn


def test_every_record_has_its_way() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == WAYS.keys()


def test_the_sums_of_replay(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(FOLDER / "fifth_certificate.jsonl")]) == 0
    sums: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (sums["game"], sums["over"], max(sums["scores"])) == ("quest", True, 5)
    assert sorted(sums["ranking"]) == [1, 2]
    assert sums["heroes"][0].keys() == {
        *("character", "space", "health", "magic", "gold", "experience", "items", "kept", "certificates"),
        "alive",
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_can_be_shown(capsys: pytest.CaptureFixture[str], language: str) -> None:
    file = str(FOLDER / "single_survivor.jsonl")
    for line in (1, 3, 40, 80):
        assert main(["replay", file, "--to", str(line), "--lang", language]) == 0
    assert main(["replay", file, "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 20
