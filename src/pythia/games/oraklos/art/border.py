"""A black-figure border to be cut in nine: a meander between two rules, a star of rays in each corner."""

from math import cos, pi, sin

from pythia.games.oraklos.art.stone import TIMES, Stone, picture

EDGE, KEY, KEYS = 40, 32, 3
RUN = KEY * KEYS
SIDE = 2 * EDGE + RUN
UNIT = 4


def _meander(x: float) -> str:
    """One key: up from the foot, along, and rolled in."""
    points = [(0, 6), (0, 0), (6, 0), (6, 4), (3, 4), (3, 2)]
    path = "M" + "L".join(f"{x + 5 + px * UNIT:g} {8 + py * UNIT:g}" for px, py in points)
    return f"{path}M{x:g} {8 + 6 * UNIT}H{x + KEY:g}"


def _star() -> str:
    """The corner's rosette: petals around an eye."""
    petals = []
    for i in range(8):
        a = i * pi / 4
        tip = (20 + 12 * sin(a), 20 - 12 * cos(a))
        sides = [(20 + 6 * sin(a + s * 0.42), 20 - 6 * cos(a + s * 0.42)) for s in (-1, 1)]
        petals.append(
            f"M20 20L{sides[0][0]:.1f} {sides[0][1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}"
            f"L{sides[1][0]:.1f} {sides[1][1]:.1f}Z"
        )
    return "".join(petals)


def border(stone: Stone) -> str:
    inner, wide = EDGE - 1.5, SIDE - EDGE + 1.5
    ring = f"M0 0H{SIDE}V{SIDE}H0ZM{EDGE} {EDGE}V{SIDE - EDGE}H{SIDE - EDGE}V{EDGE}Z"
    rules = f"M1.5 1.5H{SIDE - 1.5}V{SIDE - 1.5}H1.5ZM{inner} {inner}V{wide}H{wide}V{inner}Z"
    keys = "".join(_meander(EDGE + i * KEY) for i in range(KEYS))
    line = f'fill="none" stroke="{stone.figure}" stroke-width'
    side = (
        f'<path {line}="{UNIT}" stroke-linecap="square" d="{keys}"/>'
        f'<path fill="{stone.figure}" d="{_star()}"/>'
        f'<circle cx="20" cy="20" r="3" fill="{stone.band}"/>'
        f'<circle cx="20" cy="20" r="15.5" {line}="1.8"/>'
    )
    sides = [
        f'<g transform="rotate({turn} {SIDE / 2:g} {SIDE / 2:g})">{side}</g>' for turn in (0, 90, 180, 270)
    ]
    band = f'<path fill="{stone.band}" fill-rule="evenodd" d="{ring}"/>'
    return band + f'<path fill="none" stroke="{stone.rule}" stroke-width="2.5" d="{rules}"/>' + "".join(sides)


def files() -> dict[str, str]:
    return {f"meander-{stone.name}.svg": picture(SIDE, SIDE, border(stone)) for stone in TIMES}
