"""What the second implementation of Oraklos finds in the box, and what may be done when."""

import json
from collections import Counter
from functools import lru_cache
from itertools import combinations, product

from tests.games.oraklos.oracle_shapes import ORDER, Die, Table, code, dice_meet

DECK = sorted({code("".join(colours)) for colours in product(ORDER, repeat=4)})
ANTIPODES_DECK = [card for card in DECK if max(Counter(card).values()) < 3]
SUPPLY = {2: 4, 3: 3, 4: 3, 5: 2}
PUTS = {2: 6, 3: 5, 4: 4, 5: 3}
CLOCKS = {"search": None, "proof": 10_000, "challenge": 30_000}
KEYS = {
    **{key: ["dice"] for key in ("cup", "prove", "take", "refute")},
    **{key: list[str]() for key in ("done", "undone", "pass")},
    "claim": ["marker", "card"],
    "deny": ["card"],
}
VERBS = {
    "cup": ["cup"],
    "search": ["claim", "done", "undone"],
    "proof": ["prove"],
    "take": ["take"],
    "challenge": ["refute", "pass"],
}


@lru_cache(200)
def laid_out(dice: str) -> Table | None:
    """The table of a throw, unless its dice touch. Remembered, since a record is tried with many mistakes."""
    lying: list[Die] = json.loads(dice)
    met = any(dice_meet(one, two) for one, two in combinations(lying, 2))
    return None if met else Table(lying)
