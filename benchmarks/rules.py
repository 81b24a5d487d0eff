"""Plies a second of the readable rules, beside OpenSpiel's Oh Hell driven from Python in the same run.

    python benchmarks/rules.py [--seconds 3]

One core, four players, random legal play. A ply is a bid or a card played; deals are included on both sides
(OpenSpiel deals card by card through chance nodes). Oh Hell with 12 tricks has as many plays a deal as
Prophecy; it is the nearest game, not the same one. The sides take turns: a noisy machine is noisy to both.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

import pyspiel

from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import BIT, NUMBER, NUMBERS, SUITED, SUITS, names
from pythia.games.prophecy.state import Bid, Options, Play, State
from pythia.games.prophecy.tricks import may_name
from pythia.games.prophecy.view import view
from pythia.table.chance import Live, Source

PLAYERS = 4
TURNS = 7

JAGUAR_BIT = BIT["jaguar"]
PLAYS = {bit: Play(name) for name, bit in BIT.items()}
"""An action is a value like any other: made once, played often."""


def pick(mask: int, random: Callable[[], float]) -> int:
    """A random bit of a mask."""
    for _ in range(int(random() * mask.bit_count())):
        mask &= mask - 1
    return mask & -mask


def random_bid(state: State, seat: int, random: Callable[[], float]) -> Bid:
    cards = [*names(state.hands[seat] & SUITED)]
    return Bid(tuple([cards.pop(int(random() * len(cards))) for _ in range(NUMBERS[PLAYERS].bid)]))


def random_specialist(state: State, bit: int, random: Callable[[], float]) -> Play:
    """The card of this bit; where it must name a suit, a random one."""
    play = PLAYS[bit]
    if state.trick.cards or not (suits := may_name(NUMBER[play.card], state.trump)):
        return play
    return Play(play.card, SUITS[pick(suits, random).bit_length() - 1])  # type: ignore[arg-type]


def prophecy(dice: Random, with_views: bool) -> int:
    """Plays one match; the number of its plies."""
    random = dice.random
    acting, playable, apply = rules.acting, rules.playable, rules.apply
    chance = Live(Source(dice.randbytes(32)))
    state, _ = rules.start(rules.empty(PLAYERS, Options()), chance)
    plies = 0
    action: Bid | Play
    while True:
        seat = state.turn
        if seat is None:
            bidders = acting(state)
            if not bidders:
                return plies
            seat = bidders[0]
            action = random_bid(state, seat, random)
        else:
            cards = playable(state, seat)
            for _ in range(int(random() * cards.bit_count())):
                cards &= cards - 1
            bit = cards & -cards
            action = PLAYS[bit] if bit < JAGUAR_BIT else random_specialist(state, bit, random)
        state, _ = apply(state, seat, action, None, chance)
        plies += 1
        if with_views:
            for viewer in range(PLAYERS):
                view(state, viewer)


def oh_hell(dice: Random, quickest: bool) -> int:
    """Plays OpenSpiel's nearest game eight times, as many deals as a match of ours has."""
    random = dice.random
    plies = 0
    for _ in range(8):
        state = OH_HELL.new_initial_state()
        current_player, legal_actions, apply_action = (
            state.current_player,
            state.legal_actions,
            state.apply_action,
        )
        while (player := current_player()) != TERMINAL:
            if player >= 0:
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
                plies += 1
            elif quickest:
                # All its chance nodes are uniform, so the bare list of outcomes will do.
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
            else:
                outcomes = state.chance_outcomes()
                apply_action(outcomes[int(random() * len(outcomes))][0])
    return plies


TERMINAL = int(pyspiel.PlayerId.TERMINAL)
OH_HELL = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": NUMBERS[PLAYERS].tricks})


def speed(play: Callable[[], int], seconds: float) -> float:
    """Plies a second of processor time, which others on the machine take none of."""
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
