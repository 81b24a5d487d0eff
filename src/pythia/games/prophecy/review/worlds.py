"""Positions that a seat could be in as rows of the kernel, and those rows played on."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pythia.contract import Stream
from pythia.games.prophecy.bots.network import Floats, Network
from pythia.games.prophecy.features import note_round
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import ACTIONS
from pythia.games.prophecy.kernel.from_state import row_of_state
from pythia.games.prophecy.kernel.games import (
    Numbers,
    Words,
    observe_games,
    reveal_games,
    step_games,
    step_games_to_choice,
    winners_of,
)
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS, HIDDEN_WORDS, MAY_ELSE, MAY_PLAY
from pythia.judging import Question

SEEDS = 1 << 59
"""How many there are for what is dealt in a world later."""
LEAST_CHANCE = 1e-6
VICTORY = 1
"""Which of the critic's two values is the share of the victory."""


def imagined_rows(question: Question, count: int, stream: Stream) -> Row:
    """So many worlds. The seat is to act in each; what a state does not know of the round is in it too."""
    rows = np.zeros((count, at.WORDS), np.int64)
    for row in rows:
        state = imagine(question.view, question.events, stream)
        row[:] = row_of_state(state)
        row[at.TURN], row[at.RANDOM] = question.seat, stream.below(SEEDS)
    note_round(rows[0], question.events, int(rows[0, at.TRUMP]))
    of_round = slice(at.PLAYED, at.PLAYED + at.MOST_PLAYERS)
    rows[:, of_round] = rows[0, of_round]
    rows[:, [at.VOIDS, at.LED]] = rows[0, [at.VOIDS, at.LED]]
    return rows


def after(rows: Row, actions: Sequence[int]) -> Row:
    """The worlds after what one seat does, a bid being done card by card."""
    found = rows.copy()
    for action in actions:
        step(found, np.full(len(found), action))
    return found


def step(rows: Row, actions: Numbers, *, to_choice: bool = False) -> None:
    points, won = np.zeros((len(rows), at.MOST_PLAYERS), np.int64), np.zeros(len(rows), np.int64)
    wrong = (step_games_to_choice if to_choice else step_games)(rows, actions, points, won, False)
    assert wrong < 0, "what was to be done is not legal in every world"


def play_on(rows: Row, number: int, network: Network, until: int | None = None) -> None:
    """Each to the end of the round of this number, and to the next deal; or until it is this seat's turn.

    All seats do what the network likes best of what they know, and it is shown nothing else.
    """
    while len(going := np.flatnonzero(_goes_on(rows, number, until))):
        some = rows[going]
        likes = preferences(network, observed(some))
        step(some, likes.argmax(axis=1), to_choice=until is None)
        rows[going] = some


def _goes_on(rows: Row, number: int, until: int | None) -> NDArray[np.bool_]:
    turns = rows[:, at.TURN]
    goes_on: NDArray[np.bool_] = (turns >= 0) & (rows[:, at.ROUND] == number) & (turns != until)
    return goes_on


def observed(rows: Row) -> Words:
    words = np.zeros((len(rows), FEATURE_WORDS), np.uint64)
    observe_games(rows, words)
    return words


def preferences(network: Network, words: Words) -> Floats:
    """By action, what the network likes; −inf where one is not legal."""
    legal = words[:, MAY_PLAY : MAY_ELSE + 1].astype("<u8").view(np.uint8)
    allowed = np.unpackbits(legal, axis=1, bitorder="little").astype(bool)
    likes: Floats = np.where(allowed, network(words)[:, :ACTIONS], -np.inf)
    return likes


def chances(rows: Row, critic: Network) -> Floats:
    """By row and seat, how likely each wins: where it is over as it is, else by the critic before the bids.

    Brought to 1 in all, what the critic says is right as often as it says (`docs/analysis.md`).
    """
    players = int(rows[0, at.PLAYERS])
    different, which = np.unique(rows, axis=0, return_inverse=True)
    found = np.zeros((len(different), players), np.float32)
    over = different[:, at.TURN] < 0
    won = np.zeros(len(different), np.int64)
    winners_of(different, won)
    found[over] = won[over, None] >> np.arange(players) & 1
    if not over.all():
        found[~over] = expected(different[~over], critic)
    found /= found.sum(axis=1, keepdims=True)
    return found[which.reshape(-1)]


def expected(rows: Row, critic: Network) -> Floats:
    """By row and seat, what the critic would say of each if it were that seat's turn."""
    found = np.zeros((len(rows), int(rows[0, at.PLAYERS])), np.float32)
    for seat in range(found.shape[1]):
        asked = rows.copy()
        asked[:, at.TURN] = seat
        found[:, seat] = judged(asked, critic)
    return found


def judged(rows: Row, critic: Network) -> Floats:
    """What the critic, which sees all hands, says to the seat whose turn it is: its share of the victory."""
    hidden = np.zeros((len(rows), HIDDEN_WORDS), np.uint64)
    reveal_games(rows, hidden)
    says: Floats = critic(np.hstack([observed(rows), hidden]))[:, VICTORY]
    return np.clip(says, LEAST_CHANCE, 1)
