"""What sockets ask of a table: stamped as it comes, held where it races, done in its turn, and answered."""

import logging
from collections import Counter
from contextlib import suppress
from functools import partial
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from pythia.contract import Illegal, Message
from pythia.server import bounds
from pythia.server.limits import Bucket
from pythia.server.log import note
from pythia.server.table import autopilot, steps
from pythia.server.table.core import Asked, Table
from pythia.server.table.lag import Quotas
from pythia.server.table.listener import Listener
from pythia.server.table.race import Stamp
from pythia.server.table.talk import text_of
from pythia.server.wire import Ack, Declined, Do, Say, encode, refused
from pythia.store import StoreError

if TYPE_CHECKING:
    from pythia.server.table.room import Room

MAX_WAITING = bounds.WAITING.most
"""Messages of one guest: whatever one seat sends, the others' have a place."""
SAYINGS_RATE = bounds.SAYINGS.most
"""Ten in twenty seconds."""

Key: TypeAlias = tuple[str, str]
"""A guest and the id of a message."""


class Incoming:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: Counter[str] = Counter()
        self._quotas = Quotas()
        self._sayings: dict[str, Bucket] = {}
        self._watchers = Bucket(bounds.WATCHERS_TALK.most, monotonic())
        """What all who watch may say together."""
        self._arrived: list[Asked] = []
        """What races, and the table does not hold yet: it may be waiting for the store."""
        self._racing: dict[int, tuple[Asked, Listener]] = {}
        """What races, by ticket, and who is to be answered."""
        self._tickets = count(1)
        self._hurried_at: float | None = None
        self._paces_changed = False
        self._looks = False
        """Whether the table's task will look at all this without being asked again."""

    def hear(self, listener: Listener, message: Do | Say) -> None:
        """What a socket wants done, in its turn; it is answered through the listener."""
        table, guest = self._room.table, listener.guest_id
        if guest is None or table.facts.seat_of(guest) is None:
            self._hear_watcher(listener, message)
            return
        key = guest, message.id
        if (asked := self._racing_as(guest, message)) is not None:
            # Sent again, over another line perhaps: whoever asked last is answered.
            self._racing[asked.ticket] = asked, listener
        elif self._waiting[guest] >= MAX_WAITING:
            _refuse(listener, message, Message("too-fast"))
        elif isinstance(message, Do) and not table.race.is_open(self._room.now()) and key not in table.done:
            # At once: nobody is ahead by what was sent before it could be done.
            _refuse(listener, message, Message("not-open-yet"))
        else:
            try:
                self._take(listener, Asked(guest, message, self._stamp(key, listener, message)))
                self._waiting[guest] += 1
            except Declined as declined:
                _refuse(listener, message, declined.message)

    def _hear_watcher(self, listener: Listener, message: Do | Say) -> None:
        """Refused at once: a crowd that watches takes few places in the inbox."""
        if listener.guest is None or isinstance(message, Do) or not self._room.facts.watchers_talk:
            _refuse(listener, message, Message("only-watching"))
        elif not self._watchers.take(monotonic()):
            _refuse(listener, message, Message("talk-too-much"))
        else:
            try:
                self._room.put(partial(self._overhear, listener, listener.guest.name, message))
            except Declined as declined:
                _refuse(listener, message, declined.message)

    async def _overhear(self, listener: Listener, name: str, message: Say) -> None:
        try:
            await self._room.run(partial(steps.overhear, name=name, text=text_of(message)))
        except Illegal as illegal:
            _refuse(listener, message, illegal)
        else:
            listener.send(encode(Ack(message.id, self._room.table.n)))

    def _stamp(self, key: Key, listener: Listener, message: Do | Say) -> Stamp | None:
        """When it was done, where time counts and it is not done already."""
        table, now = self._room.table, self._room.now()
        if table.race.timed is None or isinstance(message, Say) or key in table.done:
            return None
        second_s = table.race.second_s
        lag_ms = listener.line.lag / second_s * 1000
        given_back_ms = self._quotas.take(key[0], lag_ms, now / second_s, table.race.steps)
        return table.race.stamp(given_back_ms, now)

    def _racing_as(self, guest: str, message: Do | Say) -> Asked | None:
        same = (each for each, _ in self._racing.values() if (each.guest, each.message) == (guest, message))
        return next(same, None)

    def _take(self, listener: Listener, asked: Asked) -> None:
        match = self._room.table.match
        if asked.stamp is None or match is None or not match.game.races(match.state):
            self._room.put(partial(self._serve, listener, asked))
            return
        asked = asked._replace(ticket=next(self._tickets))
        self._racing[asked.ticket] = asked, listener
        self._arrived.append(asked)
        self._look_soon()

    def hurry(self, listener: Listener, n: int) -> None:
        """Whoever plays alone with bots, and has heard the latest update, need not wait for their pause."""
        table, guest, now = self._room.table, listener.guest_id, self._room.now()
        seated = [each for each in table.facts.guests if each in table.present]
        if n == table.n and seated == [guest] and autopilot.pauses(table, now):
            self._hurried_at = now
            self._look_soon()

    def pace_changed(self) -> None:
        """Somebody wants bots to pause for another time."""
        self._paces_changed = True
        self._look_soon()

    def _look_soon(self) -> None:
        """Has the table's task take in what has arrived: once, however much that is."""
        if not self._looks:
            # Where too much waits already, the task looks at it anyway.
            with suppress(Declined):
                self._room.put(self._look)
                self._looks = True

    async def _look(self) -> None:
        self._looks = False

    def taken_in(self, table: Table) -> Table:
        """The table with all that has arrived meanwhile: held, or too late."""
        arrived, self._arrived = self._arrived, []
        for asked in arrived:
            seat, timed = table.facts.seat_of(asked.guest), table.race.timed
            assert asked.stamp is not None
            if timed is None or timed.step != asked.stamp.step or seat is None:
                self.too_late(asked)
            else:
                table = replace(table, race=table.race.hold(seat, asked.stamp, asked))
        if self._hurried_at is not None:
            table, self._hurried_at = autopilot.hurry(table, self._hurried_at), None
        if self._paces_changed:
            table, self._paces_changed = replace(table, present=self._room.listeners.paces()), False
        return table

    def too_late(self, asked: Asked) -> None:
        """Its step is over."""
        _, listener = self._racing.pop(asked.ticket)
        self._waiting[asked.guest] -= 1
        _refuse(listener, asked.message, Illegal(None, "step-is-over"))

    async def decide(self, asked: Asked, stamp: Stamp) -> None:
        """The first of what was held is done, if it still can be."""
        _, listener = self._racing.pop(asked.ticket)
        await self._serve(listener, asked._replace(stamp=stamp))

    async def _serve(self, listener: Listener, asked: Asked) -> None:
        self._waiting[asked.guest] -= 1
        try:
            await self._answer(asked)
        except Illegal as illegal:
            _refuse(listener, asked.message, illegal)
        except StoreError as error:
            note("store-failed", logging.ERROR, table=self._room.id, guest=asked.guest, error=error)
            _refuse(listener, asked.message, error.message)
        except Exception:
            _refuse(listener, asked.message, Message("server-failed"))
            raise
        else:
            n = self._room.table.done[asked.guest, asked.message.id]
            listener.send(encode(Ack(asked.message.id, n)))

    async def _answer(self, asked: Asked) -> None:
        table, guest = self._room.table, asked.guest
        if table.facts.seat_of(guest) is None:
            raise Illegal(None, "only-watching")
        if (guest, asked.message.id) in table.done:
            return
        if isinstance(asked.message, Say) and table.match is not None:
            table.talk.check()
            bucket = self._sayings.setdefault(guest, Bucket(SAYINGS_RATE, monotonic()))
            if not bucket.take(monotonic()):
                raise Illegal(None, "talk-too-much")
        await self._room.run(partial(steps.answer, asked=asked))


def _refuse(listener: Listener, message: Do | Say, why: Illegal | Message) -> None:
    listener.send(encode(refused(message.id, why)))
