"""What was measured, in words and tables."""

from statistics import median

import msgspec
from benchmarks.simulator.contestants import EVERY, MATCHES, OURS, PLAY_OUTS, TABLES, THEIRS
from benchmarks.simulator.starts import Starts
from benchmarks.simulator.turns import Rates, figure, ratios, spread
from benchmarks.simulator.two_cores import Gains

LIMIT = 236e6
"""Plays a second of one core, the most we have seen: C, eight games at once with AVX-512, on another day."""
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
        times = [f"{median(started[how]):.2f} s" if started else "" for how in ("import", "cold", "warm")]
        lines.append(f"| {name} | {rate} | {contestant.counts} | {' | '.join(times)} |")
    return lines


def told(found: Measured) -> str:
    """A block of Markdown."""
    turns, limit = len(found.rates[MATCHES]), figure(LIMIT / median(found.rates[PLAY_OUTS]))
    lines = [
        f"Commit {found.commit}; {found.machine}; {turns} turns of {found.seconds:.2g} s.",
        "The median of all turns, with the least and the greatest; in bold, what is most nearly the same.",
        "",
        *ratio_table(found),
        "",
        *rate_table(found),
        "",
        *(f"- {what}: {spread(values)} times one." for what, values in found.gains.items()),
        f"- The limit seen, C with AVX-512: {in_units(LIMIT)} plays a second, {limit} times our play-outs.",
        *(f"- Left out: {name}: {what}." for name, what in found.missing.items()),
    ]
    return "\n".join(lines)
