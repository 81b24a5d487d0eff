"""How a network does against simple players, by the thousand: a yardstick while it learns.

Who is best is said by matches at real tables (`bots/arena.py`)."""

import numpy as np
import torch

from pythia.research.learning.networks import Actor, bits, only_legal
from pythia.research.learning.playing import precision, shown_to
from pythia.research.learning.tables import Lane

TABLES, STEPS = 1024, 320


@torch.no_grad()
def against(actor: Actor, game: str, seed: int, device: str) -> dict[str, float]:
    """By rival: how many points more a round one network scores than each of the rivals at its table.

    It does what it likes best."""
    found = {}
    kind = precision(device)
    lane = Lane(game, TABLES, seed)
    for rival in lane.batch.rivals:
        own = np.random.default_rng(seed).integers(0, lane.players)
        points, rounds = np.zeros(lane.points.shape), np.zeros(TABLES)
        for _ in range(STEPS):
            seen, hidden = (bits(shown.to(device), kind) for shown in (lane.seen, lane.hidden))
            with torch.autocast(device, torch.bfloat16, enabled=kind == torch.bfloat16):
                likes, _ = actor(shown_to(actor, seen, hidden))
            legal = lane.seen[:, lane.batch.legal_words].to(device)
            lane.actions.copy_(only_legal(likes, legal).argmax(1))
            lane.simply(rival, np.arange(TABLES), lane.turns.numpy() != own)
            lane.step()
            points += lane.points.numpy()
            rounds += lane.points.numpy().any(axis=1)
        mine = points[np.arange(TABLES), own]
        others = (points.sum(axis=1) - mine) / (lane.players - 1)
        found[f"more than {rival}"] = float((mine - others).sum() / rounds.sum())
        found[f"points beside {rival}"] = float(mine.sum() / rounds.sum())
    return found
