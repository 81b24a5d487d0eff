"""A mistake of a game, or of ours, in the middle of a match: the table goes on."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.still import begun

from pythia.server.table import autopilot


def test_a_remark_that_fails_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError

    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, options={"length": "short"}) as (table, _):
            room = table.room
            game = replace(table.match.game, remark=fails)
            room.table = msgspec.structs.replace(
                room.table, match=msgspec.structs.replace(table.match, game=game)
            )
            n = room.table.n
            while room.table.n < n + 2:
                await table.wait(1.0)
            assert room.table.acted is None

    asyncio.run(scenario())


def test_a_deed_that_fails_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    act, failed = autopilot._act, list[int]()

    def fails_once(table: Any, seat: int, *more: Any, **named: Any) -> Any:
        if not failed:
            failed.append(seat)
            raise RuntimeError
        return act(table, seat, *more, **named)

    monkeypatch.setattr(autopilot, "_act", fails_once)

    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, options={"length": "short"}) as (table, _):
            while not failed:
                await table.wait(1.0)
            n = table.room.table.n
            while table.room.table.n == n:
                await table.wait(1.0)

    asyncio.run(scenario())
    assert failed
