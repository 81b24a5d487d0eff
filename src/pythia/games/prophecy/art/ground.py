"""The table's ground: sheets of bark paper and obsidian that tile, and a painted border to be cut in nine.

These are files of their own, since the client uses them as backgrounds: the browser paints each once.
"""

from typing import NamedTuple

from pythia.games.prophecy.art.pen import (
    GOLD,
    TURQUOISE,
    VERMILION,
    Drawing,
    Shape,
    box,
    curve,
    disc,
    draw,
    fill,
    fret,
    join,
    noise,
    paint,
    stroke,
)
from pythia.games.prophecy.art.signs import sign

TILE = 320
"""A sheet's side."""

EDGE, RUN = 28, 84
"""The border's corners, and the length of one repeat between them: cut the file at EDGE from each side."""


class Colours(NamedTuple):
    """The colours of a border."""

    field: str
    line: str
    mark: str
    spark: str


BARK_BORDER = Colours("#e2cfa6", "#6a4626", VERMILION, TURQUOISE)
OBSIDIAN_BORDER = Colours("#1d1815", "#8a6420", GOLD, "#2f7f7a")


def _everywhere(shapes: list[Shape]) -> Shape:
    """Each shape, and again a tile away, so that what leaves on one side comes in on the other."""
    around = (-TILE, 0, TILE)
    found = []
    for shape in shapes:
        for x in around:
            for y in around:
                moved = shape.move(x, y)
                spots = [point for _, points in moved.steps for point in points]
                if any(-3 < px < TILE + 3 and -3 < py < TILE + 3 for px, py in spots):
                    found.append(moved)
    return join(found)


def _hairs(count: int, seed: int, length: float) -> list[Shape]:
    hairs = []
    for i in range(count):
        x, y = TILE / 2 * (1 + noise(i, seed)), TILE / 2 * (1 + noise(i, seed + 1))
        long, lean = length * (1 + 0.6 * noise(i, seed + 2)), length * 0.3 * noise(i, seed + 3)
        bow = length * 0.3 * noise(i, seed + 4)
        hair = [(x - long, y - lean), (x - long / 3, y + bow), (x + long / 3, y - bow), (x + long, y + lean)]
        hairs.append(curve(hair))
    return hairs


def bark() -> str:
    """Pounded bark: long fibres, pale and dark, on a warm sheet."""
    return (
        fill(box(0, 0, TILE, TILE), "#efe2c6")
        + stroke(_everywhere(_hairs(44, 11, 24)), "#f4e9d2", 2.6)
        + stroke(_everywhere(_hairs(60, 29, 15)), "#e2d0a9", 0.9)
        + stroke(_everywhere(_hairs(24, 47, 6)), "#cdb27e", 0.7)
    )


def obsidian() -> str:
    """Black glass: the curved scars of knapping, a grain of gold here and there."""
    scars = []
    for i in range(26):
        x, y = TILE / 2 * (1 + noise(i, 5)), TILE / 2 * (1 + noise(i, 6))
        size, turn = 24 + 12 * noise(i, 7), 180 * noise(i, 8)
        scars.append(draw("M-1 0.3 C-0.6 -0.5 0.6 -0.5 1 0.3").scale(size).turn(turn).move(x, y))
        scars.append(draw("M-0.7 0.42 C-0.4 -0.1 0.4 -0.1 0.7 0.42").scale(size).turn(turn).move(x, y))
    grains = [
        disc(TILE / 2 * (1 + noise(i, 71)), TILE / 2 * (1 + noise(i, 72)), 0.7 + 0.3 * noise(i, 73))
        for i in range(30)
    ]
    return (
        fill(box(0, 0, TILE, TILE), "#171310")
        + stroke(_everywhere(scars), "#231d18", 1.6)
        + stroke(_everywhere(_hairs(20, 90, 20)), "#1f1915", 3)
        + fill(_everywhere(grains), "#5c471f")
    )


def border(colours: Colours) -> str:
    """Corners with an eye, and between them a run of frets facing a glyph, once for every side."""
    side = 2 * EDGE + RUN
    run = fret(2).move(5, 18) + fret(2).move(5, 18).flip(RUN / 2)
    beads = disc(RUN / 2 - 11, 12, 1.6).both(RUN / 2) + disc(2, 12, 1.6) + disc(RUN - 2, 12, 1.6)
    lid = draw("M-20.6 13.6 C-17 8 -10 8 -6.4 13.6 C-10 19 -17 19 -20.6 13.6 Z")
    inner = EDGE - 2
    parts = [
        paint(box(2, 2, side - 4, side - 4, 4), colours.field, colours.line, 2),
        stroke(box(5, 5, side - 10, side - 10, 2), colours.mark, 1.4),
        stroke(box(inner, inner, side - 2 * inner, side - 2 * inner, 2), colours.line, 2),
    ]
    for turn, suit in enumerate(("su", "sp", "se", "ea")):
        glyph = sign(suit, colours.mark, colours.field)
        parts.append(
            f'<g transform="rotate({90 * turn} {side / 2:g} {side / 2:g}) translate({EDGE} 0)">'
            + fill(run, colours.spark)
            + fill(beads, colours.mark)
            + f'<g transform="translate({RUN / 2:g} 12.6) scale(.42)">{glyph}</g>'
            + paint(box(-22, 5, 17, 17, 2), colours.mark, colours.line, 1.2)
            + paint(lid, colours.field, colours.line, 1.1)
            + fill(disc(-13.5, 13.5, 2.7), colours.spark)
            + "</g>"
        )
    return "".join(parts)


def files() -> dict[str, str]:
    """The client's backgrounds by file name."""
    sheets = {"bark": bark(), "obsidian": obsidian()}
    borders = {"bark-border": border(BARK_BORDER), "obsidian-border": border(OBSIDIAN_BORDER)}
    made = [*((name, TILE, body) for name, body in sheets.items())]
    made += [(name, 2 * EDGE + RUN, body) for name, body in borders.items()]
    return {f"{name}.svg": Drawing(body, (0, 0, side, side)).file() for name, side, body in made}
