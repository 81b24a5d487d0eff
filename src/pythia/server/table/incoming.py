"""What sockets ask of a table: stamped as it comes, held where it races, done in its turn, and answered."""

import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from pythia.contract import Illegal, Message
from pythia.server import bounds
from pythia.server.log import note
from pythia.server.table import talk
from pythia.server.table.autopilot import Meant
from pythia.server.table.listener import Listener
from pythia.server.table.race import Held, Stamp
from pythia.server.wire import Ack, Declined, Do, Say, encode, refused
from pythia.store import StoreError

if TYPE_CHECKING:
    from pythia.server.table.room import Room

SHARE = bounds.WAITING.most
"""Messages of one guest that may wait: whatever one seat sends, the others' have a place."""


@dataclass
class Asked:
    """What a person wants done, by which socket, and when it came if time counts."""

    listener: Listener
    message: Do | Say
    stamp: Stamp | None = None

    def refuse(self, why: Illegal | Message) -> None:
        self.listener.send(encode(refused(self.message.id, why)))


class Incoming:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: Counter[str | None] = Counter()

    def hear(self, listener: Listener, message: Do | Say) -> None:
        """What a socket wants done, in its turn; it is answered through the listener."""
        room, guest = self._room, listener.guest_id
        asked = Asked(listener, message)
        seat = room.facts.seat_of(guest)
        if guest is None or seat is None:
            # At once: a crowd that watches takes no place in the inbox.
            asked.refuse(Message("only-watching"))
        elif held := self._held(seat, message):
            # Sent again, over another line perhaps: whoever asked last is answered.
            held.listener = listener
        elif self._waiting[guest] >= SHARE:
            asked.refuse(Message("too-fast"))
        elif isinstance(message, Do) and not self._is_open(guest, message.id):
            # At once: nobody is ahead by what was sent before it could be done.
            asked.refuse(Message("not-open-yet"))
        else:
            try:
                self._take(asked, seat, guest)
                self._waiting[guest] += 1
            except Declined as declined:
                asked.refuse(declined.message)

    def hurry(self, listener: Listener, n: int) -> None:
        """Whoever plays alone with bots, and has heard the latest update, need not wait for their pause."""
        room, guest = self._room, listener.guest_id
        seated = room.present & set(room.facts.guests)
        if n == room.n and seated == {guest} and room.autopilot.hurry(room.now()):
            # Where too much waits already, the task looks at it anyway.
            with suppress(Declined):
                room.put(_look_again)

    def _is_open(self, guest: str, id: str) -> bool:
        """What was done before is answered at any time."""
        return self._room.race.is_open(self._room.now()) or (guest, id) in self._room.done

    def _held(self, seat: int, message: Do | Say) -> Asked | None:
        for held in self._room.race.held:
            if held.seat == seat and isinstance(held.what, Asked) and held.what.message == message:
                return held.what
        return None

    def _take(self, asked: Asked, seat: int, guest: str) -> None:
        room, listener = self._room, asked.listener
        if isinstance(asked.message, Do) and (guest, asked.message.id) not in room.done:
            asked.stamp = room.race.stamp(guest, listener.line.lag, room.now())
        if asked.stamp is not None and room.match is not None and room.match.game.races(room.match.state):
            room.put(_look_again)
            room.race.hold(seat, asked.stamp, asked)
        else:
            room.put(lambda: self._serve(asked))

    async def decide(self, held: Held[Asked | Meant]) -> None:
        """The first of what was held is done, if it still can be."""
        if isinstance(held.what, Asked):
            await self._serve(replace(held.what, stamp=held.stamp))
        else:
            await self._room.autopilot.carry_out(held.seat, held.what, held.stamp)

    def too_late(self, held: Held[Asked | Meant]) -> None:
        """Its step is over."""
        if isinstance(held.what, Asked):
            self._waiting[held.what.listener.guest_id] -= 1
            held.what.refuse(Illegal(None, "step-is-over"))

    async def _serve(self, asked: Asked) -> None:
        guest = asked.listener.guest_id
        self._waiting[guest] -= 1
        try:
            await self.answer(asked)
        except Illegal as illegal:
            asked.refuse(illegal)
        except StoreError as error:
            note("store-failed", logging.ERROR, table=self._room.id, guest=guest, error=error)
            asked.refuse(error.message)
        except Exception:
            asked.refuse(Message("server-failed"))
            raise

    async def answer(self, asked: Asked) -> None:
        room, message, guest = self._room, asked.message, asked.listener.guest_id
        seat = room.facts.seat_of(guest)
        if guest is None or seat is None:
            raise Illegal(None, "only-watching")
        if (guest, message.id) not in room.done:
            if message.seat not in (None, seat):
                raise Illegal(None, "not-your-seat")
            if room.match is None:
                raise Illegal(None, "not-begun")
            if isinstance(message, Do):
                if room.facts.seats[seat].level is not None:
                    # Whoever is here has their seat back from a bot, unless that has been too often.
                    raise Illegal(None, "seat-changed-too-often")
                await room.act(seat, message, guest, asked.stamp)
            else:
                room.talk.check(guest, monotonic())
                await room.say(talk.line_of(message, seat, room.match.game), guest, message.id)
        asked.listener.send(encode(Ack(message.id, room.done[guest, message.id])))


async def _look_again() -> None:
    """What is held has a time at which the task must look at it."""
