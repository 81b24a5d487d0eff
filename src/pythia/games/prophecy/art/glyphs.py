"""The four suits' glyphs, each its bid value: a ring is 0, a blade 1, two heads 2, wings that draw a 3.

A glyph stands on its own middle, about 64 wide and up to 96 high, and takes a rank: the higher, the more
regalia. How a suit looks in a line of text is in `signs.py`.
"""

from collections.abc import Callable
from math import pi, sin
from typing import NamedTuple

from pythia.games.prophecy.art.pen import (
    BONE,
    COBALT,
    DEEP_COBALT,
    DEEP_JADE,
    GOLD,
    INK,
    JADE,
    OBSIDIAN,
    PALE_COBALT,
    PALE_JADE,
    PAPER,
    RUST,
    SMOKE,
    TURQUOISE,
    UMBER,
    VERMILION,
    Shape,
    box,
    curve,
    disc,
    draw,
    feather,
    fill,
    join,
    line,
    paint,
    polar,
    ribbon,
    stroke,
)


class Tones(NamedTuple):
    """A suit's colours: the mineral, its shadow, its wash, what sparkles on it, and the page under it."""

    field: str
    shade: str
    wash: str
    spark: str
    page: str


TONES = {
    "su": Tones(VERMILION, RUST, "#f3b98d", GOLD, "#fbf0da"),
    "sp": Tones(UMBER, OBSIDIAN, "#d8c39a", VERMILION, "#f1e8d3"),
    "se": Tones(JADE, DEEP_JADE, PALE_JADE, GOLD, "#ecf0dc"),
    "ea": Tones(COBALT, DEEP_COBALT, PALE_COBALT, GOLD, "#e9edf1"),
}


def grade(rank: int) -> int:
    """How far the regalia go: 0 plain, 1 beads, 2 frets, 3 feathers, 4 panel, 5 everything."""
    return sum(rank >= first for first in (3, 5, 8, 11, 14))


# ---------------------------------------------------------------------------------- Suns


def sun(rank: int, tones: Tones) -> str:
    """A ring with rays: nothing in the middle, or from 11 up an eye that looks at you."""
    step = grade(rank)
    ring, hole = 19.5, 9.5
    parts = []
    if step >= 3:
        plumes = (
            feather(15 + step, 8.4).move(0, -19).around(16 if step > 3 else 8, start=0 if step > 3 else 22.5)
        )
        parts.append(paint(plumes, tones.spark if step == 5 else tones.wash, width=0.9))
        quills = line([(0, -24), (0, -31)]).around(16 if step > 3 else 8, start=0 if step > 3 else 22.5)
        parts.append(stroke(quills, tones.field, 0.9))
    count = 4 if rank == 1 else 8
    if 1 <= step <= 2:
        spark = draw("M-3 -19 L0 -25.4 3 -19 Z") + (disc(0, -27.6, 1.7) if step == 2 else Shape())
        parts.append(paint(spark.around(8, start=22.5), tones.field, width=1))
    tall = 29 if step == 0 else 32 + step * 0.6
    ray = draw(f"M-4.6 -18 C-4 -23 -2 -26 0 -{tall} C2 -26 4 -23 4.6 -18 Z")
    parts.append(paint(ray.around(count), tones.spark))
    if step >= 1:
        core = draw("M-1.7 -19 L0 -27 1.7 -19 Z").around(count)
        parts.append(fill(core, tones.field))
    parts.append(paint(disc(0, 0, ring), tones.field, width=1.6))
    if step >= 1:
        parts.append(stroke(disc(0, 0, ring - 2.6), tones.spark, 0.9))
    if step == 1:
        parts.append(fill(disc(0, -13.4, 1.5).around(rank * 2), tones.spark))
    if step >= 2:
        beads = disc(0, -14.2, 1.5).around(4 + rank)
        parts.append(fill(beads, BONE))
    if step >= 4:
        parts.append(fill(draw("M-2.2 -16.9 L0 -12.4 2.2 -16.9 Z").around(8), tones.spark))
    parts.append(paint(disc(0, 0, hole + 1.6), tones.shade, width=1.2))
    parts.append(paint(disc(0, 0, hole), tones.page, width=1.2))
    if step >= 4:
        lid = draw("M-8.6 0.4 C-5 -6.4 5 -6.4 8.6 0.4 C5 5.4 -5 5.4 -8.6 0.4 Z")
        parts += [
            paint(lid, PAPER, width=1.2),
            fill(disc(0, -0.4, 3.9), TURQUOISE if step == 5 else tones.field),
        ]
        parts += [fill(disc(0, -0.4, 1.9), INK), fill(disc(1.2, -1.6, 0.8), PAPER)]
    return "".join(parts)


# ---------------------------------------------------------------------------------- Spears


def spear(rank: int, tones: Tones) -> str:
    """One upright blade of obsidian on its shaft."""
    step = grade(rank)
    blade = draw(
        "M0 -47 C6 -39 11.5 -30 10.5 -20 C10 -15 7 -12 4.6 -8 L-4.6 -8"
        "C-7 -12 -10 -15 -10.5 -20 C-11.5 -30 -6 -39 0 -47 Z"
    )
    parts = []
    if step >= 3:
        count = 5 + 2 * (step - 3) + (rank - 8) % 3 // 2 * 2
        fan = feather(25 + step, 7.6).around(count, 0, 0, -64 - 6 * (step - 3), 128 + 12 * (step - 3))
        tips = (
            feather(9, 5.4)
            .move(0, -15.5 - step)
            .around(count, 0, 0, -64 - 6 * (step - 3), 128 + 12 * (step - 3))
        )
        parts.append(paint(fan.move(0, -5), tones.spark if step == 5 else tones.wash, width=0.9))
        parts.append(fill(tips.move(0, -5), GOLD if step == 5 else tones.field))
    parts.append(paint(box(-2.7, -9, 5.4, 55, 1.4), "#c79a5e", width=1.3))
    parts.append(stroke(line([(0.9, 4), (0.9, 43)]), UMBER, 0.7))
    if step >= 2:
        plume = feather(19, 6).turn(155) + feather(17, 5.6).turn(128)
        parts.append(paint(plume.both().move(0, 4), tones.spark, width=0.9))
        quill = line([(0, 2), (0, 13)]).turn(-25) + line([(0, 2), (0, 11)]).turn(-52)
        parts.append(stroke(quill.both().move(0, 4), BONE, 0.8))
    parts.append(paint(blade, OBSIDIAN, width=1.4))
    parts.append(
        fill(draw("M0 -43 C-4 -36 -8.6 -29 -8 -20 C-7.6 -16 -5 -13 -3.4 -10 L-0.9 -10 L-0.6 -30 Z"), SMOKE)
    )
    flakes = draw(
        "M8.6 -30 C5 -29 3 -27 2.4 -25 M9.4 -24 C6 -23 4 -21 3 -19 M8.8 -18 C6 -17 4.4 -15.6 3.6 -14"
    )
    parts.append(stroke(flakes + flakes.flip().move(-0.4, -1.6), "#8d7b68", 0.9))
    parts.append(stroke(line([(0, -43), (0, -10)]), BONE, 0.9))
    wraps = min(7, 2 + rank // 2)
    parts.append(paint(box(-4.9, -10, 9.8, 3.2 * min(4, wraps) + 1, 1.2), BONE, width=1.1))
    parts.append(stroke(line([(-4.4, -7.6), (4.4, -6.4)]).row(min(4, wraps), 0, 3.1), tones.spark, 1.3))
    if step >= 1:
        parts.append(
            paint(
                box(-3.6, 38, 7.2, 4.4, 1) + box(-3.6, 30, 7.2, 2.6, 1).row(min(4, rank // 2), 0, -6),
                tones.spark,
                width=1,
            )
        )
    if step >= 4:
        parts.append(paint(disc(0, 13, 8.2), tones.spark if step == 4 else GOLD))
        parts.append(paint(disc(0, 13, 5.2), BONE, width=0.9))
        parts.append(fill(disc(0, 9.9, 1).around(8, 0, 13), tones.field))
        parts.append(fill(disc(0, 13, 1.7), tones.spark))
    if step == 5:
        tassel = feather(13, 4.4).turn(180).around(5, 0, 0, -50, 100)
        parts.append(paint(tassel.move(0, 21), TURQUOISE, width=0.9))
    return "".join(parts)


# ---------------------------------------------------------------------------------- Serpents

COIL = [(-14, -15), (-18, -6), (-13, 3), (0, 10.5), (12, 18.5), (13.5, 27), (0, 33.5)]


def _head(rank: int, tones: Tones) -> list[tuple[Shape, str, float]]:
    """A head that looks right, its neck at the origin; fields with their colours and outline widths."""
    step = grade(rank)
    upper = draw(
        "M-6.4 6 C-8.6 -4 -5 -12 4 -12 C9 -12 11.5 -9.8 13.5 -8.6 C16 -9.4 16.6 -12 15 -15"
        "C21 -14.4 22.4 -6.4 18 -3.6 C14 -1.4 9 -2 5.4 0.8 L-1 7 Z"
    )
    lower = draw("M-6.2 3 L5.4 0.8 C8 3.4 12 3.8 16 2.4 C16.4 6.6 11 9.6 5 9 C1 8.8 -2 9.4 -5.6 9.4 Z")
    crest = feather(9.5 + step, 5.4).around(1 + min(2, step - 1), 0, 0, -34, 54).move(1, -9)
    shapes = [(crest, tones.spark, 0.9)] if step >= 2 else []
    shapes += [(draw("M7.4 -1 L9.4 4.4 11 -2 Z M12.4 -2.2 L14 2.4 15.4 -2.8 Z"), BONE, 0.7)]
    shapes += [(lower, tones.wash, 1.3), (upper, tones.field, 1.3)]
    shapes += [(disc(2.6, -5.4, 3.3), tones.spark if step else BONE, 1)]
    return shapes


def serpent(rank: int, tones: Tones) -> str:
    """Two heads on one body, which is knotted once."""
    step = grade(rank)
    there = curve([*COIL, *[(-x, y) for x, y in COIL[-2::-1]]])
    over = curve([(-x, y) for x, y in COIL[4:1:-1]])
    wide = 9.4 + step * 0.3
    parts = []
    if step >= 3:
        count, sweep = (3, 30) if step == 3 else (5, 58)
        fan = feather(25 + step, 8).around(count, 0, 0, -sweep / 2, sweep)
        parts.append(paint(fan.move(0, -6), tones.spark if step == 5 else tones.wash, width=0.9))
        eyes = disc(0, -20.5 - step, 2.1).around(count, 0, 0, -sweep / 2, sweep)
        parts.append(fill(eyes.move(0, -6), tones.field))
    bands = f"{1.2 + step * 0.25:g} {max(2.2, 7.4 - rank * 0.38):g}"

    def body(shape: Shape, cap: str) -> list[str]:
        inner = [stroke(shape, tones.wash, wide - 5.2, cap=cap)] if step >= 1 else []
        ribs = stroke(
            shape,
            tones.spark if step >= 2 else tones.wash,
            wide - 2.6 if not step else wide - 5.2,
            bands,
            "butt",
        )
        return [
            stroke(shape, INK, wide + 2.6, cap=cap),
            stroke(shape, tones.field, wide, cap=cap),
            *inner,
            ribs,
        ]

    parts += body(there, "round") + body(over, "butt")
    tongue = draw("M9 2.6 C14 3.4 17 3.8 19.4 1.6 L23.4 2.4 M19.4 1.6 L22.4 -1.6").move(14, -17)
    parts.append(stroke(tongue.both(), VERMILION, 1.5))
    for shape, colour, width in _head(rank, tones):
        parts.append(paint(shape.move(14, -17).both(), colour, width=width))
    parts.append(fill(disc(17.2, -22.6, 1.4).both(), INK))
    if step >= 1:
        brow = draw("M-2 -7.4 C-1 -11 5 -11.6 7.6 -8 M11 -5 L13.4 -5.4").move(14, -17)
        parts.append(stroke(brow.both(), tones.spark, 1.3))
    if step >= 4:
        parts.append(paint(disc(0, 10.5, 5.4), GOLD) + fill(disc(0, 10.5, 2.3), TURQUOISE))
    return "".join(parts)


# ---------------------------------------------------------------------------------- Eagles


def _pinion(length: float, width: float) -> Shape:
    """A flight feather: straight-sided, its tip drawn to one side."""
    w = width / 2
    return draw(
        f"M{-w * 0.7} 0 C{-w} {-length * 0.5} {-w} {-length * 0.8} {w * 0.5} {-length}"
        f"C{w * 1.2} {-length * 0.72} {w} {-length * 0.4} {w * 0.7} 0 Z"
    )


def eagle(rank: int, tones: Tones) -> str:
    """Seen from above, flying left: its two wings and its body draw a 3."""
    step = grade(rank)
    middle, radius = -16.5, 14.5
    turns = range(-58, 181, 17)
    spine = [polar(radius, turn, 0, middle) for turn in turns]
    arm = ribbon(spine, [2.4 + 6.4 * min(1, i / 5) - max(0, i - 11) * 0.6 for i in range(len(turns))])
    count = 6 + rank * 5 // 14
    gap = 150 / (count - 1)

    def flight(long: float, wide: float, skip: float = 0) -> Shape:
        """The feathers of one wing, leaning back towards the tail, longest in the middle."""
        return join(
            _pinion(long * (0.78 + 0.3 * sin(pi * (i + skip + 0.6) / count)), wide)
            .turn(26)
            .move(0, -radius)
            .turn(-22 + gap * (i + skip))
            .move(0, middle)
            for i in range(count - (skip > 0))
        )

    def wings(shape: Shape) -> Shape:
        return shape + shape.scale(1, -1)

    wide = 66 / count
    parts = []
    if step >= 3:
        under = tones.spark if step == 5 else tones.wash
        parts.append(paint(wings(flight(19 + step * 0.6, wide, 0.5)), under, width=0.9))
    parts.append(
        paint(wings(flight(14.5 + step * 0.5, wide)), tones.field if step < 4 else tones.shade, width=1)
    )
    parts.append(fill(wings(flight(9.8, wide * 0.5)), tones.wash))
    tail = feather(21 + step, 7).around(3, 0, 0, 74, 32)
    parts.append(paint(tail.move(2, 0), tones.spark if step >= 2 else tones.wash, width=1))
    parts.append(paint(wings(arm), tones.field, width=1.5))
    if step >= 1:
        beads = join(
            disc(*polar(radius, turn, 0, middle), 1.3) for turn in range(-8, 160, max(16, 40 - rank * 2))
        )
        parts.append(fill(wings(beads), tones.spark))
    body = draw("M12 0 C8 -6 -2 -7.4 -9 -6.4 L-9 6.4 C-2 7.4 8 6 12 0 Z")
    parts.append(paint(body, tones.wash if step < 4 else tones.spark, width=1.3))
    scales = draw("M6 -3 Q3.4 0 6 3 M1 -5 Q-2 0 1 5 M-4 -5.4 Q-7 0 -4 5.4")
    parts.append(stroke(scales, tones.field, 1.2))
    if step >= 2:
        crest = feather(11 + step, 5.2).around(1 + step, 0, 0, -8, 78).move(-13, -3)
        parts.append(paint(crest, tones.spark, width=0.9))
    beak = draw("M-19 -5.6 C-26 -7.4 -30.4 -2 -28 5.4 C-26.6 2 -23 1.8 -18.4 2.6 Z")
    parts.append(paint(beak, GOLD, width=1.2))
    parts.append(paint(disc(-14, -0.6, 7.2, 6.8), tones.field, width=1.4))
    parts.append(paint(disc(-15.4, -1.6, 3), PAPER, width=1) + fill(disc(-15.9, -1.6, 1.4), INK))
    return "".join(parts)


GLYPHS: dict[str, Callable[[int, Tones], str]] = {"su": sun, "sp": spear, "se": serpent, "ea": eagle}
