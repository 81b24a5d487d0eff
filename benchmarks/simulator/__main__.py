"""The simulator beside its peers, in one run: plays a second of one core, what two bring, and how it starts.

    PYTHONPATH=. python -m benchmarks.simulator [--seconds 0.5] [--turns 7] [--json FILE] [--write]

Each contestant has a process of its own, held to one core and one thread; they take turns, and each ratio is
of the same turn. Who they are, what they count and how their games differ: contestants.py. A peer that is
not installed is named and left out. With --write, tables and plot go to docs/research.md and
docs/simulator.svg. With --again FILE, what an earlier run wrote with --json is told once more.
"""

import argparse
from pathlib import Path

import msgspec
from benchmarks.simulator import pages, two_cores
from benchmarks.simulator.contestants import EVERY, OURS, THEIRS
from benchmarks.simulator.machine import commit, machine
from benchmarks.simulator.report import Measured, told
from benchmarks.simulator.starts import start
from benchmarks.simulator.turns import race


def measured(turns: int, seconds: float) -> Measured:
    where = machine()
    rates, missing = race(EVERY, turns, seconds)
    gains = two_cores.gains(turns, seconds)
    # One of each library is enough: the others import the same.
    starting = {entry.module: entry for entry in reversed((OURS[0], *THEIRS)) if entry.name in rates}
    starts = start([*reversed(starting.values())], min(turns, 3))
    return Measured(commit(), where, seconds, rates, missing, starts, gains)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="of processor time, a turn of each")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was measured there, too")
    parser.add_argument("--again", type=Path, metavar="FILE", help="measure nothing, read this")
    parser.add_argument("--write", action="store_true", help="bring the documents up to date")
    asked = parser.parse_args()
    if asked.again:
        found = msgspec.json.decode(asked.again.read_bytes(), type=Measured)
    else:
        found = measured(asked.turns, asked.seconds)
    print(told(found))
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if asked.write:
        pages.write(found)


if __name__ == "__main__":
    main()
