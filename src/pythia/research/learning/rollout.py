"""What was played, and looking back on it: what each decision led to."""

from typing import NamedTuple

import torch
from torch import Tensor

from pythia.batch import Temper
from pythia.research.learning.networks import POINTS, POINTS_UNIT, VALUES, VICTORY

EVEN = Temper()
"""Wants points, no more and no less."""


class Played(NamedTuple):
    """So many steps at each of so many tables: tensors of steps by tables, on the device."""

    seen: Tensor
    hidden: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the chance with which the action was chosen."""
    expected: Tensor
    """Both values of the position, by the critic."""
    seats: Tensor
    points: Tensor
    """By seat, scored by the step."""
    winners: Tensor
    """As sets of seats, where the step ended a match; else 0."""
    learns: Tensor
    """Whether the one who learns chose."""
    players: Tensor
    """At each table."""


def room_for(steps: int, tables: int, seats: int, words: tuple[int, int], device: str) -> Played:
    def empty(*shape: int, kind: torch.dtype = torch.int64) -> Tensor:
        return torch.empty((steps, tables, *shape), dtype=kind, device=device)

    return Played(
        seen=empty(words[0]),
        hidden=empty(words[1]),
        actions=empty(),
        chances=empty(kind=torch.float32),
        expected=empty(VALUES, kind=torch.float32),
        seats=empty(),
        points=empty(seats),
        winners=empty(),
        learns=empty(kind=torch.bool),
        players=torch.empty(tables, dtype=torch.int64, device=device),
    )


class Lessons(NamedTuple):
    """Of each decision: how much better it was than expected, what it came to, whether that is known."""

    better: Tensor
    came_to: Tensor
    known: Tensor


def shares_of_victory(winners: Tensor, seats: int) -> Tensor:
    """By seat, of sets of winners."""
    won = (winners[:, None] >> torch.arange(seats, device=winners.device) & 1).float()
    return won / won.sum(1, keepdim=True).clamp(min=1)


def wanted(points: Tensor, players: Tensor, temper: Temper) -> Tensor:
    """By table and seat, what the points of a round are to a player of this temper."""
    units = points.float() / POINTS_UNIT
    others = (units.sum(1, keepdim=True) - units) / (players[:, None] - 1)
    return units**temper.power - temper.spite * others


def look_back(played: Played, decay: float, temper: Temper = EVEN) -> Lessons:
    """Generalised advantage estimation along the decisions of each seat, for both values.

    Points count to the end of the round (a step in which somebody scores ends one), victory to the end of
    the match. The last decision of a seat is not known while its match goes on: what follows it was not seen.
    """
    steps, tables, seats = played.points.shape
    device = played.points.device
    better = torch.zeros((steps, tables, VALUES), device=device)
    known = torch.zeros((steps, tables), dtype=torch.bool, device=device)
    gained, after, later = (torch.zeros((tables, seats, VALUES), device=device) for _ in range(3))
    heard = torch.zeros((tables, seats), dtype=torch.bool, device=device)
    every = torch.arange(tables, device=device)
    for step in range(steps - 1, -1, -1):
        scored, over = (played.points[step] != 0).any(1), played.winners[step] != 0
        for ended, value, gain in (
            (scored, POINTS, wanted(played.points[step], played.players, temper)),
            (over, VICTORY, shares_of_victory(played.winners[step], seats)),
        ):
            gained[:, :, value] = torch.where(ended[:, None], gain, gained[:, :, value])
            for tail in (after, later):
                tail[:, :, value].masked_fill_(ended[:, None], 0.0)
        heard |= over[:, None]
        seat = played.seats[step]
        known[step] = heard[every, seat]
        expected = played.expected[step]
        found = gained[every, seat] + after[every, seat] - expected + decay * later[every, seat]
        found = torch.where(known[step][:, None], found, 0.0)
        better[step] = found
        gained[every, seat], after[every, seat], later[every, seat] = 0.0, expected, found
        heard[every, seat] = True
    return Lessons(better, better + played.expected, known & played.learns)
