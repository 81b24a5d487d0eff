"""What lies on the table beside the cards: the token on a bid, the mark of tricks taken."""

from pythia.games.prophecy.art.pen import (
    BONE,
    GOLD,
    INK,
    OCHRE,
    PALE_TURQUOISE,
    PAPER,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    arc,
    disc,
    draw,
    fill,
    line,
    paint,
    stroke,
)

COIN = (0, 0, 48, 48)


def token() -> str:
    """The prophecy: a gold disc with a turquoise heart and an eye that looks ahead."""
    teeth = draw("M-2.8 -19 L0 -14.6 2.8 -19 Z").around(12).move(24, 24)
    lid = draw("M12.6 24.6 C17 16.4 31 16.4 35.4 24.6 C31 31 17 31 12.6 24.6 Z")
    lash = line([(0, -9), (0, -11.6)]).around(5, 0, 0, -44, 88).move(24, 26)
    return "".join(
        [
            fill(disc(24.6, 25.8, 21.6), "#00000040"),
            paint(disc(24, 24, 21.8), OCHRE, INK, 1.4),
            paint(disc(24, 23.2, 20.6), GOLD, INK, 0.8),
            fill(teeth.move(0, -0.8), VERMILION),
            stroke(arc(24, 23.2, 19.4, -60, 40), STRAW, 1.3),
            paint(disc(24, 23.2, 14), TURQUOISE, INK, 1.2),
            stroke(lash, PALE_TURQUOISE, 1.4),
            paint(lid.move(0, -0.6), PAPER, INK, 1.3),
            fill(disc(24, 23.6, 4.4), VERMILION),
            fill(disc(24, 23.6, 2.2), INK),
            fill(disc(25.4, 22.2, 0.9), PAPER),
        ]
    )


def trick() -> str:
    """A trick taken: a little screenfold of the codex, one painted leaf a card."""
    parts = [fill(draw("M5 40 L43 40 45 43.6 7 43.6 Z"), "#00000033")]
    for i, colour in enumerate((PAPER, BONE, PAPER, BONE)):
        x, near, far = 5 + 9.6 * i, (0, 5)[i % 2], (5, 0)[i % 2]
        leaf = [(x, 6 + near), (x + 9.6, 6 + far), (x + 9.6, 36 + far), (x, 36 + near)]
        parts.append(paint(line(leaf, closed=True), colour, INK, 1.2))
        bands = line([(x + 1, 10.4 + near), (x + 8.6, 10.4 + far)]).row(2, 0, 21)
        parts.append(stroke(bands, (VERMILION, TURQUOISE)[i % 2], 2.4, cap="butt"))
        mark = disc(x + 4.8, 21 + 2.5, 3, 4)
        parts.append(paint(mark, (GOLD, VERMILION, TURQUOISE, OCHRE)[i], INK, 0.9))
    return "".join(parts)


def drawings() -> dict[str, Drawing]:
    return {"token": Drawing(token(), COIN), "trick": Drawing(trick(), COIN)}
