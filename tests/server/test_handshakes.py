"""How many sockets an address opens in a while: a handshake beyond that waits, and only so many wait."""

import asyncio
import dataclasses
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, guest, house
from tests.server.test_inflow import HANDSHAKE, line, socket

from pythia.server import bounds
from pythia.server.bounds import Rate
from pythia.server.limits import Limits


def test_a_handshake_waits_where_its_address_opens_sockets_too_fast(tmp_path: Path) -> None:
    limits = Limits(opened=Rate(5, 1))

    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, limits=limits)) as h, guest(h.address) as ann:
            table = await ann.table()
            began = monotonic()
            for _ in range(4):
                async with socket(h, table):
                    pass
            # The first at once, each other after a fifth of a second; by HTTP nobody waits.
            assert monotonic() - began >= 3 / 5
            assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(scenario())


def test_so_many_handshakes_of_an_address_wait_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "OWING", dataclasses.replace(bounds.OWING, most=2))
    limits = Limits(opened=Rate(0.001, 1))

    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, limits=limits)) as h, guest(h.address) as ann:
            request = HANDSHAKE % (await ann.table()).encode()
            async with AsyncExitStack() as stack:
                opened = [(await stack.enter_async_context(line(h, request)))[0] for _ in range(4)]
                reading = {asyncio.create_task(each.read(1)): k for k, each in enumerate(opened)}
                heard = dict[int, bytes]()
                async with asyncio.timeout(WITHIN_S):
                    while len(heard) < 2:
                        done, _ = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
                        heard |= {reading.pop(each): _heard(each) for each in done}
                # One has its socket, two wait for theirs, and the one too many is closed.
                assert sorted(heard.values()) == [b"", b"H"]
                for each in reading:
                    each.cancel()

    def _heard(task: asyncio.Task[bytes]) -> bytes:
        return b"" if isinstance(task.exception(), ConnectionError) else task.result()

    asyncio.run(scenario())
