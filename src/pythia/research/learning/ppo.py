"""Learning from what was played: proximal policy optimisation (Schulman and others, 2017), one look at each
decision."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from pythia.research.learning.graphs import repeated
from pythia.research.learning.networks import POINTS, VALUES, VICTORY, Actor, Critic, bits, only_legal
from pythia.research.learning.playing import precision, shown_to
from pythia.research.learning.rollout import Lessons, Played

CLIP = 0.2
EXPECTING = 0.5
"""How much what is expected counts beside what is chosen."""
MAX_NORM = 1.0


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
    taught: float
    """How far from its teacher one who has a teacher is."""


class _Few:
    """So many decisions as one looks at at once, in places that stay the same."""

    def __init__(self, size: int, words: tuple[int, int], device: str) -> None:
        def whole(*shape: int) -> Tensor:
            return torch.zeros((size, *shape), dtype=torch.int64, device=device)

        self.seen, self.hidden, self.actions = whole(words[0]), whole(words[1]), whole()
        self.before, self.better = (torch.zeros(size, device=device) for _ in range(2))
        self.came_to = torch.zeros((size, VALUES), device=device)
        self.spread = torch.ones(VALUES, device=device)
        self.curiosity = torch.zeros((), device=device)
        self.progress = torch.zeros(len(Progress._fields), device=device)


class Learner:
    """An actor and its critic, and what they learn with; with a teacher, the actor learns to be like it."""

    def __init__(
        self,
        actor: Actor,
        critic: Critic,
        device: str,
        *,
        words: tuple[int, int],
        legal: slice,
        size: int,
        seed: int,
        teacher: Actor | None = None,
    ) -> None:
        self.actor, self.critic = actor.to(device), critic.to(device)
        self.teacher, self.device = teacher, device
        self._dice = torch.Generator(device)
        self._dice.manual_seed(seed)
        self._legal, self._size = legal, size
        self._together = [*actor.parameters(), *critic.parameters()]
        on_device = device != "cpu"
        rate = torch.zeros((), device=device)
        self.adam = torch.optim.Adam(self._together, rate, eps=1e-5, capturable=on_device, fused=True)
        self._few = _Few(size, words, device)
        self._look: Callable[[], None] | None = None

    def load_adam(self, state: dict[str, Any]) -> None:
        self.adam.load_state_dict(state)

    def learn(self, played: Played, lessons: Lessons, pace: Pace) -> Progress:
        """One look at each decision that can be learnt from, so many at a time, in random order; less than
        that many are left over."""
        few = self._few
        places = lessons.known.flatten().nonzero()[:, 0]
        better = lessons.better.flatten(0, 1)[places]
        better = (better - better.mean(0)) / (better.std(0) + 1e-8)
        mixed = better[:, POINTS] * (1 - pace.victory) + better[:, VICTORY] * pace.victory
        mixed = (mixed - mixed.mean()) / (mixed.std() + 1e-8)
        came_to = lessons.came_to.flatten(0, 1)[places]
        few.spread.copy_(came_to.var(0) + 1e-8)
        few.curiosity.fill_(pace.curiosity)
        columns = [getattr(played, name).flatten(0, 1) for name in ("seen", "hidden", "actions", "chances")]
        self._set_rate(pace.rate)
        order = torch.randperm(len(places), device=places.device, generator=self._dice)
        parts = order[: len(order) // self._size * self._size].split(self._size)
        if self._look is None:
            self._look = self._prepared()
        so_far = torch.zeros_like(few.progress)
        for part in parts:
            here = places[part]
            for own, column in zip((few.seen, few.hidden, few.actions, few.before), columns, strict=True):
                torch.index_select(column, 0, here, out=own)
            torch.index_select(mixed, 0, part, out=few.better)
            torch.index_select(came_to, 0, part, out=few.came_to)
            self._look()
            so_far += few.progress
        return Progress(*(so_far / max(1, len(parts))).tolist())

    def _set_rate(self, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = group["lr"].to(self.device).fill_(rate)

    def _prepared(self) -> Callable[[], None]:
        """What is tried out on the way there teaches nothing."""
        networks = (self.actor, self.critic)
        kept = [{name: value.clone() for name, value in each.state_dict().items()} for each in networks]
        learnt = {
            key: {name: value.clone() for name, value in each.items()}
            for key, each in self.adam.state.items()
        }
        look = repeated(self._look_once, self.device)
        for network, state in zip(networks, kept, strict=True):
            network.load_state_dict(state)
        for parameter, state in self.adam.state.items():
            for name, value in state.items():
                value.copy_(learnt[parameter][name]) if parameter in learnt else value.zero_()
        return look

    def _look_once(self) -> None:
        few, kind = self._few, precision(self.device)
        seen, hidden = bits(few.seen, kind), bits(few.hidden, kind)
        legal = few.seen[:, self._legal]
        half = torch.autocast(
            self.device, torch.bfloat16, enabled=kind == torch.bfloat16, cache_enabled=False
        )
        with half:
            likes, foreseen = self.actor(shown_to(self.actor, seen, hidden))
            expected = self.critic(torch.cat([seen, hidden], 1))
        chances = functional.log_softmax(only_legal(likes.float(), legal), 1)
        now = chances.gather(1, few.actions[:, None])[:, 0]
        entropy = -(chances.exp() * chances).sum(1).mean()
        off = (expected.float() - few.came_to).square().mean(0) / few.spread
        foreseen_off = (foreseen.float() - few.came_to).square().mean(0) / few.spread
        loss = EXPECTING * (off.sum() + foreseen_off.sum() / 2)
        taught = torch.zeros_like(entropy)
        if self.teacher is None:
            ratio = torch.exp(now - few.before)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            chosen = torch.min(ratio * few.better, clipped * few.better).mean()
            loss = loss - chosen - few.curiosity * entropy
        else:
            with torch.no_grad(), half:
                wanted, _ = self.teacher(shown_to(self.teacher, seen, hidden))
            theirs = functional.log_softmax(only_legal(wanted.float(), legal), 1)
            taught = functional.kl_div(chances, theirs, reduction="batchmean", log_target=True)
            loss = loss + taught
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._together, MAX_NORM)
        self.adam.step()
        told = (entropy, (few.before - now).mean(), off[POINTS], off[VICTORY], taught)
        few.progress.copy_(torch.stack(told).detach())
