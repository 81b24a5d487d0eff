"""Prophecy, the card game: foretell how many tricks you take, with cards you then do without."""

from random import Random
from statistics import fmean

from pythia.batch import Batch
from pythia.contract import Game, Player, Result, Statistics
from pythia.games.prophecy import rules
from pythia.games.prophecy.anew import deal_anew
from pythia.games.prophecy.asks import asks
from pythia.games.prophecy.characters import LEVELS, NAMES
from pythia.games.prophecy.describe import called, describe
from pythia.games.prophecy.events import ProphecyEvent
from pythia.games.prophecy.explains import explains
from pythia.games.prophecy.honesty import hears, memory
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.state import Action, Options, Outcome, State
from pythia.games.prophecy.talk import Saying, remark
from pythia.games.prophecy.tell import tell
from pythia.games.prophecy.view import View, redeal, view
from pythia.judging import Judge
from pythia.presentation import Presentation
from pythia.terminal import Terminal


def _result(state: State) -> Result:
    """The sums of `pythia replay --json`."""
    rounds = [
        {
            "trump": rules.suit_name(r.trump),
            "dealer": r.dealer,
            "bids": r.bids,
            "tricks": r.tricks,
            "points": r.points,
        }
        for r in state.rounds
    ]
    won = rules.winners(state) if state.over else None
    return Result(
        state.over, state.totals, won, rules.places(state), {"bonus": state.bonuses, "rounds": rounds}
    )


def _statistics(result: Result) -> tuple[Statistics, ...]:
    """Points a round, and the share of rounds in which the bid was exact.

    The bonus is what an exact bid adds to a point a trick; a surrendered lead forfeits it (P7.2).
    """
    rounds = result.details["rounds"]
    return tuple(
        Statistics(
            score / len(rounds),
            {"exact": fmean(float(each["points"][seat] > each["tricks"][seat]) for each in rounds)},
        )
        for seat, score in enumerate(result.scores)
    )


def _bot(level: str, dice: Random) -> Player:
    from pythia.games.prophecy import bots

    return bots.LEVELS[level](dice)


def _terminal() -> Terminal:
    from pythia.games.prophecy.terminal import TERMINAL

    return TERMINAL


def _batch() -> Batch:
    from pythia.games.prophecy.kernel.batch import BATCH

    return BATCH


def _judge() -> Judge | None:
    from pythia.games.prophecy.review.judge import judge

    return judge()


def _presentation() -> Presentation:
    from pythia.games.prophecy.presentation import PRESENTATION

    return PRESENTATION


GAME: Game[State, Action, View, Options] = Game(
    name="prophecy",
    version=1,
    players=range(2, 7),
    options=Options,
    actions=Action,
    outcomes=Outcome,
    view_type=View,
    events=ProphecyEvent,
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
    take_back=rules.take_back,
    take_back_rule="P5.7",
    redeal=redeal,
    deal_anew=deal_anew,
    imagine=imagine,
    sayings=Saying,
    remark=remark,
    memory=memory,
    hears=hears,
    statistics=_statistics,
    place=1,
    open_scores=True,
    levels=LEVELS,
    characters=NAMES,
    searched=False,  # plain search, however long it thinks, is no better than an adept here
    bot=_bot,
    terminal=_terminal,
    batch=_batch,
    judge=_judge,
    presentation=_presentation,
)
