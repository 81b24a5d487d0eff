"""How a game says what a decision was worth (`Game.judge`), for review and hints.

A judge knows no more than the seat knew: its view and what it had been told. It looks at worlds in which that
seat could have been, each as good as any other to it, and at what each option comes to in them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from pythia.contract import Event, Offer, Stream


class Question(NamedTuple):
    """A decision as its seat had it: what it saw and had been told, what it could do, and what it did."""

    seat: int
    view: Any
    events: Sequence[Event]
    offers: Sequence[Offer]
    chosen: Struct


class Valued(NamedTuple):
    """An option, and the seat's chance of winning with it: between 0 and 1, world by world."""

    action: Struct
    worth: tuple[float, ...]
    besides: float = 0.0
    """More is better, among options that win as often: points, say."""


class Verdict(NamedTuple):
    """What was found of some options or of all. What was chosen is the first that is compared."""

    compared: tuple[Valued, ...]
    """In the same worlds, with the same chance: their differences are known better than they are."""
    passed_over: tuple[Valued, ...] = ()
    """Looked at briefly, in worlds of their own: none of them seemed the best."""


class Judge(Protocol):
    def __call__(self, question: Question, playouts: int, stream: Stream) -> Verdict:
        """With about so many play-outs, an option in a world being one. What is drawn is of the stream."""
