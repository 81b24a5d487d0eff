"""Servers and guests for tests: the real thing on 127.0.0.1, in this process or in one of its own."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Self, cast

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from pythia import games
from pythia.bots.random_legal import RandomLegal
from pythia.contract import Budget, Offer
from pythia.server import schema
from pythia.server.http.app import create_app
from pythia.server.http.serving import Server
from pythia.server.lobby import Lobby
from pythia.server.settings import Settings
from pythia.server.table.seating import Facts
from pythia.server.wire import WIRE
from pythia.store import Store
from pythia.store.sqlite import SQLiteStore
from pythia.table.chance import Source, seed_from
from pythia.table.match import Match
from pythia.table.record import ClockLine, SayLine, SitsLine
from pythia.table.replay import replay


def known_seed(facts: Facts) -> bytes:
    return seed_from(f"{facts.game} {facts.players} {sorted(facts.options.items())}")


QUICK = Settings(pause_ms=0, take_back_ms=0, leads=False, workers=1, seed_of=known_seed)
"""Nobody waits, and what is dealt at a table of some kind is always the same."""
HURRIED = replace(QUICK, second_s=0.01)
"""Clocks and patience run a hundred times as fast."""
WITHIN_S = 90.0
"""Nothing here takes as long, even on a busy machine; a test that waits longer has failed."""
LINES = httpx.Limits(keepalive_expiry=1.0)
"""Closed sooner when idle than the server does it: a line that it closes is then never just being used."""
PYTHIA = (sys.executable, "-m", "pythia.cli")
SOLO: dict[str, Any] = {"game": "prophecy", "players": 2, "options": {"length": "short"}, "bots": "novice"}


class House:
    """A server in this process."""

    def __init__(self, address: str, lobby: Lobby) -> None:
        self.address, self.lobby = address, lobby


@asynccontextmanager
async def house(folder: Path, settings: Settings = QUICK) -> AsyncIterator[House]:
    store = SQLiteStore(folder)
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    ready = asyncio.Event()
    server = Server(create_app(store, settings), ready.set)
    running = asyncio.create_task(server.serve([listening]))
    try:
        async with asyncio.timeout(WITHIN_S):
            await ready.wait()
        yield House(f"http://127.0.0.1:{listening.getsockname()[1]}", server.lobby)
    finally:
        server.should_exit = True
        await running
        store.close()


def serve_command(folder: Path, *more: str) -> list[str]:
    """A server on this folder and, unless told otherwise, on a free port."""
    return [*PYTHIA, "serve", "--no-browser", "--port", "0", "--data", str(folder), *more]


class Process:
    """A server as users start it."""

    def __init__(self, folder: Path, *words: str, piped: bool = False) -> None:
        env = {**os.environ, "PYTHIA_BOT_PAUSE_MS": "0", "LC_ALL": "C.UTF-8"}
        # A log is as long as it is: in a file it has room, in a pipe that is not read it has not.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 closed with the process
        self.process = subprocess.Popen(
            serve_command(folder, *words),
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if piped else self._log,
            text=True,
        )
        assert self.process.stdout is not None
        self.said_before: list[str] = []
        """What it said before it was ready."""
        while "http://" not in (line := self.process.stdout.readline()):
            assert line, (self.said_before, self.log)
            self.said_before.append(line)
        self.address = line.split()[-1].rstrip("/")

    def close(self) -> None:
        for stream in (self.process.stdout, self.process.stderr, self._log):
            if stream is not None:
                stream.close()

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self._end()

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[str, str]:
        self.process.send_signal(how)
        return self._end()

    @property
    def log(self) -> str:
        self._log.seek(0)
        return self._log.read()

    def _end(self) -> tuple[str, str]:
        """What it said, and its log."""
        out, piped = self.process.communicate(timeout=WITHIN_S)
        return out, self.log if piped is None else piped


@contextmanager
def process(folder: Path, *words: str, piped: bool = False) -> Iterator[Process]:
    running = Process(folder, *words, piped=piped)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
        running.close()


@cache
def answers() -> list[tuple[str, re.Pattern[str], set[int]]]:
    """By method and path, the statuses that OpenAPI tells of."""
    schema = create_app(cast("Store", None), QUICK).app.openapi_schema.to_schema()
    return [
        (method.upper(), re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), set(map(int, operation["responses"])))
        for path, item in schema["paths"].items()
        for method, operation in item.items()
    ]


async def documented(answer: httpx.Response) -> None:
    """Whatever a test asks for, the answer is one that OpenAPI tells of."""
    for method, path, statuses in answers():
        if method == answer.request.method and path.fullmatch(answer.request.url.path):
            assert answer.status_code in statuses, (method, answer.request.url.path, answer.status_code)


class Guest:
    """A browser, or a bot, without eyes: cookies, requests, sockets."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.http = httpx.AsyncClient(
            base_url=address,
            cookies=cookies,
            timeout=WITHIN_S,
            limits=LINES,
            trust_env=False,
            event_hooks={"response": [documented]},
        )
        self.address = address

    async def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        answer = await self.http.post(path, json={} if body is None else body, **more)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def table(self, **body: Any) -> str:
        made = await self.post("/api/tables", {**SOLO, **body}, 201)
        return str(made["id"])

    async def table_from(self, record: Path | bytes, line: int, seat: int = 0, **body: Any) -> str:
        """A table that goes on from this line of a record, with bots on the other seats and begun at once
        unless told otherwise; the guest takes this seat. What is hidden from it is dealt anew."""
        text = (record if isinstance(record, bytes) else record.read_bytes()).decode()
        whole = {
            "from": {"record": text, "line": line},
            "seat": seat,
            "bots": "novice",
            "start": True,
            **body,
        }
        return str((await self.post("/api/tables", whole, 201))["id"])

    async def table_with(self, other: "Guest", **body: Any) -> str:
        """A table not yet begun, the other guest on its second seat."""
        table = await self.table(**body)
        await other.post(f"/api/tables/{table}/sit", {"seat": 1})
        return table

    def connection(self, table: str, **more: Any) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        headers |= more.pop("headers", {})
        address = self.address.replace("http", "ws") + f"/ws/{table}"
        return connect(address, additional_headers=headers, proxy=None, **more)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Socket"]:
        async with self.connection(table) as raw:
            yield await Socket(raw).greeted()


@asynccontextmanager
async def guest(
    address: str, name: str | None = "Ann", cookies: httpx.Cookies | None = None
) -> AsyncIterator[Guest]:
    someone = Guest(address, cookies)
    async with someone.http:
        if name is not None:
            await someone.post("/api/me", {"name": name})
        yield someone


@asynccontextmanager
async def solo(folder: Path, settings: Settings = QUICK) -> AsyncIterator[tuple[Guest, str, "Socket"]]:
    """Somebody at a match against a bot, just dealt: who, where, and by which socket."""
    async with house(folder, settings) as h, guest(h.address) as ann:
        table = await ann.table(start=True)
        async with ann.at(table) as one:
            yield ann, table, one


def who(summary: dict[str, Any]) -> list[str]:
    return [f"{seat['who']}:{seat['name']}" for seat in summary["seats"]]


class Socket:
    """A socket at a table: all it was sent, and what it may do now."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[dict[str, Any]] = []
        self.told: dict[int, dict[str, Any]] = {}
        """Views and updates by their number."""
        self.now: dict[str, Any] = {}
        self.summary: dict[str, Any] = {}
        self._ids = 0

    async def greeted(self) -> Self:
        hello = await self.next("hello")
        assert hello["wire"] == WIRE
        assert hello["house"] == schema.house_hash()
        await self.next("table")
        if self.summary["phase"] != "lobby":
            await self.next("view")
        return self

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(WITHIN_S):
            message: dict[str, Any] = msgspec.json.decode(await self.raw.recv())
        self.heard.append(message)
        if message["kind"] in ("view", "update"):
            self.told.setdefault(message["n"], message)
            self.now = message
        elif message["kind"] == "table":
            self.summary = message["summary"]
        return message

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while (message := await self.receive())["kind"] not in kinds:
            pass
        return message

    async def until(self, seat: int, **wanted: object) -> None:
        """Waits for the table to say this of a seat."""
        while not wanted.items() <= self.summary["seats"][seat].items():
            await self.next("table")

    async def send(self, message: Any) -> None:
        data = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.raw.send(data)

    async def do(self, action: dict[str, Any], id: str = "") -> dict[str, Any]:
        """Does it, and answers with how that went. No person is as quick; when told so, it waits a little."""
        self._ids += 1
        key = id or f"{self._ids}"
        while True:
            await self.send({"id": key, "do": action})
            while (answer := await self.next("ack", "refused"))["id"] != key:
                pass
            if answer.get("message", {}).get("id") != "too-fast":
                return answer
            await asyncio.sleep(0.1)

    @property
    def talks(self) -> list[dict[str, Any]]:
        """What had been said when it came."""
        return next(each["talks"] for each in self.heard if each["kind"] == "talks")

    @property
    def my_turn(self) -> bool:
        return any(offer["verb"] != "undo" for offer in self.now.get("offers", ()))

    def choice(self, dice: Random) -> dict[str, Any]:
        anybody = RandomLegal(games.load(self.summary["game"]), dice)
        offers = msgspec.convert(self.now["offers"], list[Offer])
        return cast("dict[str, Any]", msgspec.to_builtins(anybody.choose(None, offers, Budget())))

    async def until_turn(self) -> bool:
        """Waits for one's turn; False if the match ends first."""
        while not self.my_turn and not self.over:
            await self.receive()
        return self.my_turn

    @property
    def over(self) -> bool:
        return any(message["kind"] == "over" for message in self.heard[-9:])

    async def play(self, dice: Random, actions: int | None = None) -> None:
        """Acts whenever it is one's turn: so many times, or to the end of the match."""
        while actions != 0 and await self.until_turn():
            answer = await self.do(self.choice(dice))
            assert answer["kind"] == "ack", answer
            actions = None if actions is None else actions - 1


def matches(record: bytes) -> dict[int, tuple[Match, list[Any]]]:
    """The match after each numbered update, and what was told then."""
    found: dict[int, tuple[Match, list[Any]]] = {}
    for played in replay(record):
        silent = played.move.lines and isinstance(played.move.lines[0], SayLine | SitsLine | ClockLine)
        if played.move.match.ended and found:
            # The table's own line belongs to the step that made the match too long.
            found[len(found)] = played.move.match, found[len(found)][1]
        elif not found or not silent:
            found[len(found) + 1] = played.move.match, played.move.told
    return found


def plain(value: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_told(record: bytes, seat: int | None, told: dict[int, dict[str, Any]]) -> None:
    """All that a socket was shown is what its seat may know, and would be so whatever is hidden from it."""
    real = matches(record)
    for n, message in told.items():
        match, events = real[n]
        other = match.game.redeal(match.state, seat, Source(b"another").stream(n, "redeal"))
        assert message["view"] == plain(replace(match, state=other).view(seat)), n
        offers = match.offers(seat) if seat is not None else ()
        assert message["offers"] == plain(offers), n
        if message["kind"] == "update":
            shown = plain([each.event for each in events if each.reaches(seat)])
            assert message["events"] == shown, n
