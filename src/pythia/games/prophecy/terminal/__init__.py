"""Prophecy at the terminal: a table that is drawn on the screen, what is told, and how a person answers."""

from shutil import get_terminal_size

from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.terminal.screen import PlainScreen, Screen
from pythia.games.prophecy.terminal.session import Session
from pythia.games.prophecy.terminal.telling import ranking
from pythia.games.prophecy.view import View
from pythia.terminal import Reader, Table, Terminal


def _play(table: Table) -> None:
    look = Look.of(table.reader)
    screen = _screen(look, paced=table.reader.console.paced)
    session = Session(table, screen, look)
    screen.run(session.play)


def _screen(look: Look, *, paced: bool) -> Screen:
    if not look.moves_cursor:
        return PlainScreen(look)
    from pythia.games.prophecy.terminal.live import LiveScreen

    return LiveScreen(look, paced=paced)


def _ending(view: View, reader: Reader) -> str:
    look = Look.of(reader)
    return look.render(ranking(look, view), get_terminal_size().columns)


TERMINAL = Terminal(play=_play, ending=_ending)
