"""Chance that a test knows beforehand: `Settings.seed_of`."""

import argparse
import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, guest, house

from pythia.server.settings import Settings
from pythia.server.table.seating import Facts
from pythia.table.chance import SEED_BYTES, commitment


async def commitments(folder: Path, settings: Settings = QUICK) -> list[str]:
    """What two tables have promised, one made by each way."""
    async with house(folder, settings) as h, guest(h.address) as ann:
        at_once, later = await ann.table(start=True), await ann.table()
        await ann.post(f"/api/tables/{later}/start")
        rooms = [await h.lobby.room(table) for table in (at_once, later)]
        return [room.match.header.commitment or "" for room in rooms if room.match]


def test_a_match_is_dealt_from_the_seed_that_is_given_for_it(tmp_path: Path) -> None:
    asked: list[Facts] = []

    def seed_of(facts: Facts) -> bytes:
        asked.append(facts)
        return bytes([len(asked)]) * SEED_BYTES

    promised = asyncio.run(commitments(tmp_path, replace(QUICK, seed_of=seed_of)))
    assert promised == [commitment(bytes([n]) * SEED_BYTES) for n in (1, 2)]
    assert [(facts.game, [seat.level for seat in facts.seats]) for facts in asked] == [
        ("prophecy", [None, "novice"])
    ] * 2


def test_unless_one_is_given_each_match_has_a_new_one(tmp_path: Path) -> None:
    one, two = asyncio.run(commitments(tmp_path, replace(QUICK, seed_of=None)))
    assert one != two


def test_no_word_of_the_environment_or_the_command_line_gives_a_seed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from pythia.cli.serve import _settings

    for name in ("PYTHIA_SEED", "PYTHIA_SEED_OF", "SEED_OF"):
        monkeypatch.setenv(name, "00" * SEED_BYTES)
    args = argparse.Namespace(public_url=None, keep_days=None, data=tmp_path)
    assert _settings(args, None).seed_of is None
