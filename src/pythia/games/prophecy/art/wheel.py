"""The trump wheel: a bed of stone that lies still, with a tooth that points, and a disc that turns in it.

The disc has five notches, a fifth of a turn apart: the four suits by their bid values, clockwise, then the
Jaguar. Turned back by as many fifths, a notch stands upright under the tooth.
"""

from pythia.games.prophecy.art.glyphs import TONES
from pythia.games.prophecy.art.pen import (
    BONE,
    GOLD,
    INK,
    OCHRE,
    PAPER,
    SMOKE,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    arc,
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
from pythia.games.prophecy.art.signs import sign

BOX = (0, 0, 120, 120)
NOTCHES = ("su", "sp", "se", "ea", "jaguar")
STONE, LIT, WORN = "#a89a84", "#c9bda6", "#7d705c"


def bed() -> str:
    """What lies still: the rim with its frets, and the tooth."""
    rim = fret(1.25).move(-4.4, -49.4).around(30, start=6).move(60, 60)
    cracks = draw("M12 88 L17 84 18 79 M104 40 L99 42 97 46 M84 108 L82 103")
    return "".join(
        [
            fill(disc(61, 62.6, 57), "#00000033"),
            paint(disc(60, 60, 57), WORN, INK, 1.6),
            paint(disc(60, 59, 56), STONE, INK, 0.8),
            stroke(arc(60, 59, 54.6, -70, 30), LIT, 1.4),
            fill(rim.move(0, -0.8), SMOKE),
            stroke(cracks, WORN, 1.1),
            paint(disc(60, 60, 47.6), SMOKE, INK, 1.4),
        ]
    )


def disc_of_trumps() -> str:
    """What turns."""
    parts = [
        paint(disc(60, 60, 45.6), LIT, INK, 1.4),
        stroke(arc(60, 60, 44, -70, 40), "#e6dcc8", 1.3),
        paint(disc(60, 60, 19), STONE, INK, 1.2),
    ]
    spokes = line([(0, -19), (0, -45)]).around(5, start=36).move(60, 60)
    parts.append(stroke(spokes, WORN, 2.4) + stroke(spokes, INK, 0.9))
    for i, name in enumerate(NOTCHES):
        turn = 72 * i
        x, y = polar(32, turn, 60, 60)
        ground = TONES[name].field if name in TONES else INK
        parts.append(paint(disc(x, y, 11.4), ground, INK, 1.2))
        light = PAPER if name in TONES else GOLD
        where = f"translate({x:.1f} {y:.1f}) rotate({turn}) scale(.44)"
        parts.append(f'<g transform="{where}">{sign(name, light, ground)}</g>')
    petals = feather(15, 8).around(8).move(60, 60)
    parts += [paint(petals, TURQUOISE, INK, 0.9), paint(disc(60, 60, 6.4), GOLD, INK, 1.1)]
    parts.append(fill(disc(60, 60, 2.6), VERMILION))
    return "".join(parts)


def tooth() -> str:
    """The pointer, laid over the disc."""
    fang = draw("M60 16.6 C56.4 12.6 55 8.4 55 2.6 L65 2.6 C65 8.4 63.6 12.6 60 16.6 Z")
    return (
        paint(fang, BONE, INK, 1.4)
        + fill(draw("M60 14.6 C57.8 11.6 57 9 57 7 L58.8 7 C58.8 10 59.2 12 60 14.6 Z"), STRAW)
        + paint(draw("M51 1.4 L69 1.4 68 7.6 52 7.6 Z"), GOLD, INK, 1.3)
        + fill(disc(55.6, 4.6, 1.3).row(3, 4.4), OCHRE)
    )


def drawings() -> dict[str, Drawing]:
    return {
        "wheel-bed": Drawing(bed(), BOX),
        "wheel-disc": Drawing(disc_of_trumps(), BOX),
        "wheel-tooth": Drawing(tooth(), BOX),
    }
