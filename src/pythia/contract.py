"""What a game is, and what a player is. Everything else rests on this page.

It imports nothing of ours but what a step tells (`story.py`) and what is said to people (`words.py`), whose
names are had here too.

A game is a value of type `Game`: pure functions over frozen states. Chance and time are arguments,
so a position can be copied, compared, searched from and replayed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from pythia.story import UNTOLD, Event, Moment, Repute, Said, Story, Told
from pythia.words import Asked, Line, Message, Section, Words, listed, message

if TYPE_CHECKING:
    from pythia.batch import Batch
    from pythia.judging import Judge
    from pythia.presentation import Presentation
    from pythia.terminal import Command, Terminal


class Illegal(Exception):
    """What the rules do not allow: the number of the rule, and a sentence for whoever tried."""

    def __init__(self, rule: str | None, id: str, **args: Words) -> None:
        super().__init__(rule, id, args)
        self.rule = rule
        self.message = Message(id, args)


class Misprint(Exception):
    """A game's own files hold what they cannot; the message says where."""


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


class ImaginedChance:
    """Chance of a future that is only imagined: for bots that look ahead."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        return sample(self)

    def below(self, n: int) -> int:
        return self._dice.randrange(n)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        return self._dice.sample(items, count)


# --------------------------------------------------------------------------------------- offers


class Refusal(Struct, frozen=True, gc=False):
    """A value one might expect in a field, the rule that keeps it out (if one does), and why."""

    value: str | int
    rule: str | None
    message: Message


def refusal(value: str | int, why: Illegal) -> Refusal:
    """Why this value is kept out."""
    return Refusal(value, why.rule, why.message)


class Field(Struct, frozen=True, gc=False):
    """One gap of an offer: a value of these or, with a count, so many different ones of these.

    With `least`, any number of them from that up to the count. Where it is `ordered`, their order makes
    another action. With `most`, it is an amount of each value: up to that many of each, so many in all.
    Several fields of one name, all with a count, make one list: what is chosen in each, one after the other.
    """

    name: str
    values: tuple[str | int, ...]
    count: int | None = None
    refused: tuple[Refusal, ...] = ()
    ordered: bool = False
    most: tuple[int, ...] | None = None
    least: int | None = None

    @property
    def counts(self) -> range:
        """How many values may be chosen, where there is a count."""
        assert self.count is not None
        return range(self.count if self.least is None else self.least, self.count + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The values of a field that holds no numbers."""
        return tuple(map(str, self.values))


class Offer(Struct, frozen=True, gc=False):
    """What a seat may do now: a verb and its fields. Offers together list every legal action once."""

    verb: str
    fields: tuple[Field, ...] = ()
    price: dict[str, int] = {}
    """What it costs, by what is paid with; below zero: what one is paid."""


# ---------------------------------------------------------------------------------------- games

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)
OptionsT = TypeVar("OptionsT", bound=Struct)


class Result(NamedTuple):
    """How a game stands: totals by seat, the winners once it is over, and the game's own sums."""

    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None
    places: tuple[int, ...]
    """By seat, as it stands: the first have 1, and equal ones the same (`places_of`)."""
    details: dict[str, Any]


def places_of(standings: Sequence[Any]) -> tuple[int, ...]:
    """By seat, of what can be compared: 1 and how many are better."""
    ranked = sorted(standings, reverse=True)
    return tuple([1 + ranked.index(own) for own in standings])


def by_points(over: bool, scores: tuple[int, ...], **details: Any) -> Result:
    """The result of a game in which points alone count: the most win, and equal ones share the victory."""
    places = places_of(scores)
    winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Result(over, scores, winners if over else None, places, details)


class Page(NamedTuple):
    """Something of its own that a game shows whoever asks, at no table: a pure function.

    A server has it at `/api/games/<game>/<name>`: by GET where it is always the same, else by POST.
    """

    name: str
    summary: str
    """In a sentence, for programmers."""
    answer: Callable[[Any, Stream], Any]
    """Of the body (None, where it takes none), and chance of its own; raises Illegal."""
    answers: Any
    """The type of its answers."""
    body: type[Struct] | None = None
    lasts: bool = False
    """Whether its answer is always the same."""


class Statistics(NamedTuple):
    """What a game that is over was to one seat, as simulations sum it up."""

    points: float
    """As the message `<game>-statistics-points` has it, where the game has one; else in the whole game."""
    shares: Mapping[str, float] = MappingProxyType({})
    """More of the game's own, between 0 and 1; the message `<game>-statistics-<name>` is the heading."""


def _whole_games(result: Result) -> tuple[Statistics, ...]:
    return tuple(Statistics(float(score)) for score in result.scores)


class Timed(NamedTuple):
    """A step of the game in which time is counted from its beginning."""

    step: int
    """Its number: another step, another count."""
    clock: str | None
    """What ends it by itself, if anything does."""
    ms: int | None
    lead: int = 0
    """Milliseconds before it begins, in which everybody is shown what it is about."""


class Budget(Struct, frozen=True):
    """How long a player may think: milliseconds, or play-outs where the result must repeat."""

    ms: int | None = None
    playouts: int | None = None


class Player(Protocol):
    """Whoever sits on a seat: is told what the seat is told, and chooses among what it is offered."""

    def observe(self, event: Event) -> None: ...

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any: ...


NEVER_MS = 3_600_000
"""A plan that lies so far ahead is none: its player waits for something to happen."""


class Speaker(NamedTuple):
    """Whoever has something to say: a bot's level, dice of its own, and what it remembers (`Game.memory`)."""

    level: str
    dice: Random
    remembers: Sequence[Event] = ()


class Planned(NamedTuple):
    """What a player means to do, and when: milliseconds since the timed step began."""

    action: Any
    at: int


@runtime_checkable
class Racer(Player, Protocol):
    """A player of a game of speed. In a timed step it is asked for a plan, and again after all that happens
    there before it is carried out; asked twice of the same table it plans the same."""

    def plan(self, view: Any, offers: Sequence[Offer], now: int, budget: Budget) -> Planned: ...


def _never_timed(state: Any) -> Timed | None:
    return None


def _hides_nothing(state: Any, *_: Any) -> Any:
    return state


def _never_elapses(state: Any, chance: Chance, story: Story) -> Any:
    raise AssertionError("a game with a clock says what its end leads to")


def _tells_nothing(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    return ()


def this_round(past: tuple[Told, ...], told: Told) -> tuple[Told, ...]:
    """All since the round began."""
    return (told,) if told.event.begins_round else (*past, told)


@dataclass(frozen=True, eq=False)
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
    start: Callable[[StateT, Chance, Story], StateT]
    apply: Callable[[StateT, int, ActionT, int | None, Chance, Story], StateT]
    acting: Callable[[StateT], tuple[int, ...]]
    """The seats that may act now: several at once where the rules say so, none when it is over."""
    offers: Callable[[StateT, int], tuple[Offer, ...]]
    view: Callable[[StateT, int | None], ViewT]
    """What a seat (None: a spectator) may know. Built up from what it is shown, never filtered."""
    describe: Callable[[ViewT, Sequence[Words]], tuple[Section, ...]]
    """All that a view shows, in words, in the order in which somebody who cannot see the table would ask.
    What only its seat sees has sections of its own; all others are the same for everybody. The names are by
    seat; no sentence has to agree with one, so that "You" can be one."""
    called: Callable[[str, str | int], Words]
    """In words: a verb (of `do`), a value of a field (of its name), what is paid with (of `price`)."""
    result: Callable[[StateT], Result]
    take_back: Callable[[StateT, int, ActionT, StateT], Told] | None
    """(before, seat, action, after): what to tell everyone, or Illegal if it cannot be; None: nothing can."""
    take_back_rule: str
    """The number of the rule about it."""
    redeal: Callable[[StateT, int | None, Stream], StateT]
    """Another state that this seat cannot tell from the given one: only what is hidden changes."""

    sayings: Any
    """The union of what players say to each other in the game's own terms, each tagged under `say`."""
    remark: Callable[[ViewT, Sequence[Event], Speaker], Struct | None]
    """(view, events, speaker): what a bot might say that has just acted, was told these events of that, and
    sees this view now: a saying, true or not, but none that everybody sees to be wrong; mostly nothing. How
    much and how honestly it speaks is its level's own affair."""

    levels: tuple[str, ...]
    """The message `web-level-<level>` is what one is called, where the house has none of that name."""
    bot: Callable[[str, Random], Player]
    """A player of this level, with dice of its own that have nothing to do with the table's chance."""

    searched: bool = True
    """Whether a search may be its oracle, where it has none of its own (`bots/levels.py`)."""
    characters: Mapping[str, str] = field(default_factory=dict)
    """Levels that are somebody: the name under which they sit at a table. The message
    `web-level-<level>-more` says in a line who that is."""
    tell: Callable[[Event, Sequence[Words], int | None], tuple[Line, ...]] = _tells_nothing
    """(event, names by seat, the listener's own seat or None): what happened, for a log. It is asked only of
    events that reach the listener, and nothing is known but the event."""
    asks: Callable[[ViewT, Sequence[Offer]], Asked | None] | None = None
    """(view, offers): what is asked of a seat that may act, and what it is for."""
    explains: Callable[[ViewT, Sequence[Words]], tuple[Words, ...]] | None = None
    """(view, names by seat): of a game that is over, why its winners have won; then what else is to be said.
    As in `describe`, no sentence agrees with a name."""
    statistics: Callable[[Result], tuple[Statistics, ...]] = _whole_games
    """Of a game that is over, by seat."""
    pages: Callable[[], tuple[Page, ...]] = tuple
    """Asked for by servers alone."""
    place: int = 100
    """Where it stands in lists: games of a lower place first, then by name."""
    deal_anew: Callable[[StateT, int | None, Sequence[Event], Chance, Story], StateT] = _hides_nothing
    """Where people take up another match from here: what is hidden from this seat (None: from a spectator),
    drawn anew as an outcome of the kind `redeal`, so that it fits all that the seat was told (`events`).
    Each seat is then told what it holds. Where nothing is hidden, nothing is drawn."""
    imagine: Callable[[ViewT, Sequence[Event], Stream], StateT] | None = None
    """A state that whoever sees this view could be in, sampled, for search and review; None: there is none.
    The seat sees and is offered the same; it fits all that the seat was told (`events`: all of it, or what
    `memory` keeps), and hides what `deal_anew` would deal from the same stream. Never for tests of leaks."""
    memory: Callable[[tuple[Told, ...], Told], tuple[Told, ...]] = this_round
    """(past, told): of what was told before and now, all that a bot needs to choose as if it had heard all.

    It must not grow with the match: each question to a bot carries it.
    """
    hears: Callable[[tuple[Told, ...], Said], tuple[Told, ...]] | None = None
    """(past, said): `memory`, for what was said. Players then observe `Said` too, and the `Repute` that is
    left of it. None: the game's bots do not listen, and are told nothing of talk."""

    timed: Callable[[StateT], Timed | None] = _never_timed
    """The step in which actions are stamped, where the game is one of speed."""
    elapse: Callable[[StateT, Chance, Story], StateT] = _never_elapses
    """What follows when the clock of the timed step has run out."""
    open_scores: bool = False
    """Whether everybody may know the scores and places as they stand before the end."""
    reversals: tuple[str, ...] = ()
    """Verbs that only take a player's own deed back, so that a match could go to and fro for ever by them."""
    races: Callable[[StateT], bool] = lambda state: False
    """Where several may act: whether it matters who is first."""
    rests: Callable[[StateT, int], bool] = lambda state, seat: False
    """In a timed step: whether a seat that may act has said that it will not, or has nothing left to do."""
    rest: Callable[[StateT, int], ActionT | None] = lambda state, seat: None
    """In a timed step: how a seat says that it will not act before the clock runs out; None: it cannot."""

    terminal: "Callable[[], Terminal] | None" = None
    """What it has of its own at the terminal; None: the plain one does."""
    commands: "Callable[[], tuple[Command, ...]]" = tuple
    """Of its own, on the command line."""
    batch: "Callable[[], Batch] | None" = None
    """How it is played by the thousand, where it has a kernel."""
    judge: "Callable[[], Judge | None] | None" = None
    """What decisions were worth, where it knows better than random play; its answer too may be None."""
    presentation: "Callable[[], Presentation] | None" = None
    """How it is offered: quick table, choices, picture, colours, sounds; None: as its rules have it."""

    @property
    def is_of_speed(self) -> bool:
        return self.timed is not _never_timed


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
