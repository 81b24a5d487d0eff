"""How long a match at a table may become: what its record, its backup and its waking can bear.

The rules of no game end a match that goes to and fro for ever; the table does.
"""

from collections.abc import Iterable

from msgspec import Struct

from pythia.server import bounds

MAX_MATCH_STEPS = bounds.MATCH_STEPS.most
"""Of ten thousand real matches the longest had some 1,200."""
MAX_MATCH_BYTES = bounds.MATCH_BYTES.most
MAX_TALK_BYTES = bounds.TALK_BYTES.most
"""Talk alone never ends a match."""
MAX_TALK_LINES = bounds.TALKS.most
MAX_TAKE_UP_LINES = bounds.TAKE_UP_LINES.most
NOTICE_STEPS = 200
"""So many moves before the table ends a match, everybody is told."""


class Length(Struct, frozen=True):
    steps: int = 0
    bytes: int = 0

    def plus(self, steps: int, lines: Iterable[str]) -> "Length":
        return Length(self.steps + steps, self.bytes + sum(len(line.encode()) + 1 for line in lines))


class Longest(Struct, frozen=True):
    """The most a match may have; where it reaches one of the two, the table ends it."""

    steps: int = MAX_MATCH_STEPS
    bytes: int = MAX_MATCH_BYTES

    def is_reached(self, length: Length) -> bool:
        return length.steps >= self.steps or length.bytes >= self.bytes

    def moves_left(self, length: Length) -> int | None:
        """Where the end is near: about how many moves there are until then, the last one included."""
        by_bytes = (self.bytes - length.bytes) * length.steps // max(1, length.bytes)
        left = max(1, min(self.steps - length.steps, by_bytes))
        return left if left <= NOTICE_STEPS and length.steps else None
