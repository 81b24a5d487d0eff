"""The Shaman, who never leads and mirrors who came before: masked and calm among the smoke."""

from pythia.games.prophecy.art.brush import at, hairs, limb, scroll, trace
from pythia.games.prophecy.art.pen import (
    BARK,
    COBALT,
    DEEP_TURQUOISE,
    GOLD,
    INK,
    JADE,
    OBSIDIAN,
    PALE_TURQUOISE,
    PAPER,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    Shape,
    arc,
    box,
    disc,
    draw,
    feather,
    fill,
    paint,
    stroke,
)
from pythia.games.prophecy.art.specialists.frame import page

COCHINEAL, SKIN, QUETZAL = "#7d2438", "#9c5a34", "#2f9a6e"
MIDDLE = (50, 65)


def _fan() -> str:
    """Three rows of feathers around the mask."""

    def row(part: Shape, count: int, sweep: float) -> Shape:
        return part.around(count, 0, 0, -sweep / 2, sweep).move(*MIDDLE)

    return (
        paint(row(feather(40, 10.4), 13, 204), QUETZAL, INK, 1.2)
        + stroke(row(draw("M0 -24 L0 -31"), 13, 204), PALE_TURQUOISE, 0.9)
        + paint(row(disc(0, -34.6, 3.1), 13, 204), GOLD, INK, 0.9)
        + fill(row(disc(0, -34.6, 1.4), 13, 204), COBALT)
        + paint(row(feather(30, 9), 12, 187), VERMILION, INK, 1.1)
        + fill(row(disc(0, -26, 1.6), 12, 187), STRAW)
        + paint(row(feather(23, 7), 13, 196), BARK, INK, 1)
    )


def _mask() -> str:
    crown = draw("M32 59 L32 53 37 53 37 48 43 48 43 43 57 43 57 48 63 48 63 53 68 53 68 59 Z")
    face = trace("36,58* 64,58* 65.4,68 62,80 56,86 50,87.4 44,86 38,80 34.6,68")
    tesserae = at(
        "38,74 40.6,77.4 43.6,80.6 41,73.6 44,76.6 38.4,70.8 46,84 42,83", box(-0.9, -0.8, 1.8, 1.6)
    )
    eye = trace("38.4,67.4* 42.6,65.2 47,67.4* 42.8,70.4")
    return (
        paint(crown, GOLD, INK, 1.5)
        + fill(at("35,54.4 41,54.4 55.6,54.4 61.6,54.4", box(0, 0, 3.4, 2.6)), VERMILION)
        + paint(draw("M50 44.6 L54.6 50 50 56.6 45.4 50 Z"), TURQUOISE, INK, 1.1)
        + fill(disc(50, 50.4, 1.7), PAPER)
        + paint(face, TURQUOISE, INK, 1.8)
        + fill(trace("36.6,59* 63.4,59* 64.4,63.4 57,60.6 50,62.6 43,60.6 35.6,63.4"), DEEP_TURQUOISE)
        + fill(tesserae.both(50), PALE_TURQUOISE)
        + paint(eye.both(50), PAPER, INK, 1.1)
        + fill(trace("38.4,67.4* 42.6,65.2 47,67.4* 42.8,68.6").both(50), INK)
        + stroke(trace("36.8,64 42,61 47.4,62.8", closed=False).both(50), INK, 1.6)
        + paint(draw("M48.4 64 L46.6 74 C46.6 76 53.4 76 53.4 74 L51.6 64 Z"), PALE_TURQUOISE, INK, 1)
        + paint(draw("M44 76.4 L47 75.2 53 75.2 56 76.4 53 77.6 47 77.6 Z"), GOLD, INK, 0.9)
        + paint(trace("44.4,81* 50,79.6 55.6,81* 50,83.8"), PAPER, INK, 1.1)
        + stroke(draw("M45 81.2 L55 81.2"), INK, 0.7)
        + paint(disc(31.8, 69.4, 5).both(50), GOLD, INK, 1.4)
        + paint(disc(31.8, 69.4, 2.2).both(50), VERMILION, INK, 1)
        + paint(draw("M31.8 74.4 L29.8 82 31.8 84.6 33.8 82 Z").both(50), JADE, INK, 1)
    )


def _figure() -> str:
    robe = trace("38,86* 62,86* 73,91 79,100 82,118* 82,136* 18,136* 18,118* 21,100 27,91")
    arms = trace("25.6,103 27,112 38,111.4", closed=False).both(50)
    stripes = hairs("22,118 26,118 30,118", 1, 16)
    return (
        paint(robe, BARK, INK, 1.8)
        + stroke(stripes, COCHINEAL, 1.2)
        + fill(at("38,112.6 62,112.6", draw("M0 0 L1.8 3 -1.8 3 Z")), VERMILION)
        + stroke(arc(50, 82, 21, 112, 248), INK, 7.4)
        + stroke(arc(50, 82, 21, 112, 248), VERMILION, 4.6)
        + stroke(arc(50, 82, 21, 114, 246), STRAW, 1.6, "0 3.4")
        + stroke(arc(50, 82, 15.6, 108, 252), INK, 6)
        + stroke(arc(50, 82, 15.6, 108, 252), TURQUOISE, 3.6)
        + stroke(arc(50, 82, 15.6, 110, 250), INK, 3.6, ".7 2.6", "butt")
        + limb(arms, SKIN, 5.4)
        + stroke(draw("M32.6 108.6 L32.6 114.4").both(50), INK, 4.8)
        + stroke(draw("M32.6 109.6 L32.6 113.6").both(50), GOLD, 2.6)
        + paint(disc(50, 108, 9.4), GOLD, INK, 1.5)
        + fill(disc(0, -7.9, 0.8).around(16).move(50, 108), INK)
        + paint(disc(50, 108, 6.3), OBSIDIAN, INK, 1)
        + stroke(arc(50, 108, 4.2, 280, 350), PALE_TURQUOISE, 1.2)
        + paint(trace("39,108 42.6,107 44.4,109.6 43.4,113 39.4,113.8 37.4,111").both(50), SKIN, INK, 1.3)
    )


def _smoke() -> str:
    """Two breaths of copal, rolled like speech."""
    roll = scroll(20).flip().move(25, 105) + scroll(13).flip().move(20.6, 118)
    return limb(roll.both(50), PAPER, 2.6, 1.2)


def _night() -> str:
    """A darker sky around the feathers, and the moon: the Jaguar has the sun."""
    return (
        fill(disc(*MIDDLE, 43), "#691b2e")
        + stroke(arc(*MIDDLE, 43.6, 0, 360), GOLD, 0.9, "0 3.4")
        + paint(trace("83,9.2* 77.4,12 77,18.4 82.4,21.4 88,18.4* 82.6,17.6 80.6,13.4"), STRAW, INK, 1.1)
    )


def shaman() -> Drawing:
    return page(COCHINEAL, _night() + _fan() + _smoke() + _figure() + _mask())
