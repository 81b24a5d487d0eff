"""Fuzz in process: decoders, the record's reader, and a table's room with two people at it.

    PYTHONPATH=. python -m tests.fuzz.inside --count 1000000 --seed 7

The same seed sends the same messages. What fails is printed, and with the seed and number it comes again.
"""

import argparse
import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from random import Random, SystemRandom
from time import monotonic
from typing import Any

import msgspec
from tests.fuzz import material
from tests.store.memory import MemoryStore

from pythia.contract import Illegal
from pythia.games.prophecy import GAME
from pythia.server import bodies, wire
from pythia.server.http.guard import unfit
from pythia.server.settings import Settings
from pythia.server.table import core
from pythia.server.table.bot_pool import BotPool
from pythia.server.table.dealing import deal
from pythia.server.table.listener import Listener
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts, Seat
from pythia.server.wire import Bye, Unreadable, decode
from pythia.store import Guest
from pythia.table.record import RecordError, dump, load_header, load_line
from pythia.table.replay import replay
from pythia.table.strict_json import NotJSON, Unfit, loads

BODIES = [
    bodies.NameBody,
    bodies.MoveBody,
    bodies.TableBody,
    bodies.SitBody,
    bodies.BotBody,
    bodies.SwapBody,
    bodies.ChangeBody,
    bodies.WatchersBody,
]
PEOPLE = [Guest("ann", "Ann"), Guest("ben", "Ben"), Guest("eve", "Eve")]
"""Eve has no seat."""
FACTS = Facts(
    "prophecy", 2, {"length": "short", "takeback": True}, "novice", None, 60, False, "ann",
    (Seat("ann", "Ann"), Seat("ben", "Ben")),
)  # fmt: skip


class Failed(AssertionError):
    """What a message did that none may do."""


class Ear(Listener):
    """Keeps what a socket would be sent."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest, 1, "")
        self.heard: list[str] = []

    def send(self, message: str) -> None:
        self.heard.append(message)

    async def answer(self) -> dict[str, Any]:
        """The answer to what was just said."""
        while True:
            for text in self.heard:
                if text.startswith(('{"kind":"ack"', '{"kind":"refused"')):
                    told: dict[str, Any] = msgspec.json.decode(text)
                    return told
            await asyncio.sleep(0)


class Table:
    """A room, its people, and a judge of what each message did to it."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.store = MemoryStore()
        table = core.new("fuzz", FACTS, Settings(pause_ms=0))
        self.room = Room(table, self.store, bot_pool)
        self.ears = [Ear(guest) for guest in PEOPLE]

    async def open(self) -> None:
        for ear in self.ears:
            await self.room.ask(lambda ear=ear: self.room.join(ear))  # type: ignore[misc]
        await self.room.ask(self.room.begin)

    async def say(self, who: int, message: wire.Do | wire.Say) -> str:
        """Sends it, and answers with how it went; raises Failed where anything else came of it."""
        room, ear = self.room, self.ears[who]
        for each in self.ears:
            each.heard.clear()
        before = (
            room.match,
            room.table.n,
            room.facts,
            len(self.store.steps_of["fuzz"]),
            room.table.talk.count,
            len(room.table.done),
        )
        again = (PEOPLE[who].id, message.id) in room.table.done
        room.incoming.hear(ear, message)
        answer = await ear.answer()
        after = (
            room.match,
            room.table.n,
            room.facts,
            len(self.store.steps_of["fuzz"]),
            room.table.talk.count,
            len(room.table.done),
        )
        if answer["kind"] == "refused":
            if answer["message"]["id"] == "server-failed":
                raise Failed("the server failed")
            told = sum(len(each.heard) for each in self.ears)
            if after != before or told != 1:
                raise Failed("refused, and yet something changed or somebody was told")
            return str(answer["message"]["id"])
        if len(self.store.steps_of["fuzz"]) != before[3] + (not again):
            raise Failed("acknowledged, and not stored once")
        if PEOPLE[who].id == "eve":
            raise Failed("somebody without a seat acted")
        return "ack"


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.came: Counter[str] = Counter()
        seed_of_deal = self.dice.randbytes(32)
        dealt = deal(FACTS, seed_of_deal)
        header = dump(dealt.match.header)
        self.lines = [line.encode() for line in (header, *map(dump, dealt.lines))]
        self.lines.append(b'{"seat":0,"say":"text","text":"x"}')

    async def room(self, table: Table) -> bytes:
        who = self.dice.randrange(3)
        match = table.room.match
        assert match is not None
        offers = match.offers(who) if who < 2 else ()
        data = material.frame(self.dice, offers, str(self.dice.randrange(10**9)))
        try:
            message = decode(data.decode(errors="replace"))
        except Unreadable as unreadable:
            self.came[unreadable.message.id] += 1
            return data
        if isinstance(message, wire.Hurry):
            table.room.incoming.hurry(table.ears[who], message.hurry)
            self.came["hurry"] += 1
        elif isinstance(message, wire.Ping | wire.Echo | wire.SetPace | wire.SetWords):
            self.came["ping"] += 1
        else:
            self.came[await table.say(who, message)] += 1
        return data

    def line(self) -> bytes:
        data = material.spoiled(self.dice, self.dice.choice(self.lines))
        self._declared(lambda: load_line(data, GAME, 2), NotJSON, Unfit, Illegal)
        self._declared(lambda: load_header(data), RecordError)
        return data

    def file(self) -> bytes:
        lines = list(self.lines)
        at = self.dice.randrange(len(lines))
        lines[at] = material.spoiled(self.dice, lines[at])
        data = b"\n".join(lines)
        self._declared(lambda: list(replay(data)), RecordError)
        return data

    def json(self) -> bytes:
        data = material.spoiled(self.dice, msgspec.json.encode(material.value(self.dice, 5)))
        self._declared(lambda: loads(data), NotJSON, Unfit)
        return data

    def body(self) -> bytes:
        data = material.spoiled(self.dice, msgspec.json.encode(material.value(self.dice, 2)))
        if unfit("application/json", data) is None and data:
            kind = self.dice.choice(BODIES)
            self._declared(lambda: msgspec.json.decode(data, type=kind), msgspec.DecodeError)
        return data

    def _declared(self, work: Callable[[], Any], *errors: type[Exception]) -> None:
        try:
            work()
        except errors as error:
            self.came[type(error).__name__] += 1
        else:
            self.came["read"] += 1


class Problems(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


async def run(count: int, seed: int, tell: Callable[[str], None] = lambda _: None) -> Counter[str]:
    """So many messages; raises Failed with the input that did it."""
    fuzz, bot_pool, problems = Fuzz(seed), BotPool(1), Problems()
    logging.getLogger("pythia").addHandler(problems)
    table, started, tables = Table(bot_pool), monotonic(), 1
    await table.open()
    others = [fuzz.line, fuzz.file, fuzz.json, fuzz.body]
    try:
        for number in range(count):
            data = b""
            try:
                if number % 5 < 4:
                    data = await fuzz.room(table)
                else:
                    data = others[number // 5 % 4]()
            except Exception as error:
                raise Failed(f"message {number} of seed {seed}: {error!r}: {data!r}") from error
            if problems.found:
                raise Failed(f"message {number} of seed {seed}: {problems.found}")
            if table.room.phase == "over" or table.room.table.talk.count > 500:
                await table.room.stop(Bye("restart"))
                table, tables = Table(bot_pool), tables + 1
                await table.open()
            if number and number % 50_000 == 0:
                tell(
                    f"{number:,} messages, {tables} tables, {number / (monotonic() - started):,.0f} a second"
                )
    finally:
        logging.getLogger("pythia").removeHandler(problems)
        await table.room.stop(Bye("restart"))
        bot_pool.close()
    fuzz.came["tables"] = tables
    return fuzz.came


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=1_000_000)
    asked.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    args = asked.parse_args()
    print(f"seed {args.seed}", flush=True)
    came = asyncio.run(run(args.count, args.seed, lambda text: print(text, flush=True)))
    for what, often in came.most_common():
        print(f"{often:>9,} {what}")
    print(f"{args.count:,} messages in process, seed {args.seed}: 0 failures")


if __name__ == "__main__":
    main()
