"""One task owns one table. What anybody wants of it waits in its inbox and is done in turn:
made of the table's value, stored, put in place, then told."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, KeysView, Sequence
from functools import partial
from math import inf
from time import monotonic, time

from msgspec.structs import replace

from pythia.contract import Illegal
from pythia.server import bounds
from pythia.server.limits import Bucket, Turns
from pythia.server.log import note
from pythia.server.table import autopilot, core, outgoing, seating, steps
from pythia.server.table.autopilot import Deed
from pythia.server.table.bot_pool import BotPool, Question
from pythia.server.table.core import Asked, Changed, Command, News, Said, Stepped, Table
from pythia.server.table.dealing import deal, take_up
from pythia.server.table.inbox import Inbox
from pythia.server.table.incoming import Incoming
from pythia.server.table.listener import Listener, Listeners
from pythia.server.table.race import Held
from pythia.server.table.seating import Facts
from pythia.server.table.words import TableWords
from pythia.server.wire import Bye, Declined
from pythia.store import Phase, Step, Store, StoreError, TableRow
from pythia.table.chance import new_seed
from pythia.table.match import Match

LOOP_ROUNDS = 20
"""Of the event loop, in which all that has arrived is read: from the system, in turn with others', and by the
socket's own task. In quiet times this takes a millisecond."""
MAX_TABS = bounds.TABS.most
"""Sockets of one guest at one table; the oldest makes room."""
MAX_WATCHERS = bounds.WATCHERS.most
MAX_WATCHERS_OF_ADDRESS = bounds.WATCHERS_OF_ADDRESS.most
MAX_WATCHERS_NAMED = bounds.WATCHERS_NAMED.most


class Room(Inbox):
    def __init__(
        self,
        table: Table,
        store: Store,
        bot_pool: BotPool,
        row: TableRow | None = None,
        inherited: Sequence[str] = (),
        taking_up: Turns | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        """`row` is what the store has of it; a new table has none, and may inherit lines of another match."""
        super().__init__(table.id, now)
        self.table = table
        """Changed by the table's own task alone, and never while that waits for the store."""
        self.listeners = Listeners()
        self.incoming = Incoming(self)
        self.words = TableWords()
        self.address = ""
        """Of whoever made it, or sat down to it last, where that is known."""
        self.updated = row.updated if row else round(time() * 1000)
        self.sittings = Counter[str]()
        """How often somebody of an address took a seat from a bot, since the table woke."""
        self._tellings = Bucket(bounds.TELLINGS.most, self.now())
        self._tell_at: float | None = None
        """When everyone is told what the table is like by then, where that was told too often of late."""
        self._seen_at = self.used_at if row is None else -inf
        """When somebody who sits here made the table or went from it, the last time."""
        self._store, self._bot_pool = store, bot_pool
        self._taking_up = taking_up or Turns(1)
        """Tables wait for each other with it: there may be many lines."""
        self._unstored: Sequence[Step] = [Step("from", tuple(inherited))] if inherited else ()
        """The lines of another match that this one is taken up from, until the store has them."""
        self._asking: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        """What bots are being asked, by seat."""
        self._reading: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------------------ the one task

    async def run(self, command: Command) -> None:
        """Stores what comes of a command, puts it in place, and tells it.

        Raises Illegal, Declined or StoreError, and then nothing has changed.
        """
        table, step, news, saves, others = command(self.table)
        if step is not None or saves:
            self.updated = round(time() * 1000)
            row = table.row(self.updated)
            if step is None:
                await self._store.save_table(row, *others)
            else:
                await self._store.append(row, *self._unstored, step)
                self._unstored = ()
        self._put(table)
        for each in news:
            self._tell(each)

    def _put(self, table: Table) -> None:
        """In place, with all that has arrived meanwhile; what is new in it begins now."""
        self.table = core.keep_time(self.incoming.taken_in(table), self.now())
        self._ask_bots()

    def next_due(self, now: float) -> float | None:
        times = (autopilot.next_due(self.table, now), self._tell_at)
        return min((at for at in times if at is not None), default=None)

    async def go_on(self, now: float) -> None:
        if self._tell_at is not None and now >= self._tell_at:
            self._tell_table()
        if self.gone:
            return
        self._put(self.table)
        if self.table.goes_on and now >= self.table.retry_at and autopilot.must_listen(self.table, now):
            self._listen(now)
        while (deed := autopilot.due(self.table, now)) is not None:
            await self._do(deed)

    async def _do(self, deed: Deed | Held[Asked | core.Meant]) -> None:
        """What the table does by itself, or what it held."""
        if isinstance(deed, Held):
            self.table = autopilot.let_go(self.table)
            if isinstance(deed.what, Asked):
                await self.incoming.decide(deed.what, deed.stamp)
                return
            deed = autopilot.carry_out(deed.seat, deed.what, deed.stamp)
        try:
            await self.run(deed.command)
        except Illegal as illegal:
            if deed.n in (None, self.table.n):
                note("bot-failed", logging.ERROR, table=self.id, seat=deed.seat, error=illegal)
                self._put(autopilot.retry(self.table, self.now(), thinks_again=deed.seat))
        except StoreError as error:
            note("store-failed", logging.ERROR, table=self.id, error=error)
            self._put(autopilot.retry(self.table, self.now()))
        except Exception as error:
            # A game's mistake, or ours: the table is to go on all the same.
            note("failed", logging.ERROR, table=self.id, error=error)
            self._put(autopilot.retry(self.table, self.now(), thinks_again=deed.seat))

    def _listen(self, now: float) -> None:
        """Has all read that has arrived by now, and done in its turn."""
        if self._reading is not None:
            return

        async def read() -> None:
            for _ in range(LOOP_ROUNDS):
                await asyncio.sleep(0)
            await self.tell_task(heard)

        async def heard() -> None:
            self._reading = None
            await self.run(partial(autopilot.heard, to=now))

        self._reading = asyncio.create_task(read())

    def _ask_bots(self) -> None:
        """Bots think beside the table's task, and come back to it with their plans."""
        wanted = {} if self.gone else self.table.thoughts
        for seat, (asked, task) in list(self._asking.items()):
            if seat not in wanted or wanted[seat].asked is not asked:
                task.cancel()
                del self._asking[seat]
        for seat, thought in wanted.items():
            if seat not in self._asking and thought.plan is None:
                self._asking[seat] = thought.asked, asyncio.create_task(self._choose(seat, thought.asked))

    async def _choose(self, seat: int, asked: Question) -> None:
        watched_from = next((each.address for each in self.listeners), "")
        plan = await self._bot_pool.choose(asked, self.address or watched_from, self.id)
        await self.tell_task(lambda: self.run(partial(autopilot.planned, seat=seat, asked=asked, plan=plan)))

    async def stop(self, bye: Bye) -> list[Listener]:
        """Finishes what it is doing, says goodbye, and ends. Answers with those who were told."""
        self.gone = True
        self._ask_bots()

        def goodbye() -> None:
            for listener in self.listeners:
                listener.leave(bye)

        await self.end(goodbye)
        return [*self.listeners]

    @property
    def idle(self) -> bool:
        return not self.listeners and self.at_rest and not self.table.thoughts

    # --------------------------------------------------------------------------------- its facts

    @property
    def facts(self) -> Facts:
        return self.table.facts

    @property
    def match(self) -> Match | None:
        return self.table.match

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def present(self) -> KeysView[str]:
        return self.table.present.keys()

    def attended(self, since: float) -> bool:
        """Whether somebody who sits here is present, or was since then."""
        return self._seen_at >= since or not self.present.isdisjoint(self.facts.guests)

    def welcomes(self, guest: str | None, address: str) -> bool:
        return seating.is_welcome(self.facts, guest, self.id, address)

    def row(self) -> TableRow:
        return self.table.row(self.updated)

    def is_played_by(self, listener: Listener) -> bool:
        """Whether this socket's lag matters."""
        return self.phase == "running" and self.facts.seat_of(listener.guest_id) is not None

    async def save(self) -> None:
        """Stores a new table, which nobody has been told of yet."""
        await self._store.append(self.row(), *self._unstored)
        self._unstored = ()

    async def current_name(self, guest: str) -> str | None:
        return await self._store.name_of(guest)

    async def delete(self) -> None:
        await self._store.delete_table(self.id)
        self.deleted = True

    async def begin(self) -> None:
        """Deals, or takes another match up. Empty seats are bots' from here on."""
        filled, seed_of = seating.fill(self.facts), self.table.settings.seed_of
        seed = self.table.seed or (seed_of(filled) if seed_of else new_seed())
        table = replace(self.table, seed=seed)
        if filled.source is None:
            dealt = deal(filled, seed)
        else:
            async with self._taking_up.turn(self.address):
                stored = self._unstored or await self._store.steps(self.id)
                table, dealt = await take_up(table, filled, stored[0].lines)
            filled = seating.keep_secrets(filled) if dealt.anew else filled
        await self.run(lambda _: steps.begin(table, dealt, filled))
        note("match-begun", table=self.id)

    # ------------------------------------------------------------------------------ what is told

    def _tell(self, news: News) -> None:
        match news:
            case Changed(before, at_once, seat):
                if seat is not None:
                    note("seat-changed", table=self.id, guest=self.facts.seats[seat].guest, seat=seat)
                self._tell_facts(before, at_once)
            case Stepped():
                outgoing.update(self, news)
                if self.phase == "over":
                    note("match-over", table=self.id)
                    outgoing.over(self)
            case Said():
                outgoing.said(self)
            case core.TooLate(asked):
                self.incoming.too_late(asked)

    def _tell_facts(self, before: Facts, at_once: bool = False) -> None:
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

    # -------------------------------------------------------------------------------- who is present

    @property
    def watchers(self) -> tuple[str, ...]:
        """The names of those who are here without a seat; of the first, where they are many."""
        names = {
            each.guest.id: each.guest.name
            for each in self.listeners
            if each.guest is not None and self.facts.seat_of(each.guest.id) is None
        }
        return tuple(names.values())[:MAX_WATCHERS_NAMED]

    def attend(self) -> None:
        """Who is here now; the table's task alone may ask for it."""
        self._put(replace(self.table, present=self.listeners.paces(), watched=bool(self.listeners)))

    async def join(self, listener: Listener) -> None:
        seating.check_welcome(self.facts, listener.guest_id, self.id, listener.address)
        own = self.listeners.of(listener.guest_id)
        if len(own) >= MAX_TABS:
            own[0].leave(Bye("replaced"))
            self.listeners.remove(own[0])
        seat = self.facts.seat_of(listener.guest_id)
        if seat is None:
            near = self.listeners.near(listener.address)
            if len(self.listeners) >= MAX_WATCHERS or near >= MAX_WATCHERS_OF_ADDRESS:
                raise Declined(429, "too-many-watchers")
        self.listeners.add(listener)
        if seat is not None:
            self.address = listener.address
        self.attend()
        outgoing.greet(self, listener)
        if listener.guest is not None and not own:
            self._tell_table([other for other in self.listeners if other is not listener])
        if seat is not None and self.facts.seats[seat].level is not None and self.table.may_change(seat):
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
        self.attend()
        if self.facts.seat_of(listener.guest_id) is not None:
            self._seen_at = monotonic()
        if listener.guest is not None and listener.guest_id not in self.present:
            self._tell_table()

    async def sits(self, seat: int, facts: Facts) -> None:
        """Another plays a seat from here on, as these facts have it."""
        await self.run(partial(steps.sits, seat=seat, facts=facts))
