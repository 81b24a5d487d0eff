"""A match at the terminal, from where it stands to its end: one person, the others bots."""

from collections.abc import Iterable, Mapping, Sequence

from pythia.bots.seating import act, remember, tell
from pythia.cli.prophecy.frame import hand, table
from pythia.cli.prophecy.look import Look
from pythia.cli.prophecy.person import Person
from pythia.cli.prophecy.screen import Screen
from pythia.cli.prophecy.telling import Teller
from pythia.cli.sitting import BUDGET, seat_of
from pythia.contract import Player, Told
from pythia.games.prophecy.events import BidMade, Played, RoundScored, TrickTaken
from pythia.games.prophecy.state import Action
from pythia.store.files import MatchFile
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine


class Session:
    def __init__(
        self, file: MatchFile, match: Match, bots: Mapping[int, Player], screen: Screen, look: Look
    ) -> None:
        self._file, self._source = file, Source(file.seed)
        self.match, self._seat = match, seat_of(match)
        self._bots, self._screen, self._look = bots, screen, look
        self._person, self._teller = Person(look, screen), Teller(look)

    def recall(self, told: Sequence[Told]) -> None:
        """What happened before, which nobody need be told aloud."""
        tell(self._bots, remember(self.match.game, told))
        for each in told:
            if each.reaches(self._seat):
                self._teller.tell(each.event)

    def play(self, opening: Iterable[Told] = ()) -> None:
        """To the end, or until the person quits. Each step is stored first, then told."""
        self._tell(opening)
        while acting := self.match.acting:
            self._show()
            if self._seat in acting:
                view = self.match.view(self._seat)
                self._person.act(view, self.match.offers(self._seat), self._enter)
            else:
                self._keep(act(self.match, acting[0], self._bots[acting[0]], self._source, BUDGET))

    def _enter(self, action: Action) -> None:
        self._keep(self.match.enter(ActionLine(self._seat, action), Live(self._source, self.match.drawn)))

    def _keep(self, move: Move) -> None:
        self._file.append(move.lines)
        self.match = move.match
        self._tell(move.told)

    def _tell(self, told: Iterable[Told]) -> None:
        tell(self._bots, told)
        heard = [each.event for each in told if each.reaches(self._seat)]
        if any(isinstance(event, RoundScored) for event in heard):
            # The view is that of the next round already, which nobody has been told of.
            self._screen.show(())
        else:
            self._show()
        for event in heard:
            parts = self._teller.tell(event)
            match event:
                case Played(seat=seat):
                    self._screen.glimpse()
                    self._screen.pause(0 if seat == self._seat else 1)
                case BidMade() | TrickTaken():
                    self._screen.glimpse(*parts)
                case RoundScored():
                    self._screen.tell(*parts)
                    if self.match.acting:
                        self._person.go_on(self._look.say("table-go-on"), self.match.view(self._seat))
                        self._screen.glimpse()
                case _ if parts:
                    self._screen.glimpse()
                    self._screen.tell(*parts)
        if heard and isinstance(heard[-1], TrickTaken) and self._seat not in self.match.acting:
            self._screen.pause(2)

    def _show(self) -> None:
        view = self.match.view(self._seat)
        if view.hand or view.phase == "play":
            self._screen.show([*table(self._look, view), "", hand(self._look, view)])
