"""What figures need beyond the pen: curves with corners, limbs of even width, scrolls and long bodies."""

from collections.abc import Sequence
from math import atan2, degrees

from pythia.games.prophecy.art.pen import INK, Point, Shape, curve, disc, draw, join, line, polar, stroke

OUTLINE = 1.7
"""How wide the line around a figure is; inside it, lines are thinner."""


def trace(text: str, closed: bool = True) -> Shape:
    """A curve through points written "20,58* 30,49 38,43": smooth, but sharp at those with a star."""
    words = text.split()
    places = [(float(x), float(y)) for x, y in (word.rstrip("*").split(",") for word in words)]
    sharp = [word.endswith("*") for word in words]
    if not closed:
        sharp[0] = sharp[-1] = True
    count = len(places)

    def pull(i: int) -> Point:
        (ax, ay), (bx, by) = places[i - 1], places[(i + 1) % count]
        return (0, 0) if sharp[i] else ((bx - ax) / 6, (by - ay) / 6)

    steps: list[tuple[str, tuple[Point, ...]]] = [("M", (places[0],))]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (ax, ay), (bx, by), (px, py), (qx, qy) = places[i], places[j], pull(i), pull(j)
        bent = ("C", ((ax + px, ay + py), (bx - qx, by - qy), (bx, by)))
        steps.append(("L", ((bx, by),)) if sharp[i] and sharp[j] else bent)
    return Shape((*steps, ("Z", ())) if closed else tuple(steps))


def limb(shape: Shape, colour: str, width: float, line: float = OUTLINE) -> str:
    """An arm, a tail: a thick line with the even outline around it."""
    return stroke(shape, INK, width + 2 * line) + stroke(shape, colour, width)


def spiral(x: float, y: float, outer: float, inner: float, start: float, sweep: float) -> list[Point]:
    """Points of a line that winds inwards around (x, y), from one angle through so many degrees."""
    count = max(2, round(abs(sweep) / 30))
    return [
        polar(outer + (inner - outer) * i / count, start + sweep * i / count, x, y) for i in range(count + 1)
    ]


def scroll(size: float) -> Shape:
    """A scroll of speech or smoke: a stem that stands on the origin and rolls in to the right."""
    stem = [(0, 0), (0.02, -0.3), (0.12, -0.58), (0.34, -0.8)]
    return curve([*stem, *spiral(0.58, -0.58, 0.27, 0.06, -30, 430)]).scale(size)


def rays(count: int, inner: float, outer: float, width: float) -> Shape:
    """Pointed rays around the origin, each `width` degrees at its foot."""
    (ax, ay), (bx, by) = polar(inner, -width / 2), polar(inner, width / 2)
    return draw(f"M{ax} {ay} L0 {-outer} {bx} {by} Z").around(count)


def dots(text: str, radius: float) -> Shape:
    """Spots of one size at places written "20,58 30,49"."""
    return at(text, disc(0, 0, radius))


def hairs(text: str, across: float, down: float) -> Shape:
    """Short strokes that begin at these places and all lean one way."""
    return at(text, line([(0, 0), (across, down)]))


def at(text: str, part: Shape) -> Shape:
    """The same part at each of these places."""
    return join(part.move(float(x), float(y)) for x, y in (word.split(",") for word in text.split()))


class Body:
    """A long body: its spine from head to tail, and how wide it is along it."""

    def __init__(self, spine: Sequence[Point], widths: Sequence[float]) -> None:
        self.spine, self.widths = spine, widths

    def _mix(self, values: Sequence[float], part: float) -> float:
        exact = part * (len(values) - 1)
        i = min(int(exact), len(values) - 2)
        return values[i] + (values[i + 1] - values[i]) * (exact - i)

    def place(self, part: float, across: float = 0) -> Point:
        """Where the body is at this part of its length (0 to 1); across from edge (-1) to edge (1)."""
        xs, ys = [x for x, _ in self.spine], [y for _, y in self.spine]
        reach = across * self._mix(self.widths, part) / 2
        return polar(reach, self.turn(part) + 90, self._mix(xs, part), self._mix(ys, part))

    def turn(self, part: float) -> float:
        """Which way it goes there."""
        xs, ys = [x for x, _ in self.spine], [y for _, y in self.spine]
        before, after = max(0, part - 0.02), min(1, part + 0.02)
        dx, dy = (self._mix(v, after) - self._mix(v, before) for v in (xs, ys))
        return degrees(atan2(dx, -dy))

    def piece(self, start: float, stop: float, share: float = 1) -> Shape:
        """A stretch of the body, or a narrower stripe of it."""
        count = max(2, round((stop - start) * 40))
        parts = [start + (stop - start) * i / count for i in range(count + 1)]
        left = curve([self.place(part, -share) for part in parts]).steps
        right = curve([self.place(part, share) for part in reversed(parts)]).steps
        return Shape((*left, ("L", right[0][1]), *right[1:], ("Z", ())))


def smooth(points: Sequence[Point], between: int = 8) -> list[Point]:
    """Many points on the curve that runs through a few."""
    found = [points[0]]
    for _, (b, c, d) in curve(points).steps[1:]:
        ax, ay = found[-1]
        for k in range(1, between + 1):
            t, u = k / between, 1 - k / between
            w, x, y, z = u**3, 3 * u * u * t, 3 * u * t * t, t**3
            found.append((ax * w + b[0] * x + c[0] * y + d[0] * z, ay * w + b[1] * x + c[1] * y + d[1] * z))
    return found
