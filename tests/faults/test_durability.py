"""kill -9 says nothing about the system's own memory: what is acknowledged has been synced before."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.faults.servers import ROOT
from tests.server.house import guest

from pythia.store.sqlite import SQLiteStore

ACTIONS = 6
CALLS = "trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg"
FULL = 2


def test_the_store_syncs_every_commit(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path)

    def pragmas(db: sqlite3.Connection) -> list[object]:
        """Asked of the very connection that writes."""
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert asyncio.run(store._write(pragmas)) == ["wal", FULL, 1]
    store.close()


def traceable() -> bool:
    strace = shutil.which("strace")
    return (
        bool(strace)
        and subprocess.run([str(strace), "true"], capture_output=True, check=False).returncode == 0
    )


@pytest.mark.skipif(not traceable(), reason="no strace here, or it may not trace")
def test_an_acknowledgement_is_sent_after_its_sync(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    command = ["strace", "-D", "-f", "-y", "-s", "100000", "-e", CALLS, "-o", str(trace)]
    command += [sys.executable, "-m", "pythia.cli", "serve", "--port", "0", "--no-browser"]
    command += ["--data", str(tmp_path / "data")]
    traced = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert traced.stdout is not None
        address = traced.stdout.readline().split()[-1].rstrip("/")
        keys = asyncio.run(play(address))
    finally:
        traced.terminate()
        traced.communicate(timeout=120)
    lines = trace.read_text("utf-8", "replace").splitlines()
    for key in keys:
        check_order(lines, key)


async def play(address: str) -> list[str]:
    """Two people act; the ids of what was acknowledged."""
    async with guest(address) as ann, guest(address, "Ben") as ben:
        table = await ann.table()
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        await ann.post(f"/api/tables/{table}/start")
        keys: list[str] = []
        async with ann.at(table) as one, ben.at(table) as two:
            while len(keys) < ACTIONS:
                for each in (one, two):
                    while each.now["n"] <= len(keys):
                        await each.receive()
                    if each.my_turn:
                        keys.append(f"<sync {len(keys)}>")
                        assert (await each.do(each.choice(Random(1)), keys[-1]))["kind"] == "ack"
        return keys


def check_order(lines: list[str], key: str) -> None:
    """Written to the log, the log synced to the end, and only then the socket written to."""
    written = next(n for n, line in enumerate(lines) if "-wal>" in line and key in line)
    acked = next(n for n, line in enumerate(lines) if f'\\"ack\\",\\"id\\":\\"{key}\\"' in line)
    pid = lines[written].split()[0]
    begun = next(
        n
        for n, line in enumerate(lines[written:], written)
        if re.match(rf"{pid} +f(data)?sync\(.*-wal>", line)
    )
    synced = begun
    if "unfinished" in lines[begun]:
        resumed = re.compile(rf"{pid} +<\.\.\. f(data)?sync resumed")
        synced = next(n for n, line in enumerate(lines[begun:], begun) if resumed.match(line))
    assert lines[synced].endswith("= 0"), lines[synced]
    assert written < synced < acked, (key, written, synced, acked)
