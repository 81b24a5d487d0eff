"""How the search that every game gets plays: games won, with 95 % intervals, each way of the seats alike.

    python benchmarks/search.py [--times X] [--playouts N] [--seed WORDS] [--only WORD …]

On Quest beside random, a greedy player and Quest's own bots; on Omens, the game of docs/add-a-game.md, beside
random, greedy and its own bot. Every deal is played once for each rotation of the seats; the intervals count
a deal as one observation. The greedy player values each action by the same measure right after it, over the
same kind of imagined states, and looks no further.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from pythia import games
from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.playing_out import useful
from pythia.bots.search import MAX_LISTED, Search
from pythia.bots.simulate import estimate, seated
from pythia.bots.utility import utilities
from pythia.contract import AnyGame, Budget, Offer
from pythia.offers import expand, size

OMENS = Path(__file__).parent.parent / "docs" / "examples" / "omens"
GREEDY = "greedy"
IMAGINED = 4
"""States over which the greedy player averages."""


PLAYOUTS = {"omens": 100, "quest": 20}
"""As many as can be afforded in a benchmark: at a server's table it is some 4,000 and 250 (300 ms)."""


class Pairing(NamedTuple):
    """A search at a table of others, and how many deals it is worth."""

    game: str
    other: str
    players: int
    deals: int


PAIRINGS = (
    *(Pairing("omens", other, 2, 100) for other in ("random", GREEDY, "novice")),
    *(Pairing("omens", other, 4, 40) for other in ("random", GREEDY, "novice")),
    Pairing("quest", "random", 2, 12),
    Pairing("quest", GREEDY, 2, 12),
    Pairing("quest", GREEDY, 3, 6),
    Pairing("quest", GREEDY, 4, 8),
    Pairing("quest", "novice", 2, 12),
    Pairing("quest", "adept", 2, 6),
    Pairing("quest", "oracle", 2, 4),
)


class Greedy(Search):
    """One step ahead, by the measure of the search."""

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        offers = useful(self._game, offers)
        if sum(map(size, offers)) > MAX_LISTED:
            actions = [self._out.drawn(offers) for _ in range(MAX_LISTED)]
        else:
            actions = [self._out.made(each) for offer in offers for each in expand(offer)]
        events = [told.event for told in self._memory]
        seat = self._seat(view, events)
        sums = [0.0] * len(actions)
        for _ in range(IMAGINED):
            state = self._imagine(view, events, self._out.luck)
            for number, action in enumerate(actions):
                after = self._out.apply(state, seat, action)
                sums[number] += utilities(self._game.result(after))[seat]
        best = max(sums)
        return self._dice.choice([each for each, sum_ in zip(actions, sums, strict=True) if sum_ == best])


def loaded(name: str) -> AnyGame:
    if name in games.names():
        return games.load(name)
    sys.path.insert(0, str(OMENS))
    game: AnyGame = __import__(name).GAME
    return game


def contestant(game: AnyGame, level: str) -> Contestant:
    return Contestant(level, partial(Greedy, game) if level == GREEDY else seated(game, level))


def measure(pairing: Pairing, deals: int, playouts: int, seed: str) -> str:
    game = loaded(pairing.game)
    options = game.options(odds=False) if pairing.game == "quest" else game.options()
    others = [contestant(game, pairing.other)] * (pairing.players - 1)
    contestants = [Contestant("search", partial(Search, game)), *others]
    began, won, actions = time.process_time(), [], []
    for deal in range(deals):
        played = play_rotated(game, options, contestants, f"{seed} {deal}", Budget(playouts=playouts))
        won.append(fmean(each.shares[0].won for each in played))
        actions += [each.actions for each in played]
    share, count = estimate(won), deals * pairing.players
    return (
        f"{pairing.game:<6} search v {pairing.players - 1} {pairing.other:<7}{playouts:>5} play-outs"
        f"{count:>5} games  won {100 * share.mean:5.1f} ± {100 * (share.margin or 0):4.1f} %"
        f" of {100 / pairing.players:.0f}"
        f"  {fmean(actions):4.0f} actions  {(time.process_time() - began) / count:.2f} s a game"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--times", type=float, default=1.0, metavar="X", help="so many times the deals (1)")
    parser.add_argument("--playouts", type=int, metavar="N", help="for each decision (omens 100, quest 20)")
    parser.add_argument("--seed", default="search")
    parser.add_argument("--only", nargs="+", default=(), metavar="WORD", help="pairings of these words alone")
    args = parser.parse_args()
    for pairing in PAIRINGS:
        if {*args.only} <= {*map(str, pairing)}:
            deals = max(2, round(args.times * pairing.deals))
            print(measure(pairing, deals, args.playouts or PLAYOUTS[pairing.game], args.seed), flush=True)


if __name__ == "__main__":
    main()
