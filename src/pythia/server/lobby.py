"""All the tables of a server: making one, finding one, listing them, sitting down to another match."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from pythia.server import bounds
from pythia.server.aside import Aside
from pythia.server.bans import LOOK_S, Bans
from pythia.server.bodies import FromBody, TableBody, TableSummary
from pythia.server.forgetting import keep_forgetting
from pythia.server.ids import new_table_id
from pythia.server.limits import Shared, Turns
from pythia.server.listing import Listing
from pythia.server.log import note
from pythia.server.lookback import LookBack
from pythia.server.settings import Settings
from pythia.server.table import commands, core, fitness, seating, summaries
from pythia.server.table.bot_pool import BotPool
from pythia.server.table.listener import Listener
from pythia.server.table.restoring import politely
from pythia.server.table.room import Room
from pythia.server.waking import Waking, facts_of
from pythia.server.watchdog import Watchdog
from pythia.server.wire import Bye, Declined
from pythia.store import Guest, Store, StoreError, TableRow, record_of
from pythia.table.play_on import Position

SWEEP_S = 30.0
READY_S = 5.0
"""A store that takes longer to write nothing is not ready."""
GOODBYE_S = 3.0
"""How long readers have to hear that the server stops."""
JUST_NOW_S = 0.25

T = TypeVar("T")


class Lobby:
    def __init__(self, store: Store, settings: Settings, bans: Bans, watchdog: Watchdog) -> None:
        self.store, self.settings, self._bans, self.watchdog = store, settings, bans, watchdog
        self.bot_pool = BotPool(settings.workers, settings.bot_deadline_s)
        self.closing = False
        self.listeners: set[Listener] = set()
        """Every socket there is, at whatever table."""
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        """Being read from the store."""
        self._leaving: dict[str, asyncio.Task[Any]] = {}
        """Going to sleep, or being deleted: whoever wants them waits until that is done."""
        self.looking_back = LookBack()
        self.pages = Aside("pages", bounds.PAGES, bounds.PAGES_IN_ALL)
        self._looking_up = Aside("own-tables", bounds.OWN_TABLES, bounds.OWN_TABLES_IN_ALL, 2)
        self._listing = Listing(self._rooms)
        self._records, self._taking_up = Turns(1), Turns(1)
        """Whole matches are read from the store, and taken up, one at a time: in turn by address."""
        self.waking = Waking(store, settings)
        self._renames = Shared()
        self._beside = [asyncio.create_task(self._sweep()), asyncio.create_task(self._watch_bans())]
        """What it does by itself."""
        self._noting: set[asyncio.Task[None]] = set()
        """Uses of browsers that are being noted."""
        if settings.keep_days:
            self._beside.append(asyncio.create_task(keep_forgetting(self, settings.keep_days)))

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    # -------------------------------------------------------------------------------------- finding

    async def room(self, id: str, address: str = "") -> Room:
        """The table of this id, woken from the store if it sleeps there, for somebody of this address."""
        while id in self._leaving:
            await asyncio.wait((self._leaving[id],))
        if self.closing:
            raise Declined(503, "server-stops")
        if id in self._rooms:
            self._rooms[id].used_at = monotonic()
            return self._rooms[id]
        with self.waking.asked(address):
            waking = self._waking.get(id)
            if waking is None:
                waking = self._waking[id] = asyncio.create_task(self._wake(id, address))
                waking.add_done_callback(lambda _: self._waking.pop(id, None))
            # Several may wait for it: one that goes away must not take it from the others.
            room = await asyncio.shield(waking)
        if room is None:
            raise Declined(404, "no-such-table")
        return room

    async def _wake(self, id: str, address: str) -> Room | None:
        row = await self.store.table(id)
        if row is None:
            return None
        self.waking.check(row)
        await self._make_room()
        # Before the room is made: where this fails, nothing is left of it.
        table = await self.waking.table(row, address)
        room = Room(table, self.store, self.bot_pool, row, taking_up=self._taking_up, now=self.watchdog.now)
        self._rooms[id] = room
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.sleep(monotonic() - self.settings.idle_s)
            except Exception as error:
                note("failed", logging.ERROR, error=error)

    async def sleep(self, before: float) -> None:
        """Tables that nobody looks at, and nobody has used since then, go back to the store."""
        for name, room in list(self._rooms.items()):
            if self._rooms.get(name) is room and room.idle and room.used_at < before:
                del self._rooms[name]
                await self._leave(name, room.stop(Bye("restart")))

    async def _leave(self, id: str, work: Coroutine[Any, Any, T]) -> T:
        leaving = self._leaving[id] = asyncio.create_task(work)
        leaving.add_done_callback(lambda _: self._leaving.pop(id, None))
        return await asyncio.shield(leaving)

    async def forget(self, id: str, before_ms: int) -> bool:
        """Deletes a table that sleeps and has not changed since then; whether there was such a one."""
        if id in self._rooms or id in self._waking or id in self._leaving:
            return False
        return await self._leave(id, self._delete(id, before_ms))

    async def _delete(self, id: str, before_ms: int) -> bool:
        row = await self.store.table(id)
        if row is None or row.updated >= before_ms:
            return False
        await self.store.delete_table(id)
        return True

    async def _make_room(self) -> None:
        """Where too many tables are awake, half of those that nobody looks at sleep early."""
        if len(self._rooms) < self.settings.most_tables:
            return
        unused = sorted(room.used_at for room in self._rooms.values() if room.idle)
        if unused:
            await self.sleep(min(unused[len(unused) // 2] + 1e-6, monotonic() - JUST_NOW_S))
        if len(self._rooms) >= self.settings.most_tables:
            raise Declined(503, "too-many-tables")

    async def close(self) -> None:
        """Every table finishes what it is doing, and its sockets are told to come back."""
        if self.closing:
            return
        self.closing = True
        self.waking.close()
        for beside in self._beside:
            beside.cancel()
        told = await asyncio.gather(*(room.stop(Bye("restart")) for room in self._rooms.values()))
        await asyncio.gather(*self._noting, *self._leaving.values())
        self.bot_pool.close()
        self.pages.close()
        self._looking_up.close()
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
                await self.store.probe()
        except TimeoutError:
            raise Declined(503, "store-slow") from None

    # --------------------------------------------------------------------------------------- making

    async def create(
        self, host: Guest, body: TableBody, address: str = "", position: Position | None = None
    ) -> str:
        """A new table, asked for from this address; stored, and if it starts at once, with its deal.

        The position is the one that it is asked to be taken up `from`.
        """
        if self.closing:
            raise Declined(503, "server-stops")
        facts = seating.new(body, host, position)
        await self._make_room()
        inherited = position.lines if position else ()
        room = Room(
            core.new(new_table_id(), facts, self.settings),
            self.store,
            self.bot_pool,
            inherited=inherited,
            taking_up=self._taking_up,
            now=self.watchdog.now,
        )
        room.address = address
        try:
            await room.ask(room.begin if body.start else room.save)
        except BaseException:
            await room.stop(Bye("restart"))
            raise
        self._rooms[room.id] = room
        # The maker may have taken another name since this was asked.
        await room.ask(partial(commands.rename, room, host.id))
        note("table-made", table=room.id, guest=facts.host)
        return room.id

    async def position(self, source: FromBody, address: str) -> Position:
        """Where a match is to be taken up; raises Declined."""
        if self.closing:
            raise Declined(503, "server-stops")
        if (source.table is None) == (source.record is None):
            raise Declined(422, "from-table-or-record")
        if source.table is not None:
            record = await self.record(source.table, address)
        else:
            assert source.record is not None
            record = source.record.encode()
        return await self.looking_back.position(record, source.line, address)

    async def rename(self, guest: str) -> None:
        """A guest has a new name, and with it every seat of a match that is not over.

        Tables that sleep go on sleeping: they read the names of their people when they are shown or wake.
        """
        await self._renames.do(guest, partial(self._rename, guest))

    async def _rename(self, guest: str) -> None:
        for table in await self.store.open_ids_of(guest):
            if table in self._rooms or table in self._waking:
                # One that is left by its last person at this moment is no more.
                with suppress(Declined):
                    room = await self.room(table)
                    await room.ask(partial(commands.rename, room, guest))

    async def _watch_bans(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            if await asyncio.to_thread(self._bans.look):
                self._end_banned()

    def _end_banned(self) -> None:
        for listener in self.listeners:
            guest = listener.guest_id
            barred = guest is not None and self._bans.bars_guest(guest)
            if barred or self._bans.bars_address(listener.address):
                note("banned", guest=guest)
                listener.leave(Bye("sent-away"))

    def note_use(self, token: bytes, now_ms: int) -> None:
        """A browser was used. Nobody waits for the note: if it fails, the next request makes it."""
        noting = asyncio.create_task(self._note_use(token, now_ms))
        # Whatever nobody keeps may be collected before it is done.
        self._noting.add(noting)
        noting.add_done_callback(self._noting.discard)

    async def _note_use(self, token: bytes, now_ms: int) -> None:
        try:
            await self.store.note_use(token, now_ms)
        except StoreError as error:
            note("store-failed", logging.ERROR, error=error)

    def sign_out(self, browsers: Collection[str]) -> None:
        """These are no guest's any more: their sockets end, and come back as nobody's."""
        for listener in self.listeners:
            if listener.browser in browsers:
                listener.leave(Bye("signed-out"))

    async def leave(self, guest: Guest, id: str, address: str) -> Room:
        room = await self.room(id, address)
        if not await room.ask_from(address, lambda: commands.leave(room, guest)):
            self._rooms.pop(id, None)
            await room.stop(Bye("restart"))
        return room

    async def rematch(self, guest: Guest, id: str, address: str) -> str:
        """The same people at a new table: told through the old one, and seated."""
        old = await self.room(id, address)
        alone = len(old.facts.guests) == 1
        known = old.facts.rematch
        is_there = known is not None and await self.store.table(known) is not None
        again = partial(commands.rematch, old, guest, None if is_there else known)
        chosen = await old.ask_from(address, again)
        if alone:
            new = await self.room(chosen)
            await new.ask(lambda: commands.begin_alone(new))
        return chosen

    # -------------------------------------------------------------------------------------- showing

    def summary(self, row: TableRow, guest: str | None) -> TableSummary:
        """Raises Declined where the table cannot be read."""
        room = self._rooms.get(row.id)
        if room is None:
            return summaries.summary(row, facts_of(row), guest, ())
        return summaries.summary(row, room.facts, guest, room.present, room.watchers)

    async def shown(self, id: str, guest: str | None, address: str = "") -> TableSummary:
        """A table to look at; one that sleeps goes on sleeping. Not for whom its host has sent away."""
        room = self._rooms.get(id)
        row = room.row() if room else await self.store.table(id)
        if row is None:
            raise Declined(404, "no-such-table")
        seating.check_welcome(room.facts if room else facts_of(row), guest, id, address)
        return self.summary(row, guest)

    async def of(self, guest: str, address: str) -> list[TableSummary]:
        """A guest's tables. Those that sleep are read off the event loop: there may be many."""
        loop = asyncio.get_running_loop()
        found = await self._looking_up.do(partial(self._look_up, guest, loop), address)
        summaries = []
        for row, asleep in found:
            # One that cannot be read is noted; the others are shown all the same.
            with suppress(Declined):
                shown = None if row.id in self._rooms else asleep
                summaries.append(shown or self.summary(row, guest))
        return summaries

    def _look_up(
        self, guest: str, loop: asyncio.AbstractEventLoop
    ) -> list[tuple[TableRow, TableSummary | None]]:
        """Runs in a thread: of tables that are awake the loop alone knows how they are."""
        # Asked from here, and no sooner: only whose turn it is has rows in memory.
        rows = asyncio.run_coroutine_threadsafe(self.store.tables_of(guest), loop).result()
        found: list[tuple[TableRow, TableSummary | None]] = []
        for row in politely(rows):
            if row.id in self._rooms:
                found.append((row, None))
                continue
            with suppress(Declined):
                found.append((row, summaries.summary(row, facts_of(row), guest, ())))
        return found

    def open_tables(self, guest: str | None, address: str) -> bytes:
        """The list of them as JSON, as this guest sees it."""
        return self._listing.shown_to(guest, address)

    async def record(self, id: str, address: str) -> bytes:
        """The record of a finished match, its seed revealed."""
        row = await self.store.table(id)
        if row is None:
            raise Declined(404, "no-such-table")
        if row.phase != "over" or row.header is None or row.seed is None:
            raise Declined(404, "not-over-yet")
        fitness.check_installed(facts_of(row))
        async with self._records.turn(address):
            steps = await self.store.steps(id)
            return await asyncio.to_thread(record_of, row, steps)

    async def verify(self, id: str, address: str) -> int:
        return await self.looking_back.verify(await self.record(id, address), address)

    async def replay(self, record: bytes, address: str, stored: bool = False, words: str = "") -> bytes:
        """Every step of a record, packed: of one that was sent, or of one of our own tables."""
        return await self.looking_back.replay(record, address, stored, words)
