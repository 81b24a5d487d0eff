"""How long is kept what: guests not seen and tables not touched for many days are forgotten, bit by bit.

One table, or a handful of people, is a write like any other and waits its turn among them; between two of
them the store has time for everybody else.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from pythia.server.log import note
from pythia.server.table.outgoing import now_ms
from pythia.store import StoreError

if TYPE_CHECKING:
    from pythia.server.lobby import Lobby

FIRST_AFTER_S = 60.0
EVERY_S = 6 * 3600.0
PAUSE_S = 0.05
"""Between one write and the next."""
ROWS_AT_ONCE = 100
"""Tables or people looked at, or people forgotten, in one go."""
DAY_MS = 24 * 3600 * 1000


class Forgotten(NamedTuple):
    tables: int
    people: int
    """Guests, tokens and links."""


async def keep_forgetting(lobby: "Lobby", keep_days: int) -> None:
    """As long as the server runs."""
    wait_s = FIRST_AFTER_S
    while True:
        await asyncio.sleep(wait_s)
        wait_s = EVERY_S
        try:
            forgotten = await forget(lobby, kept_since_ms(keep_days))
        except StoreError as error:
            note("store-failed", logging.ERROR, error=error)
        else:
            if any(forgotten):
                note("forgotten", tables=forgotten.tables, people=forgotten.people)


def kept_since_ms(keep_days: int) -> int:
    """A day more than the host said: that a browser was used is noted only once a day."""
    return now_ms() - (keep_days + 1) * DAY_MS


async def forget(lobby: "Lobby", before_ms: int) -> Forgotten:
    """All that was not touched since then: first tables, then the people whom nothing holds any more."""
    tables = await _forget_tables(lobby, before_ms)
    await _note_open(lobby)
    people = 0
    while gone := await lobby.store.forget_ways_in(before_ms, now_ms(), ROWS_AT_ONCE):
        people += gone
        await asyncio.sleep(PAUSE_S)
    return Forgotten(tables, people + await _forget_guests(lobby))


async def _note_open(lobby: "Lobby") -> None:
    """Whoever sits at a table for days asks for nothing else: an open socket is a use of its browser."""
    browsers = sorted({each.browser for each in lobby.listeners if each.browser is not None})
    for at in range(0, len(browsers), ROWS_AT_ONCE):
        await lobby.store.note_uses(browsers[at : at + ROWS_AT_ONCE], now_ms())
        await asyncio.sleep(PAUSE_S)


async def _forget_guests(lobby: "Lobby") -> int:
    """Looks at every guest once, a few at a time."""
    count, after = 0, ""
    while True:
        lonely = await lobby.store.lonely_guests(after, ROWS_AT_ONCE)
        if lonely.last is None:
            return count
        if lonely.guests:
            count += await lobby.store.forget_guests(lonely.guests)
        after = lonely.last
        await asyncio.sleep(PAUSE_S)


async def _forget_tables(lobby: "Lobby", before_ms: int) -> int:
    """Those that are awake have somebody there, or had just now, and stay."""
    count = 0
    awake: set[str] = set()
    while True:
        old = await lobby.store.old_tables(before_ms, ROWS_AT_ONCE + len(awake))
        asleep = [table for table in old if table not in awake]
        if not asleep:
            return count
        for table in asleep:
            if await lobby.forget(table, before_ms):
                count += 1
            else:
                awake.add(table)
            await asyncio.sleep(PAUSE_S)
