"""Looking back at whole matches: fair turns, an end when nobody waits, and nobody else waits for it."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.server.house import LINES, QUICK, WITHIN_S, House, guest, house

from pythia.server import bounds, lookback
from pythia.server.limits import Limits, Places, Turns
from pythia.server.lookback import LookBack
from pythia.server.wire import Declined
from pythia.store.sqlite import SQLiteStore

RECORD = (files("pythia.games.prophecy") / "records" / "winner_alone.jsonl").read_bytes()
NDJSON = {"content-type": "application/x-ndjson"}
STRANGER = "127.0.0.66"


@asynccontextmanager
async def client(h: House, address: str) -> AsyncIterator[httpx.AsyncClient]:
    way = httpx.AsyncHTTPTransport(local_address=address, limits=LINES)
    async with httpx.AsyncClient(base_url=h.address, transport=way, timeout=WITHIN_S, headers=NDJSON) as http:
        yield http


def test_turns_go_from_address_to_address() -> None:
    async def scenario() -> None:
        turns, served = Turns(1), list[str]()

        async def ask(address: str) -> None:
            async with turns.turn(address):
                served.append(address)
                await asyncio.sleep(0)

        crowd = ["crowd"] * 50
        asking = [asyncio.create_task(ask(address)) for address in (*crowd, "Ann", "Ann", "Ben")]
        await asyncio.gather(*asking)
        assert served[:6] == ["crowd", "crowd", "Ann", "Ben", "crowd", "Ann"]
        assert served[6:] == ["crowd"] * 47

    asyncio.run(scenario())


def test_who_leaves_waits_no_longer_and_keeps_nobody_waiting() -> None:
    async def scenario() -> None:
        turns, held = Turns(1), asyncio.Event()

        async def ask(address: str) -> str:
            async with turns.turn(address):
                await held.wait()
            return address

        first, second, third = (asyncio.create_task(ask(name)) for name in ("a", "b", "c"))
        await asyncio.sleep(0)
        second.cancel()
        held.set()
        assert [await asyncio.wait_for(each, WITHIN_S) for each in (first, third)] == ["a", "c"]
        given, waits = asyncio.create_task(ask("d")), asyncio.create_task(ask("e"))
        held.clear()
        await asyncio.sleep(0)
        given.cancel()
        await asyncio.sleep(0)
        waits.cancel()  # in the very moment in which it is given its turn
        held.set()
        await asyncio.gather(given, waits, return_exceptions=True)
        assert await asyncio.wait_for(ask("f"), WITHIN_S) == "f"

    asyncio.run(scenario())


def test_held_counts_each_address_and_all() -> None:
    held = Places(2, 3)
    with held.one_more("a") as one, held.one_more("a") as two, held.one_more("a") as three:
        assert (one, two, three) == (True, True, False)
        with held.one_more("b") as four, held.one_more("c") as five:
            assert (four, five) == (True, False)
            assert held.full
    with held.one_more("c") as six:
        assert six


def test_json_is_bounded_before_it_is_read_also_where_records_are_sent(tmp_path: Path) -> None:
    large = b"[" + b"0," * bounds.BODY.most + b"0]"

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            for path in ("/api/replays", "/api/me", "/api/games/oraklos/judge"):
                answer = await ann.http.post(
                    path, content=large, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 413, path
                assert answer.json()["error"]["args"] == {"bytes": bounds.BODY.most}
            many = b"[" + b"[]," * bounds.PARTS.most + b"0]"
            answer = await ann.http.post(
                "/api/me", content=many, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["error"]["id"]) == (422, "message-unfit")

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_flood_of_replays_is_refused_and_waits_for_itself(tmp_path: Path) -> None:
    limits = Limits(looks_back=6)

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(QUICK, limits=limits)) as h,
            client(h, STRANGER) as eve,
            client(h, "127.0.0.1") as ann,
        ):
            assert (await ann.post("/api/replays", content=RECORD)).status_code == 200
            back = h.lobby.looking_back
            assert back.pid is not None
            os.kill(back.pid, signal.SIGSTOP)
            flood = [asyncio.create_task(eve.post("/api/replays", content=RECORD)) for _ in range(100)]
            while sum(task.done() for task in flood) < 100 - limits.looks_back:
                await asyncio.sleep(0.01)
            refused = [task.result() for task in flood if task.done()]
            assert {answer.status_code for answer in refused} == {429}
            assert {answer.json()["error"]["id"] for answer in refused} == {"too-fast"}
            asking = asyncio.create_task(ann.post("/api/replays", content=RECORD))
            while back.waiting < limits.looks_back:
                await asyncio.sleep(0.01)
            os.kill(back.pid, signal.SIGCONT)
            assert (await asking).status_code == 200
            assert back.waiting, "she came before most of the crowd"
            answers = await asyncio.gather(*flood)
            assert [answer.status_code for answer in answers].count(200) == limits.looks_back

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_leaving_ends_the_work_and_lets_the_next_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, client(h, "127.0.0.1") as ann:
            assert (await ann.post("/api/replays", content=RECORD)).status_code == 200
            child = h.lobby.looking_back.pid
            assert child is not None
            os.kill(child, signal.SIGSTOP)
            async with client(h, STRANGER) as eve:
                stuck = [asyncio.create_task(eve.post("/api/replays", content=RECORD)) for _ in range(3)]
                while h.lobby.looking_back.waiting < 2:
                    await asyncio.sleep(0.01)
                for task in stuck:
                    task.cancel()
                await asyncio.gather(*stuck, return_exceptions=True)
            assert (await ann.post("/api/replays", content=RECORD)).status_code == 200
            assert h.lobby.looking_back.pid != child
            assert h.lobby.looking_back.waiting == 0

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_what_takes_too_long_is_refused_and_a_death_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        back = LookBack()
        try:
            await back.replay(RECORD, "")
            assert back.pid is not None
            os.kill(back.pid, signal.SIGSTOP)
            with monkeypatch.context() as patch:
                patch.setattr(bounds, "LOOK_BACK_S", bounds.Bound("", 0.1, "", ""))
                with pytest.raises(Declined) as declined:
                    await back.replay(RECORD, "")
            assert declined.value.message.id == "record-too-long"
            await back.replay(RECORD, "")
            os.kill(back.pid, signal.SIGKILL)
            with pytest.raises(lookback.LookBackFailed):
                await back.replay(RECORD, "")
            assert await back.replay(RECORD, "")
            with pytest.raises(lookback.LookBackFailed):
                await back.verify(b"no record", "")
        finally:
            await back.close()

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_who_waits_when_the_server_stops_is_told_so() -> None:
    async def scenario() -> None:
        back = LookBack()
        await back.replay(RECORD, "")
        assert back.pid is not None
        os.kill(back.pid, signal.SIGSTOP)
        asking = [asyncio.create_task(back.replay(RECORD, "")) for _ in range(3)]
        while back.waiting < 2:
            await asyncio.sleep(0.01)
        await back.close()
        for answer in await asyncio.gather(*asking, return_exceptions=True):
            assert isinstance(answer, Declined)
            assert (answer.status, answer.message.id) == (503, "server-stops")
        assert back.pid is None

    asyncio.run(scenario())


def test_who_somebody_is_never_waits_behind_records(tmp_path: Path) -> None:
    """The only reader of whole matches hangs; guests and tables are found all the same."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            store = h.lobby.store
            assert isinstance(store, SQLiteStore)
            free = threading.Event()
            hanging = asyncio.create_task(store._steps.read(lambda db: free.wait(WITHIN_S)))
            try:
                me = await ann.get("/api/me")
                assert (me["name"], [each["id"] for each in me["tables"]]) == ("Ann", [table])
                assert (await ann.get(f"/api/tables/{table}"))["id"] == table
            finally:
                free.set()
            assert await hanging

    asyncio.run(scenario())
