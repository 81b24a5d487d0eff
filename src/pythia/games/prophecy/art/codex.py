"""The house's pictures: the front page's unfolded codex, the icon, and what a shared link shows."""

from pythia.games.prophecy.art.brush import rays, trace
from pythia.games.prophecy.art.glyphs import GLYPHS, TONES
from pythia.games.prophecy.art.oracle import halo, oracle
from pythia.games.prophecy.art.pen import (
    BARK,
    DEEP_TURQUOISE,
    GOLD,
    INK,
    NAMESPACE,
    OBSIDIAN,
    PAPER,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    box,
    disc,
    draw,
    fill,
    fret,
    line,
    paint,
    stroke,
)
from pythia.games.prophecy.art.specialists.jaguar import NIGHT, emblem
from pythia.games.prophecy.art.specialists.monkey import painter

PICTURE = (0, 0, 1600, 320)
MIDDLE, SIDE = 340, 205
TOP, HIGH, RISE = 38, 252, 15
"""The middle page faces us; the others lean away and back, rising and falling at their far edges."""

PAGE, SHADED = "var(--page, #f8eed8)", "var(--page-shaded, #ecdcbb)"
RULE, SHADOW = "var(--page-rule, #b23a22)", "var(--page-shadow, #00000040)"


def _page(x: float, width: float, left: float, right: float, painting: str) -> str:
    """A page with its ruled border; its edges stand `left` and `right` higher than the middle page's."""
    end = x + width
    outline = line(
        [(x, TOP - left), (end, TOP - right), (end, TOP + HIGH - right), (x, TOP + HIGH - left)], closed=True
    )
    slope = (left - right) / width
    return (
        paint(outline, SHADED if left > right else PAGE, INK, 2.4)
        + f'<g transform="matrix(1 {slope:.4f} 0 1 {x:g} {TOP - left:g})">{painting}'
        + stroke(box(9, 9, width - 18, HIGH - 18), RULE, 2.2)
        + "</g>"
    )


def _count(value: int) -> str:
    """A suit's bid value as the codices count: dots, and a shell for nothing."""
    if not value:
        shell = trace("-15,0* -8,-8 0,-10 8,-8 15,0* 8,8 0,10 -8,8")
        lines = draw("M-6 -6 L-4 6 M0 -8 L0 8 M6 -6 L4 6")
        return paint(shell, PAPER, INK, 2) + stroke(lines, INK, 1.4)
    return "".join(
        paint(disc(24 * i - 12 * (value - 1), 0, 8), GOLD, INK, 2)
        + fill(disc(24 * i - 12 * (value - 1), 0, 3), VERMILION)
        for i in range(value)
    )


def _suit(suit: str, value: int) -> str:
    """A suit in full regalia on a wash of its colour, its bid value below."""
    tones = TONES[suit]
    frets = fret(2.5).row(9, 20.2).move(13.2, 25)
    return (
        f'<g opacity=".45">{fill(box(9, 9, SIDE - 18, 187), tones.wash)}</g>'
        + fill(frets, tones.field)
        + f'<g transform="translate({SIDE / 2} 113) scale(1.66)">{GLYPHS[suit](14, tones)}</g>'
        + stroke(line([(9, 196), (SIDE - 9, 196)]), RULE, 2.2)
        + f'<g transform="translate({SIDE / 2} 219)">{_count(value)}</g>'
    )


def _specialist(figure: str, sky: str, floor: str) -> str:
    frets = fret(2.5).row(9, 20.2).move(13.2, 233)
    return (
        fill(box(9, 9, SIDE - 18, HIGH - 18), sky)
        + fill(box(9, 210, SIDE - 18, 33), floor)
        + fill(frets, sky)
        + f'<g transform="translate(9 -5) scale(1.88)">{figure}</g>'
    )


def _signs() -> str:
    """The four suits in a band above the oracle."""
    parts = [fill(box(9, 9, MIDDLE - 18, 30), RULE)]
    for i, (suit, glyph) in enumerate(GLYPHS.items()):
        parts.append(paint(disc(58 + 75 * i, 26, 19), TONES[suit].page, INK, 2))
        parts.append(f'<g transform="translate({58 + 75 * i} 26) scale(.36)">{glyph(3, TONES[suit])}</g>')
    return "".join(parts)


def _scene() -> str:
    middle = (PICTURE[2] - MIDDLE) / 2
    left = [_suit("sp", 1), _suit("su", 0), _specialist(emblem(), NIGHT, VERMILION)]
    right = [_suit("se", 2), _suit("ea", 3), _specialist(painter(), TURQUOISE, DEEP_TURQUOISE)]
    pages, edge = [], [(middle, TOP + HIGH), (middle + MIDDLE, TOP + HIGH)]
    for i in range(3):
        near, far = (0, RISE) if i % 2 == 0 else (RISE, 0)
        pages.append(_page(middle - SIDE * (i + 1), SIDE, far, near, left[i]))
        pages.append(_page(middle + MIDDLE + SIDE * i, SIDE, near, far, right[i]))
        edge = [(middle - SIDE * (i + 1), TOP + HIGH - far), *edge]
        edge += [(middle + MIDDLE + SIDE * (i + 1), TOP + HIGH - far)]
    shadow = line([*edge, *[(x + 8, y + 14) for x, y in reversed(edge)]], closed=True)
    center = f'{halo()}{_signs()}<g transform="translate(2 6)">{oracle()}</g>'
    return fill(shadow, SHADOW) + "".join(pages) + _page(middle, MIDDLE, 0, 0, center)


def picture() -> str:
    """The front page's picture, as a file to `<use>`: then its colours follow the page's (`--page` …)."""
    return f'<svg xmlns="{NAMESPACE}"><defs>{Drawing(_scene(), PICTURE).element("picture")}</defs></svg>\n'


def preview() -> Drawing:
    """What a shared link shows: the oracle between two suits, in the shape that sites ask for."""
    wide = MIDDLE + 2.4 * SIDE
    high = wide * 630 / 1200
    x, y = (PICTURE[2] - wide) / 2, (PICTURE[3] - high) / 2
    frets = fret(4).row(30, 28.8).move(x + 1, y + 34)
    border = frets + frets.turn(180, PICTURE[2] / 2, PICTURE[3] / 2)
    return Drawing(fill(box(x, y, wide, high), OBSIDIAN) + fill(border, GOLD) + _scene(), (x, y, wide, high))


def icon(masked: bool = False) -> Drawing:
    """A sun that is an eye; few and large parts, to be known at 16 pixels.

    Telephones cut icons to shapes of their own: for them it is smaller on a ground without corners.
    """
    eye = trace("7.6,16* 11.6,12 16,10.8 20.4,12 24.4,16* 20.4,20 16,21.2 11.6,20")
    ground = box(-3, -3, 38, 38) if masked else box(0, 0, 32, 32, 7)
    return Drawing(
        fill(ground, OBSIDIAN)
        + fill(rays(8, 9, 15.4, 38).move(16, 16), GOLD)
        + fill(disc(16, 16, 10.4), VERMILION)
        + fill(eye, BARK)
        + fill(disc(16, 16, 3.8), OBSIDIAN)
        + fill(disc(17.3, 14.7, 1.1), STRAW),
        (-3, -3, 38, 38) if masked else (0, 0, 32, 32),
    )
