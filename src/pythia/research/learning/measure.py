"""How a network does against a simple player, by the thousand: a yardstick while it learns. Who is best is said by
matches at real tables (`bots/arena.py`)."""

import numpy as np
import torch

from pythia.research.learning.ppo import Learner
from pythia.research.learning.tables import Mixed

TABLES, STEPS = 512, 560


def against(learner: Learner, game: str, seed: int) -> dict[str, float]:
    """By rival: how many points more in a round one network scores than each of the rivals at its table."""
    found = {}
    for name, rival in learner_rivals(game):
        mixed = Mixed(game, TABLES, seed)
        dice = torch.Generator(learner.device).manual_seed(seed)
        own = np.random.default_rng(seed).integers(0, mixed.players)
        theirs = np.zeros(TABLES, np.int64)
        gained = np.zeros(mixed.points.shape, np.int64)
        rounds = np.zeros(TABLES, np.int64)
        for step in range(STEPS):
            rival(mixed.rows, theirs, seed + step)
            actions, _ = learner.choose(learner.actor, mixed, slice(None), dice)
            mixed.step(np.where(mixed.turns == own, actions.cpu().numpy(), theirs))
            gained += mixed.points
            rounds += mixed.points.any(axis=1)
        mine = gained[np.arange(TABLES), own]
        others = (gained.sum(axis=1) - mine) / (mixed.players - 1)
        found[name] = round(float((mine - others).sum() / rounds.sum()), 3)
    return found


def learner_rivals(game: str):
    return Mixed(game, 1, 0).batch.rivals.items()
