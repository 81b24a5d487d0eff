"""The store of one server: an SQLite file, one writer thread, many tables' steps in one commit.

A commit that lasts costs a wait for the disk, whatever it holds; so the writer takes everything that
waits, writes it in one transaction, and only then tells those who asked.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from filelock import FileLock, Timeout

from pythia.contract import Message
from pythia.store import (
    MAX_TABLES,
    Access,
    Guest,
    Lonely,
    SignedIn,
    Standing,
    Step,
    StoreError,
    TableRow,
    people,
)
from pythia.store.schema import SCHEMA, upgrade

MAX_WAITING_WRITES = 4096
"""Writes that may wait; one more is refused, so that a dead disk cannot fill the memory."""
MAX_WRITES_A_COMMIT = 512
FILE = "pythia.sqlite3"

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], Any]


class Locked(Exception):
    """Another server holds the data folder. The argument is the address it gave, or nothing."""


class _Job(NamedTuple):
    work: Work
    done: "Future[Any]"


class DataFolder:
    """A folder that one server holds: its lock, and beside it a note of where that server is."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._note = path / "server.address"
        self._lock = FileLock(path / "server.lock", timeout=0)
        try:
            self._lock.acquire()
        except Timeout:
            raise Locked(self._note.read_text("utf-8") if self._note.exists() else "") from None
        self._note.unlink(missing_ok=True)

    def note(self, address: str) -> None:
        self._note.write_text(address, "utf-8")

    def release(self) -> None:
        self._note.unlink(missing_ok=True)
        self._lock.release()


class _Reader:
    """A thread with a connection of its own. What is no longer wanted before its turn is not read."""

    def __init__(self, file: Path) -> None:
        self._db = _connect(file)
        self._thread = ThreadPoolExecutor(1, "store-reader")

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.wrap_future(self._thread.submit(work, self._db))
        except sqlite3.Error as error:
            raise explained(error) from None

    def close(self) -> None:
        self._thread.shutdown()
        self._db.close()


class SQLiteStore:
    """The store in this folder. Raises StoreError if its file is newer than we are, or no store at all."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        if not self._file.exists():
            # Seeds of running matches are in it: its owner alone reads it.
            self._file.touch(mode=0o600)
        try:
            with closing(_connect(self._file)) as db:
                self.upgraded = upgrade(db, self._file)
                """What an older Pythia left here, where it did."""
            # Who somebody is, and what a table is, is never asked behind a whole match that is being read.
            self._guests, self._tables, self._steps = (_Reader(self._file) for _ in range(3))
        except sqlite3.Error as error:
            raise explained(error) from None
        self._jobs: queue.Queue[_Job | None] = queue.Queue(MAX_WAITING_WRITES)
        self._writer = threading.Thread(target=self._keep_writing, name="store", daemon=True)
        self._writer.start()

    # ------------------------------------------------------------------------------------ guests

    async def add_guest(self, guest: Guest, token: bytes, now_ms: int) -> None:
        await self._write(lambda db: people.add(db, guest, token, now_ms))

    async def rename_guest(self, id: str, name: str) -> None:
        await self._write(
            lambda db: _nothing(db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, id)))
        )

    async def name_of(self, guest: str) -> str | None:
        return await self._guests.read(lambda db: people.name_of(db, guest))

    async def signed_in(self, token: bytes) -> SignedIn | None:
        return await self._guests.read(lambda db: people.signed_in(db, token))

    async def note_use(self, token: bytes, now_ms: int) -> None:
        used = "UPDATE tokens SET used_ms = ? WHERE hash = ?"
        await self._write(lambda db: _nothing(db.execute(used, (now_ms, token))))

    async def access_of(self, guest: str, now_ms: int) -> Access:
        return await self._guests.read(lambda db: people.access_of(db, guest, now_ms))

    async def sign_out(self, guest: str, browser: str) -> bool:
        return await self._write(lambda db: people.sign_out(db, guest, browser))

    async def sign_out_others(self, guest: str, token: bytes) -> Sequence[str]:
        return await self._write(lambda db: people.sign_out_others(db, guest, token))

    async def add_link(self, guest: str, token: bytes, until_ms: int) -> None:
        await self._write(lambda db: people.add_link(db, guest, token, until_ms))

    async def revoke_link(self, guest: str) -> None:
        await self._write(lambda db: people.revoke_link(db, guest))

    async def link_owner(self, link: bytes, now_ms: int) -> Guest | None:
        return await self._guests.read(lambda db: people.link_owner(db, link, now_ms))

    async def use_link(self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int) -> Guest | None:
        return await self._write(lambda db: people.use_link(db, link, token, leaving, now_ms))

    async def note_uses(self, browsers: Sequence[str], now_ms: int) -> None:
        await self._write(lambda db: people.note_uses(db, browsers, now_ms))

    async def lonely_guests(self, after: str, most: int) -> Lonely:
        # Where whole matches are read: who somebody is, is never asked behind it.
        return await self._steps.read(lambda db: people.lonely(db, after, most))

    async def forget_guests(self, guests: Sequence[str]) -> int:
        return await self._write(lambda db: people.forget_guests(db, guests))

    async def forget_ways_in(self, before_ms: int, now_ms: int, most: int) -> int:
        return await self._write(lambda db: people.forget_ways_in(db, before_ms, now_ms, most))

    # ------------------------------------------------------------------------------------ tables

    async def save_table(self, *rows: TableRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            for row in rows:
                _save(db, row)

        await self._write(work)

    async def delete_table(self, id: str) -> None:
        await self._write(lambda db: _nothing(db.execute("DELETE FROM tables WHERE id = ?", (id,))))

    async def append(self, row: TableRow, *steps: Step) -> None:
        def work(db: sqlite3.Connection) -> None:
            _save(db, row)
            for step in steps:
                db.execute(
                    "INSERT INTO steps SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5"
                    " FROM steps WHERE id = ?1",
                    (row.id, step.kind, "\n".join(step.lines), step.guest, step.action),
                )

        await self._write(work)

    async def table(self, id: str) -> TableRow | None:
        def work(db: sqlite3.Connection) -> TableRow | None:
            return next(iter(rows_of(db, "SELECT * FROM tables WHERE id = ?", id)), None)

        return await self._tables.read(work)

    async def steps(self, id: str) -> Sequence[Step]:
        return await self._steps.read(lambda db: steps_of(db, id))

    async def step_count(self, id: str) -> int:
        counted = (
            "SELECT count(*) + coalesce(sum(length(lines) - length(replace(lines, char(10), '')))"
            " FILTER (WHERE kind = 'from'), 0) FROM steps WHERE id = ?"
        )
        return await self._tables.read(lambda db: int(db.execute(counted, (id,)).fetchone()[0]))

    async def tables_of(self, guest: str) -> Sequence[TableRow]:
        chosen = (
            "SELECT tables.* FROM tables JOIN members USING (id) WHERE guest = ?"
            " ORDER BY phase = 'over', updated DESC LIMIT ?"
        )
        return await self._tables.read(lambda db: rows_of(db, chosen, guest, MAX_TABLES))

    async def open_ids_of(self, guest: str) -> Sequence[str]:
        chosen = "SELECT id FROM tables JOIN members USING (id) WHERE guest = ? AND phase <> 'over'"
        return await self._tables.read(lambda db: [table for (table,) in db.execute(chosen, (guest,))])

    async def table_count(self, guest: str) -> int:
        counted = "SELECT count(*) FROM members WHERE guest = ?"
        return await self._tables.read(lambda db: int(db.execute(counted, (guest,)).fetchone()[0]))

    async def old_tables(self, before_ms: int, most: int) -> Sequence[str]:
        chosen = "SELECT id FROM tables WHERE updated < ? ORDER BY updated LIMIT ?"
        return await self._tables.read(
            lambda db: [table for (table,) in db.execute(chosen, (before_ms, most))]
        )

    async def probe(self) -> None:
        # Setting what it is already is a write like any other: it goes to the disk.
        await self._write(lambda db: _nothing(db.execute(f"PRAGMA user_version = {SCHEMA}")))

    # ----------------------------------------------------------------------------------- threads

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        for reader in (self._guests, self._tables, self._steps):
            reader.close()

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: Future[T] = Future()
        # Whoever asked may go away, but what was asked for is done all the same.
        done.set_running_or_notify_cancel()
        try:
            self._jobs.put_nowait(_Job(work, done))
        except queue.Full:
            raise StoreError(Message("store-busy")) from None
        return await asyncio.wrap_future(done)

    def _keep_writing(self) -> None:
        db = _connect(self._file)
        open_ = True
        while open_:
            jobs = [self._jobs.get()]
            while len(jobs) < MAX_WRITES_A_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get())
            open_ = None not in jobs
            _commit(db, [job for job in jobs if job is not None])
        db.close()


def _commit(db: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
    """All of these in one transaction. One that fails by itself is left out; the disk's failure hits all."""
    answers: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            db.execute("SAVEPOINT job")
            try:
                answers.append((job.done, job.work(db), None))
            except sqlite3.IntegrityError as error:
                db.execute("ROLLBACK TO job")
                answers.append((job.done, None, explained(error)))
            except sqlite3.Error:
                raise
            except Exception as error:
                # Our mistake, and no reason for the only writer there is to end.
                db.execute("ROLLBACK TO job")
                answers.append((job.done, None, error))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            # A disk that fails may fail here too; the transaction has ended all the same.
            if db.in_transaction:
                db.execute("ROLLBACK")
        answers = [(job.done, None, explained(error)) for job in jobs]
    for done, answer, failure in answers:
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)


def _connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def explained(error: sqlite3.Error) -> StoreError:
    return StoreError(
        Message("store-failed", {"reason": str(error)}), getattr(error, "sqlite_errorname", None)
    )


# ------------------------------------------------------------------------------------------- rows


def _nothing(cursor: sqlite3.Cursor) -> None:
    """A write that answers nothing."""


def _save(db: sqlite3.Connection, row: TableRow) -> None:
    acting = msgspec.json.encode(row.acting).decode()
    standing = None if row.standing is None else msgspec.json.encode(row.standing).decode()
    values = (row.id, row.phase, row.open, row.updated, row.facts, acting, row.header, row.seed, standing)
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " phase = excluded.phase, open = excluded.open, updated = excluded.updated, facts = excluded.facts,"
        " acting = excluded.acting, header = excluded.header, seed = excluded.seed,"
        " standing = excluded.standing",
        values,
    )
    known = {guest for (guest,) in db.execute("SELECT guest FROM members WHERE id = ?", (row.id,))}
    if known != set(row.guests):
        db.execute("DELETE FROM members WHERE id = ?", (row.id,))
        db.executemany(
            "INSERT INTO members VALUES (?, ?)", [(guest, row.id) for guest in sorted(set(row.guests))]
        )


def rows_of(db: sqlite3.Connection, chosen: str, *values: str | int) -> list[TableRow]:
    """These tables, with their people: all of them in one question, however many tables there are."""
    found = db.execute(chosen, values).fetchall()
    seated: dict[str, dict[str, str | None]] = {table: {} for table, *_ in found}
    ids = msgspec.json.encode([*seated]).decode()
    for table, guest, name in db.execute(_SEATED, (ids,)):
        seated[table][guest] = name
    return [_row(each, seated[each[0]]) for each in found]


UNREADABLE = (-1,)
"""Stands for seats that cannot be read; no table has this one, so that whoever looks at the row notices."""


_SEATED = (
    "SELECT members.id, guest, name FROM members LEFT JOIN guests ON guests.id = guest"
    " WHERE members.id IN (SELECT value FROM json_each(?))"
)


def _row(found: tuple[Any, ...], names: Mapping[str, str | None]) -> TableRow:
    table, phase, open_, updated, facts, acting, header, seed, standing = found
    try:
        seats = msgspec.json.decode(acting, type=tuple[int, ...])
    except msgspec.DecodeError:
        seats = UNREADABLE
    known = {guest: name for guest, name in names.items() if name is not None}
    return TableRow(
        table,
        phase,
        bool(open_),
        updated,
        facts,
        tuple(names),
        seats,
        header,
        seed,
        known,
        _standing(standing),
    )


def _standing(found: str | None) -> Standing | None:
    """What cannot be read is not known: a list may be poorer for it, a match is not."""
    try:
        return None if found is None else msgspec.json.decode(found, type=Standing)
    except msgspec.DecodeError:
        return None


def steps_of(db: sqlite3.Connection, id: str) -> Sequence[Step]:
    chosen = "SELECT kind, lines, guest, action FROM steps WHERE id = ? ORDER BY number"
    return [
        Step(kind, tuple(lines.split("\n")), guest, action)
        for kind, lines, guest, action in db.execute(chosen, (id,))
    ]
