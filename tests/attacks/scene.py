"""A real server with two people's tables in every phase, and somebody who means them harm."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from msgspec.structs import replace
from tests.attacks.targets import Target
from tests.server.house import LINES, QUICK, WITHIN_S, Guest, House, Socket, guest, house, plain
from websockets.asyncio.client import connect

from pythia.server.http.origins import COOKIE
from pythia.server.limits import Limits
from pythia.server.settings import Settings

STRANGERS_ADDRESS = "127.0.0.66"
"""The attacker's own, so that what is counted by address can be told apart."""
PHASES = ("lobby", "bidding", "playing", "over")


class Attack(NamedTuple):
    name: str
    tries: str
    must: str
    on: Collection[Target]
    act: Callable[["Scene"], Awaitable[None]]
    settings: Settings = QUICK


class Staged(NamedTuple):
    """What the scene was before anybody meant harm."""

    folder: Path
    tables: dict[str, str]
    tokens: dict[str, str]
    acked: dict[str, Any]
    """A message of Ann's that was done."""
    led: str
    """Who laid the only card, and may take it back."""


async def stage(folder: Path) -> Staged:
    """Ann's and Ben's tables, one in each phase, and Eve's own."""
    tables, dice = {}, Random(1)
    async with (
        house(folder) as h,
        guest(h.address, "Ann") as ann,
        guest(h.address, "Ben") as ben,
        guest(h.address, "Eve") as eve,
    ):
        for phase in PHASES[:3]:
            options = {"length": "short", "takeback": True}
            tables[phase] = await ann.table(open=True, players=3 if phase == "lobby" else 2, options=options)
            await ben.post(f"/api/tables/{tables[phase]}/sit", {"seat": 1})
        for phase in PHASES[1:3]:
            await ann.post(f"/api/tables/{tables[phase]}/start")
        async with ann.at(tables["playing"]) as one, ben.at(tables["playing"]) as two:
            acked: dict[str, Any] = {"id": "ann-1", "do": one.choice(dice)}
            assert (await one.do(acked["do"], acked["id"]))["kind"] == "ack"
            assert (await two.do(two.choice(dice)))["kind"] == "ack"
            for each in (one, two):
                while each.now["view"]["phase"] != "play":
                    await each.receive()
            leads = one if one.my_turn else two
            assert (await leads.do(leads.choice(dice)))["kind"] == "ack"
        tables["over"] = await ann.table(start=True)
        async with ann.at(tables["over"]) as alone:
            await alone.play(dice)
        tables["eve"] = await eve.table(start=True)
        async with eve.at(tables["eve"]) as hers:
            # From here on nothing changes there but by her.
            while not hers.now["view"]["seats"][1]["has_bid"]:
                await hers.receive()
        tokens = {name: who.http.cookies[COOKIE] for name, who in (("Ann", ann), ("Ben", ben), ("Eve", eve))}
    return Staged(folder, tables, tokens, acked, "Ann" if leads is one else "Ben")


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


EVERYWHERE = {"path": "x", "game": "prophecy", "lesson": "first", "file": "en.ftl"}
"""What stands in a path where it is not said."""


class Scene:
    def __init__(self, staged: Staged, h: House, stack: AsyncExitStack) -> None:
        self.house, self.tables, self.tokens, self.acked = h, staged.tables, staged.tokens, staged.acked
        self.led, self.address = staged.led, h.address
        self.port = int(h.address.rpartition(":")[2])
        self.tried: set[str] = set()
        self._stack = stack

    async def guest(self, token: str | None, stranger: bool = False) -> Guest:
        """Whoever this token makes them, from their own address or the attacker's."""
        someone = Guest(self.address)
        await someone.http.aclose()
        transport = httpx.AsyncHTTPTransport(
            local_address=STRANGERS_ADDRESS if stranger else "127.0.0.1", limits=LINES
        )
        someone.http = await self._stack.enter_async_context(
            httpx.AsyncClient(base_url=self.address, transport=transport, timeout=WITHIN_S, trust_env=False)
        )
        if token is not None:
            someone.http.cookies.set(COOKIE, token, domain="127.0.0.1")
        return someone

    async def ann(self) -> Guest:
        return await self.guest(self.tokens["Ann"])

    async def eve(self) -> Guest:
        return await self.guest(self.tokens["Eve"], stranger=True)

    # ------------------------------------------------------------------------------------ trying

    async def ask(self, who: Guest, target: Target, phase: str = "lobby", **more: Any) -> httpx.Response:
        """One try of a route; whatever comes of it, the server has not failed."""
        self.tried.add(target.name)
        method, _, path = target.name.partition(" ")
        path = path.format(id=self.tables.get(phase, phase), **EVERYWHERE)
        if method == "POST" and not {"json", "content", "data", "files"} & more.keys():
            more = {"json": target.body or {}, **more}
        answer = await who.http.request(more.pop("method", method), path, **more)
        assert answer.status_code < 500, (target.name, answer.status_code, answer.text)
        if answer.status_code >= 400 and target.name != "GET /api/schema/{path}":
            assert answer.json()["error"]["id"], answer.text
        return answer

    async def refused(
        self,
        who: Guest,
        target: Target,
        status: int,
        why: str | None = None,
        phase: str = "lobby",
        **more: Any,
    ) -> None:
        answer = await self.ask(who, target, phase, **more)
        told = (target.name, phase, more, answer.text)
        assert answer.status_code == status, (answer.status_code, *told)
        assert why is None or answer.json()["error"]["id"] == why, told
        assert "set-cookie" not in answer.headers, told

    @asynccontextmanager
    async def socket(self, who: Guest, phase: str, **more: Any) -> AsyncIterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"{self.address.replace('http', 'ws')}/ws/{self.tables.get(phase, phase)}"
        async with connect(address, additional_headers=headers, proxy=None, **more) as raw:
            self.tried.add("SOCKET /ws/{table}")
            yield await Socket(raw).greeted()

    async def say(self, socket: Socket, target: Target, message: Any = None) -> dict[str, Any]:
        """One try of a message, and its answer."""
        self.tried.add(target.name)
        await socket.send(target.body if message is None else message)
        answer = await socket.next("ack", "refused", "pong")
        assert answer.get("message", {}).get("id") != "server-failed", (target, message)
        return answer

    async def raw(self, data: bytes, most: int = -1) -> bytes:
        """Bytes on a connection of the attacker's, and what comes back until the server closes it."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(STRANGERS_ADDRESS, 0)
        )
        try:
            writer.write(data)
            async with asyncio.timeout(WITHIN_S):
                return await reader.read(most)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    # ----------------------------------------------------------------------------------- judging

    async def look(self) -> dict[str, Any]:
        """All that Ann and Ben have: what is stored of it, and what they are shown."""
        seen: dict[str, Any] = {}
        for phase in PHASES:
            table = self.tables[phase]
            row = await self.house.lobby.store.table(table)
            steps = await self.house.lobby.store.steps(table)
            assert row is not None, f"the table is gone: {phase}"
            seen[phase] = plain([msgspec.to_builtins(replace(row, updated=0)), steps])
            room = await self.house.lobby.room(table)
            seats = range(room.facts.players)
            match = room.match
            if match is not None:
                seen[f"{phase} shown"] = plain([(match.view(s), match.offers(s)) for s in seats])
        for name in ("Ann", "Ben"):
            me = await (await self.guest(self.tokens[name])).get("/api/me")
            seen[name] = (
                me["guest"],
                me["name"],
                sorted({table["id"] for table in me["tables"]} & set(self.tables.values())),
            )
        return seen

    async def goes_on(self) -> None:
        """The server answers, and the people's match goes on from where it was."""
        ann = await self.ann()
        assert (await ann.get("/healthz"))["ok"]
        async with ann.at(self.tables["bidding"]) as one:
            assert one.my_turn
            assert (await one.do(one.choice(Random(2)), "goes-on"))["kind"] == "ack"


@asynccontextmanager
async def scene(staged: Staged, folder: Path, settings: Settings) -> AsyncIterator[Scene]:
    shutil.copytree(staged.folder, folder / "data")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client's page")
    (static / "assets" / "app.js").write_text("1;" * 3_000_000)
    secrets = folder / "static-secret"
    secrets.mkdir()
    (secrets / "secret.txt").write_text("SECRET")
    (folder / "secret.txt").write_text("SECRET")
    (static / "link.txt").symlink_to(folder / "secret.txt")
    (static / "linked").symlink_to(secrets)
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        async with AsyncExitStack() as stack:
            h = await stack.enter_async_context(house(folder / "data", replace(settings, static=static)))
            found = Scene(staged, h, stack)
            yield found
        assert not errors.found
    finally:
        logging.getLogger().removeHandler(errors)


def limited(**limits: Any) -> Settings:
    return replace(QUICK, limits=Limits(**limits))
