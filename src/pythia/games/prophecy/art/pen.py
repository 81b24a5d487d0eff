"""The painter's hand: shapes that can be moved, turned and mirrored, and the SVG they become.

A shape is points only (arcs are drawn as curves), so every change is a change of points, and copies that
share a colour end in one path: few nodes, small files. Angles are in degrees, clockwise from the top.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]

NAMESPACE = "http://www.w3.org/2000/svg"

INK, OBSIDIAN, SMOKE, UMBER = "#241a12", "#14110f", "#3a322b", "#6a4626"
BARK, PAPER, BONE = "#f3e8d2", "#fdf7e7", "#e9dcc0"
VERMILION, RUST, ROSE = "#c8432b", "#8f2a18", "#eda58c"
GOLD, OCHRE, STRAW = "#d9a441", "#9a6a1c", "#f0cf85"
TURQUOISE, DEEP_TURQUOISE, PALE_TURQUOISE = "#1d8a88", "#115654", "#9fd0c6"
JADE, DEEP_JADE, PALE_JADE = "#1f7a56", "#0f4a34", "#a9cfae"
COBALT, DEEP_COBALT, PALE_COBALT = "#2a52ad", "#172f6b", "#a9bfe6"
"""The codex's colours: a mineral, its shadow and its wash."""


def polar(radius: float, turn: float, x: float = 0, y: float = 0) -> Point:
    """The point at a distance from (x, y), `turn` degrees clockwise from straight up."""
    angle = turn * pi / 180
    return x + radius * sin(angle), y - radius * cos(angle)


def noise(*key: float) -> float:
    """A number from -1 to 1 that is the same for the same key: a hand that trembles alike every time."""
    value = 2166136261
    for part in key:
        value = (value ^ round(part * 16)) * 16777619 & 0xFFFFFFFF
        value = (value ^ value >> 15) * 2246822519 & 0xFFFFFFFF
        value = (value ^ value >> 13) * 3266489917 & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0x7FFFFFFF - 1


class Shape(NamedTuple):
    """Steps of M, L, Q, C and Z with their points, all absolute."""

    steps: tuple[tuple[str, tuple[Point, ...]], ...] = ()

    def __add__(self, other: "Shape") -> "Shape":  # type: ignore[override]  # side by side, not a longer tuple
        return Shape(self.steps + other.steps)

    def bend(self, change: Callable[[Point], Point]) -> "Shape":
        """The shape with every point changed."""
        return Shape(
            tuple((letter, tuple(change(point) for point in points)) for letter, points in self.steps)
        )

    def move(self, x: float, y: float) -> "Shape":
        return self.bend(lambda p: (p[0] + x, p[1] + y))

    def scale(self, across: float, down: float | None = None) -> "Shape":
        tall = across if down is None else down
        return self.bend(lambda p: (p[0] * across, p[1] * tall))

    def turn(self, degrees: float, x: float = 0, y: float = 0) -> "Shape":
        c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
        return self.bend(lambda p: (x + (p[0] - x) * c - (p[1] - y) * s, y + (p[0] - x) * s + (p[1] - y) * c))

    def flip(self, x: float = 0) -> "Shape":
        """The mirror image, left for right, in the upright at x."""
        return self.bend(lambda p: (2 * x - p[0], p[1]))

    def both(self, x: float = 0) -> "Shape":
        """The shape with its mirror image."""
        return self + self.flip(x)

    def around(self, count: int, x: float = 0, y: float = 0, start: float = 0, sweep: float = 360) -> "Shape":
        """Copies turned about (x, y): all round, or fanned evenly over a smaller sweep, ends included."""
        gap = sweep / (count if sweep == 360 else max(1, count - 1))
        return join(self.turn(start + gap * i, x, y) for i in range(count))

    def row(self, count: int, across: float, down: float = 0) -> "Shape":
        return join(self.move(across * i, down * i) for i in range(count))

    def wobble(self, amount: float, seed: float = 0) -> "Shape":
        """Every point a little off, the same point always alike, so that what met still meets."""

        def off(p: Point) -> Point:
            x, y = round(p[0], 1), round(p[1], 1)
            return p[0] + amount * noise(x, y, seed), p[1] + amount * noise(y, x, seed + 7)

        return self.bend(off)

    def d(self) -> str:
        """As path data: relative steps in tenths, the shortest writing."""
        out: list[str] = []
        last, first, previous = (0, 0), (0, 0), ""
        for letter, points in self.steps:
            if letter == "Z":
                out.append("z")
                last, previous = first, "z"
                continue
            tenths = [(round(x * 10), round(y * 10)) for x, y in points]
            numbers = [_tenth(n) for x, y in tenths for n in (x - last[0], y - last[1])]
            small = letter.lower()
            text = "".join(n if n.startswith("-") else " " + n for n in numbers)
            out.append(text if small == previous and small != "m" else small + text.lstrip())
            last, previous = tenths[-1], small
            if letter == "M":
                first = last
        return "".join(out)


def _tenth(n: int) -> str:
    """Tenths as a short decimal: -3 is -.3, 20 is 2."""
    sign, whole, rest = "-" if n < 0 else "", abs(n) // 10, abs(n) % 10
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def join(shapes: Iterable[Shape]) -> Shape:
    return Shape(tuple(step for shape in shapes for step in shape.steps))


# ---------------------------------------------------------------------------------- shapes


_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3}


def draw(data: str) -> Shape:
    """Path data written by hand: absolute M, L, Q, C (repeatable) and Z."""
    steps: list[tuple[str, tuple[Point, ...]]] = []
    for letter, rest in re.findall(r"([MLQCZ])([^MLQCZ]*)", data):
        if letter == "Z":
            steps.append(("Z", ()))
            continue
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", rest)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        size = _POINTS[letter]
        assert points, f"{letter} without points"
        assert len(points) % size == 0, f"{letter} with {len(points)} points"
        steps += [
            ("L" if letter == "M" and i else letter, tuple(points[i : i + size]))
            for i in range(0, len(points), size)
        ]
    return Shape(tuple(steps))


def line(points: Iterable[Point], closed: bool = False) -> Shape:
    """Straight from point to point."""
    first, *rest = points
    steps = [("M", (first,)), *(("L", (point,)) for point in rest)]
    return Shape((*steps, ("Z", ())) if closed else tuple(steps))


def curve(points: Sequence[Point], closed: bool = False, tension: float = 1) -> Shape:
    """Smoothly through every point."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    steps: list[tuple[str, tuple[Point, ...]]] = [("M", (points[0],))]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        out, into = (bx + (cx - ax) * k, by + (cy - ay) * k), (cx - (dx - bx) * k, cy - (dy - by) * k)
        steps.append(("C", (out, into, (cx, cy))))
    return Shape((*steps, ("Z", ())) if closed else tuple(steps))


def arc(x: float, y: float, radius: float, start: float, stop: float) -> Shape:
    """Part of a circle, as curves of at most a quarter."""
    count = max(1, -int(-abs(stop - start) // 90))
    step = (stop - start) / count
    lean = 4 / 3 * sin(step * pi / 720) / cos(step * pi / 720) * radius
    steps: list[tuple[str, tuple[Point, ...]]] = [("M", (polar(radius, start, x, y),))]
    for i in range(count):
        a, b = start + step * i, start + step * (i + 1)
        (ax, ay), (bx, by) = polar(radius, a, x, y), polar(radius, b, x, y)
        out, into = polar(lean, a + 90, ax, ay), polar(lean, b - 90, bx, by)
        steps.append(("C", (out, into, (bx, by))))
    return Shape(tuple(steps))


def disc(x: float, y: float, radius: float, tall: float | None = None) -> Shape:
    """A circle, or with `tall` an ellipse."""
    round_one = arc(0, 0, radius, 0, 360) + Shape((("Z", ()),))
    return round_one.scale(1, (tall or radius) / radius).move(x, y)


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> Shape:
    """A rectangle, with softened corners if asked."""
    right, low = x + width, y + height
    if not corner:
        return line([(x, y), (right, y), (right, low), (x, low)], closed=True)
    steps: list[tuple[str, tuple[Point, ...]]] = []
    for cx, cy, start in (
        (x + corner, y + corner, 270),
        (right - corner, y + corner, 0),
        (right - corner, low - corner, 90),
        (x + corner, low - corner, 180),
    ):
        (_, first), bent = arc(cx, cy, corner, start, start + 90).steps
        steps += [("L" if steps else "M", first), bent]
    return Shape((*steps, ("Z", ())))


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> Shape:
    """A closed band along a curve, its width changing from point to point: a body, a stroke of the brush."""
    left, right = [], []
    for i, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    there, back = curve(left), curve(right[::-1])
    return Shape((*there.steps, ("L", back.steps[0][1]), *back.steps[1:], ("Z", ())))


def feather(length: float, width: float) -> Shape:
    """One feather standing on the origin, its tip up: narrow at the quill, widest near the rounded tip."""
    w = width / 2
    return draw(
        f"M0 0 C{-w * 0.7} {-length * 0.3} {-w * 1.3} {-length * 0.62} {-w} {-length * 0.8}"
        f"C{-w * 0.8} {-length * 1.06} {w * 0.8} {-length * 1.06} {w} {-length * 0.8}"
        f"C{w * 1.3} {-length * 0.62} {w * 0.7} {-length * 0.3} 0 0 Z"
    )


def fret(unit: float) -> Shape:
    """A stepped fret: stairs that end in a squared scroll, seven units by five, foot at the origin."""
    stairs = "M0 0 L0 -1 1 -1 1 -2 2 -2 2 -3 3 -3 3 -5"
    return draw(f"{stairs} 7 -5 7 -2 5 -2 5 -3 6 -3 6 -4 4 -4 4 0 Z").scale(unit)


# ---------------------------------------------------------------------------------- elements


def fill(shape: Shape, colour: str) -> str:
    return f'<path fill="{colour}" d="{shape.d()}"/>'


def stroke(shape: Shape, colour: str = INK, width: float = 1.2, dash: str = "", cap: str = "round") -> str:
    """An even line; `dash` makes it bands or beads."""
    bands = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}" '
        f'stroke-linejoin="round"{bands} d="{shape.d()}"/>'
    )


def paint(shape: Shape, colour: str, edge: str = INK, width: float = 1.2) -> str:
    """A field of colour inside the codex's dark even outline."""
    return (
        f'<path fill="{colour}" stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round" '
        f'd="{shape.d()}"/>'
    )


def place(part: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """A drawing kept once (its name without the prefix), shown here."""
    how = [f"translate({x:g} {y:g})"] if x or y else []
    how += [f"rotate({turn:g})"] if turn else []
    how += [f"scale({size:g})"] if size != 1 else []
    transform = f' transform="{" ".join(how)}"' if how else ""
    return f'<use href="#pr-{part}"{transform}/>'


class Drawing(NamedTuple):
    """A picture of the sprite: its box (x, y, width, height) and its elements.

    Without a box it is a part that other drawings place around its own origin.
    """

    body: str
    box: tuple[float, float, float, float] | None = None

    def element(self, name: str) -> str:
        if self.box is None:
            return f'<g id="pr-{name}">{self.body}</g>'
        return f'<symbol id="pr-{name}" viewBox="{self.view}">{self.body}</symbol>'

    def file(self, parts: str = "") -> str:
        """As a file of its own, as large as its box."""
        assert self.box is not None, "a part is no picture"
        size = 'width="{2:g}" height="{3:g}"'.format(*self.box)
        defs = f"<defs>{parts}</defs>" if parts else ""
        return f'<svg xmlns="{NAMESPACE}" {size} viewBox="{self.view}">{defs}{self.body}</svg>\n'

    @property
    def view(self) -> str:
        return " ".join(f"{n:g}" for n in self.box or ())


def parts_of(known: Mapping[str, Drawing], *names: str) -> list[str]:
    """All that these drawings place, and what that places in turn."""
    needed: dict[str, None] = {}
    pending = list(names)
    while pending:
        found = re.findall(r'href="#pr-([^"]+)"', known[pending.pop()].body)
        pending += [name for name in found if name not in needed]
        needed |= dict.fromkeys(found)
    return [name for name in needed if name not in names]


CARD = (0, 0, 100, 140)
