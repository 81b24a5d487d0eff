"""What somebody sent is gone when it is answered, and a connection when it has ended: no circle of objects
keeps them until the collector comes. That would stop everybody while it looks through what many left."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from tests.attacks.frames import CLOSE, ONE_BYTE
from tests.server.house import WITHIN_S, guest, house

from pythia.server.http.origins import COOKIE

RECORD = (files("pythia.games.prophecy") / "records" / "winner_alone.jsonl").read_bytes()
MARK = "0123456789" * 1000
UNFIT = RECORD.partition(b"\n")[0] + b"\n" + msgspec.json.encode({"seat": 0, "say": MARK})
JSON, NDJSON = "application/json", "application/x-ndjson"
REFUSED = {
    "a replay of what is no record": ("/api/replays", NDJSON, UNFIT),
    "a table from what is no record": (
        "/api/tables",
        JSON,
        msgspec.json.encode({"from": {"record": UNFIT.decode(), "line": 2}, "seat": 0}),
    ),
}


@contextmanager
def uncollected() -> Iterator[list[object]]:
    """What only the collector would have freed."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.garbage.clear()
    found: list[object] = []
    try:
        yield found
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def all_served() -> None:
    while any(not task.done() for task in asyncio.all_tasks() if "run_asgi" in str(task)):
        await asyncio.sleep(0.01)


def holds(thing: object) -> bool:
    mark = MARK
    return any(
        (isinstance(held, str) and mark in held) or (isinstance(held, bytes) and mark.encode() in held)
        for held in gc.get_referents(thing)
    )


@pytest.mark.parametrize("what", REFUSED)
def test_a_body_that_is_refused_is_gone(what: str, tmp_path: Path) -> None:
    path, kind, body = REFUSED[what]

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {ann.http.base_url.netloc.decode()}\r\nConnection: close\r\n"
            )
            head += f"Cookie: {COOKIE}={ann.http.cookies[COOKIE]}\r\n"
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"

            async def ask() -> bytes:
                reader, writer = await asyncio.open_connection(ann.http.base_url.host, ann.http.base_url.port)
                writer.write(head.encode() + body)
                answer = await reader.read()
                writer.close()
                await writer.wait_closed()
                return answer

            assert (await ask()).startswith(b"HTTP/1.1 422"), await ask()
            with uncollected() as found:
                await ask()
                await all_served()
            assert [type(thing).__name__ for thing in found if holds(thing)] == []

    asyncio.run(scenario())


HEAD = b"Host: HOST\r\nConnection: close\r\n\r\n"
UPGRADE = HEAD.replace(b"close", b"Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13")
UPGRADE = UPGRADE.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
COME_AND_GO = {
    "a page": (b"GET /healthz HTTP/1.1\r\n" + HEAD, b"200 OK"),
    "a page that is not there": (b"GET /api/tables/nowhere HTTP/1.1\r\n" + HEAD, b"404 Not Found"),
    "a socket": (b"GET /ws/TABLE HTTP/1.1\r\n" + UPGRADE, b"hello"),
    "a socket that sends no message": (b"GET /ws/TABLE HTTP/1.1\r\n" + UPGRADE + ONE_BYTE, b"not-json"),
    "a socket at no table": (b"GET /ws/nowhere HTTP/1.1\r\n" + UPGRADE, (4404).to_bytes(2)),
}
OURS = ("pythia", "uvicorn", "litestar", "h11", "websockets")


@pytest.mark.parametrize("what", COME_AND_GO)
def test_a_connection_that_has_ended_is_gone(what: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            url, table = ann.http.base_url, await ann.table()
            request, word = COME_AND_GO[what]
            request = request.replace(b"HOST", url.netloc).replace(b"TABLE", table.encode())

            async def come_and_go() -> None:
                reader, writer = await asyncio.open_connection(url.host, url.port)
                writer.write(request)
                await reader.readuntil(word)
                if b"Upgrade: websocket" in request:
                    writer.write(CLOSE)
                await reader.read()
                writer.close()
                await writer.wait_closed()
                await all_served()

            # What is made once and kept is made now.
            await come_and_go()
            with uncollected() as found:
                await come_and_go()
            left = [type(thing) for thing in found]
            assert [each.__name__ for each in left if each.__module__.startswith(OURS)] == []

    asyncio.run(asyncio.wait_for(scenario(), WITHIN_S))
