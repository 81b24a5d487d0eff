"""Each fault as something that is done to a server in the midst of play, again and again, and then judged."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from tests.faults import victim
from tests.faults.checker import check_kept, check_table
from tests.faults.disk import small_disk
from tests.faults.parties import Game, Party, parties
from tests.faults.players import Journal
from tests.faults.proxy import Proxy
from tests.faults.servers import Server

MOVES_WITHIN_S = 120.0
"""Play that stands still for so long has not resumed."""
MOST_ACKED = 500
"""In the life of a server that was to be killed at a point."""
ACKED_PER_FAULT = 20
"""Fewer prove too little."""
AT_START, LATE_POINTS = victim.POINTS[:2], victim.POINTS[2:]


@dataclass
class Tally:
    """What a scenario did, what its players were acknowledged, and what is wrong."""

    what: str
    faults: int = 0
    acked: int = 0
    resumed: int = 0
    tables: int = 0
    wrong: list[str] = field(default_factory=list)
    notes: dict[str, int] = field(default_factory=dict)

    def note(self, what: str, count: int = 1) -> None:
        self.notes[what] = self.notes.get(what, 0) + count

    def kill(self, where: str) -> None:
        self.faults += 1
        self.note(where)

    def count(self, word: str) -> int:
        return sum(word in sentence for sentence in self.wrong)

    def add(self, other: "Tally") -> None:
        self.faults += other.faults
        self.acked += other.acked
        self.resumed += other.resumed
        self.tables += other.tables
        self.wrong += other.wrong
        for what, count in other.notes.items():
            self.note(what, count)


class Play:
    """Parties at play on a server. Finished matches are judged as they end, the rest at the end of all."""

    def __init__(self, server: Server, those: list[Party], tally: Tally, fine: str) -> None:
        self.server, self.parties, self._tally, self._fine = server, those, tally, fine
        for party in those:
            party.on_end = self._judge

    def _judge(self, match: Game) -> None:
        self._tally.wrong += check_table(self.server.store, match.journals)
        self._count(match.journals)
        for party in self.parties:
            party.matches = [each for each in party.matches if each is not match]

    def _count(self, journals: list[Journal]) -> None:
        self._tally.tables += 1
        self._tally.acked += sum(len(journal.acked) for journal in journals)
        self._tally.resumed += sum(journal.resumed - 1 for journal in journals)

    @property
    def journals(self) -> list[Journal]:
        return [journal for party in self.parties for journal in party.journals]

    @property
    def acked(self) -> int:
        return self._tally.acked + sum(len(journal.acked) for journal in self.journals)

    @property
    def unstored(self) -> int:
        return sum(journal.unstored for journal in self.journals)

    async def until(self, what: Callable[[], bool]) -> None:
        """Waits for it as long as anybody is acknowledged anything."""
        acked, since = self.acked, monotonic()
        while not what():
            await asyncio.sleep(0.005)
            if self.acked != acked:
                acked, since = self.acked, monotonic()
            elif monotonic() > since + MOVES_WITHIN_S:
                raise TimeoutError

    async def until_acked(self, more: int) -> None:
        """Until so much more has been acknowledged than was when this was asked for."""
        quota = self.acked + more
        await self.until(lambda: self.acked >= quota)

    async def until_unstored(self, more: int) -> None:
        """Until so much more has been refused because it cannot be stored."""
        quota = self.unstored + more
        await self.until(lambda: self.unstored >= quota)

    async def until_answered(self) -> None:
        """Until everything that waits now has been answered."""
        waiting = [(journal, key) for journal in self.journals for key in journal.waiting]
        await self.until(lambda: not any(key in journal.waiting for journal, key in waiting))

    def judge_so_far(self) -> None:
        self._tally.wrong += check_kept(self.server.store, self.journals)

    async def finish(self, tasks: list["asyncio.Task[None]"]) -> None:
        """Everybody plays on to the end of the match: all have resumed."""
        for party in self.parties:
            party.ending = True
        await self.until(lambda: all(task.done() for task in tasks))
        await asyncio.gather(*tasks)

    async def go_on(self, tasks: list["asyncio.Task[None]"]) -> None:
        """Everybody is told one thing more at least, and enough is done to judge: then they stop."""
        await self.until(lambda: self.acked > ACKED_PER_FAULT * self._tally.faults)
        before = [(journal, journal.latest) for journal in self.journals]
        await self.until(lambda: all(journal.over or journal.latest > latest for journal, latest in before))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for match in [match for party in self.parties for match in party.matches]:
            self._judge(match)

    def hear_complaints(self) -> None:
        if complaints := [line for line in self.server.complaints if self._fine not in line]:
            self._tally.wrong.append(f"the server complained: {complaints[:9]}")


@asynccontextmanager
async def playing(
    server: Server, those: list[Party], tally: Tally, *fault: str, whole: bool, fine: str = "\n"
) -> AsyncIterator[Play]:
    """Starts it; they play as long as the block lasts, then a little further or to the end (`whole`).

    It may log only `fine` lines.
    """
    play = Play(server, those, tally, fine)
    tasks = [asyncio.create_task(party.run()) for party in those]
    async with server:
        try:
            await server.start(*fault)
            yield play
            if not tally.wrong:
                await (play.finish(tasks) if whole else play.go_on(tasks))
                play.hear_complaints()
        except TimeoutError:
            tally.wrong.append(f"play did not resume: {server.complaints[:9]}")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for party in those:
                await party.close()


# ------------------------------------------------------------------------------------------- kills


async def kills(folder: Path, seed: int, count: int, fault: str = "none", whole: bool = True) -> Tally:
    """kill -9: at random moments, and at every named point around the store."""
    tally, dice, server = Tally("kill -9"), Random(seed), Server(folder / "kills")
    async with playing(server, parties(5, server.address, dice, bots=1), tally, fault, whole=whole) as play:
        point: tuple[str, ...] = ()
        while tally.faults < count and not tally.wrong:
            await _end(server, play, point, dice, tally)
            point = _point(dice) if server.lives % 3 == 0 and tally.faults < count else ()
            while not await server.start(*(point or (fault,)), open_=False):
                # It was killed while it opened the store.
                tally.kill(point[1])
                point = ()
            play.judge_so_far()
            server.open()
    return tally


async def _end(server: Server, play: Play, point: tuple[str, ...], dice: Random, tally: Tally) -> None:
    """Waits until it comes to its point; without one, or if it never does, until much has been done."""
    quota = play.acked + (MOST_ACKED if point else dice.randint(60, 240))
    await play.until(lambda: play.acked >= quota or not server.alive)
    await asyncio.sleep(dice.random() * 0.02)
    tally.kill("at random moments" if server.alive else point[1])
    await server.kill()


def _point(dice: Random) -> tuple[str, ...]:
    """Where the next life ends, and at which time it comes there."""
    if dice.random() < 0.25:
        point = dice.choice(AT_START)
        return "kill", point, str(dice.randint(1, 12 if point == "opening" else 200))
    return "kill", dice.choice(LATE_POINTS), str(dice.randint(40, 200))


# -------------------------------------------------------------------------------------- full disks


async def full_disks(folder: Path, seed: int, count: int, whole: bool = True) -> Tally:
    """Full in the midst of play: refused in words, acknowledged only what is kept; then on by itself."""
    tally, dice, server = Tally("disk full"), Random(seed), Server(folder / "disk")
    with small_disk(server.folder) as disk:
        those = parties(5, server.address, dice, bots=1)
        async with playing(server, those, tally, whole=whole, fine='"event": "store-failed"') as play:
            while tally.faults < count:
                await play.until_acked(20)
                disk.fill(server.pid)
                await play.until_unstored(5)
                await _ask_for_a_table(those[0], tally)
                tally.note("not ready, and said so", await those[0].players[0].ready() == 503)
                play.judge_so_far()
                disk.free(server.pid)
                await play.until_answered()
                if (status := await those[0].players[0].ready()) != 200:
                    tally.wrong.append(f"there is room again, but readiness is answered with {status}")
                play.judge_so_far()
                tally.faults += 1
    tally.note(disk.how, tally.faults)
    return tally


async def _ask_for_a_table(party: Party, tally: Tally) -> None:
    """HTTP too says that nothing can be kept, unless this still found room."""
    answer = await party.players[0].post("/api/tables", {**party.body, "start": True})
    if answer.status_code == 503 and answer.json()["error"]["id"] == "store-failed":
        tally.note("HTTP said so")
    elif answer.status_code != 201:
        tally.wrong.append(f"a full disk is answered with {answer.status_code} {answer.text[:200]}")


# -------------------------------------------------------------------------------------------- cuts


async def cuts(folder: Path, seed: int, count: int, tables: int = 5, whole: bool = True) -> Tally:
    """Lines cut, torn and half open; frames doubled, delayed and out of order while they last."""
    tally, dice, server = Tally("network cut"), Random(seed), Server(folder / "cuts")
    proxy = Proxy(server.address, dice)
    async with proxy.listening():
        those = parties(tables, server.address, dice, line=proxy.where, bots=1, quiet_s=0.5)
        async with playing(server, those, tally, whole=whole) as play:
            while proxy.cuts < count:
                await play.until_acked(1)
                tally.faults = proxy.cuts
            proxy.kind = True
            play.judge_so_far()
    tally.notes.update(proxy.ends)
    return tally


# ---------------------------------------------------------------------------------- clock, restarts


async def clock_back(folder: Path, seed: int, count: int, whole: bool = True) -> Tally:
    """The wall clock goes back by an hour, again and again; the table's own clocks do not care."""
    tally, dice, server = Tally("clock back"), Random(seed), Server(folder / "clock")
    limit_s = 60
    those = parties(3, server.address, dice, clock_s=limit_s)
    async with playing(server, those, tally, "clock-back", "30", whole=whole) as play:
        for _ in range(count):
            await play.until_acked(31)
            tally.faults += 1
            left = {told["deadline_ms"] for journal in play.journals for told in journal.told.values()}
            if moved := [ms for ms in left - {None} if not 0 <= ms <= limit_s * 1000]:
                tally.wrong.append(f"a deadline moved with the clock: {moved}")
        # The next life has the right time again: an age after all that is stored, or before it.
        await server.kill()
        await server.start()
        play.judge_so_far()
    return tally


async def restarts(folder: Path, seed: int, count: int, tables: int = 10, whole: bool = True) -> Tally:
    """Asked to end while many tables play, and started again."""
    tally, dice, server = Tally("restart"), Random(seed), Server(folder / "restarts")
    async with playing(server, parties(tables, server.address, dice, bots=2), tally, whole=whole) as play:
        for _ in range(count):
            await play.until_acked(200)
            status = await server.stop()
            if status != 0:
                tally.wrong.append(f"the server ended with {status}")
            await server.start(open_=False)
            play.judge_so_far()
            server.open()
            tally.faults += 1
    return tally


SCENARIOS: dict[str, Any] = {
    "kills": kills,
    "full-disks": full_disks,
    "cuts": cuts,
    "clock-back": clock_back,
    "restarts": restarts,
}
