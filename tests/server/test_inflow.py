"""What no message counts, counted: empty frames, fragments, chunks; and whose turn it is to be read."""

import asyncio
import base64
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from tests.attacks.frames import EMPTY_FRAGMENT, FIRST_FRAGMENT, PING
from tests.server.house import QUICK, WITHIN_S, House, guest, house

from pythia.server import bounds
from pythia.server.bounds import Rate
from pythia.server.http import inflow
from pythia.server.http.inflow import PIECE_BYTES
from pythia.server.limits import Bucket, Limits, Rotation

HANDSHAKE = (
    b"GET /ws/%s HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"0123456789abcdef") + b"\r\n\r\n"
)
SMALLEST = len(PING)
T = TypeVar("T")
CHUNK = b"8000\r\n%s\r\n" % (b"x" * 0x8000)


@asynccontextmanager
async def line(h: House, request: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = h.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.replace(b"HOST", host.encode()))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@asynccontextmanager
async def socket(h: House, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket without a library that would know better."""
    async with line(h, HANDSHAKE % table.encode()) as (reader, writer):
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WITHIN_S)
        assert head.startswith(b"HTTP/1.1 101")
        yield reader, writer


async def frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame's opcode and what is in it."""
    first, length = await reader.readexactly(2)
    if length == 126:
        length = int.from_bytes(await reader.readexactly(2))
    elif length == 127:
        length = int.from_bytes(await reader.readexactly(8))
    return first & 15, await reader.readexactly(length)


def test_pings_are_answered_no_faster_than_they_may_come(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            began = monotonic()
            async with socket(h, table) as (reader, writer):
                writer.write(PING * 5000)
                wanted = bounds.FRAMES.most.at_once + 2 * PIECE_BYTES // SMALLEST
                pongs = 0
                async with asyncio.timeout(WITHIN_S):
                    while pongs < wanted:
                        pongs += (await frame(reader))[0] == 10
                    # All that was already on its way.
                    while reader._buffer:  # type: ignore[attr-defined]
                        pongs += (await frame(reader))[0] == 10
                took_s = monotonic() - began
                rate = bounds.FRAMES.most
                assert pongs <= rate.at_once + PIECE_BYTES // SMALLEST + 1 + rate.a_second * took_s
                assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(scenario())


def test_a_message_has_so_many_fragments(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            async with socket(h, table) as (reader, writer):
                writer.write(FIRST_FRAGMENT + EMPTY_FRAGMENT * 2 * bounds.FRAGMENTS.most)
                async with asyncio.timeout(WITHIN_S):
                    while (found := await frame(reader))[0] != 8:
                        pass
                assert int.from_bytes(found[1][:2]) == 1008
            async with ann.at(table) as one:
                message = b'{"ping": 7}'
                await one.raw.send([message[k : k + 1].decode() for k in range(len(message))])
                assert (await one.next("pong"))["ping"] == 7

    asyncio.run(scenario())


def test_a_body_in_a_hundred_thousand_chunks_is_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/replays HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-ndjson\r\n"

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(QUICK, stuck_s=1.0)) as h,
            line(h, head + b"Transfer-Encoding: chunked\r\n\r\n") as (reader, writer),
        ):
            writer.write(b"1\r\nx\r\n" * 100_000)
            answer = await asyncio.wait_for(reader.readline(), WITHIN_S)
            assert answer.startswith(b"HTTP/1.1 408 ")
        (tmp_path / "other").mkdir()
        async with house(tmp_path / "other") as h:
            whole = b"x" * bounds.RECORD.most
            for body in (
                b"Content-Length: %d\r\n\r\n%s" % (len(whole), whole),
                b"Transfer-Encoding: chunked\r\n\r\n" + CHUNK * 30 + b"0\r\n\r\n",
            ):
                async with line(h, head + body) as (reader, _):
                    answer = await asyncio.wait_for(reader.readline(), WITHIN_S)
                    assert answer.startswith(b"HTTP/1.1 422 "), "what is large at once is not slowed"

    asyncio.run(scenario())


def test_what_is_sent_with_the_handshake_is_read_after_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            async with line(h, HANDSHAKE % table.encode() + PING * 100) as (reader, _):
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WITHIN_S)
                assert head.startswith(b"HTTP/1.1 101")
                pongs = 0
                async with asyncio.timeout(WITHIN_S):
                    while pongs < 100:
                        pongs += (await frame(reader))[0] == 10

    asyncio.run(scenario())


def test_all_lines_of_an_address_share_what_it_may_send(tmp_path: Path) -> None:
    limits = Limits(parsed=Rate(40, 300))

    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, limits=limits)) as h, guest(h.address) as ann:
            table = await ann.table()
            began = monotonic()
            async with socket(h, table) as one, socket(h, table) as two, socket(h, table) as three:
                lines = (one, two, three)
                for _, writer in lines:
                    writer.write(PING * 1000)
                pongs = [0, 0, 0]

                async def count(k: int) -> None:
                    while True:
                        pongs[k] += (await frame(lines[k][0]))[0] == 10

                counting = [asyncio.create_task(count(k)) for k in range(3)]
                async with asyncio.timeout(WITHIN_S):
                    # In turn: none waits until another has sent all.
                    while sum(pongs) < 300 or min(pongs) == 0:
                        await asyncio.sleep(0.01)
                assert max(pongs) < 1000
                most = limits.parsed.at_once + 3 * PIECE_BYTES // SMALLEST
                assert sum(pongs) <= most + limits.parsed.a_second * (monotonic() - began)
                for task in counting:
                    task.cancel()
                await asyncio.gather(*counting, return_exceptions=True)

    asyncio.run(scenario())


def test_rotation_takes_from_each_address_in_turn() -> None:
    rotation = Rotation[str]()
    for name in ("a1", "a2", "a3", "b1", "c1", "c2"):
        rotation.add(name[0], name)
    assert sorted(rotation) == ["a1", "a2", "a3", "b1", "c1", "c2"]
    assert [rotation.next() for _ in range(6)] == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert not rotation


def test_what_is_spent_on_credit_is_paid_back_with_time() -> None:
    bucket = Bucket(Rate(10, 20), 0.0)
    assert bucket.spend(20, 0.0) == 0.0
    assert bucket.spend(30, 0.0) == 3.0
    assert bucket.spend(0, 1.0) == 2.0
    assert not bucket.take(3.0)
    assert bucket.take(3.2)


# ------------------------------------------------------------------------------ behind a proxy of ours

PROXIED = replace(QUICK, public_url="http://127.0.0.1")


def forwarded(request: bytes, address: str) -> bytes:
    """As a proxy on this machine hands it on."""
    head, _, rest = request.partition(b"\r\n\r\n")
    return head + b"\r\nX-Forwarded-For: %s\r\n\r\n" % address.encode() + rest


@asynccontextmanager
async def pongs_of(h: House, table: str, address: str, pings: int) -> AsyncIterator[list[int]]:
    """Sends so many pings for this address; the one number is how many were answered by now."""
    async with line(h, forwarded(HANDSHAKE % table.encode(), address)) as (reader, writer):
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WITHIN_S)
        assert head.startswith(b"HTTP/1.1 101")
        writer.write(PING * pings)
        pongs = [0]

        async def count() -> None:
            while True:
                pongs[0] += (await frame(reader))[0] == 10

        counting = asyncio.create_task(count())
        yield pongs
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)


def test_behind_a_proxy_each_address_has_its_own_bound(tmp_path: Path) -> None:
    limits = Limits(parsed=Rate(100, 60))

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(PROXIED, limits=limits)) as h,
            guest(h.address) as ann,
            AsyncExitStack() as stack,
        ):
            table = await ann.table()
            began = monotonic()
            crowd = [
                await stack.enter_async_context(pongs_of(h, table, "203.0.113.7", 150)) for _ in range(4)
            ]
            async with asyncio.timeout(WITHIN_S):
                async with pongs_of(h, table, "203.0.113.8", 50) as other:
                    while other[0] < 50:
                        await asyncio.sleep(0.01)
                while max(pongs[0] for pongs in crowd) < 150:
                    await asyncio.sleep(0.01)
            most = limits.parsed.at_once + len(crowd) * (PIECE_BYTES // SMALLEST + 1)
            took_s = monotonic() - began
            assert sum(pongs[0] for pongs in crowd) <= most + limits.parsed.a_second * took_s

    asyncio.run(scenario())


def test_behind_a_proxy_lines_wait_by_the_address_that_it_names(tmp_path: Path) -> None:
    async def scenario() -> None:
        waited = list[str]()

        class Told(Rotation[T]):
            def add(self, address: str, waiting: T, table: str = "") -> None:
                waited.append(address)
                super().add(address, waiting, table)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(inflow, "Rotation", Told)
            async with house(tmp_path, PROXIED) as h, guest(h.address) as ann:
                table = await ann.table()
                waited.clear()
                async with pongs_of(h, table, "203.0.113.7", 200) as pongs, asyncio.timeout(WITHIN_S):
                    while pongs[0] < 200:
                        await asyncio.sleep(0.01)
        assert waited[0].startswith("line "), "nobody is named there yet"
        assert "203.0.113.7" in waited
        assert "127.0.0.1" not in waited

    asyncio.run(scenario())


def test_what_one_asker_owes_another_on_the_same_line_does_not_wait_for(tmp_path: Path) -> None:
    """A proxy hands on requests of many, one after the other."""
    limits = Limits(parsed=Rate(0.001, 1))
    ask = b"GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n"

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(PROXIED, limits=limits)) as h,
            line(h, forwarded(ask, "203.0.113.7")) as (reader, writer),
        ):
            for number in range(3):
                answer = await asyncio.wait_for(reader.readuntil(b"}"), WITHIN_S)
                assert answer.startswith(b"HTTP/1.1 200 ")
                writer.write(forwarded(ask, f"203.0.113.{number}"))

    asyncio.run(scenario())


def test_chunks_count_for_the_address_that_a_proxy_names(tmp_path: Path) -> None:
    head = b"POST /api/replays HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-ndjson\r\n"
    head = forwarded(head + b"Transfer-Encoding: chunked\r\n\r\n", "203.0.113.7")
    limits = Limits(parsed=Rate(10, 100))

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(PROXIED, limits=limits, stuck_s=1.0)) as h,
            line(h, head + b"1\r\nx\r\n" * 3000 + b"0\r\n\r\n") as (reader, _),
        ):
            answer = await asyncio.wait_for(reader.readline(), WITHIN_S)
            assert answer.startswith(b"HTTP/1.1 408 "), (
                "fewer than a connection may have, more than an address"
            )

    asyncio.run(scenario())


def test_behind_a_proxy_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(connections=2)
    ask = b"GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n"

    async def scenario() -> None:
        async with house(tmp_path, replace(PROXIED, limits=limits)) as h, AsyncExitStack() as stack:

            async def answered(address: str) -> bytes:
                reader, _ = await stack.enter_async_context(line(h, forwarded(ask, address)))
                try:
                    return await asyncio.wait_for(reader.readline(), WITHIN_S)
                except ConnectionError:
                    return b""

            found = [await answered("203.0.113.7") for _ in range(3)]
            assert [each[:13] for each in found] == [b"HTTP/1.1 200 ", b"HTTP/1.1 200 ", b""]
            assert (await answered("203.0.113.8")).startswith(b"HTTP/1.1 200 ")

    asyncio.run(scenario())


class _Costly:
    """A parser whose first piece costs what takes hours to pay."""

    parsed, rate, asker, shared = 0, Rate(1, 1), None, False

    def __init__(self, *args: object) -> None: ...
    def connection_made(self, transport: asyncio.Transport) -> None: ...
    def connection_lost(self, exc: Exception | None) -> None: ...

    def data_received(self, data: bytes) -> None:
        self.parsed += 10_000


class _Silent(asyncio.Transport):
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def is_closing(self) -> bool:
        return False


def test_a_connection_that_has_ended_is_not_kept_for_what_it_owes() -> None:
    async def scenario() -> None:
        pump = inflow.Pump(Limits(), frozenset())
        made = inflow.Inflow(_Costly, pump, Any, Any, Any)  # type: ignore[arg-type]
        made.connection_made(_Silent({"peername": ("127.0.0.1", 1)}))
        made.buffer_updated(10)
        while made._timer is None:
            await asyncio.sleep(0)
        made.connection_lost(None)
        kept = weakref.ref(made)
        del made
        gc.collect()
        assert kept() is None

    asyncio.run(asyncio.wait_for(scenario(), WITHIN_S))
