"""The game in one look: dice on the temple floor, and a prediction among them."""

from math import cos, radians
from typing import NamedTuple

from pythia.games.oraklos.art.floor import ROWS, SIDE, SLAB, floor
from pythia.games.oraklos.art.stone import DAY
from pythia.games.oraklos.art.stone import picture as svg

WIDTH, HEIGHT = 1080, 460
SHAPE = "M250 130L680 95L790 330L330 360Z"
WOOD = {"r": "#c0392b", "y": "#e6b422", "b": "#2d6cb5", "k": "#23201d"}
SLIP, DARK = "#f7e9cb", "#4a3204"
MARKS = {
    "r": f'<circle r="15" fill="{SLIP}"/>',
    "y": f'<rect x="-27" y="-8" width="54" height="16" rx="4" fill="{DARK}"/>',
    "b": f'<path d="M-7-26H7V-7H26V7H7V26H-7V7H-26V-7H-7Z" fill="{SLIP}"/>',
    "k": f'<circle r="18" fill="none" stroke="{SLIP}" stroke-width="10"/>',
}
"""Each colour has a sign too, for those who do not see it."""
LIGHT = -135
"""Where the light comes from, in degrees."""
BEVEL = "M50-40Q50-50 47-47L36-34V34L47 47Q50 50 50 40Z"


class Lying(NamedTuple):
    colour: str
    x: int
    y: int
    turn: int


DICE = (
    Lying("r", 250, 130, 20),
    Lying("y", 680, 95, 52),
    Lying("b", 790, 330, 8),
    Lying("k", 330, 360, 70),
    Lying("y", 80, 300, 33),
    Lying("k", 960, 120, 15),
    Lying("r", 570, 420, 40),
)


def picture() -> str:
    scale = HEIGHT / SIDE
    tile = (
        f'<defs><pattern id="floor" width="{SIDE}" height="{SLAB * ROWS}" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({scale:.3f})">{floor(DAY)}</pattern></defs>'
    )
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#floor)"/>'
    shape = f'<path d="{SHAPE}" fill="#f3e3c338" stroke="#f3e3c3" stroke-width="9" stroke-linejoin="round"/>'
    return svg(WIDTH, HEIGHT, tile + ground + shape + "".join(map(_die, DICE)))


def _die(die: Lying) -> str:
    """Wood seen from above, its sides bright or dark as they face the light."""
    wood = WOOD[die.colour]
    body = 'x="-50" y="-50" width="100" height="100" rx="13"'
    sides = "".join(_side(side, die.turn) for side in (0, 90, 180, 270))
    edge = ' stroke="#9a8a78" stroke-width="3"' if die.colour == "k" else ""
    return (
        f'<g transform="translate({die.x} {die.y})">'
        f'<rect {body} fill="#140a05" opacity=".35" transform="translate(9 12) rotate({die.turn})"/>'
        f'<g transform="rotate({die.turn})"><rect {body} fill="{wood}"{edge}/>{sides}'
        f"{MARKS[die.colour]}</g></g>"
    )


def _side(side: int, turn: int) -> str:
    facing = cos(radians(side + turn - LIGHT))
    colour, most = ("#fff", 0.5) if facing > 0 else ("#000", 0.38)
    return (
        f'<path d="{BEVEL}" transform="rotate({side})" fill="{colour}" opacity="{abs(facing) * most:.2f}"/>'
    )
