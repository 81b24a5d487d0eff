"""The judge of Prophecy: its worlds are the seat's, its values are chances, the one right play is named."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np
import pytest
from msgspec import Struct

from pythia.analysis import best_of, judge_of
from pythia.analysis.decisions import Walk
from pythia.analysis.playouts import PlayOutJudge
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play
from pythia.contract import Budget, ImaginedChance
from pythia.games.prophecy import GAME
from pythia.games.prophecy.actions import number_of_play
from pythia.games.prophecy.bots.network import Spoiled, published
from pythia.games.prophecy.bots.sight import plays
from pythia.games.prophecy.endings import right_action
from pythia.games.prophecy.features import features
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.games import begin_games
from pythia.games.prophecy.review import judge as judging
from pythia.games.prophecy.review.options import options_of
from pythia.games.prophecy.review.worlds import after, chances, imagined_rows, observed, play_on
from pythia.games.prophecy.state import Bid, Options, Play
from pythia.judging import Question
from pythia.offers import size
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.replay import Played


def questions(players: int, words: str, most: int = 400) -> list[Question]:
    """Of a match at random."""
    move, source = open_match(GAME, players, Options(length="short"), seed_from(words))
    seats = {seat: RandomLegal(GAME, Random(seat)) for seat in range(players)}
    moves = [Played(move, 1 + len(move.lines))]
    for step in play(move.match, seats, source, Budget()):
        moves.append(Played(step, moves[-1].line + len(step.lines)))
    return [each.question for each in Walk(moves[:most]).decided]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_every_world_the_seat_sees_the_same(players: int) -> None:
    for question in questions(players, f"worlds {players}", 150):
        stream = ImaginedChance(Random(1))
        rows = imagined_rows(question, 3, stream)
        expected = np.array([features(question.view, question.events)] * 3, np.uint64)
        assert (observed(rows) == expected).all()
        assert len(np.unique(rows[:, at.RANDOM])) == 3


def test_options_are_what_may_be_done() -> None:
    network = published("narrow")
    for question in questions(4, "options", 150):
        options = options_of(question, network)
        actions = [each.action for each in options]
        assert actions[0] == question.chosen
        if isinstance(question.chosen, Bid):
            bids = [frozenset(each.cards) for each in actions if isinstance(each, Bid)]
            assert len(set(bids)) == len(actions) > 2
            assert all(bid <= set(question.view.hand) and len(bid) == 3 for bid in bids)
        else:
            assert set(actions) == set(plays(question.offers))
            assert len(actions) == sum(map(size, question.offers))
        rows = imagined_rows(question, 2, ImaginedChance(Random(1)))
        for option in options:
            # It goes on: what is done is legal in every world.
            assert (after(rows, option.numbers) != rows).any(axis=1).all()


def test_rows_are_played_to_the_end_of_the_round_and_no_further() -> None:
    network = published("narrow")
    for question in questions(3, "played on", 60)[::7]:
        rows = imagined_rows(question, 4, ImaginedChance(Random(1)))
        number = int(rows[0, at.ROUND])
        until = rows.copy()
        play_on(rows, number, network)
        assert (rows[:, at.ROUND] == number + 1).all()
        found = chances(rows, published("oracle-critic"))
        assert found.sum(axis=1) == pytest.approx([1.0] * 4, abs=1e-5)
        until[:, at.TURN] = (question.seat + 1) % 3
        assert (until[:, at.BIDDING] == (question.view.phase == "bid")).all()


def test_chances_of_what_is_over_are_shares() -> None:
    rows = np.zeros((2, at.WORDS), np.int64)
    begin_games(rows, 4, 0, 1)
    rows[:, at.TURN] = -1
    rows[0, at.TOTALS : at.TOTALS + 4] = 9, 5, 9, 1
    rows[1, at.TOTALS : at.TOTALS + 4] = 1, 2, 3, 4
    found = chances(rows, published("oracle-critic"))
    assert found.tolist() == [[0.5, 0, 0.5, 0], [0, 0, 0, 1]]


def right_plays(players: int, matches: int) -> Iterator[tuple[Question, int]]:
    """Positions at which one play is the best whatever the others hold and do; another was chosen."""
    for number in range(matches):
        for question in questions(players, f"right {players} {number}"):
            if question.view.phase == "bid" or len(question.view.hand) > 3:
                continue
            leading, stream = not question.view.trick.cards, ImaginedChance(Random(1))
            worlds = (imagine(question.view, question.events, stream) for _ in range(60))
            if (right := right_action(worlds)) is not None:
                every = plays(question.offers)
                wrong = next(each for each in every if number_of_play(each, leading=leading) != right)
                yield question._replace(chosen=wrong), right


def _number(action: Struct, question: Question) -> int:
    assert isinstance(action, Play)
    return number_of_play(action, leading=not question.view.trick.cards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_one_right_play_is_named(players: int) -> None:
    """It scores the most for sure; now and then another play wins more often all the same."""
    named = []
    for question, right in right_plays(players, 4):
        verdict = judge_of(GAME)(question, 64, ImaginedChance(Random(2)))
        worths = {_number(each.action, question): fmean(each.worth) for each in verdict.compared}
        best = _number(best_of(verdict).action, question)
        named.append(best == right)
        assert best == right or worths[best] >= worths[right]
    assert len(named) >= 3
    assert sum(named) >= 0.75 * len(named)


def test_without_networks_it_is_played_out_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(name: str) -> None:
        raise Spoiled(name)

    monkeypatch.setattr(judging, "published", spoiled)
    assert judging.judge() is None
    assert isinstance(judge_of(GAME), PlayOutJudge)


PROGRAM = """
from random import Random
from tests.games.prophecy.test_review import questions
from pythia.analysis import judge_of
from pythia.contract import ImaginedChance
from pythia.games.prophecy import GAME
from pythia.games.prophecy.kernel.machine import IS_COMPILED
some = questions(2, "plain", 40)
found = [judge_of(GAME)(some[at], 16, ImaginedChance(Random(3))) for at in (0, 12, -1)]
worths = [option.worth for each in found for option in each.compared]
print(IS_COMPILED, [round(worth, 4) for own in worths for worth in own])
"""


def test_the_same_without_a_compiler() -> None:
    printed = {}
    for plain in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": plain}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, env=environment
        )
        compiled, worths = done.stdout.split(" ", 1)
        printed[compiled] = worths
    assert printed["False"] == printed.get("True", printed["False"])
