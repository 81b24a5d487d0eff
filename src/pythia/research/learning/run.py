"""A run: play, look back, learn, again and again, on one schedule, over as many sittings as it takes.

A folder holds a run. Whoever starts it again goes on from its last checkpoint: the schedule goes by the
decisions that were learnt from in all, never by the clock; but for a run that is to take so many minutes.
"""

import json
import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import torch
from msgspec import Struct

from pythia.batch import Temper
from pythia.research.learning.measure import against
from pythia.research.learning.networks import Actor, Critic, Shape, widened
from pythia.research.learning.playing import Players
from pythia.research.learning.ppo import Learner, Pace
from pythia.research.learning.rollout import EVEN, Played, look_back
from pythia.research.learning.strangers import Strangers
from pythia.research.learning.tables import Lane, learnt

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
TOLD_S = 5.0
"""How often it says how far it is."""
SNAPSHOTS = 32
"""Earlier selves of a whole run that may sit down as strangers."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how a run goes; it is kept with the run."""

    game: str
    decisions: float | None
    """In all; None: as many as fit into the minutes of its only sitting."""
    width: int
    blocks: int
    critic_width: int
    tables: int = 1024
    """In each lane."""
    lanes: int = 2
    steps: int = 48
    batch: int = 8192
    rates: tuple[float, float] = (1e-3, 2e-5)
    curiosity: tuple[float, float] = (0.01, 0.001)
    victory: tuple[float, float] = (0.0, 0.4)
    decay: float = 0.92
    earlier: float = 0.12
    """Share of the tables at which an earlier self sits."""
    simple: float = 0.12
    """Share of the tables at which simple players sit."""
    players: int | None = None
    """Only at tables of so many; None: at all of the recipe."""
    temper: str | None = None
    """One of the recipe's; None: it wants points."""
    sees_all: bool = False
    seed: int = 1


class Sitting(NamedTuple):
    """For how long, on what, and who else is there."""

    minutes: float
    device: str
    keep_minutes: float = 1.5
    """How often the run is kept and measured while it goes on."""
    until: float = math.inf
    """Decisions of the whole run after which this sitting ends, too."""
    frozen: Actor | None = None
    """Sits at all seats but one of each table."""
    teacher: Actor | None = None
    guests: Sequence[Actor] = ()
    """They sit at some tables, as earlier selves do."""
    start: tuple[Actor, Critic] | None = None
    """The networks that a new run begins with."""


class Run:
    """A run as far as it is."""

    def __init__(self, folder: Path, plan: Plan, sitting: Sitting) -> None:
        self.folder, self.sitting = folder, sitting
        folder.mkdir(parents=True, exist_ok=True)
        kept = _load(folder)
        self.plan = plan = msgspec.convert(kept["plan"], Plan) if kept else plan
        if kept and plan.decisions is None:
            raise ValueError(f"the run in {folder} was for one sitting: begin another with --start {folder}")
        self.done: int = kept["done"] if kept else 0
        self.number: int = kept["sittings"] + 1 if kept else 0
        seed, pinned = plan.seed + 100_003 * self.number, sitting.device != "cpu"
        self.lanes = [
            Lane(plan.game, plan.tables, seed + 1009 * lane, players=plan.players, pinned=pinned)
            for lane in range(plan.lanes)
        ]
        networks = new_networks(plan, self.lanes[0])
        if sitting.start and not kept:
            begin_as(networks, sitting.start)
        self.learner = Learner(
            *networks,
            sitting.device,
            words=self.lanes[0].words,
            legal=self.lanes[0].batch.legal_words,
            size=plan.batch,
            seed=seed,
            teacher=sitting.teacher,
        )
        guests = [widened(guest, networks[0].shape).to(sitting.device) for guest in sitting.guests]
        self.strangers = Strangers(plan.earlier, plan.simple, sitting.frozen, guests)
        self.temper = temper_of(plan)
        if kept:
            self._restore(kept)
        together = (self.learner.actor, self.learner.critic)
        self.players = Players(self.lanes, together, self.strangers, sitting.device, seed)

    def go_on(self) -> None:
        """As far as one sitting gets, or to the end of the schedule."""
        plan, learner = self.plan, self.learner
        began = kept = time.monotonic()
        told = -TOLD_S
        plays = self._plays()
        until, end_s = self.sitting.until, 60 * self.sitting.minutes
        spent, share = 0.0, self.share(0)
        snapshots = int(share * SNAPSHOTS)
        while share < 1 and self.done < until and spent < end_s:
            played = next(plays)
            lessons = look_back(played, plan.decay, self.temper)
            now = pace(plan, share)
            progress = learner.learn(played, lessons, now)
            self.done += int(lessons.known.sum())
            spent = time.monotonic() - began
            share = self.share(spent)
            if int(share * SNAPSHOTS) > snapshots:
                snapshots = int(share * SNAPSHOTS)
                self.strangers.keep(learner.actor)
            if spent - told > TOLD_S:
                told = spent
                self._note(spent, **now._asdict(), **progress._asdict())
            if time.monotonic() - kept > 60 * self.sitting.keep_minutes:
                self.keep()
                kept = time.monotonic()
        self.keep()

    def share(self, spent_s: float) -> float:
        """How much of the schedule is done."""
        if self.plan.decisions is None:
            return spent_s / (60 * self.sitting.minutes)
        return self.done / self.plan.decisions

    def _plays(self) -> Iterator[Played]:
        """One play after the other. On a processor the next is played while one learns from the last, by what
        was known before: of two cores one plays and one learns."""
        learner, steps = self.learner, self.plan.steps
        with ThreadPoolExecutor(1) as aside:
            coming: Future[Played] | None = None
            while True:
                played = coming.result() if coming else None
                self.players.become(learner.actor, learner.critic)
                if self.sitting.device != "cpu":
                    yield self.players.play(steps)
                else:
                    coming = aside.submit(self.players.play, steps)
                    if played is not None:
                        yield played

    def _note(self, spent: float, **figures: float) -> None:
        row = {"decisions": self.done, "sitting": self.number, "s": round(spent, 1)}
        row |= {name: round(value, 6) for name, value in figures.items()}
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)

    def keep(self) -> None:
        """All that the next sitting needs; the old checkpoint stands until the new one is whole. How strong
        one is by now is told beside it."""
        learner = self.learner
        found = against(learner.actor, self.plan.game, self.plan.seed, self.sitting.device)
        self._note(0.0, **found)
        whole = {
            "plan": msgspec.to_builtins(self.plan),
            "done": self.done,
            "sittings": self.number,
            "actor": learner.actor.state_dict(),
            "critic": learner.critic.state_dict(),
            "adam": _lighter(learner.adam.state_dict(), torch.bfloat16),
            "strangers": _lighter([actor.state_dict() for actor in self.strangers.kept], torch.float16),
        }
        fresh = self.folder / f"{CHECKPOINT}.new"
        torch.save(whole, fresh)
        fresh.replace(self.folder / CHECKPOINT)

    def _restore(self, kept: dict[str, Any]) -> None:
        self.learner.actor.load_state_dict(kept["actor"])
        self.learner.critic.load_state_dict(kept["critic"])
        self.learner.load_adam(kept["adam"])
        for state in kept["strangers"]:
            self.strangers.keep(self.learner.actor)
            self.strangers.kept[-1].load_state_dict(state)


def _lighter(state: Any, kind: torch.dtype) -> Any:
    """The same with half the bits in all that is large: what only helps to learn needs no more."""
    if isinstance(state, dict):
        return {name: _lighter(value, kind) for name, value in state.items()}
    if isinstance(state, list):
        return [_lighter(value, kind) for value in state]
    return state.to(kind) if isinstance(state, torch.Tensor) and state.dim() else state


def temper_of(plan: Plan) -> Temper:
    """Raises ValueError where the recipe has none of that name."""
    if plan.temper is None:
        return EVEN
    tempers = learnt(plan.game)[1].tempers
    if plan.temper not in tempers:
        raise ValueError(f"{plan.game} has no temper {plan.temper!r}; it has: {', '.join(tempers)}")
    return tempers[plan.temper]


def pace(plan: Plan, share: float) -> Pace:
    """After this share of the schedule: from the first value to the last as a half wave of the cosine."""
    left = (1 + math.cos(math.pi * min(share, 1))) / 2

    def between(ends: tuple[float, float]) -> float:
        return ends[1] + (ends[0] - ends[1]) * left

    return Pace(between(plan.rates), between(plan.curiosity), between(plan.victory))


def new_networks(plan: Plan, lane: Lane) -> tuple[Actor, Critic]:
    torch.manual_seed(plan.seed)
    seen, hidden = lane.words
    actor = Actor(Shape(seen + hidden * plan.sees_all, plan.width, plan.blocks), lane.batch.actions)
    return actor, Critic(Shape(seen + hidden, plan.critic_width, plan.blocks))


def begin_as(networks: tuple[Actor, Critic], others: tuple[Actor, Critic]) -> None:
    """What others have learnt. Who sees more than they did makes nothing of it yet."""
    for own, other in ((networks[0], others[0]), (networks[1], others[1])):
        state = other.state_dict()
        first = torch.zeros_like(own.trunk.first.weight)
        first[:, : other.trunk.first.in_features] = state["trunk.first.weight"]
        own.load_state_dict({**state, "trunk.first.weight": first})


def _load(folder: Path) -> dict[str, Any] | None:
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    kept: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    return kept


def load_networks(folder: Path) -> tuple[Actor, Critic, Plan]:
    """The networks of a run, as far as it got."""
    kept = _load(folder)
    if kept is None:
        raise FileNotFoundError(f"there is no run in {folder}")
    plan = msgspec.convert(kept["plan"], Plan)
    actor, critic = new_networks(plan, Lane(plan.game, 1, 0))
    actor.load_state_dict(kept["actor"])
    critic.load_state_dict(kept["critic"])
    return actor, critic, plan
