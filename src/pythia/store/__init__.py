"""Where matches last: the small interface that the server keeps its tables behind.

Every call answers with a future. A write's future is done when what it wrote is durable; if it cannot be
made so, the future holds a StoreError and nothing has changed.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Message
from pythia.table.record import dump, load_header

Phase: TypeAlias = Literal["lobby", "running", "over"]


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


class Step(Struct, frozen=True):
    """Lines of the record that belong together, and the client's id of what led to them."""

    kind: Literal["from", "move", "talk", "sits"]
    """`from`: the lines of another match that this one is taken up from; always the first step."""
    lines: tuple[str, ...]
    guest: str | None = None
    action: str | None = None


class Store(Protocol):
    def add_guest(self, guest: Guest, token: bytes) -> "Future[None]":
        """A new guest, known by (the hash of) this token."""

    def rename_guest(self, id: str, name: str) -> "Future[None]": ...

    def guest(self, token: bytes) -> "Future[Guest | None]": ...

    def add_link(self, guest: str, token: bytes, until_ms: int) -> "Future[None]":
        """A personal link of a guest: (the hash of) its token, good once and until then."""

    def use_link(self, link: bytes, token: bytes, now_ms: int) -> "Future[Guest | None]":
        """Gives the guest of a link one more token; None if the link is used, unknown or too old."""

    def save_table(self, *rows: TableRow) -> "Future[None]":
        """A table as it is now; of several, all or none."""

    def delete_table(self, id: str) -> "Future[None]": ...

    def append(self, row: TableRow, *steps: Step) -> "Future[None]":
        """Steps of a table's match, and the table as it is after them: all or nothing."""

    def table(self, id: str) -> "Future[TableRow | None]": ...

    def steps(self, id: str) -> "Future[Sequence[Step]]": ...

    def tables_of(self, guest: str) -> "Future[Sequence[TableRow]]":
        """A guest's tables, running first, newest first."""

    def probe(self) -> "Future[None]":
        """Writes, and changes nothing: done when a write can be made durable now."""

    def close(self) -> None:
        """Finishes every write asked for, then lets go."""


def record_of(row: TableRow, steps: Sequence[Step]) -> bytes:
    """The record of a table's match, its seed revealed: for a match that is over, or for us alone."""
    assert row.header is not None
    assert row.seed is not None
    header, *_ = load_header(row.header.encode())
    lines = [dump(replace(header, seed=row.seed.hex())), *(line for step in steps for line in step.lines)]
    return "".join(f"{line}\n" for line in lines).encode()
