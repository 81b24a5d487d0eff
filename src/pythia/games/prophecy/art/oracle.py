"""The oracle of the front page: kneeling on her mat, she reads four cards and speaks."""

from pythia.games.prophecy.art.brush import at, dots, hairs, limb, spiral, trace
from pythia.games.prophecy.art.glyphs import GLYPHS, TONES
from pythia.games.prophecy.art.pen import (
    DEEP_JADE,
    GOLD,
    INK,
    JADE,
    PALE_TURQUOISE,
    PAPER,
    STRAW,
    TURQUOISE,
    VERMILION,
    arc,
    box,
    curve,
    disc,
    draw,
    feather,
    fill,
    fret,
    paint,
    stroke,
)

SKIN, SKIN_SHADE, HAIR = "#b9713f", "#8f5128", "#1d1613"


def _mat() -> str:
    """Woven reeds."""
    weave = hairs(" ".join(f"{x},225" for x in range(26, 316, 12)), 6, 10)
    back = hairs(" ".join(f"{x},225" for x in range(32, 316, 12)), -6, 10)
    return paint(box(18, 223, 306, 14, 2), STRAW, INK, 2.4) + stroke(weave + back, "#a47a34", 1.6)


def _robes() -> str:
    skirt = trace("66,223* 176,223* 180,208 168,192 146,178 122,170 92,172 72,188 63,206")
    blouse = trace("100,110* 128,108* 140,124 152,152 160,164* 124,184 112,188* 90,178 70,166* 82,136")
    hem = trace("70,166 90,178 112,188 124,184 160,164", closed=False)
    return (
        paint(skirt, JADE, INK, 2.6)
        + stroke(trace("68,200 100,190 150,194 178,206", closed=False), GOLD, 3)
        + stroke(trace("65,213 100,205 150,208 179,216", closed=False), DEEP_JADE, 5)
        + fill(
            at(
                "78,210 94,206.4 110,205.4 126,205.6 142,207.2 158,209.6 171,212.4", draw("M-3 3 L0 -3 3 3 Z")
            ),
            STRAW,
        )
        + paint(blouse, VERMILION, INK, 2.6)
        + stroke(hem, INK, 9)
        + stroke(hem, GOLD, 5.6)
        + stroke(hem, INK, 2.6, "0 7")
        + stroke(trace("100,112 114,122 128,110", closed=False), INK, 8.4)
        + stroke(trace("100,112 114,122 128,110", closed=False), TURQUOISE, 5.4)
        + stroke(trace("100,112 114,122 128,110", closed=False), PALE_TURQUOISE, 2.4, "0 5")
    )


def _head() -> str:
    lock = trace("96,58* 86,76 86,102 80,126 70,150 66,168* 82,166 96,146 104,122 108,100*")
    face = trace(
        "112,56* 130,54 137,61 139.6,68 143,74 149.4,82* 144,85.6* 146.6,88.6 144.4,91.6"
        " 146,95 143,98 141.6,104 134,108 124,107* 124,118* 104,118* 104,96*"
    )
    hair = trace("130,56* 124,62 118,74 120,86 112,96 100,106* 88,96 84,78 88,58 100,44 116,40 128,46")
    band = trace("93,47 110,56 133,58", closed=False)
    plumes = feather(34, 11).around(3, 0, 0, -58, 46).move(100, 50)
    return (
        paint(lock, HAIR, INK, 2.4)
        + stroke(hairs("78,134 74,144", 16, 8), VERMILION, 3.4)
        + stroke(trace("94,68 92,90 88,114", closed=False), "#4a3a30", 1.4)
        + paint(face, SKIN, INK, 2.4)
        + paint(plumes, JADE, INK, 1.6)
        + paint(disc(0, -28, 4).around(3, 0, 0, -58, 46).move(100, 50), GOLD, INK, 1.2)
        + paint(hair, HAIR, INK, 2.4)
        + stroke(
            trace("96,66 94,80 98,94", closed=False) + trace("106,60 104,76 108,90", closed=False),
            "#4a3a30",
            1.4,
        )
        + limb(band, TURQUOISE, 5, 1.8)
        + stroke(band, STRAW, 2, "0 5.4")
        + paint(disc(112, 88, 6.4), GOLD, INK, 1.8)
        + paint(disc(112, 88, 2.6), VERMILION, INK, 1.2)
        + paint(trace("125,74* 131,69.6 138.6,73* 132,77"), PAPER, INK, 1.6)
        + fill(disc(133.4, 73.2, 2.2), INK)
        + stroke(trace("124,67.6 131,64.4 138,66.8", closed=False), INK, 2)
        + stroke(draw("M138 92 L146 91.6"), INK, 1.6)
        + fill(dots("129,86 133.4,87.4", 1.9), VERMILION)
        + stroke(trace("143,84 140,82.6 139.6,79.6", closed=False), INK, 1.3)
    )


def _arms() -> str:
    """One hand lays the cards, the other is raised to speak."""
    palm = trace("176,126 176,118 181,112 186,113 187,120 184,128")
    hand = trace("180,160 188,155 198,158 200,163 192,168 182,168")
    return (
        limb(trace("134,130 150,142 166,138 178,124", closed=False), SKIN_SHADE, 9, 2.2)
        + paint(palm, SKIN_SHADE, INK, 2)
        + stroke(draw("M180 114 L181 105 M184 114 L188 106 M186 118 L193 112"), INK, 6)
        + stroke(draw("M180 115 L181 105 M184 115 L188 106 M186 119 L193 112"), SKIN_SHADE, 2.8)
        + limb(trace("106,136 122,160 146,170 184,162", closed=False), SKIN, 11, 2.3)
        + paint(hand, SKIN, INK, 2)
        + stroke(draw("M192 160.6 L199 161.8 M190 164 L197 165"), INK, 1.2)
        + stroke(draw("M168 160.8 L171 172.4"), INK, 8)
        + stroke(draw("M168.4 161.8 L170.6 171.4"), GOLD, 4.6)
    )


def _cards() -> str:
    """Four cards, one of each suit, fanned above a stepped table."""
    table = draw(
        "M196 223 L196 214 204 214 204 206 212 206 212 198 296 198 296 206 304 206 304 214 312 214 312 223 Z"
    )
    fan = []
    for turn, (suit, glyph) in zip((-33, -11, 11, 33), GLYPHS.items(), strict=True):
        tones = TONES[suit]
        face = (
            paint(box(-23, -33, 46, 66, 5), tones.page, INK, 2.2)
            + stroke(box(-19.6, -29.6, 39.2, 59.2, 3), tones.field, 1.6)
            + f'<g transform="scale(.52)">{glyph(2, tones)}</g>'
        )
        fan.append(f'<g transform="translate(254 226) rotate({turn}) translate(0 -78) scale(.88)">{face}</g>')
    return (
        "".join(fan)
        + paint(table, TURQUOISE, INK, 2.4)
        + fill(fret(2).row(5, 15.6).move(217, 219), PALE_TURQUOISE)
        + stroke(draw("M212 203 L296 203"), INK, 1.2)
    )


def _speech() -> str:
    """What she says rolls out above the cards, with a flower at its end: it is well said."""
    words = curve([(155, 92), (172, 96), (190, 96), *spiral(210, 76, 20, 4, 170, -560)])
    petals = disc(0, -10.4, 6.2).around(4, start=45).move(268, 82)
    return (
        limb(words, PALE_TURQUOISE, 5.4, 1.9)
        + stroke(words, TURQUOISE, 1.6, "0 6")
        + paint(petals, GOLD, INK, 1.8)
        + paint(disc(268, 82, 6), VERMILION, INK, 1.8)
    )


def halo() -> str:
    """The sun behind her head; apart, since the suits' band lies between them."""
    return fill(disc(120, 92, 54), "var(--page-halo, #f0cf85)") + stroke(
        arc(120, 92, 60, 0, 360), GOLD, 2.6, "0 7.85"
    )


def oracle() -> str:
    """About 340 wide and 240 high, her mat on the lower edge."""
    return _mat() + _cards() + _robes() + _head() + _arms() + _speech()
