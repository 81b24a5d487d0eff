"""Any game at the terminal: its position in words, choices by number; one person, the others bots."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from pythia.bots.seating import act, race, tell
from pythia.cli.choosing import UNDO, Choosing, refusals
from pythia.cli.console import out
from pythia.cli.position import names_of, render, wrapped
from pythia.cli.sitting import BUDGET, read_line, seat_of
from pythia.contract import Budget, Event, Illegal, Message, Offer, Player, Section, Timed, Told
from pythia.store.files import MatchFile
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine, ClockLine, Undo
from pythia.text import Texts


class Session:
    """A match from where it stands. A game whose terminal says more makes its own of this."""

    def __init__(
        self,
        file: MatchFile,
        match: Match,
        bots: Mapping[int, Player],
        say: Texts,
        *,
        show: Callable[[str], None] = out,
        read: Callable[[], str] = read_line,
        now: Callable[[], float] = time.monotonic,
        budget: Budget = BUDGET,
    ) -> None:
        self.match, self._seat = match, seat_of(match)
        self._file, self._source, self._bots, self._say = file, Source(file.seed), bots, say
        self._show, self._read, self._now, self._budget = show, read, now, budget
        self._names = names_of(match, say)
        self._choosing = Choosing(match.game, say, show, read)
        self._described: list[Section] = []
        """What the person was last shown of the table: only what has changed is shown again."""

    def play(self, opening: Iterable[Told]) -> None:
        """To the end, or until the person quits. Each step is stored first, then told."""
        self._tell(opening)
        while acting := self.match.acting:
            timed = self.match.game.timed(self.match.state)
            if timed is not None:
                self._play_timed(timed)
            elif self._seat in acting:
                self._enter(self._ask())
            else:
                bot = self._bots[acting[0]]
                self._keep(act(self.match, acting[0], bot, self._source, self._budget))

    # --------------------------------------------------------------------------- what a game may add

    def told(self, event: Event) -> Iterable[str]:
        """What the person is told of an event; the table in words shows what has come of it."""
        return ()

    def _ask(self) -> dict[str, Any]:
        """What the person does."""
        self._show_changes()
        offers = self.match.offers(self._seat)
        return self._choosing.ask(offers, {"?": lambda: self._why_not(offers), "t": self._show_all})

    # ------------------------------------------------------------------------------------- one step

    def _enter(self, chosen: dict[str, Any], at: int | None = None) -> None:
        game = self.match.game
        action = Undo() if chosen["do"] == UNDO else msgspec.convert(chosen, game.actions)
        line = ActionLine(self._seat, action, at)
        self._keep(self.match.enter(line, Live(self._source, self.match.drawn)))

    def _play_timed(self, timed: Timed) -> None:
        """A race. The person's time runs while they are asked; bots that would have been quicker were."""
        game, match = self.match.game, self.match
        if self._seat not in match.acting or game.rests(match.state, self._seat):
            self._keep(self._quickest(timed))
            return
        began = self._now()
        chosen = self._ask()
        at = match.at + int(1000 * (self._now() - began))
        while True:
            quickest = self._quickest(timed)
            if _when(quickest) >= at:
                break
            self._keep(quickest)
            after = game.timed(self.match.state)
            if after is None or after.step != timed.step or self._seat not in self.match.acting:
                self._show(self._say("plain-too-late"))
                return
        try:
            self._enter(chosen, at)
        except Illegal as why:
            # Somebody else has just done what makes it impossible.
            self._show(self._say.say(why.message))

    def _quickest(self, timed: Timed) -> Move:
        """What comes next unless the person does something."""
        if any(seat in self._bots for seat in self.match.acting):
            return race(self.match, self._bots, self._source, self._budget)
        assert timed.clock is not None
        assert timed.ms is not None
        return self.match.enter(ClockLine(timed.clock, timed.ms), Live(self._source, self.match.drawn))

    def _keep(self, move: Move) -> None:
        self._file.append(move.lines)
        self.match = move.match
        self._tell(move.told)

    def _tell(self, told: Iterable[Told]) -> None:
        for each in told:
            tell(self._bots, [each])
            if each.reaches(self._seat):
                for line in self.told(each.event):
                    self._wrapped(line, 4)

    # --------------------------------------------------------------------------------------- showing

    def _show_changes(self) -> None:
        described = [each for each in self._in_words() if not each.folded]
        self._show("")
        for line in render([e for e in described if e not in self._described], self._say, blank=False):
            self._show(line)
        self._described = described

    def _show_all(self) -> None:
        for line in render(self._in_words(), self._say):
            self._show(line)

    def _why_not(self, offers: Sequence[Offer]) -> None:
        for why in refusals(self.match.game, offers) or [Message("plain-all-possible")]:
            self._wrapped(self._say.say(why), 4)

    def _in_words(self) -> tuple[Section, ...]:
        return self.match.game.describe(self.match.view(self._seat), self._names)

    def _wrapped(self, line: str, hang: int) -> None:
        for each in wrapped(line, hang):
            self._show(each)


def _when(move: Move) -> int:
    """When in its step a move was made."""
    line = move.lines[0]
    assert isinstance(line, ActionLine | ClockLine)
    return line.at or 0
