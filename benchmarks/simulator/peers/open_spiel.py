"""OpenSpiel's Oh Hell with 12 tricks: as many plays a deal as in a round of Prophecy. Bids do not count."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pyspiel
from benchmarks.simulator.contestants import Play

PLAYERS, PLAYS = 4, 48
PLAY_OUTS = 1000
GAME = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": PLAYS // PLAYERS})


def play_outs() -> Play:
    """One simulation of its search, which plays a thousand games out in C++ from the first lead."""
    state = GAME.new_initial_state()
    while "Phase: Play" not in str(state):
        state.apply_action(random.choice(state.legal_actions()))
    bot = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(PLAY_OUTS, 1), 1.0, 1, 100, False, 1, False)

    def play() -> int:
        bot.step(state)
        return PLAY_OUTS * PLAYS

    return play


def deals() -> Play:
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(PLAYERS)]

    def play() -> int:
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, random.randrange(1 << 30))
        return PLAYS

    return play


def from_python(chance: Callable[[Any], int]) -> Play:
    def play() -> int:
        state = GAME.new_initial_state()
        while not state.is_terminal():
            action = chance(state) if state.is_chance_node() else random.choice(state.legal_actions())
            state.apply_action(action)
        return PLAYS

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {
    "OpenSpiel Oh Hell, C++ play-outs": play_outs,
    "OpenSpiel Oh Hell, C++ deals": deals,
    "OpenSpiel Oh Hell, Python": lambda: from_python(lambda state: random.choice(state.chance_outcomes())[0]),
    "OpenSpiel Oh Hell, Python, quickest": lambda: from_python(
        lambda state: random.choice(state.legal_actions())
    ),
}
