"""A whole store without a disk, for tests: held to the same promises as every other (`suite.py`).

What a call does it does at once; then, as with any store, others have their turn before it answers.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Message
from pythia.store import (
    MAX_BROWSERS,
    MAX_TABLES,
    Access,
    Browser,
    Guest,
    Lonely,
    Phase,
    SignedIn,
    Step,
    StoreError,
    TableRow,
    browser_id,
)

PHASES = get_args(Phase)


class _Token(Struct):
    guest: str
    made_ms: int
    used_ms: int
    by: Literal["name", "link"]


class _Link(Struct, frozen=True):
    guest: str
    until_ms: int


class MemoryStore:
    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.steps_of: dict[str, list[Step]] = {}
        self._acted: dict[str, set[tuple[str, str]]] = {}
        """By table, whose actions by which ids are in its steps."""
        self._names: dict[str, str] = {}
        self._tokens: dict[bytes, _Token] = {}
        self._links: dict[bytes, _Link] = {}

    # ------------------------------------------------------------------------------------ guests

    async def add_guest(self, guest: Guest, token: bytes, now_ms: int) -> None:
        _refuse_if(guest.id in self._names or token in self._tokens)
        self._names[guest.id] = guest.name
        self._sign_in(guest.id, token, "name", now_ms)
        await others()

    async def rename_guest(self, id: str, name: str) -> None:
        if id in self._names:
            self._names[id] = name
        await others()

    async def name_of(self, guest: str) -> str | None:
        await others()
        return self._names.get(guest)

    async def signed_in(self, token: bytes) -> SignedIn | None:
        await others()
        found = self._tokens.get(token)
        return SignedIn(self._guest(found.guest), browser_id(token), found.used_ms) if found else None

    async def note_use(self, token: bytes, now_ms: int) -> None:
        if token in self._tokens:
            self._tokens[token].used_ms = now_ms
        await others()

    async def access_of(self, guest: str, now_ms: int) -> Access:
        await others()
        browsers = [
            Browser(browser_id(token), each.made_ms, each.used_ms, each.by)
            for token, each in self._latest_first(guest)
        ]
        links = [link.until_ms for link in self._links.values() if link.guest == guest]
        return Access(tuple(browsers), next((until for until in links if until >= now_ms), None))

    async def sign_out(self, guest: str, browser: str) -> bool:
        gone = self._sign_out(token for token, _ in self._latest_first(guest) if browser_id(token) == browser)
        await others()
        return bool(gone)

    async def sign_out_others(self, guest: str, token: bytes) -> Sequence[str]:
        self._revoke_link(guest)
        gone = self._sign_out(other for other, _ in self._latest_first(guest) if other != token)
        await others()
        return gone

    async def add_link(self, guest: str, token: bytes, until_ms: int) -> None:
        known = self._links.get(token)
        _refuse_if(guest not in self._names or (known is not None and known.guest != guest))
        self._revoke_link(guest)
        self._links[token] = _Link(guest, until_ms)
        await others()

    async def revoke_link(self, guest: str) -> None:
        self._revoke_link(guest)
        await others()

    async def link_owner(self, link: bytes, now_ms: int) -> Guest | None:
        await others()
        return self._owner(link, now_ms)

    async def use_link(self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int) -> Guest | None:
        owner = self._owner(link, now_ms)
        _refuse_if(owner is not None and token in self._tokens)
        self._links.pop(link, None)
        if owner is not None:
            if leaving is not None:
                self._tokens.pop(leaving, None)
            self._sign_in(owner.id, token, "link", now_ms)
        await others()
        return owner

    async def note_uses(self, browsers: Sequence[str], now_ms: int) -> None:
        for token, each in self._tokens.items():
            if browser_id(token) in browsers:
                each.used_ms = now_ms
        await others()

    async def lonely_guests(self, after: str, most: int) -> Lonely:
        await others()
        looked_at = sorted(guest for guest in self._names if guest > after)[:most]
        lonely = tuple(guest for guest in looked_at if self._is_lonely(guest))
        return Lonely(lonely, looked_at[-1] if looked_at else None)

    async def forget_guests(self, guests: Sequence[str]) -> int:
        gone = [guest for guest in guests if guest in self._names and self._is_lonely(guest)]
        for guest in gone:
            del self._names[guest]
        await others()
        return len(gone)

    async def forget_ways_in(self, before_ms: int, now_ms: int, most: int) -> int:
        tokens = [token for token, each in self._tokens.items() if each.used_ms < before_ms][:most]
        links = [token for token, each in self._links.items() if each.until_ms < now_ms][:most]
        self._sign_out(tokens)
        for link in links:
            del self._links[link]
        await others()
        return len(tokens) + len(links)

    def _guest(self, id: str) -> Guest:
        return Guest(id, self._names[id])

    def _sign_in(self, guest: str, token: bytes, by: Literal["name", "link"], now_ms: int) -> None:
        older = [each for each, _ in self._latest_first(guest)]
        self._sign_out(older[MAX_BROWSERS - 1 :])
        self._tokens[token] = _Token(guest, now_ms, now_ms, by)

    def _latest_first(self, guest: str) -> list[tuple[bytes, _Token]]:
        own = [(token, each) for token, each in self._tokens.items() if each.guest == guest]
        return sorted(own, key=lambda each: (-each[1].used_ms, each[0]))

    def _sign_out(self, tokens: Iterable[bytes]) -> list[str]:
        gone = list(tokens)
        for token in gone:
            del self._tokens[token]
        return [browser_id(token) for token in gone]

    def _revoke_link(self, guest: str) -> None:
        self._links = {token: link for token, link in self._links.items() if link.guest != guest}

    def _owner(self, link: bytes, now_ms: int) -> Guest | None:
        found = self._links.get(link)
        return self._guest(found.guest) if found and found.until_ms >= now_ms else None

    def _is_lonely(self, guest: str) -> bool:
        known = {each.guest for each in self._tokens.values()} | {each.guest for each in self._links.values()}
        return guest not in known and not self._own(guest)

    # ------------------------------------------------------------------------------------ tables

    async def save_table(self, *rows: TableRow) -> None:
        self._save(*rows)
        await others()

    async def delete_table(self, id: str) -> None:
        for kept in (self.rows, self.steps_of, self._acted):
            kept.pop(id, None)
        await others()

    async def append(self, row: TableRow, *steps: Step) -> None:
        acts = [(step.guest, step.action) for step in steps if step.guest and step.action is not None]
        acted = self._acted.get(row.id, set())
        _refuse_if(len({*acts}) < len(acts) or not acted.isdisjoint(acts))
        self._save(row)
        self.steps_of[row.id] += steps
        self._acted[row.id].update(acts)
        await others()

    async def table(self, id: str) -> TableRow | None:
        await others()
        return self._named(self.rows[id]) if id in self.rows else None

    async def steps(self, id: str) -> Sequence[Step]:
        await others()
        return tuple(self.steps_of.get(id, ()))

    async def step_count(self, id: str) -> int:
        await others()
        return sum(len(step.lines) if step.kind == "from" else 1 for step in self.steps_of.get(id, ()))

    async def tables_of(self, guest: str) -> Sequence[TableRow]:
        await others()
        own = sorted(self._own(guest), key=lambda row: (row.phase == "over", -row.updated))
        return [self._named(row) for row in own[:MAX_TABLES]]

    async def open_ids_of(self, guest: str) -> Sequence[str]:
        await others()
        return [row.id for row in self._own(guest) if row.phase != "over"]

    async def table_count(self, guest: str) -> int:
        await others()
        return len(self._own(guest))

    async def old_tables(self, before_ms: int, most: int) -> Sequence[str]:
        await others()
        old = (row for row in self.rows.values() if row.updated < before_ms)
        return [row.id for row in sorted(old, key=lambda row: row.updated)][:most]

    async def probe(self) -> None:
        await others()

    def close(self) -> None:
        """All that was asked for is done already."""

    def _save(self, *rows: TableRow) -> None:
        _refuse_if(any(row.phase not in PHASES for row in rows))
        for row in rows:
            self.rows[row.id] = replace(row, names={})
            self.steps_of.setdefault(row.id, [])
            self._acted.setdefault(row.id, set())

    def _own(self, guest: str) -> list[TableRow]:
        return [row for row in self.rows.values() if guest in row.guests]

    def _named(self, row: TableRow) -> TableRow:
        return replace(row, names={guest: self._names[guest] for guest in row.guests if guest in self._names})


async def others() -> None:
    """Whoever waits has a turn."""
    await asyncio.sleep(0)


def _refuse_if(wrong: bool) -> None:
    if wrong:
        raise StoreError(Message("store-failed", {"reason": "it does not fit what is there"}))
