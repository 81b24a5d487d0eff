"""What is asked for in bulk: in turn by address, off the event loop, or kept for everybody."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from tests.server.house import WITHIN_S, Guest, guest, house

from pythia.contract import Page
from pythia.server import bounds, listing
from pythia.server.aside import Aside
from pythia.server.bounds import Bound
from pythia.server.http import pages
from pythia.server.wire import Declined

FEW, SOME = Bound("", 4, "", ""), Bound("", 6, "", "")


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN_S):
        while not is_so():
            await asyncio.sleep(0.005)


def test_addresses_are_served_in_turn_and_only_so_much_waits() -> None:
    async def scenario() -> None:
        aside, goes_on, done = Aside("test", FEW, SOME), threading.Event(), list[str]()

        def work(name: str) -> str:
            assert goes_on.wait(WITHIN_S)
            done.append(name)
            return name

        def ask(name: str) -> asyncio.Task[str]:
            return asyncio.create_task(aside.do(partial(work, name), name[0]))

        crowd = [ask(name) for name in ("a1", "a2", "a3", "a4")]
        await until(lambda: aside.held == 4)
        with pytest.raises(Declined) as one_more:
            await ask("a5")
        assert (one_more.value.status, one_more.value.message.id) == (429, "too-fast")
        others = [ask("b1"), ask("c1")]
        await until(lambda: aside.held == 6)
        with pytest.raises(Declined) as full:
            await ask("d1")
        assert full.value.message.id == "store-busy"
        crowd[1].cancel()
        await until(lambda: aside.held == 5)
        goes_on.set()
        await asyncio.gather(crowd[0], *crowd[2:], *others)
        assert done == ["a1", "a3", "b1", "c1", "a4"], "in turn; and who has gone is not worked for"
        aside.close()
        with pytest.raises(Declined) as stopping:
            await ask("a1")
        assert stopping.value.message.id == "server-stops"

    asyncio.run(scenario())


def test_a_thread_is_free_when_it_is_done_and_not_when_its_asker_has_gone() -> None:
    async def scenario() -> None:
        aside, goes_on, running = Aside("test", FEW, SOME), threading.Event(), list[int]()

        def work() -> None:
            running.append(1)
            assert goes_on.wait(WITHIN_S)

        first = asyncio.create_task(aside.do(work, "a"))
        await until(lambda: running == [1])
        first.cancel()
        second = asyncio.create_task(aside.do(lambda: None, "b"))
        await until(lambda: aside.held == 2)
        goes_on.set()
        await second
        assert first.cancelled()
        aside.close()

    asyncio.run(scenario())


def test_pages_of_a_game_keep_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, answer = threading.Event(), pages._answer

    def slow(page: Page, body: Any) -> Any:
        assert page.lasts or goes_on.wait(WITHIN_S)
        return answer(page, body)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as eve:
            monkeypatch.setattr(pages, "_answer", slow)
            asking = [
                asyncio.create_task(eve.http.post("/api/games/oraklos/throw", json={}))
                for _ in range(bounds.PAGES.most)
            ]
            try:
                await until(lambda: h.lobby.pages.held == bounds.PAGES.most)
                refused = await eve.post("/api/games/oraklos/throw", status=429)
                assert refused["error"]["id"] == "too-fast"
                # Pages are read, and one's tables looked up, in threads too: not in these.
                assert (await ann.http.get("/robots.txt")).status_code in (200, 404)
                assert (await ann.get("/api/me"))["name"] == "Ann"
                asking.pop().cancel()
                await until(lambda: h.lobby.pages.held < bounds.PAGES.most)
            finally:
                goes_on.set()
            assert [(await each).status_code for each in asking] == [200] * len(asking)

    asyncio.run(scenario())


def test_the_list_of_open_tables_is_made_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, fairly = list[int](), listing._fairly

    def counted(rooms: Any) -> Any:
        made.append(len(rooms))
        return fairly(rooms)

    async def shown(who: Guest) -> list[tuple[str, bool, list[int]]]:
        tables = (await who.get("/api/tables"))["tables"]
        return [(each["id"], each["host"], each["mine"]) for each in tables]

    async def scenario() -> None:
        async with (
            house(tmp_path) as h,
            guest(h.address) as ann,
            guest(h.address, "Ben") as ben,
            guest(h.address, None) as nobody,
        ):
            table = await ann.table_with(ben, open=True)
            monkeypatch.setattr(listing, "_fairly", counted)
            began = monotonic()
            assert await shown(ann) == [(table, True, [0])]
            assert await shown(ben) == [(table, False, [1])]
            for _ in range(200):
                assert await shown(nobody) == [(table, False, [])]
            rate = bounds.LISTINGS.most
            assert 1 <= len(made) <= rate.at_once + rate.a_second * (monotonic() - began) + 1
            assert await shown(ann) == [(table, True, [0])], "with one's own eyes also where it is kept"

    asyncio.run(scenario())


def test_ones_tables_are_shown_whether_they_sleep_or_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            asleep = await ann.table(start=True)
            await h.lobby.sleep(before=float("inf"))
            awake = await ann.table()
            me = await ann.get("/api/me")
            assert {each["id"]: each["phase"] for each in me["tables"]} == {asleep: "running", awake: "lobby"}
            assert h.lobby.awake == 1, "looking wakes none"

    asyncio.run(scenario())
