"""The kernel as research asks for it."""

from typing import Any

from pythia.batch import Batch, InStep
from pythia.games.prophecy.decisions import decisions
from pythia.games.prophecy.features import features
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import ACTIONS
from pythia.games.prophecy.kernel.games import (
    Numbers,
    Words,
    any_actions,
    begin_games,
    finish_at_random,
    finish_greedily,
    greedy_actions,
    hear_games,
    observe_games,
    reveal_games,
    step_games,
    step_games_to_choice,
    winners_of,
)
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import IS_COMPILED
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS, HIDDEN_WORDS, MAY_ELSE, MAY_PLAY
from pythia.games.prophecy.kernel.plain import further
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.train.recipe import TRAINING

if IS_COMPILED:
    from pythia.games.prophecy.kernel.together_tables import TablesInStep

LEGAL = slice(MAY_PLAY, MAY_ELSE + 1)


def _begin(rows: Row, players: int, options: Options, seed: int) -> None:
    begin_games(rows, players, at.LENGTHS.index(options.length), seed)


def _finish_at_random(rows: Row) -> None:
    finish_at_random(rows, True)


def _finish_greedily(rows: Row) -> None:
    finish_greedily(rows, True)


def _step(rows: Row, actions: Numbers, points: Row, won: Numbers) -> int:
    return step_games(rows, actions, points, won, True)


def _step_to_choice(rows: Row, actions: Numbers, points: Row, won: Numbers) -> int:
    return step_games_to_choice(rows, actions, points, won, True)


def _choose(observed: Words, actions: Numbers, seed: int) -> None:
    any_actions(observed[:, LEGAL], actions, seed)


def _turns(rows: Row) -> Any:
    return rows[:, at.TURN]


def _scores(rows: Row) -> Row:
    return rows[:, at.TOTALS : at.TOTALS + at.MOST_PLAYERS]


def _in_step(rows: Row) -> InStep | None:
    return TablesInStep(rows) if IS_COMPILED and TablesInStep.suits(rows) else None


BATCH = Batch(
    row_words=at.WORDS,
    seats=at.MOST_PLAYERS,
    actions=ACTIONS,
    feature_words=FEATURE_WORDS,
    legal_words=LEGAL,
    begin=_begin,
    further=further,
    policies={"random": _finish_at_random, "greedy": _finish_greedily},
    step=_step,
    step_to_choice=_step_to_choice,
    observe=observe_games,
    hidden_words=HIDDEN_WORDS,
    reveal=reveal_games,
    hear=hear_games,
    choose=_choose,
    rivals={"greedy": greedy_actions},
    turns=_turns,
    scores=_scores,
    winners=winners_of,
    features=features,
    decisions=decisions,
    in_step=_in_step,
    training=TRAINING,
)
