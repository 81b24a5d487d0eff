"""One contestant in a process of its own, which plays when it is told to.

    python -m benchmarks.simulator.child MODULE NAME [CORE]

It says `ready IMPORT FIRST`, the processor time that the import took and the first plays after it, or
`missing WHAT`. Then a line with a number of seconds is answered by `COUNT PROCESSOR_SECONDS SECONDS`. Nothing
is imported here that a contestant would not have to bring itself.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module


def answers(play: Callable[[], int], asked: Iterable[str]) -> Iterator[str]:
    """Plays until so much processor time is spent, of which others on the machine take none."""
    for line in asked:
        seconds, count = float(line), 0
        began, at = time.process_time(), time.perf_counter()
        while (spent := time.process_time() - began) < seconds:
            count += play()
        yield f"{count} {spent} {time.perf_counter() - at}"


def main(module: str, name: str, core: str | None = None) -> None:
    # What a library prints on the way is no answer.
    said = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    if core is not None:
        os.sched_setaffinity(0, {int(core)})
    began = time.process_time()
    try:
        contestants = import_module(module).CONTESTANTS
    except ImportError as missing:
        print("missing", missing, file=said)
        return
    imported = time.process_time()
    play = contestants[name]()
    play()
    print("ready", imported - began, time.process_time() - imported, file=said, flush=True)
    for answer in answers(play, sys.stdin):
        print(answer, file=said, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
