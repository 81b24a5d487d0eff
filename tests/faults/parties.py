"""Tables full of scripted players who play match after match, and what became of each."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from tests.every_game import all_options
from tests.faults.players import LOST, Address, Journal, Player

from pythia import games


@dataclass
class Game:
    """One match as its players saw it."""

    table: str
    journals: list[Journal]
    over: bool = False


@dataclass
class Party:
    """The people of one table. A fresh table is made when a match has ended, or could not be begun."""

    players: list[Player]
    body: dict[str, Any]
    matches: list[Game] = field(default_factory=list)
    on_end: Callable[[Game], None] = lambda game: None
    certain: bool = True
    ending: bool = False
    """No further match is begun."""

    @property
    def journals(self) -> list[Journal]:
        return [journal for match in self.matches for journal in match.journals]

    async def run(self) -> None:
        while not self.ending:
            table = await self._begun()
            if table is None:
                await asyncio.sleep(0.05)
                continue
            journals = [
                Journal(table, player.id, seat, self.certain) for seat, player in enumerate(self.players)
            ]
            match = Game(table, journals)
            self.matches.append(match)
            async with asyncio.TaskGroup() as playing:
                for player, journal in zip(self.players, journals, strict=True):
                    playing.create_task(player.play(journal, self.body["game"]))
            match.over = True
            self.on_end(match)

    async def _begun(self) -> str | None:
        """A table where all of them sit, dealt; None where the server went away or could not keep it."""
        host, *others = self.players
        try:
            for player in self.players:
                await player.introduce()
            made = (await host.post("/api/tables", self.body)).raise_for_status()
            table = str(made.json()["id"])
            for seat, player in enumerate(others, 1):
                (await player.post(f"/api/tables/{table}/sit", {"seat": seat})).raise_for_status()
            (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        except (*LOST, httpx.HTTPStatusError):
            return None
        return table

    async def close(self) -> None:
        for player in self.players:
            await player.close()


def _ends(options: Struct) -> bool:
    """Whether random players ever come to an end: not where each denial is held against all there is."""
    return (getattr(options, "variant", ""), getattr(options, "judge", "")) != ("antipodes", "oracle")


def parties(
    count: int, address: Address, dice: Random, line: Address | None = None, bots: int = 0, **more: Any
) -> list[Party]:
    """So many tables: every game and every number of people in turn; at the last few, one among bots."""
    made = []
    quiet_s = more.pop("quiet_s", 10.0)
    for number in range(count):
        alone = number >= count - bots
        # Bots at a game of speed take their time, as people do: too long for this.
        names = [name for name in games.names() if not (alone and games.load(name).is_of_speed)]
        name = names[number % len(names)]
        least, most = games.load(name).players.start, min(4, games.load(name).players.stop - 1)
        seats = least + number // len(games.names()) % (most - least + 1)
        people = 1 if alone else seats
        options = msgspec.to_builtins(dice.choice(list(filter(_ends, all_options(games.load(name))))))
        level = games.load(name).levels[0]
        body = {"game": name, "players": seats, "bots": level, "options": options, **more}
        players = []
        for seat in range(people):
            player = Player(f"t{number}s{seat}", address, Random(dice.random()), quiet_s)
            player.line = line or address
            players.append(player)
        made.append(Party(players, body, certain=line is None))
    return made
