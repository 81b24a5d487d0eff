"""One network against others at simulated tables: `python -m pythia.research.learning.duel RUN OTHER`.

RUN sits at one seat of each table, OTHER at all others; the same matches are played once for every seat of
RUN. Intervals (95 %) count the rotated matches as one observation: they share their deals. Exact bids are
counted at real tables, by `benchmarks/oracle.py`.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from pythia.bots.simulate import Estimate, estimate
from pythia.research.learning.networks import Actor, bits, only_legal
from pythia.research.learning.playing import draw, precision, shown_to
from pythia.research.learning.rollout import shares_of_victory
from pythia.research.learning.run import load_networks
from pythia.research.learning.tables import Lane


class Outcome(NamedTuple):
    """What the one came to beside the others."""

    matches: int
    points: Estimate
    """A round."""
    others: Estimate
    won: Estimate
    """The share of matches won, ties in parts."""


def duel(
    one: Actor, other: Actor, game: str, players: int, matches: int, device: str, *, drawn: bool, seed: int
) -> Outcome:
    """So many matches, each once for every seat; with `drawn` actions are drawn by their chance."""
    by_seat = [
        _one_seat(one, other, game, players, matches, device, own, drawn=drawn, seed=seed)
        for own in range(players)
    ]
    points, others, won = (np.mean(figures, axis=0) for figures in zip(*by_seat, strict=True))
    return Outcome(matches * players, *(_estimate(figures) for figures in (points, others, won)))


def _estimate(values: NDArray[np.float64]) -> Estimate:
    return estimate(values.tolist())


@torch.no_grad()
def _one_seat(
    one: Actor,
    other: Actor,
    game: str,
    players: int,
    matches: int,
    device: str,
    own: int,
    *,
    drawn: bool,
    seed: int,
) -> Sequence[NDArray[np.float64]]:
    """By match: the points a round of the seat and of the others, and its share of the victory."""
    torch.manual_seed(seed)
    lane = Lane(game, matches, seed, players=players)
    points, rounds = np.zeros(lane.points.shape), np.zeros(matches)
    won, going = np.zeros(matches), np.ones(matches, bool)
    while going.any():
        chosen = [_choices(network, lane, device, drawn=drawn) for network in (one, other)]
        lane.actions.copy_(torch.where(lane.turns == own, *chosen))
        lane.step()
        points[going] += lane.points.numpy()[going]
        rounds[going] += lane.points.numpy()[going].any(axis=1)
        over = going & (lane.winners.numpy() != 0)
        won[over] = shares_of_victory(lane.winners, lane.batch.seats)[:, own].numpy()[over]
        going &= ~over
    mine = points[:, own] / rounds
    return mine, (points.sum(axis=1) / rounds - mine) / (players - 1), won


def _choices(network: Actor, lane: Lane, device: str, *, drawn: bool) -> torch.Tensor:
    kind = precision(device)
    seen, hidden = (bits(shown.to(device), kind) for shown in (lane.seen, lane.hidden))
    legal = lane.seen[:, lane.batch.legal_words].to(device)
    with torch.autocast(device, torch.bfloat16, enabled=kind == torch.bfloat16):
        likes, _ = network(shown_to(network, seen, hidden))
    chosen = draw(likes, legal)[0] if drawn else only_legal(likes.float(), legal).argmax(1)
    return chosen.cpu()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pythia.research.learning.duel", description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--matches", type=int, default=1000, help="each is played once for every seat")
    parser.add_argument("--drawn", action="store_true", help="actions are drawn, not the ones liked best")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    (one, _, plan), (other, _, _) = load_networks(asked.run), load_networks(asked.other)
    for players in asked.players:
        found = duel(
            one.to(asked.device),
            other.to(asked.device),
            plan.game,
            players,
            asked.matches,
            asked.device,
            drawn=asked.drawn,
            seed=asked.seed,
        )
        row: dict[str, float | None] = {"players": players, "matches": found.matches}
        for name, figure in (("points", found.points), ("others", found.others), ("won", found.won)):
            row |= {name: figure.mean, f"{name}_margin": figure.margin}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
