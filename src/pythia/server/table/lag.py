"""How late a player's actions come for no fault of theirs, and how much of that they are given back.

The line is measured by questions of our own, which the client answers at once: a browser is not asked how
slow it is. What is given back is bounded, by a cap for each action and by a quota that refills, so that
whoever answers slowly on purpose gains little. Everything here is told the time, in seconds.
"""

from collections import deque
from statistics import fmean, median

from pythia.server import bounds

CAP_MS = 300
"""The most that one action is given back."""
QUOTA_MS = 600
STEP_MS = 250
"""What each step adds to a quota: an honest player of this lag never runs dry."""
SECOND_MS = 20
"""What each second adds."""
KEPT_ANSWERS = 12
"""The latest answers; a line that changes is soon known."""
MAX_UNANSWERED = bounds.PROBES.most
SPIKE_FACTOR = 1.25
"""One answer that was stuck counts for no more than so many times the usual."""


class LineLag:
    """What is known of one socket's line."""

    def __init__(self) -> None:
        self._asked: dict[int, float] = {}
        self._lags: deque[float] = deque(maxlen=KEPT_ANSWERS)
        self._questions = 0

    def ask(self, now: float) -> int:
        """The number of a question that goes out now."""
        self._questions += 1
        self._asked[self._questions] = now
        self._asked.pop(self._questions - MAX_UNANSWERED, None)
        return self._questions

    def answered(self, number: int, now: float) -> None:
        """What was never asked, was answered before or is long ago tells nothing."""
        if (asked := self._asked.pop(number, None)) is not None:
            self._lags.append(now - asked)

    @property
    def lag(self) -> float:
        """Both ways, in seconds: a player sees the table late, and is heard late.

        The mean: of two players with the same reactions neither must be ahead on the whole.
        """
        if not self._lags:
            return 0.0
        most = SPIKE_FACTOR * median(self._lags)
        return fmean(min(lag, most) for lag in self._lags)


class Quota:
    """What one player can still be given back."""

    def __init__(self, now: float) -> None:
        self._left, self._at = float(QUOTA_MS), now

    def step(self) -> None:
        """Another timed step begins."""
        self._left = min(QUOTA_MS, self._left + STEP_MS)

    def take(self, lag_ms: float, now: float) -> int:
        """What an action is given back, in whole milliseconds."""
        self._left = min(QUOTA_MS, self._left + (now - self._at) * SECOND_MS)
        self._at = now
        credit = int(min(lag_ms, CAP_MS, self._left))
        self._left -= credit
        return credit


class Quotas:
    """The quotas of all who play at a table, told how many timed steps have begun there."""

    def __init__(self) -> None:
        self._of: dict[str, Quota] = {}
        self._steps = 0

    def take(self, who: str, lag_ms: float, now: float, steps: int) -> int:
        """What an action of this player is given back, in whole milliseconds."""
        for _ in range(min(steps - self._steps, QUOTA_MS // STEP_MS + 1)):
            for quota in self._of.values():
                quota.step()
        self._steps = steps
        return self._of.setdefault(who, Quota(now)).take(lag_ms, now)
