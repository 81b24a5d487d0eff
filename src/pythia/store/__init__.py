"""Where matches last: the small interface that the server keeps its tables behind.

Every call answers with a future. A write's future is done when what it wrote is durable; if it cannot be
made so, the future holds a StoreError and nothing has changed.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Message
from pythia.table.record import dump, load_header

Phase: TypeAlias = Literal["lobby", "running", "over"]
Fitness: TypeAlias = Literal["fit", "unfit", "not-installed"]
"""Whether a stored table can be played: it is damaged, or its game is not installed here."""


class StoreError(Exception):
    """Something could not be kept, or read: the sentence for whoever asked for it."""

    def __init__(self, message: Message, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        """What the store itself calls it, for whoever runs the server."""


class Guest(Struct, frozen=True):
    id: str
    name: str


class SignedIn(Struct, frozen=True):
    """A guest, and the browser by which they are one."""

    guest: Guest
    browser: str
    used_ms: int


class Browser(Struct, frozen=True):
    """Where a guest is signed in."""

    id: str
    made_ms: int | None
    """None: before this was noted."""
    used_ms: int
    """To the day."""
    by: Literal["name", "link"]
    """What made it theirs: taking a name there, or a personal link."""


class Lonely(Struct, frozen=True):
    """Guests whom nobody can be any more, and who are at no table, among those looked at."""

    guests: tuple[str, ...]
    last: str | None
    """Of all that were looked at; None if there were none left."""


class Access(Struct, frozen=True):
    """All by which one can be this guest."""

    browsers: tuple[Browser, ...]
    link_until_ms: int | None


class TableRow(Struct, frozen=True):
    """What is kept of a table besides its steps. The secret seed is revealed by whoever reads the record."""

    id: str
    phase: Phase
    open: bool
    updated: int
    """Milliseconds since 1970."""
    facts: bytes
    """The lobby's own account of the table, in JSON."""
    guests: tuple[str, ...]
    """Who finds the table among their own."""
    acting: tuple[int, ...] = ()
    header: str | None = None
    seed: bytes | None = None
    names: dict[str, str] = {}
    """What its guests are called now, where the store was asked. It is not kept with the table."""


class Step(Struct, frozen=True):
    """Lines of the record that belong together, and the client's id of what led to them."""

    kind: Literal["from", "move", "talk", "sits"]
    """`from`: the lines of another match that this one is taken up from; always the first step."""
    lines: tuple[str, ...]
    guest: str | None = None
    action: str | None = None


class Store(Protocol):
    def add_guest(self, guest: Guest, token: bytes, now_ms: int) -> "Future[None]":
        """A new guest, known by (the hash of) this token."""

    def rename_guest(self, id: str, name: str) -> "Future[None]": ...

    def name_of(self, guest: str) -> "Future[str | None]": ...

    def signed_in(self, token: bytes) -> "Future[SignedIn | None]":
        """Whose token this is."""

    def note_use(self, token: bytes, now_ms: int) -> "Future[None]":
        """The token was used; to be asked once a day."""

    def access_of(self, guest: str, now_ms: int) -> "Future[Access]": ...

    def sign_out(self, guest: str, browser: str) -> "Future[bool]":
        """Whether there was such a browser of this guest; it is none any more."""

    def sign_out_others(self, guest: str, token: bytes) -> "Future[Sequence[str]]":
        """All of a guest's browsers but this one, and the link: the ids of those that are out."""

    def add_link(self, guest: str, token: bytes, until_ms: int) -> "Future[None]":
        """A personal link of a guest: (the hash of) its token, good once and until then."""

    def revoke_link(self, guest: str) -> "Future[None]": ...

    def link_owner(self, link: bytes, now_ms: int) -> "Future[Guest | None]":
        """Whose link this is, without using it; None as with `use_link`."""

    def use_link(
        self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int
    ) -> "Future[Guest | None]":
        """Gives the guest of a link one more token; None if the link is used, unknown or too old.

        `leaving` is the token that the same browser had until now, and has no longer.
        """

    def note_uses(self, browsers: Sequence[str], now_ms: int) -> "Future[None]":
        """These are in use now, as `note_use` has it."""

    def lonely_guests(self, after: str, most: int) -> "Future[Lonely]":
        """The lonely ones of so many guests, from the one after this on."""

    def forget_guests(self, guests: Sequence[str]) -> "Future[int]":
        """These, if they still are lonely. Answers with how many were forgotten."""

    def forget_ways_in(self, before_ms: int, now_ms: int, most: int) -> "Future[int]":
        """Tokens unused since then, and links that are over: so many of each. Answers with how many."""

    def old_tables(self, before_ms: int, most: int) -> "Future[Sequence[str]]":
        """The ids of some tables that have not changed since then, the oldest first."""

    def save_table(self, *rows: TableRow) -> "Future[None]":
        """A table as it is now; of several, all or none."""

    def delete_table(self, id: str) -> "Future[None]": ...

    def append(self, row: TableRow, *steps: Step) -> "Future[None]":
        """Steps of a table's match, and the table as it is after them: all or nothing."""

    def table(self, id: str) -> "Future[TableRow | None]": ...

    def steps(self, id: str) -> "Future[Sequence[Step]]": ...

    def step_count(self, id: str) -> "Future[int]":
        """How many there are, each line of another match that it goes on from counted as one; not read."""

    def tables_of(self, guest: str) -> "Future[Sequence[TableRow]]":
        """A guest's tables, running first, newest first."""

    def open_ids_of(self, guest: str) -> "Future[Sequence[str]]":
        """The ids of all of a guest's tables that are not over."""

    def table_count(self, guest: str) -> "Future[int]": ...

    def probe(self) -> "Future[None]":
        """Writes, and changes nothing: done when a write can be made durable now."""

    def close(self) -> None:
        """Finishes every write asked for, then lets go."""


def record_of(row: TableRow, steps: Sequence[Step]) -> bytes:
    """The record of a table's match, its seed revealed: for a match that is over, or for us alone."""
    return b"".join(line + b"\n" for line in lines_of(row, steps))


def lines_of(row: TableRow, steps: Sequence[Step]) -> Iterator[bytes]:
    """The lines of that record, one by one."""
    assert row.header is not None
    assert row.seed is not None
    header, *_ = load_header(row.header.encode())
    yield dump(replace(header, seed=row.seed.hex())).encode()
    for step in steps:
        for line in step.lines:
            yield line.encode()
