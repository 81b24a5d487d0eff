"""A match at the terminal, from where it stands to its end: one person, the others bots."""

from collections.abc import Sequence

from pythia.contract import Event
from pythia.games.prophecy.events import BidMade, Played, RoundScored, TrickTaken
from pythia.games.prophecy.state import Action
from pythia.games.prophecy.terminal.frame import hand, table
from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.terminal.person import Person
from pythia.games.prophecy.terminal.screen import Screen
from pythia.games.prophecy.terminal.telling import Teller
from pythia.terminal import Table


class Session:
    def __init__(self, table: Table, screen: Screen, look: Look) -> None:
        self._table, self._screen, self._look = table, screen, look
        self._person = Person(look, screen, table.command("rules", "prophecy"))
        self._teller = Teller(look)
        for event in table.recalled:
            # The teller must know of it, and nobody need be told it aloud.
            self._teller.tell(event)

    def play(self) -> None:
        """To the end, or until the person quits."""
        self._tell(self._table.opening)
        while acting := self._table.acting:
            self._show()
            if self._table.seat in acting:
                self._person.act(self._table.view(), self._table.offers(), self._enter)
            else:
                self._tell(self._table.let_bot_act())

    def _enter(self, action: Action) -> None:
        self._tell(self._table.act(action))

    def _tell(self, heard: Sequence[Event]) -> None:
        own = self._table.seat
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
                    self._screen.pause(0 if seat == own else 1)
                case BidMade() | TrickTaken():
                    self._screen.glimpse(*parts)
                case RoundScored():
                    self._screen.tell(*parts)
                    if self._table.acting:
                        self._person.go_on(self._look.say("table-go-on"), self._table.view())
                        self._screen.glimpse()
                case _ if parts:
                    self._screen.glimpse()
                    self._screen.tell(*parts)
        if heard and isinstance(heard[-1], TrickTaken) and own not in self._table.acting:
            self._screen.pause(2)

    def _show(self) -> None:
        view = self._table.view()
        if view.hand or view.phase == "play":
            self._screen.show([*table(self._look, view), "", hand(self._look, view)])
