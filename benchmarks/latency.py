"""From one player's click to the other's screen.

    PYTHONPATH=. python benchmarks/latency.py [--tables 200] [--seconds 20] [--bots 0 --level adept]

A server process as users start it (SQLite with full durability), two people at each table, every table acting
at a person's pace. What is measured is the way from sending an action to the other player's update, over
sockets on loopback; both ends run on this machine and share its cores with the server. With bots, so many of
a level sit beside the two; they act at once, so that they think more often than where a person waits.
"""

import argparse
import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles

from tests.server.house import Guest, Socket, guest, process

PACE_S = (0.5, 1.5)
"""How long a player thinks."""


async def patiently(someone: Guest, path: str, body: object = None, status: int = 200) -> dict[str, str]:
    """A request that waits when the server says it is one of too many."""
    while True:
        answer = await someone.http.post(path, json=body or {})
        if answer.status_code != 429:
            assert answer.status_code == status, answer.text
            made: dict[str, str] = answer.json()
            return made
        await asyncio.sleep(0.5)


async def open_table(ann: Guest, bob: Guest, bots: int, level: str) -> str:
    body = {"game": "prophecy", "players": 2 + bots, "options": {}, "bots": level, "patience_s": 600}
    table = (await patiently(ann, "/api/tables", body, 201))["id"]
    await patiently(bob, f"/api/tables/{table}/sit", {"seat": 1})
    await patiently(ann, f"/api/tables/{table}/start")
    return table


async def measure(tables: int, seconds: float, bots: int, level: str) -> list[float]:
    seen: list[float] = []
    with tempfile.TemporaryDirectory() as folder, process(Path(folder)) as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(guest(server.address, "Ann"))
            bob = await stack.enter_async_context(guest(server.address, "Bob"))
            players = []
            for number in range(tables):
                table = await open_table(ann, bob, bots, level)
                here = [await stack.enter_async_context(someone.at(table)) for someone in (ann, bob)]
                players.append((here, number))
                print(f"\r{number + 1} tables", end="", flush=True)
            print()
            until = time.perf_counter() + seconds
            tasks = []
            for here, number in players:
                sent: tuple[dict[int, float], dict[int, float]] = ({}, {})
                for seat, own in enumerate(here):
                    tasks.append(player(own, sent, seat, seen, Random(f"{number} {seat}"), until))
            await asyncio.gather(*tasks)
    return seen


async def player(
    own: Socket,
    sent: tuple[dict[int, float], dict[int, float]],
    seat: int,
    seen: list[float],
    dice: Random,
    until: float,
) -> None:
    """One player: sends into its own note, measures against the other's."""
    mine, theirs = sent[seat], sent[1 - seat]
    act_at = time.perf_counter() + dice.uniform(*PACE_S)
    while (now := time.perf_counter()) < until:
        try:
            async with asyncio.timeout(max(0.001, min(act_at, until) - now)):
                message = await own.receive()
        except TimeoutError:
            if own.my_turn:
                n = own.now["n"]
                mine[n + 1] = time.perf_counter()
                await own.send({"id": f"{seat} {n}", "do": own.choice(dice)})
                own.now = {"n": n, "offers": []}
            act_at = time.perf_counter() + dice.uniform(*PACE_S)
            continue
        if message["kind"] == "update" and message["n"] in theirs:
            seen.append(time.perf_counter() - theirs[message["n"]])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=0, help="at each table, beside the two")
    parser.add_argument("--level", default="adept")
    args = parser.parse_args()
    seen = asyncio.run(measure(args.tables, args.seconds, args.bots, args.level))
    cuts = quantiles(seen, n=100)
    print(f"{len(seen)} updates in {args.seconds:.0f} s at {args.tables} tables")
    print(f"median {1000 * median(seen):.1f} ms, p95 {1000 * cuts[94]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms")


if __name__ == "__main__":
    main()
