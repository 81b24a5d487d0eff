"""Two of PettingZoo's classic card games with four players; each step of a living player counts."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from benchmarks.simulator.contestants import Play
from pettingzoo.classic import hanabi_v5, texas_holdem_v4

PLAYERS = 4


def classic(env: Any) -> Play:
    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, told = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {
    "PettingZoo Texas hold'em": lambda: classic(texas_holdem_v4.env(num_players=PLAYERS)),
    "PettingZoo Hanabi": lambda: classic(hanabi_v5.env(players=PLAYERS)),
}
