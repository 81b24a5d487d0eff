"""Whole matches of Prophecy at real tables, one contestant among others of one kind: what came of them.

Fresh deals, every seat in turn; intervals (95 %) count the rotated matches of a deal as one observation.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.simulate import REPEATABLE, Estimate, Seated, Share, estimate, seated
from pythia.contract import Player
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots.network import Judgement, Network, published, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.state import Options

DEALS_AT_ONCE = 4


class Weights(NamedTuple):
    """Where a network lies: that of the package, unless a folder is given."""

    folder: Path | None
    name: str
    temperature: float

    def network(self) -> Network:
        return read(self.folder, self.name) if self.folder else published(self.name)

    def sits(self) -> Seated:
        mind = Judgement(self.network())

        def seat(dice: Random) -> Player:
            return Oracle(mind, dice, self.temperature)

        return seat


class Table(NamedTuple):
    players: int
    length: str
    first: str
    rest: str


def contestants(table: Table, weights: Weights) -> list[Contestant]:
    names = [table.first, *[table.rest] * (table.players - 1)]
    sits = {name: weights.sits() if name == "oracle" else seated(GAME, name) for name in set(names)}
    return [Contestant(name, sits[name]) for name in names]


def deals(table: Table, weights: Weights, words: list[str]) -> list[list[tuple[Share, ...]]]:
    """Of each deal the shares of all contestants, once for every rotation."""
    options, sits = Options(length=table.length), contestants(table, weights)  # type: ignore[arg-type]
    return [[game.shares for game in play_rotated(GAME, options, sits, each, REPEATABLE)] for each in words]


def measured(
    table: Table, weights: Weights, matches: int, seed: str, pool: ProcessPoolExecutor
) -> dict[str, Estimate]:
    count = -(-matches // table.players)
    words = [f"{seed} {table} {deal}" for deal in range(count)]
    parts = [words[place : place + DEALS_AT_ONCE] for place in range(0, count, DEALS_AT_ONCE)]
    found = [deal for part in pool.map(partial(deals, table, weights), parts) for deal in part]

    def by_deal(figure: str, *, first: bool) -> Estimate:
        return estimate([sum(_figures(deal, figure, first=first)) / len(deal) for deal in found])

    return {
        "points": by_deal("points", first=True),
        "points of the others": by_deal("points", first=False),
        "exact": by_deal("exact", first=True),
        "exact of the others": by_deal("exact", first=False),
        "won": by_deal("won", first=True),
    }


def _figures(deal: list[tuple[Share, ...]], figure: str, *, first: bool) -> Iterator[float]:
    """Of each rotation: the first contestant's, or the mean of the others'."""
    for shares in deal:
        own = [share.shares["exact"] if figure == "exact" else getattr(share, figure) for share in shares]
        yield own[0] if first else sum(own[1:]) / (len(own) - 1)


def told(figure: Estimate, unit: float = 1.0) -> str:
    return f"{unit * figure.mean:.2f} ± {unit * (figure.margin or 0):.2f}"
