"""The map itself: a ring of twenty lands round an inland sea. Where each land lies, the client is told."""

from itertools import pairwise
from math import copysign, cos, hypot, pi, sin
from typing import NamedTuple

from pythia.games.quest.art.ink import (
    TIMES,
    Palette,
    Point,
    at,
    line,
    noise,
    picture,
    smooth,
    trembling,
    wash,
)
from pythia.games.quest.art.landmarks import LANDMARKS
from pythia.games.quest.art.lands import WILD, gate, harbour, trees
from pythia.games.quest.cards.catalogue import Space, catalogue

BEND = 3.4
"""Between an ellipse (2) and a rectangle: the ring leaves a wide sea and still has no corners."""
INWARD, OUTWARD = 56, 62
"""How far a land reaches from the road through it."""
FINE = 2000


class Chart(NamedTuple):
    name: str
    width: int
    height: int

    @property
    def centre(self) -> Point:
        return self.width / 2, self.height / 2 + 3

    def ring(self, turn: float, further: float = 0) -> Point:
        """The point of the road at a turn (0 to 1, clockwise from the top), or so much further out."""
        across, down = self.width / 2 - 82 + further, self.height / 2 - 88 + further
        angle = 2 * pi * turn
        x, y = sin(angle), -cos(angle)
        return (
            self.centre[0] + across * copysign(abs(x) ** (2 / BEND), x),
            self.centre[1] + down * copysign(abs(y) ** (2 / BEND), y),
        )

    def turns(self) -> list[float]:
        """Where the lands lie, evenly along the road; half steps between them are their borders."""
        points = [self.ring(i / FINE) for i in range(FINE + 1)]
        lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
        step, found, gone = sum(lengths) / 40, [0.0], 0.0
        for i, length in enumerate(lengths):
            gone += length
            if gone >= step * len(found) and len(found) < 40:
                found.append((i + 1) / FINE)
        return found

    def places(self) -> list[Point]:
        return [self.ring(turn) for turn in self.turns()[::2]]


CHARTS = (Chart("wide", 1000, 700), Chart("tall", 720, 880))

COLOURS = {"mountain": "slate", "forest": "moss", "plains": "straw", "wilderness": "wild"}


def _band(chart: Chart, start: float, end: float) -> str:
    """The outline of a land: along the outer coast and back along the inner."""
    if end < start:
        end += 1
    steps = [start + (end - start) * i / 4 for i in range(5)]
    outer = smooth([chart.ring(turn % 1, OUTWARD - 2) for turn in steps], closed=False)
    inner = smooth([chart.ring(turn % 1, 2 - INWARD) for turn in steps[::-1]], closed=False)
    return f"{outer}L{inner[1:]}Z"


def _coast(chart: Chart, further: float, tremble: float) -> str:
    return smooth(trembling([chart.ring(i / 72, further) for i in range(72)], tremble, further))


def _sea(chart: Chart, paper: Palette) -> str:
    lines = "".join(
        line(_coast(chart, -INWARD - 6 * i, 2.2), paper.deep, 1.1, more=f'opacity="{0.7 - 0.2 * i:g}"')
        for i in range(1, 4)
    )
    waves = ""
    for i in range(46):
        x, y = chart.width * (0.2 + 0.6 * noise(i, 1)), chart.height * (0.25 + 0.5 * noise(i, 2))
        waves += f"M{x:.0f} {y:.0f}q4 -4 8 0t8 0"
    return (
        wash(_coast(chart, -INWARD, 3), paper.sea, 0.75)
        + lines
        + line(waves, paper.deep, 1, more='opacity=".5"')
    )


def _lanes(chart: Chart, spaces: tuple[Space, ...], paper: Palette) -> str:
    """The ways of the boats, from each port to the next."""
    turns, ports = chart.turns()[::2], [i for i, space in enumerate(spaces) if space.port]
    drawn = ""
    for here, there in zip(ports, ports[1:] + ports[:1], strict=True):
        (ax, ay), (bx, by) = (chart.ring(turns[i], -INWARD - 22) for i in (here, there))
        (cx, cy), middle = chart.centre, 0.42
        mx, my = (ax + bx) / 2 * (1 - middle) + cx * middle, (ay + by) / 2 * (1 - middle) + cy * middle
        drawn += f"M{ax:.0f} {ay:.0f}Q{mx:.0f} {my:.0f} {bx:.0f} {by:.0f}"
    return line(drawn, paper.ink, 1.6, more='stroke-dasharray="2 8" opacity=".65"')


def _land(chart: Chart, number: int, space: Space, paper: Palette) -> str:
    turns = chart.turns()
    outline = _band(chart, turns[2 * number - 1], turns[2 * number + 1])
    colour = getattr(paper, COLOURS.get(space.kind, "stone"))
    x, y = chart.ring(turns[2 * number], 4)
    drawing = LANDMARKS[space.id](paper) if space.id in LANDMARKS else WILD[space.kind](number, paper)
    return wash(outline, colour, 0.62) + at(x, y, drawing)


def _waymarks(chart: Chart, number: int, space: Space, paper: Palette) -> str:
    turn, drawn = chart.turns()[2 * number], ""
    if space.port:
        drawn += at(*chart.ring(turn, -INWARD - 24), harbour(paper), 0.95)
    if space.gate:
        (x, y), side = chart.ring(turn, OUTWARD - 12), 40
        # Beside the land's middle, along the road.
        ahead = chart.ring((turn + 0.004) % 1, OUTWARD - 12)
        far = hypot(ahead[0] - x, ahead[1] - y)
        drawn += at(x - side * (ahead[0] - x) / far, y - side * (ahead[1] - y) / far + 4, gate(paper), 0.95)
    return drawn


def _sheet(chart: Chart, paper: Palette) -> str:
    """Old paper: stains, a frame with its degrees."""
    width, height = chart.width, chart.height
    stains = "".join(
        f'<ellipse cx="{width * noise(i, 31):.0f}" cy="{height * noise(i, 32):.0f}" '
        f'rx="{60 + 90 * noise(i, 33):.0f}" ry="{40 + 70 * noise(i, 34):.0f}" '
        f'fill="{paper.stain}" opacity="{0.1 + 0.12 * noise(i, 35):.2f}"/>'
        for i in range(16)
    )
    degrees = "".join(f"M{x} 4v5M{x} {height - 4}v-5" for x in range(20, width - 10, 20))
    degrees += "".join(f"M4 {y}h5M{width - 4} {y}h-5" for y in range(20, height - 10, 20))
    frame = f"M4 4H{width - 4}V{height - 4}H4ZM9 9H{width - 9}V{height - 9}H9Z"
    return (
        f'<rect width="{width}" height="{height}" fill="{paper.paper}"/>{stains}'
        + line(frame, paper.ink, 1.2, more='opacity=".7"')
        + line(degrees, paper.ink, 1, more='opacity=".6"')
    )


def _ornaments(chart: Chart, paper: Palette) -> str:
    """What fills the corners of a map: a rose of the winds, and what is said to live out there."""
    width, height = chart.width, chart.height
    points = [(0, 26), (45, 13), (90, 20), (135, 13), (180, 20), (225, 13), (270, 20), (315, 13)]
    rose = "".join(
        f'<path d="M0 0L4 -5L0 {-size}L-4 -5Z" transform="rotate({turn})" '
        f'fill="{paper.stain if turn % 90 else paper.roof}" stroke="{paper.ink}"/>'
        for turn, size in points
    )
    serpent = "M-30 8q4 -16 12 0M-14 8q5 -22 14 0M4 8q5 -26 16 0"
    serpent += "M24 8q2 -20 -2 -26q-2 -8 8 -8q8 0 10 6q-5 3 -11 2M32 -22h1"
    waves = "M-38 10q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0"
    return (
        at(width - 44, 46, rose)
        + at(52, height - 36, line(serpent, paper.ink, 1.6) + line(waves, paper.deep, 1.4))
        + at(width - 46, height - 36, line(waves, paper.deep, 1.4), 0.8)
        + at(50, 34, line(waves, paper.deep, 1.4), 0.8)
    )


def draw(chart: Chart, paper: Palette) -> str:
    spaces, turns = catalogue().spaces, chart.turns()
    shore = "".join(
        line(_coast(chart, OUTWARD + 5 * i, 2.2), paper.deep, 1.1, more=f'opacity="{0.75 - 0.2 * i:g}"')
        for i in range(1, 4)
    )
    borders = ""
    for turn in turns[1::2]:
        (ax, ay), (bx, by) = chart.ring(turn, OUTWARD - 4), chart.ring(turn, -INWARD + 4)
        borders += f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}"
    road = smooth([chart.ring(turn, -18) for turn in turns])
    return picture(
        chart.width,
        chart.height,
        trees(paper)
        + _sheet(chart, paper)
        + _ornaments(chart, paper)
        + _sea(chart, paper)
        + shore
        + _lanes(chart, spaces, paper)
        + "".join(_land(chart, number, space, paper) for number, space in enumerate(spaces))
        + line(borders, paper.ink, 1.2, more='stroke-dasharray="1 6" opacity=".8"')
        + line(road, paper.wood, 2.6, more='stroke-dasharray="7 7" opacity=".7"')
        + line(_coast(chart, -INWARD, 3), paper.ink, 1.8)
        + line(_coast(chart, OUTWARD, 3), paper.ink, 2)
        + "".join(_waymarks(chart, number, space, paper) for number, space in enumerate(spaces)),
    )


def places() -> str:
    """Where the lands lie on each chart, for the client."""
    shown = {
        chart.name: {
            "width": chart.width,
            "height": chart.height,
            "places": [[round(x), round(y)] for x, y in chart.places()],
        }
        for chart in CHARTS
    }
    ids = [space.id for space in catalogue().spaces]
    return (
        "// Written by web/generate.py from the art of Quest; do not edit.\n\n"
        f"/** The lands, clockwise from the Village. */\nexport const SPACES = {_typescript(ids)};\n\n"
        f"export const CHARTS = {_typescript(shown)} as const;\n"
    )


def _typescript(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {_typescript(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_typescript, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def files() -> dict[str, str]:
    charts = {f"map-{chart.name}-{paper.name}.svg": draw(chart, paper) for chart in CHARTS for paper in TIMES}
    return {**charts, "places.ts": places()}
