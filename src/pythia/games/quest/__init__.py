"""Quest, the board game: five guilds, five certificates, and all that lies between them."""

from random import Random
from typing import Any

from pythia.contract import Game, Page, Player, Result
from pythia.games.quest import rules
from pythia.games.quest.asks import asks
from pythia.games.quest.describe import called, describe
from pythia.games.quest.events import QuestEvent
from pythia.games.quest.explains import explains
from pythia.games.quest.imagine import imagine
from pythia.games.quest.memory import memory
from pythia.games.quest.state import Action, Options, Outcome, State
from pythia.games.quest.talk import Saying, remark
from pythia.games.quest.tell import tell
from pythia.games.quest.turn.ending import places
from pythia.games.quest.view import HeroView, View, hero_view, redeal, view
from pythia.presentation import Presentation
from pythia.terminal import Terminal


def _result(state: State) -> Result:
    """The sums of `pythia replay --json`; the score is certificates."""
    over = state.phase == "over"
    scores = tuple([len(hero.certificates) for hero in state.heroes]) or (0,) * state.players
    details: dict[str, Any] = {
        "heroes": [_hero(hero_view(hero)) for hero in state.heroes],
        "ranking": places(state) if over else None,
    }
    winners = (state.winner,) if state.winner is not None else None
    return Result(over, scores, winners, places(state) if state.heroes else (1,) * state.players, details)


def _hero(hero: HeroView) -> dict[str, Any]:
    return {
        "character": hero.character,
        "space": hero.space,
        "health": hero.health,
        "magic": hero.magic,
        "gold": hero.gold,
        "experience": hero.experience,
        "items": [(item, "damaged" if item in hero.damaged else "whole") for item in hero.items],
        "kept": hero.kept,
        "certificates": hero.certificates,
        "alive": hero.alive,
    }


def _bot(level: str, dice: Random) -> Player:
    from pythia.games.quest.bots import LEVELS

    return LEVELS[level](dice)


def _pages() -> tuple[Page, ...]:
    from pythia.games.quest.cards.printed import PAGES

    return PAGES


def _terminal() -> Terminal:
    from pythia.games.quest.terminal import TERMINAL

    return TERMINAL


def _presentation() -> Presentation:
    from pythia.games.quest.presentation import PRESENTATION

    return PRESENTATION


GAME: Game[State, Action, View, Options] = Game(
    name="quest",
    version=2,
    players=range(2, 6),
    options=Options,
    actions=Action,
    outcomes=Outcome,
    view_type=View,
    events=QuestEvent,
    empty=rules.empty,
    start=rules.start,
    apply=rules.apply,
    acting=rules.acting,
    offers=rules.offers,
    view=view,
    describe=describe,
    called=called,
    tell=tell,
    asks=asks,
    explains=explains,
    result=_result,
    take_back=None,
    take_back_rule="Q2.4",
    redeal=redeal,
    imagine=imagine,
    sayings=Saying,
    remark=remark,
    pages=_pages,
    place=3,
    open_scores=True,
    levels=("novice", "adept", "oracle"),
    bot=_bot,
    memory=memory,
    terminal=_terminal,
    presentation=_presentation,
)
