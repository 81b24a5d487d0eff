"""Fuzz on live sockets: frames by the thousand to a real server in a process of its own.

    PYTHONPATH=. python -m tests.fuzz.outside --count 200000 --seed 7

Pairs of people play at tables of their own, each sending honest, spoiled and random frames. At the end the
store holds what was acknowledged and nothing else, no socket was closed as the server's own failure, and
every match goes on.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from random import Random, SystemRandom

from tests.fuzz import material
from tests.server import house
from tests.server.house import Guest, Socket, guest, process
from websockets.exceptions import ConnectionClosed

from pythia.server.wire import Echo, Hurry, SetPace, SetWords, Unreadable, decode
from pythia.store.sqlite import FILE

NO_TEXT = 1007
PEOPLE = 64
PATIENCE_S = 300.0
"""Of a long run: a busy machine may stand still for a while."""
TOGETHER = 8
"""Frames that are sent before their answers are read."""


class Person:
    """One guest at one table: sends frames, and keeps what was acknowledged."""

    def __init__(self, guest: Guest, table: str, dice: Random) -> None:
        self.guest, self.table, self.dice = guest, table, dice
        self.acked: set[str] = set()
        self.in_doubt: set[str] = set()
        """What a socket took with it when it ended: done or not, and perhaps only later."""
        self._unanswered: set[str] = set()
        """Ids of what was sent on this socket."""
        self.came: Counter[str] = Counter()

    async def send(self, frames: int) -> None:
        while frames > 0:
            async with self.guest.at(self.table) as socket:
                self._unanswered = set()
                try:
                    while frames > 0:
                        frames -= await self._some(socket, min(TOGETHER, frames))
                except ConnectionClosed as closed:
                    # What is no text ends a socket; the next one goes on.
                    if closed.rcvd is None or closed.rcvd.code != NO_TEXT:
                        raise
                    self.came["closed, as no text"] += 1
                    frames -= 1
            self.in_doubt |= self._unanswered

    async def _some(self, socket: Socket, count: int) -> int:
        answers = count
        for _ in range(count):
            offers = material.offers_of(socket.now.get("offers", ()))
            data = material.frame(self.dice, offers, str(self.dice.randrange(10**12)))
            answers -= _is_unanswered(data)
            if await self._put(socket, data):
                # More would meet a closed door, and lose the reason why it was closed.
                break
        for _ in range(answers):
            answer = await socket.next("ack", "refused", "pong")
            if answer["kind"] == "ack":
                self.acked.add(answer["id"])
            self._unanswered.discard(str(answer.get("id")))
            why = answer.get("message", {}).get("id", answer["kind"])
            assert why != "server-failed", answer
            self.came[why] += 1
        return count

    async def _put(self, socket: Socket, data: bytes) -> bool:
        """As text, as bytes, or in pieces; now and then (True) as text that is none."""
        way = self.dice.random()
        text = data.decode(errors="replace")
        self._unanswered |= _ids(text)
        if way < 0.05:
            await socket.raw.send(data)
        elif way < 0.1:
            await socket.raw.send([text[:5], text[5:]])
        elif way < 0.101:
            await socket.raw.send(b"\xff" + data, text=True)
        else:
            await socket.raw.send(text)
        return 0.1 <= way < 0.101


def _is_unanswered(data: bytes) -> bool:
    """An answer of ours to a measurement, and what concerns bots' pauses: these are not answered."""
    try:
        return isinstance(decode(data.decode(errors="replace")), Echo | Hurry | SetPace | SetWords)
    except Unreadable:
        return False


def _ids(text: str) -> set[str]:
    """Its id, where it can be read."""
    try:
        return {str(getattr(decode(text), "id", ""))}
    except Unreadable:
        return set()


async def _tables(address: str, seed: int, stack: AsyncExitStack, people: int) -> list[Person]:
    found = []
    for number in range(people // 2):
        ann = await stack.enter_async_context(guest(address, f"Ann {number}"))
        ben = await stack.enter_async_context(guest(address, f"Ben {number}"))
        table = await ann.table(options={"length": "standard" if number % 2 else "short", "takeback": True})
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        await ann.post(f"/api/tables/{table}/start")
        found += [Person(who, table, Random(f"{seed} {number} {who is ann}")) for who in (ann, ben)]
    return found


async def _go_on(person: Person) -> None:
    """Every match is where it was, and can be gone on with."""
    async with person.guest.at(person.table) as socket:
        assert set(socket.now["acks"]) <= person.acked | person.in_doubt
        if socket.my_turn:
            while (answer := await socket.do(socket.choice(person.dice), "goes-on"))["kind"] == "refused":
                assert answer["message"]["id"] == "too-fast", answer
            person.acked.add("goes-on")


def kept(folder: Path) -> Counter[str]:
    """The ids of all that is stored."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return Counter(key for (key,) in db.execute("SELECT action FROM steps WHERE action IS NOT NULL"))


async def run(
    folder: Path, count: int, seed: int, people: int = PEOPLE, tell: Callable[[str], None] = lambda _: None
) -> Counter[str]:
    with process(folder, "--log", "text") as server:
        async with AsyncExitStack() as stack:
            everyone = await _tables(server.address, seed, stack, people)
            sending = asyncio.gather(*(person.send(count // people) for person in everyone))
            while not sending.done():
                await asyncio.wait([sending], timeout=10)
                tell(f"{sum(person.came.total() for person in everyone):,} frames answered")
            await sending
            for person in everyone:
                await _go_on(person)
            assert (await everyone[0].guest.get("/healthz"))["ok"]
        _, errors = await asyncio.to_thread(server.stop)
    # A busy machine may stand still for a moment; that is told, and no error.
    told = [line for line in errors.splitlines() if " warning stalled " not in line]
    assert told == []
    stored = kept(folder)
    acked = Counter(key for person in everyone for key in person.acked)
    in_doubt = Counter(key for person in everyone for key in person.in_doubt - person.acked)
    assert acked <= stored, acked - stored
    assert stored <= acked + in_doubt, stored - acked - in_doubt
    return sum((person.came for person in everyone), Counter())


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=200_000)
    asked.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    args = asked.parse_args()
    print(f"seed {args.seed}", flush=True)
    house.WITHIN_S = PATIENCE_S
    with tempfile.TemporaryDirectory() as folder:
        came = asyncio.run(run(Path(folder), args.count, args.seed, tell=partial(print, flush=True)))
    for what, often in came.most_common():
        print(f"{often:>9,} {what}")
    print(f"{came.total():,} frames on {PEOPLE} sockets, seed {args.seed}: 0 failures")


if __name__ == "__main__":
    main()
