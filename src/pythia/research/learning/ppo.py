"""Playing and learning in turn: proximal policy optimisation (Schulman and others, 2017), one look at each decision."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from pythia.research.learning.networks import POINTS, VICTORY, Actor, Critic, bits, only_legal
from pythia.research.learning.rollout import Lessons, Played
from pythia.research.learning.strangers import LEARNER, Strangers
from pythia.research.learning.tables import Mixed

CLIP = 0.2
EXPECTING = 0.5
"""How much what is expected counts beside what is chosen."""
MAX_NORM = 1.0
CHUNK = 1 << 15
"""Positions that the critic looks at in one go."""

Words = NDArray[np.uint64]


class Pace(NamedTuple):
    """How one learns at this point of a run."""

    rate: float
    curiosity: float
    """Weight of the entropy of one's choices."""
    victory: float
    """How much of what is learnt is about the match; the rest is about the points of the round."""


class Progress(NamedTuple):
    """What a look at some decisions came to, in the mean."""

    entropy: float
    moved: float
    """How far the chances of actions have moved (old over new, as a logarithm)."""
    points_off: float
    """The squared error of the points that the critic expected, as a share of their variance."""
    victory_off: float


class Learner:
    """An actor and its critic, and what they learn with."""

    def __init__(self, actor: Actor, critic: Critic, device: str) -> None:
        self.actor, self.critic = actor.to(device), critic.to(device)
        self.device = device
        self._together = [*actor.parameters(), *critic.parameters()]
        self.adam = torch.optim.Adam(self._together, eps=1e-5)

    def _tensor(self, array: NDArray[Any]) -> Tensor:
        if array.dtype == np.uint64:
            array = array.view(np.int64)
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    def _look(self, network: Any, words: Tensor) -> Any:
        """What a network says, multiplied with half the bits."""
        with torch.autocast(self.device, torch.bfloat16):
            return network(bits(words, torch.bfloat16))

    def _seen_by(self, actor: Actor, seen: Tensor, hidden: Tensor) -> Tensor:
        """An actor may be one that is shown all cards: a bound that no fair one can pass."""
        return seen if actor.shape.words == seen.shape[1] else torch.cat([seen, hidden], 1)

    # ------------------------------------------------------------------------------------------ playing

    @torch.no_grad()
    def choose(self, actor: Actor, mixed: Mixed, places: Any, dice: torch.Generator) -> tuple[Tensor, Tensor]:
        """At some tables an action each, by the actor's chances, and the logarithm of its chance."""
        seen, hidden = self._tensor(mixed.seen[places]), self._tensor(mixed.hidden[places])
        likes, _ = self._look(actor, self._seen_by(actor, seen, hidden))
        legal = seen[:, mixed.batch.legal_words]
        chances = functional.log_softmax(only_legal(likes.float(), legal), 1)
        drawn = torch.rand(chances.shape, generator=dice, device=self.device).clamp_(1e-9, 1 - 1e-7)
        actions = (chances - torch.log(-torch.log(drawn))).argmax(1)
        return actions, chances.gather(1, actions[:, None])[:, 0]

    def play(self, mixed: Mixed, steps: int, strangers: Strangers, dice: torch.Generator) -> Played:
        """So many steps at every table, by this actor and, where they sit, by strangers."""
        count, seats = mixed.count, mixed.batch.seats
        played = Played(
            seen=np.empty((steps, count, mixed.seen.shape[1]), np.uint64),
            hidden=np.empty((steps, count, mixed.hidden.shape[1]), np.uint64),
            actions=np.empty((steps, count), np.uint8),
            chances=np.empty((steps, count), np.float32),
            seats=np.empty((steps, count), np.int8),
            points=np.empty((steps, count, seats), np.float32),
            over=np.empty((steps, count), bool),
            won=np.empty((steps, count, seats), np.float32),
            learns=np.ones((steps, count), bool),
        )
        for step in range(steps):
            played.seen[step], played.hidden[step], played.seats[step] = mixed.seen, mixed.hidden, mixed.turns
            actions, chances = self.choose(self.actor, mixed, slice(None), dice)
            chosen = actions.cpu().numpy()
            if strangers.actor is not None:
                played.learns[step] = strangers.who[np.arange(count), mixed.turns] == LEARNER
                (theirs,) = np.nonzero(~played.learns[step])
                if len(theirs):
                    others, _ = self.choose(strangers.actor, mixed, theirs, dice)
                    chosen[theirs] = others.cpu().numpy()
            played.actions[step], played.chances[step] = chosen, chances.cpu().numpy()
            mixed.step(chosen)
            played.points[step], played.over[step] = mixed.points, mixed.winners != 0
            played.won[step] = mixed.won
        return played

    # ----------------------------------------------------------------------------------------- learning

    @torch.no_grad()
    def expects(self, played: Played) -> NDArray[np.float32]:
        """What the critic expects of each position."""
        seen, hidden = _flat(played.seen), _flat(played.hidden)
        found = []
        for first in range(0, len(seen), CHUNK):
            part = slice(first, first + CHUNK)
            words = torch.cat([self._tensor(seen[part]), self._tensor(hidden[part])], 1)
            found.append(self._look(self.critic, words).float().cpu().numpy())
        steps, count = played.actions.shape
        return np.concatenate(found).reshape(steps, count, -1)

    def learn(
        self, played: Played, lessons: Lessons, legal: slice, pace: Pace, size: int, dice: np.random.Generator
    ) -> Progress:
        """One look at each decision that can be learnt from, some of them at a time, in random order."""
        for group in self.adam.param_groups:
            group["lr"] = pace.rate
        known = lessons.known.ravel()
        better, came_to = lessons.better[lessons.known], lessons.came_to[lessons.known]
        better = (better - better.mean(0)) / (better.std(0) + 1e-8)
        mixed = better[:, POINTS] * (1 - pace.victory) + better[:, VICTORY] * pace.victory
        mixed = ((mixed - mixed.mean()) / (mixed.std() + 1e-8)).astype(np.float32)
        spread = self._tensor(came_to.var(0) + 1e-8)
        columns = [
            self._tensor(column)
            for column in (
                _flat(played.seen)[known],
                _flat(played.hidden)[known],
                played.actions.ravel()[known].astype(np.int64),
                played.chances.ravel()[known],
                mixed,
                came_to,
            )
        ]
        seen_so_far: list[Tensor] = []
        for part in _parts(len(mixed), size, dice):
            places = self._tensor(part)
            seen_so_far.append(self._look_once([column[places] for column in columns], legal, pace, spread))
        entropy, moved, points_off, victory_off = torch.stack(seen_so_far).mean(0).tolist()
        return Progress(entropy, moved, points_off, victory_off)

    def _look_once(self, columns: list[Tensor], legal: slice, pace: Pace, spread: Tensor) -> Tensor:
        seen, hidden, actions, before, better, came_to = columns
        likes, foreseen = self._look(self.actor, self._seen_by(self.actor, seen, hidden))
        expected = self._look(self.critic, torch.cat([seen, hidden], 1))
        chances = functional.log_softmax(only_legal(likes.float(), seen[:, legal]), 1)
        now = chances.gather(1, actions[:, None])[:, 0]
        ratio = torch.exp(now - before)
        chosen = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        off = (expected.float() - came_to).square().mean(0) / spread
        foreseen_off = (foreseen.float() - came_to).square().mean(0) / spread
        loss = -chosen - pace.curiosity * entropy + EXPECTING * (off.sum() + foreseen_off.sum() / 2)
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._together, MAX_NORM)
        self.adam.step()
        return torch.stack([entropy, (before - now).mean(), off[POINTS], off[VICTORY]]).detach()


def _flat(array: NDArray[Any]) -> NDArray[Any]:
    """Steps and tables below each other."""
    return array.reshape(-1, array.shape[-1])


def _parts(count: int, size: int, dice: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = dice.permutation(count)
    yield from np.array_split(order, max(1, round(count / size)))
