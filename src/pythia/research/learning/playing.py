"""Playing at many tables: while some are looked at on the device, others are stepped on the processor."""

import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from copy import deepcopy
from functools import cache
from typing import TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from pythia.research.learning.graphs import repeated
from pythia.research.learning.networks import BITS_A_WORD, VALUES, Actor, Critic, bits, only_legal
from pythia.research.learning.rollout import Played, room_for
from pythia.research.learning.strangers import LEARNER, SIMPLE, STRANGER, Guests, Strangers
from pythia.research.learning.tables import Lane

N = TypeVar("N", Actor, Critic)
SWITCH_S = 1e-4
"""How soon threads hand the interpreter over: they hold it for moments only, many times a step."""


@cache
def precision(device: str) -> torch.dtype:
    """Half the bits, where multiplying them is quicker: on graphics cards, and on processors made for it."""
    if device == "cpu" and not torch.ops.mkldnn._is_mkldnn_bf16_supported():
        return torch.float32
    return torch.bfloat16


def shown_to(actor: Actor, seen: Tensor, hidden: Tensor) -> Tensor:
    """The bits that an actor sees: one may be shown all cards, for a bound that no fair one can pass."""
    return seen if actor.shape.words * BITS_A_WORD == seen.shape[1] else torch.cat([seen, hidden], 1)


def draw(likes: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """An action each, by its chance, and the logarithm of that."""
    chances = functional.log_softmax(only_legal(likes.float(), legal), 1)
    drawn = torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)
    actions = (chances - torch.log(-torch.log(drawn))).argmax(1)
    return actions, chances.gather(1, actions[:, None])[:, 0]


def _copy(network: N, device: str) -> N:
    """One that others do not change meanwhile, in the precision in which one plays."""
    return deepcopy(network).to(device, precision(device)).requires_grad_(requires_grad=False)


@torch.no_grad()
def _become(copy: nn.Module, network: nn.Module) -> None:
    for own, theirs in zip(copy.parameters(), network.parameters(), strict=True):
        own.copy_(theirs)


class _Look:
    """Tables as they are looked at: what is seen there, and what is chosen, in places that stay the same."""

    def __init__(self, lane: Lane, networks: tuple[Actor, Critic], strangers: Strangers, device: str) -> None:
        def like(tensor: Tensor) -> Tensor:
            return torch.zeros_like(tensor, device=device, pin_memory=False)

        self.actor, self.critic = (_copy(network, device) for network in networks)
        self.stranger = _copy(strangers.frozen or networks[0], device)
        self.legal = lane.batch.legal_words
        self.seen, self.hidden, self.seats = like(lane.seen), like(lane.hidden), like(lane.turns)
        self.who = torch.zeros((lane.count, lane.batch.seats), dtype=torch.int64, device=device)
        self.there = torch.arange(strangers.tables(lane.count), device=device)
        """The tables where strangers sit."""
        self.actions = like(lane.turns)
        self.chances = torch.zeros(lane.count, device=device)
        self.expected = torch.zeros((lane.count, VALUES), device=device)
        self.learns = torch.zeros(lane.count, dtype=torch.bool, device=device)
        self.choose = repeated(self._choose, device)

    @torch.no_grad()
    def _choose(self) -> None:
        kind, there = self.actor.likes.weight.dtype, self.there
        seen, hidden = bits(self.seen, kind), bits(self.hidden, kind)
        legal = self.seen[:, self.legal]
        likes, _ = self.actor(shown_to(self.actor, seen, hidden))
        actions, chances = draw(likes, legal)
        sits = self.who.gather(1, self.seats[:, None])[:, 0]
        if len(there):
            likes, _ = self.stranger(shown_to(self.stranger, seen[there], hidden[there]))
            theirs, _ = draw(likes, legal[there])
            actions[there] = torch.where(sits[there] == STRANGER, theirs, actions[there])
        self.actions.copy_(actions)
        self.chances.copy_(chances)
        self.expected.copy_(self.critic(torch.cat([seen, hidden], 1)))
        self.learns.copy_(sits == LEARNER)


class _Seated:
    """A lane, who sits there now, and what is under way."""

    def __init__(self, lane: Lane, part: slice, guests: Guests, device: str) -> None:
        self.lane, self.part, self.guests = lane, part, guests
        self.who = torch.from_numpy(guests.who).to(device)
        self.there = torch.from_numpy(guests.with_strangers).to(device)
        self.stepped: Future[None] | None = None

    def step(self, chosen: "torch.cuda.Event | None", rival: str) -> None:
        """Once the actions have come."""
        if chosen is not None:
            chosen.synchronize()
        places = self.guests.with_simple
        if len(places):
            at_turn = self.guests.who[places, self.lane.turns.numpy()[places]] == SIMPLE
            self.lane.simply(rival, places, at_turn)
        self.lane.step()


class Players:
    """Those at the tables: the learner and its critic, and strangers."""

    def __init__(
        self,
        lanes: Sequence[Lane],
        networks: tuple[Actor, Critic],
        strangers: Strangers,
        device: str,
        seed: int,
    ) -> None:
        self.lanes, self.device = lanes, device
        self.strangers = strangers
        self.pool = ThreadPoolExecutor(len(lanes))
        self.numbers = np.random.default_rng(seed)
        self.rival = next(iter(lanes[0].batch.rivals))
        self.look = _Look(lanes[0], networks, strangers, device)
        torch.manual_seed(seed)
        sys.setswitchinterval(SWITCH_S)

    def become(self, actor: Actor, critic: Critic) -> None:
        """Those who play know from now on what these know now; what these learn later they do not know."""
        _become(self.look.actor, actor)
        _become(self.look.critic, critic)

    def play(self, steps: int) -> Played:
        """So many steps at every table."""
        seats = self.lanes[0].batch.seats
        tables = sum(lane.count for lane in self.lanes)
        played = room_for(steps, tables, seats, self.lanes[0].words, self.device)
        stranger = self.strangers.comes(self.numbers)
        if stranger is not None:
            _become(self.look.stranger, stranger)
        seated = self._sit(with_stranger=stranger is not None)
        for one in seated:
            played.players[one.part].copy_(torch.from_numpy(one.lane.players))
        for step in range(steps + 1):
            for one in seated:
                if one.stepped is not None:
                    one.stepped.result()
                    played.points[step - 1, one.part].copy_(one.lane.points, non_blocking=True)
                    played.winners[step - 1, one.part].copy_(one.lane.winners, non_blocking=True)
                if step < steps:
                    self._choose(one, played, step)
        if self.device != "cpu":
            torch.cuda.synchronize()
        return played

    def _sit(self, *, with_stranger: bool) -> list[_Seated]:
        seated, first = [], 0
        for lane in self.lanes:
            guests = self.strangers.sit(lane.players, lane.batch.seats, self.numbers)
            if not with_stranger:
                guests.who[guests.who == STRANGER] = LEARNER
            seated.append(_Seated(lane, slice(first, first + lane.count), guests, self.device))
            first += lane.count
        return seated

    def _choose(self, one: _Seated, played: Played, step: int) -> None:
        """Looks at a lane's tables, and lets them be stepped as soon as the actions are there."""
        look, lane = self.look, one.lane
        look.seen.copy_(lane.seen, non_blocking=True)
        look.hidden.copy_(lane.hidden, non_blocking=True)
        look.seats.copy_(lane.turns, non_blocking=True)
        look.who.copy_(one.who)
        look.there.copy_(one.there)
        look.choose()
        lane.actions.copy_(look.actions, non_blocking=True)
        event = None
        if self.device != "cpu":
            event = torch.cuda.Event(blocking=True)
            event.record()
        one.stepped = self.pool.submit(one.step, event, self.rival)
        for name in ("seen", "hidden", "seats", "actions", "chances", "expected", "learns"):
            getattr(played, name)[step, one.part].copy_(getattr(look, name))
