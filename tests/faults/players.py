"""Scripted players over real sockets. Each keeps a journal of all it sent and of all it was told.

They choose among the offers they are sent, mostly by chance. Whatever happens to the line they come back and
send again, under the same ids, what has not been answered; as the browser does.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import httpx
import msgspec
from tests.server.house import Guest, plain
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from pythia import games
from pythia.bots.random_legal import RandomLegal
from pythia.contract import Budget, Offer

LOST = (WebSocketException, OSError, TimeoutError, httpx.TransportError)
"""How a line ends that nobody meant to end."""
AGAIN = {"store-failed", "store-busy", "table-busy", "too-fast", "server-stops"}
"""Refusals of the moment: the same may be asked again."""
AGAIN_S = 0.1
REMEMBERED = 50
"""A view's acks hold at least so many of one's latest ids."""
TALKS, TAKES_BACK = 0.04, 0.02
"""How often a player says something with its action, and takes one back."""

Address = Callable[[], Awaitable[str]]


@dataclass
class Sent:
    """A message under an id of the player's own, and what came of it."""

    body: dict[str, Any]
    acked: bool = False
    n: int | None = None
    """The update it was acknowledged with; None where only a view's `acks` told of it."""
    refused: bool = False
    """For good: it is not sent again."""


@dataclass
class Journal:
    """What one player saw of one table."""

    table: str
    guest: str
    seat: int
    certain: bool = True
    """Nothing stands between player and server that could answer a copy of what was refused."""
    sent: dict[str, Sent] = field(default_factory=dict)
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    """Views and updates by their number; an update, which has more in it, takes a view's place."""
    wrong: list[str] = field(default_factory=list)
    """What no server may do, noted as it happens."""
    resumed: int = 0
    unstored: int = 0
    """Refusals because the store failed."""
    over: bool = False
    _known: tuple[int, set[str]] | None = None
    """What was told and acknowledged before the line in use: on it, a proxy may tell a view late."""

    def open_line(self) -> None:
        self._known = self.latest, set(self.acked[-REMEMBERED:])

    @property
    def acked(self) -> list[str]:
        return [key for key, sent in self.sent.items() if sent.acked]

    @property
    def waiting(self) -> list[str]:
        """What has not been answered yet."""
        return [key for key, sent in self.sent.items() if not sent.acked and not sent.refused]

    @property
    def finished(self) -> bool:
        return self.over and not self.waiting

    @property
    def latest(self) -> int:
        return max(self.told, default=0)

    def note(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "view":
                self._resume(message)
            case "update":
                self._tell(message)
            case "ack":
                self._ack(message["id"], message["n"])
            case "refused":
                reason = message["message"]["id"]
                self.unstored += reason == "store-failed"
                if message["id"] in self.sent and reason not in AGAIN:
                    self.sent[message["id"]].refused = True
            case "over":
                self.over = True

    def _tell(self, message: dict[str, Any]) -> None:
        before = self.told.get(message["n"])
        if before is not None and any(before[key] != message[key] for key in ("view", "offers")):
            self.wrong.append(f"update {message['n']} was told twice, and differently")
        if before is None or message["kind"] == "update":
            self.told[message["n"]] = message

    def _ack(self, id: str, n: int | None) -> None:
        sent = self.sent.get(id)
        if sent is None:
            self.wrong.append(f"{id} was acknowledged and never sent")
            return
        if n is not None and sent.n not in (None, n):
            self.wrong.append(f"{id} was acknowledged as update {sent.n} and as {n}")
        sent.acked, sent.n = True, sent.n if n is None else n

    def _resume(self, view: dict[str, Any]) -> None:
        """All that was acknowledged or told before must still be so."""
        self.resumed += 1
        latest, acked = self._known or (self.latest, set(self.acked[-REMEMBERED:]))
        if view["n"] < latest:
            self.wrong.append(f"LOST: update {latest} was told, and the table is back at {view['n']}")
        if lost := acked - set(view["acks"]):
            self.wrong.append(f"LOST: acknowledged, and unknown after coming back: {sorted(lost)}")
        for key in view["acks"]:
            self._ack(key, None)
        self._tell(view)


class Player:
    def __init__(self, name: str, address: Address, dice: Random, quiet_s: float = 10.0) -> None:
        self.name, self.dice = name, dice
        self.line: Address = address
        """Where its sockets go: the server's address, or a proxy's."""
        self._address, self._quiet_s = address, quiet_s
        self._guest = Guest("")
        self.id = ""
        self._ids = 0

    async def close(self) -> None:
        await self._guest.http.aclose()

    # ---------------------------------------------------------------------------------------- HTTP

    async def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        self._guest.http.base_url = httpx.URL(await self._address())
        return await self._guest.http.post(path, json=body or {})

    async def ready(self) -> int:
        """What the server answers when it is asked whether it can keep anything."""
        self._guest.http.base_url = httpx.URL(await self._address())
        return (await self._guest.http.get("/readyz")).status_code

    async def introduce(self) -> None:
        if not self.id:
            answer = (await self.post("/api/me", {"name": self.name})).raise_for_status()
            self.id = answer.json()["guest"]

    # -------------------------------------------------------------------------------------- playing

    async def play(self, journal: Journal, game: str) -> None:
        """To the end of the match, over as many lines as that takes."""
        while not journal.finished:
            try:
                self._guest.address = await self.line()
                async with self._guest.connection(
                    journal.table, compression=None, ping_interval=None, close_timeout=0.5
                ) as raw:
                    await _Sitting(self, journal, game, raw).play(self._quiet_s)
            except LOST:
                await asyncio.sleep(0.02)

    def new_id(self) -> str:
        self._ids += 1
        return f"{self.name}-{self._ids}"


class _Sitting:
    """A player on one line."""

    def __init__(self, player: Player, journal: Journal, game: str, raw: ClientConnection) -> None:
        self._player, self._journal, self._raw = player, journal, raw
        self._game = games.load(game)
        # By chance alone a match of Quest takes thousands of actions.
        choosing = partial(self._game.bot, "novice") if game == "quest" else partial(RandomLegal, self._game)
        self._bot = choosing(player.dice)
        self._numbers: set[int] = set()
        self._greeted = False

    async def play(self, quiet_s: float) -> None:
        patience = 2
        self._journal.open_line()
        try:
            while not self._journal.finished:
                try:
                    async with asyncio.timeout(quiet_s):
                        message = msgspec.json.decode(await self._raw.recv())
                except TimeoutError:
                    # Half open, perhaps: whoever is there answers.
                    patience -= 1
                    if patience == 0:
                        raise
                    await self._raw.send('{"ping":1}')
                    continue
                patience = 2
                await self._hear(message)
        finally:
            self._count()

    async def _hear(self, message: dict[str, Any]) -> None:
        self._journal.note(message)
        kind = message["kind"]
        if kind == "probe":
            await self._raw.send(f'{{"echo":{message["probe"]}}}')
            return
        if kind in ("view", "update"):
            self._numbers.add(message["n"])
        if kind == "view":
            self._greeted = True
            for key in self._journal.waiting:
                await self._send(key)
        elif kind == "refused" and message["id"] in self._journal.waiting:
            await asyncio.sleep(AGAIN_S)
            await self._send(message["id"])
        if self._greeted and not any("do" in self._journal.sent[key].body for key in self._journal.waiting):
            await self._act()

    def _count(self) -> None:
        """A line is told every update from its view on, and each in its turn."""
        if self._numbers and len(self._numbers) != max(self._numbers) - min(self._numbers) + 1:
            missing = set(range(min(self._numbers), max(self._numbers))) - self._numbers
            self._journal.wrong.append(f"updates {sorted(missing)} were not told")

    async def _send(self, id: str) -> None:
        await self._raw.send(msgspec.json.encode({"id": id, **self._journal.sent[id].body}).decode())

    async def _act(self) -> None:
        """Acts if it may, in the latest position it knows; nothing of its own is unanswered."""
        journal, dice = self._journal, self._player.dice
        now = journal.told[journal.latest]
        done = max((sent.n or 0 for sent in journal.sent.values()), default=0)
        offers = [offer for offer in now["offers"] if offer["verb"] != "undo"]
        if done > now["n"]:
            return
        ids = []
        if len(offers) < len(now["offers"]) and dice.random() < TAKES_BACK:
            ids.append(self._note({"do": {"do": "undo"}}))
        elif offers:
            view = msgspec.convert(now["view"], self._game.view_type)
            action = self._bot.choose(view, msgspec.convert(offers, list[Offer]), Budget())
            ids.append(self._note({"do": plain(action)}))
            if dice.random() < TALKS:
                ids.append(self._note({"say": "text", "text": f"{self._player.name} is here"}))
        for key in ids:
            await self._send(key)

    def _note(self, body: dict[str, Any]) -> str:
        key = self._player.new_id()
        self._journal.sent[key] = Sent(body)
        return key
