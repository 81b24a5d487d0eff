"""RLCard's bridge: random calls, then 52 plays, unless all pass. Calls are not counted."""

import random
from collections.abc import Callable, Mapping

import rlcard
from benchmarks.simulator.contestants import Play

FIRST_CARD = 39
"""Actions below it are calls."""


def bridge() -> Play:
    env = rlcard.make("bridge")

    def play() -> int:
        plays, (state, _) = 0, env.reset()
        while not env.is_over():
            action = random.choice(list(state["legal_actions"]))
            state, _ = env.step(action)
            plays += action >= FIRST_CARD
        return plays

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {"RLCard bridge": bridge}
