"""One task owns one table. What anybody wants of it waits in its inbox and is done in turn:
stamped, applied, stored, then told."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from math import inf
from time import monotonic, time
from typing import Any, TypeVar

import msgspec

from pythia.contract import Illegal, Message, Told
from pythia.server import facts as lobby_facts
from pythia.server import talk, telling
from pythia.server.dealing import deal, phase_of, step_of
from pythia.server.facts import Facts
from pythia.server.journal import note
from pythia.server.listener import Listener
from pythia.server.settings import Settings
from pythia.server.steward import Steward
from pythia.server.thinking import Thinker
from pythia.server.wire import Ack, Bye, Declined, Do, Say, encode, refused
from pythia.store import Phase, Step, Store, StoreError, TableRow
from pythia.table.chance import Live, Source, new_seed
from pythia.table.match import TURN_CLOCK, Match, Move
from pythia.table.record import ActionLine, ClockLine, Line, SayLine, SitsLine, Undo, dump, line_of
from pythia.table.replay import replay

INBOX = 256
SHARE = 32
"""Messages of one guest that may wait there: whatever one seat sends, the others' have a place."""
LONGEST = 5000
"""Steps of a match after which nothing is taken back: its record must stay a record."""
TABS = 8
"""Sockets of one guest at one table; the oldest makes room."""
WATCHERS = 500
WATCHERS_OF_ONE_ADDRESS = 100
ENVELOPE = {"seat", "at", "arrived", "by"}
"""What stands around an action in a record, and is the table's to say."""

T = TypeVar("T")


class Room:
    def __init__(
        self,
        id: str,
        facts: Facts,
        store: Store,
        thinker: Thinker,
        settings: Settings,
        row: TableRow | None = None,
    ) -> None:
        self.id, self.facts = id, facts
        self.match: Match | None = None
        self.n = 0
        self.talk = talk.TableTalk()
        self.told: list[Told] = []
        """All of the match so far, for bots that sit down now."""
        self.listeners: list[Listener] = []
        self.used_at = monotonic()
        self._seen_at = self.used_at if row is None else -inf
        """When somebody who sits here made the table or went from it, the last time."""
        self.gone = False
        self._deleted = False
        self.seed = row.seed if row and row.seed else b""
        """The secret of all its chance, until the match is over."""
        self.updated = row.updated if row else round(time() * 1000)
        self.done: dict[tuple[str | None, str], int] = {}
        """What has been done by a client's own id for it, and the update that made it so."""
        self._store = store
        self._steward = Steward(self, thinker, settings)
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(INBOX)
        self._waiting: Counter[str | None] = Counter()
        self._task = asyncio.create_task(self._run(), name=f"table {id}")

    # ------------------------------------------------------------------------------ the one task

    async def _run(self) -> None:
        now = monotonic()
        while True:
            # What is next is asked at the time for which all that was due has been done. By a later clock,
            # something that has become due in between would be neither, and wait for ever.
            next_ = self._steward.next(now)
            job: Callable[[], Awaitable[None]] | None = None
            try:
                async with asyncio.timeout(None if next_ is None else max(0.0, next_ - monotonic())):
                    job = await self._inbox.get()
            except TimeoutError:
                pass
            try:
                if job is not None:
                    await job()
                now = monotonic()
                await self._steward.go_on(now)
            except Exception as error:
                # Our mistake, but one table's: the others, and this one's next job, go on.
                note("failed", logging.ERROR, table=self.id, error=error)

    async def ask(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Has the table's task do this, and answers with what came of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                if self._deleted:
                    # Whoever asked while it was being deleted would bring it back as it was.
                    raise Declined(404, "no-such-table")
                result = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        if self.gone:
            raise Declined(404, "no-such-table")
        self._put(job)
        return await answer

    def _put(self, job: Callable[[], Awaitable[None]]) -> None:
        self.used_at = monotonic()
        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            raise Declined(429, "store-busy") from None

    async def tell_task(self, job: Callable[[], Awaitable[None]]) -> None:
        """From a task beside the table's own: has this done in its turn."""
        await self._inbox.put(job)

    async def stop(self, bye: Bye) -> list[Listener]:
        """Finishes what it is doing, says goodbye, and ends. Answers with those who were told."""
        self.gone = True
        self._steward.forget_all()
        ended = asyncio.get_running_loop().create_future()

        async def last() -> None:
            for listener in self.listeners:
                listener.leave(bye)
            ended.set_result(None)
            self._task.cancel()

        await self._inbox.put(last)
        await ended
        return self.listeners

    @property
    def idle(self) -> bool:
        return not self.listeners and self._inbox.empty() and not self._steward.busy

    # --------------------------------------------------------------------------------- its facts

    @property
    def phase(self) -> Phase:
        return phase_of(self.match)

    @property
    def present(self) -> set[str]:
        return {listener.guest.id for listener in self.listeners if listener.guest}

    def attended(self, since: float) -> bool:
        """Whether somebody who sits here is present, or was since then."""
        return self._seen_at >= since or not self.present.isdisjoint(self.facts.guests)

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
        return self._steward.clock.left_ms(seat, monotonic())

    async def keep_facts(self, facts: Facts, *others: TableRow) -> None:
        """Stores the facts, together with other tables, then puts them in place and tells everyone."""
        self.updated = round(time() * 1000)
        await asyncio.wrap_future(self._store.save_table(self._row_of(self.match, facts), *others))
        before, self.facts = self.facts, facts
        self._tell_facts(before)

    async def delete(self) -> None:
        await asyncio.wrap_future(self._store.delete_table(self.id))
        self._deleted = True

    def _tell_facts(self, before: Facts) -> None:
        self._steward.keep_time(monotonic())
        for listener in self.listeners:
            guest = listener.guest_id
            was = before.seat_of(guest), before.host == guest
            if was != (self.facts.seat_of(guest), self.facts.host == guest):
                telling.greet(self, listener)
            else:
                listener.send(encode(telling.table(self, listener)))

    # ---------------------------------------------------------------------------- steps of a match

    async def _step(self, move: Move, step: Step, facts: Facts | None = None) -> None:
        """Stores a move, then puts it in place. Raises StoreError, and then nothing has changed."""
        facts = facts or self.facts
        self.updated = round(time() * 1000)
        await asyncio.wrap_future(self._store.append(self._row_of(move.match, facts), step))
        self.match, self.facts = move.match, facts
        if step.kind == "move":
            self.n += 1
            self.told += move.told
        if step.action is not None:
            self.done[step.guest, step.action] = self.n

    def _tell(self, told: Sequence[Told]) -> None:
        """Everyone is told the step as their seat is; each such message is made once."""
        self._steward.keep_time(monotonic())
        telling.update(self, told)
        if self.phase == "over":
            note("match-over", table=self.id)
            telling.over(self)

    async def begin(self) -> None:
        """Deals. Empty seats are bots' from here on."""
        filled = lobby_facts.fill(self.facts)
        self.seed = self.seed or new_seed()
        dealt = deal(filled, self.seed)
        before = self.facts
        await self._step(dealt, step_of("move", dealt.lines), filled)
        note("match-begun", table=self.id)
        self._tell_facts(before)
        self._tell(dealt.told)

    def replay(self, header: str, steps: Sequence[Step]) -> None:
        """Puts the match back in place from what the store has of it."""
        data = "\n".join([header, *(line for step in steps for line in step.lines)]).encode()
        for played in replay(data):
            self.match = played.move.match
            self.told += played.move.told
            for line in played.move.lines:
                if isinstance(line, SayLine):
                    self.talk.said(line)
        for step in steps:
            self.n += step.kind == "move"
            if step.action is not None:
                self.done[step.guest, step.action] = self.n

    def _enter(self, line: Line) -> Move:
        assert self.match is not None
        words = self.match.header.words or ()
        return self.match.enter(line, Live(Source(self.seed, words), self.match.drawn))

    async def sits(self, seat: int, facts: Facts) -> None:
        """Another plays a seat from here on, as these facts have it."""
        if self.phase != "running":
            await self.keep_facts(facts)
            return
        before, level = self.facts, facts.seats[seat].level
        move = self._enter(SitsLine(seat, f"bot:{level}" if level else "person"))
        await self._step(move, step_of("sits", move.lines), facts)
        note("seat-changed", table=self.id, guest=facts.seats[seat].guest, seat=seat)
        self._steward.forget(seat)
        self._steward.clock.acted(seat)
        self._tell_facts(before)

    # ----------------------------------------------------------------------- what a socket asks for

    async def join(self, listener: Listener) -> None:
        guest = listener.guest
        own = [each for each in self.listeners if guest and each.guest_id == guest.id]
        if len(own) >= TABS:
            own[0].leave(Bye("replaced"))
            self.listeners.remove(own[0])
        seat = self.facts.seat_of(listener.guest_id)
        if seat is None:
            near = sum(each.address == listener.address for each in self.listeners)
            if len(self.listeners) >= WATCHERS or near >= WATCHERS_OF_ONE_ADDRESS:
                raise Declined(429, "store-busy")
        self.listeners.append(listener)
        self._steward.keep_time(monotonic())
        telling.greet(self, listener)
        if seat is not None and not own:
            for other in self.listeners:
                if other is not listener:
                    other.send(encode(telling.table(self, other)))
        if guest is not None and seat is not None and self.facts.seats[seat].level is not None:
            # The bot that played for this person gives the seat back.
            try:
                await self.sits(seat, lobby_facts.play_for(self.facts, seat, None))
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
            for other in self.listeners:
                other.send(encode(telling.table(self, other)))

    def hear(self, listener: Listener, message: Do | Say) -> None:
        """What a socket wants done, in its turn; it is answered through the listener."""
        guest = listener.guest_id
        if self.facts.seat_of(guest) is None:
            # At once: a crowd that watches takes no place in the inbox.
            listener.send(encode(refused(message.id, Message("only-watching"))))
            return
        if self._waiting[guest] >= SHARE:
            listener.send(encode(refused(message.id, Message("too-fast"))))
            return

        async def job() -> None:
            self._waiting[guest] -= 1
            try:
                await self._answer(listener, message)
            except Illegal as illegal:
                listener.send(encode(refused(message.id, illegal)))
            except StoreError as error:
                note("store-failed", logging.ERROR, table=self.id, guest=guest, error=error)
                listener.send(encode(refused(message.id, error.message)))
            except Exception:
                listener.send(encode(refused(message.id, Message("server-failed"))))
                raise

        try:
            self._put(job)
            self._waiting[guest] += 1
        except Declined as declined:
            listener.send(encode(refused(message.id, declined.message)))

    async def _answer(self, listener: Listener, message: Do | Say) -> None:
        guest = listener.guest_id
        seat = self.facts.seat_of(guest)
        if guest is None or seat is None:
            raise Illegal(None, "only-watching")
        if (guest, message.id) not in self.done:
            if message.seat not in (None, seat):
                raise Illegal(None, "not-your-seat")
            if self.match is None:
                raise Illegal(None, "not-begun")
            if isinstance(message, Do):
                await self._act(seat, message, guest)
            else:
                self.talk.check(guest, monotonic())
                await self.say(talk.line_of(message, seat, self.match.game), guest, message.id)
        listener.send(encode(Ack(message.id, self.done[guest, message.id])))

    async def _act(self, seat: int, message: Do, guest: str) -> None:
        assert self.match is not None
        if message.do.keys() & ENVELOPE or "do" not in message.do:
            raise Illegal(None, "message-unfit")
        line = line_of({"seat": seat, **message.do}, self.match.game, self.match.header.players)
        if not isinstance(line, ActionLine):
            raise Illegal(None, "message-unfit")
        if self._steward.clock.is_late(seat, monotonic()):
            raise Illegal(None, "time-is-up")
        if isinstance(line.action, Undo) and self.n >= LONGEST:
            raise Illegal(self.match.game.take_back_rule, "taken-back-too-often")
        move = self._enter(line)
        await self._step(move, step_of("move", move.lines, guest, message.id))
        if isinstance(line.action, Undo):
            self._steward.clock.took_back(seat)
            self._steward.forget_all()
        else:
            self._steward.clock.acted(seat)
        self._tell(move.told)

    async def act_for(self, seat: int, action: Any, late: bool) -> None:
        """What a bot does; or what the table does for a person whose clock has run out."""
        assert self.match is not None
        lines: list[Line] = []
        match = self.match
        if late:
            assert self.facts.clock_s is not None
            ran_out = self._enter(ClockLine(TURN_CLOCK, self.facts.clock_s * 1000))
            lines, match = ran_out.lines, ran_out.match
        source = Source(self.seed, match.header.words or ())
        move = match.enter(ActionLine(seat, action, by="table" if late else None), Live(source, match.drawn))
        await self._step(move, step_of("move", [*lines, *move.lines]))
        self._steward.clock.acted(seat)
        self._tell(move.told)

    async def say(self, line: SayLine, guest: str | None = None, id: str | None = None) -> None:
        move = self._enter(line)
        await self._step(move, step_of("talk", move.lines, guest, id))
        said = encode(self.talk.said(line))
        for listener in self.listeners:
            listener.send(said)
