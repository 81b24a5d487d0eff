"""Bots' processes may die: their tables go on, and nothing is left behind."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest
from tests.server.house import WITHIN_S, guest, process

from pythia.table.replay import verify

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")


def workers(server: int) -> list[int]:
    """The bots' processes of a server."""
    found = []
    for pid in Path("/proc").iterdir():
        if pid.name.isdecimal():
            try:
                parent = int((pid / "stat").read_text().rpartition(")")[2].split()[1])
                command = (pid / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == server and b"--multiprocessing-fork" in command:
                found.append(int(pid.name))
    return found


def test_a_match_goes_on_when_its_bots_die(tmp_path: Path) -> None:
    async def scenario() -> None:
        with process(tmp_path) as running:
            async with guest(running.address) as ann:
                table = await ann.table(start=True, players=3)
                killed: set[int] = set()
                async with ann.at(table) as one:
                    # New ones are started when a bot is next to think: not at once, and not all of them.
                    for _ in range(60):
                        await one.play(Random(1), 1)
                        if len(killed) >= 3:
                            break
                        for worker in workers(running.process.pid):
                            os.kill(worker, signal.SIGKILL)
                            killed.add(worker)
                    await one.play(Random(2))
                assert len(killed) >= 3
                record = await ann.http.get(f"/api/tables/{table}/record")
                verify(record.content)
            _, err = await asyncio.to_thread(running.stop, signal.SIGTERM)
            assert running.process.returncode == 0
            assert "leaked" not in err
            assert "died" in err, "it is told to whoever runs the server"

    asyncio.run(scenario())


def test_a_signal_to_all_processes_ends_all_of_them(tmp_path: Path) -> None:
    """As the system does when it goes down, or a terminal when it is closed."""

    async def scenario() -> None:
        with process(tmp_path) as running:
            async with guest(running.address) as ann, ann.at(await ann.table(start=True)) as one:
                await one.play(Random(1), 1)
                all_of_them = [*workers(running.process.pid), running.process.pid]
                assert len(all_of_them) > 1
                for each in all_of_them:
                    os.kill(each, signal.SIGTERM)
                assert (await one.next("bye"))["reason"] == "restart"
            await asyncio.to_thread(running.process.wait, WITHIN_S)
            assert (running.process.returncode, "leaked" in running.log) == (0, False), running.log
            async with asyncio.timeout(WITHIN_S):
                while any(Path(f"/proc/{each}").exists() for each in all_of_them):
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_server_that_stops_asks_its_bots_nothing_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        with process(tmp_path) as running:
            async with guest(running.address) as ann:
                tables = [await ann.table(start=True, players=6, options={}) for _ in range(20)]
                sockets = [await ann.connection(table) for table in tables]
                _, log = await asyncio.to_thread(running.stop, signal.SIGTERM)
                for raw in sockets:
                    await raw.close()
            assert running.process.returncode == 0
            # That this machine stood still for a moment is nothing that the bots were asked.
            warned = [line for line in log.splitlines() if '"info"' not in line and '"stalled"' not in line]
            assert warned == []

    asyncio.run(scenario())
