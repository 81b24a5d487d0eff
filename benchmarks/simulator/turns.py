"""Contestants play in turns on one core: a noisy machine is noisy to all of them."""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from statistics import median

from benchmarks.simulator.contestants import Contestant
from benchmarks.simulator.processes import Missing, Process, cores

Rates = dict[str, list[float]]
"""By name, what was counted a second of processor time, turn by turn."""


def race(contestants: Iterable[Contestant], turns: int, seconds: float) -> tuple[Rates, dict[str, str]]:
    """The rates; and who is left out, with what is missing."""
    missing: dict[str, str] = {}
    with ExitStack() as running:
        playing: dict[str, Process] = {}
        for contestant in contestants:
            try:
                playing[contestant.name] = running.enter_context(Process(contestant, cores()[0]))
            except Missing as what:
                missing[contestant.name] = str(what)
        rates: Rates = {name: [] for name in playing}
        for _ in range(turns):
            for name, process in playing.items():
                rates[name].append(process.play(seconds).rate)
    return rates, missing


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Turn by turn."""
    return [own / other for own, other in zip(ours, theirs, strict=True)]


def figure(value: float) -> str:
    """Three digits, as far as they say something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def spread(values: Sequence[float]) -> str:
    """The median, with the least and the greatest."""
    return f"{figure(median(values))} ({figure(min(values))} to {figure(max(values))})"
