"""Frames of every kind on live sockets of a real server: the store holds what was acknowledged, no more."""

import asyncio
from pathlib import Path

from tests.conftest import LONG
from tests.fuzz import outside


def test_sockets_under_fire(tmp_path: Path) -> None:
    people = 64 if LONG else 8
    came = asyncio.run(outside.run(tmp_path, 20_000 if LONG else 1_200, seed=3, people=people))
    assert came["ack"] > 20
    assert {"message-not-json", "message-unknown"} <= came.keys()
