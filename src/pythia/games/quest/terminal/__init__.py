"""Quest at the terminal: the plain one, with what stands on cards and the odds of battles."""

from pythia.games.quest.terminal.choosing import choose
from pythia.games.quest.terminal.telling import told
from pythia.terminal import Terminal

TERMINAL = Terminal(told=told, choose=choose)
