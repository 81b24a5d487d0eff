"""How well the bots of Oraklos play and how soon they claim, at every variant, with 95 % intervals.

    python benchmarks/oraklos_bots.py [--deals N] [--seed WORDS]

Every deal is played once for each rotation of the seats; the intervals count a deal as one observation.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, median, quantiles

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.seating import play, tell
from pythia.bots.simulate import REPEATABLE, estimate, seated
from pythia.games.oraklos import GAME
from pythia.games.oraklos.events import Judged
from pythia.games.oraklos.state import Claim, Deny, Options, Verdict
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.record import ActionLine

TABLES = {
    "standard": Options(),
    "junior": Options(variant="junior"),
    "antipodes": Options(variant="antipodes"),
    "antipodes, oracle judges": Options(variant="antipodes", judge="oracle"),
}
PAIRS = [("adept", "novice"), ("oracle", "adept")]


def strength(name: str, players: int, first: str, rest: str, deals: int, seed: str) -> None:
    """The first against a table of the rest."""
    began = time.perf_counter()
    contestants = [Contestant(level, seated(GAME, level)) for level in (first, *[rest] * (players - 1))]
    won, points = [], []
    for deal in range(deals):
        games = play_rotated(GAME, TABLES[name], contestants, f"{seed} {deal}", REPEATABLE)
        won.append(fmean(game.shares[0].won for game in games))
        others = (fmean(share.points for share in game.shares[1:]) for game in games)
        points.append(fmean(game.shares[0].points for game in games) - fmean(others))
    share, lead = estimate(won), estimate(points)
    print(
        f"{name + f', {players}: {first} v {players - 1} {rest}':<52}{deals * players:>6}"
        f"{100 * share.mean:>9.1f} ± {100 * (share.margin or 0):.1f} %"
        f"{lead.mean:>9.2f} ± {lead.margin or 0:.2f}{time.perf_counter() - began:>7.0f} s",
        flush=True,
    )


def moments(level: str, options: Options, games: int, seed: str) -> Iterator[float | Verdict]:
    """When three of this level claim or deny, in seconds, and what becomes of it."""
    for number in range(games):
        move, source = open_match(GAME, 3, options, seed_from(f"{seed} {number}"))
        players = {seat: GAME.bot(level, Random(f"{seed} {number} {seat}")) for seat in range(3)}
        tell(players, move.told)
        for moved in play(move.match, players, source, REPEATABLE):
            line = moved.lines[0]
            if isinstance(line, ActionLine) and isinstance(line.action, Claim | Deny):
                yield (line.at or 0) / 1000
            yield from (told.event.verdict for told in moved.told if isinstance(told.event, Judged))


def speed(name: str, level: str, games: int, seed: str) -> None:
    found = list(moments(level, TABLES[name], games, seed))
    times = [each for each in found if isinstance(each, float)]
    verdicts = [each for each in found if isinstance(each, Verdict)]
    low, *_, high = quantiles(times, n=20)
    wrong = estimate([float(verdict.points < 0) for verdict in verdicts])
    print(
        f"{f'{name}: three {level}':<44}{len(times):>7}{median(times):>8.1f} s{fmean(times):>8.1f} s"
        f"{low:>8.1f} to {high:.1f} s{100 * wrong.mean:>9.1f} ± {100 * (wrong.margin or 0):.1f} %",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=40, metavar="N", help="deals a table (40)")
    parser.add_argument("--seed", default="benchmark", metavar="WORDS")
    args = parser.parse_args()
    print(f"{'table':<52}{'games':>6}{'games won':>17}{'points ahead':>16}{'time':>8}")
    for name in TABLES:
        for first, rest in PAIRS:
            for players in (2, 4):
                strength(name, players, first, rest, max(args.deals * 2 // players, 2), args.seed)
    print(f"\n{'table':<44}{'claims':>7}{'median':>10}{'mean':>10}{'nine in ten':>20}{'wrong':>18}")
    for name in TABLES:
        for level in GAME.levels:
            speed(name, level, max(args.deals // 4, 2), args.seed)


if __name__ == "__main__":
    main()
