"""The simulator beside its peers, in one run: plays and steps a second of one core; two cores; how it starts.

    PYTHONPATH=. python benchmarks/simulator.py [--seconds 5]

No other simulator plays Prophecy, so each peer plays its nearest game, and every ratio compares games that
differ: OpenSpiel's Oh Hell with 12 tricks has as many plays a deal; RLCard's bridge has 52 after a bidding,
and makes an observation for every step; jass-kit's Jass has 36. A ratio is of medians; behind it, the least
and the greatest of the turns. The sides take turns: a noisy machine is noisy to both. A peer that is not
installed is named and left out.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any

import numpy as np
from benchmarks.rules import oh_hell

from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.games import (
    any_actions,
    begin_games,
    finish_at_random,
    finish_greedily,
    legal_actions,
    reseed,
    step_games,
)
from pythia.research import Tables, simulate

TURNS = 7
PLAYERS, ROUNDS, PLAYS = 4, 8, 48
MATCHES, TABLES = 2000, 1024
START = """
import time; began = time.process_time()
from pythia.research import simulate
imported = time.process_time(); simulate("prophecy", 4, 1)
print(imported - began, time.process_time() - imported)
"""

Contestant = Callable[[], int]
"""Plays for a while; the number of plays or steps."""


# ------------------------------------------------------------------------------------------------- ours


def whole_matches(finish: Callable[[at.Row, bool], None]) -> Contestant:
    rows = np.zeros((MATCHES, at.WORDS), np.int64)

    def play() -> int:
        begin_games(rows, PLAYERS, 0, random.randrange(1 << 60))
        finish(rows, True)
        return MATCHES * ROUNDS * PLAYS

    return play


def play_outs() -> Contestant:
    """From one position, the first lead of a round."""
    start, words, action = (
        np.zeros((1, at.WORDS), np.int64),
        np.zeros((1, 2), np.uint64),
        np.zeros(1, np.int64),
    )
    begin_games(start, PLAYERS, 0, 1)
    while start[0, at.BIDDING]:
        legal_actions(start, words)
        any_actions(words, action, int(words[0, 1]) % 1000)
        step_games(start, action, np.zeros((1, 6), np.int64), np.zeros(1, np.int64), False)
    rows = np.zeros((MATCHES, at.WORDS), np.int64)

    def play() -> int:
        rows[:] = start
        reseed(rows, random.randrange(1 << 60))
        finish_at_random(rows, False)
        return MATCHES * PLAYS

    return play


def tables() -> Contestant:
    """Any action at each of a thousand tables, with observations and legal actions."""
    here = Tables("prophecy", PLAYERS, TABLES)

    def play() -> int:
        here.step(here.any_actions())
        return TABLES

    return play


# ------------------------------------------------------------------------------------------------ theirs


def open_spiel_rollouts() -> Contestant:
    """Two simulations of its search, each of which plays a thousand games out in C++."""
    import pyspiel

    game = pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": PLAYS // PLAYERS})
    state = game.new_initial_state()
    while "Phase: Play" not in str(state):
        state.apply_action(random.choice(state.legal_actions()))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1000, 1), 1.0, 2, 100, False, 1, False)

    def play() -> int:
        bot.step(state)
        return 1000 * (PLAYS + PLAYS - 1)

    return play


def open_spiel_from_python(*, quickest: bool) -> Contestant:
    """Deals by its chance nodes: by `chance_outcomes()` or, since all are as likely, by the bare list."""
    dice = random.Random(1)
    return lambda: oh_hell(dice, quickest)


def rlcard_bridge() -> Contestant:
    import rlcard

    env = rlcard.make("bridge")

    def play() -> int:
        steps, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def jass() -> Contestant:
    from jass.game.const import next_player
    from jass.game.game_sim import GameSim
    from jass.game.game_util import deal_random_hand
    from jass.game.rule_schieber import RuleSchieber

    rule = RuleSchieber()

    def play() -> int:
        sim = GameSim(rule)
        sim.init_from_cards(deal_random_hand(), next_player[0])
        sim.action_trump(random.randrange(4))
        while not sim.is_done():
            cards = np.flatnonzero(rule.get_valid_cards_from_state(sim.state))
            sim.action_play_card(int(random.choice(cards)))
        return 36

    return play


LEFT_OUT = {
    "PettingZoo's classic card games": "most are RLCard's, which stands here; they bring pygame and more",
    "Pgx's bridge bidding": "it needs JAX, some hundreds of megabytes",
}
OURS: Mapping[str, Callable[[], Contestant]] = {
    "whole matches, random": lambda: whole_matches(finish_at_random),
    "whole matches, greedy": lambda: whole_matches(finish_greedily),
    "play-outs, random": play_outs,
    "tables with observations": tables,
}
THEIRS: Mapping[str, Callable[[], Contestant]] = {
    "OpenSpiel Oh Hell, C++ play-outs": open_spiel_rollouts,
    "OpenSpiel Oh Hell, from Python": lambda: open_spiel_from_python(quickest=False),
    "the same, its quickest": lambda: open_spiel_from_python(quickest=True),
    "RLCard bridge, observations": rlcard_bridge,
    "jass-kit Jass, play only": jass,
}


def speed(play: Contestant, seconds: float) -> float:
    """Plays a second of processor time, of which others on the machine take none."""
    plays, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        plays += play()
    return plays / spent


def raced(seconds: float) -> dict[str, list[float]]:
    contestants: dict[str, Contestant] = {}
    for name, made in {**OURS, **THEIRS}.items():
        try:
            contestants[name] = made()
        except ImportError as missing:
            print(f"left out: {name}: {missing}")
            continue
        contestants[name]()
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(TURNS):
        for name, play in contestants.items():
            rates[name].append(speed(play, seconds / TURNS))
    return rates


def told(values: list[float]) -> str:
    return f"{median(values):,.1f} ({min(values):,.1f} to {max(values):,.1f})"


def cores(matches: int) -> list[float]:
    """By how much two threads are quicker than one."""
    found = []
    for turn in range(TURNS):
        times = []
        for threads in (1, 2):
            began = time.perf_counter()
            simulate("prophecy", PLAYERS, matches, seed=turn, threads=threads)
            times.append(time.perf_counter() - began)
        found.append(times[0] / times[1])
    return found


def starts() -> list[tuple[float, float]]:
    """Processor time to import, and to a first match's end: where nothing is kept yet, and once it is."""
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for _ in range(2):
            environment: dict[str, Any] = {**os.environ, "XDG_CACHE_HOME": folder}
            ran = subprocess.run(
                [sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True
            )
            imported, played = map(float, ran.stdout.split())
            found.append((imported, played))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5, help="for each contestant, in all")
    seconds = parser.parse_args().seconds
    warnings.simplefilter("ignore")
    for name, why in LEFT_OUT.items():
        print(f"left out: {name}: {why}")
    rates = raced(seconds)
    for name, values in rates.items():
        print(f"{name:34} {median(values):14,.0f} a second")
    for peer in [name for name in THEIRS if name in rates]:
        for own in OURS:
            ratios = [ours / theirs for ours, theirs in zip(rates[own], rates[peer], strict=True)]
            print(f"{own:26} to {peer:34} {told(ratios)}")
    print(f"two threads to one, by the clock: {told(cores(int(seconds * 10_000)))}")
    for kept, (imported, played) in zip(("cold", "warm"), starts(), strict=True):
        print(f"{kept} start, processor time: import {imported:.2f} s, first match {played:.2f} s")


if __name__ == "__main__":
    main()
