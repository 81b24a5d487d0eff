"""The processes of the contestants, seen by the one that tells them to play (the other side: child.py)."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from benchmarks.simulator.contestants import Contestant

ROOT = Path(__file__).parents[2]
ONE_THREAD = {
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "JAX_PLATFORMS": "cpu",
}


class Missing(Exception):
    """A peer is not installed."""


class Turn(NamedTuple):
    plays: int
    spent: float
    """Seconds of processor time."""
    took: float
    """Seconds by the clock."""

    @property
    def rate(self) -> float:
        return self.plays / self.spent

    @property
    def rate_by_clock(self) -> float:
        return self.plays / self.took


class Process:
    """A contestant that has started and has played once; it ends with the `with` block."""

    def __init__(
        self, contestant: Contestant, core: int | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        command = [sys.executable, "-m", "benchmarks.simulator.child", contestant.module, contestant.name]
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed with the process
        self._process = subprocess.Popen(
            command if core is None else [*command, str(core)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, **ONE_THREAD, **(environment or {})},
        )
        try:
            word, *rest = self._heard()
            if word == "missing":
                raise Missing(" ".join(rest))
            self.imported, self.first = map(float, rest)
        except BaseException:
            self.end()
            raise

    def ask(self, seconds: float) -> None:
        assert self._process.stdin
        print(seconds, file=self._process.stdin, flush=True)

    def answer(self) -> Turn:
        plays, spent, took = self._heard()
        return Turn(int(plays), float(spent), float(took))

    def play(self, seconds: float) -> Turn:
        self.ask(seconds)
        return self.answer()

    def _heard(self) -> list[str]:
        assert self._process.stdout
        if line := self._process.stdout.readline():
            return line.split()
        self._errors.seek(0)
        raise RuntimeError(f"a contestant ended early:\n{self._errors.read()}")

    def end(self) -> None:
        """Its input ends, and so does it."""
        with self._errors:
            self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


def cores() -> list[int | None]:
    """Those on which we may run, where a process can be held to one."""
    if hasattr(os, "sched_getaffinity"):
        return [*sorted(os.sched_getaffinity(0))]
    return [None] * (os.cpu_count() or 1)
