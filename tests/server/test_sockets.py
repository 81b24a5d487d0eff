"""Sockets that read nothing, or send too much: nobody else notices."""

import asyncio
import select
import socket
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, Guest, guest, house

from pythia.server import sockets
from pythia.server.table.inbox import MAX_WAITING
from pythia.server.table.room import Room
from pythia.store.sqlite import SQLiteStore


def test_whoever_floods_waits_for_each_message_and_slows_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    class Waiting:
        """The event loop's functions, with a note of how long a socket is not read."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            waits.append(seconds)
            await asyncio.sleep(seconds)

    monkeypatch.setattr(sockets, "asyncio", Waiting())

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table(start=True)
            async with ann.at(table) as one, eve.at(table) as flooding:
                for n in range(70):
                    await flooding.send({"ping": n} if n % 2 else "no message at all")
                await one.play(Random(1), 2)
                answers = [await flooding.next("pong", "refused") for _ in range(70)]
                fast = [each for each in answers if each.get("message", {}).get("id") == "too-fast"]
                assert fast, "it is told"
                assert waits == [1 / sockets.RATE.a_second] * len(fast), "every one of them was waited for"

    asyncio.run(scenario())


def test_who_never_reads_is_cut_off_and_slows_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, outbox=8)) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            room = await h.lobby.room(table)
            async with ann.at(table) as one:
                with await never_reading(ann, table) as stuck:
                    await fill(room)
                    await one.play(Random(1), 3)
                    ended = select.poll()
                    ended.register(stuck, select.POLLHUP | select.POLLERR)
                    assert await asyncio.to_thread(ended.poll, WITHIN_S * 1000), (
                        "its connection was not ended"
                    )
                    assert len(room.listeners) == 1
                    await one.play(Random(2), 1)

    asyncio.run(scenario())


@pytest.mark.parametrize("name", [None, "Eve"])
def test_while_the_disk_is_slow_a_crowd_takes_no_player_s_place(tmp_path: Path, name: str | None) -> None:
    """Somebody who watches by many sockets, or sits there with all the tabs there may be."""
    sockets, each = 8, 38

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, name) as eve:
            table = await ann.table(players=3)
            if name:
                await eve.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ann.post(f"/api/tables/{table}/start")
            assert sockets * each > MAX_WAITING
            written = threading.Event()
            async with ann.at(table) as one:
                crowd = [await eve.connection(table) for _ in range(sockets)]
                try:
                    store = h.lobby.store
                    assert isinstance(store, SQLiteStore)
                    hanging = asyncio.create_task(store._write(lambda db: written.wait(WITHIN_S)))
                    await one.send({"id": "first", "say": "mine"})
                    for raw in crowd:
                        for number in range(each):
                            await raw.send(f'{{"id": "{number}", "say": "nothing"}}')
                        # Its answer comes after the others were read.
                        await raw.send('{"ping": 1}')
                        while '"pong"' not in str(await raw.recv()):
                            pass
                    await one.send({"id": "second", "say": "mine"})
                    await one.send({"ping": 2})
                    await one.next("pong")
                finally:
                    written.set()
                while len(kinds := [m["kind"] for m in one.heard if m["kind"] in ("ack", "refused")]) < 2:
                    await one.receive()
                assert kinds == ["ack", "ack"]
                assert await hanging
                for raw in crowd:
                    await raw.close()

    asyncio.run(scenario())


async def never_reading(someone: Guest, table: str) -> socket.socket:
    """A socket at the table, by hand: it asks, and then nothing is ever read from it."""
    host, port = someone.address.removeprefix("http://").split(":")
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    await asyncio.to_thread(stuck.connect, (host, int(port)))
    stuck.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return stuck


async def fill(room: Room) -> None:
    """Sends to whoever watches until that one's outbox is full, as many updates would."""
    async with asyncio.timeout(WITHIN_S):
        while not (watching := [each for each in room.listeners if each.guest is None]):
            await asyncio.sleep(0.01)
        while not watching[0].leaving.is_set():
            watching[0].send(f'{{"kind":"pong","ping":1,"server_ms":1,"more":"{"x" * 50_000}"}}')
            await asyncio.sleep(0)
