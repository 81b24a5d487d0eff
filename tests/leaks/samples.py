"""Where to look: after everything that can happen at a table, for everyone who can look at it."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import get_args

from tests.every_game import all_options
from tests.leaks.worlds import KINDS, Pair, Position, Viewer, course, pair, taken_up, viewers

from pythia import games
from pythia.contract import AnyGame

MATCHES = 40
"""Played at most until everything has happened."""
LONGEST = 300
"""Positions of one match: at some tables random players never come to an end."""

HIDES = {"prophecy": 0.8, "oraklos": 0.01, "quest": None}
"""How often something is hidden: in Oraklos only what is in the cup, while it is being filled;
in Quest nothing but the seed, of what chance has yet to decide."""
LETS_PASS = {"prophecy"}
"""Where what was told may not be read for ever."""


@cache
def after_everything(name: str) -> dict[str, Position]:
    """A position after every kind of event that can be, after talk, and at the start and the end.

    What only happens where a match is taken up from another is looked for last.
    """
    game = games.load(name)
    dice = Random(f"everything {name}")
    wanted = {str(kind.__struct_config__.tag) for kind in get_args(game.events)} | {"talk"}
    found: dict[str, Position] = {}
    for _ in range(MATCHES):
        for at in _any_course(game, dice):
            for kind in sorted(at.after - found.keys()):
                # Rather not the same position for all that happens at once.
                if kind not in found and (dice.random() < 0.2 or len(at.after) == 1):
                    found[kind] = at
        on = taken_up(next(at for at in found.values() if at.match.acting), Random(f"taken up {name}"))
        if wanted <= found.keys() | on.after:
            return found | dict.fromkeys(sorted(wanted - found.keys()), on)
    return found


def last_before_the_end(name: str, dice: Random) -> Position:
    """Where the next action can end the match."""
    game = games.load(name)
    while True:
        positions = list(_any_course(game, dice))
        if not positions[-1].match.acting and positions[-2].match.acting:
            return positions[-2]


def _any_course(game: AnyGame, dice: Random) -> Iterator[Position]:
    options = dice.choice(list(all_options(game)))
    yield from islice(course(game, dice.choice(game.players), options, dice), LONGEST)


def _lookers(position: Position) -> list[Viewer]:
    """A bot looks only when it is to act."""
    acting = position.match.acting
    return [
        each for each in viewers(position.match.header.players) if each.kind != "bot" or each.seat in acting
    ]


def pairs_after_everything(name: str, dice: Random) -> Iterator[Pair]:
    """For everyone after everything, in any order."""
    looks = [(at, viewer) for at in after_everything(name).values() for viewer in _lookers(at)]
    dice.shuffle(looks)
    for at, viewer in looks:
        yield pair(at, viewer, dice)


def pairs_without_end(
    name: str, dice: Random, share: float, kinds: Collection[str] = KINDS
) -> Iterator[Pair]:
    """Random matches at random tables, and at a share of their positions a pair for every such viewer."""
    game = games.load(name)
    while True:
        for at in _any_course(game, dice):
            if dice.random() < share:
                for viewer in _lookers(at):
                    if viewer.kind in kinds:
                        yield pair(at, viewer, dice)
