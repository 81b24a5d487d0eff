"""Pgx's bridge bidding: a thousand games at a time, compiled by JAX. Every call counts.

Its deals, and what each contract would make, come from a table of double-dummy results that it would
download. Here the table is made up, in the same form: nothing changes but what the scores are.
"""

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jax
import numpy as np
from benchmarks.simulator.contestants import Play
from pgx.bridge_bidding import BridgeBidding
from pgx.experimental.utils import act_randomly
from pgx.experimental.wrappers import auto_reset

GAMES, STEPS, DEALS = 1024, 16, 100_000
SUITS, RANKS = 4, 13


def results(folder: Path) -> str:
    """A table of the form it loads: for each deal, who holds each card of a suit in base 4, and tricks."""
    owners = np.random.default_rng(1).permuted(
        np.tile(np.repeat(np.arange(SUITS), RANKS), (DEALS, 1)), axis=1
    )
    deals = owners.reshape(DEALS, SUITS, RANKS) @ (SUITS ** np.arange(RANKS)[::-1])
    path = folder / "results.npy"
    np.save(path, np.stack([deals, np.zeros_like(deals)]).astype(np.int32))
    return str(path)


def bidding() -> Play:
    with tempfile.TemporaryDirectory() as folder:
        env = BridgeBidding(results(Path(folder)))
    step = jax.vmap(auto_reset(env.step, env.init))

    def onward(now: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = now
        key, choosing, stepping = jax.random.split(key, 3)
        actions = act_randomly(choosing, state.legal_action_mask)
        return (step(state, actions, jax.random.split(stepping, GAMES)), key), None

    many = jax.jit(lambda state, key: jax.lax.scan(onward, (state, key), None, length=STEPS)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    now = state, jax.random.key(2)

    def play() -> int:
        nonlocal now
        now = jax.block_until_ready(many(*now))
        return GAMES * STEPS

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {"Pgx bridge bidding": bidding}
