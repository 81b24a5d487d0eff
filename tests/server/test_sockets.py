"""Sockets that send too much or read nothing: they end, and nobody else notices."""

import asyncio
import select
import socket
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, Guest, Socket, guest, house
from websockets.exceptions import ConnectionClosed

from pythia.server.room import Room
from pythia.server.sockets import BURST, RATE, TOLD


@pytest.mark.parametrize("message", ['{"ping": 1}', "no message at all"])
def test_who_goes_on_flooding_is_sent_away(tmp_path: Path, message: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table(start=True)
            async with ann.at(table) as one, eve.connection(table) as raw:
                flooding = await Socket(raw).greeted()
                sending = asyncio.create_task(flood(flooding, message))
                bye = await flooding.next("bye")
                assert bye["reason"] == "flood"
                with pytest.raises(ConnectionClosed) as closed:
                    await flooding.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                await sending
                answers = [each for each in flooding.heard if each["kind"] in ("pong", "refused")]
                fast = [each for each in answers if each.get("message", {}).get("id") == "too-fast"]
                assert len(fast) >= TOLD, "it was told first"
                assert len(answers) - len(fast) >= BURST
                await one.play(Random(1), 2)
            async with eve.at(table) as back:
                assert back.summary["id"] == table

    asyncio.run(scenario())


async def flood(flooding: Socket, message: str) -> None:
    """Much more than is allowed, however slow this machine is, until it is not listened to."""
    try:
        while True:
            for _ in range(10):
                await flooding.send(message)
            await asyncio.sleep(1 / RATE / 10)
    except ConnectionClosed:
        return


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
