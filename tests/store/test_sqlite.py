"""What is SQLite's own: its file, its threads, one transaction for many writes, a full disk.

What every store promises is in `suite.py`.
"""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.store.suite import ANN, ROW

from pythia.store import Guest, Step, StoreError, sqlite
from pythia.store.schema import SCHEMA
from pythia.store.sqlite import FILE, DataFolder, Locked, SQLiteStore

WITHIN_S = 60.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(tmp_path)
    yield opened
    opened.close()


def test_tables_of_a_guest_are_read_in_as_many_questions_however_many_they_are(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store.add_guest(ANN, b"ann", 1)
        rows = [
            replace(ROW, id=f"{number:08}", updated=number, guests=("ann", "ben")) for number in range(30)
        ]
        await store.save_table(*rows)
        asked = list[str]()
        store._tables._db.set_trace_callback(asked.append)
        found = await store.tables_of("ann")
        store._tables._db.set_trace_callback(None)
        assert found == [replace(row, names={"ann": "Ann"}) for row in reversed(rows)]
        assert len(asked) == 2

    asyncio.run(scenario())


@asynccontextmanager
async def busy(store: SQLiteStore) -> AsyncIterator[list[str]]:
    """The writer hangs in a transaction meanwhile. Answers with the commits from this one on."""
    begun, free, commits = threading.Event(), threading.Event(), list[str]()

    def hang(db: sqlite3.Connection) -> None:
        db.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
        begun.set()
        free.wait(WITHIN_S)

    hanging = asyncio.create_task(store._write(hang))
    await asyncio.to_thread(begun.wait, WITHIN_S)
    try:
        yield commits
    finally:
        free.set()
        await hanging


def test_all_that_waits_is_written_in_one_transaction(store: SQLiteStore) -> None:
    """Also where one of them is refused: it alone is left out."""

    async def scenario() -> None:
        steps = [Step("move", (f"{n}",), "ann", f"{n % 40}") for n in range(50)]
        async with busy(store) as commits:
            writing = [asyncio.create_task(store.append(ROW, step)) for step in steps]
            await asyncio.sleep(0)
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [isinstance(each, StoreError) for each in done] == [False] * 40 + [True] * 10
        assert await store.steps(ROW.id) == steps[:40]
        assert len(commits) == 2, "what hung, and all that had to wait"

    asyncio.run(scenario())


def test_what_cannot_wait_any_more_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(sqlite, "MAX_WAITING_WRITES", 3)
        store = SQLiteStore(tmp_path)
        steps = [Step("move", (f"{n}",)) for n in range(5)]
        async with busy(store):
            writing = [asyncio.create_task(store.append(ROW, step)) for step in steps]
            await asyncio.sleep(0)
            with pytest.raises(StoreError) as refused:
                await store.probe()
            assert refused.value.message.id == "store-busy"
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [isinstance(each, StoreError) for each in done] == [False] * 3 + [True] * 2
        assert await store.steps(ROW.id) == steps[:3]
        await store.probe()
        store.close()

    asyncio.run(scenario())


def test_what_is_no_longer_wanted_before_its_turn_is_not_read(store: SQLiteStore) -> None:
    async def scenario() -> None:
        free, read = threading.Event(), list[str]()
        hanging = asyncio.create_task(store._steps.read(lambda db: free.wait(WITHIN_S)))
        given_up = asyncio.create_task(store._steps.read(lambda db: read.append("given up")))
        wanted = asyncio.create_task(store._steps.read(lambda db: read.append("wanted")))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        free.set()
        await asyncio.gather(hanging, wanted)
        assert read == ["wanted"]

    asyncio.run(scenario())


def test_what_cannot_be_read_is_explained(store: SQLiteStore) -> None:
    async def scenario() -> None:
        await store._write(lambda db: db.execute("DROP TABLE steps").fetchall())
        with pytest.raises(StoreError) as failed:
            await store.steps(ROW.id)
        assert (failed.value.message.id, failed.value.code) == ("store-failed", "SQLITE_ERROR")

    asyncio.run(scenario())


def test_what_cannot_even_be_asked_of_the_file_ends_nothing_but_itself(store: SQLiteStore) -> None:
    async def scenario() -> None:
        odd = store.add_guest(Guest("odd", "\ud800"), b"one", 0)
        fine = store.add_guest(ANN, b"two", 0)
        failed, done = await asyncio.gather(odd, fine, return_exceptions=True)
        assert isinstance(failed, UnicodeEncodeError)
        assert done is None
        found = await store.signed_in(b"two")
        assert found is not None
        assert (await store.signed_in(b"one"), found.guest) == (None, ANN)

    asyncio.run(scenario())


def test_the_file_is_its_owners_alone_and_lasts(store: SQLiteStore, tmp_path: Path) -> None:
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    db.close()


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    SQLiteStore(tmp_path).close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    with pytest.raises(StoreError) as refused:
        SQLiteStore(tmp_path)
    assert refused.value.message.id == "store-newer"
    (tmp_path / FILE).write_bytes(b"no database at all, but something else" * 100)
    with pytest.raises(StoreError) as refused:
        SQLiteStore(tmp_path)
    assert refused.value.message.id == "store-failed"


def test_a_full_disk_refuses_and_later_works(tmp_path: Path) -> None:
    """The file may not grow beyond a size, as on a full disk; then it may again."""
    program = """
import asyncio, resource, signal, sys
from pathlib import Path
from tests.store.suite import ROW
from pythia.store import Step, StoreError
from pythia.store.sqlite import SQLiteStore
async def scenario(store):
    await store.append(ROW, Step("move", ("before",)))
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    for _ in range(3):
        try:
            await store.append(ROW, Step("move", ("x" * 100_000,)))
            print("stored")
        except StoreError as error:
            print(error.message.id)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.append(ROW, Step("move", ("after",)))
    print(*(step.lines[0] for step in await store.steps(ROW.id)))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = SQLiteStore(Path(sys.argv[1]))
asyncio.run(scenario(store))
store.close()
"""
    pytest.importorskip("resource")
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.split() == ["store-failed"] * 3 + ["before", "after"]


def test_a_folder_is_one_servers(tmp_path: Path) -> None:
    first = DataFolder(tmp_path / "new")
    with pytest.raises(Locked, match=r"^$"):
        DataFolder(tmp_path / "new")
    first.note("http://127.0.0.1:1/")
    with pytest.raises(Locked, match=r"http://127\.0\.0\.1:1/"):
        DataFolder(tmp_path / "new")
    first.release()
    DataFolder(tmp_path / "new").release()
