"""Run where Omens is installed: its laws, what it leaks, a match in the terminal and one at a server's table.

python -m tests.examples.play_omens FOLDER
"""

import asyncio
import sys
from itertools import islice
from pathlib import Path
from random import Random

from tests.cli.test_plain import Guesser, sit
from tests.every_game import all_options
from tests.leaks.checks import check_at_socket, check_in_process
from tests.leaks.probe import probing
from tests.leaks.samples import pairs_without_end
from tests.server.house import guest, house

import pythia
from pythia import games
from pythia.table.chance import seed_from
from pythia.table.conformance import check
from pythia.table.replay import verify
from pythia.text import LANGUAGES

NAME = "omens"
SEARCH = "oracle"
"""A level that the game does not have itself: it can imagine states, so the house's search plays it."""


def laws() -> None:
    game = games.load(NAME)
    for players in game.players:
        for options in all_options(game):
            for number in range(5):
                record = check(game, players, options, seed_from(f"{players} {options} {number}"))
                assert f'"game":"{NAME}"' in record[0]


def from_python() -> None:
    for level in ("novice", SEARCH):
        match = pythia.new(NAME, players=3, seed="a word", bots=level)
        assert len(list(match.play())) == 3 * 4
        assert match.over
        assert verify(match.record())[0].state == match.position.state


def in_the_terminal(folder: Path) -> None:
    for language in LANGUAGES:
        person = Guesser(f"{NAME} {language}", thinks_s=1.0)
        session, record = sit(folder / language, NAME, {}, language, person, person.now)
        assert session.match.result.over
        assert verify(record.read_bytes())[0].state == session.match.state


async def at_a_table(folder: Path) -> None:
    async with house(folder) as h, guest(h.address) as ann:
        me = await ann.get("/api/me")
        assert [game["name"] for game in me["games"]][-1] == NAME, "after ours"
        shown = (await ann.get("/api/games"))["games"][-1]
        assert [choice["path"] for choice in shown["choices"]] == [["length"]]
        assert "<svg" in (await ann.http.get(shown["picture"])).text
        made = await ann.post("/api/tables", {"game": NAME, **me["games"][-1]["quick"], "start": True}, 201)
        async with ann.at(made["id"]) as one:
            await one.play(Random(2))
        assert SEARCH in me["games"][-1]["levels"]
        table = await ann.table(game=NAME, players=3, bots=SEARCH, options={}, start=True)
        async with ann.at(table) as one:
            await one.play(Random(1))
        record = await ann.http.get(f"/api/tables/{table}/record")
        match, _ = verify(record.content)
        assert match.result.over
        assert (await ann.get(f"/api/tables/{table}/replay"))["game"] == NAME


async def leaks(folder: Path) -> None:
    for pair in islice(pairs_without_end(NAME, Random("leaks"), 0.2), 300):
        check_in_process(pair)
    async with probing(folder) as probe:
        for pair in islice(pairs_without_end(NAME, Random("socket"), 0.2), 12):
            await check_at_socket(probe, pair)


if __name__ == "__main__":
    base = Path(sys.argv[1])
    laws()
    from_python()
    in_the_terminal(base / "terminal")
    asyncio.run(at_a_table(base / "table"))
    asyncio.run(leaks(base / "leaks"))
    print("all of it")
