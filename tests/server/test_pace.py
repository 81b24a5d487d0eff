"""The pace of a table over the wire: what a page says of it reaches the bots, and is kept nowhere."""

import asyncio
from pathlib import Path
from random import Random

from msgspec.structs import replace
from tests.server.house import QUICK, Socket, guest, house, solo

from pythia.server import sockets
from pythia.server.table.autopilot import pause_ms

FOR_EVER = replace(QUICK, pause_ms=3_600_000)
"""A bot that is not hurried acts in an hour."""


async def until_bot_acted(socket: Socket) -> None:
    n = socket.now["n"]
    while socket.now["n"] == n:
        await socket.receive()


def test_what_a_page_says_of_its_pace_reaches_the_bots_and_not_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, FOR_EVER) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.send({"hurry": 1})
                await until_bot_acted(one)
                assert one.now["n"] == 2, "its bid; the pause that it was in is over"
                await one.send({"pace": "off"})
                await one.play(Random(1), 9)
            steps = await h.lobby.store.steps(table)
            lines = [line for step in steps for line in step.lines]
            assert len(lines) > 18
            assert not any("pace" in line or "hurry" in line for line in lines)

    asyncio.run(scenario())


def test_neither_is_answered_and_both_count_as_messages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path, FOR_EVER) as (_, _, one):
            await one.send({"pace": "quick"})
            await one.send({"hurry": 999})
            await one.send({"ping": 1})
            heard = len(one.heard)
            while (await one.receive())["kind"] != "pong":
                pass
            assert {message["kind"] for message in one.heard[heard:]} <= {"pong", "talks"}
            for _ in range(5 * sockets.RATE.at_once):
                await one.send({"hurry": 999})
                await one.send({"ping": 1})
            assert (await one.next("refused"))["message"]["id"] == "too-fast", "they count like any other"

    asyncio.run(scenario())


def test_who_watches_changes_no_pace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, FOR_EVER) as h, guest(h.address) as ann, guest(h.address, None) as eve:
            table = await ann.table(start=True)
            async with ann.at(table) as one, eve.at(table) as watching:
                await watching.send({"pace": "off"})
                await watching.send({"hurry": one.now["n"]})
                await watching.send({"ping": 1})
                await watching.next("pong")
                room = await h.lobby.room(table)
                assert room.table.n == 1
                assert pause_ms(room.table) == FOR_EVER.pause_ms
                await one.send({"hurry": 1})
                await until_bot_acted(one)

    asyncio.run(scenario())
