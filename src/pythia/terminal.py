"""What a game may have of its own at the terminal: the types that its folder and the command share.

A game's terminal knows neither the command nor the store nor the record: it is given a `Table`, which stores
every step before it tells it.
"""

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from pythia.contract import Event, Illegal, Offer
from pythia.text import Texts

PROMPT = "> "


class Quit(Exception):
    """The person leaves the table. Nothing is lost: every step is stored."""


class Console(NamedTuple):
    """What the terminal can show."""

    unicode: bool = True
    colour: bool = True
    styled: bool = True
    moves_cursor: bool = True
    paced: bool = True
    """Whether what bots do is shown at a pace that a person can follow."""


ABLE = Console()
"""A terminal that can do all that."""


class Reader(NamedTuple):
    """For whom something is shown at the terminal."""

    say: Texts
    """With the words of the game."""
    names: tuple[str, ...]
    """By seat."""
    seat: int | None
    """The person's own; None: nobody is here, bots play all seats."""
    console: Console = ABLE


class Table(Protocol):
    """A match at the terminal, as the one person at it may see it; bots have the other seats."""

    @property
    def reader(self) -> Reader: ...

    @property
    def seat(self) -> int:
        """The person's."""

    @property
    def recalled(self) -> Sequence[Event]:
        """What the person was told before they sat down now."""

    @property
    def opening(self) -> Sequence[Event]:
        """What they are to be told first."""

    @property
    def acting(self) -> tuple[int, ...]:
        """Whose turn it is; nobody's: it is over."""

    def view(self) -> Any: ...

    def offers(self) -> tuple[Offer, ...]: ...

    def act(self, action: Struct) -> Sequence[Event]:
        """What the person does; what they are told then. Raises Illegal, and then nothing has changed."""

    def let_bot_act(self) -> Sequence[Event]:
        """The next bot whose turn it is acts; what the person is told then."""

    def why_not(self, action: Struct) -> Illegal | None:
        """Why the person cannot do this; None: they can."""

    def show(self, line: str, hang: int = 2) -> None:
        """A line of text, wrapped; the lines after the first are set in."""

    def show_changes(self) -> None:
        """What has changed at the table in words since it was last shown."""

    def show_all(self) -> None:
        """The whole table in words."""

    def read(self) -> str:
        """What the person types; raises Quit where they leave."""

    def command(self, *words: str) -> str:
        """How the command with these words is called here."""


class Terminal(NamedTuple):
    """What a game has of its own at the terminal. What it leaves out is as at the plain one: the table in
    words, choices by number."""

    play: Callable[[Table], None] | None = None
    """A match from where it stands to its end, all of it shown and asked by the game itself."""
    told: Callable[[Event, Reader], Iterable[str]] | None = None
    """At the plain table: an event in words, as it happens, where that is more than `Game.tell` says."""
    choose: Callable[[Table], dict[str, Any]] | None = None
    """At the plain table: asks what the person does, an action in the shape it has in a record."""
    ending: Callable[[Any, Reader], str] | None = None
    """What is shown of a match that is over; it is given a spectator's view."""
    in_browser: bool = False
    """Whether people play it in the browser alone; the message `<game>-play-browser` says why."""


class Command(NamedTuple):
    """A command of a game's own: `pythia <game> <name> FILE`. It looks at one outcome of chance, alone in a
    file or in a record, and answers with values, which are printed as JSON, one a line.

    The message `<game>-command-<name>` says what it does, `<game>-command-<name>-file` what its file holds,
    and `<game>-command-<name>-<flag>` what a flag means.
    """

    name: str
    outcome: type[Struct]
    unfit: str
    """The message for a file in which there is not one such outcome."""
    answer: Callable[[Any, AbstractSet[str]], Iterable[Any]]
    """Of the outcome and the flags that are given. Raises Illegal."""
    flags: tuple[str, ...] = ()
