"""The Monkey, who takes after the suit that leads: a painter at play, its tail a great scroll."""

from pythia.games.prophecy.art.brush import dots, hairs, limb, spiral, trace
from pythia.games.prophecy.art.pen import (
    BARK,
    COBALT,
    DEEP_TURQUOISE,
    GOLD,
    INK,
    JADE,
    PAPER,
    ROSE,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    arc,
    box,
    curve,
    disc,
    draw,
    feather,
    fill,
    fret,
    line,
    paint,
    polar,
    stroke,
)
from pythia.games.prophecy.art.specialists.frame import page

FUR, DARK, LIGHT = "#5b341f", "#40230f", "#8a5a36"


def _ground() -> str:
    """A painted floor."""
    frets = fret(1.25).row(2, 9.8).move(9, 128)
    return (
        fill(box(5, 114, 90, 21), DEEP_TURQUOISE)
        + stroke(draw("M5 114 L95 114"), INK, 1.4)
        + fill(frets, TURQUOISE)
    )


def _tail() -> str:
    path = curve(
        [(38, 104), (26, 108.5), (15, 102), (10.4, 88), (10, 70), *spiral(27, 50, 17, 3.6, -97, 590)]
    )
    return limb(path, FUR, 5.8) + stroke(path, LIGHT, 3.2, ".9 2.6", "butt")


def _figure() -> str:
    torso = trace("42,62 52,64 57,76 55,92 52,106 42,112 32,109 29,98 32,80 36,68")
    belly = trace("48,70* 54.4,77 53,90 49,99 44,100 44,86*")
    fur = hairs("36,76 34,82 38,84 33,89 37,91 40,78", 2, 3.4)
    cloth = trace("31,101* 40,104 50,100* 49,106 47,112* 36,113*")
    return (
        limb(trace("51,72 62,86 71,88 76,90", closed=False), DARK, 5)
        + _shell(71, 91)
        + paint(torso, FUR, INK, 1.8)
        + fill(belly, BARK)
        + stroke(hairs("47,76 48,80 47,84 48,88 47,92", 3.6, 1), LIGHT, 0.8)
        + stroke(fur, LIGHT, 1)
        + limb(trace("38,104 52,96.4 63,92.4 62,102 57,111", closed=False), FUR, 6.4)
        + stroke(hairs("42,103.4 47,101 52,98.6", 3, -1.4), LIGHT, 1)
        + limb(trace("55,111 66,111", closed=False), BARK, 4)
        + stroke(draw("M60.5 109.4 L60.5 112 M63.6 109.4 L63.6 112"), INK, 0.9)
        + _band(58.4, 106.6, 20)
        + paint(cloth, VERMILION, INK, 1.4)
        + stroke(trace("34.4,110 41,110.4 47.6,108.8", closed=False), STRAW, 1.2)
        + _head()
        + _necklace()
        + limb(trace("46,73 56,84.4 68,79 75.6,67", closed=False), FUR, 5.8)
        + stroke(hairs("49,77 53,80.6 57.6,82.6", 2.4, 1.6), LIGHT, 1)
        + _band(71.2, 74.6, -58)
    )


def _band(x: float, y: float, turn: float) -> str:
    """A bracelet across a limb."""
    across = line([polar(4, turn - 90, x, y), polar(4, turn + 90, x, y)])
    return stroke(across, INK, 4.6) + stroke(across, GOLD, 2.4)


def _necklace() -> str:
    return paint(dots("43,65 46.4,67.4 50.4,68.8 54.6,69.2 58.8,68.2", 2.2), JADE, INK, 1)


def _head() -> str:
    crest = feather(13, 5.4).around(5, 0, 0, -75, 80).move(47.5, 40)
    skull = trace("40,56 38,46 43,37 53,34 62,38 66,46 65,56 58,64 48,64")
    face = trace("50,48* 52,42 58,41 64,44 66.4,48 71,51 74,56 72,62 66,66 57,65 51,60 49,54")
    return (
        paint(crest, VERMILION, INK, 1.1)
        + stroke(draw("M0 -4 L0 -9").around(5, 0, 0, -75, 80).move(47.5, 40), STRAW, 0.9)
        + paint(skull, FUR, INK, 1.8)
        + stroke(hairs("44,44.6 47.6,41 51.6,38.6", 1.6, -2.6), LIGHT, 1)
        + paint(face, BARK, INK, 1.5)
        + paint(disc(44, 53, 5.6), BARK, INK, 1.5)
        + paint(disc(44, 54, 3), GOLD, INK, 1.1)
        + fill(disc(44, 54, 1.1), VERMILION)
        + paint(disc(58.5, 49, 3.5), PAPER, INK, 1.3)
        + fill(disc(59.7, 49.2, 1.8), INK)
        + fill(disc(60.2, 48.4, 0.6), PAPER)
        + stroke(trace("54,44.4 58,42.8 62,44.2", closed=False), INK, 1.5)
        + fill(dots("70.6,53.4 72.6,55.2", 0.8), INK)
        + stroke(trace("56.6,57 60.4,61.6 67,62 72,59.2", closed=False), INK, 1.5)
        + fill(disc(56, 55.4, 1.9), ROSE)
    )


def _shell(x: float, y: float) -> str:
    """A shell with the four suits' colours in it, in the hand that does not paint."""
    bowl = trace("0,0* 20,0* 17,7 10,9.4 3,7").move(x - 1, y)
    ribs = draw("M7 3 L6 7.6 M10 3 L10 8.4 M13 3 L14 7.6").move(x - 1, y)
    dabs = ((2.4, VERMILION), (7.2, PAPER), (12, JADE), (16.8, COBALT))
    paints = "".join(paint(disc(x - 1 + at, y - 1, 2.5, 2.9), colour, INK, 1) for at, colour in dabs)
    return paints + paint(bowl, ROSE, INK, 1.5) + stroke(ribs, INK, 0.9)


def _brush() -> str:
    """The brush, and the sun it has just begun."""
    sign = arc(82.6, 24.6, 6.8, 170, 480)
    beams = draw("M0 -9.6 L0 -12").around(7, 0, 0, -150, 228).move(82.6, 24.6)
    tip = trace("79.4,47* 79.6,41 84.6,34* 85.4,42 84,48.4*")
    hand = trace("71.6,66.4 74.6,62 79,63 80.4,67 77.4,70.6 73,70.4")
    return (
        limb(sign, VERMILION, 3.2, 1.1)
        + limb(beams, VERMILION, 2, 1)
        + stroke(arc(82.6, 24.6, 6.8, 180, 440), ROSE, 0.7)
        + limb(draw("M73 78 L81.2 48"), STRAW, 2.2, 1.1)
        + paint(tip, VERMILION, INK, 1.2)
        + stroke(draw("M79.4 48 L84 49.2"), INK, 2.4)
        + paint(hand, BARK, INK, 1.4)
        + stroke(draw("M74.8 65.4 L78.4 66.6 M74.4 68 L77.8 69"), INK, 0.9)
    )


def painter() -> str:
    """The Monkey at work, without a page around it."""
    return _tail() + _figure() + _brush()


def monkey() -> Drawing:
    return page(TURQUOISE, _ground() + painter())
