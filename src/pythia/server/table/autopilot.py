"""What a table does by itself so that it goes on: bots act, clocks run out, the gone are replaced.

It stands still while nobody who sits there is connected: a game left in the evening is where it was
in the morning.
"""

import asyncio
import logging
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pythia.contract import Illegal, Planned
from pythia.server.log import note
from pythia.server.settings import Settings
from pythia.server.table import pace, seating
from pythia.server.table.bot_pool import BotPool, Question, question
from pythia.server.table.clock import Clock
from pythia.server.table.pace import BotTime
from pythia.server.table.race import Stamp
from pythia.store import StoreError
from pythia.table.record import SayLine

if TYPE_CHECKING:
    from pythia.server.table.room import Room

RETRY_S = 2.0
"""After something of its own could not be stored."""
ROUNDS = 20
"""Of the event loop, in which all that has arrived is read: from the system, in turn with others', and by the
socket's own task. In quiet times this takes a millisecond."""


class Meant(NamedTuple):
    """What a bot does in a race, and the update it knew of when it decided to."""

    action: Any
    n: int


@dataclass(eq=False)
class Thought:
    """A question to a bot, and what came of it."""

    asked: Question
    act_at: float
    """Not before: a bot seems to think."""
    hurried_at: float
    """Not before, however it is hurried: a person may still take something back."""
    task: asyncio.Task[None] | None = None
    plan: Planned | None = None


class First(NamedTuple):
    """What happens next where only bots are left: who does what, when by their own time and by the step's.

    Without a seat, nobody acts before the step's clock has run out.
    """

    seat: int | None
    action: Any
    planned: int
    at: int


class Autopilot:
    def __init__(self, room: "Room", bot_pool: BotPool, settings: Settings) -> None:
        turn, patience, second = room.facts.clock_s, room.facts.patience_s, settings.second_s
        self.clock = Clock(turn and turn * second, patience and patience * second)
        self._room, self._thinker, self._settings = room, bot_pool, settings
        self._thoughts: dict[int, Thought] = {}
        """By seat. Where time counts, what bots will do unless something happens before."""
        self._bot_time: BotTime | None = None
        """While no person has anything left to do in a timed step."""
        self._retry_at = 0.0
        self._heard_to = -inf
        """All that had arrived by then has been read and done."""
        self._reading: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    def next(self, now: float) -> float | None:
        """When it will have something to do that nobody asked for."""
        race = self._room.race
        times = [self.clock.next(now), self._retry_at, race.next()]
        thoughts = [each for each in self._thoughts.values() if each.plan]
        if race.timed is None:
            times += [each.act_at for each in thoughts]
        elif self._bot_time is None:
            times += [race.when(each.plan.at) for each in thoughts if each.plan]
        elif first := self._first():
            times.append(race.when(first.at))
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

    def is_late(self, seat: int) -> bool:
        """Whether a seat's time was up, and all that had come from it by then is done."""
        return self.clock.is_late(seat, self._heard_to)

    def _hear_first(self, now: float) -> None:
        """Nobody's time is up before all that has arrived by now is read, and done in its turn.

        It may have come long ago, while the server stood still or this table waited for the store.
        """
        race, to = self._room.race, self._heard_to
        is_due = self.clock.due(now) != self.clock.due(to) or race.is_over(now) != race.is_over(to)
        if is_due and self._reading is None:
            self._reading = asyncio.create_task(self._read_all(now))

    async def _read_all(self, now: float) -> None:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

        async def job() -> None:
            self._heard_to, self._reading = now, None

        await self._room.tell_task(job)

    async def go_on(self, now: float) -> None:
        """Replaces whoever is gone too long, and lets those think who are to act and are no persons."""
        self.keep_time(now)
        room = self._room
        if room.match is None or not self._goes_on():
            self.forget_all()
            return
        if now < self._retry_at:
            return
        self._hear_first(now)
        for what, seat in self.clock.due(self._heard_to):
            if what == "patience":
                try:
                    await room.sits(seat, seating.play_for(room.facts, seat, room.facts.bots))
                except StoreError as error:
                    self._failed(error)
                    return
        while now >= self._retry_at:
            if not await (self._race(now) if room.race.timed else self._take_turns(now)):
                return

    # ---------------------------------------------------------------------------- where turns are taken

    async def _take_turns(self, now: float) -> bool:
        """Lets those think who are to act, and act when they have thought and paused.

        Whether anything was done, and more may therefore be due.
        """
        room = self._room
        assert room.match is not None
        for seat in [seat for seat in self._thoughts if seat not in room.match.acting]:
            self.forget(seat)
        for seat in room.match.acting:
            bot = room.facts.seats[seat].level
            level = bot or (room.facts.bots if self.is_late(seat) else None)
            if level is None:
                continue
            thought = self._thoughts.get(seat)
            if thought is None:
                asked, hurried_at = self._ask(seat, level, now), now + self._least_pause_ms() / 1000
                self._think(seat, asked, now + self._pause_ms() / 1000 if bot else now, hurried_at)
            elif thought.plan is not None and now >= thought.act_at:
                del self._thoughts[seat]
                await self._act(seat, thought.plan.action, late=bot is None)
                return True
        return False

    def _pause_ms(self) -> int:
        """How long a bot is to seem to think: as it suits the slowest of the persons who are there."""
        room, settings = self._room, self._settings
        match, seats = room.match, room.facts.seats
        assert match is not None
        wished = pace.slowest(
            each.pace for each in room.listeners if room.facts.seat_of(each.guest_id) is not None
        )
        pause = pace.bots_pause_ms(settings.pause_ms, wished)
        if match.game.is_of_speed:
            pause = min(pause, pace.SPEED_ROUND_MS // sum(seat.level is not None for seat in seats))
        if self._may_be_taken_back():
            pause = max(pause, pace.take_back_wait_ms(settings.take_back_ms, wished))
        return pause

    def _least_pause_ms(self) -> int:
        """The same, however it is hurried."""
        wait_ms = pace.take_back_wait_ms(self._settings.take_back_ms, "off")
        return wait_ms if self._may_be_taken_back() else 0

    def _may_be_taken_back(self) -> bool:
        """Whether a person may still take back what was done last."""
        match = self._room.match
        latest = match.latest if match else None
        if match is None or latest is None or self._room.facts.seats[latest.seat].level is not None:
            return False
        return match.may_undo(latest.seat)

    def hurry(self, now: float) -> bool:
        """Ends the pause that bots are in; whether there was one."""
        paused = [each for each in self._thoughts.values() if each.asked.now is None and each.act_at > now]
        for each in paused:
            each.act_at = max(now, each.hurried_at)
        return bool(paused)

    async def _act(self, seat: int, action: Any, late: bool) -> None:
        try:
            await self._room.act_for(seat, action, late)
            if not late:
                await self._remark(seat)
        except Illegal as illegal:
            self._illegal(seat, illegal)
        except StoreError as error:
            self._failed(error)

    # -------------------------------------------------------------------------------- where time counts

    async def _race(self, now: float) -> bool:
        """What was held is decided, the step's clock runs out, bots do as they planned.

        Whether anything was done, and more may therefore be due.
        """
        room, race = self._room, self._room.race
        if (held := race.decided(now)) is not None:
            await room.incoming.decide(held)
            return True
        if race.is_over(self._heard_to):
            await self._run_out()
            return True
        self._keep_bot_time(now)
        for seat, level in self._racers():
            thought = self._thoughts.get(seat)
            if thought is None:
                self._think(seat, self._ask(seat, level, now), now, now)
            elif self._bot_time is None and thought.plan and race.is_time_for(thought.plan.at, now):
                del self._thoughts[seat]
                await self._do_as_planned(seat, thought.plan)
                return True
        first = self._first()
        if first is None or race.elapsed(now) < first.at:
            return False
        await self._do_first(first)
        return True

    async def _run_out(self) -> None:
        """The step's clock has run out."""
        try:
            await self._room.time_is_up()
        except StoreError as error:
            self._failed(error)

    def _racers(self) -> list[tuple[int, str]]:
        """The bots that may act and have not done so already, with their levels."""
        room = self._room
        assert room.match is not None
        seats = ((seat, room.facts.seats[seat].level) for seat in room.match.acting)
        return [(seat, level) for seat, level in seats if level is not None and not room.race.holds(seat)]

    async def _do_as_planned(self, seat: int, plan: Planned) -> None:
        room = self._room
        assert room.match is not None
        stamp, meant = room.race.planned(plan.at), Meant(plan.action, room.n)
        if room.match.game.races(room.match.state):
            room.race.hold(seat, stamp, meant)
        else:
            await self.carry_out(seat, meant, stamp)

    def _only_bots_are_left(self) -> bool:
        """Whether all persons who sit here have said that they will do nothing more, or can do nothing."""
        room = self._room
        match, seats = room.match, room.facts.seats
        assert match is not None
        persons = [n for n, seat in enumerate(seats) if seat.guest is not None and seat.level is None]
        rest = (seat not in match.acting or match.game.rests(match.state, seat) for seat in persons)
        # What a person has just done, perhaps taking it back, is waited for.
        return bool(persons) and all(rest) and not any(room.race.holds(seat) for seat in persons)

    def _keep_bot_time(self, now: float) -> None:
        """Bots' own time begins when only they are left, and ends when a person is back."""
        match, race, had = self._room.match, self._room.race, self._bot_time
        assert match is not None
        assert race.timed is not None
        if not self._only_bots_are_left():
            self._bot_time = None
        elif had is None or had.step != race.timed.step:
            elapsed = max(0, race.elapsed(now))
            self._bot_time = BotTime(race.timed.step, elapsed, match.game.races(match.state))
        if self._bot_time is not had:
            self.forget_all()

    def _first(self) -> First | None:
        """What happens next by the bots' own time: known when all of them have planned."""
        room, time = self._room, self._bot_time
        match, timed = room.match, room.race.timed
        if time is None or timed is None or match is None or any(room.race.held):
            return None
        plans: list[tuple[int, float, int, Any]] = []
        runs_out = False
        for seat, _ in self._racers():
            thought = self._thoughts.get(seat)
            if thought is None or thought.plan is None:
                return None
            action, at = thought.plan
            if time.is_never(at):
                continue
            if timed.ms is not None and at > timed.ms:
                # It would not have acted before the clock ran out, and need keep nobody waiting for that.
                action, at = match.game.rest(match.state, seat), timed.ms
                runs_out = True
            if action is not None:
                plans.append((at, room.race.tie(at, seat), seat, action))
        if not plans:
            clock = timed.ms if runs_out else None
            return None if clock is None else First(None, None, clock, time.real(clock, clock))
        planned, _, seat, action = min(plans, key=lambda each: each[:2])
        return First(seat, action, planned, time.real(planned, max(plan[0] for plan in plans)))

    async def _do_first(self, first: First) -> None:
        """Done at once: no person races for it, so that nothing earlier need be waited for."""
        room, time = self._room, self._bot_time
        assert time is not None
        if first.seat is None:
            await self._run_out()
            return
        self.forget(first.seat)
        n = room.n
        await self.carry_out(first.seat, Meant(first.action, n), room.race.planned(first.at))
        if room.n > n:
            time.happened(first.planned, first.at)

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

    # ---------------------------------------------------------------------------------------- bots

    def position_changed(self) -> None:
        """Where time counts, every bot is to think again."""
        timed = self._room.race.timed
        for seat, thought in list(self._thoughts.items()):
            if timed or thought.asked.now is not None:
                self.forget(seat)
        if timed is None:
            self._bot_time = None

    def forget(self, seat: int) -> None:
        thought = self._thoughts.pop(seat, None)
        if thought is not None and thought.task is not None:
            thought.task.cancel()

    def forget_all(self) -> None:
        for seat in list(self._thoughts):
            self.forget(seat)

    def _ask(self, seat: int, level: str, now: float) -> Question:
        """What a bot has to decide."""
        room = self._room
        assert room.match is not None
        events = [told.event for told in room.told if told.reaches(seat)]
        if room.race.timed is None:
            return question(room.match, seat, level, self._dice("think", seat, room.n), events)
        # The same dice in all of the match: what is planned again is planned the same, and what was seen
        # in one step is remembered in the next.
        time = self._bot_time.now if self._bot_time else max(0, room.race.elapsed(now))
        return question(room.match, seat, level, self._dice("race", seat, 0), events, time)

    def _dice(self, what: str, seat: int, number: int) -> str:
        """What a bot's dice grow from: the same after a restart, and nothing that gives the seed away."""
        return sha256(f"{what} {self._room.seed.hex()} {seat} {number}".encode()).hexdigest()

    def _think(self, seat: int, asked: Question, act_at: float, hurried_at: float) -> None:
        thought = self._thoughts[seat] = Thought(asked, act_at, hurried_at)
        thought.task = asyncio.create_task(self._choose(seat, thought))

    async def _choose(self, seat: int, thought: Thought) -> None:
        """Runs beside the table's task, and comes back to it with the plan."""
        room = self._room
        watched_from = next((each.address for each in room.listeners), "")
        plan = await self._thinker.choose(thought.asked, room.address or watched_from, room.id)

        async def job() -> None:
            # One that was forgotten meanwhile has no say any more.
            if self._thoughts.get(seat) is thought:
                thought.plan = plan

        await self._room.tell_task(job)

    def _illegal(self, seat: int, illegal: Illegal) -> None:
        note("bot-failed", logging.ERROR, table=self._room.id, seat=seat, error=illegal)
        self._retry_at = self._room.now() + RETRY_S

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
        self._retry_at = self._room.now() + RETRY_S
