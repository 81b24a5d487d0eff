"""What is a prediction (O3): whole numbers only, so that every machine gives the same verdict.

A die k makes a frame of its own: its half-axis and that turned by a right angle. A point's place in it is
(s, t), both scaled by the half-axis' length, so the footprint is the square |s| ≤ r, |t| ≤ r with r the
half-axis' squared length, and nothing was divided. A line touches the die if no side of the square, and
not the line itself, keeps them apart. `search.py` asks the same of a whole throw at once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from pythia.games.oraklos.wishes import Colour, card_of

CORNERS = 4


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A thrown die (O8): its centre, and the vector from there to the middle of one face."""

    colour: Colour
    centre: tuple[int, int]
    axis: tuple[int, int]
    hole: bool


Shape = tuple[int, int, int, int]
"""Numbers of four dice, in order round it."""


class Flaw(NamedTuple):
    """Why four dice are no prediction: the rule, the line at fault (two dice), the die in its way."""

    rule: str
    why: str
    line: tuple[int, int] | None = None
    die: int | None = None


def touches(die: Die, a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether the line from a to b touches the die's footprint, its edge included."""
    (x, y), (u, v) = die.centre, die.axis
    r = u * u + v * v
    s1, t1 = (a[0] - x) * u + (a[1] - y) * v, (a[1] - y) * u - (a[0] - x) * v
    s2, t2 = (b[0] - x) * u + (b[1] - y) * v, (b[1] - y) * u - (b[0] - x) * v
    if min(s1, s2) > r or max(s1, s2) < -r or min(t1, t2) > r or max(t1, t2) < -r:
        return False
    return abs(s1 * t2 - s2 * t1) <= r * (abs(s2 - s1) + abs(t2 - t1))


def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """Twice the area of the triangle: above zero if it goes clockwise (y points down)."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether the lines ab and cd have a point in common."""
    one, two, three, four = (
        _sign(each) for each in (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b))
    )
    if one * two < 0 and three * four < 0:
        return True
    return any(
        side == 0
        and min(p[0], q[0]) <= at[0] <= max(p[0], q[0])
        and min(p[1], q[1]) <= at[1] <= max(p[1], q[1])
        for side, p, q, at in ((one, a, b, c), (two, a, b, d), (three, c, d, a), (four, c, d, b))
    )


def _inside(at: tuple[int, int], corners: Sequence[tuple[int, int]]) -> bool:
    """Whether a point lies inside a shape (on its edge it never does here: no line touches a die)."""
    odd = False
    for p, q in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (p[1] > at[1]) != (q[1] > at[1]) and (turn(p, q, at) > 0) == (q[1] > p[1]):
            odd = not odd
    return odd


def flaw(dice: Sequence[Die], shape: Shape, holes: bool = False) -> Flaw | None:
    """O3.1–O3.4: what is wrong with a shape; None if it is a prediction."""
    centres = [dice[k].centre for k in shape]
    sides = [(shape[i], shape[(i + 1) % CORNERS]) for i in range(CORNERS)]
    if not holes:
        for k in shape:
            if dice[k].hole:
                return Flaw("O3.1", "hole-up", None, k)
    for i in (0, 1):
        if _cross(centres[i], centres[i + 1], centres[i + 2], centres[(i + 3) % CORNERS]):
            return Flaw("O3.2", "lines-cross", sides[i], None)
    for a, b in sides:
        for k, die in enumerate(dice):
            if k not in (a, b) and touches(die, dice[a].centre, dice[b].centre):
                return Flaw("O3.2", "line-touches", (a, b), k)
    for i, k in enumerate(shape):
        before, after = shape[i - 1], shape[(i + 1) % CORNERS]
        if touches(dice[k], dice[before].centre, dice[after].centre):
            return Flaw("O3.3", "no-corner", (before, after), k)
    for k, die in enumerate(dice):
        if k not in shape and _inside(die.centre, centres):
            return Flaw("O3.4", "die-inside", None, k)
    return None


def clockwise(dice: Sequence[Die], shape: Shape) -> Shape:
    """The same shape clockwise from above, its smallest number first."""
    a, b, c, d = (dice[k].centre for k in shape)
    ordered = shape if turn(a, b, c) + turn(a, c, d) > 0 else shape[::-1]
    first = ordered.index(min(ordered))
    one, two, three, four = ordered[first:] + ordered[:first]
    return one, two, three, four


def card(dice: Sequence[Die], shape: Shape) -> str:
    """The card a shape matches (O3.5)."""
    return card_of("".join(dice[k].colour for k in clockwise(dice, shape)))


def mismatch(dice: Sequence[Die], shape: Shape, wish: str, holes: bool = False) -> Flaw | None:
    """O3: what keeps dice from matching a wish card. Wrong colours come first: no shape would mend them."""
    if sorted(dice[k].colour for k in shape) != sorted(wish):
        return Flaw("O3.5", "wrong-colours")
    other = card(dice, shape) != wish
    return flaw(dice, shape, holes) or (Flaw("O3.5", "other-order") if other else None)
