"""The fifty-six suited cards: a page of the codex each, its glyph in the middle, richer as the rank grows.

The page's frame goes round the two corners in steps, so that rank and letter always stand on bare paper.
The rank is also painted in bars of five and dots of one, at the top and the bottom of the page.
"""

from typing import NamedTuple

from pythia.games.prophecy.art.glyphs import GLYPHS, TONES, Tones, grade
from pythia.games.prophecy.art.pen import (
    CARD,
    GOLD,
    INK,
    PAPER,
    Drawing,
    Shape,
    box,
    disc,
    draw,
    feather,
    fill,
    fret,
    join,
    line,
    noise,
    paint,
    place,
    stroke,
)


class Stand(NamedTuple):
    """Where a suit's glyph stands on the page, how large at rank 1 and in full, and the light behind it."""

    x: float
    y: float
    plain: float
    full: float
    light: tuple[float, float] = (31, 31)

    def size(self, rank: int) -> float:
        """Growing to rank 8, where the feathers begin."""
        return round(self.plain + (self.full - self.plain) * min(1, (rank - 1) / 7), 3)


STANDS = {
    "su": Stand(50, 70, 1.06, 0.93),
    "sp": Stand(50, 69, 0.88, 1, (22, 46)),
    "se": Stand(50, 75.5, 0.84, 0.94),
    "ea": Stand(45.5, 70, 0.78, 0.87),
}


def turned(shape: Shape) -> Shape:
    """The shape, and again upside down: a card has no wrong way up."""
    return shape + shape.turn(180, 50, 70)


def leaf(inset: float) -> Shape:
    """The stepped page, its edge drawn in by so much."""
    i = inset
    stairs = [(5 + i, 51 + i), (23 + i, 51 + i), (23 + i, 46.5 + i), (28 + i, 46.5 + i), (28 + i, 42 + i)]
    half = [*stairs, (33 + i, 42 + i), (33 + i, 5 + i), (95 - i, 5 + i)]
    return line([*half, *[(100 - x, 140 - y) for x, y in half]], closed=True).wobble(0.3, inset)


def numeral(rank: int) -> Shape:
    """A rank in dots and bars, from the left, in a row 7 high."""
    dots = disc(2, 3.5, 2).row(rank % 5, 4.9) if rank % 5 else Shape()
    bars = (
        box(0, 0, 2.7, 7, 0.9).row(rank // 5, 4.1).move(4.9 * (rank % 5) + 0.2, 0) if rank >= 5 else Shape()
    )
    return dots + bars


def omens(suit: str, rank: int) -> Shape:
    """What is in the air around the glyph: one sign more with each rank of a grade."""
    spots = [(80, 33, 0), (66.5, 26, -20), (84, 47.5, 24)]
    first = (1, 3, 5, 8, 11, 14)[grade(rank)]
    one = {
        "su": draw(
            "M-5 5 C-8 -1 -2 -3 -3 -8 C2 -5 1 -2 3 -1 C4 -3 4 -4 3.6 -6 C8 -1 7 5 0 6 C-2 6 -4 6 -5 5 Z"
        ),
        "sp": disc(-0.4, 2.6, 2.3, 4) + disc(1.5, -2.6, 1.2, 1.5) + disc(-1.3, -3, 1).row(3, -1.5, 1.1),
        "se": draw("M0 -7 C3 -2 5 0 5 3 C5 8 -5 8 -5 3 C-5 0 -3 -2 0 -7 Z"),
        "ea": draw("M0 -7 C0.8 -2 2 -0.8 7 0 C2 0.8 0.8 2 0 7 C-0.8 2 -2 0.8 -7 0 C-2 -0.8 -0.8 -2 0 -7 Z"),
    }[suit]
    count = 3 if grade(rank) == 5 else rank - first + 1
    return join(one.scale(0.86).turn(lean).move(x, y) for x, y, lean in spots[:count])


def corners(rank: int, tones: Tones, edge: float) -> str:
    """What fills the two free corners: nothing, a fret, or a fan of feathers."""
    step = grade(rank)
    if step < 2:
        return ""
    if step < 4:
        size = 2.2 + 0.3 * (step - 2)
        hook = fret(size).move(93.4 - edge - 7 * size, 6.6 + edge + 5 * size)
        return fill(turned(hook), tones.field)
    x, y = 95 - edge, 5 + edge
    fan = feather(17.5, 6.8).around(5, 0, 0, 186, 78).move(x, y)
    eyes = disc(0, -13.6, 1.6).around(5, 0, 0, 186, 78).move(x, y)
    root = draw("M0 0 L0 7.4 C-4 7.4 -7.4 4 -7.4 0 Z").move(x, y)
    return (
        paint(turned(fan), tones.spark, width=0.9)
        + fill(turned(eyes), tones.shade)
        + paint(turned(root), tones.field, width=0.9)
    )


def fibre() -> str:
    """The fibres of bark paper, the same in every sheet."""
    hairs = []
    for i in range(26):
        x, y = 50 + 44 * noise(i, 1), 70 + 64 * noise(i, 2)
        long, lean = 4 + 3 * noise(i, 3), 2 * noise(i, 4)
        hairs.append(draw(f"M{x - long} {y - lean} Q{x} {y + 2 * lean} {x + long} {y}"))
    return stroke(join(hairs), "#9a7b4a33", 0.7)


def page(suit: str, rank: int, tones: Tones) -> str:
    """What lies under the glyph: from a ruled line to a painted ground with a blaze of light."""
    step = grade(rank)
    parts = [paint(box(0.8, 0.8, 98.4, 138.4, 8), tones.page, "var(--card-edge, #bda77f)", 1.6)]
    parts.append(place("fibre"))
    edge = (0, 4.4, 4.4, 3.4, 4.4, 6.6)[step]
    if step <= 2:
        parts.append(stroke(leaf(0), tones.field, 1 + 0.2 * step))
    if step in (1, 2):
        parts.append(stroke(leaf(3), tones.field, 1.9, "0 5"))
    if step == 3:
        parts.append(paint(leaf(0), tones.wash, tones.field, 1.3))
        parts.append(paint(leaf(edge), tones.page, tones.field, 1))
    if step == 4:
        parts.append(paint(leaf(0), tones.field, INK, 1.2))
        parts.append(stroke(leaf(2.3), tones.page, 1.6, "0 4.2"))
        parts.append(paint(leaf(edge), tones.wash, INK, 1))
    if step == 5:
        parts.append(paint(leaf(0), tones.shade, INK, 1.2))
        parts.append(stroke(leaf(3.3), tones.spark, 2.8, "5 2.2", "butt"))
        parts.append(paint(leaf(edge), tones.field, INK, 1))
    parts.append(corners(rank, tones, edge))
    air = (tones.wash, tones.wash, tones.wash, tones.wash, tones.page, tones.shade)[step]
    parts.append(fill(turned(omens(suit, rank)), air))
    wide, tall = STANDS[suit].light
    if step == 5:
        blaze = draw("M-0.1 -0.93 L0 -1.16 0.1 -0.93 Z").around(24).scale(wide, tall)
        parts.append(paint(blaze.move(50, 70), tones.spark, INK, 0.8))
    if step >= 4:
        parts.append(paint(disc(50, 70, wide, tall), tones.page, INK, 1))
    parts.append(
        fill(turned(numeral(rank).move(35.2 + edge, 7.6 + edge)), tones.page if step == 5 else tones.field)
    )
    return "".join(parts)


def face(suit: str, rank: int) -> str:
    tones, stand = TONES[suit], STANDS[suit]
    where = f"translate({stand.x:g} {stand.y:g}) scale({stand.size(rank):g})"
    return f'{page(suit, rank, tones)}<g transform="{where}">{GLYPHS[suit](rank, tones)}</g>'


def gilt() -> str:
    """What makes a card trump: a beaded edge of gold between dark lines, laid over any card."""
    edge = box(2.9, 2.9, 94.2, 134.2, 6.2)
    return stroke(edge, INK, 5.6) + stroke(edge, GOLD, 4) + stroke(edge, PAPER, 1.5, "0 6.4")


def drawings() -> dict[str, Drawing]:
    cards = {f"{suit}{rank}": Drawing(face(suit, rank), CARD) for suit in GLYPHS for rank in range(1, 15)}
    return {"fibre": Drawing(fibre()), **cards, "gilt": Drawing(gilt(), CARD)}
