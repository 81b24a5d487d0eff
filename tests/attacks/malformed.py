"""Attacks by messages that are none: bodies, request lines, headers, frames."""

import asyncio
import os
import struct
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.attacks.scene import EVERYWHERE, STRANGERS_ADDRESS, Attack, Scene
from tests.attacks.targets import BODIES, MESSAGES, POSTS, SOCKETS, Target
from tests.server.house import QUICK, WITHIN_S
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pythia.server.wire import MAX_MESSAGE_BYTES

HURRIED = replace(QUICK, stuck_s=1.0)


def spoiled(example: dict[str, Any]) -> list[bytes]:
    """An honest message, made unfit in every way that JSON and Unicode allow."""
    whole = msgspec.json.encode(example)
    bad = [
        whole[:-1],
        whole + b"}",
        b"\xef\xbb\xbf" + whole,
        whole.decode().encode("utf-16"),
        b"\xff" + whole,
        b"\0",
    ]
    bad += [b"null", b"[]", b"7", b'"x"', b"{}", b"[" * 200 + b"]" * 200, b'{"a":' * 500 + b"1" + b"}" * 500]
    bad += [b"{" + whole[1:-1] + b"," + whole[1:], whole[:-1] + b',"more":1}', b"x" * 15_000, b"1" * 5000]
    for key, honest in example.items():
        without = {k: v for k, v in example.items() if k != key}
        start = msgspec.json.encode(without)[:-1] + (b"," if without else b"")
        values = [
            b"null",
            b"NaN",
            b"-Infinity",
            b"1e999",
            b"1" * 400,
            b"-1",
            b"1.5",
            b"true",
            b"[]",
            b'""',
            b"{}",
        ]
        values += [
            b'"\\ud800"',
            b'"\xc3"',
            b'"' + b"y" * 3000 + b'"',
            b"[" * 150 + b"]" * 150,
            b'{"do": NaN}',
        ]
        values = [value for value in values if value != msgspec.json.encode(honest)]
        bad += [start + b'"' + key.encode() + b'":' + value + b"}" for value in values]
        bad.append(msgspec.json.encode({**without, key.upper(): honest}))
    return bad


MAY_BE_FIT = {"POST /api/tables": 201, "POST /api/games/{game}/lessons/{lesson}/try": 200}
"""What is left out has a default there; and a wrong try is answered."""


async def bodies(s: Scene) -> None:
    eve = await s.eve()
    for target in BODIES:
        for content in (*spoiled(target.body), b"z" * 20_000):
            answer = await s.ask(eve, target, content=content, headers={"Content-Type": "application/json"})
            fine = answer.status_code == MAY_BE_FIT.get(target.name)
            assert fine or answer.status_code in (403, 409, 413, 422), (
                target.name,
                content[:80],
                answer.text,
            )


async def records(s: Scene) -> None:
    """A table that goes on from a record: the record, and all around it, made unfit."""
    eve = await s.eve()
    target = Target("POST /api/tables")
    record = await eve.http.get(f"/api/tables/{s.tables['over']}/record")
    source = {"record": record.text, "line": 30}
    bad = spoiled({"from": source, "seat": 0})
    bad += [b'{"from":' + each + b"}" for each in spoiled(source)]
    for text in (
        record.text[:-9],
        "[" * 2**20,
        "{}\n" * 3000,
        record.text.replace("bid", "bet"),
        "\ufeff" + record.text,
    ):
        bad.append(msgspec.json.encode({"from": {"record": text, "line": 10**9}}))
    bad += [b'{"from":' + b"[[]," * 400_000, b" " * 3_000_000]
    for content in bad:
        answer = await s.ask(eve, target, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code in (201, 413, 422), (content[:80], answer.text)
    for phase in ("lobby", "bidding", "playing", "eve"):
        body = {"from": {"table": s.tables[phase], "line": 4}}
        answer = await s.ask(eve, Target(target.name, body))
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "not-over-yet"), phase


async def messages(s: Scene) -> None:
    """On her own table, where she may act; many sockets, since one may only say so much in a second."""
    eve = await s.eve()
    for target in MESSAGES:
        whole = spoiled(target.body)
        whole += [
            msgspec.json.encode({**target.body, "x": "z" * MAX_MESSAGE_BYTES}),
            b"{" * MAX_MESSAGE_BYTES,
            b'"' * 60_000,
        ]
        for at in range(0, len(whole), 30):
            async with s.socket(eve, "eve") as socket:
                before = socket.now["view"]
                for data in whole[at : at + 30]:
                    try:
                        message: str | bytes = data.decode()
                    except UnicodeDecodeError:
                        message = data
                    answer = await s.say(socket, target, message)
                    if answer["kind"] != "refused":
                        # `seat: null` and the like are fit after all.
                        assert target.name in ("Say", "Ping"), (target.name, data[:99], answer)
                assert socket.now["view"] == before


def frame(opcode: int, data: bytes, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    length = len(data)
    short = length if length < 126 else 126 if length < 2**16 else 127
    head = bytes([fin << 7 | reserved << 4 | opcode, masked << 7 | short])
    head += b"" if short < 126 else struct.pack("!H" if short == 126 else "!Q", length)
    mask = os.urandom(4)
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if masked else head + data


PING = b'{"ping":1}'
FRAMES: dict[str, tuple[bytes, int | None]] = {
    "unmasked": (frame(1, PING, masked=False), 1002),
    "reserved bits": (frame(1, PING, reserved=1), 1002),
    "compressed, though not agreed": (frame(1, b"\xaa\x56" * 20, reserved=4), 1002),
    "reserved opcode": (frame(3, PING), 1002),
    "reserved control": (frame(11, PING), 1002),
    "control in pieces": (frame(9, PING, fin=False), 1002),
    "control too long": (frame(9, b"x" * 126), 1002),
    "more of nothing": (frame(0, PING), 1002),
    "two at once": (frame(1, PING, fin=False) + frame(1, PING), 1002),
    "no UTF-8": (frame(1, b"\xff\xfe{}"), 1007),
    "no UTF-8 in pieces": (frame(1, b"\xc3", fin=False) + frame(0, b"\x28"), 1007),
    "too large": (frame(1, b"x" * 70_000), 1009),
    "too large in pieces": (frame(1, b"x" * 40_000, fin=False) + frame(0, b"x" * 40_000), 1009),
    "a length of 2**63": (b"\x81\xff" + b"\xff" * 8 + b"mask", 1009),
    "a length of 2**62": (b"\x81\xff" + b"\x3f" + b"\xff" * 7 + b"mask", 1009),
    "close without a code": (frame(8, b"\x03"), 1002),
    "close with a code of nobody": (frame(8, struct.pack("!H", 1005)), 1002),
    "in pieces of a byte": (
        b"".join(frame(1 if i == 0 else 0, PING[i : i + 1], i == len(PING) - 1) for i in range(len(PING))),
        None,
    ),
    "binary": (frame(2, PING), None),
}


async def frames(s: Scene) -> None:
    for name, (data, code) in FRAMES.items():
        async with s.socket(await s.eve(), "eve") as socket:
            socket.raw.transport.write(data)
            if code is None:
                assert (await socket.next("pong", "refused"))["kind"] in ("pong", "refused")
                continue
            with pytest.raises(ConnectionClosed) as closed:
                await socket.next("never")
            assert closed.value.rcvd is not None, name
            assert closed.value.rcvd.code == code, name


async def handshakes(s: Scene) -> None:
    good = {
        "Host": "x", "Connection": "Upgrade", "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }  # fmt: skip
    odd: list[dict[str, str]] = [
        {"Sec-WebSocket-Version": "99"}, {"Sec-WebSocket-Key": "x"}, {"Sec-WebSocket-Key": ""},
        {"Upgrade": "h2c"},         {"Connection": "close"}, {"Content-Length": "5"},
        {"Sec-WebSocket-Extensions": "permessage-deflate; x=\x01"},
        {"Transfer-Encoding": "chunked"},
    ]  # fmt: skip
    for change in odd:
        for method in ("GET", "POST"):
            lines = "".join(f"{key}: {value}\r\n" for key, value in {**good, **change}.items())
            path = s.tables["bidding"]
            answer = await s.raw(f"{method} /ws/{path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"), 12)
            # Some mistakes do not matter; what answers is then a socket of somebody who watches.
            assert b" 5" not in answer, (change, answer)
    address = f"{s.address.replace('http', 'ws')}/ws/{s.tables['bidding']}"
    async with connect(address, proxy=None, compression="deflate") as raw:
        assert not raw.protocol.extensions, "no compression, so no bombs"
    async with connect(f"{address}?wire=99", proxy=None) as raw:
        assert b"wire" in (await raw.recv(decode=False))
    for path in ("/ws", "/ws/", "/ws/a/b", "/api/me", "/"):
        with pytest.raises((InvalidStatus, ConnectionClosed), match=r"404|403|4404|4500"):
            async with connect(s.address.replace("http", "ws") + path, proxy=None) as raw:
                await raw.recv()
    s.tried.add("SOCKET /ws/{table}")


async def smuggled(s: Scene) -> None:
    """A second request hidden in a first whose end is doubtful: one answer at most, and none is Ann's."""
    await asyncio.gather(*(_smuggled(s, target) for target in POSTS))


async def _smuggled(s: Scene, target: Target) -> None:
    path = target.name[5:].format(id=s.tables["lobby"], **EVERYWHERE)
    hidden = f"POST {path} HTTP/1.1\r\nHost: x\r\nCookie: pythia_guest={s.tokens['Ann']}\r\n"
    hidden += "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
    size = len(hidden)
    for head in (
        f"Content-Length: {size}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        f"Transfer-Encoding: chunked\r\nContent-Length: {size}\r\n\r\n0\r\n\r\n",
        f"Content-Length: 0\r\nContent-Length: {size}\r\n\r\n",
        f"Content-Length: {size}, 0\r\n\r\n",
        "Content-Length: -1\r\n\r\n",
        "Content-Length: +0\r\n\r\n",
        "Content-Length: 0x0\r\n\r\n",
        "Content-Length : 0\r\n\r\n",
        "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n0;x\n\r\n\r\n",
        "X: a\0b\r\n\r\n",
    ):
        first = "POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n"
        answer = await s.raw((first + head + hidden).encode())
        assert answer.count(b"HTTP/1.1 ") <= 1, (head, answer)
        assert not answer or answer.startswith(b"HTTP/1.1 4"), (head, answer)
    s.tried.add(target.name)


async def heads(s: Scene) -> None:
    long = "x" * 100_000
    for data in (
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        "GET /\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00",
        f"GET /{long} HTTP/1.1\r\n",
        f"GET / HTTP/1.1\r\nHost: x\r\nX: {long}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n" + "X: y\r\n" * 20_000,
        "GET / HTTP/1.1\nHost: x\n\n", "\r\n" * 1000 + "x", "G\0T / HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nCookie: " + "a=b; " * 5000 + "\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=0-,0-,0-\r\nConnection: close\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " + "gzip," * 2000 + "\r\nConnection: close\r\n\r\n",
    ):  # fmt: skip
        answer = await s.raw(data.encode("latin-1"))
        assert not answer.startswith(b"HTTP/1.1 5"), (data[:60], answer[:200])
        s.tried |= {"GET /", "GET /{path}"}


async def slow(s: Scene) -> None:
    """Heads and bodies that come byte by byte, or never: the connection is taken away from them."""

    async def trickle(first: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", s.port, local_addr=(STRANGERS_ADDRESS, 0))
        writer.write(first)
        gone = asyncio.ensure_future(reader.read())
        async with asyncio.timeout(WITHIN_S):
            while not gone.done():
                writer.write(b"x")
                await asyncio.wait([gone], timeout=0.2)
        assert not gone.exception() or isinstance(gone.exception(), ConnectionError)
        writer.close()

    firsts = [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: "]
    firsts.append(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n")
    for target in POSTS:
        path = target.name[5:].format(id=s.tables["lobby"], **EVERYWHERE)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        firsts.append(f"{head}Content-Length: 10000\r\n\r\n".encode())
        s.tried.add(target.name)
    await asyncio.gather(*(trickle(first) for first in firsts * 5))


ROWS = [
    Attack(
        "bodies",
        "no JSON, doubled keys, no Unicode, huge, deep, of wrong types",
        "413 or 422",
        BODIES,
        bodies,
    ),
    Attack(
        "records to play on from",
        "of matches that are not over; unfit, endless, too deep",
        "404, 413 or 422; nobody's match is shown",
        (Target("POST /api/tables"),),
        records,
    ),
    Attack(
        "messages",
        "the same on the socket of a seat",
        "refused, the socket stays",
        (*MESSAGES, *SOCKETS),
        messages,
    ),
    Attack(
        "frames", "every way to break the socket's protocol", "closed with the code for it", SOCKETS, frames
    ),
    Attack(
        "handshakes",
        "other versions, keys, methods, paths; compression asked for",
        "refused or without it",
        SOCKETS,
        handshakes,
        HURRIED,
    ),
    Attack(
        "smuggled requests",
        "a request hidden behind a doubtful length",
        "one refusal; the hidden one is never heard",
        POSTS,
        smuggled,
        HURRIED,
    ),
    Attack(
        "heads",
        "no, two, endless, binary, other protocols' request heads",
        "400, or closed",
        (Target("GET /"), Target("GET /{path}")),
        heads,
        HURRIED,
    ),
    Attack("slow requests", "heads and bodies byte by byte", "408, or closed", POSTS, slow, HURRIED),
]
