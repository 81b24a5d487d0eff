"""Plies a second of the readable rules, beside OpenSpiel's Oh Hell driven from Python in the same run.

    python benchmarks/rules.py [--seconds 3]

One core, four players, random legal play. A ply is a bid or a card played; deals are included on both sides
(OpenSpiel deals card by card through chance nodes). Oh Hell with 12 tricks has as many plays a deal as
Prophecy; it is the nearest game, not the same one. Both are driven the plain way: see what is legal, choose,
apply. The sides take turns: a noisy machine is noisy to both.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

import pyspiel

from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import JAGUAR, NAMES, NUMBERS, SUITED, SUITS
from pythia.games.prophecy.state import Bid, Options, Play
from pythia.games.prophecy.tricks import may_name
from pythia.games.prophecy.view import view
from pythia.table.chance import Live, Source

PLAYERS = 4
TURNS = 7


def pick(mask: int, random: Callable[[], float]) -> int:
    """A random card of a set."""
    for _ in range(int(random() * mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def prophecy(dice: Random, with_views: bool) -> int:
    """Plays one match; the number of its plies."""
    random = dice.random
    chance = Live(Source(dice.randbytes(32)))
    state, _ = rules.start(rules.empty(PLAYERS, Options()), chance)
    plies = 0
    size = NUMBERS[PLAYERS].bid
    while acting := rules.acting(state):
        seat = acting[0]
        action: Bid | Play
        if state.turn is None:
            hand, cards = state.hands[seat] & SUITED, []
            for _ in range(size):
                card = pick(hand, random)
                hand ^= 1 << card
                cards.append(NAMES[card])
            action = Bid(tuple(cards))
        else:
            card = pick(rules.playable(state, seat), random)
            suit = None
            if card >= JAGUAR and not state.trick.cards and (suits := may_name(card, state.trump)):
                suit = SUITS[pick(suits, random)]
            action = Play(NAMES[card], suit)  # type: ignore[arg-type]
        state, _ = rules.apply(state, seat, action, None, chance)
        plies += 1
        if with_views:
            for viewer in range(PLAYERS):
                view(state, viewer)
    return plies


def oh_hell(dice: Random, quickest: bool) -> int:
    """Plays OpenSpiel's nearest game eight times, as many deals as a match of ours has."""
    plies = 0
    for _ in range(8):
        state = OH_HELL.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(dice.choice(state.legal_actions()))
                plies += 1
            elif quickest:
                # All its chance nodes are uniform, so the bare list of outcomes will do.
                state.apply_action(dice.choice(state.legal_actions()))
            else:
                state.apply_action(dice.choice(state.chance_outcomes())[0])
    return plies


OH_HELL = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": NUMBERS[PLAYERS].tricks})


def speed(play: Callable[[], int], seconds: float) -> float:
    """Plies a second of processor time, of which others on the machine take none."""
    plies, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        plies += play()
    return plies / spent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3, help="for each contestant, in all")
    seconds = parser.parse_args().seconds / TURNS
    dice = Random(1)
    contestants: dict[str, Callable[[], int]] = {
        "Prophecy, without views": lambda: prophecy(dice, with_views=False),
        "Prophecy, with four views a ply": lambda: prophecy(dice, with_views=True),
        "OpenSpiel Oh Hell, chance_outcomes()": lambda: oh_hell(dice, quickest=False),
        "OpenSpiel Oh Hell, its quickest": lambda: oh_hell(dice, quickest=True),
    }
    seen: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(TURNS):
        for name, play in contestants.items():
            seen[name].append(speed(play, seconds))
    ours, _, peer, quickest = (median(values) for values in seen.values())
    for name, values in seen.items():
        print(f"{name:38} {median(values):10,.0f} plies/s")
    print(f"ratio without views: {ours / peer:.2f} to Oh Hell, {ours / quickest:.2f} to its quickest")


if __name__ == "__main__":
    main()
