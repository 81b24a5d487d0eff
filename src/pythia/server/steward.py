"""What a table does by itself so that it goes on: bots act, clocks run out, the gone are replaced.

It stands still while nobody who sits there is connected: a game left in the evening is where it was
in the morning.
"""

import asyncio
import logging
from hashlib import sha256
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from pythia.contract import Illegal, Offer
from pythia.server import facts as lobby_facts
from pythia.server.clock import Clock, Due
from pythia.server.journal import note
from pythia.server.settings import Settings
from pythia.server.thinking import Question, Thinker, question
from pythia.store import StoreError
from pythia.table.record import SayLine

if TYPE_CHECKING:
    from pythia.server.room import Room

RETRY_S = 2.0
"""After something of its own could not be stored."""


class Steward:
    def __init__(self, room: "Room", thinker: Thinker, settings: Settings) -> None:
        turn, patience, second = room.facts.clock_s, room.facts.patience_s, settings.second_s
        self.clock = Clock(turn and turn * second, patience and patience * second)
        self._room, self._thinker, self._settings = room, thinker, settings
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._retry_at = 0.0

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    def next(self, now: float) -> float | None:
        """When it will have something to do that nobody asked for."""
        times = [at for at in (self.clock.next(now), self._retry_at) if at is not None and at > now]
        return min(times, default=None)

    # ---------------------------------------------------------------------------------------- time

    def _goes_on(self) -> bool:
        room = self._room
        if room.gone or room.phase != "running":
            return False
        seated = set(room.facts.guests)
        return bool(seated & room.present) if seated else bool(room.listeners)

    def keep_time(self, now: float) -> None:
        """Who is on the clock, and who is missed, as the table is now."""
        room = self._room
        if room.match is None or not self._goes_on():
            self.clock.keep((), (), now)
            return
        persons = {n: seat.guest for n, seat in enumerate(room.facts.seats) if seat.guest and not seat.level}
        present = room.present
        self.clock.keep(
            [seat for seat in room.match.acting if seat in persons],
            [seat for seat, guest in persons.items() if guest not in present],
            now,
        )

    async def go_on(self, now: float) -> None:
        """Replaces whoever is gone too long, and lets those think who are to act and are no persons."""
        self.keep_time(now)
        room = self._room
        if room.match is None or not self._goes_on():
            self.forget_all()
            return
        if now < self._retry_at:
            return
        due = self.clock.due(now)
        for seat in [seat for what, seat in due if what == "patience"]:
            try:
                await room.sits(seat, lobby_facts.play_for(room.facts, seat, room.facts.bots))
            except StoreError as error:
                self._failed(error)
                return
        for seat in room.match.acting:
            late = Due("turn", seat) in due
            level = room.facts.seats[seat].level or (room.facts.bots if late else None)
            if level is not None and seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat, *self._ask(seat, level)))

    # ---------------------------------------------------------------------------------------- bots

    def forget(self, seat: int) -> None:
        if thought := self._thoughts.pop(seat, None):
            thought.cancel()

    def forget_all(self) -> None:
        for seat in list(self._thoughts):
            self.forget(seat)

    def _ask(self, seat: int, level: str) -> tuple[Question, float]:
        """What a bot has to decide, and how many seconds it is to seem to think about it."""
        room = self._room
        match = room.match
        assert match is not None
        events = [told.event for told in room.told if told.reaches(seat)]
        asked = question(match, seat, level, self._dice("think", seat), events)
        pause_ms = 0 if room.facts.seats[seat].level is None else self._settings.pause_ms
        latest = match.latest
        if pause_ms and latest is not None and Offer("undo") in match.offers(latest.seat):
            pause_ms = max(pause_ms, self._settings.take_back_ms)
        return asked, pause_ms / 1000

    def _dice(self, what: str, seat: int) -> str:
        """What a bot's dice grow from: the same after a restart, and nothing that gives the seed away."""
        room = self._room
        return sha256(f"{what} {room.seed.hex()} {seat} {room.n}".encode()).hexdigest()

    async def _think(self, seat: int, asked: Question, pause_s: float) -> None:
        """Runs beside the table's task, and comes back to it with the action."""
        action, _ = await asyncio.gather(self._thinker.choose(asked), asyncio.sleep(pause_s))
        await self._room.tell_task(lambda: self._act(seat, action))

    async def _act(self, seat: int, action: Any) -> None:
        """In the table's task: what was thought of is done, unless the seat's turn has gone meanwhile."""
        room = self._room
        self._thoughts.pop(seat, None)
        if room.match is None or seat not in room.match.acting:
            return
        bot = room.facts.seats[seat].level is not None
        if not bot and not self.clock.is_late(seat, monotonic()):
            return
        try:
            await room.act_for(seat, action, late=not bot)
            if bot:
                await self._remark(seat)
        except Illegal as illegal:
            note("bot-failed", logging.ERROR, table=room.id, seat=seat, error=illegal)
            self._retry_at = monotonic() + RETRY_S
        except StoreError as error:
            self._failed(error)

    async def _remark(self, seat: int) -> None:
        """Bots talk too, now and then, and not always the truth."""
        room = self._room
        assert room.match is not None
        saying = room.match.game.remark(room.match.view(seat), Random(self._dice("talk", seat)))
        if saying is not None and room.talk.has_room:
            args = msgspec.to_builtins(saying)
            await room.say(SayLine(seat, args.pop("say"), args=args))

    def _failed(self, error: StoreError) -> None:
        note("store-failed", logging.ERROR, table=self._room.id, error=error)
        self._retry_at = monotonic() + RETRY_S
