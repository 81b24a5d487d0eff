"""What was measured, in words and tables."""

from statistics import median

import msgspec
from benchmarks.simulator.contestants import EVERY, MATCHES, OURS, PLAY_OUTS, TABLES, THEIRS
from benchmarks.simulator.starts import Starts
from benchmarks.simulator.turns import Rates, figure, ratios, spread
from benchmarks.simulator.two_cores import Gains

TRIAL = 236e6
"""Plays a second of one core: whole matches in C, eight at once with AVX-512; once held to be the limit."""
COLUMNS = (MATCHES, PLAY_OUTS, TABLES)


class Measured(msgspec.Struct, frozen=True):
    commit: str
    machine: str
    seconds: float
    """A turn."""
    rates: Rates
    missing: dict[str, str]
    starts: Starts
    gains: Gains


def in_units(value: float) -> str:
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return figure(value / size) + unit
    return figure(value)


def in_time(values: list[float]) -> str:
    """Seconds, or thousandths of them."""
    size, unit = (1.0, "s") if median(values) >= 1 else (1e-3, "ms")
    least, middle, most = (figure(value / size) for value in (min(values), median(values), max(values)))
    return f"{middle} {unit} ({least} to {most})"


def ratio_table(found: Measured) -> list[str]:
    lines = [
        f"| ours to theirs | {' | '.join(COLUMNS)} | what differs |",
        "|---|" + "---|" * (len(COLUMNS) + 1),
    ]
    for peer in THEIRS:
        if peer.name not in found.rates:
            continue
        cells = [spread(ratios(found.rates[own], found.rates[peer.name])) for own in COLUMNS]
        cells[COLUMNS.index(peer.nearest)] = f"**{cells[COLUMNS.index(peer.nearest)]}**"
        lines.append(f"| {peer.name} | {' | '.join(cells)} | {peer.differs} |")
    return lines


def rate_table(found: Measured) -> list[str]:
    lines = [
        "| | a second of one core | counted | import | cold start | warm start |",
        "|---|---|---|---|---|---|",
    ]
    for contestant in EVERY:
        if contestant.name not in found.rates:
            continue
        values = found.rates[contestant.name]
        name = f"**Pythia, {contestant.name}**" if contestant in OURS else contestant.name
        rate = f"{in_units(median(values))} ({in_units(min(values))} to {in_units(max(values))})"
        started = found.starts.get(contestant.name, {})
        times = [in_time(started[how]) if started else "" for how in ("import", "cold", "warm")]
        lines.append(f"| {name} | {rate} | {contestant.counts} | {' | '.join(times)} |")
    return lines


def told(found: Measured) -> str:
    """A block of Markdown."""
    turns, best = len(found.rates[MATCHES]), median(found.rates[MATCHES]) / TRIAL
    lines = [
        f"Commit {found.commit}; {found.machine}; {turns} turns of {found.seconds:.2g} s.",
        "The median of all turns, with the least and the greatest; in bold, what is most nearly the same.",
        "",
        *ratio_table(found),
        "",
        *rate_table(found),
        "",
        *(f"- {what}: {spread(values)} times one." for what, values in found.gains.items()),
        f"- A trial in C with AVX-512, another day: {in_units(TRIAL)} a second; ours are {best:.0%} of it.",
        *(f"- Left out: {name}: {what}." for name, what in found.missing.items()),
    ]
    return "\n".join(lines)
