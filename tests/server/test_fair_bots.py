"""However many questions one address has for the bots, another's next one waits for about one of them."""

import asyncio

from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.server.limits import Rotation, Turns
from pythia.server.table.bot_pool import BotPool, Question, question
from pythia.table.chance import seed_from
from pythia.table.match import open_match

WORKERS = 2


def posed() -> Question:
    match = open_match(GAME, 2, Options(), seed_from("fair"))[0].match
    return question(match, 0, "novice", "dice", ())


def answered_before(crowd: list[tuple[str, str]], one: tuple[str, str]) -> int:
    """How many questions of a crowd of (address, table) are answered from the moment on at which one more is
    asked, until that has its answer."""
    asked = posed()

    async def scenario() -> int:
        bot_pool = BotPool(WORKERS, 300.0)
        done: list[tuple[str, str]] = []

        async def ask(whose: tuple[str, str]) -> None:
            await bot_pool.choose(asked, *whose)
            done.append(whose)

        asking = [asyncio.create_task(ask(whose)) for whose in crowd]
        while not done:
            await asyncio.sleep(0.001)
        before = len(done)
        await ask(one)
        between = len(done) - 1 - before
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert bot_pool._turns.waiting == 0, "nothing is left of what nobody waits for"
        bot_pool.close()
        return between

    return asyncio.run(scenario())


def test_another_address_waits_for_about_one_question_a_worker() -> None:
    crowd = [("10.0.0.1", f"table {number}") for number in range(900)]
    assert answered_before(crowd, ("10.0.0.2", "other")) <= 3 * WORKERS


def test_another_table_of_the_same_address_too() -> None:
    crowd = [("10.0.0.1", "one table")] * 900
    assert answered_before(crowd, ("10.0.0.1", "other")) <= 3 * WORKERS


def test_addresses_take_turns_and_their_tables_within_them() -> None:
    rotation: Rotation[str] = Rotation()
    for address, table, what in (
        ("a", "1", "a1"), ("a", "1", "a1 again"), ("a", "2", "a2"), ("a", "3", "a3"), ("b", "9", "b9"),
        ("b", "9", "b9 again"), ("c", "7", "c7"),
    ):  # fmt: skip
        rotation.add(address, what, table)
    rotation.remove("a", "a3", "3")
    rotation.remove("c", "c7", "7")
    rotation.remove("c", "never there", "7")
    taken = []
    while rotation:
        taken.append(rotation.next())
    assert taken == ["a1", "b9", "a2", "b9 again", "a1 again"]


def test_who_goes_while_waiting_takes_nobodys_turn() -> None:
    async def scenario() -> None:
        turns = Turns(1)
        had: list[str] = []

        async def take(address: str) -> None:
            async with turns.turn(address):
                had.append(address)

        async with turns.turn("first"):
            waiting = [asyncio.create_task(take(address)) for address in ("gone", "stays")]
            await asyncio.sleep(0)
            assert turns.waiting == 2
            waiting[0].cancel()
            await asyncio.gather(waiting[0], return_exceptions=True)
            assert list(turns._rotation) != [], "who stays"
            assert turns.waiting == len(list(turns._rotation)) == 1
        await waiting[1]
        assert had == ["stays"]

    asyncio.run(scenario())
