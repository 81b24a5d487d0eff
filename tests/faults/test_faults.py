"""The short run of every fault, and servers broken on purpose, which the same run must catch."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import LONG
from tests.faults.scenarios import ACKED_PER_FAULT, Tally, clock_back, cuts, full_disks, kills, restarts

Scenario = Callable[..., Coroutine[Any, Any, Tally]]
FEW = 4
"""Tables: each game among people, and one person among bots."""


@pytest.mark.parametrize(
    ("scenario", "times"),
    [
        (kills, 4),
        (partial(cuts, tables=FEW), 4),
        (full_disks, 2),
        (clock_back, 2),
        (partial(restarts, tables=FEW), 1),
    ],
    ids=["kills", "cuts", "full_disks", "clock_back", "restarts"],
)
def test_nothing_is_lost_or_doubled_and_all_resume(scenario: Scenario, times: int, tmp_path: Path) -> None:
    tally = asyncio.run(scenario(tmp_path, 1, times, whole=LONG))
    assert tally.wrong == []
    assert tally.faults >= times
    assert tally.acked > ACKED_PER_FAULT * times


@pytest.mark.parametrize("fault", ["ack-first", "ack-unkept"])
def test_a_broken_server_is_caught(fault: str, tmp_path: Path) -> None:
    tally = asyncio.run(kills(tmp_path, 1, 2, fault))
    assert any("LOST" in sentence for sentence in tally.wrong)
