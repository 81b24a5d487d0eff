"""The Specialists' own page: a painted field in a beaded border, with two dark stepped tabs for the name.

The client lays the name over the tabs in a light colour.
"""

from pythia.games.prophecy.art.pen import CARD, GOLD, OBSIDIAN, OCHRE, Drawing, box, draw, fill, paint, stroke

_EDGE = box(3, 3, 94, 134, 6)
_TAB = draw("M5 5 L74 5 74 11 71 11 71 17 68 17 68 23 5 23 Z")


def page(ground: str, painting: str) -> Drawing:
    """A Specialist's card: its ground, the painting over it, then the tabs and the border."""
    tab = paint(_TAB, OBSIDIAN, GOLD, 1)
    # Dashes of no length: their round ends make them beads.
    beads = stroke(_EDGE, GOLD, 1.1, "0 3.02")
    return Drawing(
        fill(_EDGE, ground)
        + painting
        + f'{tab}<g transform="rotate(180 50 70)">{tab}</g>'
        + stroke(_EDGE, OBSIDIAN, 4)
        + beads
        + stroke(box(5, 5, 90, 130, 4), GOLD, 1)
        + stroke(box(0.9, 0.9, 98.2, 138.2, 8), OCHRE, 0.7),
        CARD,
    )
