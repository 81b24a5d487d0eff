"""The SQLite store: durable, grouped, refused calmly when the disk is full or the file is newer."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from msgspec.structs import replace

from pythia.store import Guest, Step, StoreError, TableRow
from pythia.store.sqlite import FILE, SCHEMA, DataFolder, Locked, SQLiteStore

ROW = TableRow("k7m2q9xy", "running", True, 1000, b"{}", ("ann",), (0, 2), "header", b"s" * 32)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SQLiteStore]:
    opened = SQLiteStore(tmp_path)
    yield opened
    opened.close()


def guest_of(store: SQLiteStore, token: bytes) -> Guest | None:
    found = store.signed_in(token).result()
    return found.guest if found else None


def test_guests_and_their_tokens(store: SQLiteStore) -> None:
    ann = Guest("ann", "Ann")
    store.add_guest(ann, b"one", 0).result()
    assert guest_of(store, b"one") == ann
    assert guest_of(store, b"two") is None
    store.rename_guest("ann", "Anne").result()
    assert guest_of(store, b"one") == Guest("ann", "Anne")


def test_a_personal_link_is_good_once_and_not_for_long(store: SQLiteStore) -> None:
    store.add_guest(Guest("ann", "Ann"), b"one", 0).result()
    store.add_link("ann", b"link", 100).result()
    assert store.use_link(b"other", b"two", None, 50).result() is None
    assert store.use_link(b"link", b"two", None, 50).result() == Guest("ann", "Ann")
    assert store.use_link(b"link", b"three", None, 50).result() is None
    assert guest_of(store, b"one") == guest_of(store, b"two")
    assert guest_of(store, b"three") is None
    store.add_link("ann", b"old", 100).result()
    assert store.use_link(b"old", b"four", None, 101).result() is None


def test_tables_and_steps(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path)
    store.save_table(ROW).result()
    steps = [Step("move", ("a", "b")), Step("talk", ("c",), "ann", "x"), Step("sits", ("d",))]
    for step in steps:
        store.append(replace(ROW, updated=2000), step).result()
    assert store.table(ROW.id).result() == replace(ROW, updated=2000)
    assert list(store.steps(ROW.id).result()) == steps
    assert store.table("nowhere").result() is None
    store.close()
    again = SQLiteStore(tmp_path)
    assert list(again.steps(ROW.id).result()) == steps
    again.delete_table(ROW.id).result()
    assert (again.table(ROW.id).result(), list(again.steps(ROW.id).result())) == (None, [])
    again.close()


def test_lists(store: SQLiteStore) -> None:
    rows = [
        replace(ROW, id="old", updated=1),
        replace(ROW, id="new", updated=9),
        replace(ROW, id="over", phase="over", updated=99),
        replace(ROW, id="shut", open=False, guests=("ben",)),
    ]
    for row in rows:
        store.save_table(row).result()
    assert [row.id for row in store.tables_of("ann").result()] == ["new", "old", "over"]
    store.save_table(replace(rows[0], guests=("ben", "eve"))).result()
    assert [row.id for row in store.tables_of("ben").result()] == ["shut", "old"]


def test_steps_are_counted_without_being_read(store: SQLiteStore) -> None:
    store.append(ROW, Step("from", ("a", "b", "c")), Step("move", ("d", "e")), Step("talk", ("f",))).result()
    assert store.step_count(ROW.id).result() == 3 + 1 + 1
    assert store.step_count("another").result() == 0


def test_tables_of_a_guest_are_read_in_as_many_questions_however_many_they_are(store: SQLiteStore) -> None:
    store.add_guest(Guest("ann", "Ann"), b"ann", 1).result()
    rows = [replace(ROW, id=f"{number:08}", updated=number, guests=("ann", "ben")) for number in range(30)]
    store.save_table(*rows).result()
    asked = list[str]()
    store._tables._db.set_trace_callback(asked.append)
    found = store.tables_of("ann").result()
    store._tables._db.set_trace_callback(None)
    assert found == [replace(row, names={"ann": "Ann"}) for row in reversed(rows)]
    assert len(asked) == 2


def test_a_step_that_fails_leaves_the_others_of_its_commit(store: SQLiteStore) -> None:
    store.save_table(ROW).result()
    asked: list[Future[None]] = [
        store.append(ROW, Step("move", (f"line {n}",), "ann", f"{n % 40}")) for n in range(50)
    ]
    failed = [n for n, future in enumerate(asked) if future.exception(10)]
    assert failed == list(range(40, 50)), "one action, one id"
    assert all(isinstance(asked[n].exception(), StoreError) for n in failed)
    assert [step.lines for step in store.steps(ROW.id).result()] == [(f"line {n}",) for n in range(40)]


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
import resource, signal, sys
from pathlib import Path
from tests.store.test_sqlite import ROW
from pythia.store import Step, StoreError
from pythia.store.sqlite import SQLiteStore
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = SQLiteStore(Path(sys.argv[1]))
store.save_table(ROW).result()
store.append(ROW, Step("move", ("before",))).result()
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
for _ in range(3):
    try:
        store.append(ROW, Step("move", ("x" * 100_000,))).result()
        print("stored")
    except StoreError as error:
        print(error.message.id)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
store.append(ROW, Step("move", ("after",))).result()
print(*(step.lines[0] for step in store.steps(ROW.id).result()))
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


def test_several_tables_are_kept_together_or_not_at_all(store: SQLiteStore) -> None:
    unfit = replace(ROW, id="unfit", phase=None)
    with pytest.raises(StoreError):
        store.save_table(ROW, unfit).result()
    assert store.table(ROW.id).result() is None
    store.save_table(ROW, replace(ROW, id="other")).result()
    assert [row.id for row in store.tables_of("ann").result()] == [ROW.id, "other"]


def test_what_cannot_even_be_asked_of_the_file_ends_nothing_but_itself(store: SQLiteStore) -> None:
    odd = store.add_guest(Guest("ann", "\ud800"), b"one", 0)
    fine = store.add_guest(Guest("ben", "Ben"), b"two", 0)
    with pytest.raises(UnicodeEncodeError):
        odd.result(10)
    assert fine.result(10) is None
    assert (guest_of(store, b"one"), guest_of(store, b"two")) == (None, Guest("ben", "Ben"))
