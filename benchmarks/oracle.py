"""How strong the oracle is: whole matches at real tables, fresh deals, every seat in turn.

    python benchmarks/oracle.py [--matches 2000] [--only 4-standard …] [--weights FOLDER NAME] [--json FILE]

One oracle sits among adepts, then one adept among oracles. Intervals (95 %) count the rotated games of a deal
as one observation.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.simulate import REPEATABLE, Estimate, Seated, Share, estimate, seated
from pythia.contract import Player
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots.network import Judgement, Network, published, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.state import TRUMPS, Options

KINDS = [(players, length) for length in ("standard", "short") for players in (4, 2, 3, 5, 6)]
DEALS_AT_ONCE = 4


class Weights(NamedTuple):
    """Where a network lies: that of the package, unless a folder is given."""

    folder: Path | None
    name: str
    temperature: float

    def network(self) -> Network:
        return read(self.folder, self.name) if self.folder else published(self.name)

    def sits(self) -> Seated:
        mind = Judgement(self.network())

        def seat(dice: Random) -> Player:
            return Oracle(mind, dice, self.temperature)

        return seat


class Table(NamedTuple):
    players: int
    length: str
    first: str
    rest: str


def contestants(table: Table, weights: Weights) -> list[Contestant]:
    names = [table.first, *[table.rest] * (table.players - 1)]
    sits = {name: weights.sits() if name == "oracle" else seated(GAME, name) for name in set(names)}
    return [Contestant(name, sits[name]) for name in names]


def deals(table: Table, weights: Weights, words: list[str]) -> list[list[tuple[Share, ...]]]:
    """Of each deal the shares of all contestants, once for every rotation."""
    options, sits = Options(length=table.length), contestants(table, weights)  # type: ignore[arg-type]
    return [[game.shares for game in play_rotated(GAME, options, sits, each, REPEATABLE)] for each in words]


def measured(
    table: Table, weights: Weights, matches: int, seed: str, pool: ProcessPoolExecutor
) -> dict[str, Estimate]:
    count = -(-matches // table.players)
    words = [f"{seed} {table} {deal}" for deal in range(count)]
    parts = [words[place : place + DEALS_AT_ONCE] for place in range(0, count, DEALS_AT_ONCE)]
    found = [deal for part in pool.map(partial(deals, table, weights), parts) for deal in part]

    def by_deal(figure: str, *, first: bool) -> Estimate:
        return estimate([sum(_figures(deal, figure, first=first)) / len(deal) for deal in found])

    return {
        "points": by_deal("points", first=True),
        "points of the others": by_deal("points", first=False),
        "exact": by_deal("exact", first=True),
        "exact of the others": by_deal("exact", first=False),
        "won": by_deal("won", first=True),
    }


def _figures(deal: list[tuple[Share, ...]], figure: str, *, first: bool) -> Iterator[float]:
    """Of each rotation: the first contestant's, or the mean of the others'."""
    for shares in deal:
        own = [share.shares["exact"] if figure == "exact" else getattr(share, figure) for share in shares]
        yield own[0] if first else sum(own[1:]) / (len(own) - 1)


def told(figure: Estimate, unit: float = 1.0) -> str:
    return f"{unit * figure.mean:.2f} ± {unit * (figure.margin or 0):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="at each table (2000)")
    parser.add_argument("--only", nargs="+", metavar="PLAYERS-LENGTH", help="these tables alone")
    parser.add_argument("--weights", nargs=2, metavar=("FOLDER", "NAME"), help="another network")
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="oracle")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    folder, name = (Path(args.weights[0]), args.weights[1]) if args.weights else (None, "oracle")
    weights = Weights(folder, name, args.temperature)
    rows = []
    print("| table | rounds | points a round | the others | exact, % | the others | won, % (parity) | took |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for players, length in KINDS:
            if args.only and f"{players}-{length}" not in args.only:
                continue
            for first, rest in (("oracle", "adept"), ("adept", "oracle")):
                if players == 2 and first == "adept":
                    continue
                began = perf_counter()
                table = Table(players, length, first, rest)
                found = measured(table, weights, args.matches, args.seed, pool)
                matches = -(-args.matches // players) * players
                figures = {name: (figure.mean, figure.margin) for name, figure in found.items()}
                rows.append({**table._asdict(), "matches": matches, **figures})
                columns = [
                    f"{players}, {length}: {first} v {players - 1} {rest}",
                    str(matches * len(TRUMPS[length])),
                    *(told(found[name], 100 if "exact" in name else 1) for name in list(found)[:-1]),
                    f"{told(found['won'], 100)} ({100 / players:.0f})",
                    f"{perf_counter() - began:.0f} s |",
                ]
                print("", *columns, sep="| ", flush=True)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
