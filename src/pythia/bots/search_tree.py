"""What a search has learnt: of each node that it came to, the deeds it tried there and what they came to."""

from math import log, sqrt
from typing import Any

EXPLORATION = 0.7
"""How much what was tried seldom is tried rather than what did best; worth lies between 0 and 1."""
WIDTH = 2.0
"""A node that was visited n times has at most this times the root of n branches: time is scarce."""


class Branch:
    """A deed at a node. In another imagined state it may not be open: `offered` counts when it was."""

    __slots__ = ("action", "offered", "visits", "worth")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.offered = self.visits = 0
        self.worth = 0.0

    def came_to(self, worth: float) -> None:
        self.visits += 1
        self.worth += worth

    @property
    def promise(self) -> float:
        """The upper bound of confidence, where what counts as a trial is only when it was open."""
        return self.worth / self.visits + EXPLORATION * sqrt(log(self.offered + 1) / self.visits)


class Node:
    """What one seat cannot tell apart."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[bytes, Branch] = {}
        self.visits = 0

    def has_room(self, branches: int) -> bool:
        return branches < WIDTH * sqrt(self.visits)

    def add(self, key: bytes, action: Any) -> Branch:
        branch = self.branches[key] = Branch(action)
        return branch

    def most_tried(self) -> Branch:
        return max(self.branches.values(), key=lambda branch: (branch.visits, branch.worth))
