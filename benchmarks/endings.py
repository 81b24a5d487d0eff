"""How often bots of Prophecy find the one right play of the last tricks, where exact search knows one.

    python benchmarks/endings.py [--positions 200] [--worlds 100] [--weights FOLDER NAME]

Adepts play matches; in their last three tricks (of two and three players: four), wherever a seat has a
choice, so many positions that it could be in are drawn (`imagine`). A play is right if in every one of them
it scores at worst as much as any other does at best (`endings.py`). Each level is asked what it would play
there.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from pythia.bots.seating import offers_to, play, remember, tell
from pythia.bots.simulate import RANDOM, seated
from pythia.contract import Budget, Offer, Player, Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.actions import number_of_play
from pythia.games.prophecy.bots.network import Judgement, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.endings import right_action
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.state import Options, Play
from pythia.games.prophecy.view import View
from pythia.table.chance import Source, seed_from
from pythia.table.match import open_match

TRICKS = {2: (3, 4), 3: (3, 4), 4: (3,), 5: (3,), 6: (3,)}
"""How many are left, by players: four of many hands take seconds for each position."""


class Ending(NamedTuple):
    """A position with one right play, as its seat sees it."""

    view: View
    told: Sequence[Told]
    offers: Sequence[Offer]
    right: int


def endings(players: int, worlds: int, looked_at: Counter[str]) -> Iterator[Ending]:
    """Without end, from match after match."""
    number = 0
    while True:
        number += 1
        words = f"endings {players} {number}"
        move, source = open_match(GAME, players, Options(), seed_from(words))
        stream = Source(seed_from(words)).stream(0, "imagined")
        seats: dict[int, Player] = {seat: GAME.bot("adept", Random(seat)) for seat in range(players)}
        tell(seats, move.told)
        past = remember(GAME, move.told)
        match = move.match
        for step in play(match, seats, source, Budget()):
            past = remember(GAME, step.told, past)
            match = step.match
            if match.result.over or match.state.turn is None:
                continue
            seat = match.state.turn
            view, offers = match.view(seat), offers_to(match, seat)
            if len(view.hand) not in TRICKS[players] or sum(map(_choices, offers)) < 2:
                continue
            looked_at["positions"] += 1
            events = [told.event for told in past if told.reaches(seat)]
            right = right_action(imagine(view, events, stream) for _ in range(worlds))
            if right is not None:
                yield Ending(view, [told for told in past if told.reaches(seat)], offers, right)


def _choices(offer: Offer) -> int:
    return len(offer.fields[0].values)


def found_by(player: Player, ending: Ending) -> bool:
    for told in ending.told:
        player.observe(told.event)
    chosen = player.choose(ending.view, ending.offers, Budget())
    assert isinstance(chosen, Play)
    return number_of_play(chosen, leading=not ending.view.trick.cards) == ending.right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=200, help="with a right play, for each table (200)")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--weights", nargs=2, metavar=("FOLDER", "NAME"), help="another oracle")
    asked = parser.parse_args()
    levels = {level: seated(GAME, level) for level in (RANDOM, *GAME.levels)}
    if asked.weights:
        mind = Judgement(read(Path(asked.weights[0]), asked.weights[1]))
        levels["oracle"] = lambda dice: Oracle(mind, dice, 0.0)
    print("| players | choices looked at | with a right play |", " | ".join(levels), "|")
    print("|---|---|---|" + "---|" * len(levels), flush=True)
    for players in asked.players:
        looked_at: Counter[str] = Counter()
        every = endings(players, asked.worlds, looked_at)
        found: Counter[str] = Counter()
        for number in range(asked.positions):
            ending = next(every)
            for level, sits in levels.items():
                found[level] += found_by(sits(Random(number)), ending)
        shares = " | ".join(f"{100 * found[level] / asked.positions:.1f} %" for level in levels)
        print(f"| {players} | {looked_at['positions']} | {asked.positions} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
