"""A server that ends, is killed, or is started twice: what was acknowledged lasts."""

import asyncio
import json
import os
import resource
import signal
import sys
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from tests.server.house import WITHIN_S, Guest, Socket, guest, plain, process
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pythia.table.replay import verify

KILLS = 8


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_restart_in_mid_game(tmp_path: Path, how: signal.Signals) -> None:
    async def scenario() -> None:
        with process(tmp_path) as first:
            async with guest(first.address) as ann:
                table = await ann.table(start=True)
                async with ann.at(table) as one:
                    await one.play(Random(1), 9)
                    await one.until_turn()
                    before = one.now
                    ended = asyncio.create_task(asyncio.to_thread(first.stop, how))
                    assert (await one.next("bye"))["reason"] == "restart"
                    with pytest.raises(ConnectionClosed) as closed:
                        await one.receive()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
                    out, err = await ended
                    assert first.process.returncode == 0
                    logged = [json.loads(line) for line in err.splitlines()]
                    # That it stood still says something of this machine.
                    assert {line["level"] for line in logged if line["event"] != "stalled"} == {"info"}
                    assert "kept" in out
        with process(tmp_path) as second:
            async with guest(second.address, None, ann.http.cookies) as back:
                (mine,) = (await back.get("/api/me"))["tables"]
                assert (mine["id"], mine["phase"], mine["my_turn"]) == (table, "running", True)
                async with back.at(table) as one:
                    for key in ("n", "view", "offers"):
                        assert one.now[key] == before[key]
                    await one.play(Random(2))
                record = await back.http.get(f"/api/tables/{table}/record")
                verify(record.content)

    asyncio.run(scenario())


async def play_until_killed(
    someone: Guest, table: str, dice: Random, done: dict[str, dict[str, object]]
) -> None:
    """Acts as fast as it can; notes every action as it is acknowledged."""
    async with someone.connection(table) as raw:
        one = await Socket(raw).greeted()
        assert set(done) <= set(one.now["acks"]), "an acknowledged action was lost"
        while await one.until_turn():
            key = f"{dice.getrandbits(64):x}"
            action = one.choice(dice)
            answer = await one.do(action, key)
            assert answer["kind"] == "ack", (answer, action, one.now)
            done[key] = plain(action)


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def scenario() -> None:
        dice, cookies, table = Random(9), httpx.Cookies(), ""
        done: dict[str, dict[str, object]] = {}
        tables: list[str] = []
        for _ in range(KILLS):
            with process(tmp_path) as running:
                async with guest(running.address, None if tables else "Ann", cookies) as ann:
                    table = table or await ann.table(start=True)
                    tables.append(table)
                    cookies = ann.http.cookies
                    playing = asyncio.create_task(play_until_killed(ann, table, dice, done))
                    await asyncio.wait((playing,), timeout=0.15 + 0.4 * dice.random())
                    await asyncio.to_thread(running.kill)
                    (end,) = await asyncio.gather(playing, return_exceptions=True)
                    assert end is None or isinstance(end, ConnectionClosed | InvalidHandshake | OSError), end
                    if end is None and len(tables) < KILLS - 1:
                        # The match was over first: the next.
                        done.clear()
                        table = ""
        assert done
        with process(tmp_path) as last:
            async with guest(last.address, None, cookies) as ann:
                async with ann.at(table) as one:
                    assert set(done) <= set(one.now["acks"])
                    await one.play(dice)
                record = await ann.http.get(f"/api/tables/{table}/record")
                verify(record.content)
                lines = [msgspec.json.decode(line) for line in record.content.splitlines()]
                own = [line for line in lines if line.get("seat") == 0 and "do" in line]
                # In order, each once; others may stand between that were stored and never acknowledged.
                place = iter(own)
                assert all(any({"seat": 0, **action} == line for line in place) for action in done.values())
        await no_orphans(tmp_path)

    asyncio.run(scenario())


async def no_orphans(folder: Path) -> None:
    """Bots' processes end with their server, however it ends."""
    if not Path("/proc").is_dir():
        return
    async with asyncio.timeout(WITHIN_S):
        while any(_is_child_of_nobody(pid) for pid in Path("/proc").iterdir() if pid.name.isdecimal()):
            await asyncio.sleep(0.05)


def _is_child_of_nobody(pid: Path) -> bool:
    try:
        command = (pid / "cmdline").read_bytes().split(b"\0")
        parent = int((pid / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return False
    return command[0] == os.fsencode(sys.executable) and b"--multiprocessing-fork" in command and parent == 1


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no limits on a running process here")
def test_a_full_disk_refuses_an_action_and_later_takes_it(tmp_path: Path) -> None:
    """The server may write no further than its files go now; then it may again."""

    async def scenario() -> None:
        with process(tmp_path) as running:
            async with guest(running.address) as ann, guest(running.address, "Ben") as ben:
                table = await ann.table_with(ben)
                await ann.post(f"/api/tables/{table}/start")
                async with ann.at(table) as one, ben.at(table) as two:
                    pid, size = running.process.pid, resource.RLIMIT_FSIZE
                    limits = resource.prlimit(pid, size, (1, resource.RLIM_INFINITY))
                    bid = one.choice(Random(1))
                    for _ in range(3):
                        refused = await one.do(bid, "bid")
                        assert refused["message"]["id"] == "store-failed"
                    failure = await ann.http.post("/api/me", json={"name": "Anne"})
                    assert (failure.status_code, failure.json()["error"]["id"]) == (503, "store-failed")
                    assert (await ann.get("/readyz", 503))["error"]["id"] == "store-failed"
                    assert (await ann.get("/healthz"))["ok"], "alive all the same"
                    resource.prlimit(pid, size, limits)
                    assert (await ann.get("/readyz"))["ok"]
                    assert await one.do(bid, "bid") == {"kind": "ack", "id": "bid", "n": 2}
                    assert (await two.next("update"))["n"] == 2

    asyncio.run(scenario())
