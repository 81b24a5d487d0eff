"""All that a server keeps in one file, taken while it runs; and put back.

A copy counts only when all of it has been read. Every match in it is played from its seed; a table that
cannot be shown or played is kept as it is, byte for byte, and named: all others are not to go without.
"""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias

from pythia.contract import Message
from pythia.store import Fitness, StoreError, TableRow, lines_of
from pythia.store.copying import Part, copy_database
from pythia.store.schema import migrate
from pythia.store.sqlite import FILE, DataFolder, explained, rows_of, steps_of
from pythia.table.record import RecordError
from pythia.table.replay import verify_lines

FitnessOf: TypeAlias = Callable[[TableRow], Fitness]

NEEDED = {"guests", "tokens", "links", "tables", "members", "steps"}


class Unfit(StoreError):
    """The file is no store, or not a whole one."""


class Kept(NamedTuple):
    """What was found."""

    guests: int
    tables: int
    unfit: tuple[str, ...]
    """The tables that are there but cannot be shown or played."""
    unplayed: tuple[str, ...] = ()
    """The tables of games that are not installed here."""


def backup(folder: Path, target: Path, force: bool, fitness_of: FitnessOf) -> Kept:
    """What the store of this folder holds now, in a file of its own. Whoever writes to it is not held up.

    `fitness_of` tells whether the server could show a table: what its facts are is the server's to know.
    Raises StoreError, OSError, or FileExistsError if the target exists and is not to be replaced; then
    nothing is left behind.
    """
    with Part(target) as part:
        _copy(folder / FILE, part.path)
        kept = check(part.path, folder / FILE, fitness_of)
        part.take_place(target, force)
    return kept


def restore(file: Path, folder: DataFolder, force: bool, fitness_of: FitnessOf) -> tuple[Kept, Path | None]:
    """Puts a backup in place. What was there is kept beside it, under the name that is answered.

    One with tables that are unfit is put in place only if it is to be all the same (`force`).
    Raises StoreError or OSError; then everything is as it was.
    """
    current = folder.path / FILE
    with Part(current) as part:
        _copy(file, part.path)
        kept = check(part.path, file, fitness_of)
        if kept.unfit and not force:
            about = {"file": str(file), "tables": ", ".join(kept.unfit)}
            raise Unfit(Message("restore-unfit", {**about}))
        aside = _set_aside(current) if current.exists() else None
        part.take_place(current, force=True)
    return kept, aside


def check(copy: Path, named: Path, fitness_of: FitnessOf) -> Kept:
    """Brings it to our schema, reads all of it, every table's facts too, and plays every match.

    Raises StoreError where it is no whole store. Complaints name the file that was copied.
    """
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            _check_kind(db, named)
            migrate(db, named)
            whole = db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            if not whole or db.execute("PRAGMA foreign_key_check").fetchall():
                raise Unfit(Message("backup-unfit", {"file": str(named)}))
            (guests,) = db.execute("SELECT count(*) FROM guests").fetchone()
            tables = db.execute("SELECT id FROM tables ORDER BY id").fetchall()
            found = {table: _looked_at(db, table, fitness_of) for (table,) in tables}
    except sqlite3.Error as error:
        raise _explained(error, named) from None
    unfit = tuple(table for table, fitness in found.items() if fitness == "unfit")
    unplayed = tuple(table for table, fitness in found.items() if fitness == "not-installed")
    return Kept(guests, len(tables), unfit, unplayed)


def _looked_at(db: sqlite3.Connection, table: str, fitness_of: FitnessOf) -> Fitness:
    """Whether the server can show the table, and its match plays to where it was left."""
    (row,) = rows_of(db, "SELECT * FROM tables WHERE id = ?", table)
    if (fitness := fitness_of(row)) != "fit":
        return fitness
    if row.header is None or row.seed is None:
        return "fit" if row.phase == "lobby" else "unfit"
    try:
        match, _ = verify_lines(lines_of(row, steps_of(db, table)))
    except RecordError:
        return "unfit"
    return "fit" if row.phase == ("running" if match.acting else "over") else "unfit"


def _check_kind(db: sqlite3.Connection, named: Path) -> None:
    """Another program's file must not become ours by being migrated."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    # What acts or shows by itself is none of ours: it would go on working in the server's own file.
    more = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
    if version < 1 or not tables >= NEEDED or db.execute(more).fetchone() != (0,):
        raise Unfit(Message("backup-unfit", {"file": str(named)}))


def _explained(error: sqlite3.Error, named: Path) -> StoreError:
    if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return Unfit(Message("backup-unfit", {"file": str(named)}))
    return explained(error)


# ------------------------------------------------------------------------------------------ files


def _copy(source: Path, target: Path) -> None:
    try:
        copy_database(source, target)
    except sqlite3.Error as error:
        raise _explained(error, source) from None


def _set_aside(current: Path) -> Path:
    aside = current.with_name(f"{FILE}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    with suppress(sqlite3.Error), closing(sqlite3.connect(current)) as db:
        # So that all of it is in the one file. If it is damaged, what lies beside it goes with it.
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try:
        aside.hardlink_to(current)
    except OSError:
        shutil.copy2(current, aside)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            current.with_name(FILE + ending).rename(aside.with_name(aside.name + ending))
    return aside
