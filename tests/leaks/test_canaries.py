"""Secrets of a whole evening, looked for in every byte that anybody but their owner was sent."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from tests.leaks.checks import Leaked, search
from tests.leaks.planted import the_seed_among_a_tables_facts
from tests.leaks.probe import Transcript
from tests.server.house import Guest, House, Socket, guest, house

from pythia.server.http.origins import COOKIE
from pythia.server.ids import hashed


class Somebody:
    """A guest, all that it was sent, and what of it is nobody else's business."""

    def __init__(self, browser: Guest) -> None:
        self.browser = browser
        self.heard = Transcript()
        self.own: list[bytes] = []
        browser.http.event_hooks = {"response": [self._keep]}

    async def _keep(self, answer: httpx.Response) -> None:
        await answer.aread()
        headers = b"\n".join(b"%s: %s" % each for each in answer.headers.raw)
        self.heard.sent.append((str(answer.request.url), headers + b"\n\n" + answer.content))

    async def settle(self, name: str) -> None:
        await self.browser.post("/api/me", {"name": name})
        link = (await self.browser.post("/api/me/link"))["path"].partition("=")[2]
        token = self.browser.http.cookies[COOKIE]
        self.own = [token.encode(), hashed(token), link.encode(), hashed(link)]

    def listened(self, socket: Socket) -> None:
        self.heard.sent += [(each["kind"], msgspec.json.encode(each)) for each in socket.heard]


async def an_evening(at: House) -> None:
    """Two people and a bot play, a third watches; nobody is sent what is another's."""
    dice = Random(7)
    async with AsyncExitStack() as open_:
        people = []
        for name in ("Ann", "Ben", "Cy"):
            browser = await open_.enter_async_context(guest(at.address, None))
            people.append(Somebody(browser))
            await people[-1].settle(name)
        ann, ben, cy = people
        table = await ann.browser.table(players=3, open=True)
        await cy.browser.get("/api/tables")
        await ben.browser.post(f"/api/tables/{table}/sit", {"seat": 1})
        await ann.browser.post(f"/api/tables/{table}/start")
        sockets = [await open_.enter_async_context(each.browser.at(table)) for each in people]
        room = await at.lobby.room(table)
        playing = [asyncio.create_task(socket.play(Random(dice.random()), 8)) for socket in sockets[:2]]
        await asyncio.gather(*playing)
        for someone in people:
            for path in ("", "/record", "/verify", "/replay"):
                await someone.browser.http.get(f"/api/tables/{table}{path}")
            await someone.browser.get("/api/me")
        await sockets[2].send({"ping": 1})
        await sockets[2].next("pong")
        for someone, socket in zip(people, sockets, strict=True):
            someone.listened(socket)
            assert room.phase == "running"
            others = [secret for other in people if other is not someone for secret in other.own]
            search(someone.heard, [*others, room.table.seed])
            assert len(someone.heard.sent) > 20


def test_an_evening_gives_no_secret_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            await an_evening(at)

    asyncio.run(main())


def test_one_that_does_is_caught(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at:
            with pytest.MonkeyPatch.context() as patch:
                the_seed_among_a_tables_facts(patch, at.lobby)
                await an_evening(at)

    with pytest.raises(Leaked):
        asyncio.run(main())
