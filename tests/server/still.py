"""A table whose time is told: bots think at once, and the clock leaps to what is due next."""

import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from tests.store.memory import MemoryStore

from pythia.contract import Planned
from pythia.server.settings import Settings
from pythia.server.table import autopilot, core
from pythia.server.table.bot_pool import BotPool, Question, answer_to, decoded
from pythia.server.table.listener import Listener
from pythia.server.table.restoring import restored
from pythia.server.table.room import Room
from pythia.server.table.seating import EMPTY, Facts, Seat
from pythia.server.wire import Bye, Do, Pace
from pythia.store import Guest, Step, Store, TableRow
from pythia.table.chance import seed_from
from pythia.table.match import Match

CALM = Settings(leads=False, seed_of=lambda facts: seed_from("still"))
"""Pauses as users have them, and chance that is known."""


class Clock:
    """The time of all of the server."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 10_000.0
        for name, module in list(sys.modules.items()):
            if name.startswith("pythia.server") and getattr(module, "monotonic", None) is time.monotonic:
                patch.setattr(module, "monotonic", lambda: self.now)


class AtOnce:
    """Real bots that think in this process; what they were asked is kept."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, asked: Question, address: str, table: str) -> Planned:
        self.asked.append(asked)
        answer, at = answer_to(asked)
        return Planned(decoded(asked, answer), at)


class Table:
    def __init__(self, room: Room, store: MemoryStore, bots: AtOnce, clock: Clock) -> None:
        self.room, self.store, self.bots, self.clock = room, store, bots, clock
        self.ids = 0

    @property
    def steps(self) -> Sequence[Step]:
        """All that is stored of its match."""
        return self.store.steps_of[self.room.id]

    def sit(self, *guests: str) -> list[Listener]:
        return [Listener(Guest(guest, guest.title()), 10_000, "") for guest in guests]

    async def settle(self) -> None:
        """All that is due now is done."""

        async def look() -> None:
            pass

        while True:
            n, asked = self.room.table.n, len(self.bots.asked)
            for _ in range(5):
                await self.room.ask(look)
            thoughts = self.room.table.thoughts.values()
            is_quiet = self.room._reading is None and all(each.plan for each in thoughts)
            if (n, asked) == (self.room.table.n, len(self.bots.asked)) and is_quiet:
                return

    async def leap(self) -> None:
        """To the next moment at which something is due, and all that is due then is done."""
        due = autopilot.next_due(self.room.table, self.clock.now)
        assert due is not None, "nothing will ever happen"
        self.clock.now = due
        await self.settle()

    async def wait(self, seconds: float) -> None:
        """So long, and all that is due meanwhile is done in its time."""
        until = self.clock.now + seconds
        while (due := autopilot.next_due(self.room.table, self.clock.now)) is not None and due <= until:
            await self.leap()
        self.clock.now = until
        await self.settle()

    async def set_pace(self, who: Listener, pace: Pace) -> None:
        who.pace = pace
        self.room.incoming.pace_changed()
        await self.settle()

    async def do(self, who: Listener, **action: Any) -> None:
        """What a person does, until it is done."""
        assert who.guest is not None
        self.ids += 1
        self.room.incoming.hear(who, Do(f"{self.ids}", action))
        await self.settle()
        while (who.guest.id, f"{self.ids}") not in self.room.table.done:
            await self.leap()

    def lines(self) -> list[dict[str, Any]]:
        """What was done, as it is kept."""
        lines = [msgspec.json.decode(line) for step in self.steps for line in step.lines]
        return [line for line in lines if "do" in line or "clock" in line]

    @property
    def phase(self) -> str:
        return str(self.match.view(None).phase)

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    async def again(self) -> "Table":
        """The same table, woken from what is stored of it."""
        row = self.store.rows[self.room.id]
        assert row.header is not None
        await self.room.stop(Bye("restart"))
        table = core.new(row.id, self.room.facts, CALM, row.seed or b"")
        table = restored(table, row.header, self.steps, 0)
        return Table(_room(table, self.store, self.bots, row), self.store, self.bots, self.clock)


def _room(table: core.Table, store: Store, bots: AtOnce, row: TableRow | None = None) -> Room:
    return Room(table, store, cast("BotPool", bots), row)


@asynccontextmanager
async def begun(
    patch: pytest.MonkeyPatch,
    game: str,
    players: int,
    people: Sequence[str] = ("ann",),
    options: dict[str, Any] | None = None,
    level: str = "novice",
    settings: Settings = CALM,
    clock_s: int | None = None,
    patience_s: int | None = None,
) -> AsyncIterator[tuple[Table, list[Listener]]]:
    """A match that has just begun, with these people on the first seats and bots on the others."""
    clock = Clock(patch)
    seats = (*(Seat(each, each.title()) for each in people), *(EMPTY,) * (players - len(people)))
    facts = Facts(game, players, options or {}, level, clock_s, patience_s, False, people[0], seats)
    value = core.new("still", facts, settings)
    table = Table(_room(value, store := MemoryStore(), bots := AtOnce()), store, bots, clock)
    listeners = table.sit(*people)
    for each in listeners:
        await table.room.ask(lambda each=each: table.room.join(each))  # type: ignore[misc]
    await table.room.ask(table.room.begin)
    await table.settle()
    try:
        yield table, listeners
    finally:
        if not table.room.gone:
            await table.room.stop(Bye("restart"))


def with_seed(words: str, settings: Settings = CALM) -> Settings:
    return replace(settings, seed_of=lambda facts: seed_from(words))
