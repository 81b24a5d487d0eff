"""Every bot of Prophecy against every other: who is better, by how much, at tables of all sizes.

    PYTHONPATH=. python benchmarks/ladder.py [--matches 60] [--players 2 3 4 5 6] [--levels …] [--write]

One of each kind sits among others of each other kind: fresh deals, every seat in turn. With --write the
tables go to docs/games/prophecy-ladder.md.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

from benchmarks.prophecy_tables import Table, Weights, measured, told

from pythia.bots.simulate import RANDOM, Estimate
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots import TEMPERATURE
from pythia.games.prophecy.bots.network import Spoiled

PAGE = Path(__file__).parents[1] / "docs/games/prophecy-ladder.md"
DIFFERENT = [level for level in GAME.levels if level != "sinon"]
"""Sinon plays as the oracle does."""
Found = dict[tuple[str, str], dict[str, Estimate]]
"""Of each among others of each."""


def grid(found: Found, levels: Sequence[str], figure: str, unit: float) -> list[str]:
    """One row for each, beside all others; the best in the mean first."""

    def mean(level: str) -> float:
        return fmean(found[level, other][figure].mean for other in levels if other != level)

    ranked = sorted(levels, key=mean, reverse=True)
    lines = [f"| one … among | {' | '.join(ranked)} | mean |", "|---|" + "---|" * (len(ranked) + 1)]
    for level in ranked:
        cells = ["—" if other == level else told(found[level, other][figure], unit) for other in ranked]
        lines.append(f"| **{level}** | {' | '.join(cells)} | {unit * mean(level):.2f} |")
    return lines


def chapter(players: int, found: Found, levels: Sequence[str]) -> str:
    parts = [f"## {players} players"]
    for heading, figure, unit in (
        (f"Matches won, in % (no better than the others: {100 / players:.0f})", "won", 100),
        ("Points a round", "points", 1),
        ("Exact bids, in %", "exact", 100),
    ):
        parts.append(f"### {heading}")
        parts.append("\n".join(grid(found, levels, figure, unit)))
    return "\n\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=60, help="of each with each (60)")
    parser.add_argument("--players", type=int, nargs="+", default=list(GAME.players))
    parser.add_argument("--levels", nargs="+", default=[RANDOM, *DIFFERENT])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--write", action="store_true", help="bring the page up to date")
    asked = parser.parse_args()
    weights = Weights(None, "oracle", TEMPERATURE)
    if "oracle" in asked.levels:
        try:
            weights.network()
        except Spoiled as why:
            parser.error(f"{why}; leave the oracle out with --levels")
    intro = (
        "# The ladder of Prophecy\n\nOne of a kind among others of one kind, "
        f"{asked.matches} matches or a few more of each; 95 % intervals.\n"
        f"Made by `make ladder MATCHES={asked.matches}`."
    )
    chapters = [intro]
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        for players in asked.players:
            found: Found = {}
            for first, rest in permutations(asked.levels, 2):
                table = Table(players, "standard", first, rest)
                found[first, rest] = measured(table, weights, asked.matches, asked.seed, pool)
                print(
                    f"{players}: {first} among {rest}: {told(found[first, rest]['won'], 100)} % won",
                    flush=True,
                )
            chapters.append(chapter(players, found, asked.levels))
            print(chapters[-1], flush=True)
    if asked.write:
        PAGE.write_text("\n\n".join(chapters) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
