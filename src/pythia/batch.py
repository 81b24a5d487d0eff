"""A game by the thousand: what a game with a kernel offers to research (`Game.batch`).

A position is a row of whole numbers, of which many lie below each other in one array; functions change it in
place, and no object of Python stands for a game. What may be done is a number; a set of such, like all that a
seat knows, is bits in words of 64.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from pythia.contract import Event

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rows = NDArray[np.int64]
    Words = NDArray[np.uint64]
    Numbers = NDArray[np.int64]


class InStep(Protocol):
    """Tables of one kind that go one step at a time, a match after another. Steps change arrays in place."""

    observations: "Words"
    turns: "Numbers"
    scores: "Rows"
    points: "Rows"
    """What all scored by the latest step."""
    won: "Numbers"
    """Where it ended the match, who shares the victory, as a set of seats."""

    def step(self, actions: "Numbers") -> int:
        """What `Batch.step` does, and `observe` after it."""

    def choose(self, actions: "Numbers", seed: int) -> None:
        """What `Batch.choose` does."""


class TableKind(NamedTuple):
    """One kind of table among those at which a network learns."""

    players: int
    options: Mapping[str, Any]
    weight: float
    """Its share of the tables, beside the others' weights."""


class Temper(NamedTuple):
    """What a player wants of a round, as `points ** power - spite * the others' mean`.

    Below 1 the power makes it cautious, above 1 a gambler; with spite it would rather have others fail.
    """

    power: float = 1.0
    spite: float = 0.0


@dataclass(frozen=True)
class Training:
    """How a network learns a game (`research/learning`)."""

    tables: tuple[TableKind, ...]
    width: int
    blocks: int
    critic_width: int
    decisions: float
    """In all, on the one schedule of a run."""
    talkative: float = 0.0
    """The share of the tables at which some seats tell what they hide (`Batch.hear`)."""
    tempers: Mapping[str, Temper] = field(default_factory=dict)
    """By name: networks that want something else learn it from the one that wants points."""


@dataclass(frozen=True)
class Batch:
    row_words: int
    """The numbers that make a position."""
    seats: int
    """The most there are."""
    actions: int
    feature_words: int
    """The words that make an observation."""
    legal_words: slice
    """Those of them that say which actions are legal."""

    begin: "Callable[[Rows, int, Any, int], None]"
    """(rows, players, options, seed): matches from the start; each hangs on the seed and its place alone."""
    further: Callable[[int, int], int]
    """(seed, rows): the seed with which matches begin as if so many were begun before them."""
    policies: "Mapping[str, Callable[[Rows], None]]"
    """Each plays rows to the end of the match."""
    step: "Callable[[Rows, Numbers, Rows, Numbers], int]"
    """(rows, actions, points, won): an action each; what all scored by it and, where it ended the match,
    who shares the victory, as a set of seats (0: it goes on). Another match follows. Where an action is not
    legal nothing is done, and its place is given, else -1."""
    step_to_choice: "Callable[[Rows, Numbers, Rows, Numbers], int]"
    """The same, and then on for as long as only one action is legal: all that was scored, who won. So every
    position that is left has a choice; as those that begin have."""
    observe: "Callable[[Rows, Words], None]"
    """What the seat whose turn it is knows."""
    hidden_words: int
    """The words that say what is hidden from it."""
    reveal: "Callable[[Rows, Words], None]"
    """What is hidden from the seat whose turn it is: for critics, which judge while others learn."""
    choose: "Callable[[Words, Numbers, int], None]"
    """(observations, actions, seed): a legal action each, any as likely as any other."""
    rivals: "Mapping[str, Callable[[Rows, Numbers, int], None]]"
    """(rows, actions, seed): an action each, by simple players that one measures oneself against."""
    turns: "Callable[[Rows], Numbers]"
    """Whose turn it is."""
    scores: "Callable[[Rows], Rows]"
    """By seat."""
    winners: "Callable[[Rows, Numbers], None]"
    """As sets of seats."""
    features: Callable[[Any, Sequence[Event]], tuple[int, ...]]
    """Of a view and of what was told: the same words as `observe`, for a player at a table."""
    decisions: Callable[[Any, Sequence[Event], Any], Iterable[tuple[tuple[int, ...], int]]]
    """Of a view, events and an action of the rules: the numbers that make it, each with what was seen."""
    in_step: "Callable[[Rows], InStep | None] | None" = None
    """Tables of one kind, before their first step, taken over by what steps them quicker, to the same bits.
    None where there is no such thing here, or not for so many."""
    hear: "Callable[[Rows, Words, Numbers], None] | None" = None
    """(rows, observations, told): what more is known to the seat whose turn it is if these sets of seats have
    told what they hide, and truly. None where nobody can say such a thing."""
    training: Training | None = None
    """How a network learns it, if one does."""
