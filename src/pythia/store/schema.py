"""What the tables of the SQLite file are, and how a file of an older Pythia comes to have them.

The file as it was is kept beside it before anything in it is changed.
"""

import sqlite3
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pythia.contract import Message, Words
from pythia.store import StoreError
from pythia.store.copying import Part, copy_database

SCHEMA = 3
"""Raised with each migration. A file of a higher one was written by a newer Pythia."""
MIGRATIONS = (
    """
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tokens (hash BLOB PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests) STRICT, WITHOUT ROWID;
    CREATE TABLE links (
        hash BLOB PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests, until_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, phase TEXT NOT NULL, open INTEGER NOT NULL, updated INTEGER NOT NULL,
        facts BLOB NOT NULL, acting TEXT NOT NULL, header TEXT, seed BLOB) STRICT;
    CREATE TABLE members (guest TEXT NOT NULL, id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (guest, id)) STRICT, WITHOUT ROWID;
    CREATE INDEX members_of ON members (id);
    CREATE TABLE steps (
        id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, kind TEXT NOT NULL,
        lines TEXT NOT NULL, guest TEXT, action TEXT, PRIMARY KEY (id, number)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX steps_once ON steps (id, guest, action) WHERE action IS NOT NULL;
    """,
    # When a token was made is not known of older ones; when it was used counts from now.
    """
    ALTER TABLE tokens ADD COLUMN made_ms INTEGER;
    ALTER TABLE tokens ADD COLUMN used_ms INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tokens ADD COLUMN made_by TEXT NOT NULL DEFAULT 'name';
    UPDATE tokens SET used_ms = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    CREATE INDEX tokens_of ON tokens (guest);
    CREATE INDEX tokens_by_use ON tokens (used_ms);
    CREATE INDEX links_of ON links (guest);
    CREATE INDEX tables_by_age ON tables (updated);
    """,
    # How older matches stand is known again when they are next played at.
    """
    ALTER TABLE tables ADD COLUMN standing TEXT;
    """,
)


class Upgraded(NamedTuple):
    """A file of an older Pythia that is one of ours now."""

    version: int
    """Its schema until then."""
    copy: Path
    """The file as it was."""


def upgrade(db: sqlite3.Connection, file: Path) -> Upgraded | None:
    """Brings a server's own file to our schema, where it is not, once a copy of it is on the disk.

    Raises StoreError or sqlite3.Error; then the file is as it was, or of a schema in between.
    """
    version = _version(db)
    if version == 0 or version >= SCHEMA:
        # Nothing is in it yet, or nothing is to be changed.
        migrate(db, file)
        return None
    copy = _keep(file, version)
    try:
        migrate(db, file)
    except sqlite3.Error:
        if _version(db) == version:
            # It is as it was: copies must not pile up, one at every try.
            copy.unlink()
        raise
    return Upgraded(version, copy)


def migrate(db: sqlite3.Connection, named: Path) -> None:
    """Brings a database to our schema without keeping another: for copies. Complaints name this file."""
    version = _version(db)
    if version > SCHEMA:
        about: dict[str, Words] = {"file": str(named), "version": version, "newest": SCHEMA}
        raise StoreError(Message("store-newer", about))
    for number, migration in enumerate(MIGRATIONS[version:], start=version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {migration} PRAGMA user_version = {number}; COMMIT;")


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def _keep(file: Path, version: int) -> Path:
    """A copy of the file under a name of its own; what has that name already stays."""
    try:
        with Part(file) as part:
            copy_database(file, part.path)
            for number in count(1):
                copy = file.with_name(f"{file.name}.schema-{version}{f'-{number}' if number > 1 else ''}")
                try:
                    part.take_place(copy, force=False)
                except FileExistsError:
                    continue
                return copy
    except (sqlite3.Error, OSError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        code = getattr(error, "sqlite_errorname", None)
        raise StoreError(Message("store-not-copied", {"file": str(file), "reason": reason}), code) from None
    raise AssertionError("numbers do not end")
