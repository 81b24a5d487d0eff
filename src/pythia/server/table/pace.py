"""How long people wait for bots: pauses at the table's pace, and bots' time once only they are left.

Everything here is told the time and does nothing by itself; milliseconds of a timed step are the step's.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import NEVER_MS
from pythia.server.wire import Pace

FACTOR: dict[Pace, float] = {"calm": 1.0, "quick": 0.45, "off": 0.0}
"""Of the pauses in the settings."""
SLOWEST_FIRST: tuple[Pace, ...] = ("calm", "quick", "off")
TAKE_BACK_LEAST_MS = 500
"""However hurried: a slip is noticed no sooner, and a take-back that is offered must be possible."""
WAIT_MS = 2500
"""Where only bots are left in a timed step, all that they still mean to do is done within so long."""
ONE_MORE_MS = 250
"""What comes up after that is done within so long each."""
RACE_SPEED, ALONE_SPEED = 30.0, 5.0
"""How much faster bots' time runs at the least: where they race for a minute or more; and where one acts and
ends the step, which others like it may follow."""
SPEED_ROUND_MS = 3000
"""At a game of speed nobody waits longer for all bots to act once, one after the other."""


def slowest(paces: Iterable[Pace]) -> Pace:
    """What suits everybody; where nobody says anything, calm."""
    return min(paces, key=SLOWEST_FIRST.index, default="calm")


def bots_pause_ms(pause_ms: int, pace: Pace) -> int:
    return round(pause_ms * FACTOR[pace])


def take_back_wait_ms(take_back_ms: int, pace: Pace) -> int:
    """The time to notice a slip; none where the settings have none."""
    return max(round(take_back_ms * FACTOR[pace]), min(take_back_ms, TAKE_BACK_LEAST_MS))


class BotTime(Struct, frozen=True):
    """Bots' own time in a timed step, from the moment on at which no person has anything left to do.

    It leaps from one thing that happens to the next, so that thinking takes none of it. Bots are asked for
    plans in it, and what they plan comes to pass in the same order and proportions, but sooner.
    """

    step: int
    least_speed: float
    until_ms: int
    """When all should be done that they still mean to do, by the step's time."""
    step_ms: int
    now_ms: int
    """When the latest thing happened: by the step's time, and by theirs."""

    @classmethod
    def begin(cls, step: int, now_ms: int, races: bool) -> "BotTime":
        return cls(step, RACE_SPEED if races else ALONE_SPEED, now_ms + WAIT_MS, now_ms, now_ms)

    def is_never(self, planned_ms: int) -> bool:
        return planned_ms - self.now_ms >= NEVER_MS

    def real_ms(self, planned_ms: int, last_planned_ms: int) -> int:
        """The time of the step at which a plan comes to pass, if that is the last that is planned now."""
        left = max(ONE_MORE_MS, self.until_ms - self.step_ms)
        speed = max(self.least_speed, (last_planned_ms - self.now_ms) / left)
        return self.step_ms + max(0, round((planned_ms - self.now_ms) / speed))

    def happened(self, planned_ms: int, real_ms: int) -> "BotTime":
        return replace(self, now_ms=max(self.now_ms, planned_ms), step_ms=max(self.step_ms, real_ms))
