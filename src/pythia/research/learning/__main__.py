"""`python -m pythia.research.learning GAME --folder RUN`: start a run, or go on with it."""

import argparse
import os
from pathlib import Path
from typing import NamedTuple

import torch

from pythia.research.learning.export import networks_of
from pythia.research.learning.networks import Actor, Critic
from pythia.research.learning.run import Plan, Run, Sitting, load_networks
from pythia.research.learning.tables import learnt


class Usual(NamedTuple):
    """How much at once where nothing else is asked for: what keeps the device busy."""

    tables: int
    steps: int
    batch: int
    rate: float


ON_A_PROCESSOR = Usual(tables=1024, steps=48, batch=8192, rate=1e-3)
ON_A_CARD = Usual(tables=12_288, steps=32, batch=32_768, rate=6e-4)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pythia.research.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="of this sitting; the run goes on in the next"
    )
    parser.add_argument("--keep-minutes", type=float, default=1.5, help="between two checkpoints")
    parser.add_argument("--decisions", type=float, help="of the whole run, instead of the recipe's")
    parser.add_argument("--one-sitting", action="store_true", help="the schedule goes by the minutes")
    parser.add_argument("--tables", type=int, help="in each lane")
    parser.add_argument("--lanes", type=int, default=min(6, os.cpu_count() or 1), help="each has a thread")
    parser.add_argument("--steps", type=int, help="at each table, between two times of learning")
    parser.add_argument("--batch", type=int, help="decisions that are looked at together")
    parser.add_argument("--width", type=int)
    parser.add_argument("--critic-width", type=int)
    parser.add_argument("--rate", type=float, help="of learning, at the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--temper", help="what it wants of a round: one of the recipe's, by name")
    parser.add_argument("--victory", type=float, default=0.4, help="the weight of the match at the end")
    parser.add_argument("--sees-all", action="store_true", help="learn with open cards: a bound")
    parser.add_argument(
        "--start", type=Path, help="a run, or FOLDER/NAME.npz, with whose networks this one begins"
    )
    parser.add_argument("--against", type=Path, help="a run whose network, frozen, sits at all other seats")
    parser.add_argument("--guest", type=Path, nargs="*", default=[], help="runs whose networks visit tables")
    parser.add_argument("--earlier", type=float, default=0.12, help="share of tables for visitors")
    parser.add_argument("--simple", type=float, default=0.12, help="share of tables for simple players")
    parser.add_argument("--teacher", type=Path, help="a run whose network is to be imitated")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    if asked.device == "cpu":  # one half plays while the other learns
        torch.set_num_threads(max(1, (os.cpu_count() or 2) // 2))
    usual = ON_A_CARD if asked.device != "cpu" else ON_A_PROCESSOR
    rate = asked.rate or usual.rate
    _, training = learnt(asked.game)
    plan = Plan(
        game=asked.game,
        decisions=None if asked.one_sitting else asked.decisions or training.decisions,
        width=asked.width or training.width,
        blocks=training.blocks,
        critic_width=asked.critic_width or training.critic_width,
        tables=asked.tables or usual.tables,
        lanes=asked.lanes,
        steps=asked.steps or usual.steps,
        batch=asked.batch or usual.batch,
        rates=(rate, rate / 50),
        victory=(0.0, asked.victory),
        earlier=asked.earlier,
        simple=asked.simple,
        players=asked.players,
        temper=asked.temper,
        sees_all=asked.sees_all,
        seed=asked.seed,
    )
    sitting = Sitting(
        minutes=asked.minutes,
        device=asked.device,
        keep_minutes=asked.keep_minutes,
        frozen=load_networks(asked.against)[0].to(asked.device) if asked.against else None,
        teacher=load_networks(asked.teacher)[0].to(asked.device) if asked.teacher else None,
        guests=[load_networks(guest)[0] for guest in asked.guest],
        start=_begins_with(asked.start) if asked.start else None,
    )
    Run(asked.folder, plan, sitting).go_on()


def _begins_with(path: Path) -> tuple[Actor, Critic]:
    return networks_of(path) if path.suffix == ".npz" else load_networks(path)[:2]


if __name__ == "__main__":
    main()
