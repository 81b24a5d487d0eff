"""The kernel plays by the rules, the same on every machine, whether it is compiled or not."""

import os
import subprocess
import sys
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.conftest import LONG
from tests.games.prophecy.kernel.beside_rules import play_beside
from tests.games.prophecy.kernel.digest import digest

from pythia.games.prophecy import rules
from pythia.games.prophecy.bots.sight import plays
from pythia.games.prophecy.cards import DECK, NUMBERS, SUITED, names
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel import plain, policies
from pythia.games.prophecy.kernel.actions import legal
from pythia.games.prophecy.kernel.from_state import row_of_state
from pythia.games.prophecy.kernel.games import (
    begin_games,
    finish_at_random,
    finish_by,
    finish_greedily,
    reseed,
)
from pythia.games.prophecy.kernel.machine import (
    IS_COMPILED,
    advance,
    card_of,
    compiled,
    pick,
    select,
    word,
)
from pythia.games.prophecy.kernel.rounds import to_decide
from pythia.games.prophecy.kernel.steps import act, next_round
from pythia.games.prophecy.state import Bid, Options, State
from pythia.table.chance import Live, Source

select_portably = compiled(plain.select)
PLIES = 1_000_000 if LONG else 20_000
TABLES = [(players, length) for players in range(2, 7) for length in range(2)]


# Some tests go through all tables: so what they need is compiled once, not in each process that runs tests.


def test_legal_sets_winners_and_scores_are_those_of_the_rules() -> None:
    for players, length in TABLES:
        compared, seed = 0, 1000 * players + length
        while compared < PLIES / len(TABLES):
            compared += play_beside(players, length, 4, seed + compared)


def begun(players: int, length: int, matches: int = 50) -> at.Row:
    rows = np.zeros((matches, at.WORDS), np.int64)
    begin_games(rows, players, length, 7 * players + length)
    return rows


# --------------------------------------------------------------------------------------- whole rounds


@compiled
def finish_by_steps(position: at.Row, policy: Any) -> int:
    """What whole rounds do, action by action; how many were not legal."""
    seed, wrong = position[at.RANDOM], 0
    while position[at.TURN] >= 0:
        seed = advance(seed)
        action = policy(to_decide(position), position, word(seed))
        wrong += 1 - (legal(position)[action >> 6] >> (action & 63) & 1)
        if act(position, action):
            position[at.RANDOM] = seed
            next_round(position)
            seed = position[at.RANDOM]
    return wrong


@compiled
def last_legal(turn: policies.Turn, position: at.Row, drawn: int) -> int:
    """A policy of somebody else's: the first card, or a lead drawn where a suit may have to be named."""
    if turn.place == 0:
        return policies.any_lead(turn.cards, turn.trump, drawn)
    return card_of(turn.cards) + (64 if turn.place < 0 else 0)


def test_rounds_at_once_lead_where_actions_one_by_one_lead() -> None:
    pairs = (policies.random, finish_at_random), (policies.greedy, finish_greedily)
    for (by, finish), (players, length) in product(pairs, TABLES):
        rows = begun(players, length)
        ours = rows.copy()
        finish(ours, True)
        for row in rows:
            assert finish_by_steps(row, by) == 0
        seen = [*range(at.HANDS, at.BONUSES + 6), at.ROUND, at.DEALER, at.TURN, at.SURRENDERED, at.RANDOM]
        assert (ours[:, seen] == rows[:, seen]).all()
        assert (ours[:, at.TURN] == -1).all()


def test_any_compiled_function_can_be_the_policy() -> None:
    finish = finish_by(last_legal)
    for players, length in TABLES:
        rows = begun(players, length)
        finish(rows, True)
        assert (rows[:, at.TURN] == -1).all()
        # Whoever sets the lowest suits aside foretells next to nothing.
        assert (rows[:, at.BONUSES : at.BONUSES + players].sum(axis=0) > 0).all()
        again = begun(players, length)
        finish(again, True)
        assert (again == rows).all()


def test_P4_1_every_card_comes_as_often_to_every_seat() -> None:
    for players in range(2, 7):
        rows = begun(players, 0, 6000)
        dealt = NUMBERS[players].dealt
        for seat in range(players):
            hands = rows[:, at.HANDS + seat]
            held = np.array([(hands >> card & 1).sum() for card in range(60)])
            assert held.sum() == dealt * len(rows)
            expected = len(rows) * dealt / 60
            # Five standard deviations, over sixty cards of twenty seats.
            assert np.abs(held - expected).max() < 5 * (expected * (1 - dealt / 60)) ** 0.5
        together = np.bitwise_or.reduce(rows[:, at.HANDS : at.HANDS + players], axis=1)
        assert (np.bitwise_count(together) == players * dealt).all()
        assert not (together & ~DECK).any()
        dealers = np.bincount(rows[:, at.DEALER], minlength=players)
        assert dealers.min() > len(rows) / players * 0.9


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    rows, fewer, other = begun(4, 0, 9), begun(4, 0, 3), np.zeros((3, at.WORDS), np.int64)
    assert (rows[:3] == fewer).all()
    begin_games(other, 4, 0, 1234)
    assert not (other == fewer).all(axis=1).any()


# ------------------------------------------------------------------------------- from any position


def somewhere(dice: Random, players: int, actions: int) -> State:
    """A position of the rules after so many legal actions."""
    chance = Live(Source(dice.randbytes(32)))
    state = rules.start(rules.empty(players, Options(length="short")), chance)
    for _ in range(actions):
        seat = rules.acting(state)[0]
        if state.turn is None:
            cards = dice.sample(names(state.hands[seat] & SUITED), NUMBERS[players].bid)
            state = rules.apply(state, seat, Bid(tuple(cards)), None, chance)
        else:
            state = rules.apply(state, seat, dice.choice([*plays(rules.offers(state, seat))]), None, chance)
    return state


def test_play_outs_start_anywhere() -> None:
    dice = Random("anywhere")
    for number in range(40):
        players = 2 + number % 5
        start = somewhere(dice, players, dice.randrange(100))
        rows = np.tile(row_of_state(start), (20, 1))
        reseed(rows, number)
        finish_at_random(rows, False)
        assert (rows[:, at.ROUND] == len(start.rounds) + 1).all()
        assert (rows[:, at.TAKEN : at.TAKEN + 6].sum(axis=1) == NUMBERS[players].tricks).all()
        assert (rows[:, at.TAKEN : at.TAKEN + players] >= start.taken).all()
        if sum(hand.bit_count() for hand in start.hands) > 3 * players:
            assert len({row.tobytes() for row in rows}) > 1


# ----------------------------------------------------------------------- the same, compiled and plain


def test_the_cards_picked_are_the_same_by_every_path() -> None:
    dice = Random("cards")
    for _ in range(2000):
        cards, drawn = dice.randrange(1, 1 << 60) & dice.randrange(1, 1 << 60) or 1, dice.randrange(1 << 60)
        place = (drawn >> 28) * cards.bit_count() >> 32
        wanted = [card for card in range(60) if cards >> card & 1][place]
        assert pick(cards, drawn) == 1 << wanted
        for by in (select, select_portably, plain.select):
            assert by(cards, place) == 1 << wanted
        assert card_of(cards) == plain.card_of(cards) == min(c for c in range(60) if cards >> c & 1)


def test_the_words_drawn_are_the_same_by_every_path() -> None:
    ours = theirs = -(1 << 62) - 12345
    for _ in range(1000):
        ours, theirs = int(advance(ours)), plain.advance(theirs)
        assert ours == theirs
        assert 0 <= int(word(ours)) == plain.word(theirs) < 1 << 60


def in_a_process(*args: str, **variables: str) -> list[str]:
    command = [sys.executable, "-m", "tests.games.prophecy.kernel.digest", *args]
    ran = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_without_numba_the_games_are_the_same() -> None:
    assert in_a_process("without-numba") == ["False", "False", digest(2)]


@pytest.mark.skipif(not IS_COMPILED, reason="Numba is not installed")
def test_the_compiled_path_runs_where_there_is_numba() -> None:
    assert hasattr(finish_at_random, "py_func")


if LONG and IS_COMPILED:

    def test_without_the_instruction_pdep_the_games_are_the_same() -> None:
        assert in_a_process(NUMBA_CPU_NAME="generic") == ["True", "False", digest(2)]
