"""What is kept of bounds where many ask the same of one table, or of one guest."""

import asyncio
from functools import partial

import pytest

from pythia.server.limits import Shared
from pythia.server.table.inbox import MAX_ASKED_FROM_ADDRESS, MAX_WAITING, Inbox
from pythia.server.wire import Declined


class Still(Inbox):
    """A table at which nothing is ever due."""

    def next_due(self, now: float) -> float | None:
        return None

    async def go_on(self, now: float) -> None: ...


def test_one_address_cannot_fill_a_tables_inbox() -> None:
    async def scenario() -> None:
        table, goes_on = Still("table"), asyncio.Event()

        async def answer(word: str) -> str:
            await goes_on.wait()
            return word

        async def ask(address: str) -> str:
            return await table.ask_from(address, partial(answer, address))

        assert MAX_ASKED_FROM_ADDRESS < MAX_WAITING
        crowd = [asyncio.create_task(ask("a")) for _ in range(MAX_WAITING)]
        other = asyncio.create_task(ask("b"))
        await asyncio.sleep(0)
        goes_on.set()
        assert await other == "b"
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [each for each in answers if isinstance(each, Declined)]
        assert {each.message.id for each in refused} == {"table-busy"}
        assert (answers.count("a"), len(refused)) == (
            MAX_ASKED_FROM_ADDRESS,
            MAX_WAITING - MAX_ASKED_FROM_ADDRESS,
        )
        # Nothing of it waits any more.
        assert await ask("a") == "a"
        await table.end(lambda: None)

    asyncio.run(scenario())


def test_who_asks_while_it_is_done_shares_the_next_time() -> None:
    async def scenario() -> None:
        shared, goes_on, seen = Shared(), asyncio.Event(), list[int]()
        others: list[asyncio.Task[None]] = []
        begun = asyncio.Event()

        async def work() -> None:
            seen.append(len(others))
            begun.set()
            await goes_on.wait()

        first = asyncio.create_task(shared.do("ann", work))
        await begun.wait()
        for _ in range(49):
            others.append(asyncio.create_task(shared.do("ann", work)))
            await asyncio.sleep(0)
        somebody_else = asyncio.create_task(shared.do("ben", work))
        others[0].cancel()
        goes_on.set()
        await asyncio.gather(first, *others[1:], somebody_else)
        # Ann's first time, Ben's, and once for all the others, who find what is true then.
        assert sorted(seen) == [0, 49, 49]
        await shared.do("ann", work)
        assert len(seen) == 4

    asyncio.run(scenario())


def test_work_that_fails_says_so_to_whoever_asked() -> None:
    async def scenario() -> None:
        shared = Shared()

        async def fail() -> None:
            raise Declined(404, "no-such-table")

        for _ in range(2):
            with pytest.raises(Declined):
                await shared.do("ann", fail)

    asyncio.run(scenario())
