"""The Lizard, lowest of whatever suit is named: it takes the colour of the ground it crosses."""

from pythia.games.prophecy.art.brush import Body, at, dots, smooth, trace
from pythia.games.prophecy.art.pen import (
    BARK,
    COBALT,
    INK,
    JADE,
    PALE_COBALT,
    PALE_JADE,
    STRAW,
    UMBER,
    VERMILION,
    Drawing,
    Shape,
    arc,
    disc,
    draw,
    fill,
    join,
    line,
    paint,
    polar,
    stroke,
)
from pythia.games.prophecy.art.specialists.frame import page

PALE_SUN, PALE_BONE, TAN = "#f0bfa4", "#f3e6c8", "#e7cf9c"
SPINE = (
    (70, 37),
    (61, 45),
    (50, 54),
    (44, 66),
    (49, 78),
    (59, 87),
    (62, 98),
    (52, 107.5),
    (37, 109),
    (24, 103),
    (19, 92),
    (25, 84),
    (33, 88),
    (31, 94),
    (28, 93),
)
BODY = Body(smooth(SPINE), (9, 10, 13, 16.5, 17.5, 16.5, 14, 11.5, 9.5, 8, 6.6, 5.4, 4.4, 3.4, 2))
ENDS = (0.04, 0.23, 0.37, 0.53, 1)
COLOURS = (VERMILION, TAN, JADE, COBALT)


def _ground() -> str:
    """Four fields in the suits' pale colours, their edges stepped."""
    stairs = [
        (95, 0),
        (78, 0),
        (78, 4),
        (66, 4),
        (66, 8),
        (54, 8),
        (54, 12),
        (36, 12),
        (36, 8),
        (24, 8),
        (24, 4),
        (5, 4),
    ]
    fields = []
    for y, colour in ((5, PALE_SUN), (44, PALE_BONE), (70, PALE_JADE), (94, PALE_COBALT)):
        edge = [(x, y + (dy if y > 5 else 0)) for x, dy in stairs]
        fields.append(fill(line([*edge, (5, 136), (95, 136)], closed=True), colour))
        if y > 5:
            fields.append(stroke(line(edge), INK, 0.8))
    return "".join(fields) + _traces()


def _traces() -> str:
    """The suits' signs, faint, each on its own field."""
    blade = draw("M0 -4 L2 1.4 0 4 -2 1.4 Z")
    curls = arc(-2, 0, 2, -90, 180) + arc(2, 0, 2, 90, 360)
    wing = arc(0, 0, 2.6, -80, 80).row(3, 0, 2.2)
    ring = arc(0, 0, 2.4, 0, 360)
    return (
        stroke(at("14,33 25,30 50,34 16,43 79.5,12.5", ring), "#dd9378", 1.2)
        + fill(at("12,58 22,58 32,61 68,66 90,52", blade), "#d9c390")
        + stroke(at("12,82 39,88 90,76 77,75", curls), "#7fb38c", 1.2)
        + stroke(at("76,103 86,108 12,112 20,124 88,97", wing), "#7f9bd2", 1.2)
    )


def _leg(colour: str, joints: str, toes: float) -> str:
    leg = trace(joints, closed=False)
    x, y = leg.steps[-1][1][-1]
    tips = [polar(7, toes + spread, x, y) for spread in (-60, -20, 20, 60)]
    fingers = join(line([(x, y), tip]) for tip in tips)
    pads = join(disc(*tip, 1.5) for tip in tips)
    knuckles = join(disc(*step[1][-1], 1) for step in leg.steps[1:-1])
    return (
        stroke(fingers, INK, 4.2)
        + paint(pads, colour, INK, 2.4)
        + stroke(leg, INK, 8)
        + stroke(fingers, colour, 1.6)
        + fill(pads, colour)
        + stroke(leg, colour, 4.8)
        + fill(knuckles, STRAW)
    )


def _teeth(part: float, colour: str) -> str:
    """Where one suit passes into the next: its colour bites into the other in three points."""
    reach = 0.028
    edge = [BODY.place(part + reach * (k % 2), -0.96 + 1.92 * k / 6) for k in range(7)]
    return fill(line(edge, closed=True), colour) + stroke(line(edge), INK, 1)


def _marks() -> str:
    """Each suit's sign along the back: a ring, a blade, a doubled curl, a wing of three."""

    def along(sign: Shape, parts: tuple[float, ...], size: float = 1) -> Shape:
        return join(sign.scale(size).turn(BODY.turn(p) + 180).move(*BODY.place(p)) for p in parts)

    blade = draw("M0 -4 L2.6 1.4 0 4 -2.6 1.4 Z")
    curls = arc(-2.2, 0, 2.2, -90, 180) + arc(2.2, 0, 2.2, 90, 360)
    wing = arc(0, 0, 3.4, -80, 80) + arc(0, 2.4, 3.4, -80, 80) + arc(0, 4.8, 3.4, -80, 80)
    return (
        paint(along(disc(0, 0, 2.7), (0.1, 0.155, 0.205)), STRAW, INK, 1)
        + fill(along(disc(0, 0, 1), (0.1, 0.155, 0.205)), VERMILION)
        + paint(along(blade, (0.285, 0.34)), UMBER, INK, 0.8)
        + stroke(along(curls, (0.43, 0.49)), PALE_JADE, 1.5)
        + stroke(along(wing, (0.585,)), PALE_COBALT, 1.4)
        + stroke(along(wing, (0.655,), 0.8) + along(wing, (0.72,), 0.62), PALE_COBALT, 1.2)
        + fill(join(disc(*BODY.place(0.77 + 0.04 * i), 1.1 - 0.12 * i) for i in range(5)), PALE_COBALT)
    )


def _edges() -> str:
    """Dots along both flanks."""
    parts = [0.07 + 0.026 * i for i in range(25)]
    return fill(join(disc(*BODY.place(p, side * 0.78), 0.7) for p in parts for side in (-1, 1)), INK)


def _head() -> str:
    """Seen from above, its nose to the upper right."""
    head = trace("-7,6* -8.6,-2 -7.4,-9 -3.4,-16 0,-18 3.4,-16 7.4,-9 8.6,-2 7,6*")
    tongue = draw("M0 -17 L0 -24 M0 -24 C0 -28 -4 -28 -5 -26 M0 -24 C0 -28 4 -28 5 -26")
    eyes = disc(-6.2, -5.4, 3.4).both()
    body = (
        stroke(tongue, INK, 3)
        + stroke(tongue, VERMILION, 1.2)
        + paint(head, VERMILION, INK, 1.8)
        + fill(draw("M-3 -1 L0 -8 3 -1 0 5 Z"), STRAW)
        + stroke(draw("M-3 -1 L0 -8 3 -1 0 5 Z"), INK, 0.9)
        + paint(eyes, STRAW, INK, 1.4)
        + fill(disc(-6.8, -6, 1.5).both(), INK)
        + fill(disc(-1.6, -14.4, 0.7).both(), INK)
        + fill(dots("-3,-11 3,-11 0,-11.4", 0.6), INK)
    )
    return f'<g transform="translate(68 39) rotate(46)">{body}</g>'


def lizard() -> Drawing:
    legs = (
        _leg(VERMILION, "55,52 43,47 35,39", -35)
        + _leg(VERMILION, "60,54 72,57 80,65", 130)
        + _leg(JADE, "48,75 36,77 24,71", -60)
        + _leg(JADE, "58,84 70,80 81,86", 105)
    )
    zones = "".join(
        fill(BODY.piece(start, stop), colour)
        for start, stop, colour in zip(ENDS, ENDS[1:], COLOURS, strict=False)
    )
    teeth = "".join(_teeth(part, colour) for part, colour in zip(ENDS[1:], COLOURS[:3], strict=False))
    return page(
        BARK,
        _ground() + legs + stroke(BODY.piece(0, 1), INK, 3.6) + zones + teeth + _edges() + _marks() + _head(),
    )
