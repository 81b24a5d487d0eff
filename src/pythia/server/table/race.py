"""A step of the game in which time counts: how long it has lasted, when each action was done, and which of
several comes first.

An action's time is its arrival less what its player's lag is given back. One that was done earlier may
therefore arrive later, by the most that is given back; so where it matters who is first, an action is held
until nothing earlier can still come. Everything here is told the time and does nothing by itself;
milliseconds are the step's.
"""

from collections.abc import Iterator
from random import Random
from typing import Generic, NamedTuple, TypeVar

from pythia.contract import Timed
from pythia.server.table.lag import CAP_MS, Quota

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


class Race(Generic[T]):
    """The timed step of one table, and what is held in it."""

    def __init__(self, second_s: float, salt: str, leads: bool = True) -> None:
        self.timed: Timed | None = None
        self.latest = 0
        """The latest time that is decided: nothing comes before it any more."""
        self._second_s, self._salt, self._leads = second_s, salt, leads
        self._passed = 0.0
        self._since: float | None = None
        self._quotas: dict[str, Quota] = {}
        self._held: list[Held[T]] = []
        self._entered = 0

    # ----------------------------------------------------------------------------------------- time

    def follow(self, timed: Timed | None, at: int | None, now: float) -> list[Held[T]]:
        """After each line of the match: which step it is in now, and the time of that line.

        Answers with what was held in a step that is over.
        """
        begins = (timed and timed.step) != (self.timed and self.timed.step)
        self.timed = timed
        if not begins:
            self.latest = max(self.latest, at or 0)
            if self._since is None:
                # A table that comes back from the store goes on where it was last heard of.
                self._passed = max(self._passed, self.latest)
            return []
        over, self._held = self._held, []
        self.latest, self._passed = 0, -float(timed.lead if timed and self._leads else 0)
        self._since = None if self._since is None else now
        for quota in self._quotas.values():
            quota.step()
        return over

    def keep(self, goes_on: bool, now: float) -> None:
        """Time counts while the table goes on."""
        if goes_on and self._since is None:
            self._since = now
        elif not goes_on and self._since is not None:
            self._passed += self._gone(now)
            self._since = None

    def _gone(self, now: float) -> float:
        return 0.0 if self._since is None else max(0.0, now - self._since) / self._second_s * 1000

    def elapsed(self, now: float) -> int:
        """Below nought while everybody is still shown what the step is about."""
        return round(self._passed + self._gone(now))

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
        return clock is not None and self._since is not None and self.elapsed(now) >= clock

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
        return None if self._since is None else self._since + (ms + 1 - self._passed) / 1000 * self._second_s

    def next(self) -> float | None:
        """When something held is decided, or the step's clock runs out."""
        wanted = [self._held[0].at + HOLD_MS] if self._held else []
        wanted += [] if self._clock is None else [self._clock]
        return self.when(min(wanted)) if wanted else None

    # -------------------------------------------------------------------------------------- actions

    def stamp(self, who: str, lag_s: float, now: float) -> Stamp | None:
        """The time of a person's action that arrives now; None where time does not count."""
        if self.timed is None:
            return None
        quota = self._quotas.setdefault(who, Quota(now / self._second_s))
        credit = quota.take(lag_s / self._second_s * 1000, now / self._second_s)
        arrived = max(0, self.elapsed(now))
        return Stamp(self.timed.step, max(0, arrived - credit), arrived)

    def planned(self, at: int) -> Stamp:
        """The time of a bot's action: when it was meant to be done, however long its thoughts took."""
        assert self.timed is not None
        return Stamp(self.timed.step, at, at)

    def bounded(self, stamp: Stamp) -> Stamp:
        """What is decided stays so: nothing comes before it any more."""
        at = max(stamp.at, self.latest)
        return Stamp(stamp.step, at, max(at, stamp.arrived))

    def hold(self, seat: int, stamp: Stamp, what: T) -> None:
        """What one seat does stays in the order in which it came; of equal times any may be first."""
        own = max((held.at for held in self._held if held.seat == seat), default=0)
        stamp = self.bounded(Stamp(stamp.step, max(stamp.at, own), stamp.arrived))
        self._entered += 1
        held = Held(stamp.at, self.tie(stamp.at, seat), self._entered, seat, stamp, what)
        self._held = sorted([*self._held, held], key=lambda each: each[:3])

    def tie(self, at: int, seat: int) -> float:
        """Who is first of those with the same time: the least."""
        assert self.timed is not None
        return Random(f"{self._salt} {self.timed.step} {at} {seat}").random()

    @property
    def held(self) -> Iterator[Held[T]]:
        return iter(self._held)

    def holds(self, seat: int) -> bool:
        return any(held.seat == seat for held in self._held)

    def decided(self, now: float) -> Held[T] | None:
        """The first of all that are held, once nothing earlier can come."""
        if self._held and self.elapsed(now) >= self._held[0].at + HOLD_MS:
            first, *self._held = self._held
            return first
        return None
