"""Random throws for the tests, loaded: what is rare on a table (a touch by a thousandth) is common here."""

import random
from collections.abc import Callable, Sequence
from math import gcd

from tests.games.oraklos.oracle_shapes import ORDER, Die, Point, centre, corners, dice_meet

AXES = [(u, v) for u in range(-501, 502) for v in range(-501, 502) if 499**2 <= u * u + v * v <= 501**2]
EVEN = [(500, 0), (0, 500), (-500, 0), (0, -500), (501, 0), (0, -499)]
PYTHAGORAS = [(300, 400), (-400, 300), (480, 140), (140, -480), (-352, -356)]
Place = Callable[[random.Random, list[Die]], Point]


def axis(rng: random.Random) -> Point:
    """Any way to lie, straight along the table's sides, or with a whole diagonal."""
    return rng.choice(rng.choice([AXES, AXES, EVEN, PYTHAGORAS]))


def scattered(rng: random.Random, lying: list[Die]) -> Point:
    """O8: as thrown on the table of about 24 × 16 sides; a little denser now and then."""
    wide = 24_000 if len(lying) > 12 else rng.choice([12_000, 18_000, 24_000])
    return rng.randrange(wide), rng.randrange(wide * 2 // 3)


def rows(rng: random.Random, lying: list[Die]) -> Point:
    """Almost a grid: collinear triples, and lines that pass the side of a die by a thousandth or touch it."""
    step = rng.choice([500, 501, 1001, 1002, 1500, 2000])
    return rng.randrange(16) * step + rng.choice([0, 0, 0, 1, -1]), rng.randrange(12) * step


def in_line(rng: random.Random, lying: list[Die]) -> Point:
    """On, or a thousandth beside, the straight line through two dice; between them or beyond."""
    if len(lying) < 2:
        return scattered(rng, lying)
    (x, y), (p, q) = map(centre, rng.sample(lying, 2))
    part = gcd(p - x, q - y) or 1
    steps = rng.randrange(-part, 2 * part + 1) if part > 1 else rng.choice([-1, 2])
    off = rng.choice([0, 0, 1, -1])
    return x + (p - x) // part * steps + off, y + (q - y) // part * steps


def far(rng: random.Random, lying: list[Die]) -> Point:
    """A record sets no bounds (O8)."""
    reach = 10 ** rng.choice([5, 7, 9, 12])
    return rng.randrange(-reach, reach + 1), rng.randrange(-reach, reach + 1)


def at_the_edge(rng: random.Random, lying: list[Die], way: Point) -> Point:
    """Where a corner of a die that lies this way just reaches the line between two others, or not quite."""
    if len(lying) < 2:
        return scattered(rng, lying)
    (x, y), (p, q) = map(centre, rng.sample(lying, 2))
    part, of = rng.randrange(1, 1000), 1000
    dx, dy = rng.choice(corners({"centre": (0, 0), "axis": way}))
    near = x + (p - x) * part // of - dx, y + (q - y) * part // of - dy
    return near[0] + rng.choice([0, 0, 1, -1]), near[1] + rng.choice([0, 0, 1, -1])


PLACES: list[Place] = [scattered, rows, in_line, far]


def throw(rng: random.Random, colours: Sequence[str]) -> list[Die]:
    """Dice of these colours, none of which touch."""
    # One kind of place for each throw above all, so that lines and near touches come together.
    weights = rng.choice(
        [[9, 0, 0, 0, 1], [2, 6, 2, 0, 0], [3, 0, 4, 0, 4], [1, 1, 1, 1, 1], [1, 0, 1, 6, 2]]
    )
    hole = rng.choice([0, 1 / 3, 1 / 3, 0.8])
    lying: list[Die] = []
    for colour in colours:
        tries = 0
        while True:
            tries += 1
            way = axis(rng) if weights[1] < 5 or rng.random() < 0.2 else (500, 0)
            (kind,) = rng.choices(range(5), weights if tries < 30 else [1, 0, 0, 0, 0])
            place = at_the_edge(rng, lying, way) if kind == 4 else PLACES[kind](rng, lying)
            die = {"colour": colour, "centre": list(place), "axis": list(way), "hole": rng.random() < hole}
            if not any(dice_meet(die, other) for other in lying):
                break
        lying.append(die)
    rng.shuffle(lying)
    return moved(rng, lying)


def moved(rng: random.Random, dice: list[Die]) -> list[Die]:
    """The same throw somewhere else, or as seen in a mirror."""
    kind = rng.random()
    if kind < 0.2:
        x, y = rng.randrange(-(10**12), 10**12), rng.randrange(-(10**12), 10**12)
        return [{**die, "centre": [die["centre"][0] + x, die["centre"][1] + y]} for die in dice]
    return [mirrored(die) for die in dice] if kind < 0.4 else dice


def mirrored(die: Die) -> Die:
    return {**die, "centre": [-die["centre"][0], die["centre"][1]], "axis": [-die["axis"][0], die["axis"][1]]}


def few(rng: random.Random) -> list[Die]:
    """A throw of any size, as the game itself never has it."""
    return throw(rng, rng.choices(ORDER, k=rng.choice([4, 4, 5, 5, 6, 7, 8, 10, 13, 16, 20])))
