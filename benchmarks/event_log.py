"""What the log of a table costs: its wake, its memory, each step, and what is sent to whoever comes.

    python benchmarks/event_log.py [--matches 3] [--repeat 5]

Whole matches of four novice bots, woken from their records with the log and without it, one after the other
in the same run: compare the two, not runs with each other.
"""

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from unittest.mock import patch

import msgspec

from pythia import games
from pythia.bots.seating import play
from pythia.contract import Budget
from pythia.games import wording
from pythia.server.settings import Settings
from pythia.server.table import core, restoring
from pythia.server.table.core import Table
from pythia.server.table.event_log import EventLog
from pythia.server.table.seating import Facts, Seat
from pythia.store import Step
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.record import dump

PLAYERS = 4
NAMES = ("Ann", "Tenoch", "Citlali", "Nahui")
MOST_STEPS = 3000


def stored(game: str, number: int) -> tuple[Table, str, list[Step]]:
    """A fresh table, and the record of a match that was played at it."""
    of = games.load(game)
    begun, source = open_match(of, PLAYERS, seed=seed_from(f"log {game} {number}"), names=NAMES)
    steps = [Step("move", tuple(map(dump, begun.lines)))]
    bots = {seat: of.bot(of.levels[0], Random(seat)) for seat in range(PLAYERS)}
    for move in play(begun.match, bots, source, Budget(playouts=1)):
        steps.append(Step("move", tuple(map(dump, move.lines))))
        if len(steps) > MOST_STEPS:
            break
    seats = tuple(Seat(None, name, of.levels[0]) for name in NAMES)
    options = msgspec.to_builtins(of.options())
    facts = Facts(game, PLAYERS, options, of.levels[0], None, None, False, "ann", seats)
    return core.new("bench", facts, Settings(), b"\0" * 32), dump(begun.match.header), steps


def seconds(work: Callable[[], object], repeat: int) -> float:
    """Of this thread's CPU: pauses for the event loop do not count."""
    taken = []
    for _ in range(repeat):
        began = time.thread_time()
        work()
        taken.append(time.thread_time() - began)
    return min(taken)


def kept_bytes(wake: Callable[[], Table]) -> int:
    """What a table that has woken holds."""
    wake()
    gc.collect()
    tracemalloc.start()
    table = wake()
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert table.match is not None
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--repeat", type=int, default=5)
    args = parser.parse_args()
    print("                        wake, ms              a step,     read,     sent,     kept, kB")
    print("game     steps lines   without  with  ratio        µs        ms        kB     besides   log")
    for game in games.names():
        rows = [measured(game, number, args.repeat) for number in range(args.matches)]
        columns = zip(*rows, strict=True)
        steps, lines, bare, full, step, read, sent, besides, log = map(median, columns)
        print(
            f"{game:<9}{steps:>5.0f}{lines:>6.0f}{bare * 1e3:>10.1f}{full * 1e3:>6.1f}{full / bare:>7.2f}"
            f"{step * 1e6:>9.1f}{read * 1e3:>10.2f}{sent / 1e3:>10.1f}{besides / 1e3:>12.1f}{log / 1e3:>6.1f}"
        )


def measured(game: str, number: int, repeat: int) -> tuple[float, ...]:
    fresh, header, steps = stored(game, number)

    def wake() -> Table:
        return restoring.restored(fresh, header, steps, 0)

    full = seconds(wake, repeat)
    table = wake()
    held = kept_bytes(wake)
    with patch.object(EventLog, "plus", lambda log, *_: log):
        bare = seconds(wake, repeat)
        besides = kept_bytes(wake)
    of, log = games.load(game), table.log
    read = seconds(lambda: log.lines(of, 0), repeat)
    lines = log.lines(of, 0)
    names = wording.seat_names(NAMES)
    told = [entry.told for entry in log.entries[-20:]]
    step = seconds(lambda: [log.plus(of, [each], names) for each in told], repeat) / len(told)
    return (
        len(steps),
        len(lines),
        bare,
        full,
        step,
        read,
        len(msgspec.json.encode(lines)),
        besides,
        held - besides,
    )


if __name__ == "__main__":
    main()
