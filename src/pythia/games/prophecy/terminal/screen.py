"""What a table needs of a terminal: telling, showing, asking. And the plainest terminal there is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from shutil import get_terminal_size
from typing import Protocol

from rich.console import RenderableType

from pythia.games.prophecy.terminal.look import Look
from pythia.terminal import PROMPT, Quit


@dataclass(frozen=True)
class Draft:
    """An answer in the making: what is typed so far, the card the arrow keys are at, the cards picked."""

    text: str = ""
    cursor: str | None = None
    picked: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """What a person is asked. The answer is text; arrow keys only make the text that could be typed."""

    draw: Callable[[Draft], Sequence[RenderableType]]
    rows: tuple[tuple[str, ...], ...] = ()
    """What the arrow keys choose from, row by row."""
    count: int = 1
    """How many of them make an answer."""


class Screen(Protocol):
    def tell(self, *parts: RenderableType) -> None:
        """Something that stays to be read."""

    def glimpse(self, *parts: RenderableType) -> None:
        """Something to be seen until the next such thing: P5.6 lets nobody read old tricks again."""

    def show(self, parts: Sequence[RenderableType]) -> None:
        """The table as it is now, in place of what was shown before."""

    def pause(self, beats: int) -> None:
        """Time to see what happened."""

    def ask(self, question: Question, note: str = "") -> str:
        """The answer; `note` is why the one before would not do. Raises Quit."""

    def run(self, play: Callable[[], None]) -> None:
        """Plays, with this screen to play on."""


class PlainScreen:
    """Lines in, lines out: for a terminal that cannot move its cursor."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def tell(self, *parts: RenderableType) -> None:
        print(self._look.render(parts, get_terminal_size().columns))

    def glimpse(self, *parts: RenderableType) -> None:
        if parts:
            self.tell(*parts)

    def show(self, parts: Sequence[RenderableType]) -> None:
        """Nothing: all that matters is told, and the table is drawn when its player is asked."""

    def pause(self, beats: int) -> None:
        """None: nobody sees cards move here."""

    def ask(self, question: Question, note: str = "") -> str:
        self.tell(*([note] if note else ["", *question.draw(Draft())]))
        try:
            return input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None

    def run(self, play: Callable[[], None]) -> None:
        try:
            play()
        except KeyboardInterrupt:
            raise Quit from None
