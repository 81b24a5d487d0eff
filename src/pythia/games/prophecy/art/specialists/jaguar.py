"""The Jaguar, always trump: it roars before the disc of the sun, its claw on the edge of the page."""

from pythia.games.prophecy.art.brush import dots, limb, rays, trace
from pythia.games.prophecy.art.pen import (
    INK,
    JADE,
    PALE_TURQUOISE,
    PAPER,
    RUST,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    Shape,
    arc,
    curve,
    disc,
    draw,
    fill,
    join,
    paint,
    stroke,
)
from pythia.games.prophecy.art.specialists.frame import page

NIGHT, PELT, SHADE, GUM = "#2b1b33", "#e0a03a", "#b87422", "#7d2438"
SUN = (51, 66)


def _rosettes(places: list[tuple[float, float, float]]) -> str:
    """Broken rings around a darker spot, each turned its own way."""
    rings = join(
        arc(x, y, size, turn + start, turn + start + sweep)
        for i, (x, y, size) in enumerate(places)
        for turn in (i * 47,)
        for start, sweep in ((0, 80), (125, 95), (250, 75))
    )
    return fill(join(disc(x, y, size) for x, y, size in places), SHADE) + stroke(rings, INK, 1.9)


def _sun() -> str:
    x, y = SUN
    beads = disc(0, -35.2, 1.4).around(24)
    return (
        paint(rays(20, 38, 43.5, 13).move(x, y), VERMILION, INK, 1)
        + paint(disc(x, y, 38), TURQUOISE, INK, 1.4)
        + paint(beads.move(x, y), STRAW, INK, 0.6)
        + paint(disc(x, y, 32.4), VERMILION, INK, 1.2)
        + stroke(arc(x, y, 30, 0, 360), STRAW, 0.8)
        + fill(rays(40, 28.5, 22, 8).move(x, y), RUST)
    )


def _stars() -> str:
    """Night where the sun's light ends."""
    small, large = "74,20 89,11 19,27 90,33", "89,24 12,30"
    return fill(dots(small, 1) + dots(large, 1.4) + disc(81, 14, 2.4), STRAW) + fill(disc(81, 14, 1), NIGHT)


def _body() -> str:
    back = trace("60,62* 76,62 88,76 95,98 96,136* 40,136* 42,120 46,108*")
    return (
        paint(back, PELT, INK, 2)
        + _rosettes([(86, 88, 3.8), (74, 96, 4), (88, 104, 4), (62, 110, 3.8), (77, 111, 4)])
        + fill(dots("80,80 68,103 84,96 70,113", 1.2), INK)
    )


def _claw() -> str:
    """The raised paw in the lower corner: forearm, three toes, three claws."""
    arm = trace(
        "60,116* 50,113 42,109 34,106 26,104 17,106 11,112 10,119 13,123 18,124 24,123 30,121 38,126 50,134*"
    )
    toes = join(trace(t, closed=False) for t in ("14,113 18,116 19,122", "21,112 25,115 25.5,122"))
    nails = draw("M10.5 117 C8 121 9 126 12 130 C12.5 126 13 124 14.5 122.5 Z").row(3, 6.4, 0.8)
    return (
        paint(nails, PAPER, INK, 1.1)
        + fill(arm, PELT)
        + stroke(Shape(arm.steps[:-2]), INK, 2)
        + stroke(toes, INK, 1.3)
        + _rosettes([(39, 117, 3.4), (29, 112.5, 2.6)])
    )


def _collar() -> str:
    """Jade beads and gold bells between head and shoulder."""
    line = trace("80,56 82.6,66 80.6,78.6 71.6,93.4 58,103.4 46,108", closed=False)
    beads = "82.8,67 82,75.4 78,83.8 72.4,92.2 65,99 56.8,104.2 48.6,107.6"
    bells = dots("85.4,80 81.4,88.4 75.8,96.8 68.4,103.6 60.2,108.8", 2.4)
    return (
        paint(bells, PAPER, INK, 1)
        + limb(line, JADE, 5, 1.4)
        + paint(dots(beads, 2), PALE_TURQUOISE, INK, 0.9)
    )


def _head() -> str:
    skull = trace(
        "13,60* 15,53 24,48 33,46 40,40 47,36 50,34* 50,26 56,21 63,23 66,31* 76,37 84,48 87,60 84,76 72,95"
        " 54,107* 46,111 36,113 26,111 19,105 18,97* 28,98 38,95 46,88 51,78* 43,74 34,74 26,76 18,74 13,68"
    )
    muzzle = trace("14,62* 22,58 31,61 40,68 48,75* 42,73.4 34,73.4 26,75 18,73 14,68")
    chin = trace("20,99* 30,100 40,97 48,90 53,81* 57,90 52,100 46,108 36,111.4 26,109 20.5,104")
    mouth = trace("20,73* 34,72 51,78* 46,88 38,95 20,98* 27,86")
    tongue = curve(
        [(47, 83), (39, 88), (29, 88), (19, 87), (11, 90), (7.5, 97), (10, 103), (14.5, 101), (14, 97)]
    )
    fangs = draw(
        "M19 73.5 C20 80 21.5 86 24.5 90 C27 85 28 80 28.3 75 Z"
        "M23 98 C24 92 25.5 88 28 84 C30.5 88 31.5 93 31.5 97.5 Z"
    )
    teeth = draw("M32 74 L34.5 80 37 73.6 Z M38.5 73.8 L41 79 43.5 74.6 Z M36 95.8 L37.5 90 41 93.4 Z")
    eye = trace("35,57* 39,51.5 46,51 52,55* 47,59.5 40,60.4")
    return (
        paint(mouth, GUM, INK, 1)
        + paint(skull, PELT, INK, 2)
        + fill(mouth, GUM)
        + fill(muzzle + chin, PAPER)
        + limb(tongue, VERMILION, 4.4, 1.2)
        + stroke(trace("46,83.6 39,88 29,88.4", closed=False), RUST, 1)
        + paint(fangs + teeth, PAPER, INK, 1.2)
        + stroke(trace("18,74 26,76 34,74 43,74 51,78 54,72 53,67", closed=False), INK, 1.9)
        + fill(trace("12.6,60* 16,53 23,52 26,55 23,61 16,65*"), INK)
        + stroke(
            trace("27,55 29,59 33,62", closed=False) + trace("31,51 32,55 35,57", closed=False), INK, 1.3
        )
        + fill(trace("33,58* 38,49.5 47,49 56,55* 48,62 39,63 36,70*"), INK)
        + paint(eye, STRAW, INK, 0.8)
        + fill(disc(43.6, 55.6, 2.2, 3.6), INK)
        + fill(disc(44.4, 54, 0.9), PAPER)
        + stroke(trace("36,46 42,43.5 49,44 54,47", closed=False), INK, 2)
        + fill(trace("53.5,33* 53.5,27 57.5,24.5 61.5,26.5 62,32*"), GUM)
        + fill(dots("22,66 27,65 25,70 31,68.5 19,70 36,71.4", 0.9), INK)
        + _rosettes(
            [(66, 46, 3.6), (76, 55, 3.8), (64, 60, 3.8), (73, 70, 3.8), (62, 76, 3.8), (66, 87, 3.2)]
        )
        + fill(dots("57,39 66,37 56,46 70,62 58,68 57,100 80,66", 1.2), INK)
    )


def _roar() -> str:
    return f'<g transform="translate(10 15.5) scale(.8)">{_head()}</g>'


def emblem() -> str:
    """The head before the sun, without a page around it."""
    return _sun() + _roar() + _collar()


def jaguar() -> Drawing:
    return page(NIGHT, _sun() + _stars() + _body() + _collar() + _roar() + _claw())
