"""The painted codex: Prophecy's pictures as SVG, drawn by code. One sprite holds the pictures, one the signs.

Each module of parts has `drawings()`; a name there is `#pr-name` in the sprite. No words are painted:
ranks, letters and names are laid over by the client, in the player's language.
"""

from collections.abc import Mapping
from functools import cache

from pythia.games.prophecy.art import back, faces, fan, ground, signs, specialists, token, wheel
from pythia.games.prophecy.art.pen import NAMESPACE, Drawing, parts_of


def drawings() -> dict[str, Drawing]:
    """Every picture and every part they share, by name."""
    return {
        **signs.drawings(),
        **faces.drawings(),
        **specialists.drawings(),
        **back.drawings(),
        **token.drawings(),
        **wheel.drawings(),
    }


def sprite(some: Mapping[str, Drawing] | None = None) -> str:
    """Drawings in one file: all of them, unless told."""
    return (
        f'<svg xmlns="{NAMESPACE}"><defs>\n'
        + "\n".join(drawing.element(name) for name, drawing in (some or drawings()).items())
        + "\n</defs></svg>\n"
    )


def files() -> dict[str, str]:
    """What the client is built with, by file name."""
    pictures = {name: drawing for name, drawing in drawings().items() if name not in signs.drawings()}
    return {"cards.svg": sprite(pictures), "signs.svg": sprite(signs.drawings()), **ground.files()}


def card(code: str) -> str:
    """One picture as a file of its own, with the parts it needs."""
    known = drawings()
    return known[code].file("".join(known[name].element(name) for name in parts_of(known, code)))


@cache
def picture() -> str:
    """The game in one look."""
    return fan.picture(drawings())
