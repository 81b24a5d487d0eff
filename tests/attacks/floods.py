"""Attacks by sheer number: messages, requests, connections, guests, tables; and by not listening."""

import asyncio
import socket as sockets

import pytest
from msgspec.structs import replace
from tests.attacks.scene import STRANGERS_ADDRESS, Attack, Scene, limited
from tests.attacks.targets import EXAMPLES, GETS, MESSAGES, POSTS, SOCKETS, Target
from tests.server.house import QUICK, WITHIN_S, guest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pythia.server.bounds import Rate
from pythia.server.table.room import MAX_WATCHERS_OF_ADDRESS

MADE = Target("POST /api/tables", EXAMPLES["POST /api/tables"])
NAMED = Target("POST /api/me", EXAMPLES["POST /api/me"])
FEW = limited(gets=Rate(0.01, 60), posts=Rate(0.01, 60))


async def messages(s: Scene) -> None:
    """Two thousand messages at once; meanwhile Ann acts, and is not kept waiting behind them."""
    ann = await s.ann()
    for target in MESSAGES:
        # What it has sent waits on its side of the line for long: nobody waits for its farewell.
        loudly = s.socket(await s.eve(), "eve", close_timeout=0)
        async with loudly as loud, s.socket(ann, "bidding") as one:
            data = [target.body if n % 3 else "x" for n in range(2000)]
            sending = asyncio.create_task(_send_all(loud, data))
            for _ in range(20):
                await one.send({"ping": 1})
                await one.next("pong")
            refused = await loud.next("refused")
            while refused["message"]["id"] != "too-fast":
                refused = await loud.next("refused")
            assert loud.raw.protocol.state.name == "OPEN"
            sending.cancel()
        s.tried.add(target.name)


async def _send_all(socket: object, data: list[object]) -> None:
    for message in data:
        await socket.send(message)  # type: ignore[attr-defined]


async def requests(s: Scene) -> None:
    """Each route, more often than anybody needs; one address's haste is its own."""
    eve, ann = await s.eve(), await s.ann()

    async def at_once(target: Target, headers: list[dict[str, str]]) -> list[int]:
        """Who asks too fast hears so a little later: nobody waits for one answer after the other."""
        return [
            answer.status_code
            for answer in await asyncio.gather(*(s.ask(eve, target, headers=each) for each in headers))
        ]

    for target in (*GETS, *POSTS):
        await at_once(target, [{}] * 8)
    others = [
        dict.fromkeys(("X-Forwarded-For", "X-Real-IP"), address) | {"Forwarded": f"for={address}"}
        for address in ("10.0.0.0", "10.0.0.1", "10.0.0.2")
    ]
    for target in (*GETS, *POSTS):
        told = await at_once(target, [{}] * 3)
        assert 429 in told, target
        told += await at_once(target, others)
        assert told.count(429) >= 5, (target, told, "other addresses in headers are no other addresses")
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def guests(s: Scene) -> None:
    status = []
    for _ in range(40):
        nobody = await s.guest(None, stranger=True)
        status.append((await s.ask(nobody, NAMED)).status_code)
    assert status.count(429) >= 25
    async with guest(s.address, "Dan") as other:
        assert (await other.get("/api/me"))["name"] == "Dan"


async def tables(s: Scene) -> None:
    eve, ann = await s.eve(), await s.ann()
    status = [(await s.ask(eve, MADE)).status_code for _ in range(40)]
    assert status.count(429) >= 25
    await s.ask(eve, Target("POST /api/tables/{id}/rematch"), "eve")
    assert await ann.table()


async def tables_of_nobody(s: Scene) -> None:
    """As many tables as may be awake, none of them looked at, make room for one that is wanted."""
    eve, ann = await s.eve(), await s.ann()
    made = [await eve.http.post("/api/tables", json=MADE.body) for _ in range(60)]
    s.tried.add(MADE.name)
    assert {answer.status_code for answer in made} <= {201, 503}
    table = None
    async with asyncio.timeout(WITHIN_S):
        while table is None:
            answer = await ann.http.post("/api/tables", json=MADE.body)
            table = answer.json().get("id")
            await asyncio.sleep(0.1)
    async with ann.at(table) as one:
        assert one.summary["phase"] == "lobby"
    for answer in made:
        if answer.status_code == 201:
            await s.ask(eve, Target("GET /api/tables/{id}"), answer.json()["id"])


async def connections(s: Scene) -> None:
    """More connections than one address may hold: the rest is closed, and others still come in."""
    held = [
        await asyncio.open_connection("127.0.0.1", s.port, local_addr=(STRANGERS_ADDRESS, 0))
        for _ in range(120)
    ]
    ends = [asyncio.ensure_future(reader.read()) for reader, _ in held]
    async with asyncio.timeout(WITHIN_S):
        while sum(end.done() for end in ends) < 70:
            await asyncio.sleep(0.05)
    assert sum(end.done() for end in ends) <= 120
    for end in ends:
        end.cancel()
    await asyncio.gather(*ends, return_exceptions=True)
    for _, writer in held:
        writer.close()


async def many_sockets(s: Scene) -> None:
    eve, ann = await s.eve(), await s.ann()
    address = f"{s.address.replace('http', 'ws')}/ws/{s.tables['bidding']}"
    held = [await connect(address, proxy=None, local_addr=(STRANGERS_ADDRESS, 0)) for _ in range(50)]
    for _ in range(5):
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, proxy=None, local_addr=(STRANGERS_ADDRESS, 0))
    async with s.socket(ann, "bidding") as one:
        assert one.my_turn
    for raw in held:
        await raw.close()
    async with s.socket(eve, "bidding", local_addr=(STRANGERS_ADDRESS, 0)):
        pass


async def crowd_of_watchers(s: Scene) -> None:
    """One address cannot take all the room that a table has for watchers."""
    address = f"{s.address.replace('http', 'ws')}/ws/{s.tables['bidding']}"
    held = [
        await connect(address, proxy=None, local_addr=(STRANGERS_ADDRESS, 0))
        for _ in range(MAX_WATCHERS_OF_ADDRESS)
    ]
    for raw in held:
        await raw.recv()
    async with connect(address, proxy=None, local_addr=(STRANGERS_ADDRESS, 0)) as one_more:
        with pytest.raises(ConnectionClosed) as closed:
            await one_more.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    async with s.socket(await s.guest(None), "bidding"), s.socket(await s.ann(), "bidding") as one:
        assert one.my_turn
    for raw in held:
        raw.transport.abort()
    s.tried.add("SOCKET /ws/{table}")


def _deaf(s: Scene) -> sockets.socket:
    """A connection that will never read."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.bind((STRANGERS_ADDRESS, 0))
    raw.connect(("127.0.0.1", s.port))
    raw.setblocking(False)
    return raw


async def slow_readers(s: Scene) -> None:
    """Sockets and downloads whose owner never reads: let go of, while the others play."""
    ann, loop = await s.ann(), asyncio.get_running_loop()
    deaf = []
    upgrade = (
        f"GET /ws/{s.tables['bidding']} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    )
    upgrade += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    for request in ("GET /assets/app.js HTTP/1.1\r\nHost: x\r\n\r\n" * 3, upgrade):
        raw = _deaf(s)
        await loop.sock_sendall(raw, request.encode())
        deaf.append(raw)
    pings = b"\x89\xfd" + b"\0\0\0\0" + b"x" * 125
    gone = asyncio.create_task(_until_gone(deaf[1], pings * 200))
    async with s.socket(ann, "bidding") as one:
        for _ in range(20):
            await one.send({"ping": 1})
            await one.next("pong")
    async with asyncio.timeout(WITHIN_S):
        await gone
        await _until_gone(deaf[0], b"")
    for raw in deaf:
        raw.close()
    s.tried |= {"SOCKET /ws/{table}", "GET /{path}"}


async def _until_gone(raw: sockets.socket, data: bytes) -> None:
    """Sends, and never reads, until the server has cut the connection."""
    loop = asyncio.get_running_loop()
    try:
        while not raw.getsockopt(sockets.SOL_SOCKET, sockets.SO_ERROR):
            try:
                async with asyncio.timeout(0.2):
                    await loop.sock_sendall(raw, data or b"x")
            except TimeoutError:
                pass
            await asyncio.sleep(0.02)
    except ConnectionError:
        return


ROWS = [
    Attack(
        "flood of messages",
        "two thousand at once on a socket, fit and unfit",
        "too-fast; who shares the server plays on",
        MESSAGES,
        messages,
    ),
    Attack(
        "flood of requests",
        "each route again and again, other addresses in headers",
        "429, for this address alone",
        (*GETS, *POSTS),
        requests,
        FEW,
    ),
    Attack(
        "flood of guests",
        "a new guest with each request",
        "429",
        (NAMED,),
        guests,
        limited(guests=Rate(0.1, 10)),
    ),
    Attack(
        "flood of tables",
        "table after table from one address",
        "429",
        (MADE,),
        tables,
        limited(tables=Rate(0.1, 10)),
    ),
    Attack(
        "tables of nobody",
        "as many tables as the server keeps awake",
        "those that nobody looks at make room",
        (MADE,),
        tables_of_nobody,
        replace(QUICK, most_tables=20),
    ),
    Attack(
        "flood of connections",
        "more than one address may hold",
        "closed",
        (),
        connections,
        limited(connections=50),
    ),
    Attack(
        "flood of sockets",
        "more than one address may hold",
        "403 until one is closed",
        SOCKETS,
        many_sockets,
        limited(sockets=50),
    ),
    Attack(
        "crowd of watchers",
        "all of a table's room for watchers from one address",
        "4429 for that address",
        SOCKETS,
        crowd_of_watchers,
    ),
    Attack(
        "slow readers",
        "downloads and sockets that are never read, while pings go on",
        "cut",
        (*SOCKETS, Target("GET /{path}")),
        slow_readers,
        replace(QUICK, stuck_s=3.0),
    ),
]
