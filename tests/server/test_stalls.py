"""The player does not pay for the server's stall: what arrived in time counts, and time that stood still is
given back."""

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, guest, house, process
from tests.server.still import Table, begun
from tests.server.test_inflow import frame, socket

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import offers_to
from pythia.contract import Budget
from pythia.server.table.listener import Listener
from pythia.server.wire import Do

STALL_S = 11.0
"""Longer than any clock here."""
PING_FRAME, CLOSE_FRAME = 9, 8


def bid(table: Table, seat: int = 0) -> dict[str, Any]:
    """Something legal that a seat can do now."""
    chosen = RandomLegal(table.match.game, Random(1)).choose(None, offers_to(table.match, seat), Budget())
    found: dict[str, Any] = msgspec.to_builtins(chosen)
    return found


def by_the_table(table: Table) -> list[dict[str, Any]]:
    return [line for line in table.lines() if line.get("by") == "table" or "clock" in line]


def is_done(table: Table, who: Listener, id: str) -> bool:
    assert who.guest is not None
    return (who.guest.id, id) in table.room.table.done


def test_what_is_read_when_the_clock_has_run_out_meanwhile_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 2, clock_s=10) as (table, (ann,)):
            table.clock.now += STALL_S
            table.room.incoming.hear(ann, Do("in time", bid(table)))
            await table.settle()
            assert is_done(table, ann, "in time")
            assert by_the_table(table) == []

    asyncio.run(scenario())


def test_what_is_read_a_moment_after_the_table_looked_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's task may come before the sockets' when the loop goes on."""

    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 2, clock_s=10) as (table, (ann,)):

            async def look() -> None:
                pass

            action = bid(table)
            table.clock.now += STALL_S
            await table.room.ask(look)
            # From the system, by the parser, by the socket's own task.
            for _ in range(6):
                await asyncio.sleep(0)
            table.room.incoming.hear(ann, Do("in time", action))
            await table.settle()
            assert is_done(table, ann, "in time")
            assert by_the_table(table) == []

    asyncio.run(scenario())


def test_what_waited_behind_a_slow_store_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 2, clock_s=10) as (table, (ann,)):
            go_on = asyncio.Event()

            async def slow() -> None:
                await go_on.wait()

            table.room.put(slow)
            table.room.incoming.hear(ann, Do("in time", bid(table)))
            table.clock.now += STALL_S
            go_on.set()
            await table.settle()
            assert is_done(table, ann, "in time")
            assert by_the_table(table) == []

    asyncio.run(scenario())


def test_who_does_nothing_is_late_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 2, clock_s=10) as (table, (ann,)):
            action = bid(table)
            await table.wait(10.5)
            assert by_the_table(table)
            table.room.incoming.hear(ann, Do("too late", action))
            await table.settle()
            assert not is_done(table, ann, "too late")

    asyncio.run(scenario())


def test_patience_waits_for_what_has_arrived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back while the server stands still finds the seat their own."""

    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, ("ann", "ben"), patience_s=5) as (table, (_, ben)):
            room = table.room
            await room.ask(lambda: room.part(ben))
            await table.settle()

            async def look() -> None:
                pass

            table.clock.now += STALL_S
            await room.ask(look)
            await room.ask(lambda: room.join(ben))
            await table.settle()
            assert "sits" not in [step.kind for step in table.steps]
            await room.ask(lambda: room.part(ben))
            await table.wait(6.0)
            assert room.facts.seats[1].level is not None, "who stays away is replaced"

    asyncio.run(scenario())


def test_a_loop_that_stood_still_gives_the_time_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, second_s=0.3)) as h, guest(h.address) as ann:
            table = await ann.table(clock_s=10, start=True)
            async with ann.at(table) as one:
                for sends_first in (True, False):
                    assert await one.until_turn()
                    action = one.choice(Random(1))
                    if sends_first:
                        await one.send({"id": "before", "do": action})
                    # Longer than the whole clock, with nothing read: the server is in this very process.
                    time.sleep(3.5)
                    if sends_first:
                        answer = await one.next("ack", "refused")
                    else:
                        answer = await one.do(action)
                    assert answer["kind"] == "ack", answer

    asyncio.run(scenario())


def test_the_time_of_a_race_stands_still_with_the_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(game="oraklos", players=2, options={}, start=True)
            async with ann.at(table) as one:
                while one.now["view"]["phase"] != "search":
                    if one.my_turn:
                        await one.do(one.choice(Random(1)))
                    else:
                        await one.receive()
                room = await h.lobby.room(table)
                before = room.table.elapsed_ms(room.now())
                time.sleep(3.0)
                after = room.table.elapsed_ms(room.now())
                assert before is not None
                assert after is not None
                assert after - before < 1500

    asyncio.run(scenario())


def test_a_line_is_not_given_up_for_the_servers_own_stall(tmp_path: Path) -> None:
    """It answered while the server stood still."""

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(QUICK, stuck_s=0.5)) as h,
            guest(h.address) as ann,
            socket(h, await ann.table()) as (reader, writer),
            asyncio.timeout(WITHIN_S),
        ):
            for _ in range(3):
                while (found := await frame(reader))[0] not in (PING_FRAME, CLOSE_FRAME):
                    pass
                kind, payload = found
                assert kind == PING_FRAME, payload
                # A mask of noughts changes nothing.
                writer.write(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
                time.sleep(1.0)

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_server_that_was_stopped_for_longer_than_the_clock(tmp_path: Path) -> None:
    """Sent in the first second of ten, the server stopped for eleven."""

    async def scenario() -> None:
        with process(tmp_path) as running:
            async with guest(running.address) as ann:
                table = await ann.table(clock_s=10, start=True)
                async with ann.at(table) as one:
                    assert await one.until_turn()
                    os.kill(running.process.pid, signal.SIGSTOP)
                    await one.send({"id": "in time", "do": one.choice(Random(1))})
                    await asyncio.sleep(STALL_S)
                    os.kill(running.process.pid, signal.SIGCONT)
                    answer = await one.next("ack", "refused")
                    assert answer["kind"] == "ack", answer

    asyncio.run(scenario())
