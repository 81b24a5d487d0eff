"""What one address asks for waits for what it asked before; nobody else's does."""

import asyncio
from collections.abc import Callable

from tests.server.house import WITHIN_S

from pythia.server.limits import Lanes

LONG_S = 3600.0
RESOLUTION_S = 0.001
"""By how much a timer of the loop may be early."""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN_S):
        while not holds():
            await asyncio.sleep(0)


def run(lanes: Lanes, wanted: list[str], served: list[str], ends: asyncio.Event) -> list[asyncio.Task[None]]:
    async def one(address: str) -> None:
        end = await lanes.begin(address)
        served.append(address)
        await ends.wait()
        end()
        end()

    return [asyncio.create_task(one(address)) for address in wanted]


def test_an_address_has_so_many_at_once_and_waits_for_itself_alone() -> None:
    async def scenario() -> None:
        lanes, served, ends = Lanes(2, LONG_S, 0.0), list[str](), asyncio.Event()
        tasks = run(lanes, ["many"] * 5 + ["one"], served, ends)
        await until(lambda: "one" in served)
        assert served == ["many", "many", "one"]
        ends.set()
        await asyncio.wait_for(asyncio.gather(*tasks), WITHIN_S)
        assert served.count("many") == 5
        await until(lambda: not lanes._lanes)

    asyncio.run(scenario())


def test_nobody_waits_for_ever_behind_what_waits_itself() -> None:
    async def scenario() -> None:
        lanes, served, ends = Lanes(1, 0.01, 0.0), list[str](), asyncio.Event()
        tasks = run(lanes, ["many"] * 3, served, ends)
        await until(lambda: len(served) == 3)
        ends.set()
        await asyncio.wait_for(asyncio.gather(*tasks), WITHIN_S)
        await until(lambda: not lanes._lanes)

    asyncio.run(scenario())


def test_a_lane_rests_for_as_long_as_its_turn_took() -> None:
    async def scenario() -> None:
        lanes, served, ends = Lanes(1, LONG_S, LONG_S), list[str](), asyncio.Event()
        loop = asyncio.get_running_loop()
        (first,) = run(lanes, ["many"], served, ends)
        await until(lambda: bool(served))
        began = loop.time()
        await until(lambda: loop.time() > began + 0.05)
        took_s = loop.time() - began
        ends.set()
        await first
        (second,) = run(lanes, ["many"], served, ends)
        await asyncio.wait_for(second, WITHIN_S)
        assert loop.time() - began >= 2 * took_s - RESOLUTION_S

    asyncio.run(scenario())


def test_who_gives_up_waiting_leaves_its_lane_to_the_others() -> None:
    async def scenario() -> None:
        lanes, served, ends = Lanes(1, LONG_S, 0.0), list[str](), asyncio.Event()
        first, gone, last = run(lanes, ["many"] * 3, served, ends)
        await until(lambda: len(served) == 1)
        gone.cancel()
        ends.set()
        await asyncio.wait_for(asyncio.gather(first, last), WITHIN_S)
        assert len(served) == 2
        assert gone.cancelled()
        await until(lambda: not lanes._lanes)

    asyncio.run(scenario())
