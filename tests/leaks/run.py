"""The long run of the search for leaks: `make leaks`. Ends with an error at the first byte that differs."""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tests.leaks.checks import check_at_socket, check_in_process
from tests.leaks.probe import probing
from tests.leaks.samples import pairs_without_end
from tests.leaks.worlds import KINDS, Pair

from pythia import games

IN_PROCESS, AT_SOCKET = 1000, 50
"""In one piece of work."""


def in_process(name: str, seed: str, count: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for pair in islice(pairs_without_end(name, Random(seed), 0.2), count):
        check_in_process(pair)
        seen += _counted(f"{name}, in process", pair)
    return seen


def at_socket(name: str, seed: str, count: int, kind: str) -> Counter[str]:
    async def main() -> Counter[str]:
        seen: Counter[str] = Counter()
        dice = Random(seed)
        with tempfile.TemporaryDirectory() as folder:
            async with probing(Path(folder)) as probe:
                for pair in islice(pairs_without_end(name, dice, 0.2, {kind}), count):
                    await check_at_socket(probe, pair, bots=dice.random() < 0.3, clock=dice.random() < 0.3)
                    seen += _counted(f"{name}, at the socket, {kind}", pair)
        return seen

    return asyncio.run(main())


def _counted(where: str, pair: Pair) -> Counter[str]:
    """All; and those of them in which something was indeed hidden, or done."""
    return Counter(
        {
            where: 1,
            f"{where}: something differs": pair.differs,
            f"{where}: somebody acts": pair.actor is not None,
        }
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--redeals", type=int, default=100_000, help="in process, for each game")
    parser.add_argument("--socket", type=int, default=1000, help="at the socket, for each kind of viewer")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default=secrets.token_hex(4), help="to see the same again")
    args = parser.parse_args()
    print(f"--seed {args.seed}", flush=True)
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        work: list[Future[Counter[str]]] = []
        for name in games.names():
            for first in range(0, args.socket, AT_SOCKET):
                count = min(AT_SOCKET, args.socket - first)
                seeds = {kind: f"{args.seed} {kind} {first}" for kind in KINDS}
                work += [pool.submit(at_socket, name, seeds[kind], count, kind) for kind in KINDS]
            for first in range(0, args.redeals, IN_PROCESS):
                count = min(IN_PROCESS, args.redeals - first)
                work.append(pool.submit(in_process, name, f"{args.seed} {first}", count))
        seen: Counter[str] = Counter()
        try:
            for done, future in enumerate(as_completed(work), start=1):
                seen += future.result()
                print(f"\r{done * 100 // len(work):>3} %", end="", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        finally:
            # Also what was looked at before it was stopped, or found something.
            print(file=sys.stderr)
            for what in sorted(seen):
                print(f"{seen[what]:>9,} {what}", flush=True)
    print("0 differing bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
