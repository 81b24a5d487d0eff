"""Tables that go back to the store: never in the middle of something, and never twice in memory."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import WITHIN_S, guest, house

from pythia.server.table.listener import Listener
from pythia.server.wire import Bye


def test_a_table_that_is_doing_something_does_not_fall_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be woken a second time from what it is about to change."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            goes_on = asyncio.Event()
            append = h.lobby.store.append

            async def slow(*written: Any) -> None:
                await goes_on.wait()
                await append(*written)

            monkeypatch.setattr(h.lobby.store, "append", slow)
            starting = asyncio.create_task(ann.post(f"/api/tables/{table}/start"))
            room = await h.lobby.room(table)
            async with asyncio.timeout(WITHIN_S):
                while room.at_rest:
                    await asyncio.sleep(0.005)
            await h.lobby.sleep(before=float("inf"))
            assert await h.lobby.room(table) is room
            goes_on.set()
            await starting
            assert [step.kind for step in await h.lobby.store.steps(table)] == ["move"]

    asyncio.run(scenario())


def test_whoever_wants_a_table_that_is_falling_asleep_waits_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            before = await h.lobby.room(table)
            sleeping = [asyncio.create_task(h.lobby.sleep(before=float("inf"))) for _ in range(2)]
            await asyncio.sleep(0)
            room = await h.lobby.room(table)
            assert before.gone
            assert room is not before
            await asyncio.gather(*sleeping)
            assert h.lobby._leaving == {}

    asyncio.run(scenario())


def test_a_server_that_stops_waits_for_tables_that_are_falling_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            room = await h.lobby.room(table)
            goes_on, stop = asyncio.Event(), room.stop

            async def slow(bye: Bye) -> list[Listener]:
                await goes_on.wait()
                return await stop(bye)

            monkeypatch.setattr(room, "stop", slow)
            sleeping = asyncio.create_task(h.lobby.sleep(before=float("inf")))
            await asyncio.sleep(0)
            closing = asyncio.create_task(h.lobby.close())
            done, _ = await asyncio.wait((closing,), timeout=0.1)
            assert not done
            goes_on.set()
            await asyncio.gather(closing, sleeping)
            assert room.gone

    asyncio.run(scenario())
