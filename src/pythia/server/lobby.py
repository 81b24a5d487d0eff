"""All the tables of a server: making one, finding one, listing them, sitting down to another match."""

import asyncio
from contextlib import suppress
from functools import partial
from time import monotonic

import msgspec

from pythia.server import facts as lobby_facts
from pythia.server import requests
from pythia.server.facts import Facts
from pythia.server.journal import note
from pythia.server.limits import Turns
from pythia.server.lookback import LookBack
from pythia.server.room import Room
from pythia.server.seats import new_table_id
from pythia.server.settings import Settings
from pythia.server.thinking import Thinker
from pythia.server.watchdog import Watchdog
from pythia.server.wire import Bye, Declined, TableBody, TableSummary
from pythia.store import Guest, Store, TableRow, record_of

LISTED_FOR_S = 180.0
"""How long an open table is listed after the last person has gone. Less than it stays awake."""
LISTED = 50
SWEEP_S = 30.0
READY_S = 5.0
"""A store that takes longer to write nothing is not ready."""
GOODBYE_S = 3.0
"""How long readers have to hear that the server stops."""
JUST_NOW_S = 0.25


class Lobby:
    def __init__(self, store: Store, settings: Settings, watchdog: Watchdog) -> None:
        self.store, self.settings, self.watchdog = store, settings, watchdog
        self.thinker = Thinker(settings.workers)
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self.looking_back = LookBack()
        self._records = Turns(1)
        """Whole matches are read from the store one at a time, in turn by address."""
        self._sweeping = asyncio.create_task(self._sweep())

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # -------------------------------------------------------------------------------------- finding

    async def room(self, id: str) -> Room:
        """The table of this id, woken from the store if it sleeps there."""
        if self.closing:
            raise Declined(503, "server-stops")
        if id in self._rooms:
            return self._rooms[id]
        waking = self._waking.get(id)
        if waking is None:
            waking = self._waking[id] = asyncio.create_task(self._wake(id))
            waking.add_done_callback(lambda _: self._waking.pop(id, None))
        # Several may wait for it: one that goes away must not take it from the others.
        room = await asyncio.shield(waking)
        if room is None:
            raise Declined(404, "no-such-table")
        return room

    async def _wake(self, id: str) -> Room | None:
        row = await asyncio.wrap_future(self.store.table(id))
        if row is None:
            return None
        await self._make_room()
        steps = await asyncio.wrap_future(self.store.steps(id)) if row.header else ()
        room = Room(id, _facts(row), self.store, self.thinker, self.settings, row)
        if row.header is not None:
            room.replay(row.header, steps)
        self._rooms[id] = room
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.sleep(monotonic() - self.settings.idle_s)

    async def sleep(self, before: float) -> None:
        """Tables that nobody looks at, and nobody has used since then, go back to the store."""
        for name, room in list(self._rooms.items()):
            if room.idle and room.used_at < before:
                del self._rooms[name]
                await room.stop(Bye("restart"))

    async def _make_room(self) -> None:
        """Where too many tables are awake, half of those that nobody looks at sleep early."""
        if len(self._rooms) < self.settings.most_tables:
            return
        unused = sorted(room.used_at for room in self._rooms.values() if room.idle)
        if unused:
            await self.sleep(min(unused[len(unused) // 2] + 1e-6, monotonic() - JUST_NOW_S))
        if len(self._rooms) >= self.settings.most_tables:
            raise Declined(503, "store-busy")

    async def close(self) -> None:
        """Every table finishes what it is doing, and its sockets are told to come back."""
        if self.closing:
            return
        self.closing = True
        self._sweeping.cancel()
        told = await asyncio.gather(*(room.stop(Bye("restart")) for room in self._rooms.values()))
        self.thinker.close()
        await self.looking_back.close()
        # Goodbyes are on their way: a socket cut now would not bring one.
        leaving = [asyncio.create_task(each.left.wait()) for listeners in told for each in listeners]
        if leaving:
            _, stuck = await asyncio.wait(leaving, timeout=GOODBYE_S)
            for task in stuck:
                task.cancel()

    async def check(self) -> None:
        """Whether a table can be played here now; raises Declined or StoreError if not."""
        if self.closing:
            raise Declined(503, "server-stops")
        try:
            async with asyncio.timeout(READY_S):
                await asyncio.wrap_future(self.store.probe())
        except TimeoutError:
            raise Declined(503, "store-busy") from None

    # --------------------------------------------------------------------------------------- making

    async def create(self, host: Guest, body: TableBody) -> str:
        """A new table, stored; if it starts at once, together with its deal."""
        if self.closing:
            raise Declined(503, "server-stops")
        facts = lobby_facts.new(body, host)
        await self._make_room()
        room = Room(new_table_id(), facts, self.store, self.thinker, self.settings)
        try:
            if body.start:
                await room.ask(room.begin)
            else:
                await asyncio.wrap_future(self.store.save_table(room.row()))
        except BaseException:
            await room.stop(Bye("restart"))
            raise
        self._rooms[room.id] = room
        note("table-made", table=room.id, guest=facts.host)
        return room.id

    async def rename(self, guest: Guest) -> None:
        """A guest has a new name, and with it every seat of a match that is not over."""
        for row in await asyncio.wrap_future(self.store.tables_of(guest.id)):
            if row.phase != "over":
                # One that is left by its last person at this moment is no more.
                with suppress(Declined):
                    room = await self.room(row.id)
                    await room.ask(partial(requests.rename, room, guest))

    async def leave(self, guest: Guest, id: str) -> Room:
        room = await self.room(id)
        if not await room.ask(lambda: requests.leave(room, guest)):
            self._rooms.pop(id, None)
            await room.stop(Bye("restart"))
        return room

    async def rematch(self, guest: Guest, id: str) -> str:
        """The same people at a new table: told through the old one, and seated."""
        old = await self.room(id)
        alone = len(old.facts.guests) == 1
        known = old.facts.rematch
        is_there = known is not None and await asyncio.wrap_future(self.store.table(known)) is not None
        chosen = await old.ask(lambda: requests.rematch(old, guest, None if is_there else known))
        if alone:
            new = await self.room(chosen)
            await new.ask(lambda: requests.begin_alone(new))
        return chosen

    # -------------------------------------------------------------------------------------- showing

    def summary(self, row: TableRow, guest: str | None) -> TableSummary:
        room = self._rooms.get(row.id)
        present = room.present if room else ()
        return lobby_facts.summary(row, room.facts if room else _facts(row), guest, present)

    async def shown(self, id: str, guest: str | None) -> TableSummary:
        """A table to look at; one that sleeps goes on sleeping."""
        room = self._rooms.get(id)
        row = room.row() if room else await asyncio.wrap_future(self.store.table(id))
        if row is None:
            raise Declined(404, "no-such-table")
        return self.summary(row, guest)

    async def of(self, guest: str) -> list[TableSummary]:
        rows = await asyncio.wrap_future(self.store.tables_of(guest))
        return [self.summary(row, guest) for row in rows]

    def open_tables(self, guest: str | None) -> list[TableSummary]:
        """Where somebody is, or was just now; first those with a seat to take, best before the start."""
        since = monotonic() - LISTED_FOR_S
        rooms = [room for room in self._rooms.values() if room.facts.open and room.phase != "over"]
        attended = [room for room in rooms if room.attended(since)]
        attended.sort(key=lambda room: (not room.facts.has_room, room.phase != "lobby", -room.updated))
        return [self.summary(room.row(), guest) for room in attended[:LISTED]]

    async def record(self, id: str, address: str) -> bytes:
        """The record of a finished match, its seed revealed."""
        row = await asyncio.wrap_future(self.store.table(id))
        if row is None:
            raise Declined(404, "no-such-table")
        if row.phase != "over" or row.header is None or row.seed is None:
            raise Declined(404, "not-over-yet")
        async with self._records.turn(address):
            return record_of(row, await asyncio.wrap_future(self.store.steps(id)))

    async def verify(self, id: str, address: str) -> int:
        return await self.looking_back.verify(await self.record(id, address), address)

    async def replay(self, record: bytes, address: str) -> bytes:
        """Every step of a record, packed."""
        return await self.looking_back.replay(record, address)


def _facts(row: TableRow) -> Facts:
    return msgspec.json.decode(row.facts, type=Facts)
