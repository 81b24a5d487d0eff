"""A file of an older Pythia is kept as it was before anything in it is changed."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.landed.unpack import dumped, unpack

from pythia.store import StoreError, schema
from pythia.store.schema import SCHEMA, Upgraded
from pythia.store.sqlite import FILE, SQLiteStore

COPY = f"{FILE}.schema-1"


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def opened(folder: Path) -> Upgraded | None:
    store = SQLiteStore(folder)
    store.close()
    return store.upgraded


def test_the_copy_is_the_file_as_it_was_and_its_owners_alone(tmp_path: Path) -> None:
    file = unpack(tmp_path)
    before = dumped(file)
    assert before[0] == 1
    assert opened(tmp_path) == Upgraded(1, tmp_path / COPY)
    assert dumped(tmp_path / COPY) == before
    assert dumped(file)[0] == SCHEMA
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / COPY).stat().st_mode) == 0o600
    assert files(tmp_path) == [FILE, COPY]


def test_what_only_the_log_of_the_file_holds_is_in_the_copy_too(tmp_path: Path) -> None:
    """As a server leaves it that was killed: its last commits are beside the file."""
    old, folder = tmp_path / "old", tmp_path / "data"
    for each in (old, folder):
        each.mkdir()
    with closing(sqlite3.connect(unpack(old), isolation_level=None)) as db:
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE guests SET name = 'Anne' WHERE name = 'Ann'")
        for path in old.iterdir():
            shutil.copy(path, folder)
    assert f"{FILE}-wal" in files(folder)
    opened(folder)
    assert any("'Anne'" in line for line in dumped(folder / COPY)[1])


def test_a_file_of_ours_or_a_new_one_is_not_copied(tmp_path: Path) -> None:
    assert opened(tmp_path) is None
    assert opened(tmp_path) is None
    assert files(tmp_path) == [FILE]


def test_an_older_copy_is_never_overwritten(tmp_path: Path) -> None:
    for _ in range(2):
        (tmp_path / COPY).write_text("somebody's own")
        unpack(tmp_path)
        opened(tmp_path)
    assert files(tmp_path) == [FILE, COPY, f"{COPY}-2", f"{COPY}-3"]
    assert (tmp_path / COPY).read_text() == "somebody's own"
    assert dumped(tmp_path / f"{COPY}-2")[0] == dumped(tmp_path / f"{COPY}-3")[0] == 1


def test_where_it_cannot_be_copied_nothing_is_changed(tmp_path: Path) -> None:
    """No file may grow beyond a size, as on a full disk."""
    program = """
import resource, signal, sys
from pathlib import Path
from pythia.store import StoreError
from pythia.store.sqlite import SQLiteStore
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
try:
    SQLiteStore(Path(sys.argv[1]))
except StoreError as error:
    print(error.message.id)
"""
    pytest.importorskip("resource")
    file = unpack(tmp_path)
    before = dumped(file)
    assert file.stat().st_size > 50_000
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.split() == ["store-not-copied"]
    assert (files(tmp_path), dumped(file)) == ([FILE], before)


def test_a_migration_that_fails_leaves_the_file_as_it_was_and_no_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = unpack(tmp_path)
    before = dumped(file)
    broken = (*schema.MIGRATIONS[:1], schema.MIGRATIONS[1] + "DROP TABLE nothing;")
    monkeypatch.setattr(schema, "MIGRATIONS", broken)
    for _ in range(2):
        with pytest.raises(StoreError) as failed:
            SQLiteStore(tmp_path)
        assert failed.value.message.id == "store-failed"
    assert (files(tmp_path), dumped(file)) == ([FILE], before)
    monkeypatch.undo()
    assert opened(tmp_path) == Upgraded(1, tmp_path / COPY)
