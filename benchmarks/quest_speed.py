"""How many whole games of Quest bots play in a second of one core, and how many times another checkout's.

    python benchmarks/quest_speed.py [--games N] [--turns N] [--before SRC]

All player counts in turn, the same seeds for everybody, and in CPU time, which other work on the machine
disturbs least. Each turn is a process of its own that has played a few games before the clock starts. With
--before, the `src` of another checkout plays the same games, turn by turn with this one; should a game not
come out the same there, that is an error.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

TODAY = Path(__file__).parents[1] / "src"
LEVELS = ("random", "adept")
PLAYERS = (2, 3, 4, 5)
WARMING_UP = 8
"""Games before the clock starts."""


def play(level: str, games: int) -> dict[str, float | str]:
    """In the process of a turn, where `pythia` is one of the two: the seconds, and how the games came out."""
    from pythia.bots.simulate import REPEATABLE, Endless, play_game, seated
    from pythia.games.quest import GAME
    from pythia.games.quest.state import Options

    def game(number: int) -> str:
        players = PLAYERS[number % len(PLAYERS)]
        words = f"quest speed {number}"
        seats, dice = [seated(GAME, level)] * players, [f"{words} {seat}" for seat in range(players)]
        try:
            return str(play_game(GAME, Options(odds=False), seats, words, dice, REPEATABLE))
        except Endless:
            return "given up"

    for number in range(WARMING_UP):
        game(-1 - number)
    began = time.process_time()
    came_out = [game(number) for number in range(games)]
    return {"seconds": time.process_time() - began, "games": "\n".join(came_out)}


def turn(source: Path, level: str, games: int) -> dict[str, float | str]:
    command = [sys.executable, __file__, "--play", level, "--games", str(games)]
    there = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=there, stdout=subprocess.PIPE, check=True)
    found: dict[str, float | str] = json.loads(done.stdout)
    return found


def compare(level: str, games: int, turns: int, before: Path | None) -> None:
    speeds, ratios = [], []
    for _ in range(turns):
        now = turn(TODAY, level, games)
        speeds.append(games / float(now["seconds"]))
        if before:
            then = turn(before, level, games)
            if now["games"] != then["games"]:
                raise SystemExit(f"{level}: a game comes out otherwise there")
            ratios.append(float(then["seconds"]) / float(now["seconds"]))
    line = f"{level:>7}  {median(speeds):6.1f} games a second ({min(speeds):.1f} to {max(speeds):.1f})"
    if ratios:
        line += f"  {median(ratios):.2f} times those before ({min(ratios):.2f} to {max(ratios):.2f})"
    print(f"{line}, {games} games in each of {turns} turns", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--before", type=Path, metavar="SRC", help="the src folder of another checkout")
    parser.add_argument("--play", choices=LEVELS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        print(json.dumps(play(args.play, args.games)))
        return
    for level in LEVELS:
        compare(level, args.games, args.turns, args.before)


if __name__ == "__main__":
    main()
