"""What a second core brings: two processes beside one, and two threads beside one, in turns.

By the clock, so other work on the machine shows. Of two processes also by processor time, which leaves out
what others take and shows what the two take from each other.
"""

from benchmarks.simulator.contestants import MATCHES, ONE_THREAD, OUR_MODULE, TWO_THREADS, Contestant
from benchmarks.simulator.processes import Process, cores

Gains = dict[str, list[float]]
"""By how much two are quicker than one, turn by turn."""


def gains(turns: int, seconds: float) -> Gains:
    found: Gains = {
        "two processes, by the clock": [],
        "two processes, by processor time": [],
        "two threads, by the clock": [],
    }
    if len(cores()) < 2:
        return {}
    first, second, *_ = cores()
    alone = Contestant(MATCHES, OUR_MODULE)
    with (
        Process(alone, first) as one,
        Process(alone, second) as other,
        Process(Contestant(ONE_THREAD, OUR_MODULE)) as single,
        Process(Contestant(TWO_THREADS, OUR_MODULE)) as double,
    ):
        clock, processor, threads = found.values()
        for _ in range(turns):
            before = one.play(seconds)
            for process in (one, other):
                process.ask(seconds)
            both = [process.answer() for process in (one, other)]
            clock.append(sum(turn.rate_by_clock for turn in both) / before.rate_by_clock)
            processor.append(sum(turn.rate for turn in both) / before.rate)
            # Their time of the processor is of both threads.
            threads.append(double.play(2 * seconds).rate_by_clock / single.play(seconds).rate_by_clock)
    return found
