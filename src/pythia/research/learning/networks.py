"""The networks that learn: the actor sees what its seat sees; the critic sees all, to teach the actor.

Both are plain: one wide layer over the bits, residual blocks, linear heads, so that NumPy plays them in a few
lines (a game's bots do).
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

BITS_A_WORD = 64
VALUES = 2
"""What a position is worth to a seat: the points it scores in this round, and its share of the victory."""
POINTS, VICTORY = range(VALUES)
POINTS_UNIT = 5.0
"""Points are learnt in these, so that they are as small as shares of a victory."""


class Shape(NamedTuple):
    """How large a network is."""

    words: int
    width: int
    blocks: int


def bits(words: Tensor, kind: torch.dtype) -> Tensor:
    """Each bit of words of 64 as a zero or a one, the lowest first."""
    octets = words.contiguous().view(torch.uint8)
    places = torch.arange(8, dtype=torch.uint8, device=words.device)
    return (octets.unsqueeze(-1) >> places & 1).flatten(1).to(kind)


class Trunk(nn.Module):
    """What both networks begin with."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.first = nn.Linear(shape.words * BITS_A_WORD, shape.width)
        self.into = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.blocks))
        self.back = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.blocks))
        for layer in self.back:
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor) -> Tensor:
        found = self.first(seen)
        for into, back in zip(self.into, self.back, strict=True):
            found = found + back(functional.relu(into(functional.relu(found))))
        return functional.relu(found)


class Actor(nn.Module):
    """Which action, and what the seat may expect, of what the seat sees."""

    def __init__(self, shape: Shape, actions: int) -> None:
        super().__init__()
        self.shape = shape
        self.trunk = Trunk(shape)
        self.likes = nn.Linear(shape.width, actions)
        self.expects = nn.Linear(shape.width, VALUES)
        nn.init.zeros_(self.likes.weight)
        nn.init.zeros_(self.likes.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        found = self.trunk(seen)
        return self.likes(found), self.expects(found)


class Critic(nn.Module):
    """What a position is worth to the seat whose turn it is, of all there is to see."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.trunk = Trunk(shape)
        self.expects = nn.Linear(shape.width, VALUES)

    def forward(self, seen: Tensor) -> Tensor:
        found: Tensor = self.expects(self.trunk(seen))
        return found


def widened(actor: Actor, shape: Shape) -> Actor:
    """The same judgement in a wider network."""
    wide, state = Actor(shape, actor.likes.out_features), actor.state_dict()
    with torch.no_grad():
        for name, values in wide.named_parameters():
            values.zero_()
            values[tuple(slice(size) for size in state[name].shape)] = state[name]
    return wide.requires_grad_(requires_grad=False)


def only_legal(likes: Tensor, legal: Tensor) -> Tensor:
    """Preferences with everything else out of the question; `legal` as words of 64 bits."""
    return likes.masked_fill(bits(legal, torch.bool).logical_not(), -1e9)
