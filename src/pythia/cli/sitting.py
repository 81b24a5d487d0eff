"""What every table at the terminal shares: a match, stored as it is played; one person at it, and bots."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from pythia.bots.seating import act, remember, tell
from pythia.cli.console import command, knows_unicode, out
from pythia.cli.position import names_of
from pythia.contract import Budget, Event, Illegal, Offer, Player, Section, Told
from pythia.store.files import MatchFile
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine
from pythia.terminal import PROMPT, Console, Quit, Reader
from pythia.text import Texts
from pythia.text.layout import render, wrapped

FIRST = 0
"""A person's seat, unless another is asked for."""
BUDGET = Budget(ms=300)
"""What a person gladly waits for a bot."""


def is_terminal() -> bool:
    """Whether somebody is here to play."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def seat_of(match: Match) -> int:
    """Where the person sits."""
    return match.sits.index("person")


def read_line() -> str:
    """What the person types; raises Quit where they leave."""
    try:
        answer = input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    if answer in ("q", "Q"):
        raise Quit
    return answer


def console() -> Console:
    """What this terminal can show, and what its person wants of it."""
    knows_more = os.environ.get("TERM") != "dumb"
    return Console(
        unicode=knows_unicode(sys.stdout),
        colour=not os.environ.get("NO_COLOR"),
        styled=is_terminal() and knows_more,
        moves_cursor=knows_more,
        paced=os.environ.get("PYTHIA_PACE") != "0",
    )


def reader(match: Match, say: Texts, seat: int | None) -> Reader:
    return Reader(say, names_of(match, say), seat, console())


class Sitting:
    """A match from where it stands, as a game's terminal is given it (`pythia.terminal.Table`)."""

    def __init__(
        self,
        file: MatchFile,
        match: Match,
        bots: Mapping[int, Player],
        say: Texts,
        *,
        show: Callable[[str], None] = out,
        read: Callable[[], str] = read_line,
        budget: Budget = BUDGET,
    ) -> None:
        self.match, self.seat = match, seat_of(match)
        self.reader = reader(match, say, self.seat)
        self.recalled: Sequence[Event] = ()
        self.opening: Sequence[Event] = ()
        self.read = read
        self._file, self._source, self._bots = file, Source(file.seed), bots
        self._show, self._budget = show, budget
        self._described: list[Section] = []
        """What the person was last shown of the table: only what has changed is shown again."""

    def prepare(self, recalled: Sequence[Told], news: Sequence[Told]) -> None:
        """`recalled` was told before, `news` is still to be told; bots hear both now."""
        tell(self._bots, remember(self.match.game, recalled))
        self.recalled = [each.event for each in recalled if each.reaches(self.seat)]
        self.opening = self._heard(news)

    # ------------------------------------------------------------------------------------- one step

    @property
    def acting(self) -> tuple[int, ...]:
        return self.match.acting

    def act(self, action: Struct, at: int | None = None) -> Sequence[Event]:
        line = ActionLine(self.seat, action, at)
        return self.keep(self.match.enter(line, Live(self._source, self.match.drawn)))

    def let_bot_act(self) -> Sequence[Event]:
        seat = next(seat for seat in self.acting if seat in self._bots)
        return self.keep(act(self.match, seat, self._bots[seat], self._source, self._budget))

    def why_not(self, action: Struct) -> Illegal | None:
        try:
            self.match.enter(ActionLine(self.seat, action), Live(self._source, self.match.drawn))
        except Illegal as why:
            return why
        return None

    def keep(self, move: Move) -> Sequence[Event]:
        """Stores the move, and only then goes on with it; what the person is told of it."""
        self._file.append(move.lines)
        self.match = move.match
        return self._heard(move.told)

    def _heard(self, told: Iterable[Told]) -> Sequence[Event]:
        told = list(told)
        tell(self._bots, told)
        return [each.event for each in told if each.reaches(self.seat)]

    # --------------------------------------------------------------------------- what is seen and said

    def view(self) -> object:
        return self.match.view(self.seat)

    def offers(self) -> tuple[Offer, ...]:
        return self.match.offers(self.seat)

    def show(self, line: str, hang: int = 2) -> None:
        for each in wrapped(line, hang):
            self._show(each)

    def show_changes(self) -> None:
        described = [each for each in self._in_words() if not each.folded]
        self._show("")
        changed = [each for each in described if each not in self._described]
        for line in render(changed, self.reader.say, blank=False):
            self._show(line)
        self._described = described

    def show_all(self) -> None:
        for line in render(self._in_words(), self.reader.say):
            self._show(line)

    def _in_words(self) -> tuple[Section, ...]:
        return self.match.game.describe(self.view(), self.reader.names)

    def command(self, *words: str) -> str:
        return command(*words)
