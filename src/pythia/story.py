"""What a step of a game tells, and shows on its way: events and who hears of them, moments."""

from typing import Any, ClassVar, NamedTuple

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened, in the words a client animates and a bot remembers."""

    reveals: ClassVar[bool] = False
    """Whether the rules show with it what was hidden until then."""
    begins_round: ClassVar[bool] = False
    """Whether bots may forget what was before it."""


class Told(Struct, frozen=True, gc=False):
    """An event and its audience: these seats only, or (None) everyone, spectators included."""

    event: Event
    to: tuple[int, ...] | None = None

    def reaches(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


class Said(Event, frozen=True, gc=False, tag="said"):
    """What a seat has said in its game's own terms, as the record has it: told to bots that listen."""

    seat: int
    say: str
    args: dict[str, str | int] = {}


class Repute(Event, frozen=True, gc=False, tag="repute"):
    """How honest each seat has been so far: what is left of talk when a game's `memory` lets go of it."""

    honest: tuple[int, ...]
    """By seat: in how many rounds all that it said and could be judged was true."""
    lied: tuple[int, ...]
    """By seat: in how many it said what was false."""
    caught: tuple[int, ...] = ()
    """The seats that did so in the latest."""


class Moment(NamedTuple):
    """A state that a step passes through, and how many of the step's events were told by then."""

    state: Any
    told: int


class Story:
    """What a step tells and, where that is asked for, the moments it passes through before it ends.

    Whoever makes a step brings a story along, as they bring chance. Search listens to none: its story is
    `UNTOLD`. Rules that are to be quick ask first whether it is told.
    """

    __slots__ = ("is_shown", "is_told", "moments", "told")

    def __init__(self, *, is_told: bool = True, is_shown: bool = False) -> None:
        self.is_told, self.is_shown = is_told, is_shown
        self.told: list[Told] = []
        self.moments: list[Moment] = []

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        """This happened, and these seats (None: all) hear of it."""
        if self.is_told:
            self.told.append(Told(event, to))

    def show(self, state: Any) -> None:
        """So it stands for a moment, before the step goes on: the state to which it leads is no moment."""
        if self.is_shown:
            self.moments.append(Moment(state, len(self.told)))


UNTOLD = Story(is_told=False)
"""Nobody listens."""
