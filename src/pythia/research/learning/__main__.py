"""`python -m pythia.research.learning GAME --folder RUN`: start a run, or go on with it."""

import argparse
import os
from pathlib import Path

import torch

from pythia.research.learning.run import Plan, Sitting, go_on, load_networks
from pythia.research.learning.tables import training_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pythia.research.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="of this sitting; the run goes on in the next"
    )
    parser.add_argument("--decisions", type=float, help="of the whole run")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--width", type=int)
    parser.add_argument("--critic-width", type=int)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sees-all", action="store_true", help="learn with open cards: a bound")
    parser.add_argument("--against", type=Path, help="a run whose network, frozen, sits at all other seats")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    training = training_of(asked.game)
    plan = Plan(
        game=asked.game,
        decisions=asked.decisions or training.decisions,
        width=asked.width or training.width,
        blocks=training.blocks,
        critic_width=asked.critic_width or training.critic_width,
        tables=asked.tables,
        steps=asked.steps,
        batch=asked.batch,
        rates=(asked.rate, 5e-5),
        sees_all=asked.sees_all,
        seed=asked.seed,
    )
    frozen = load_networks(asked.against)[0].to(asked.device) if asked.against else None
    go_on(asked.folder, plan, Sitting(asked.minutes, asked.device, asked.threads, frozen))


if __name__ == "__main__":
    main()
