"""Games that bots play among themselves: one, many, and what they come to."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from pythia import games
from pythia.bots.levels import bot_of, levels_of
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import Voice, play, remember, tell
from pythia.contract import AnyGame, Budget, Player, Result
from pythia.table.chance import seed_from
from pythia.table.match import open_match

RANDOM = "random"
"""The level that every game has."""

REPEATABLE = Budget(playouts=1000)
"""Thinking is measured in play-outs here, so that a seed gives the same games on every machine."""

MAX_ACTIONS = 2000
"""A game that is not over by then is given up. Some tables never end: where random play loses more than
it wins, or a clock is too short for anybody to score."""

Seated: TypeAlias = Callable[[Random], Player]
"""How a player comes to a seat: with dice of its own."""


def levels(game: AnyGame) -> tuple[str, ...]:
    return (RANDOM, *levels_of(game))


def seated(game: AnyGame, level: str) -> Seated:
    return partial(RandomLegal, game) if level == RANDOM else partial(bot_of, game, level)


# ---------------------------------------------------------------------------------------- one game


class Share(NamedTuple):
    """What a game was to one seat: its statistics, and the share of the victory."""

    points: float
    shares: Mapping[str, float]
    won: float


class Endless(Exception):
    """A game that was given up: its words."""


class PlayedGame(NamedTuple):
    """A game that is over: what it was to each seat, and how many actions it took."""

    shares: tuple[Share, ...]
    actions: int


def play_game(
    game: AnyGame,
    options: Struct,
    seats: Sequence[Seated],
    words: str,
    dice: Sequence[str],
    budget: Budget,
    voices: Mapping[int, Voice] | None = None,
) -> PlayedGame:
    """A whole game. Its chance depends on `words` alone, and so is the same whoever sits where; nobody talks
    who has no voice."""
    move, source = open_match(game, len(seats), options, seed_from(words))
    players = {seat: sits(Random(dice[seat])) for seat, sits in enumerate(seats)}
    tell(players, move.told)
    past = remember(game, move.told) if voices else ()
    moves = islice(play(move.match, players, source, budget, voices, past, told=False), MAX_ACTIONS)
    ((actions, last),) = deque(enumerate(moves, start=1), maxlen=1)
    if not last.match.result.over:
        raise Endless(words)
    return PlayedGame(shares(game, last.match.result), actions)


def shares(game: AnyGame, result: Result) -> tuple[Share, ...]:
    """The result by seat."""
    assert result.winners is not None
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]
    figures = game.statistics(result)
    return tuple(Share(own.points, dict(own.shares), won[seat]) for seat, own in enumerate(figures))


# -------------------------------------------------------------------------------------- many games


class Plan(Struct, frozen=True):
    """Which games to play: the level on each seat, how many, and the words all chance comes from."""

    game: str
    options: Struct
    bots: tuple[str, ...]
    games: int
    seed: str


def simulate(plan: Plan, processes: int = 1) -> Iterator[PlayedGame]:
    """The games of a plan, in order, each as it is over: the same whatever the number of processes."""
    if processes == 1:
        yield from map(partial(_play_one, plan), range(plan.games))
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        yield from pool.map(partial(_play_one, plan), range(plan.games))
    finally:
        pool.shutdown(cancel_futures=True)


def _play_one(plan: Plan, number: int) -> PlayedGame:
    game = games.load(plan.game)
    words = f"{plan.seed} {number}"
    dice = [f"{words} {seat}" for seat in range(len(plan.bots))]
    seats = [seated(game, level) for level in plan.bots]
    return play_game(game, plan.options, seats, words, dice, REPEATABLE)


# --------------------------------------------------------------------------------- what they come to


class Estimate(NamedTuple):
    """A mean, how far single values lie from it, and the half-width of its 95 % interval.

    One value alone says nothing of its spread: None.
    """

    mean: float
    deviation: float | None
    margin: float | None


Z95 = NormalDist().inv_cdf(0.975)


def estimate(values: Sequence[float]) -> Estimate:
    if len(values) == 1:
        return Estimate(values[0], None, None)
    deviation = stdev(values)
    return Estimate(fmean(values), deviation, Z95 * deviation / sqrt(len(values)))


class SeatSummary(NamedTuple):
    points: Estimate
    shares: dict[str, Estimate]
    won: Estimate


class Summary(NamedTuple):
    """Each seat's figures, everyone's together, and the length of games in actions."""

    games: int
    seats: tuple[SeatSummary, ...]
    everyone: SeatSummary
    actions: Estimate
    shortest: int
    longest: int


def summarise(played: Iterable[PlayedGame]) -> Summary:
    """What at least one game comes to. A game counts once: rounds of one game hang together."""
    all_games = list(played)
    by_seat = list(zip(*(game.shares for game in all_games), strict=True))
    together = [
        Share(
            fmean(share.points for share in game.shares),
            means(game.shares),
            fmean(share.won for share in game.shares),
        )
        for game in all_games
    ]
    actions = [game.actions for game in all_games]
    return Summary(
        games=len(all_games),
        seats=tuple(_seat_summary(column) for column in by_seat),
        everyone=_seat_summary(together),
        actions=estimate(actions),
        shortest=min(actions),
        longest=max(actions),
    )


def means(shares: Sequence[Share]) -> dict[str, float]:
    """Of the shares that a game has of its own."""
    return {name: fmean(each.shares[name] for each in shares) for name in shares[0].shares}


def _seat_summary(column: Sequence[Share]) -> SeatSummary:
    return SeatSummary(
        points=estimate([share.points for share in column]),
        shares={name: estimate([each.shares[name] for each in column]) for name in column[0].shares},
        won=estimate([share.won for share in column]),
    )
