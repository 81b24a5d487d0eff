"""One task owns one table. What anybody wants of it waits in its inbox and is done in turn:
stamped, applied, stored, then told."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, KeysView, Sequence
from math import inf
from time import monotonic, time
from typing import Any

import msgspec

from pythia.bots.seating import remember
from pythia.contract import Illegal, Told
from pythia.server import bounds
from pythia.server.limits import Bucket, Turns
from pythia.server.log import note
from pythia.server.settings import Settings
from pythia.server.table import outgoing, seating, talk
from pythia.server.table.autopilot import Autopilot
from pythia.server.table.bot_pool import BotPool
from pythia.server.table.dealing import deal, phase_of, step_of, take_up
from pythia.server.table.done import Done
from pythia.server.table.inbox import Inbox
from pythia.server.table.incoming import Incoming
from pythia.server.table.lengths import Length
from pythia.server.table.listener import Listener, Listeners
from pythia.server.table.race import Race, Stamp
from pythia.server.table.restoring import Recalled, TableRace
from pythia.server.table.seating import Facts
from pythia.server.wire import Bye, Declined, Do, encode
from pythia.store import Phase, Step, Store, StoreError, TableRow
from pythia.table.chance import Live, Source, new_seed
from pythia.table.match import TURN_CLOCK, Match, Move, still_true
from pythia.table.record import (
    ENVELOPE_KEYS,
    ActionLine,
    ClockLine,
    EndsLine,
    Line,
    SayLine,
    SitsLine,
    Undo,
    dump,
    line_of,
)

MAX_TAKE_BACK_STEPS = bounds.TAKE_BACKS.most
"""Steps of a match after which nothing is taken back: its record must stay a record."""
MAX_SEAT_CHANGES = bounds.SEAT_CHANGES.most
TABS = bounds.TABS.most
"""Sockets of one guest at one table; the oldest makes room."""
WATCHERS = bounds.WATCHERS.most
WATCHERS_OF_ONE_ADDRESS = bounds.WATCHERS_OF_ADDRESS.most


def new_race(table: str, settings: Settings) -> TableRace:
    return Race(settings.second_s, table, settings.leads)


class Room(Inbox):
    def __init__(
        self,
        id: str,
        facts: Facts,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        row: TableRow | None = None,
        inherited: Sequence[str] = (),
        taking_up: Turns | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(id, now)
        self.facts = facts
        self.match: Match | None = None
        self.n = 0
        self.talk = talk.TableTalk(settings.talk_bytes)
        self.told: tuple[Told, ...] = ()
        """What bots need to know of the match so far."""
        self.listeners = Listeners()
        self._tellings = Bucket(bounds.TELLINGS.most, self.now())
        self._tell_at: float | None = None
        """When everyone is told what the table is like by then, where that was told too often of late."""
        self.address = ""
        """Of whoever made it, or sat down to it last, where that is known."""
        self._seen_at = self.used_at if row is None else -inf
        """When somebody who sits here made the table or went from it, the last time."""
        self.seed = row.seed if row and row.seed else b""
        """The secret of all its chance, until the match is over."""
        self.updated = row.updated if row else round(time() * 1000)
        self.done = Done()
        self.length = Length()
        """Of the match so far, with what it inherited."""
        self.longest = settings.longest
        self._seat_changes = Counter[int]()
        """How often each seat of the match has got another player."""
        self.sittings = Counter[str]()
        """How often somebody of an address took one of them, since the table woke."""
        self._store, self._settings, self._seed_of = store, settings, settings.seed_of
        self._taking_up = taking_up or Turns(1)
        """Tables wait for each other with it: there may be many lines."""
        self._unstored: Sequence[Step] = [Step("from", tuple(inherited))] if inherited else ()
        """The lines of another match that this one is taken up from, until the store has them."""
        self.race = new_race(id, settings)
        self.incoming = Incoming(self)
        self.autopilot = Autopilot(self, bot_pool, settings)

    # ------------------------------------------------------------------------------ the one task

    def next_due(self, now: float) -> float | None:
        times = (self.autopilot.next(now), self._tell_at)
        return min((at for at in times if at is not None), default=None)

    async def go_on(self, now: float) -> None:
        if self._tell_at is not None and now >= self._tell_at:
            self._tell_table()
        await self.autopilot.go_on(now)

    async def stop(self, bye: Bye) -> list[Listener]:
        """Finishes what it is doing, says goodbye, and ends. Answers with those who were told."""
        self.gone = True
        self.autopilot.forget_all()

        def goodbye() -> None:
            for listener in self.listeners:
                listener.leave(bye)

        await self.end(goodbye)
        return [*self.listeners]

    @property
    def idle(self) -> bool:
        return not self.listeners and self.empty and not self.autopilot.busy

    # --------------------------------------------------------------------------------- its facts

    @property
    def phase(self) -> Phase:
        return phase_of(self.match)

    @property
    def present(self) -> KeysView[str]:
        return self.listeners.guests

    def attended(self, since: float) -> bool:
        """Whether somebody who sits here is present, or was since then."""
        return self._seen_at >= since or not self.present.isdisjoint(self.facts.guests)

    def welcomes(self, guest: str | None, address: str) -> bool:
        return seating.is_welcome(self.facts, guest, self.id, address)

    def row(self) -> TableRow:
        return self._row_of(self.match, self.facts)

    def _row_of(self, match: Match | None, facts: Facts) -> TableRow:
        return TableRow(
            self.id,
            phase_of(match),
            facts.open,
            self.updated,
            msgspec.json.encode(facts),
            facts.guests,
            match.acting if match else (),
            dump(match.header) if match else None,
            self.seed or None,
        )

    def left_ms(self, seat: int | None) -> int | None:
        """Until the time of this seat, or of the step, is up."""
        now = self.now()
        return self.race.left_ms(now) if self.race.timed else self.autopilot.clock.left_ms(seat, now)

    @property
    def elapsed_ms(self) -> int | None:
        """Since the step began in which time counts."""
        return self.race.elapsed(self.now()) if self.race.timed else None

    def is_played_by(self, listener: Listener) -> bool:
        """Whether this socket's lag matters."""
        return self.phase == "running" and self.facts.seat_of(listener.guest_id) is not None

    async def keep_facts(self, facts: Facts, *others: TableRow) -> None:
        """Stores the facts, together with other tables, then puts them in place and tells everyone."""
        self.updated = round(time() * 1000)
        await asyncio.wrap_future(self._store.save_table(self._row_of(self.match, facts), *others))
        before, self.facts = self.facts, facts
        self._tell_facts(before)

    async def save(self) -> None:
        """Stores a new table, which nobody has been told of yet."""
        await asyncio.wrap_future(self._store.append(self.row(), *self._unstored))
        self._unstored = ()

    async def current_name(self, guest: str) -> str | None:
        return await asyncio.wrap_future(self._store.name_of(guest))

    def show_facts(self, facts: Facts) -> None:
        """Puts facts in place that are stored elsewhere, and tells everyone."""
        if facts != self.facts:
            before, self.facts = self.facts, facts
            self._tell_facts(before)

    async def delete(self) -> None:
        await asyncio.wrap_future(self._store.delete_table(self.id))
        self.deleted = True

    def _tell_facts(self, before: Facts, at_once: bool = False) -> None:
        self.autopilot.keep_time(self.now())
        others = []
        for listener in self.listeners:
            guest = listener.guest_id
            was = before.seat_of(guest), before.host == guest
            if was != (self.facts.seat_of(guest), self.facts.host == guest):
                outgoing.greet(self, listener)
            else:
                others.append(listener)
        self._tell_table(others, at_once)

    def _tell_table(self, listeners: Iterable[Listener] | None = None, at_once: bool = False) -> None:
        """Everyone, or these, are told what the table is like now; of a burst of changes only the last."""
        now = self.now()
        if not self._tellings.take(now) and not at_once:
            if self._tell_at is None or self._tell_at <= now:
                # Then to everyone: who has heard of it already hears it twice.
                self._tell_at = now + 1 / bounds.TELLINGS.most.a_second
            return
        if self._tell_at is not None:
            self._tell_at, listeners = None, None
        outgoing.table(self, self.listeners if listeners is None else listeners)

    # ---------------------------------------------------------------------------- steps of a match

    async def _step(self, move: Move, step: Step, facts: Facts | None = None) -> None:
        """Stores a move, then puts it in place. Raises StoreError, and then nothing has changed."""
        facts = facts or self.facts
        self.updated = round(time() * 1000)
        row = self._row_of(move.match, facts)
        await asyncio.wrap_future(self._store.append(row, *self._unstored, step))
        self._unstored = ()
        self.match, self.facts = move.match, facts
        self.length = self.length.plus(step.kind == "move", step.lines)
        if step.kind == "move":
            self.n += 1
            self._follow(move)
        if step.action is not None:
            self.done[step.guest, step.action] = self.n

    def _follow(self, move: Move) -> None:
        """Time of the step, where it counts; what came too late for a step that is over is refused."""
        line, match = move.lines[0] if move.lines else None, move.match
        at = line.at if isinstance(line, ActionLine) else None
        for held in self.race.follow(match.timed, at, self.now()):
            self.incoming.too_late(held)
        self.told = remember(match.game, move.told, tuple(still_true(self.told, move)))
        self.autopilot.position_changed()

    def _within_bounds(self, move: Move) -> Move:
        """The same move; where the match is then as long as one may be, the table ends it in that step."""
        length = self.length.plus(1, map(dump, move.lines))
        if not move.match.acting or not self.longest.is_reached(length):
            return move
        ended = move.match.enter(EndsLine("too-long"), self._chance(move.match))
        return Move(ended.match, [*move.lines, *ended.lines], move.told, move.anew)

    @property
    def moves_left(self) -> int | None:
        """Until the table ends the match, where that is near."""
        return self.longest.moves_left(self.length) if self.phase == "running" else None

    def _tell(self, told: Sequence[Told]) -> None:
        """Everyone is told the step as their seat is; each such message is made once."""
        self.autopilot.keep_time(self.now())
        outgoing.update(self, told)
        if self.phase == "over":
            note("match-over", table=self.id)
            outgoing.over(self)

    async def begin(self) -> None:
        """Deals, or takes another match up. Empty seats are bots' from here on."""
        filled = seating.fill(self.facts)
        self.seed = self.seed or (self._seed_of(filled) if self._seed_of else new_seed())
        if filled.source is None:
            dealt = deal(filled, self.seed)
        else:
            async with self._taking_up.turn(self.address):
                dealt = await self._take_up(filled)
            filled = seating.keep_secrets(filled) if dealt.anew else filled
        before = self.facts
        await self._step(dealt, step_of("move", dealt.lines), filled)
        note("match-begun", table=self.id)
        self._tell_facts(before, at_once=True)
        self._tell(dealt.told)

    async def _take_up(self, facts: Facts) -> Move:
        """The first step of a match that goes on from another, whose moves it follows off the event loop."""
        race = new_race(self.id, self._settings)
        stored = self._unstored or await asyncio.wrap_future(self._store.steps(self.id))
        taken = await take_up(facts, self.seed, stored[0].lines, race)
        # Nothing is told yet of what is not stored yet; if it never is, it is taken up anew.
        self.race, self.told, self.length = race, taken.told, taken.length
        return taken.move

    def recall(self, recalled: Recalled) -> None:
        """Puts the match back in place from what the store has of it."""
        self.match, self.race, self.told, self.talk, self.done, self.n, self.length, changes = recalled
        self._seat_changes = changes

    def _enter(self, line: Line) -> Move:
        assert self.match is not None
        return self.match.enter(line, self._chance(self.match))

    def _chance(self, match: Match) -> Live:
        return Live(Source(self.seed, match.header.words or ()), match.drawn)

    async def sits(self, seat: int, facts: Facts) -> None:
        """Another plays a seat from here on, as these facts have it."""
        if self.phase != "running":
            await self.keep_facts(facts)
            return
        before, level = self.facts, facts.seats[seat].level
        returns = facts.seats[seat].guest == before.seats[seat].guest
        if level is None and not self._may_change(seat, returns):
            raise Declined(409, "seat-changed-too-often")
        move = self._within_bounds(self._enter(SitsLine(seat, f"bot:{level}" if level else "person")))
        ended = move.match.ended is not None
        await self._step(move, step_of("move" if ended else "sits", move.lines), facts)
        self._seat_changes[seat] += 1
        note("seat-changed", table=self.id, guest=facts.seats[seat].guest, seat=seat)
        self.autopilot.forget(seat)
        self.autopilot.clock.acted(seat)
        self._tell_facts(before)
        if ended:
            self._tell(())

    def _may_change(self, seat: int, returns: bool = True) -> bool:
        """Whether a person may take a seat from its bot: each time is a line of the record. Half of them are
        for whoever comes back to their own."""
        return self._seat_changes[seat] < (MAX_SEAT_CHANGES if returns else MAX_SEAT_CHANGES // 2)

    # -------------------------------------------------------------------------------- who is present

    async def join(self, listener: Listener) -> None:
        seating.check_welcome(self.facts, listener.guest_id, self.id, listener.address)
        own = self.listeners.of(listener.guest_id)
        if len(own) >= TABS:
            own[0].leave(Bye("replaced"))
            self.listeners.remove(own[0])
        seat = self.facts.seat_of(listener.guest_id)
        if seat is None:
            near = self.listeners.near(listener.address)
            if len(self.listeners) >= WATCHERS or near >= WATCHERS_OF_ONE_ADDRESS:
                raise Declined(429, "too-many-watchers")
        self.listeners.add(listener)
        if seat is not None:
            self.address = listener.address
        self.autopilot.keep_time(self.now())
        outgoing.greet(self, listener)
        if seat is not None and not own:
            self._tell_table([other for other in self.listeners if other is not listener])
        if seat is not None and self.facts.seats[seat].level is not None and self._may_change(seat):
            # The bot that played for this person gives the seat back.
            try:
                await self.sits(seat, seating.play_for(self.facts, seat, None))
            except StoreError:
                await self.part(listener)
                raise

    async def part(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        if self.facts.seat_of(listener.guest_id) is None:
            return
        self._seen_at = monotonic()
        if listener.guest_id not in self.present:
            self._tell_table()

    # ------------------------------------------------------------------------------ what is done

    async def act(self, seat: int, message: Do, guest: str, stamp: Stamp | None) -> None:
        assert self.match is not None
        if message.do.keys() & ENVELOPE_KEYS or "do" not in message.do:
            raise Illegal(None, "message-unfit")
        line = line_of({"seat": seat, **message.do}, self.match.game, self.match.header.players)
        if not isinstance(line, ActionLine):
            raise Illegal(None, "message-unfit")
        if self.autopilot.is_late(seat):
            raise Illegal(None, "time-is-up")
        takes_back = message.do["do"] in ("undo", *self.match.game.reversals)
        if takes_back and self.length.steps >= MAX_TAKE_BACK_STEPS:
            raise Illegal(self.match.game.take_back_rule, "taken-back-too-often")
        move = self._within_bounds(self._enter(self._stamped(line, stamp)))
        await self._step(move, step_of("move", move.lines, guest, message.id))
        if isinstance(line.action, Undo):
            self.autopilot.clock.took_back(seat)
            self.autopilot.forget_all()
        else:
            self.autopilot.clock.acted(seat)
            self.autopilot.forget(seat)
        self._tell(move.told)

    def _stamped(self, line: ActionLine, stamp: Stamp | None) -> ActionLine:
        """With its time, where that counts; raises Illegal if it was meant for another step."""
        timed = self.race.timed
        if (stamp and stamp.step) != (timed and timed.step):
            raise Illegal(None, "step-is-over")
        if stamp is None:
            return line
        _, at, arrived = self.race.bounded(stamp)
        return msgspec.structs.replace(line, at=at, arrived=arrived if arrived > at else None)

    async def time_is_up(self) -> None:
        """The game's own clock has run out."""
        timed = self.race.timed
        assert timed is not None
        assert timed.clock is not None
        assert timed.ms is not None
        move = self._within_bounds(self._enter(ClockLine(timed.clock, timed.ms)))
        await self._step(move, step_of("move", move.lines))
        self._tell(move.told)

    async def act_for(self, seat: int, action: Any, late: bool, stamp: Stamp | None = None) -> None:
        """What a bot does; or what the table does for a person whose clock has run out."""
        assert self.match is not None
        before: list[Line] = []
        match = self.match
        if late:
            assert self.facts.clock_s is not None
            ran_out = self._enter(ClockLine(TURN_CLOCK, self.facts.clock_s * 1000))
            before, match = ran_out.lines, ran_out.match
        line = self._stamped(ActionLine(seat, action, by="table" if late else None), stamp)
        done = match.enter(line, self._chance(match))
        move = self._within_bounds(done._replace(lines=[*before, *done.lines]))
        await self._step(move, step_of("move", move.lines))
        self.autopilot.clock.acted(seat)
        self._tell(move.told)

    async def say(self, line: SayLine, guest: str | None = None, id: str | None = None) -> None:
        move = self._enter(line)
        await self._step(move, step_of("talk", move.lines, guest, id))
        said = encode(self.talk.said(line))
        for listener in self.listeners:
            listener.send(said)
