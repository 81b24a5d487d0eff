"""Plies a second of the readable rules, beside OpenSpiel's Oh Hell driven from Python in the same run.

    python benchmarks/rules.py [--seconds 3]

One core, four players, random legal play. A ply is a bid or a card played; deals are included on both sides
(OpenSpiel deals card by card through chance nodes). Oh Hell with 12 tricks has as many plays a deal as
Prophecy; it is the nearest game, not the same one. Both are driven as search drives them: see what is legal,
choose, make the step, and nobody listens to events. Neither checks again that the step is legal (OpenSpiel's
`apply_action` asks only whether the card is held). Beside it stands Prophecy by actions as players send them,
each of them checked. The sides take turns: a noisy machine is noisy to both.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

import pyspiel

from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import JAGUAR, NAMES, NUMBERS, SUITED, SUITS, names
from pythia.games.prophecy.state import Bid, Options, Play, State
from pythia.games.prophecy.tricks import NO_SUIT, may_name
from pythia.games.prophecy.view import view
from pythia.table.chance import Live, Source

PLAYERS = 4
TURNS = 7


def pick(mask: int, random: Callable[[], float]) -> int:
    """A random card of a set."""
    passed = int(random() * mask.bit_count())
    while passed:
        mask &= mask - 1
        passed -= 1
    return (mask & -mask).bit_length() - 1


def pick_bid(hand: int, random: Callable[[], float]) -> int:
    """A random bid: so many of the suited cards in hand."""
    hand, bid = hand & SUITED, 0
    for _ in range(NUMBERS[PLAYERS].bid):
        card = 1 << pick(hand, random)
        hand ^= card
        bid |= card
    return bid


def prophecy(dice: Random) -> int:
    """Plays one match as search does, which knows what is legal; the number of its plies."""
    random = dice.random
    chance = Live(Source(dice.randbytes(32)))
    state = rules.start(rules.empty(PLAYERS, Options()), chance)
    plies = 0
    while acting := rules.acting(state):
        for seat in acting:
            state = rules.set_aside(state, seat, pick_bid(state.hands[seat], random))
            plies += 1
        while (turn := state.turn) is not None:
            card, named = pick(rules.playable(state, turn), random), NO_SUIT
            if card > JAGUAR and not state.trick.cards:
                named = pick(may_name(card, state.trump), random)
            state = rules.play_card(state, turn, card, named, chance)
            plies += 1
    return plies


def prophecy_checked(dice: Random, seen: Callable[[State], None] | None = None) -> int:
    """Plays one match by actions as players send them, every one checked; the number of its plies."""
    random = dice.random
    chance = Live(Source(dice.randbytes(32)))
    state = rules.start(rules.empty(PLAYERS, Options()), chance)
    plies = 0
    while acting := rules.acting(state):
        seat = acting[0]
        action: Bid | Play
        if state.turn is None:
            action = Bid(names(pick_bid(state.hands[seat], random)))
        else:
            card, suit = pick(rules.playable(state, seat), random), None
            if card > JAGUAR and not state.trick.cards:
                suit = SUITS[pick(may_name(card, state.trump), random)]
            action = Play(NAMES[card], suit)  # type: ignore[arg-type]
        state = rules.apply(state, seat, action, None, chance)
        plies += 1
        if seen:
            seen(state)
    return plies


def see_four_views(state: State) -> None:
    for viewer in range(PLAYERS):
        view(state, viewer)


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
        "Prophecy, steps not checked again": lambda: prophecy(dice),
        "Prophecy, every action checked": lambda: prophecy_checked(dice),
        "Prophecy, checked, four views a ply": lambda: prophecy_checked(dice, see_four_views),
        "OpenSpiel Oh Hell, chance_outcomes()": lambda: oh_hell(dice, quickest=False),
        "OpenSpiel Oh Hell, its quickest": lambda: oh_hell(dice, quickest=True),
    }
    seen: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(TURNS):
        for name, play in contestants.items():
            seen[name].append(speed(play, seconds))
    ours, checked, _, peer, quickest = (median(values) for values in seen.values())
    for name, values in seen.items():
        print(f"{name:38} {median(values):10,.0f} plies/s")
    for what, found in (("steps not checked again", ours), ("every action checked, by `apply`", checked)):
        to_peer, to_quickest = found / peer, found / quickest
        print(f"ratio without views, {what}: {to_peer:.2f} to Oh Hell, {to_quickest:.2f} to its quickest")


if __name__ == "__main__":
    main()
