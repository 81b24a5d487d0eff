"""The second Oraklos: dice on the table and the shapes between them (O3, O8), in fractions.

Lines are clipped, rings are measured and rays are shot, one at a time: slow, and not the engine's way.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

Point = tuple[int, int]
Die = dict[str, Any]
ORDER = "rybk"


@cache
def code(colours: str) -> str:
    """O1.2: the smallest rotation of a clockwise cycle of colours."""
    turned = [colours[n:] + colours[:n] for n in range(len(colours))]
    return min(turned, key=lambda each: [ORDER.index(colour) for colour in each])


def centre(die: Die) -> Point:
    x, y = die["centre"]
    return x, y


def corners(die: Die) -> list[Point]:
    """O8: the footprint, corner after corner."""
    (x, y), (u, v) = die["centre"], die["axis"]
    return [(x + u - v, y + v + u), (x - u - v, y - v + u), (x - u + v, y - v - u), (x + u + v, y + v - u)]


def touches(start: Point, end: Point, die: Die) -> bool:
    """Whether a straight line and a footprint share a point: the line is cut at each edge."""
    (x, y), (u, v) = die["centre"], die["axis"]
    side = u * u + v * v
    first, last = Fraction(0), Fraction(1)
    for a, b in ((u, v), (-u, -v), (-v, u), (v, -u)):
        # How far each end lies beyond the edge in the direction (a, b).
        here = (start[0] - x) * a + (start[1] - y) * b - side
        there = (end[0] - x) * a + (end[1] - y) * b - side
        if here > 0 and there > 0:
            return False
        if here > 0:
            first = max(first, Fraction(here, here - there))
        elif there > 0:
            last = min(last, Fraction(here, here - there))
    return first <= last


def dice_meet(one: Die, two: Die) -> bool:
    """O8: footprints that touch or overlap."""
    (x, y), (p, q) = centre(one), centre(two)
    if max(abs(x - p), abs(y - q)) > 4 * 501:
        return False
    for die, other in ((one, two), (two, one)):
        ring = corners(die)
        if any(touches(ring[n - 1], ring[n], other) for n in range(4)):
            return True
    return False


def between(low: int, value: Fraction | int, high: int) -> bool:
    return min(low, high) <= value <= max(low, high)


def lines_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the lines ab and cd share a point."""
    for n in (0, 1):
        if max(a[n], b[n]) < min(c[n], d[n]) or max(c[n], d[n]) < min(a[n], b[n]):
            return False
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if across:
        part = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), across)
        x, y = a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])
        return 0 <= part <= 1 and between(c[0], x, d[0]) and between(c[1], y, d[1])
    for point, (s, t) in ((a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b))):
        beside = (t[0] - s[0]) * (point[1] - s[1]) - (t[1] - s[1]) * (point[0] - s[0])
        if beside == 0 and between(s[0], point[0], t[0]) and between(s[1], point[1], t[1]):
            return True
    return False


def inside(point: Point, ring: list[Point]) -> bool:
    """Whether a point on no side of the ring lies within: a ray from it crosses an odd number of sides."""
    x, y = point
    crossed = 0
    for n in range(len(ring)):
        (x1, y1), (x2, y2) = ring[n - 1], ring[n]
        if (y1 <= y) != (y2 <= y) and max(x1, x2) > x:
            crossed += x1 + Fraction((y - y1) * (x2 - x1), y2 - y1) > x
    return crossed % 2 == 1


class Table:
    """A throw, with what every line between two dice touches, worked out when it is asked for."""

    def __init__(self, dice: list[Die]) -> None:
        self.dice = dice
        self.known: dict[tuple[int, int], set[int]] = {}
        self.found: dict[bool, list[dict[str, Any]]] = {}

    def touched(self, one: int, two: int) -> set[int]:
        """The dice, beside these two, that the line between them touches."""
        pair = min(one, two), max(one, two)
        if pair not in self.known:
            start, end = centre(self.dice[one]), centre(self.dice[two])
            others = [n for n in range(len(self.dice)) if n not in pair]
            self.known[pair] = {n for n in others if touches(start, end, self.dice[n])}
        return self.known[pair]

    def fault(self, ring: list[int], holes: bool) -> str | None:
        """O3.1 to O3.4: which of them this ring of four dice offends first, if any."""
        points = [centre(self.dice[n]) for n in ring]
        if not holes and any(self.dice[n]["hole"] for n in ring):
            return "O3.1"
        if lines_meet(*points) or lines_meet(points[1], points[2], points[3], points[0]):
            return "O3.2"
        if any(self.touched(ring[n - 1], ring[n]) for n in range(4)):
            return "O3.2"
        if any(ring[n] in self.touched(ring[n - 1], ring[(n + 1) % 4]) for n in range(4)):
            return "O3.3"
        others = [n for n in range(len(self.dice)) if n not in ring]
        if any(inside(centre(self.dice[n]), points) for n in others):
            return "O3.4"
        return None

    def clockwise(self, ring: list[int]) -> list[int]:
        """The same ring as it is read from above, y pointing down, the smallest number first."""
        points = [centre(self.dice[n]) for n in ring]
        double = sum(points[n - 1][0] * points[n][1] - points[n][0] * points[n - 1][1] for n in range(4))
        turned = ring if double > 0 else ring[::-1]
        at = turned.index(min(turned))
        return turned[at:] + turned[:at]

    def card(self, ring: list[int]) -> str:
        """O3.5: the card that a true prediction matches."""
        return code("".join(self.dice[n]["colour"] for n in self.clockwise(ring)))

    def predictions(self, holes: bool) -> list[dict[str, Any]]:
        if holes not in self.found:
            self.found[holes] = self.search(holes, None)
        return self.found[holes]

    def search(self, holes: bool, card: str | None) -> list[dict[str, Any]]:
        """All predictions, or all that match one card."""
        found = []
        for a, b, c, d in combinations(range(len(self.dice)), 4):
            for ring in ([a, b, c, d], [a, b, d, c], [a, c, b, d]):
                # The quick questions first.
                if card is not None:
                    read = "".join(self.dice[n]["colour"] for n in ring)
                    if card not in (code(read), code(read[::-1])):
                        continue
                if any(self.touched(ring[n - 1], ring[n]) for n in range(4)):
                    continue
                if self.fault(ring, holes) is None and card in (None, self.card(ring)):
                    found.append({"dice": self.clockwise(ring), "card": self.card(ring)})
        return sorted(found, key=lambda each: each["dice"])


def predictions(dice: list[Die], holes: bool) -> list[dict[str, Any]]:
    """What `pythia oraklos predictions` prints."""
    return Table(dice).predictions(holes)
