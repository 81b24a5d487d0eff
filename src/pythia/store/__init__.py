"""Where matches last: the small interface that the server keeps its tables behind.

A write answers when what it wrote is durable; if it cannot be made so, it raises StoreError and nothing has
changed. Writes are done in the order in which they were asked for, and are done too where whoever asked has
been cancelled since. A read sees every write that was answered before. `tests/store/suite.py` holds every
store to this.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Message
from pythia.table.record import dump, load_header

Phase: TypeAlias = Literal["lobby", "running", "over"]
Fitness: TypeAlias = Literal["fit", "unfit", "not-installed"]
"""Whether a stored table can be played: it is damaged, or its game is not installed here."""

MAX_BROWSERS = 50
"""In which one guest is signed in."""
BROWSER_ID_BYTES = 8
"""Of a token's hash, by which its owner names it. It opens nothing."""
MAX_TABLES = 100
"""Of a guest's tables that are listed."""


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


class Standing(Struct, frozen=True):
    """How a match stands, by seat, as far as everybody may know it."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


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
    standing: Standing | None = None
    """None: it is not known, or nobody is to know."""


class Step(Struct, frozen=True):
    """Lines of the record that belong together, and the client's id of what led to them."""

    kind: Literal["from", "move", "talk", "sits"]
    """`from`: the lines of another match that this one is taken up from; always the first step."""
    lines: tuple[str, ...]
    guest: str | None = None
    action: str | None = None


class Store(Protocol):
    async def add_guest(self, guest: Guest, token: bytes, now_ms: int) -> None:
        """A new guest, known by (the hash of) this token."""

    async def rename_guest(self, id: str, name: str) -> None: ...

    async def name_of(self, guest: str) -> str | None: ...

    async def signed_in(self, token: bytes) -> SignedIn | None:
        """Whose token this is."""

    async def note_use(self, token: bytes, now_ms: int) -> None:
        """The token was used; to be asked once a day."""

    async def access_of(self, guest: str, now_ms: int) -> Access: ...

    async def sign_out(self, guest: str, browser: str) -> bool:
        """Whether there was such a browser of this guest; it is none any more."""

    async def sign_out_others(self, guest: str, token: bytes) -> Sequence[str]:
        """All of a guest's browsers but this one, and the link: the ids of those that are out."""

    async def add_link(self, guest: str, token: bytes, until_ms: int) -> None:
        """A personal link of a guest: (the hash of) its token, good once and until then."""

    async def revoke_link(self, guest: str) -> None: ...

    async def link_owner(self, link: bytes, now_ms: int) -> Guest | None:
        """Whose link this is, without using it; None as with `use_link`."""

    async def use_link(self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int) -> Guest | None:
        """Gives the guest of a link one more token; None if the link is used, unknown or too old.

        `leaving` is the token that the same browser had until now, and has no longer. Of more than
        MAX_BROWSERS the one unused for longest makes room.
        """

    async def note_uses(self, browsers: Sequence[str], now_ms: int) -> None:
        """These are in use now, as `note_use` has it."""

    async def lonely_guests(self, after: str, most: int) -> Lonely:
        """The lonely ones of so many guests, from the one after this on."""

    async def forget_guests(self, guests: Sequence[str]) -> int:
        """These, if they still are lonely. Answers with how many were forgotten."""

    async def forget_ways_in(self, before_ms: int, now_ms: int, most: int) -> int:
        """Tokens unused since then, and links that are over: so many of each. Answers with how many."""

    async def old_tables(self, before_ms: int, most: int) -> Sequence[str]:
        """The ids of some tables that have not changed since then, the oldest first."""

    async def save_table(self, *rows: TableRow) -> None:
        """A table as it is now; of several, all or none."""

    async def delete_table(self, id: str) -> None: ...

    async def append(self, row: TableRow, *steps: Step) -> None:
        """Steps of a table's match, and the table as it is after them: all or nothing.

        Of one guest no two steps of a table have the same action's id: the second is refused.
        """

    async def table(self, id: str) -> TableRow | None: ...

    async def steps(self, id: str) -> Sequence[Step]: ...

    async def step_count(self, id: str) -> int:
        """How many there are, each line of another match that it goes on from counted as one; not read."""

    async def tables_of(self, guest: str) -> Sequence[TableRow]:
        """MAX_TABLES of a guest's tables at most: those that are not over first, then the newest first."""

    async def open_ids_of(self, guest: str) -> Sequence[str]:
        """The ids of all of a guest's tables that are not over."""

    async def table_count(self, guest: str) -> int: ...

    async def probe(self) -> None:
        """Writes, and changes nothing: done when a write can be made durable now."""

    def close(self) -> None:
        """Finishes every write asked for, then lets go."""


def browser_id(token: bytes) -> str:
    """What the browser with (the hash of) this token is called."""
    return token[:BROWSER_ID_BYTES].hex()


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
