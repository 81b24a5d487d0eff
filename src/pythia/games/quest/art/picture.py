"""The game in one look: a corner of the map, and travellers on it."""

from functools import cache
from typing import NamedTuple

from pythia.games.quest.art import chart
from pythia.games.quest.art.ink import DAY

CORNER = (430, 0, 480, 205)
"""What of the wide map is shown: x, y, width, height."""
PAPER, INK = "#fdf7e7", "#2b1d10"


class Figure(NamedTuple):
    """A paper figure on its foot, another outline and colour for each."""

    x: int
    y: int
    colour: str
    outline: str


FIGURES = (
    Figure(575, 120, "#b0392b", "M6 46V18Q6 3 20 3T34 18V46Z"),
    Figure(680, 130, "#2f5fae", "M6 46V20L20 2L34 20V46Z"),
    Figure(795, 135, "#3d7a45", "M6 46V5H34V46Z"),
)


@cache
def picture() -> str:
    whole = chart.draw(chart.CHARTS[0], DAY)
    x, y, width, height = CORNER
    inner = whole[whole.index(">") + 1 : whole.rindex("</svg>")]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" '
        f'height="{height}" stroke-linecap="round" stroke-linejoin="round">{inner}'
        + "".join(map(_figure, FIGURES))
        + "</svg>\n"
    )


def _figure(figure: Figure) -> str:
    return (
        f'<g transform="translate({figure.x} {figure.y - 55})">'
        '<ellipse cx="21" cy="55" rx="18" ry="4.5" fill="#140c06" opacity=".35"/>'
        f'<path d="{figure.outline}" fill="{PAPER}" stroke="{figure.colour}" stroke-width="2.6"/>'
        f'<path d="M3 44H37L39 55Q20 60 1 55Z" fill="{figure.colour}" stroke="{INK}" stroke-width="2"/></g>'
    )
