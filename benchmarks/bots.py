"""How well the bots of Prophecy play: points a round and exact bids, with 95 % intervals.

    python benchmarks/bots.py [--rounds N] [--seed WORDS]

Every deal is played once for each rotation of the seats; the intervals count a deal as one observation.
"""

import argparse
import time
from collections.abc import Callable
from math import ceil

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.simulate import REPEATABLE, Estimate, Share, estimate, seated
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import TRUMPS, Options

TABLES = [
    *((4, first, rest, "standard") for first in ("random", "novice", "adept") for rest in ("random",)),
    (4, "adept", "novice", "standard"),
    (4, "adept", "adept", "standard"),
    (4, "novice", "novice", "standard"),
    (4, "novice", "adept", "standard"),
    (4, "adept", "random", "short"),
    *((players, "adept", rest, "standard") for players in (2, 3, 5, 6) for rest in ("random", "novice")),
]
"""Players, the level measured, the level of all the others, the length of the game."""


def measure(players: int, first: str, rest: str, length: str, rounds: int, seed: str) -> list[list[Share]]:
    """What each deal was to the first contestant, once for every seat it played."""
    options = Options(length=length)  # type: ignore[arg-type]
    contestants = [Contestant(level, seated(GAME, level)) for level in (first, *[rest] * (players - 1))]
    deals = ceil(rounds / (players * len(TRUMPS[length])))
    return [
        [
            played.shares[0]
            for played in play_rotated(GAME, options, contestants, f"{seed} {deal}", REPEATABLE)
        ]
        for deal in range(max(deals, 2))
    ]


def mean_by_deal(deals: list[list[Share]], figure: Callable[[Share], float]) -> Estimate:
    return estimate([sum(map(figure, deal)) / len(deal) for deal in deals])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2000, metavar="N", help="rounds a table (2000)")
    parser.add_argument("--seed", default="benchmark", metavar="WORDS")
    args = parser.parse_args()
    print(f"{'table':<32}{'rounds':>7}{'points a round':>18}{'exact bids':>18}{'games won':>18}{'time':>8}")
    for players, first, rest, length in TABLES:
        began = time.perf_counter()
        deals = measure(players, first, rest, length, args.rounds, args.seed)
        points = mean_by_deal(deals, lambda share: share.points)
        exact = mean_by_deal(deals, lambda share: share.shares["exact"])
        won = mean_by_deal(deals, lambda share: share.won)
        table = f"{players}, {length}: {first} v {players - 1} {rest}"
        rounds = len(deals) * players * len(TRUMPS[length])
        print(
            f"{table:<32}{rounds:>7}{points.mean:>11.2f} ± {points.margin:.2f}"
            f"{100 * exact.mean:>10.1f} ± {100 * (exact.margin or 0):.1f} %"
            f"{100 * won.mean:>10.1f} ± {100 * (won.margin or 0):.1f} %"
            f"{time.perf_counter() - began:>6.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
