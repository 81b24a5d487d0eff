"""A network that does as bots do: `python -m pythia.research.learning.imitate GAME LEVEL --folder RUN`.

Those who teach themselves meet it at some of their tables (`--guest`): what they learn then holds against
players of that kind, too. It is never the one that plays at real tables: the bot itself is there for that.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from pythia import games
from pythia.batch import TableKind
from pythia.bots.levels import bot_of
from pythia.bots.simulate import REPEATABLE, play_game
from pythia.contract import Budget, Event, Offer, Player
from pythia.research.learning.networks import Actor, bits, only_legal
from pythia.research.learning.playing import precision
from pythia.research.learning.run import CHECKPOINT, Plan, new_networks
from pythia.research.learning.tables import Lane, learnt

BATCH = 512
RATE = 1e-3
HELD_BACK = 0.05
"""The share of the decisions that nobody learns from: how like its model it is is told by these."""

Seen = tuple[NDArray[np.uint64], NDArray[np.int64]]
"""Observations and the numbers of what was done."""


class _Watched:
    """A bot whose decisions are noted down."""

    def __init__(self, game: str, bot: Player, notes: list[tuple[tuple[int, ...], int]]) -> None:
        self._decisions = learnt(game)[0].decisions
        self._bot, self._notes, self._events = bot, notes, list[Event]()

    def observe(self, event: Event) -> None:
        self._bot.observe(event)
        self._events.append(event)

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        action = self._bot.choose(view, offers, budget)
        self._notes.extend(self._decisions(view, self._events, action))
        return action


def watched(name: str, level: str, kind: TableKind, words: str) -> Seen:
    """A match among bots of this level: what all of them did."""
    game, notes = games.load(name), list[tuple[tuple[int, ...], int]]()

    def sits(dice: Random) -> Player:
        return _Watched(name, bot_of(game, level, dice), notes)

    options = msgspec.convert(kind.options, game.options)
    dice = [f"{words} {seat}" for seat in range(kind.players)]
    play_game(game, options, [sits] * kind.players, words, dice, REPEATABLE)
    return np.array([seen for seen, _ in notes], np.uint64), np.array([number for _, number in notes])


def matches(name: str, level: str, count: int, seed: int) -> Iterator[Seen]:
    """So many, at tables as the recipe has them, on all cores; told as they are over."""
    kinds = learnt(name)[1].tables
    weights = np.array([kind.weight for kind in kinds])
    chosen = np.random.default_rng(seed).choice(len(kinds), count, p=weights / weights.sum())
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        work = [
            pool.submit(watched, name, level, kinds[kind], f"imitate {seed} {number}")
            for number, kind in enumerate(chosen)
        ]
        for number, found in enumerate(work, start=1):
            yield found.result()
            if number % 50 == 0:
                print(f"{number} of {count} matches", flush=True)


def imitate(actor: Actor, seen: Seen, legal: slice, epochs: int, device: str) -> Iterator[float]:
    """Learns to do the same; after each epoch how much of what it has not seen it would do alike."""
    words, done = torch.from_numpy(seen[0].view(np.int64)).to(device), torch.from_numpy(seen[1]).to(device)
    known = int(len(done) * (1 - HELD_BACK))
    adam = torch.optim.Adam(actor.to(device).parameters(), RATE)
    falls = torch.optim.lr_scheduler.CosineAnnealingLR(adam, epochs * (known // BATCH))
    likes = partial(_likes, actor, legal=legal, device=device)
    for _ in range(epochs):
        for part in torch.randperm(known, device=device)[: known // BATCH * BATCH].split(BATCH):
            adam.zero_grad()
            functional.cross_entropy(likes(words[part]), done[part]).backward()
            adam.step()
            falls.step()
        with torch.no_grad():
            alike = [
                (likes(words[part]).argmax(1) == done[part]).float().mean().item()
                for part in torch.arange(known, len(done), device=device).split(BATCH)
            ]
        yield float(np.mean(alike))


def _likes(actor: Actor, words: torch.Tensor, *, legal: slice, device: str) -> torch.Tensor:
    kind = precision(device)
    with torch.autocast(device, torch.bfloat16, enabled=kind == torch.bfloat16):
        likes, _ = actor(bits(words, kind))
    return only_legal(likes.float(), words[:, legal])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pythia.research.learning.imitate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--folder", type=Path, required=True, help="where the network is kept, as a run is")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()
    batch, training = learnt(asked.game)
    plan = Plan(
        asked.game, decisions=None, width=asked.width, blocks=training.blocks, critic_width=1, seed=asked.seed
    )
    actor, critic = new_networks(plan, Lane(asked.game, 1, 0))
    found = list(matches(asked.game, asked.level, asked.matches, asked.seed))
    seen, done = (np.concatenate([each[column] for each in found]) for column in (0, 1))
    choices = np.bitwise_count(seen[:, batch.legal_words]).sum(axis=1) > 1
    print(f"{choices.sum():,} decisions", flush=True)
    both = seen[choices], done[choices]
    for alike in imitate(actor, both, batch.legal_words, asked.epochs, asked.device):
        print(f"does the same as {asked.level} in {100 * alike:.1f} % of new decisions", flush=True)
    asked.folder.mkdir(parents=True, exist_ok=True)
    kept = {"plan": msgspec.to_builtins(plan), "actor": actor.state_dict(), "critic": critic.state_dict()}
    torch.save(kept, asked.folder / CHECKPOINT)


if __name__ == "__main__":
    main()
