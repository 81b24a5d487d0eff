"""Tables that wake: their matches are read and played again, in turn and off the event loop."""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial

from pythia.server import bounds
from pythia.server.limits import Places, Turns
from pythia.server.log import note
from pythia.server.settings import Settings
from pythia.server.table import core, fitness
from pythia.server.table.core import Table
from pythia.server.table.restoring import restored
from pythia.server.table.seating import Facts
from pythia.server.wire import Declined
from pythia.store import Store, TableRow
from pythia.table.record import RecordError

WAKING_AT_ONCE = 4
"""Matches that are played again at once, each in a thread, to wake their tables."""
LONG_STEPS = 1000
"""One that is longer waits in a lane of its own, so that the others need not wait for it."""
MAX_UNFIT_KEPT = 1000
"""Tables known to be unreadable, so that nobody has them read again and again."""


class Waking:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self.short, self.long = Turns(WAKING_AT_ONCE), Turns(1)
        """Tables wake in turn by address: who wakes many waits for themselves."""
        self.askers = Places(bounds.WAKES.most, bounds.WAKES_IN_ALL.most)
        self._threads = ThreadPoolExecutor(WAKING_AT_ONCE + 1, "waking")
        """Threads of their own, so that pages need not wait for tables."""
        self._unfit: dict[str, int] = {}
        """The matches that could not be played again, by table, and when those were changed last."""
        self._closing = False

    @contextmanager
    def asked(self, address: str) -> Iterator[None]:
        """While somebody of this address waits for a table; raises Declined where too many do."""
        with self.askers.one_more(address) as may:
            if not may:
                raise Declined(429, "store-busy" if self.askers.full else "too-fast")
            yield

    def check(self, row: TableRow) -> None:
        """Raises Declined where this table is known to be unreadable."""
        if self._unfit.get(row.id) == row.updated:
            raise Declined(404, "table-unfit")

    async def table(self, row: TableRow, address: str) -> Table:
        """As it was when it fell asleep; raises Declined where its match cannot be played again."""
        facts = facts_of(row)
        fitness.check_installed(facts)
        table = core.new(row.id, facts, self._settings, row.seed or b"")
        return table if row.header is None else await self._restored(table, row, row.header, address)

    async def _restored(self, table: Table, row: TableRow, header: str, address: str) -> Table:
        """Read only when its turn has come: however many wake, few are in memory before they are played."""
        length = await self._store.step_count(row.id)
        async with (self.long if length > LONG_STEPS else self.short).turn(address):
            steps = await self._store.steps(row.id)
            if self._closing:
                raise Declined(503, "server-stops")
            try:
                inherited = len(steps[0].lines) if table.facts.source else 0
                playing = partial(restored, table, header, steps, inherited)
                return await asyncio.get_running_loop().run_in_executor(self._threads, playing)
            except Exception as error:
                # Whatever the rules make of lines that were damaged: it is this table's trouble alone.
                line = error.line if isinstance(error, RecordError) else None
                note("match-unfit", logging.ERROR, table=row.id, line=line, error=error)
        if len(self._unfit) >= MAX_UNFIT_KEPT:
            self._unfit.clear()
        self._unfit[row.id] = row.updated
        raise Declined(404, "table-unfit")

    def close(self) -> None:
        """Nothing more is played; what is being played is not waited for."""
        self._closing = True
        self._threads.shutdown(wait=False)


def facts_of(row: TableRow) -> Facts:
    """What a table is, as it is stored; raises Declined where that cannot be read."""
    try:
        return fitness.load(row)
    except fitness.UnfitFacts as error:
        note("facts-unfit", logging.ERROR, table=row.id, error=error)
        raise Declined(404, "table-unfit") from None
