"""How long a person waits for bots, by the stopwatch.

    PYTHONPATH=. python benchmarks/waiting.py [--turns 8] [--rounds 3]

A real server on loopback, as users have it, with one person and three bots at a table whose chance is known.
At each pace: in Prophecy, from one's card to one's next turn in the same round; in Oraklos, from one's 'I see
no more' to the end of the search, and from there to the end of the proofs. Animations come on top.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.server.house import Guest, Socket, guest, house

from pythia.server.settings import Settings
from pythia.table.chance import seed_from

PACES = ("calm", "quick", "off")
SETTINGS = Settings(seed_of=lambda facts: seed_from(f"waiting {facts.game}"))


async def tricks(someone: Guest, pace: str, turns: int, takeback: bool) -> list[float]:
    """Seconds from one's card to one's next turn in the round; mostly three bots play between them."""
    table = await someone.table(
        players=4, bots="adept", start=True, options={"length": "short", "takeback": takeback}
    )
    waits: list[float] = []
    async with someone.at(table) as one:
        await one.send({"pace": pace})
        dice = Random(1)
        while len(waits) < turns and await one.until_turn():
            began, n = time.perf_counter(), one.now["n"]
            at = one.now["view"]["phase"], one.now["view"]["round"]
            await one.do(one.choice(dice))
            while one.now["n"] == n:
                await one.receive()
            await one.until_turn()
            if at == ("play", one.now["view"]["round"]):
                waits.append(time.perf_counter() - began)
    return waits


async def rounds(someone: Guest, pace: str, count: int) -> tuple[list[float], list[float]]:
    """Seconds from 'I see no more' to the end of the search, and of the proofs after it."""
    table = await someone.table(
        game="oraklos", players=4, bots="adept", start=True, options={"variant": "junior"}
    )
    searches: list[float] = []
    proofs: list[float] = []
    async with someone.at(table) as one:
        await one.send({"pace": pace})
        while len(searches) < count:
            while one.now["view"]["phase"] != "search" or one.now["elapsed_ms"] is None:
                await one.receive()
            throw = one.now["view"]["round"]
            while (answer := await one.do({"do": "done"}))["kind"] == "refused":
                # Nobody is done before everybody has been shown the dice.
                assert answer["message"]["id"] == "not-open-yet", answer
                await asyncio.sleep(0.05)
            began = time.perf_counter()
            await until(one, partial(_search_is_over, throw))
            searches.append(time.perf_counter() - began)
            began = time.perf_counter()
            if one.now["view"]["phase"] == "proof":
                await until(one, lambda view: view["phase"] != "proof")
                proofs.append(time.perf_counter() - began)
    return searches, proofs


def _search_is_over(throw: int, view: dict[str, Any]) -> bool:
    return bool(view["phase"] != "search" or view["round"] != throw)


async def until(socket: Socket, holds: Callable[[dict[str, Any]], bool]) -> None:
    """However long it takes: that is what is measured."""
    while not holds(socket.now["view"]):
        with suppress(TimeoutError):
            await socket.receive()


def told(waits: list[float]) -> str:
    return f"{median(waits):.1f} s (at most {max(waits):.1f} s, {len(waits)} times)" if waits else "–"


async def measure(turns: int, count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), SETTINGS) as h, guest(h.address) as ann:
            print(
                "| pace | card to next turn | with take-backs | 'no more' to the end of the search | proofs |"
            )
            print("|---|---|---|---|---|")
            for pace in PACES:
                plain = told(await tricks(ann, pace, turns, takeback=False))
                slips = told(await tricks(ann, pace, turns, takeback=True))
                searches, proofs = await rounds(ann, pace, count)
                print(f"| {pace} | {plain} | {slips} | {told(searches)} | {told(proofs)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    asyncio.run(measure(args.turns, args.rounds))


if __name__ == "__main__":
    main()
