"""Clients that do their worst, each in a process of its own, against a server that others play on.

    python -m tests.attacks.hostile NAME ADDRESS TABLE SECONDS

TABLE is that of a finished match, which has a record. Each tries again whatever it is told, until its time
is up, from the attacker's own address; those of PROXIED as a proxy on the server's machine hands them on.
"""

import asyncio
import base64
import re
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.resources import files
from itertools import count, cycle
from time import monotonic

import msgspec
from tests.attacks.frames import EMPTY_FRAGMENT, FIRST_FRAGMENT, ONE_BYTE, PING, PONG
from tests.attacks.scene import STRANGERS_ADDRESS

RECORD = (files("pythia.games.prophecy") / "records" / "winner_alone_of_six.jsonl").read_bytes()
BLOCK = 64 * 1024
HOST = b"Host: x\r\n"
HANDSHAKE = (
    b"GET /ws/%s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"0123456789abcdef") + b"\r\n\r\n"
)

Act = Callable[["Target"], Awaitable[None]]


class Target:
    def __init__(self, address: str, table: str, proxied: bool = False) -> None:
        self.host, port = address.removeprefix("http://").split(":")
        self.port, self.table = int(port), table.encode()
        self._proxied = proxied

    async def line(self, first: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection, and what it says first."""
        own = None if self._proxied else (STRANGERS_ADDRESS, 0)
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=own)
        named = HOST + b"X-Forwarded-For: %s\r\n" % STRANGERS_ADDRESS.encode()
        writer.write(first.replace(HOST, named, 1) if self._proxied else first)
        return reader, writer

    async def flood(self, first: bytes, again: bytes) -> None:
        """One connection: writes as fast as the line takes it, and reads what comes."""
        reader, writer = await self.line(first)
        reading = asyncio.create_task(_drain(reader))
        try:
            while not reading.done():
                writer.write(again)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.transport.abort()

    async def ask(self, request: bytes) -> None:
        """One request, to its answer."""
        await self.answer(request)

    async def answer(self, request: bytes) -> bytes:
        reader, writer = await self.line(request)
        try:
            return await reader.read()
        finally:
            writer.transport.abort()

    async def cookie(self) -> bytes:
        """A header that makes whoever sends it a guest of its own."""
        told = b""
        while not (found := re.search(rb"(?i)set-cookie: ([^;\r]+)", told)):
            told = await self.answer(post(b"/api/me", JSON, b'{"name": "Mallory"}'))
            await asyncio.sleep(0.05)
        return b"Cookie: %s\r\n" % found[1]

    async def leave(self, request: bytes) -> None:
        """One request, whose answer nobody waits for."""
        _, writer = await self.line(request)
        await asyncio.sleep(0.05)
        writer.transport.abort()


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(BLOCK):
        pass


async def _again(act: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(OSError):
            await act()
        await asyncio.sleep(0.001)


async def _many(count: int, act: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(_again(act) for _ in range(count)))


def post(path: bytes, kind: bytes, body: bytes, more: bytes = b"") -> bytes:
    head = b"POST %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: %s\r\nContent-Length: %d\r\n"
    return head % (path, kind, len(body)) + more + b"\r\n" + body


def get(path: bytes, more: bytes = b"") -> bytes:
    return b"GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n%s\r\n" % (path, more)


JSON, NDJSON = b"application/json", b"application/x-ndjson"
CHUNKED = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
CHUNKED += b"Transfer-Encoding: chunked\r\n\r\n"


async def frames(t: Target, first: bytes, frame: bytes, sockets: int) -> None:
    block = frame * (BLOCK // len(frame))
    await _many(sockets, lambda: t.flood(HANDSHAKE % t.table + first, block))


async def looks_back(t: Target) -> None:
    """Records, replays, checks and uploads, by sixty at once; every other asker leaves."""
    ways = [get(b"/api/tables/%s/%s" % (t.table, what)) for what in (b"record", b"replay", b"verify")]
    ways.append(post(b"/api/replays", NDJSON, RECORD))
    turns = cycle([(t.leave, way) for way in ways] + [(t.ask, way) for way in ways])

    async def one() -> None:
        act, way = next(turns)
        await act(way)

    await _many(60, one)


async def marks(t: Target) -> None:
    """Talk whose marks stand in the worst order, as long as an upload may be."""
    said = "a" + "\u0315\u0300" * 200_000
    talk = msgspec.json.encode({"seat": 0, "say": said})
    upload = post(b"/api/replays", NDJSON, RECORD.partition(b"\n")[0] + b"\n" + talk)
    await _many(4, lambda: t.ask(upload))


async def comes_and_goes(t: Target) -> None:
    """Sockets that join a table and are gone before they are greeted; others that stay a moment."""
    turns = cycle((t.leave, t.ask))

    async def one() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.3):
                await next(turns)(HANDSHAKE % t.table)

    await _many(60, one)


async def opens_tables(t: Target) -> None:
    """Tables full of the best bots, and tables that go on from a record; each begins at once."""
    cookie = await t.cookie()
    bots = {"game": "quest", "players": 5, "bots": "oracle", "start": True}
    source = {"record": RECORD.decode(), "line": RECORD.count(b"\n") - 4}
    bodies = cycle(msgspec.json.encode(each) for each in (bots, {"from": source, "seat": 0, "start": True}))
    await _many(8, lambda: t.ask(post(b"/api/tables", JSON, next(bodies), cookie)))


async def changes_names(t: Target) -> None:
    cookie, numbers = await t.cookie(), count()
    await _many(8, lambda: t.ask(post(b"/api/me", JSON, b'{"name": "M%d"}' % next(numbers), cookie)))


async def asks_for_lists(t: Target) -> None:
    cookie = await t.cookie()
    ways = cycle([get(b"/api/tables"), get(b"/api/me", cookie), get(b"/api/tables", cookie)])
    await _many(16, lambda: t.ask(next(ways)))


HOSTILE: dict[str, Act] = {
    "pings": lambda t: frames(t, b"", PING, 1),
    "pongs": lambda t: frames(t, b"", PONG, 4),
    "fragments": lambda t: frames(t, FIRST_FRAGMENT, EMPTY_FRAGMENT, 4),
    "messages": lambda t: frames(t, b"", ONE_BYTE, 90),
    "chunks": lambda t: _many(4, lambda: t.flood(CHUNKED, b"1\r\nx\r\n" * (BLOCK // 6))),
    "json": lambda t: _many(
        4, lambda: t.ask(post(b"/api/replays", JSON, b"[" + b"[1]," * (2**18 - 2) + b"1]"))
    ),
    "deep json": lambda t: _many(8, lambda: t.ask(post(b"/api/me", JSON, b"[" * 4000))),
    "looking back": looks_back,
    "requests": lambda t: _many(16, lambda: t.ask(get(b"/api/tables/" + t.table))),
    "pages": lambda t: _many(16, lambda: t.ask(get(b"/"))),
    "marks": marks,
    "coming and going": comes_and_goes,
    "tables": opens_tables,
    "names": changes_names,
    "lists": asks_for_lists,
    "practice": lambda t: _many(16, lambda: t.ask(post(b"/api/games/oraklos/throw", JSON, b"{}"))),
    # As many as a new socket may send at once, on one new socket after the other.
    "pings through a proxy": lambda t: _many(30, lambda: t.leave(HANDSHAKE % t.table + PING * 200)),
}
PROXIED = frozenset({"pings through a proxy"})


async def main(name: str, address: str, table: str, seconds: float) -> None:
    until = monotonic() + seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(until - monotonic()):
            await HOSTILE[name](Target(address, table, name in PROXIED))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])))
