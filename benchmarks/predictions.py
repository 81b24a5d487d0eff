"""All predictions of a throw of 20 dice, beside a vectorised Shapely search of the same, in one run.

    PYTHONPATH=. python benchmarks/predictions.py [--throws 300]

One core, warm, medians. The two sides take turns throw by throw: a noisy machine is noisy to both. Shapely
decides in floating point and ours in whole numbers; away from borderline cases they agree (a test holds it).
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

from tests.games.oraklos import shapely_search

from pythia.games.oraklos.dice import throw
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.wishes import COLOURS
from pythia.table.chance import Source

WARM_UP = 10


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--throws", type=int, default=300)
    count = parser.parse_args().throws
    source = Source(b"the throws of a benchmark")
    cup = dict.fromkeys(COLOURS, 5)
    throws = [throw(cup, source.stream(number, "throw")) for number in range(count + WARM_UP)]
    for holes in (False, True):
        ours, theirs, found = [], [], []
        for dice in throws:
            ours.append(_seconds(predictions, dice, holes))
            theirs.append(_seconds(shapely_search.predictions, dice, holes))
            found.append(len(predictions(dice, holes)))
        mine, peer = median(ours[WARM_UP:]) * 1000, median(theirs[WARM_UP:]) * 1000
        print(
            f"holes {'allowed' if holes else 'barred '}: {median(found):5.0f} predictions, "
            f"ours {mine:.2f} ms, Shapely {peer:.2f} ms, {peer / mine:.1f} times as long"
        )


def _seconds(search: Callable[[tuple[Die, ...], bool], object], dice: tuple[Die, ...], holes: bool) -> float:
    begun = time.perf_counter()
    search(dice, holes)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
