"""The rates as a picture: a bar for each contestant, each step of the scale ten times the one before.

It carries its own colours for light and dark, and says in words what it shows.
"""

from html import escape
from math import ceil, floor, log10
from statistics import median

from benchmarks.simulator.contestants import EVERY, OURS
from benchmarks.simulator.report import TRIAL, Measured, in_units

WIDTH, TOP, ROW, BAR, FOOT = 800, 84, 26, 14, 36
LEFT, RIGHT = 270, 750
"""Between them the scale; names stand left of it, the last figure may stand right of it."""
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2430; }
.over { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; }
.title { font-size: 16px; font-weight: 600; }
.quiet { font-size: 12px; fill: #5b6472; }
.ours { font-weight: 600; }
line { stroke: #d9dde4; }
line.trial { stroke: #b4540a; stroke-dasharray: 4 3; }
text.trial { font-size: 12px; fill: #b4540a; }
rect { fill: #9aa3b2; }
rect.under { fill: #ffffff; stroke: #d9dde4; }
rect.ours { fill: #2f6fb0; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6e9ef; }
  .quiet { fill: #9aa4b2; }
  .over { stroke: #151a21; }
  line { stroke: #343b46; }
  line.trial { stroke: #f0a35e; }
  text.trial { fill: #f0a35e; }
  rect { fill: #6b7585; }
  rect.under { fill: #151a21; stroke: #343b46; }
  rect.ours { fill: #6aa9e6; }
}
""".strip()


def picture(found: Measured) -> str:
    rates = {entry: median(found.rates[entry.name]) for entry in EVERY if entry.name in found.rates}
    ranked = sorted(rates, key=lambda entry: -rates[entry])
    least, most = floor(log10(min(rates.values()))), ceil(log10(max(TRIAL, *rates.values())))
    height = TOP + ROW * len(ranked) + FOOT

    def at(rate: float) -> float:
        return round(LEFT + (log10(rate) - least) / (most - least) * (RIGHT - LEFT), 1)

    def name(index: int) -> str:
        entry = ranked[index]
        whose = "Pythia, " if entry in OURS else ""
        return whose + entry.name + ("" if entry.counts == "card plays" else f" ({entry.counts})")

    said = "; ".join(f"{name(index)}: {in_units(rates[entry])}" for index, entry in enumerate(ranked))
    under = f"Each line of the scale is ten times the one before. Games differ. Commit {found.commit}."
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        ' role="img" aria-labelledby="title desc">',
        '<title id="title">Card plays a second on one core: Pythia and its peers</title>',
        f'<desc id="desc">{escape(said)}. A trial in C did {in_units(TRIAL)}.</desc>',
        f"<style>\n{STYLE}\n</style>",
        f'<rect class="under" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
        '<text class="title" x="16" y="28">Card plays a second on one core</text>',
        f'<text class="quiet" x="16" y="47">{escape(under)}</text>',
    ]
    bottom = height - FOOT + 4
    for power in range(least, most + 1):
        x, text = at(10.0**power), in_units(10.0**power)
        lines += [
            f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom}"/>',
            f'<text class="quiet" x="{x}" y="{bottom + 16}" text-anchor="middle">{text}</text>',
        ]
    bars, figures = [], []
    for index, entry in enumerate(ranked):
        y, end = TOP + ROW * index, at(rates[entry])
        own = ' class="ours"' if entry in OURS else ""
        middle = y + BAR / 2 + 4.5
        bars += [
            f'<text{own} x="{LEFT - 8}" y="{middle}" text-anchor="end">{escape(name(index))}</text>',
            f'<rect{own} x="{LEFT}" y="{y}" width="{round(end - LEFT, 1)}" height="{BAR}" rx="2"/>',
        ]
        figures.append(f'<text class="over" x="{end + 6}" y="{middle}">{in_units(rates[entry])}</text>')
    x = at(TRIAL)
    trial = (
        f'<line class="trial" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom}"/>',
        f'<text class="trial" x="{x}" y="{TOP - 11}" text-anchor="middle">a trial in C</text>',
    )
    return "\n".join([*lines, *bars, *trial, *figures, "</svg>", ""])
