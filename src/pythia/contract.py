"""What a game is, and what a player is. Everything else rests on this page; it imports nothing of ours.

A game is a value of type `Game`: pure functions over frozen states. Chance and time are arguments,
so a position can be copied, compared, searched from and replayed.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Struct

# ---------------------------------------------------------------------------------------- words


class Message(Struct, frozen=True):
    """Something to be said to a person: the id of a text and what fills its gaps."""

    id: str
    args: "dict[str, Words]" = {}


Words: TypeAlias = str | int | Message


class Illegal(Exception):
    """What the rules do not allow: the number of the rule, and a sentence for whoever tried."""

    def __init__(self, rule: str | None, id: str, **args: Words) -> None:
        super().__init__(rule, id, args)
        self.rule = rule
        self.message = Message(id, args)


# --------------------------------------------------------------------------------------- chance

T = TypeVar("T")
OutcomeT = TypeVar("OutcomeT", bound=Struct)


class Stream(Protocol):
    """Unbiased randomness in whole numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different places of `items`, in random order."""


class Chance(Protocol):
    """Where outcomes of chance come from: drawn live, read from a record, or checked against a seed."""

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        """An outcome of this kind. `sample` makes one; `check` raises Illegal for an impossible one."""


# --------------------------------------------------------------------------------------- events


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened, in the words a client animates and a bot remembers."""

    reveals: ClassVar[bool] = False
    """Whether the rules show with it what was hidden until then."""


class Told(Struct, frozen=True, gc=False):
    """An event and its audience: these seats only, or (None) everyone, spectators included."""

    event: Event
    to: tuple[int, ...] | None = None

    def reaches(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to


# --------------------------------------------------------------------------------------- offers


class Refusal(Struct, frozen=True):
    """A value one might expect in a field, the rule that keeps it out, and why."""

    value: str
    rule: str
    message: Message


class Field(Struct, frozen=True):
    """One gap of an offer: a value of these, or (with a count) so many different ones of these."""

    name: str
    values: tuple[str, ...]
    count: int | None = None
    refused: tuple[Refusal, ...] = ()


class Offer(Struct, frozen=True):
    """What a seat may do now: a verb and its fields. Offers together list every legal action once."""

    verb: str
    fields: tuple[Field, ...] = ()
    price: dict[str, int] = {}
    """What it costs, by what is paid with; below nought: what one is paid."""


def expand(offer: Offer) -> Iterator[dict[str, Any]]:
    """Every action the offer stands for, in the shape it has in a record."""
    choices = [
        field.values if field.count is None else combinations(field.values, field.count)
        for field in offer.fields
    ]
    names = [field.name for field in offer.fields]
    for values in product(*choices):
        yield {"do": offer.verb, **dict(zip(names, values, strict=True))}


# ---------------------------------------------------------------------------------------- games

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)
OptionsT = TypeVar("OptionsT", bound=Struct)

Step: TypeAlias = tuple[StateT, list[Told]]


class Result(NamedTuple):
    """How a game stands: totals by seat, the winners once it is over, and the game's own sums."""

    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None
    details: dict[str, Any]


class Budget(Struct, frozen=True):
    """How long a player may think: milliseconds, or play-outs where the result must repeat."""

    ms: int | None = None
    playouts: int | None = None


class Player(Protocol):
    """Whoever sits on a seat: is told what the seat is told, and chooses among what it is offered."""

    def observe(self, event: Event) -> None: ...

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any: ...


@dataclass(frozen=True)
class Game(Generic[StateT, ActionT, ViewT, OptionsT]):
    """A game: its name, its types and its pure functions."""

    name: str
    version: int
    """Of the rules. Raised when an old record would replay differently."""
    players: range
    options: type[OptionsT]
    actions: Any
    """The union of the action types, each tagged by its verb under `do`."""
    outcomes: Any
    """The union of the outcome types, each tagged by its kind under `chance`."""
    view_type: type[ViewT]
    events: Any
    """The union of the event types."""

    empty: Callable[[int, OptionsT], StateT]
    """The table before chance has decided anything: nobody acts, nothing is over."""
    start: Callable[[StateT, Chance], Step[StateT]]
    apply: Callable[[StateT, int, ActionT, int | None, Chance], Step[StateT]]
    acting: Callable[[StateT], tuple[int, ...]]
    """The seats that may act now: several at once where the rules say so, none when it is over."""
    offers: Callable[[StateT, int], tuple[Offer, ...]]
    view: Callable[[StateT, int | None], ViewT]
    """What a seat (None: a spectator) may know. Built up from what it is shown, never filtered."""
    result: Callable[[StateT], Result]
    take_back: Callable[[StateT, int, ActionT, StateT], Told]
    """(before, seat, action, after): what to tell everyone, or Illegal if it cannot be taken back."""
    take_back_rule: str
    """The number of the rule about it."""
    redeal: Callable[[StateT, int | None, Stream], StateT]
    """Another state that this seat cannot tell from the given one: only what is hidden changes."""

    sayings: Any
    """The union of what players say to each other in the game's own terms, each tagged under `say`."""
    remark: Callable[[ViewT, Random], Struct | None]
    """What a bot that sees this view might say after it has acted: a saying, true or not; mostly nothing."""

    levels: tuple[str, ...]
    bot: Callable[[str, Random], Player]
    """A player of this level, with dice of its own that have nothing to do with the table's chance."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
