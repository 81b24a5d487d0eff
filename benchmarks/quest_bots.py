"""How the bots of Quest fare against one another, two at a table: games won, with 95 % intervals.

    python benchmarks/quest_bots.py [--deals N] [--seed WORDS] [--playouts N]

Every deal is played twice with the seats changed; the intervals count a deal as one observation.
"""

import argparse
import time
from collections.abc import Sequence
from statistics import fmean

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.simulate import estimate, seated
from pythia.contract import Budget, Offer
from pythia.games.quest import GAME
from pythia.games.quest.bots.oracle import Oracle
from pythia.games.quest.state import Action, Options
from pythia.games.quest.view import View

HASTY = "hasty"
"""The oracle without its play-outs."""
PAIRS = (
    ("novice", "random"),
    ("adept", "novice"),
    ("oracle", "adept"),
    ("oracle", "novice"),
    ("oracle", HASTY),
)


class Hasty(Oracle):
    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        return super().choose(view, offers, Budget(playouts=0))


def contestant(level: str) -> Contestant:
    return Contestant(level, Hasty if level == HASTY else seated(GAME, level))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="quest bots")
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--only", nargs=2, metavar="LEVEL", help="this pair alone")
    args = parser.parse_args()
    for pair in [tuple(args.only)] if args.only else PAIRS:
        contestants = [contestant(level) for level in pair]
        began, won, actions = time.process_time(), [], []
        for deal in range(args.deals):
            words, budget = f"{args.seed} {deal}", Budget(playouts=args.playouts)
            games = play_rotated(GAME, Options(odds=False), contestants, words, budget)
            won.append(fmean(game.shares[0].won for game in games))
            actions += [game.actions for game in games]
        share = estimate(won)
        print(
            f"{pair[0]:>7} v {pair[1]:<7}{2 * args.deals:>6} games  won {100 * share.mean:.1f}"
            f" ± {100 * (share.margin or 0):.1f} %  {fmean(actions):.0f} actions (at most {max(actions)})"
            f"  {(time.process_time() - began) / 2 / args.deals:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
