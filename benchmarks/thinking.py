"""How long bots of Prophecy think, and how long before the first: CPU time of one core.

    python benchmarks/thinking.py [--games 10] [--weights FOLDER NAME]

Whole matches of four bots of a level; median and 95th percentile a decision. Then the cold start, in a
process that has done nothing yet: what importing NumPy takes, the game, and its bots; and the first bid.
Median of seven processes.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles

from pythia.bots.seating import play, tell
from pythia.contract import Budget, Event, Offer, Player
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots.network import Judgement, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.state import Action, Options
from pythia.games.prophecy.view import View
from pythia.table.chance import seed_from
from pythia.table.match import open_match

PLAYERS = 4
PROCESSES = 7
COLD = """
import time; marks = [time.process_time()]
import numpy; marks.append(time.process_time())
from random import Random
from pythia.contract import Budget
from pythia.bots.seating import play, tell
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.table.chance import seed_from
from pythia.table.match import open_match; marks.append(time.process_time())
seats = {seat: GAME.bot("LEVEL", Random(seat)) for seat in range(4)}; marks.append(time.process_time())
move, source = open_match(GAME, 4, Options(), seed_from("cold"))
tell(seats, move.told)
next(play(move.match, seats, source, Budget())); marks.append(time.process_time())
print(*(after - before for before, after in zip(marks, marks[1:])))
"""


class Timed:
    """A player, and how long it took."""

    def __init__(self, player: Player, took: dict[str, list[float]]) -> None:
        self._player, self._took = player, took

    def observe(self, event: Event) -> None:
        self._player.observe(event)

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        began = time.process_time()
        chosen: Action = self._player.choose(view, offers, budget)
        self._took["bid" if offers[0].verb == "bid" else "card"].append(time.process_time() - began)
        return chosen


def thinking(level: str, games: int, weights: Sequence[str] | None) -> dict[str, list[float]]:
    took: dict[str, list[float]] = {"bid": [], "card": []}

    def bot(dice: Random) -> Player:
        if level == "oracle" and weights:
            return Oracle(Judgement(read(Path(weights[0]), weights[1])), dice, 0.0)
        return GAME.bot(level, dice)

    for number in range(games):
        move, source = open_match(GAME, PLAYERS, Options(), seed_from(f"thinking {number}"))
        seats: dict[int, Player] = {seat: Timed(bot(Random(seat)), took) for seat in range(PLAYERS)}
        tell(seats, move.told)
        for _ in play(move.match, seats, source, Budget()):
            pass
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--weights", nargs=2, metavar=("FOLDER", "NAME"), help="another oracle")
    args = parser.parse_args()
    for level in GAME.levels:
        for verb, each in thinking(level, args.games, args.weights).items():
            print(f"{level:<8} a {verb:<5} median {1000 * median(each):.2f} ms,", end=" ")
            print(f"95th percentile {1000 * quantiles(each, n=20)[-1]:.2f} ms ({len(each)} decisions)")
    for level in GAME.levels:
        runs = [
            subprocess.run(
                [sys.executable, "-c", COLD.replace("LEVEL", level)],
                capture_output=True,
                text=True,
                check=True,
            ).stdout.split()
            for _ in range(PROCESSES)
        ]
        parts = [f"{1000 * median(map(float, column)):.0f} ms" for column in zip(*runs, strict=True)]
        named = zip(("NumPy", "the game", "four bots", "the first bid"), parts, strict=True)
        print(f"cold, {level}:", ", ".join(f"{name} {took}" for name, took in named))


if __name__ == "__main__":
    main()
