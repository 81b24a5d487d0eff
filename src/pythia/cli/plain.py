"""Any game at the terminal: its position in words, choices by number; one person, the others bots."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pythia.bots.seating import race
from pythia.cli.choosing import Choosing
from pythia.cli.console import out
from pythia.cli.sitting import BUDGET, Sitting, read_line
from pythia.contract import Budget, Event, Illegal, Message, Offer, Player, Timed, Told
from pythia.games import wording
from pythia.store.files import MatchFile
from pythia.table.chance import Live
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine, ClockLine, Undo
from pythia.terminal import Reader, Terminal
from pythia.text import Texts
from pythia.text.layout import words
from pythia.text.offers import UNDO, by_rule, refusals

PLAIN = Terminal()


class Session(Sitting):
    """A match from where it stands. `terminal` is what the game has of its own to say and to ask."""

    def __init__(
        self,
        file: MatchFile,
        match: Match,
        bots: Mapping[int, Player],
        say: Texts,
        *,
        terminal: Terminal = PLAIN,
        show: Callable[[str], None] = out,
        read: Callable[[], str] = read_line,
        now: Callable[[], float] = time.monotonic,
        budget: Budget = BUDGET,
    ) -> None:
        super().__init__(file, match, bots, say, show=show, read=read, budget=budget)
        self._terminal, self._now = terminal, now
        self._choosing = Choosing(match.game, say, show, read)

    def play(self, opening: Sequence[Told] = ()) -> None:
        """To the end, or until the person quits. Each step is stored first, then told."""
        self._tell((*self.opening, *self._heard(opening)))
        while acting := self.acting:
            timed = self.match.game.timed(self.match.state)
            if timed is not None:
                self._play_timed(timed)
            elif self.seat in acting:
                self._tell(self.act(self._action(self._ask())))
            else:
                self._tell(self.let_bot_act())
        if self.match.result.winners:
            for why in wording.explained(self.match.game, self.match.view(self.seat), self.reader.names):
                self.show(words(why, self.reader.say), 4)

    def _ask(self) -> dict[str, Any]:
        """What the person does."""
        if self._terminal.choose is not None:
            return self._terminal.choose(self)
        self.show_changes()
        offers = self.offers()
        return self._choosing.ask(offers, {"?": lambda: self._why_not(offers), "t": self.show_all})

    def _action(self, chosen: dict[str, Any]) -> Any:
        return Undo() if chosen["do"] == UNDO else msgspec.convert(chosen, self.match.game.actions)

    def _play_timed(self, timed: Timed) -> None:
        """A race. The person's time runs while they are asked; bots that would have been quicker were."""
        game, match = self.match.game, self.match
        if self.seat not in match.acting or game.rests(match.state, self.seat):
            self._tell(self.keep(self._quickest(timed)))
            return
        began = self._now()
        chosen = self._action(self._ask())
        at = match.at + int(1000 * (self._now() - began))
        while True:
            quickest = self._quickest(timed)
            if _when(quickest) >= at:
                break
            self._tell(self.keep(quickest))
            after = game.timed(self.match.state)
            if after is None or after.step != timed.step or self.seat not in self.match.acting:
                self._show(self.reader.say("plain-too-late"))
                return
        try:
            self._tell(self.act(chosen, at))
        except Illegal as why:
            # Somebody else has just done what makes it impossible.
            self._show(self.reader.say.say(by_rule(why)))

    def _quickest(self, timed: Timed) -> Move:
        """What comes next unless the person does something."""
        if any(seat in self._bots for seat in self.match.acting):
            return race(self.match, self._bots, self._source, self._budget)
        assert timed.clock is not None
        assert timed.ms is not None
        return self.match.enter(ClockLine(timed.clock, timed.ms), Live(self._source, self.match.drawn))

    def _tell(self, heard: Iterable[Event]) -> None:
        """What happened, where the game has words for it; the table in words shows what has come of it."""
        told = self._terminal.told or self._told
        for event in heard:
            for line in told(event, self.reader):
                self.show(line, 4)

    def _told(self, event: Event, reader: Reader) -> Iterator[str]:
        for line in wording.lines(self.match.game, event, reader.names, reader.seat):
            if line.marks:
                yield ""
            yield words(line.words, reader.say)

    def _why_not(self, offers: Sequence[Offer]) -> None:
        """What is asked, and what cannot be done."""
        asked = wording.asked(self.match.game, self.match.view(self.seat), offers)
        if asked is not None:
            rule = f" ({self.reader.say('web-rule', rule=asked.rule)})" if asked.rule else ""
            self.show(self.reader.say.say(asked.words) + rule, 4)
        for why in refusals(self.match.game, offers) or [Message("plain-all-possible")]:
            self.show(self.reader.say.say(why), 4)


def _when(move: Move) -> int:
    """When in its step a move was made."""
    line = move.lines[0]
    assert isinstance(line, ActionLine | ClockLine)
    return line.at or 0
