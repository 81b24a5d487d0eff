"""`make steady`: the tests again and again on a machine kept busy. Ends with 1 if anything failed.

All tests `--whole` times, and then those of the server and of the browser `--part` times; the browser's
beside the others, as `make test` has them. What is left out is a failure. The gates and the client's own
tests are not repeated: nothing in them waits or hangs on chance. Logs of runs that fail are kept. Installs
nothing.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
BURN = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""
"""Uses a core up, but does not outlive who started it."""
THE_RUN = "(the run itself)"
MAX_RUN_S = 3 * 3600.0
"""A run that takes longer hangs."""


@dataclass(frozen=True)
class Run:
    """One call of pytest."""

    name: str
    words: tuple[str, ...]


@dataclass
class Count:
    """What became of the runs of one name."""

    runs: int = 0
    failed_runs: int = 0
    passed: int = 0
    left_out: int = 0
    took_s: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """So many processes that do nothing but work, at the priority of everything else."""
    burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(cores)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
        for process in burning:
            process.wait()


def plan(whole: int, part: int, workers: str) -> Sequence[tuple[Run, ...]]:
    """Runs that go on beside each other, one such group after the other."""
    spread = ("--dist", "load", "--maxschedchunk", "1", "-n")
    browser = Run("browser", (*spread, "auto", "tests/e2e"))
    others = Run("all but the browser's", (*spread, workers, "--ignore", "tests/e2e"))
    server = Run("server", (*spread, workers, "tests/server"))
    return [(others, browser)] * whole + [(server, browser)] * part


def steady(groups: Sequence[Sequence[Run]], cores: int, logs: Path, cwd: Path = ROOT) -> int:
    """Does one group after the other, whatever becomes of each run; 1 if anything failed."""
    counts: dict[str, Count] = {}
    with suppress(KeyboardInterrupt), busy(cores), ThreadPoolExecutor() as beside:
        for number, runs in enumerate(groups, 1):

            def one(run: Run, number: int = number) -> None:
                count = counts.setdefault(run.name, Count())
                said = _do(run, count, logs / f"{number:03}-{run.name.replace(' ', '-')}", cwd)
                print(f"[{number}/{len(groups)}] {run.name}: {said}", flush=True)

            list(beside.map(one, runs))
    return _summary(counts, sum(map(len, groups)), logs)


def _do(run: Run, count: Count, files: Path, cwd: Path) -> str:
    """One run, counted; its log stays if it failed. In a few words, how it went."""
    log, report = files.with_suffix(".log"), files.with_suffix(".xml")
    words = [sys.executable, "-m", "pytest", "--quiet", f"--junit-xml={report}", *run.words]
    began = time.monotonic()
    with log.open("w") as out:
        env = {**os.environ, "CI": "true"}
        process = subprocess.Popen(words, cwd=cwd, env=env, stdout=out, stderr=out, start_new_session=True)
        try:
            status: int | None = process.wait(MAX_RUN_S)
        except subprocess.TimeoutExpired:
            status = None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    took_s = time.monotonic() - began
    passed, left_out, failures = _read(report)
    if status is None:
        failures[THE_RUN + " did not end"] += 1
    elif status and not failures:
        failures[f"{THE_RUN} ended with {status}"] += 1
    count.runs += 1
    count.failed_runs += bool(failures)
    count.passed += passed
    count.left_out += left_out
    count.took_s += took_s
    count.failures += failures
    report.unlink(missing_ok=True)
    if failures:
        return f"{passed} passed, FAILED: {', '.join(failures)}; {took_s:.0f} s, log: {log}"
    log.unlink()
    return f"{passed} passed, {left_out} left out, {took_s:.0f} s"


def _read(report: Path) -> tuple[int, int, Counter[str]]:
    """How many passed and were left out, and what failed how often; nothing where a run wrote no report."""
    passed = left_out = 0
    failures: Counter[str] = Counter()
    if not report.exists():
        return passed, left_out, failures
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 pytest wrote it just now
        if case.find("failure") is not None or case.find("error") is not None:
            failures[f"{case.get('classname')}::{case.get('name')}"] += 1
        elif case.find("skipped") is not None:
            left_out += 1
        else:
            passed += 1
    return passed, left_out, failures


def _summary(counts: dict[str, Count], asked: int, logs: Path) -> int:
    print(
        f"\n{'tests':<24}{'runs':>6}{'failed':>8}{'passed':>9}{'failures':>10}{'left out':>10}{'s a run':>9}"
    )
    for name, count in counts.items():
        print(
            f"{name:<24}{count.runs:>6}{count.failed_runs:>8}{count.passed:>9,}{count.failures.total():>10}"
            f"{count.left_out:>10}{count.took_s / max(1, count.runs):>9.0f}"
        )
    failures = sum((count.failures for count in counts.values()), Counter[str]())
    for test, times in failures.most_common():
        print(f"{times:>6} times  {test}")
    done = sum(count.runs for count in counts.values())
    if done < asked:
        print(f"stopped after {done} of {asked} runs")
    if failures:
        print(f"FAILED; logs: {logs}")
        return 1
    if done == asked:
        print(f"steady: {done} runs without a failure")
    return int(done < asked)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", type=int, default=3, help="how often all tests")
    parser.add_argument("--part", type=int, default=20, help="how often those of server and browser")
    parser.add_argument("--workers", default="auto", help="test processes")
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 2, help="cores to keep busy meanwhile")
    args = parser.parse_args()
    logs = Path(tempfile.mkdtemp(prefix="pythia-steady-"))
    status = steady(plan(args.whole, args.part, args.workers), args.busy, logs)
    with suppress(OSError):
        logs.rmdir()
    return status


if __name__ == "__main__":
    sys.exit(main())
