"""What somebody sent is gone when it is answered: no circle of objects keeps it until the collector comes."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from tests.server.house import guest, house

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
                while any(not task.done() for task in asyncio.all_tasks() if "run_asgi" in str(task)):
                    await asyncio.sleep(0.01)
            assert [type(thing).__name__ for thing in found if holds(thing)] == []

    asyncio.run(scenario())
