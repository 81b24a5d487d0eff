"""Bot against bot: the same deals with the seats rotated, until it is clear who is better.

The interval is always valid, so one may look after every deal and stop when it leaves out zero:
Robbins' normal mixture in the asymptotic form of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
("Time-uniform central limit theory and asymptotic confidence sequences"). A deal counts as one
observation: its rotated games share their luck.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from pythia.bots.seating import Voice
from pythia.bots.simulate import REPEATABLE, PlayedGame, Seated, Share, means, play_game
from pythia.contract import AnyGame, Budget

FIRST_LOOK = 12
"""Deals before the first look: a spread guessed from fewer would be no guide."""
TIGHTEST_AT = 50
"""Deals at which the interval is, for its level, as tight as it can be; it is valid at all of them."""


Speaks: TypeAlias = Callable[[Random], Voice]
"""How a contestant comes to a voice: with dice of its own."""


class Contestant(NamedTuple):
    name: str
    sits: Seated
    speaks: Speaks | None = None


class Standing(NamedTuple):
    """What a name came to, over all its seats: the game's statistics, games won (ties in parts)."""

    name: str
    points: float
    shares: Mapping[str, float]
    won: float


class Comparison(NamedTuple):
    """The first contestant beside the rest: the difference in points a round, and where it may lie."""

    deals: int
    games: int
    standings: tuple[Standing, ...]
    difference: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


def compare(
    game: AnyGame,
    options: Struct,
    contestants: Sequence[Contestant],
    seed: str,
    *,
    most_deals: int = 200,
    error: float = 0.05,
    budget: Budget = REPEATABLE,
    progress: Callable[[Comparison], None] = lambda comparison: None,
) -> Comparison:
    """A table of these contestants, the first against the rest. A pure function of its arguments.

    Each deal is played once for every rotation of the seats, so each contestant plays each hand of it.
    `error` is the chance, at most, that a difference is found clear where there is none.
    """
    assert most_deals > 0
    shares: list[list[Share]] = [[] for _ in contestants]
    differences: list[float] = []
    while True:
        for played in play_rotated(game, options, contestants, f"{seed} {len(differences)}", budget):
            for own, share in zip(shares, played.shares, strict=True):
                own.append(share)
        means = [fmean(share.points for share in own[-len(contestants) :]) for own in shares]
        differences.append(means[0] - fmean(means[1:]))
        comparison = _comparison(contestants, shares, differences, error)
        progress(comparison)
        if comparison.clear or len(differences) == most_deals:
            return comparison


def play_rotated(
    game: AnyGame, options: Struct, contestants: Sequence[Contestant], words: str, budget: Budget
) -> list[PlayedGame]:
    """One deal, once for every rotation of the seats; shares are by contestant, not by seat."""
    count = len(contestants)
    games = []
    for shift in range(count):
        order = [(seat - shift) % count for seat in range(count)]
        seats = [contestants[place].sits for place in order]
        dice = [f"{words} {place}" for place in order]
        speakers = {seat: contestants[place].speaks for seat, place in enumerate(order)}
        voices = {seat: speaks(Random(f"{dice[seat]} talks")) for seat, speaks in speakers.items() if speaks}
        played = play_game(game, options, seats, words, dice, budget, voices)
        by_contestant = tuple(played.shares[(place + shift) % count] for place in range(count))
        games.append(PlayedGame(by_contestant, played.actions))
    return games


def always_valid(values: Sequence[float], error: float) -> float:
    """The half-width of an interval for the mean that holds at every look, but for a chance of `error`."""
    count = len(values)
    if count < FIRST_LOOK:
        return inf
    # The mixture's width that suits TIGHTEST_AT observations best (their equation for rho).
    suited = (-2 * log(error) + log(-2 * log(error) + 1)) / TIGHTEST_AT
    grown = count * suited + 1
    return stdev(values) * sqrt(2 * grown / (count * count * suited) * log(sqrt(grown) / error))


def _comparison(
    contestants: Sequence[Contestant],
    shares: Sequence[Sequence[Share]],
    differences: Sequence[float],
    error: float,
) -> Comparison:
    by_name: dict[str, list[Share]] = {}
    for contestant, own in zip(contestants, shares, strict=True):
        by_name.setdefault(contestant.name, []).extend(own)
    difference, margin = fmean(differences), always_valid(differences, error)
    return Comparison(
        deals=len(differences),
        games=len(differences) * len(contestants),
        standings=tuple(_standing(name, own) for name, own in by_name.items()),
        difference=difference,
        low=difference - margin,
        high=difference + margin,
    )


def _standing(name: str, own: Sequence[Share]) -> Standing:
    return Standing(
        name=name,
        points=fmean(share.points for share in own),
        shares=means(own),
        won=fmean(share.won for share in own),
    )
