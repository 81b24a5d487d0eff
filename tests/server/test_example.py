"""The bot of `docs/examples` sits down at a real table and plays to the end."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from tests.server.house import WITHIN_S, guest, house

from pythia.table.record import load_header
from pythia.table.replay import verify

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text().splitlines()) <= 30


def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(players=2)
            bots = [
                await asyncio.create_subprocess_exec(
                    *(sys.executable, str(BOT), f"{h.address}/t/{table}", name),
                    env={**os.environ, "NO_PROXY": "127.0.0.1"},
                )
                for name in ("One",)
            ]
            async with ann.at(table) as one:
                while [seat["who"] for seat in one.summary["seats"]].count("person") < 2:
                    await one.next("table")
                await ann.post(f"/api/tables/{table}/start")
                await one.play(Random(1))
                for bot in bots:
                    assert await asyncio.wait_for(bot.wait(), WITHIN_S) == 0
            record = await ann.http.get(f"/api/tables/{table}/record")
            verify(record.content)
            assert {"One"} < set(load_header(record.content.splitlines()[0])[0].names or ())

    asyncio.run(scenario())
