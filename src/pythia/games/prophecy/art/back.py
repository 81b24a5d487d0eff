"""The back of a card: two who know what you hold look over the wall at you, and one eye winks."""

from pythia.games.prophecy.art.faces import turned
from pythia.games.prophecy.art.pen import (
    BONE,
    CARD,
    DEEP_TURQUOISE,
    GOLD,
    INK,
    OBSIDIAN,
    OCHRE,
    PALE_TURQUOISE,
    PAPER,
    STRAW,
    TURQUOISE,
    VERMILION,
    Drawing,
    box,
    disc,
    draw,
    feather,
    fill,
    fret,
    join,
    line,
    paint,
    stroke,
)


def watcher() -> list[str]:
    """Feathers, ears, face: everything that shows above the wall, and the same upside down below it."""
    crown = feather(26, 9).around(9, 0, 0, -80, 160).move(50, 35)
    eyes = disc(0, -20.4, 2.2).around(9, 0, 0, -80, 160).move(50, 35)
    head = draw("M27.6 66 C22 41 33 29 50 29 C67 29 78 41 72.4 66 Z")
    band = draw("M27 37.6 C31 21 69 21 73 37.6 L69.6 40.4 C64 29 36 29 30.4 40.4 Z")
    steps = draw("M0 0 L0 -2 2 -2 2 -4 4 -4 4 -2 6 -2 6 0 Z")
    scroll = stroke(turned(draw("M21 61 C12 62 9 52 15 50 C20 49 21 56 16.6 55.4").both(50)), STRAW, 2)
    return [
        scroll,
        paint(turned(crown), TURQUOISE, INK, 1),
        fill(turned(eyes), VERMILION),
        paint(turned(disc(27, 47, 5.8, 6.4).both(50)), OCHRE, INK, 1.2),
        paint(turned(disc(26, 51, 3.4).both(50)), PALE_TURQUOISE, INK, 1),
        paint(turned(head), GOLD, INK, 1.5),
        fill(turned(disc(40, 47, 9.2, 9.6).both(50)), STRAW),
        paint(turned(band), VERMILION, INK, 1.2),
        fill(
            turned(steps.move(47, 29.6) + steps.turn(-17).move(37, 32.2) + steps.turn(17).move(57.4, 30.6)),
            BONE,
        ),
        paint(turned(disc(40.4, 47, 6.6)), PAPER, INK, 1.3),
        fill(turned(disc(42.4, 45.8, 3.4)), INK),
        fill(turned(disc(43.6, 44.6, 1.1)), PAPER),
        stroke(turned(draw("M53.4 48.4 C56 43.6 63.4 43.6 66.2 48.4")), INK, 2),
        fill(
            turned(draw("M30 55 L37 57 37 58.6 29.8 57.4 Z M30 59 L37 60 37 61.6 30 61.2 Z").both(50)),
            VERMILION,
        ),
        paint(turned(disc(50, 60, 9.4, 7.6)), STRAW, INK, 1.1),
        fill(turned(draw("M46 54.4 C48 53 52 53 54 54.4 L50 58.2 Z")), INK),
    ]


def back() -> str:
    paw = draw(
        "M17 68 C15.4 62 17.6 58.4 21.6 58.6 C24 57.4 27 57.6 28.8 59"
        "C32 58.6 33.4 62 32.4 68 C31 70.4 18.6 70.4 17 68 Z"
    )
    claws = line([(22, 64.4), (22, 69)]) + line([(27.2, 64.4), (27.2, 69)])
    stars = join(disc(*spot) for spot in ((15, 15, 1.5), (85, 15, 1.5), (13.4, 33, 1), (86.6, 33, 1)))
    frieze = fret(1.35).row(7, 11.6)
    return "".join(
        [
            paint(box(0.8, 0.8, 98.4, 138.4, 8), OBSIDIAN, "var(--card-edge, #bda77f)", 1.6),
            paint(box(4, 4, 92, 132, 5), GOLD, INK, 1),
            stroke(box(6.3, 6.3, 87.4, 127.4, 3.4), VERMILION, 2.6, "3.4 3.6", "butt"),
            paint(box(8.6, 8.6, 82.8, 122.8, 2.4), DEEP_TURQUOISE, INK, 1.1),
            fill(turned(stars), STRAW),
            *watcher(),
            paint(box(8.6, 62.6, 82.8, 14.8), VERMILION, INK, 1.4),
            paint(box(8.6, 65, 82.8, 10), BONE, INK, 1),
            fill(frieze.move(11.4, 73.4), TURQUOISE),
            paint(turned(paw.both(50)), GOLD, INK, 1.3),
            stroke(turned(claws.both(50)), INK, 1.1),
        ]
    )


def drawings() -> dict[str, Drawing]:
    return {"back": Drawing(back(), CARD)}
