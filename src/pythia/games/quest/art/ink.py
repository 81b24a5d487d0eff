"""Pen and brush: lines that tremble alike every time, washes that gather at their edge, the colours."""

from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Palette(NamedTuple):
    name: str
    paper: str
    stain: str
    ink: str
    sea: str
    deep: str
    slate: str
    moss: str
    straw: str
    stone: str
    roof: str
    wood: str
    wild: str
    glow: str
    light: str


DAY = Palette(
    "day", "#f0e4c8", "#d9c190", "#3d2b1a", "#a9c0c6", "#7d9dab", "#98a0ad", "#9bab6b", "#e3c878", "#d8cbb0",
    "#b9583f", "#96693d", "#9fc4b0", "#1d8a88", "#fdf7e7",
)  # fmt: skip
NIGHT = Palette(
    "night", "#241e18", "#191410", "#cdb78d", "#1d3039", "#35535f", "#47505e", "#3d4b2a", "#5f5029",
    "#5d5444", "#8a4432", "#6d4c2c", "#2f5147", "#5cc4bf", "#8d7d60",
)  # fmt: skip
TIMES = (DAY, NIGHT)

BANNERS = {
    "magic-tower": "#3a5fb0",
    "monastery": "#d9a441",
    "fortress": "#b0392b",
    "forest-camp": "#3d7a45",
    "thieves-guild": "#76508f",
}
"""The colours of the guilds; each banner has a sign of its own too."""


def noise(*key: float) -> float:
    """A number from 0 to 1 that is the same for the same key."""
    value = 2166136261
    for part in key:
        value = (value ^ round(part * 16)) * 16777619 & 0xFFFFFFFF
        value = (value ^ value >> 15) * 2246822519 & 0xFFFFFFFF
        value = (value ^ value >> 13) * 3266489917 & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0xFFFFFFFF


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A path through these points without a corner."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    x, y = round(points[0][0], 1), round(points[0][1], 1)
    path = f"M{x:g} {y:g}"
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        leave = _by(bx + (cx - ax) / 6 - x, by + (cy - ay) / 6 - y)
        rest = _by(cx - (dx - bx) / 6 - x, cy - (dy - by) / 6 - y) + _by(cx - x, cy - y)
        # Later ones leave as the one before came in, which a path need not say again.
        path += f"s{rest}" if i else f"c{leave}{rest}"
        x, y = round(x + round(cx - x, 1), 1), round(y + round(cy - y, 1), 1)
    return path.replace("c ", "c").replace("s ", "s") + ("Z" if closed else "")


def _by(x: float, y: float) -> str:
    """A step from where the pen is, in few letters."""
    numbers = [f"{round(value, 1):g}".replace("-0.", "-.") for value in (x, y)]
    return "".join(number if number.startswith("-") else f" {number}" for number in numbers)


def trembling(points: Sequence[Point], by: float, *key: float) -> list[Point]:
    """The same points as a hand would set them."""
    return [
        (x + by * (2 * noise(*key, i, 1) - 1), y + by * (2 * noise(*key, i, 2) - 1))
        for i, (x, y) in enumerate(points)
    ]


def line(path: str, colour: str, width: float = 1.4, fill: str = "none", more: str = "") -> str:
    """An ink line; the picture makes it round at its ends."""
    rest = f" {more}" if more else ""
    return f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{width:g}"{rest}/>'


def wash(path: str, colour: str, strength: float = 0.7) -> str:
    """Watercolour: thin in the middle, gathered where it dried."""
    return (
        f'<path d="{path}" fill="{colour}" fill-opacity="{strength:g}" '
        f'stroke="{colour}" stroke-width="5" stroke-opacity="{strength / 2:g}"/>'
    )


def at(x: float, y: float, drawing: str, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:.1f} {y:.1f}){size}">{drawing}</g>'


def picture(width: float, height: float, drawing: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" stroke-linecap="round" stroke-linejoin="round">{drawing}</svg>\n'
    )
