"""What a table does by itself so that it goes on: bots act, clocks run out, the gone are replaced.

It stands still while nobody who sits there is connected: a game left in the evening is where it was
in the morning.
"""

import asyncio
import logging
from hashlib import sha256
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pythia.contract import Illegal, Offer, Planned
from pythia.server import facts as lobby_facts
from pythia.server.clock import Clock, Due
from pythia.server.journal import note
from pythia.server.race import Stamp
from pythia.server.settings import Settings
from pythia.server.thinking import Question, Thinker, question
from pythia.store import StoreError
from pythia.table.record import SayLine

if TYPE_CHECKING:
    from pythia.server.room import Room

RETRY_S = 2.0
"""After something of its own could not be stored."""


class Meant(NamedTuple):
    """What a bot does in a race, and the update it knew of when it decided to."""

    action: Any
    n: int


class Steward:
    def __init__(self, room: "Room", thinker: Thinker, settings: Settings) -> None:
        turn, patience, second = room.facts.clock_s, room.facts.patience_s, settings.second_s
        self.clock = Clock(turn and turn * second, patience and patience * second)
        self._room, self._thinker, self._settings = room, thinker, settings
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._plans: dict[int, Planned] = {}
        """Where time counts: what bots will do, unless something happens before."""
        self._retry_at = 0.0

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    def next(self, now: float) -> float | None:
        """When it will have something to do that nobody asked for."""
        race = self._room.race
        planned = [race.when(plan.at) for plan in self._plans.values()]
        times = (self.clock.next(now), self._retry_at, race.next(), *planned)
        return min((at for at in times if at is not None and at > now), default=None)

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
        goes_on = self._goes_on()
        room.race.keep(goes_on, now)
        if room.match is None or not goes_on:
            self.clock.keep((), (), now)
            return
        persons = {n: seat.guest for n, seat in enumerate(room.facts.seats) if seat.guest and not seat.level}
        present = room.present
        self.clock.keep(
            # Where time counts, the game has its own clock or none.
            [seat for seat in room.match.acting if seat in persons and not room.race.timed],
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
        while room.race.timed and now >= self._retry_at:
            if not await self._race(now):
                return
        for seat in room.match.acting if now >= self._retry_at else ():
            late = Due("turn", seat) in due
            level = room.facts.seats[seat].level or (room.facts.bots if late else None)
            if level is not None and seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat, *self._ask(seat, level)))

    async def _race(self, now: float) -> bool:
        """Where time counts: what was held is decided, the step's clock runs out, bots do as they planned.

        Whether anything was done, and more may therefore be due.
        """
        room, race = self._room, self._room.race
        if (held := race.decided(now)) is not None:
            await room.hearing.decide(held)
            return True
        if race.is_over(now):
            try:
                await room.time_is_up()
            except StoreError as error:
                self._failed(error)
            return True
        assert room.match is not None
        for seat in room.match.acting:
            level = room.facts.seats[seat].level
            if level is None or race.holds(seat):
                continue
            if (plan := self._plans.get(seat)) is None:
                if seat not in self._thoughts:
                    self._thoughts[seat] = asyncio.create_task(self._think(seat, *self._ask(seat, level)))
            elif race.is_time_for(plan.at, now):
                await self._do_as_planned(seat, self._plans.pop(seat))
                return True
        return False

    # ---------------------------------------------------------------------------------------- bots

    def position_changed(self) -> None:
        """Where time counts, every bot is to think again."""
        if self._room.race.timed:
            self.forget_all()

    def forget(self, seat: int) -> None:
        self._plans.pop(seat, None)
        if thought := self._thoughts.pop(seat, None):
            thought.cancel()

    def forget_all(self) -> None:
        for seat in [*self._thoughts, *self._plans]:
            self.forget(seat)

    def _ask(self, seat: int, level: str) -> tuple[Question, float]:
        """What a bot has to decide, and how many seconds it is to seem to think about it."""
        room = self._room
        match = room.match
        assert match is not None
        events = [told.event for told in room.told if told.reaches(seat)]
        if room.race.timed:
            # The same dice in all of the match: what is planned again is planned the same, and what was seen
            # in one step is remembered in the next.
            dice = self._dice("race", seat, 0)
            return question(match, seat, level, dice, events, max(0, room.race.elapsed(monotonic()))), 0.0
        asked = question(match, seat, level, self._dice("think", seat, room.n), events)
        pause_ms = 0 if room.facts.seats[seat].level is None else self._settings.pause_ms
        latest = match.latest
        if pause_ms and latest is not None and Offer("undo") in match.offers(latest.seat):
            pause_ms = max(pause_ms, self._settings.take_back_ms)
        return asked, pause_ms / 1000

    def _dice(self, what: str, seat: int, number: int) -> str:
        """What a bot's dice grow from: the same after a restart, and nothing that gives the seed away."""
        return sha256(f"{what} {self._room.seed.hex()} {seat} {number}".encode()).hexdigest()

    async def _think(self, seat: int, asked: Question, pause_s: float) -> None:
        """Runs beside the table's task, and comes back to it with the action."""
        n = self._room.n
        planned, _ = await asyncio.gather(self._thinker.choose(asked), asyncio.sleep(pause_s))
        if asked.now is None:
            await self._room.tell_task(lambda: self._act(seat, planned.action))
        else:
            await self._room.tell_task(lambda: self._plan(seat, planned, n))

    async def _plan(self, seat: int, planned: Planned, n: int) -> None:
        """In the table's task: it will be done in time, if nothing happened meanwhile."""
        self._thoughts.pop(seat, None)
        if n == self._room.n:
            self._plans[seat] = planned

    async def _do_as_planned(self, seat: int, plan: Planned) -> None:
        room = self._room
        assert room.match is not None
        stamp, meant = room.race.planned(plan.at), Meant(plan.action, room.n)
        if room.match.game.races(room.match.state):
            room.race.hold(seat, stamp, meant)
        else:
            await self.carry_out(seat, meant, stamp)

    async def carry_out(self, seat: int, meant: Meant, stamp: Stamp) -> None:
        """What a bot meant to do; somebody may have been quicker."""
        room = self._room
        if room.facts.seats[seat].level is None:
            return
        try:
            await room.act_for(seat, meant.action, late=False, stamp=stamp)
            await self._remark(seat)
        except Illegal as illegal:
            if meant.n == room.n:
                self._illegal(seat, illegal)
        except StoreError as error:
            self._failed(error)

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
            self._illegal(seat, illegal)
        except StoreError as error:
            self._failed(error)

    def _illegal(self, seat: int, illegal: Illegal) -> None:
        note("bot-failed", logging.ERROR, table=self._room.id, seat=seat, error=illegal)
        self._retry_at = monotonic() + RETRY_S

    async def _remark(self, seat: int) -> None:
        """Bots talk too, now and then, and not always the truth."""
        room = self._room
        assert room.match is not None
        saying = room.match.game.remark(room.match.view(seat), Random(self._dice("talk", seat, room.n)))
        if saying is not None and room.talk.has_room:
            args = msgspec.to_builtins(saying)
            await room.say(SayLine(seat, args.pop("say"), args=args))

    def _failed(self, error: StoreError) -> None:
        note("store-failed", logging.ERROR, table=self._room.id, error=error)
        self._retry_at = monotonic() + RETRY_S
