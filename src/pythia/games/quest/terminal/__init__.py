"""Quest at the terminal: the plain one, with what happens in words and the odds of battles."""

from collections.abc import Iterable

from pythia.contract import Event
from pythia.games.quest.terminal.choosing import choose
from pythia.games.quest.terminal.telling import told
from pythia.terminal import Reader, Terminal


def _told(event: Event, reader: Reader) -> Iterable[str]:
    return told(event, reader.names, reader.say)


TERMINAL = Terminal(told=_told, choose=choose)
