"""Who plays Prophecy: the plain levels, and characters with a temper and a way of talking of their own.

A table, and nothing that takes time to load: how they play is in `bots/`, what they say in `text/`.
"""

from typing import Literal, NamedTuple, TypeAlias, get_args

Moment: TypeAlias = Literal["bid", "bold", "exact", "missed", "breaks", "caught"]
"""When a character has a phrase: a bid, or a bold one that lies open; the last was exact, or missed (at a
round's last card or at the next bid); a trick that makes somebody's open bid impossible; somebody's lie has
come out."""
MOMENTS: tuple[Moment, ...] = get_args(Moment)


class Manner(NamedTuple):
    """How a bot talks, as chances."""

    talks: float
    """That it says something after it has acted."""
    lies: float
    """That what it says of its bid or its hand is not so."""
    phrases: float = 0.0
    """That it says its phrase where there is a moment for one."""


class Character(NamedTuple):
    name: str
    mind: str
    """The network by which it plays: `bots/weights/<mind>.npz`."""
    manner: Manner


ORDINARY = Manner(talks=0.07, lies=0.1)
"""That of the plain levels."""

CHARACTERS = {
    each.name: each
    for each in (
        # Cautious: points for sure rather than many.
        Character("nestor", "nestor", Manner(0.03, 0.0, phrases=0.25)),
        # A gambler: many points rather than sure ones.
        Character("icarus", "icarus", Manner(0.1, 0.25, phrases=0.5)),
        # A spoiler: what others lose counts too.
        Character("eris", "eris", Manner(0.08, 0.25, phrases=0.5)),
        # A liar that plays as the oracle does.
        Character("sinon", "oracle", Manner(0.15, 0.95, phrases=0.35)),
    )
}
MINDS = {"seer": "oracle", "oracle": "oracle"} | {each.name: each.mind for each in CHARACTERS.values()}
"""Those who play by what a network has learnt, and by which."""
LEVELS = ("novice", "adept", *MINDS)
NAMES = {name: name.capitalize() for name in CHARACTERS}
PHRASES = tuple(f"{name}-{moment}" for name in CHARACTERS for moment in MOMENTS)


def manner_of(level: str) -> Manner:
    return CHARACTERS[level].manner if level in CHARACTERS else ORDINARY
