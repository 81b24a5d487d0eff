"""How a terminal is written to: in its language, its letters and its colours."""

from collections.abc import Iterable, Sequence
from io import StringIO

from rich import console as rich
from rich.rule import Rule
from rich.text import Text

from pythia.contract import Words
from pythia.games.prophecy.cards import NAMES, SUITS
from pythia.terminal import ABLE, Console, Reader
from pythia.text import Texts, ascii_only

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal."""

_SIGNS = {"su": "☼", "sp": "↑", "se": "§", "ea": "ω"}
"""Each sign is drawn like its suit's bid value: a 0, a 1, a 2 and, as wings, a 3."""
_ASCII = {"▶": "*", "◀": "<", "─": "-", "→": "->", "·": "-"} | dict.fromkeys(_SIGNS.values(), "")
_COLOURS = {"su": "red", "sp": "yellow", "se": "green", "ea": "bright_blue"}
_SPECIALIST = "magenta"


class Look:
    """The words and looks of one table for one person, who has this seat (or, with no person, none)."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        *,
        person: int | None = 0,
        console: Console = ABLE,
    ) -> None:
        self.texts = texts
        self.unicode, self.moves_cursor = console.unicode, console.moves_cursor
        self._names = names
        self._person = person
        self._colour, self._styled = console.colour, console.styled
        self.shown = {name: self._shown(name) for name in NAMES}
        """What stands for each card, and is typed for it."""

    @classmethod
    def of(cls, reader: Reader) -> "Look":
        return cls(reader.say, reader.names, person=reader.seat, console=reader.console)

    def say(self, id: str, /, **args: Words) -> str:
        return self.plain(self.texts(id, **args))

    def plain(self, text: str) -> str:
        return text if self.unicode else ascii_only(text)

    def sign(self, sign: str) -> str:
        """A sign, or what stands for it where only ASCII is known."""
        return sign if self.unicode else _ASCII[sign]

    def who(self, seat: int) -> dict[str, Words]:
        """Whom a sentence is about: its name, and whether it is the reader."""
        return {"who": self.name(seat), "you": "yes" if seat == self._person else "no"}

    def name(self, seat: int) -> str:
        return self.say("table-you") if seat == self._person else self.plain(self._names[seat])

    def all(self, seats: Sequence[int]) -> dict[str, Words]:
        """The same of several: how many, and their names as one says them."""
        *most, last = seats
        if not most:
            return {"count": 1, **self.who(last)}
        who = self.say("table-and", most=", ".join(map(self.name, most)), last=self.name(last))
        return {"count": len(seats), "who": who, "you": "no"}

    def card(self, name: str, style: str = "") -> Text:
        return Text(self.shown[name], f"{_COLOURS.get(name[:2], _SPECIALIST)} {style}")

    def cards(self, names: Iterable[str]) -> Text:
        return Text(" ").join(self.card(name) for name in names)

    def suit(self, suit: str) -> Text:
        """A suit with its sign and the letters that stand for it on cards."""
        words = f"{self.sign(_SIGNS[suit])} {suit} {self.say(f'suit-{suit}')}"
        return Text(words.strip(), _COLOURS[suit])

    def line(self, *parts: str | Text, style: str = "") -> Text:
        return Text.assemble(*parts, style=style)

    def rule(self) -> Rule:
        return Rule(characters=self.sign("─"), style="dim")

    def render(self, parts: Sequence[rich.RenderableType], columns: int) -> str:
        """The parts one below another, as the terminal takes them."""
        console = rich.Console(
            file=StringIO(),
            width=min(columns, WIDEST),
            force_terminal=self._styled,
            color_system="standard" if self._styled else None,
            no_color=not self._colour,
            highlight=False,
            legacy_windows=False,
        )
        with console.capture() as capture:
            for part in parts:
                console.print(part)
        return "\n".join(line.rstrip() for line in capture.get().splitlines())

    def _shown(self, name: str) -> str:
        return name if name[:2] in SUITS else self.say(f"card-{name}").lower()
