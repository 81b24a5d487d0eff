"""What reviews of Prophecy are worth: known answers, how often who blunders, and how long they take.

    python -m benchmarks.review known [--positions 100] [--players 2 3 4 5 6]
    python -m benchmarks.review rates [--matches 10] [--players 4] [--length standard] [--levels LEVEL …]
    python -m benchmarks.review time [--matches 2]

`known`: positions of the last tricks with one right play by exact search (`benchmarks/endings.py`); how often
the review, told that another card was played, names it. `rates`: matches of a level among itself; the share
of decisions that are blunders, with 95 % intervals by matches. `time`: the CPU time of one process.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

from benchmarks.endings import Ending, endings

from pythia.analysis import MARKS, PLAYOUTS, Review, best_of, judge_of, review
from pythia.bots.seating import play, tell
from pythia.bots.simulate import REPEATABLE, Estimate, estimate, seated
from pythia.contract import ImaginedChance
from pythia.games.prophecy import GAME
from pythia.games.prophecy.actions import number_of_play
from pythia.games.prophecy.bots.sight import plays
from pythia.games.prophecy.state import Options, Play
from pythia.judging import Question
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.replay import Played

WORLDS = 100
"""In which the right play is the right one."""


# --------------------------------------------------------------------------------- known answers


class Named(NamedTuple):
    """What a review says of a position with a right play."""

    best: bool
    """It is named as the best."""
    level: bool
    """What is named instead wins as often in every world."""
    beaten: bool
    """What is named instead scores less, and wins more often in the mean."""


def asked(ending: Ending, number: int) -> Named:
    leading = not ending.view.trick.cards
    every = list(plays(ending.offers))
    right = next(each for each in every if number_of_play(each, leading=leading) == ending.right)
    wrong = next(each for each in every if each != right)
    events = [told.event for told in ending.told]
    assert ending.view.seat is not None
    question = Question(ending.view.seat, ending.view, events, ending.offers, wrong)
    verdict = judge_of(GAME)(question, PLAYOUTS, ImaginedChance(Random(number)))
    best = best_of(verdict)
    own = next(each for each in verdict.compared if each.action == right)
    assert isinstance(best.action, Play)
    named = best.action == right
    level = own.worth == best.worth
    return Named(named, not named and level, not named and fmean(best.worth) > fmean(own.worth))


def known(arguments: argparse.Namespace) -> None:
    print("| players | positions | named | one that wins as often | one that wins more often |")
    print("|---|---|---|---|---|", flush=True)
    for players in arguments.players:
        some = islice(endings(players, WORLDS, Counter()), arguments.positions)
        found = [asked(ending, number) for number, ending in enumerate(some)]
        shares = [f"{100 * fmean(column):.1f} %" for column in zip(*found, strict=True)]
        print(f"| {players} | {arguments.positions} | {' | '.join(shares)} |", flush=True)


# ------------------------------------------------------------------------------------------ rates


def played(levels: Sequence[str], options: Options, words: str) -> Iterator[Played]:
    """A match of these levels, as a replay would give it."""
    move, source = open_match(GAME, len(levels), options, seed_from(words))
    seats = {seat: seated(GAME, level)(Random(f"{words} {seat}")) for seat, level in enumerate(levels)}
    tell(seats, move.told)
    line = 1 + len(move.lines)
    yield Played(move, line)
    for step in play(move.match, seats, source, REPEATABLE):
        line += len(step.lines)
        yield Played(step, line)


def reviewed(level: str, players: int, options: Options, number: int) -> Review:
    return review(played([level] * players, options, f"review {number}"))


def rates(arguments: argparse.Namespace) -> None:
    options = Options(length=arguments.length)
    print(f"{arguments.players} players, {arguments.length}, {arguments.matches} matches a level")
    marks = " | ".join(f"{mark}s" for mark in MARKS)
    print(f"| level | decisions | {marks} | lost a match and seat | accuracy |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for level in arguments.levels:
        found = [reviewed(level, arguments.players, options, number) for number in range(arguments.matches)]
        shares = [told(estimate([_share(each, mark) for each in found])) for mark in MARKS]
        lost = told(estimate([-fmean(seat.choice for seat in each.seats) for each in found]))
        accuracy = told(estimate([fmean(seat.accuracy or 0.0 for seat in each.seats) for each in found]))
        count = sum(len(each.decisions) for each in found)
        print(f"| {level} | {count} | {' | '.join(shares)} | {lost} | {accuracy} |", flush=True)


def _share(found: Review, mark: str) -> float:
    return sum(each.mark == mark for each in found.decisions) / len(found.decisions)


def told(found: Estimate) -> str:
    return f"{100 * found.mean:.2f} ± {100 * (found.margin or 0):.2f} %"


# ------------------------------------------------------------------------------------------- time


def timed(arguments: argparse.Namespace) -> None:
    print("| level | seats | decisions | CPU s | s until the first |")
    print("|---|---|---|---|---|", flush=True)
    for level in arguments.levels:
        for number in range(arguments.matches):
            moves = list(played([level] * arguments.players, Options(), f"review {number}"))
            for seat in (0, None):
                ends: list[float] = []

                def note(done: int, of: int, ends: list[float] = ends) -> None:
                    ends.append(time.process_time())

                begun = time.process_time()
                found = review(moves, seat=seat, progress=note)
                whole, first = time.process_time() - begun, ends[0] - begun
                seats = "one" if seat is not None else "all"
                print(
                    f"| {level} | {seats} | {len(found.decisions)} | {whole:.1f} | {first:.2f} |", flush=True
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("known", "rates", "time"))
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--length", default="standard", choices=("standard", "short"))
    parser.add_argument("--levels", nargs="+", default=["random", "novice", "adept", "oracle"])
    arguments = parser.parse_args()
    if arguments.what == "known":
        arguments.players = arguments.players or [2, 3, 4, 5, 6]
        known(arguments)
        return
    (arguments.players,) = arguments.players or [4]
    (rates if arguments.what == "rates" else timed)(arguments)


if __name__ == "__main__":
    main()
