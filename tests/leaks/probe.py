"""One viewer at a real server, and every byte it is sent. Time stands still, so that bytes compare."""

import asyncio
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from tests.leaks.browser import Browser
from tests.leaks.told_before import Canary, log_of, singing
from tests.leaks.worlds import PEOPLE, WATCHER, Pair, Person, Viewer, World
from tests.server.house import QUICK, WITHIN_S, House, house
from websockets.asyncio.client import ClientConnection, connect

from pythia.contract import NEVER_MS, AnyGame, Planned, Told
from pythia.server import sockets
from pythia.server.http.origins import COOKIE
from pythia.server.ids import hashed
from pythia.server.listing import Listing
from pythia.server.table.bot_pool import BotPool, Question
from pythia.server.table.done import Done
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts, Seat
from pythia.server.watchdog import Watchdog
from pythia.store import Guest, Step, TableRow
from pythia.table.record import dump

TABLE = "leaktest"
NOW_S = 1_800_000_000.0
FAR_MS = round(NOW_S * 1000) + 10**9
QUICKER = msgspec.structs.replace(QUICK, second_s=0.01)
HELD_S = 0.01
"""Longer than anything is held when seconds are so short."""
WAITS = Planned(None, NEVER_MS)
"""Of a bot that lets others act."""
_SEAT: ContextVar[int] = ContextVar("seat")


@dataclass
class Transcript:
    """What a viewer was sent, in order, each with what led to it."""

    sent: list[tuple[str, bytes]] = field(default_factory=list)
    kept: list[tuple[str, bytes]] = field(default_factory=list)
    """What it is given that may differ by chance: only searched for secrets."""
    secrets: list[bytes] = field(default_factory=list)

    def secret(self) -> str:
        """A new one, of this world alone."""
        made = secrets.token_hex(12)
        self.secrets.append(made.encode())
        return made


class StillTime:
    """Time for the whole server: it passes between two worlds, and never within one."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 10_000.0
        # What tables go by; the watchdog itself looks at the real time, and finds no stall in ours.
        patch.setattr(Watchdog, "now", lambda watchdog: self.now)
        for name, module in list(sys.modules.items()):
            if name.startswith("pythia.server") and name != Watchdog.__module__:
                if getattr(module, "time", None) is time.time:
                    patch.setattr(module, "time", lambda: NOW_S)
                if getattr(module, "monotonic", None) is time.monotonic:
                    patch.setattr(module, "monotonic", lambda: self.now)


class Probe:
    def __init__(self, at: House, patch: pytest.MonkeyPatch) -> None:
        self.lobby, self._address = at.lobby, at.address
        self._time = StillTime(patch)
        self.plant: Any = lambda game: game
        """What a planted leak makes of the game on the server."""
        self._reads: list[str] = []
        self._asked: dict[int, asyncio.Future[Question]] = {}
        self._answers: dict[int, asyncio.Queue[Any]] = {}
        self._script_bots(patch)

    def _script_bots(self, patch: pytest.MonkeyPatch) -> None:
        """Bots hold different things in two worlds, so they would act differently: here they are told how."""
        think = Room._choose

        async def thinking(room: Room, seat: int, asked: Question) -> None:
            _SEAT.set(seat)
            await think(room, seat, asked)

        async def choose(bot_pool: BotPool, asked: Question, address: str, table: str) -> Planned:
            seat = _SEAT.get()
            if not (future := self._asked_of(seat)).done():
                future.set_result(asked)
            action = await self._answers_of(seat).get()
            return WAITS if action is WAITS else Planned(action, asked.now or 0)

        patch.setattr(Room, "_choose", thinking)
        patch.setattr(BotPool, "choose", choose)
        # Measurements of a line come and go with real time; one is enough, and it is not compared.
        patch.setattr(sockets, "PROBES_S", (3600.0,))
        # How old the list of tables is hangs on who asked for it before.
        shown_to = Listing.shown_to

        def shown_anew(listing: Listing, guest: str | None, address: str) -> bytes:
            listing._make()
            return shown_to(listing, guest, address)

        patch.setattr(Listing, "shown_to", shown_anew)

    def _asked_of(self, seat: int) -> "asyncio.Future[Question]":
        return self._asked.setdefault(seat, asyncio.get_running_loop().create_future())

    def _answers_of(self, seat: int) -> "asyncio.Queue[Any]":
        return self._answers.setdefault(seat, asyncio.Queue())

    async def settle_in(self) -> None:
        """Everybody has a cookie, and a personal link that must stay theirs."""
        store = self.lobby.store
        for person in (*PEOPLE, WATCHER):
            guest = Guest(person.id, "Somebody")
            await store.add_guest(guest, hashed(person.token), FAR_MS)
            # Used now, so that no use is noted beside a question whose answer tells of it.
            await store.note_use(hashed(person.token), round(NOW_S * 1000))
            await store.add_link(person.id, hashed(person.link), FAR_MS)
        answer = await self._browser(None).ask("GET", "/api/schema")
        schema = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
        self._reads = sorted(path for path, methods in schema["paths"].items() if "get" in methods)

    def _browser(self, person: Person | None) -> Browser:
        return Browser(self._address.removeprefix("http://"), person.token if person else "")

    # ----------------------------------------------------------------------------------- one world

    async def watch(self, pair: Pair, world: World, bots: bool = False, clock: bool = False) -> Transcript:
        """All that the viewer of a pair is sent in one of its worlds, while the same is done in both."""
        heard = Transcript()
        self._time.now += 1000
        self._asked, self._answers = {}, {}
        await self._put_in(pair, world, heard, bots, clock)
        try:
            if pair.viewer.kind == "bot":
                await self._ask_bot(pair, heard)
            else:
                await self._look_around(pair, world, heard, bots)
        finally:
            await self._leave()
        return heard

    async def _put_in(self, pair: Pair, world: World, heard: Transcript, bots: bool, clock: bool) -> None:
        """A table that woke from the store, with this world's secrets in place of what is stored."""
        at, store = pair.position, self.lobby.store
        row = _row(pair, bots, clock)
        lines = tuple(line for step in at.steps for line in step.lines)
        await store.delete_table(TABLE)
        await store.append(row, Step("move", lines))
        room = await self.lobby.room(TABLE)
        assert room.match is not None
        n = sum(step.kind == "move" for step in at.steps)
        game: AnyGame = replace(singing(world.match.game), remark=lambda *_: None)
        names = room.facts.names
        room.table = msgspec.structs.replace(
            room.table,
            n=n,
            match=msgspec.structs.replace(world.match, game=self.plant(game)),
            log=log_of(game, at.told, names, pair.viewer.seat, heard.secret),
        )
        if pair.over:
            return
        if not pair.ends:
            heard.secrets.append(world.seed)
        # Bots are given what their own seats were told, and nobody else is given any of it.
        told = tuple(
            told if _was_told_bot(pair.viewer, told) else Told(Canary(heard.secret()), told.to)
            for told in room.table.told
        )
        own = pair.viewer.person.id if pair.viewer.person else None
        done = Done()
        for n, step in enumerate(at.steps):
            if step.guest is not None:
                done = done.plus(step.guest, step.action or "" if step.guest == own else heard.secret(), n)
        room.table = msgspec.structs.replace(room.table, seed=world.seed, told=told, done=done)
        line = f'{{"canary":"{heard.secret()}"}}'
        await store.delete_table(TABLE)
        await store.append(msgspec.structs.replace(row, seed=world.seed), Step("move", (line,)))

    async def _leave(self) -> None:
        async with asyncio.timeout(WITHIN_S):
            while TABLE in self.lobby._rooms:
                await self.lobby.sleep(self._time.now + 1)
                await asyncio.sleep(0)

    # -------------------------------------------------------------------------------- what is done

    async def _ask_bot(self, pair: Pair, heard: Transcript) -> None:
        """What a bot is given to think about is what its seat may know."""
        assert pair.viewer.seat is not None
        async with self._socket(None), asyncio.timeout(WITHIN_S):
            asked = await self._asked_of(pair.viewer.seat)
        compared = msgspec.structs.replace(asked, dice="")
        heard.sent.append(("question", msgspec.json.encode(compared)))
        heard.sent += [("view", asked.view), ("offers", asked.offers), ("events", asked.events)]
        heard.kept.append(("dice", asked.dice.encode()))

    async def _look_around(self, pair: Pair, world: World, heard: Transcript, bots: bool) -> None:
        viewer, actor = pair.viewer, pair.actor
        browser = self._browser(viewer.person)
        async with AsyncExitStack() as open_:
            other = None
            if actor is not None and actor != viewer.seat and not bots:
                other = await open_.enter_async_context(self._socket(PEOPLE[actor]))
            async with self._socket(viewer.person) as own:
                await own.listen("greeting", heard)
                await own.say({"words": True})
                await own.listen("words", heard, "view")
                await own.send_wrong(pair, heard)
                await _read_pages(browser, pair, self._reads, heard)
                if actor is not None and world.action is not None:
                    await self._act(pair, world, own, other, heard)
            async with self._socket(viewer.person) as own:
                await own.listen("greeting again", heard)
            heard.sent.append(("GET afterwards", await browser.ask("GET", f"/api/tables/{TABLE}")))

    async def _act(
        self, pair: Pair, world: World, own: "Socket", other: "Socket | None", heard: Transcript
    ) -> None:
        action = msgspec.to_builtins(world.action)
        assert pair.actor is not None
        if other is None and pair.actor == pair.viewer.seat:
            await own.say({"id": "own-1", "do": action})
            await own.listen("own action", heard, "ack")
            return
        if other is None:
            if world.match.game.timed(world.match.state):
                # Where only bots are left, nothing happens before all of them have planned.
                for seat in set(world.match.acting) - {pair.actor, pair.viewer.seat}:
                    self._answers_of(seat).put_nowait(WAITS)
            self._answers_of(pair.actor).put_nowait(world.action)
            await self._pass_time()
            await own.listen("a bot's action", heard, "update")
            return
        await other.say({"id": heard.secret(), "do": action}, "ack")
        await own.listen("another's action", heard)
        if pair.refused_again:
            await other.say({"id": heard.secret(), "do": action}, "refused")
            await own.listen("another's refusal", heard)
        await other.say({"id": heard.secret(), "say": "text", "text": "I have what you seek."}, "ack")
        await own.listen("talk", heard)
        await other.say({"id": heard.secret(), "do": {"do": "undo"}}, "ack", "refused")
        await own.listen("take-back", heard)

    @asynccontextmanager
    async def _socket(self, person: Person | None) -> AsyncIterator["Socket"]:
        headers = {"Cookie": f"{COOKIE}={person.token}"} if person else {}
        address = f"{self._address.replace('http', 'ws')}/ws/{TABLE}"
        async with connect(address, additional_headers=headers, proxy=None) as raw:
            seated = person is not None and person is not WATCHER
            yield Socket(raw, self._pass_time if seated else None)

    async def _pass_time(self) -> None:
        """What is held in a race is decided after a while, the same in both worlds."""
        room = self.lobby._rooms[TABLE]
        assert room.match is not None
        if room.match.game.races(room.match.state):
            n = room.table.n
            async with asyncio.timeout(WITHIN_S):
                # What a bot planned long ago is decided at once.
                while not room.table.race.held and room.table.n == n:
                    await asyncio.sleep(0)
            self._time.now += HELD_S


class Socket:
    def __init__(self, raw: ClientConnection, pass_time: Callable[[], Awaitable[None]] | None) -> None:
        self._raw, self._pass_time = raw, pass_time
        self._pings = 0

    async def _receive(self) -> bytes:
        async with asyncio.timeout(WITHIN_S):
            while _kind(received := _bytes(await self._raw.recv())) == "probe":
                pass
        return received

    async def say(self, message: dict[str, Any], *until: str) -> None:
        await self._raw.send(msgspec.json.encode(message).decode())
        if "do" in message and self._pass_time is not None:
            await self._pass_time()
        while until and _kind(await self._receive()) not in until:
            pass

    async def listen(self, label: str, heard: Transcript, wait_for: str | None = None) -> None:
        """All there is to hear: up to the answer to a ping, which comes after everything sent before it."""
        while wait_for is not None:
            heard.sent.append((label, data := await self._receive()))
            wait_for = None if _kind(data) == wait_for else wait_for
        self._pings += 1
        await self.say({"ping": self._pings})
        while True:
            heard.sent.append((label, data := await self._receive()))
            if _kind(data) == "pong":
                return

    async def send_wrong(self, pair: Pair, heard: Transcript) -> None:
        for number, action in enumerate(pair.wrong):
            await self.say({"id": f"wrong-{number}", "do": action})
            await self.listen(f"refusal of {action}", heard, "refused")
        elsewhere = ((pair.viewer.seat or 0) + 1) % pair.one.match.header.players
        undo: dict[str, Any] = {"do": {"do": "undo"}}
        for number, message in enumerate((undo, {"say": "text", "text": "psst"})):
            await self.say({"id": f"seat-{number}", "seat": elsewhere, **message})
            await self.listen("another's seat", heard, "refused")


async def _read_pages(browser: Browser, pair: Pair, reads: list[str], heard: Transcript) -> None:
    """Every GET there is, and every POST that is refused while a match runs."""
    for path in [*reads, "/", "/t/{id}", "/api/tables/{id}/none"]:
        answer = await browser.ask("GET", path.replace("{id}", TABLE))
        heard.sent.append((f"GET {path}", answer))
    if not pair.over:
        bodies = {"sit": {"seat": 99}, "bot": {"seat": 0, "level": None}, "swap": {"seats": [0, 1]}}
        for what in ("sit", "bot", "swap", "start", "rematch"):
            answer = await browser.ask("POST", f"/api/tables/{TABLE}/{what}", bodies.get(what, {}))
            heard.sent.append((f"POST {what}", answer))


def _bytes(received: str | bytes) -> bytes:
    return received if isinstance(received, bytes) else received.encode()


def _kind(message: bytes) -> str:
    return str(msgspec.json.decode(message)["kind"])


def _was_told_bot(viewer: Viewer, told: Told) -> bool:
    return viewer.kind == "bot" and told.reaches(viewer.seat)


def _row(pair: Pair, bots: bool, clock: bool) -> TableRow:
    match, viewer = pair.position.match, pair.viewer
    header = match.header
    bots = bots or viewer.kind == "bot"
    level = match.game.levels[0]
    seats = tuple(
        Seat(None, f"Bot {seat}", level) if bots and seat != _person_at(viewer) else _taken(seat)
        for seat in range(header.players)
    )
    host = PEOPLE[0].id
    clock_s = 600 if clock else None
    facts = Facts(header.game, header.players, header.options, level, clock_s, 3600, True, host, seats)
    phase: Literal["running", "over"] = "running" if match.acting else "over"
    updated, seed = round(NOW_S * 1000), pair.position.seed
    encoded = msgspec.json.encode(facts)
    return TableRow(
        TABLE,
        phase,
        True,
        updated,
        encoded,
        facts.guests,
        match.acting,
        dump(header),
        seed,
    )


def _person_at(viewer: Viewer) -> int | None:
    return viewer.seat if viewer.kind == "seat" else None


def _taken(seat: int) -> Seat:
    return Seat(PEOPLE[seat].id, f"Person {seat}")


@asynccontextmanager
async def probing(folder: Path) -> AsyncIterator[Probe]:
    """A server to look at, alone in its folder."""
    with pytest.MonkeyPatch.context() as patch:
        async with house(folder, QUICKER) as at:
            probe = Probe(at, patch)
            await probe.settle_in()
            yield probe
