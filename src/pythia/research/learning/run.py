"""A run: play, look back, learn, again and again, on one schedule, over as many sittings as it takes.

A folder holds a run. Whoever starts it again goes on from its last checkpoint: the schedule goes by the
decisions that were learnt from in all, never by the clock.
"""

import json
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from msgspec import Struct

from pythia.research.learning.measure import against
from pythia.research.learning.networks import Actor, Critic, Shape
from pythia.research.learning.ppo import Learner, Pace, Progress
from pythia.research.learning.rollout import look_back
from pythia.research.learning.strangers import Strangers
from pythia.research.learning.tables import Mixed

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
KEEP_S = 120.0
"""How often a run is kept while it goes on."""
SNAPSHOTS = 24
"""Earlier selves of a whole run that may sit down as strangers."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how a run goes; it is kept with the run."""

    game: str
    decisions: float
    width: int
    blocks: int
    critic_width: int
    tables: int = 1024
    steps: int = 64
    batch: int = 8192
    rates: tuple[float, float] = (1e-3, 5e-5)
    curiosity: tuple[float, float] = (0.01, 0.002)
    victory: tuple[float, float] = (0.0, 0.5)
    decay: float = 0.93
    strangers: float = 0.2
    sees_all: bool = False
    seed: int = 1


class Sitting(NamedTuple):
    """For how long, on what, with how many threads for the tables."""

    minutes: float
    device: str
    threads: int
    frozen: Actor | None = None


def pace(plan: Plan, done: float) -> Pace:
    """From the first value to the last as a half wave of the cosine."""
    share = (1 + math.cos(math.pi * min(done / plan.decisions, 1))) / 2

    def between(ends: tuple[float, float]) -> float:
        return ends[1] + (ends[0] - ends[1]) * share

    return Pace(between(plan.rates), between(plan.curiosity), between(plan.victory))


def new_networks(plan: Plan, mixed: Mixed) -> tuple[Actor, Critic]:
    torch.manual_seed(plan.seed)
    seen, hidden = mixed.seen.shape[1], mixed.hidden.shape[1]
    actor = Actor(Shape(seen + hidden * plan.sees_all, plan.width, plan.blocks), mixed.batch.actions)
    return actor, Critic(Shape(seen + hidden, plan.critic_width, plan.blocks))


def go_on(folder: Path, plan: Plan, sitting: Sitting) -> Actor:
    """As far as one sitting gets, or to the end of the schedule."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = _load(folder)
    if kept:
        plan = msgspec.convert(kept["plan"], Plan)
    done, sittings = (kept["done"], kept["sittings"] + 1) if kept else (0, 0)
    mixed = Mixed(plan.game, plan.tables, plan.seed + 1000 * sittings, sitting.threads)
    learner = Learner(*new_networks(plan, mixed), sitting.device)
    strangers = Strangers(plan.strangers, sitting.frozen)
    if kept:
        restore(learner, strangers, kept)
    dice = np.random.default_rng([plan.seed, sittings])
    drawn = torch.Generator(sitting.device).manual_seed(plan.seed + 7919 * sittings)
    began = told = time.monotonic()
    while done < plan.decisions and time.monotonic() - began < 60 * sitting.minutes:
        strangers.sit(mixed.players, mixed.batch.seats, dice)
        played = learner.play(mixed, plan.steps, strangers, drawn)
        lessons = look_back(played, learner.expects(played), plan.decay)
        now = pace(plan, done)
        progress = learner.learn(played, lessons, mixed.batch.legal_words, now, plan.batch, dice)
        before, done = done, done + int(lessons.known.sum())
        if int(done / plan.decisions * SNAPSHOTS) > int(before / plan.decisions * SNAPSHOTS):
            strangers.keep(learner.actor)
        _note(folder, done, sittings, time.monotonic() - began, now, progress)
        if time.monotonic() - told > KEEP_S:
            told = time.monotonic()
            print(json.dumps(against(learner, plan.game, plan.seed)), flush=True)
            _keep(folder, plan, done, sittings, learner, strangers)
    _keep(folder, plan, done, sittings, learner, strangers)
    return learner.actor


def _note(folder: Path, done: int, sitting: int, seconds: float, pace: Pace, progress: Progress) -> None:
    row = {
        "decisions": done,
        "sitting": sitting,
        "s": round(seconds, 1),
        **{name: round(value, 6) for name, value in (pace._asdict() | progress._asdict()).items()},
    }
    with (folder / CURVE).open("a", encoding="utf-8") as curve:
        curve.write(json.dumps(row) + "\n")
    print(json.dumps(row), flush=True)


def _keep(folder: Path, plan: Plan, done: int, sittings: int, learner: Learner, strangers: Strangers) -> None:
    """All that the next sitting needs; the old checkpoint stands until the new one is whole."""
    fresh = folder / f"{CHECKPOINT}.new"
    whole = {
        "plan": msgspec.to_builtins(plan),
        "done": done,
        "sittings": sittings,
        "actor": learner.actor.state_dict(),
        "critic": learner.critic.state_dict(),
        "adam": learner.adam.state_dict(),
        "strangers": [actor.state_dict() for actor in strangers.earlier],
    }
    torch.save(whole, fresh)
    fresh.replace(folder / CHECKPOINT)


def _load(folder: Path) -> dict[str, Any] | None:
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    kept: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    return kept


def restore(learner: Learner, strangers: Strangers, kept: dict[str, Any]) -> None:
    learner.actor.load_state_dict(kept["actor"])
    learner.critic.load_state_dict(kept["critic"])
    learner.adam.load_state_dict(kept["adam"])
    for state in kept["strangers"]:
        strangers.keep(learner.actor)
        strangers.earlier[-1].load_state_dict(state)


def load_networks(folder: Path) -> tuple[Actor, Critic, Plan]:
    """The networks of a run, as far as it got."""
    kept = _load(folder)
    if kept is None:
        raise FileNotFoundError(f"there is no run in {folder}")
    plan = msgspec.convert(kept["plan"], Plan)
    actor, critic = new_networks(plan, Mixed(plan.game, 1, 0))
    actor.load_state_dict(kept["actor"])
    critic.load_state_dict(kept["critic"])
    return actor, critic, plan
