"""Oraklos: dice are thrown, everyone looks at once, and the quickest eye for a shape scores."""

from random import Random

from pythia.contract import Game, Page, Player
from pythia.games.oraklos import rules
from pythia.games.oraklos.anew import deal_anew
from pythia.games.oraklos.asks import asks
from pythia.games.oraklos.describe import called, describe
from pythia.games.oraklos.events import OraklosEvent
from pythia.games.oraklos.explains import explains
from pythia.games.oraklos.imagine import imagine
from pythia.games.oraklos.rounds import empty, start
from pythia.games.oraklos.state import Action, Options, Outcome, State
from pythia.games.oraklos.talk import Saying, remark
from pythia.games.oraklos.tell import tell
from pythia.games.oraklos.view import View, redeal, result, view
from pythia.presentation import Presentation
from pythia.terminal import Command, Terminal


def _bot(level: str, dice: Random) -> Player:
    from pythia.games.oraklos.bots import LEVELS

    return LEVELS[level](dice)


def _pages() -> tuple[Page, ...]:
    from pythia.games.oraklos.practice import PAGES

    return PAGES


def _terminal() -> Terminal:
    """A race of eyes; at the terminal only bots play it, where nobody watches."""
    return Terminal(in_browser=True)


def _commands() -> tuple[Command, ...]:
    from pythia.games.oraklos.commands import COMMANDS

    return COMMANDS


def _presentation() -> Presentation:
    from pythia.games.oraklos.presentation import PRESENTATION

    return PRESENTATION


GAME: Game[State, Action, View, Options] = Game(
    name="oraklos",
    version=1,
    players=range(2, 6),
    options=Options,
    actions=Action,
    outcomes=Outcome,
    view_type=View,
    events=OraklosEvent,
    empty=empty,
    start=start,
    apply=rules.apply,
    acting=rules.acting,
    offers=rules.offers,
    view=view,
    describe=describe,
    called=called,
    tell=tell,
    asks=asks,
    explains=explains,
    result=result,
    take_back=None,
    take_back_rule="O4.2",
    redeal=redeal,
    deal_anew=deal_anew,
    imagine=imagine,
    sayings=Saying,
    remark=remark,
    reversals=("undone",),
    pages=_pages,
    place=2,
    open_scores=True,
    levels=("novice", "adept", "oracle"),
    bot=_bot,
    timed=rules.timed,
    elapse=rules.elapse,
    races=rules.races,
    rests=rules.rests,
    rest=rules.rest,
    memory=lambda past, told: (),
    terminal=_terminal,
    presentation=_presentation,
    commands=_commands,
)
