"""What could not be stored has not happened: nothing half made, nobody half there."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.faults.servers import Server
from tests.server.house import QUICK, guest, house

from pythia.store.sqlite import FILE

HURRIED = replace(QUICK, second_s=0.01)


def test_who_cannot_be_given_the_seat_back_is_not_at_the_table(tmp_path: Path) -> None:
    """A bot plays for Ben; Ben comes back while the store is held by another program; and again after it."""

    async def scenario() -> None:
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(patience_s=20)
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as one:
                while one.summary["seats"][1]["level"] is None:
                    await one.receive()
                with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as held:
                    held.execute("BEGIN IMMEDIATE")
                    async with ben.connection(table) as raw:
                        await raw.wait_closed()
                    assert raw.close_code == 4429
                seat = (await ann.get(f"/api/tables/{table}"))["seats"][1]
                assert (seat["who"], seat["away"]) == ("bot", True)
                async with ben.at(table):
                    while (back := one.summary["seats"][1])["who"] != "person" or back["away"]:
                        await one.receive()

    asyncio.run(scenario())


def test_a_table_that_is_dealt_at_once_is_stored_at_once(tmp_path: Path) -> None:
    """Killed before the deal: there is no table either."""

    async def scenario() -> None:
        async with Server(tmp_path / "data") as server:
            await server.start("kill", "before-append", "1")
            async with guest(await server.address()) as ann:
                with pytest.raises(httpx.TransportError):
                    await ann.table(start=True)
            await server.ended()
            await server.start()
            async with guest(await server.address(), None, ann.http.cookies) as back:
                me = await back.get("/api/me")
                assert (me["name"], me["tables"]) == ("Ann", [])

    asyncio.run(scenario())
