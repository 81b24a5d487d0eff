"""The dice (O1) and how they fall (O8): drawn in whole numbers, so that a seed gives the same throw anywhere.

A throw leaves the cup's mouth in all directions, most dice near the middle of the spread, each turned as it
likes; then dice that lie too close push each other away until everybody has the gap the rules ask for.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import isqrt

from pythia.contract import Illegal, Stream
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.wishes import COLOURS, Colour

WIDTH, HEIGHT = 22_500, 15_000
SIDE, GAP = 1000, 300
MARGIN = 750
"""No centre is nearer to the table's edge, so that a die turned by any angle lies on the table."""
MOST_PUSHES = 400

Cup = dict[Colour, int]
"""How many dice of each colour."""


@cache
def directions() -> tuple[tuple[int, int], ...]:
    """All half-axes of length 500 ± 1, evenly enough round the circle, in order of their numbers."""
    near = range(-501, 502)
    return tuple((u, v) for u in near for v in near if 499**2 <= u * u + v * v <= 501**2)


def throw(cup: Cup, stream: Stream) -> tuple[Die, ...]:
    """O2.3: every die of the cup on the table."""
    colours = stream.sample(
        [colour for colour in COLOURS for _ in range(cup.get(colour, 0))], sum(cup.values())
    )
    while True:
        axes = [_direction(stream) for _ in colours]
        centres = _settle([_landing(stream) for _ in colours], axes)
        if centres is not None:
            break
    return tuple(
        # Two of a die's six faces show the hole (O1.1).
        Die(colour, centre, axis, stream.below(6) < 2)
        for colour, centre, axis in zip(colours, centres, axes, strict=True)
    )


def _direction(stream: Stream) -> tuple[int, int]:
    return directions()[stream.below(len(directions()))]


def _landing(stream: Stream) -> tuple[int, int]:
    """Where a die comes to rest if no other is in its way: some way from the middle, in any direction."""
    u, v = _direction(stream)
    reach = isqrt(stream.below(10**6))
    roll = stream.below(201) - 100
    return (
        WIDTH // 2 + u * (reach * 10 + roll) * (WIDTH // 2 - MARGIN) // (500 * 10_000),
        HEIGHT // 2 + v * (reach * 10 + roll) * (HEIGHT // 2 - MARGIN) // (500 * 10_000),
    )


def _settle(centres: list[tuple[int, int]], axes: Sequence[tuple[int, int]]) -> list[tuple[int, int]] | None:
    """Dice too close push each other apart, little by little; None if they find no rest."""
    places = [list(centre) for centre in centres]
    for _ in range(MOST_PUSHES):
        at_rest = True
        for a in range(len(places)):
            for b in range(a):
                if not apart(tuple(places[a]), axes[a], tuple(places[b]), axes[b], GAP):
                    at_rest = False
                    _push(places[a], places[b])
        if at_rest:
            return [(x, y) for x, y in places]
    return None


def _push(one: list[int], two: list[int]) -> None:
    """Both a tenth of a side away from each other, but not off the table."""
    dx, dy = one[0] - two[0], one[1] - two[1]
    long = isqrt(dx * dx + dy * dy)
    if long == 0:
        dx, dy, long = 1, 0, 1
    for die, sign in ((one, 1), (two, -1)):
        die[0] = min(max(die[0] + sign * dx * 100 // long, MARGIN), WIDTH - MARGIN)
        die[1] = min(max(die[1] + sign * dy * 100 // long, MARGIN), HEIGHT - MARGIN)


def apart(
    c: tuple[int, ...], axis: tuple[int, int], d: tuple[int, ...], other: tuple[int, int], gap: int = 0
) -> bool:
    """Whether a strip wider than `gap`, along a side of one of the two dice, runs between them."""
    dx, dy = d[0] - c[0], d[1] - c[1]
    (u, v), (p, q) = axis, other
    # Along a half-axis of one: how far the centres are apart, and how far the two squares reach.
    reach = abs(u * p + v * q) + abs(u * q - v * p)
    for (s, t), own in (((u, v), u * u + v * v), ((p, q), p * p + q * q)):
        free = max(abs(dx * s + dy * t), abs(dy * s - dx * t)) - own - reach
        if free > 0 and free * free > gap * gap * own:
            return True
    return False


def check_lying(dice: Sequence[Die]) -> None:
    """O8: whether dice can lie so, each a die and none touching another; raises Illegal."""
    for number, die in enumerate(dice):
        u, v = die.axis
        if not 499**2 <= u * u + v * v <= 501**2:
            raise Illegal("O8", "oraklos-axis", die=number)
    for (a, one), (b, two) in combinations(enumerate(dice), 2):
        if not apart(one.centre, one.axis, two.centre, two.axis):
            raise Illegal("O8", "oraklos-overlap", one=a, two=b)
