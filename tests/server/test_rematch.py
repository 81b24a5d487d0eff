"""Another match at the same table, with the same people."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import guest, house, who

from pythia.contract import Message
from pythia.store import Store, StoreError


def test_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=3)
            async with ann.at(table) as one, ben.at(table) as two:
                await ann.post(f"/api/tables/{table}/start")
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
                (new, same) = await asyncio.gather(
                    ben.post(f"/api/tables/{table}/rematch"), ann.post(f"/api/tables/{table}/rematch")
                )
                assert new == same
                while two.summary["rematch"] != new["id"]:
                    await two.next("table")
            summary = await ann.get(f"/api/tables/{new['id']}")
            assert who(summary) == ["person:Ann", "person:Ben", "bot:Citlali"]
            assert (summary["phase"], summary["mine"]) == ("lobby", [0])
            for someone in (ann, ben):
                await someone.post(f"/api/tables/{new['id']}/leave")
            await ann.get(f"/api/tables/{new['id']}", 404)
            other = await ben.post(f"/api/tables/{table}/rematch")
            assert other["id"] != new["id"], "all have left that one; there is another"
            assert (await ann.get(f"/api/tables/{other['id']}"))["mine"] == [0]
            solo = await ann.table(start=True)
            async with ann.at(solo) as one:
                await one.play(Random(3))
            again = await ann.post(f"/api/tables/{solo}/rematch")
            assert (await ann.get(f"/api/tables/{again['id']}"))["phase"] == "running"

    asyncio.run(scenario())


def test_a_rematch_is_stored_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of its writes fails: no table that nobody asked for, and asking again makes the match."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.play(Random(3))
            store = h.lobby.store
            for failing in range(1, 10):
                with monkeypatch.context() as patch:
                    counted = fail(patch, store, failing)
                    answer = await ann.http.post(f"/api/tables/{table}/rematch", json={})
                if answer.status_code == 200:
                    break
                assert answer.status_code == 503
                assert counted() == failing
                named = (await ann.get(f"/api/tables/{table}"))["rematch"]
                mine = {each["id"] for each in (await ann.get("/api/me"))["tables"]}
                assert mine - {table, named} == set()
            assert failing > 1
            again = answer.json()["id"]
            assert (await ann.get(f"/api/tables/{again}"))["phase"] == "running"
            assert len((await ann.get("/api/me"))["tables"]) == 2

    asyncio.run(scenario())


def fail(patch: pytest.MonkeyPatch, store: Store, number: int) -> Callable[[], int]:
    """The store's write of this number from now on is refused. Answers with how many there were."""
    count = 0

    def failing(write: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def instead(*what: Any) -> None:
            nonlocal count
            count += 1
            if count == number:
                raise StoreError(Message("store-failed", {"reason": "full"}))
            await write(*what)

        return instead

    for name in ("save_table", "append", "delete_table"):
        patch.setattr(store, name, failing(getattr(store, name)))
    return lambda: count
