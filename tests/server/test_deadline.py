"""A bot that thinks for ever: its table goes on, and its process is replaced."""

import asyncio
import logging
import os
import time
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, guest, house

from pythia.bots.seating import offers_to
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.offers import expand
from pythia.server.table import bot_pool
from pythia.server.table.bot_pool import BotPool, Question, answer_to, decoded, question
from pythia.table.chance import seed_from
from pythia.table.match import Match, open_match


def never(asked: Question) -> tuple[bytes, int]:
    """Runs in a worker, in place of `answer_to`."""
    while True:
        time.sleep(0.01)


def asked() -> tuple[Match, Question]:
    match = open_match(GAME, 2, Options(), seed_from("deadline"))[0].match
    return match, question(match, 0, "novice", "dice", ())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_thinks_for_ever_does_anything_legal_and_the_next_is_asked_as_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, posed = asked()

    async def scenario() -> None:
        pool = BotPool(1, 0.5)
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool, "answer_to", never)
            chosen = (await pool.choose(posed, "", "")).action
        cards = {tuple(each["cards"]) for offer in offers_to(match, 0) for each in expand(offer)}
        assert tuple(sorted(chosen.cards)) in {tuple(sorted(each)) for each in cards}
        assert [record.message for record in caplog.records] == ["bot-stuck"]
        # This one has time: however busy the machine is, its own choice is what comes.
        pool._deadline_s = 300.0
        answer, at = answer_to(posed)
        assert await pool.choose(posed, "", "") == (decoded(posed, answer), at)
        pool.close()

    with caplog.at_level(logging.WARNING, "pythia"):
        asyncio.run(scenario())


def test_the_process_of_one_that_thinks_for_ever_is_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    _, posed = asked()

    async def scenario() -> None:
        pool = BotPool(1, 0.5)
        monkeypatch.setattr(bot_pool, "answer_to", never)
        asking = asyncio.create_task(pool.choose(posed, "", ""))
        while not (started := list(pool._pool._processes)):
            await asyncio.sleep(0.01)
        await asking
        pool.close()
        async with asyncio.timeout(WITHIN_S):
            while any(map(is_alive, started)):
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_who_no_longer_wants_to_know_leaves_no_stuck_process_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, posed = asked()

    async def scenario() -> None:
        pool = BotPool(1, 0.5)
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool, "answer_to", never)
            stuck = asyncio.create_task(pool.choose(posed, "", ""))
            while not pool._pool._processes:
                await asyncio.sleep(0.01)
        first = pool._pool
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)
        pool._deadline_s = 300.0
        answer, at = answer_to(posed)
        assert await pool.choose(posed, "", "") == (decoded(posed, answer), at)
        assert pool._pool is not first, "the stuck process was replaced before anybody else was asked"
        pool.close()

    asyncio.run(scenario())


def test_a_table_goes_on_whose_bots_think_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(bot_pool, "answer_to", never)
        async with house(tmp_path, replace(QUICK, bot_deadline_s=0.3)) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.play(Random(1), 2)
                assert one.now["view"]["phase"] == "play"

    asyncio.run(scenario())
