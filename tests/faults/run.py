"""`make faults`: every fault many times over, half an hour. Ends with a table; with 1 if anything is wrong.

A part of it: python -m tests.faults.run --scale 0.1 kills cuts
"""

import argparse
import asyncio
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.attacks.bystander import watch
from tests.attacks.hostile import HOSTILE
from tests.attacks.scene import stage
from tests.faults.scenarios import SCENARIOS, Tally

LONG = {
    "kills": (1000, 40),
    "cuts": (500, 50),
    "full-disks": (100, 25),
    "restarts": (20, 5),
    "clock-back": (20, 10),
}
"""How often each fault is done, and how often to one and the same server's folder."""
ACKED_PER_KILL = 100
BYSTANDERS = "bystanders"
"""Hostile clients beside somebody who plays: after all else, since what is measured is time."""
BYSTANDER_S, BYSTANDER_TIMES = 20.0, 5.0


def job(name: str, seed: int, count: int) -> Tally:
    """Runs in a process of its own. What is wrong stays on the disk to be looked at."""
    folder = Path(tempfile.mkdtemp(prefix=f"pythia-{name}-"))
    tally: Tally = asyncio.run(SCENARIOS[name](folder, seed, count))
    if tally.wrong:
        tally.wrong.append(f"its files are in {folder}")
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return tally


def jobs(names: list[str], scale: float) -> list[tuple[str, int, int]]:
    """The parts of the run, those that take longest first."""
    asked: list[tuple[str, int, int]] = []
    for name in names:
        times, each = LONG[name]
        left = max(1, round(times * scale))
        while left > 0:
            asked.append((name, len(asked), min(each, left)))
            left -= each
    return asked


def bystanders(scale: float) -> Tally:
    """Each hostile client on a server of its own; `acknowledged` are the bystander's answers."""
    tally = Tally(BYSTANDERS)
    with tempfile.TemporaryDirectory(prefix="pythia-bystanders-") as folder:
        (Path(folder) / "staged").mkdir()
        staged = asyncio.run(stage(Path(folder) / "staged"))
        for name in HOSTILE:
            (own := Path(folder) / name).mkdir()
            found = asyncio.run(watch(staged, own, name, max(1.0, BYSTANDER_S * scale)))
            tally.faults += 1
            tally.acked += found.samples
            tally.note(f"{name} p99 ms", round(found.attacked_ms))
            tally.note(f"{name} control p99 ms", round(found.control_ms))
            tally.wrong += [f"{name}: {sentence}" for sentence in found.wrong(BYSTANDER_TIMES)]
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="FAULT", help=", ".join((*LONG, BYSTANDERS)))
    parser.add_argument("--scale", type=float, default=1.0, help="how much of the whole run")
    parser.add_argument("--at-once", type=int, default=(os.cpu_count() or 2) + 1, help="servers at a time")
    args = parser.parse_args()
    names = args.names or [*LONG, BYSTANDERS]
    asked = jobs([name for name in names if name != BYSTANDERS], args.scale)
    began, totals = time.monotonic(), dict[str, Tally]()
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.at_once, spawn) as pool:
        for done in as_completed([pool.submit(job, *each) for each in asked]):
            tally = done.result()
            total = totals.setdefault(tally.what, Tally(tally.what))
            total.add(tally)
            at = time.monotonic() - began
            print(
                f"{at:6.0f} s  {total.what}: {total.faults} so far, {total.acked:,} acknowledged,"
                f" {total.resumed:,} resumed, {len(total.wrong)} wrong",
                flush=True,
            )
            for sentence in tally.wrong:
                print(f"          {sentence}", flush=True)
    if BYSTANDERS in names:
        totals[BYSTANDERS] = bystanders(args.scale)
        for sentence in totals[BYSTANDERS].wrong:
            print(f"          {sentence}", flush=True)
    return summary(list(totals.values()), time.monotonic() - began)


def summary(totals: list[Tally], took_s: float) -> int:
    print(
        f"\n{'fault':<14}{'times':>8}{'acknowledged':>14}{'resumed':>9}{'tables':>8}{'lost':>6}{'doubled':>9}{'wrong':>7}"
    )
    for total in totals:
        print(
            f"{total.what:<14}{total.faults:>8,}{total.acked:>14,}{total.resumed:>9,}{total.tables:>8,}"
            f"{total.count('LOST'):>6}{total.count('DOUBLED'):>9}{len(total.wrong):>7}"
        )
    for total in totals:
        print(
            f"{total.what}: {', '.join(f'{what} {times:,}' for what, times in sorted(total.notes.items()))}"
        )
    idle = [t for t in totals if t.what == "kill -9" and t.acked < ACKED_PER_KILL * t.faults]
    for total in idle:
        print(f"{total.what}: fewer than {ACKED_PER_KILL} acknowledged actions each, which proves too little")
    failed = bool(idle) or any(total.wrong for total in totals)
    print(
        f"{took_s / 60:.1f} minutes: {'FAILED' if failed else 'nothing lost, nothing doubled, all resumed'}"
    )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
