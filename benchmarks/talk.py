"""What talk is worth at Prophecy: the same deals, every seat in turn, one player that listens or is deaf.

    python benchmarks/talk.py [--deals 200] [--players 4] [--length short] [--only honest …]
                              [--level adept | --weights FOLDER NAME]

All play alike. One listens beside others that are deaf and talk, or one talks to others that listen; talk is
that of a level, always true, always false, or turns. Of every deal the same matches are played without talk,
which are those of the deaf as well; a difference counts once a deal (95 %).
"""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from msgspec import Struct

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.seating import Voice
from pythia.bots.seating import voice as of_level
from pythia.bots.simulate import REPEATABLE, Seated, estimate, seated
from pythia.contract import Event, Player, Said
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots.network import Judgement, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.cards import SUITS
from pythia.games.prophecy.characters import CHARACTERS
from pythia.games.prophecy.events import BidChosen
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.talk import Foretold, NoTrump, Void
from pythia.games.prophecy.view import View

Lies = Callable[[View], bool]
SILENCE = "silence"


class Deaf:
    """A player to whom nobody can tell anything."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.choose = player.choose

    def observe(self, event: Event) -> None:
        if not isinstance(event, Said):
            self._player.observe(event)


def voice(lies: Lies, bids: bool = True, suits: bool = True) -> Callable[[Random], Voice]:
    """Says something of its bid, or of its hand, whenever it can: always true or always false."""

    def with_dice(dice: Random) -> Voice:
        def says(view: Any, events: Sequence[Event], memory: Sequence[Event]) -> Struct | None:
            lying = lies(view)
            if any(isinstance(event, BidChosen) for event in events):
                openly = view.seats[view.seat].bids_openly
                return None if openly or not bids else Foretold(_count(view, lying, dice))
            if not suits or len(view.hand) < 2 or view.phase != "play":
                return None
            return _of_hand(view, lying, dice)

        return says

    return with_dice


def _count(view: View, lying: bool, dice: Random) -> int:
    assert view.foretold is not None
    near = [view.foretold + step for step in (-2, -1, 1, 2) if 0 <= view.foretold + step <= 3 * len(view.bid)]
    return dice.choice(near) if lying else view.foretold


def _of_hand(view: View, lying: bool, dice: Random) -> Struct | None:
    held = {card[:2] for card in view.hand}
    fit = [suit for suit in SUITS if (suit in held) == lying]
    has_trump = any(card in view.trumps for card in view.hand)
    found: list[Struct] = [Void(suit) for suit in fit]  # type: ignore[arg-type]
    if view.trump is not None and has_trump == lying:
        found.append(NoTrump())
    return dice.choice(found) if found else None


TALK: dict[str, Callable[[Random], Voice]] = {
    **{level: partial(of_level, GAME, level) for level in ("adept", *CHARACTERS)},
    "honest": voice(lambda view: False),
    "honest of bids": voice(lambda view: False, suits=False),
    "honest of hands": voice(lambda view: False, bids=False),
    "liars": voice(lambda view: True),
    "turncoats": voice(lambda view: view.round >= 3),
    "now and then": voice(lambda view: view.round % 3 == 2),
}


def questions(players: int, listens: Seated) -> dict[str, list[Contestant]]:
    """Tables of which the first contestant's points are asked for."""

    def deaf(dice: Random) -> Player:
        return Deaf(listens(dice))

    def table(first: Seated, rest: Seated, own: str | None, talk: str | None) -> list[Contestant]:
        one = Contestant("first", first, TALK[own] if own else None)
        return [one, *[Contestant("rest", rest, TALK[talk] if talk else None)] * (players - 1)]

    found = {SILENCE: table(deaf, deaf, None, None)}
    found |= {f"listening beside {talk}": table(listens, deaf, None, talk) for talk in TALK}
    found |= {f"speaking, {talk}": table(deaf, listens, talk, None) for talk in TALK}
    return found


def of_network(folder: Path, name: str) -> Seated:
    mind = Judgement(read(folder, name))

    def sits(dice: Random) -> Player:
        return Oracle(mind, dice, 0.0)

    return sits


def points(contestants: list[Contestant], options: Options, deals: int, seed: str) -> list[float]:
    """The first contestant's points a round, deal by deal."""
    found = []
    for deal in range(deals):
        games = play_rotated(GAME, options, contestants, f"{seed} {deal}", REPEATABLE)
        found.append(fmean(game.shares[0].points for game in games))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--length", choices=("short", "standard"), default="short")
    parser.add_argument("--only", nargs="+", metavar="QUESTION", help="those that contain one of these words")
    parser.add_argument("--level", default="oracle", help="who plays (oracle)")
    parser.add_argument("--weights", nargs=2, metavar=("FOLDER", "NAME"), help="another network")
    parser.add_argument("--seed", default="talk")
    args = parser.parse_args()
    sits = of_network(Path(args.weights[0]), args.weights[1]) if args.weights else seated(GAME, args.level)
    options = Options(length=args.length)
    tables = questions(args.players, sits)
    silence = points(tables.pop(SILENCE), options, args.deals, args.seed)
    base = fmean(silence)
    print(f"{args.deals} deals; nobody listens, or nobody says anything: {base:.3f} points a round\n")
    print("| what | points a round | difference | of the points, % | took |")
    print("|---|---|---|---|---|", flush=True)
    for name, table in tables.items():
        if args.only and not any(words in name for words in args.only):
            continue
        began = perf_counter()
        with_it = points(table, options, args.deals, args.seed)
        found = estimate([one - other for one, other in zip(with_it, silence, strict=True)])
        margin = found.margin or 0.0
        print(
            f"| {name} | {fmean(with_it):.3f} | {found.mean:+.3f} ± {margin:.3f}",
            f"{100 * found.mean / base:+.1f} ± {100 * margin / base:.1f}",
            f"{perf_counter() - began:.0f} s |",
            sep=" | ",
            flush=True,
        )


if __name__ == "__main__":
    main()
