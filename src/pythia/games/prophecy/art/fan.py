"""The game in one look: five cards, fanned."""

from pythia.games.prophecy.art.pen import NAMESPACE, OBSIDIAN, Drawing, parts_of

FANNED = ("su7", "sp11", "jaguar", "se13", "ea14")
WIDTH, HEIGHT = 480, 200
CARD_WIDTH, CARD_HEIGHT = 130, 182
TURN, PIVOT = 13, 300
"""Degrees from card to card, around a point so far below the middle of a card."""


def picture(known: dict[str, Drawing]) -> str:
    """An SVG with the drawings it needs, and no others."""
    parts = "".join(known[name].element(name) for name in (*FANNED, *parts_of(known, *FANNED)))
    middle = len(FANNED) // 2
    cards = "".join(_card(name, TURN * (place - middle)) for place, name in enumerate(FANNED))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{OBSIDIAN}"/>'
    return f'<svg xmlns="{NAMESPACE}" {size}><defs>{parts}</defs>{ground}{cards}</svg>\n'


def _card(name: str, turn: float) -> str:
    x, y = WIDTH / 2, HEIGHT / 2 + 22
    return (
        f'<use href="#pr-{name}" x="{x - CARD_WIDTH / 2:g}" y="{y - CARD_HEIGHT / 2:g}" '
        f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" transform="rotate({turn:g} {x:g} {y + PIVOT:g})"/>'
    )
