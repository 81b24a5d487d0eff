"""A step of the game in which time counts: how long it has lasted, when each action was done, and which of
several comes first.

An action's time is its arrival less what its player's lag is given back. One that was done earlier may
therefore arrive later, by the most that is given back; so where it matters who is first, an action is held
until nothing earlier can still come. A race is a value that is told the time: whatever happens makes another.
Milliseconds are the step's.
"""

from random import Random
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Timed
from pythia.server.table.lag import CAP_MS

HOLD_MS = CAP_MS + 50
"""How long an action is held, from the time it counts for. A little longer than the most that is given back:
what has arrived must also have been read."""

T = TypeVar("T")


class Stamp(NamedTuple):
    """When an action was done, and when it arrived, in which step."""

    step: int
    at: int
    arrived: int


class Held(NamedTuple, Generic[T]):
    """In the order of its fields."""

    at: int
    tie: float
    number: int
    seat: int
    stamp: Stamp
    what: T


class Race(Struct, Generic[T], frozen=True):
    """The timed step of one table, and what is held in it."""

    second_s: float
    salt: str
    leads: bool = True
    timed: Timed | None = None
    latest: int = 0
    """The latest time that is decided: nothing comes before it any more."""
    held: tuple[Held[T], ...] = ()
    """The first of all first."""
    passed_ms: float = 0.0
    """Of the step, until it went on the last time."""
    since: float | None = None
    """When that was; None while the table stands still."""
    steps: int = 0
    """How many have begun."""
    entered: int = 0
    """How many were ever held."""

    # ----------------------------------------------------------------------------------------- time

    def follow(self, timed: Timed | None, at: int | None) -> "Race[T]":
        """After each line of the match: which step it is in now, and the time of that line.

        What was held in a step that is over is held no longer. A new step stands still until it is kept.
        """
        if (timed and timed.step) == (self.timed and self.timed.step):
            latest = max(self.latest, at or 0)
            # A table that comes back from the store goes on where it was last heard of.
            passed_ms = max(self.passed_ms, latest) if self.since is None else self.passed_ms
            return replace(self, timed=timed, latest=latest, passed_ms=passed_ms)
        return replace(
            self,
            timed=timed,
            latest=0,
            held=(),
            passed_ms=-float(timed.lead if timed and self.leads else 0),
            since=None,
            steps=self.steps + 1,
        )

    def keep(self, goes_on: bool, now: float) -> "Race[T]":
        """Time counts while the table goes on."""
        if goes_on == (self.since is not None):
            return self
        if goes_on:
            return replace(self, since=now)
        return replace(self, passed_ms=self.passed_ms + self._gone(now), since=None)

    def _gone(self, now: float) -> float:
        return 0.0 if self.since is None else max(0.0, now - self.since) / self.second_s * 1000

    def elapsed(self, now: float) -> int:
        """Less than 0 while everybody is still shown what the step is about."""
        return round(self.passed_ms + self._gone(now))

    def is_open(self, now: float) -> bool:
        """Whether anybody can act: not in a timed step that has yet to begin."""
        return self.timed is None or self.elapsed(now) >= 0

    def left_ms(self, now: float) -> int | None:
        """What the step's own clock has left."""
        if self.timed is None or self.timed.ms is None:
            return None
        return max(0, self.timed.ms - max(0, self.elapsed(now)))

    def is_over(self, now: float) -> bool:
        """Whether the step's clock has run out, for those too who are heard late."""
        clock = self._clock
        return clock is not None and self.since is not None and self.elapsed(now) >= clock

    def is_time_for(self, at: int, now: float) -> bool:
        """Whether what was planned for this time is to be done; never, where the clock runs out before."""
        in_time = self.timed is not None and (self.timed.ms is None or at <= self.timed.ms)
        return in_time and self.elapsed(now) >= at

    @property
    def _clock(self) -> int | None:
        if self.timed is None or self.timed.ms is None:
            return None
        return self.timed.ms + HOLD_MS

    def when(self, ms: int) -> float | None:
        """The time at which so much of the step will have passed; never, while the table stands still."""
        # A millisecond more: however it is rounded, it must have passed.
        return None if self.since is None else self.since + (ms + 1 - self.passed_ms) / 1000 * self.second_s

    def next(self) -> float | None:
        """When something held is decided, or the step's clock runs out."""
        wanted = [self.held[0].at + HOLD_MS] if self.held else []
        wanted += [] if self._clock is None else [self._clock]
        return self.when(min(wanted)) if wanted else None

    # -------------------------------------------------------------------------------------- actions

    def stamp(self, given_back_ms: int, now: float) -> Stamp:
        """The time of a person's action that arrives now."""
        assert self.timed is not None
        arrived = max(0, self.elapsed(now))
        return Stamp(self.timed.step, max(0, arrived - given_back_ms), arrived)

    def planned(self, at: int) -> Stamp:
        """The time of a bot's action: when it was meant to be done, however long its thoughts took."""
        assert self.timed is not None
        return Stamp(self.timed.step, at, at)

    def bounded(self, stamp: Stamp) -> Stamp:
        """What is decided stays so: nothing comes before it any more."""
        at = max(stamp.at, self.latest)
        return Stamp(stamp.step, at, max(at, stamp.arrived))

    def hold(self, seat: int, stamp: Stamp, what: T) -> "Race[T]":
        """What one seat does stays in the order in which it came; of equal times any may be first."""
        own = max((held.at for held in self.held if held.seat == seat), default=0)
        stamp = self.bounded(Stamp(stamp.step, max(stamp.at, own), stamp.arrived))
        number = self.entered + 1
        held = Held(stamp.at, self.tie(stamp.at, seat), number, seat, stamp, what)
        return replace(
            self, held=tuple(sorted((*self.held, held), key=lambda each: each[:3])), entered=number
        )

    def tie(self, at: int, seat: int) -> float:
        """Who is first of those with the same time: the least."""
        assert self.timed is not None
        return Random(f"{self.salt} {self.timed.step} {at} {seat}").random()

    def holds(self, seat: int) -> bool:
        return any(held.seat == seat for held in self.held)

    def decided(self, now: float) -> Held[T] | None:
        """The first of all that are held, once nothing earlier can come."""
        is_decided = self.held and self.elapsed(now) >= self.held[0].at + HOLD_MS
        return self.held[0] if is_decided else None

    def without_first(self) -> "Race[T]":
        """The first of what was held is being done."""
        return replace(self, held=self.held[1:])
