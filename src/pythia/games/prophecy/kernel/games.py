"""What Python calls: thousands of positions at once, one a row, changed in place."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel import policies
from pythia.games.prophecy.kernel.actions import ACTIONS, legal, only_action
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import (
    HAS_LANES,
    advance,
    as_signed,
    compiled,
    entry,
    put_row,
    row_of,
    word,
)
from pythia.games.prophecy.kernel.observation import hear, observe, reveal
from pythia.games.prophecy.kernel.position import begin_match
from pythia.games.prophecy.kernel.rounds import finish_match, finish_round, to_decide
from pythia.games.prophecy.kernel.steps import act, next_round, points_of, winners

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]


@entry
def begin_games(rows: Row, players: int, length: int, seed: int) -> None:
    """Matches before their first bid. Each depends on the seed and its number alone."""
    for number in range(len(rows)):
        seed = advance(seed)
        position = row_of(rows, number)
        begin_match(position, players, length, word(seed))
        put_row(rows, number, position)


@entry
def reseed(rows: Row, seed: int) -> None:
    """Chance from here on, for each row its own."""
    for number in range(len(rows)):
        seed = advance(seed)
        rows[number, at.RANDOM] = word(seed)


# ----------------------------------------------------------------------------------------- to the end


@compiled
def _finish(rows: Row, whole: bool, policy: Any) -> None:
    """Each row played on to the end of its round, which is scored, or of the whole match."""
    for number in range(len(rows)):
        position = row_of(rows, number)
        if whole:
            finish_match(position, policy)
        elif position[at.TURN] >= 0:
            finish_round(position, policy)
        put_row(rows, number, position)


if HAS_LANES:
    from pythia.games.prophecy.kernel.lanes import WIDTH
    from pythia.games.prophecy.kernel.together import blocks, finish_together, in_step

    @compiled
    def _finish_at_random(rows: Row, whole: bool) -> None:
        """Side by side where games go in step."""
        block, hands = blocks()
        for first in range(0, len(rows), WIDTH):
            some = rows[first : first + WIDTH]
            if in_step(some, whole):
                finish_together(some, whole, block, hands)
            else:
                _finish(some, whole, policies.random)

else:

    @compiled
    def _finish_at_random(rows: Row, whole: bool) -> None:
        _finish(rows, whole, policies.random)


@entry
def finish_at_random(rows: Row, whole: bool) -> None:
    """Rounds or (whole) matches played to their end by any legal action."""
    _finish_at_random(rows, whole)


@entry
def finish_greedily(rows: Row, whole: bool) -> None:
    """Rounds or (whole) matches played to their end by players who count high cards."""
    _finish(rows, whole, policies.greedy)


def finish_by(policy: Callable[..., Any]) -> Callable[[Row, bool], None]:
    """The same by any policy; where the kernel is compiled, it is one that Numba has compiled."""

    @compiled
    def finish(rows: Row, whole: bool) -> None:
        _finish(rows, whole, policy)

    return finish


# ------------------------------------------------------------------------------------- action by action


@entry
def legal_actions(rows: Row, found: Words) -> None:
    """What may be done in each, as two words of bits; none where it is over."""
    for number in range(len(rows)):
        found[number, 0], found[number, 1] = legal(row_of(rows, number))


@compiled
def first_illegal(rows: Row, actions: Numbers) -> int:
    """The first place where the action is not legal; -1 if there is none. Where it is over, any will do."""
    for number in range(len(rows)):
        position = row_of(rows, number)
        if position[at.TURN] >= 0:
            action, allowed = as_signed(actions[number]), legal(position)
            if not 0 <= action < ACTIONS or not allowed[action >> 6] >> (action & 63) & 1:
                return number
    return -1


@compiled
def act_and_renew(position: Row, action: int, points: Any, renew: bool) -> int:
    """One action; what each seat scores by it is put down; who won, if it was the last, as a set of seats.

    A round that has ended is followed by the next deal; a match, where they are to be renewed, by another
    one, dealt from where its chance stands.
    """
    players, won = position[at.PLAYERS], 0
    if not act(position, action):
        return won
    for seat in range(players):
        points[seat] = points_of(position, seat)
    if position[at.TURN] < 0:
        won = winners(position)
    if position[at.TURN] < 0 and renew:
        begin_match(position, players, position[at.LENGTH], position[at.RANDOM])
    else:
        next_round(position)
    return won


@entry
def step_games(rows: Row, actions: Numbers, points: Row, won: Numbers, renew: bool) -> int:
    """One action in each (none where it is over): what each seat scored by it, who won if it was the last.

    Where an action is not legal nothing is done anywhere: its place, else -1.
    """
    wrong = first_illegal(rows, actions)
    if wrong >= 0:
        return wrong
    for number in range(len(rows)):
        points[number], won[number] = 0, 0
        position = row_of(rows, number)
        if position[at.TURN] >= 0:
            won[number] = act_and_renew(position, as_signed(actions[number]), points[number], renew)
            put_row(rows, number, position)
    return -1


@entry
def step_games_to_choice(rows: Row, actions: Numbers, points: Row, won: Numbers, renew: bool) -> int:
    """The same, and then on for as long as only one action is legal: all that was scored, who won.

    A bid always has a choice, so that at most one round ends in a step.
    """
    wrong = first_illegal(rows, actions)
    if wrong >= 0:
        return wrong
    for number in range(len(rows)):
        points[number], won[number] = 0, 0
        position = row_of(rows, number)
        action = as_signed(actions[number]) if position[at.TURN] >= 0 else -1
        while action >= 0:
            won[number] |= act_and_renew(position, action, points[number], renew)
            action = only_action(position)
        put_row(rows, number, position)
    return -1


@entry
def any_actions(words: Words, actions: Numbers, seed: int) -> None:
    """Of sets of legal actions one each, as likely as any other; 0 where there is none."""
    for number in range(len(words)):
        seed = advance(seed)
        plays, others = as_signed(words[number, 0]), as_signed(words[number, 1])
        actions[number] = policies.any_of(plays, others, word(seed))


@entry
def observe_games(rows: Row, words: Words) -> None:
    """What the seat whose turn it is knows in each, as 24 words; nothing where it is over."""
    for number in range(len(rows)):
        position = row_of(rows, number)
        if position[at.TURN] >= 0:
            observe(words[number], position, position[at.TURN])
        else:
            words[number] = 0


@entry
def hear_games(rows: Row, words: Words, told: Numbers) -> None:
    """What more is known in each if these seats have told what their bids are worth, once they are made."""
    for number in range(len(rows)):
        position = row_of(rows, number)
        if told[number] and position[at.TURN] >= 0:
            hear(words[number], position, position[at.TURN], told[number])


@entry
def reveal_games(rows: Row, words: Words) -> None:
    """What is hidden in each from the seat whose turn it is, as ten words; nothing where it is over."""
    for number in range(len(rows)):
        position = row_of(rows, number)
        if position[at.TURN] >= 0:
            reveal(words[number], position, position[at.TURN])
        else:
            words[number] = 0


@entry
def greedy_actions(rows: Row, actions: Numbers, seed: int) -> None:
    """What a player who counts high cards does in each; 0 where it is over."""
    for number in range(len(rows)):
        seed = advance(seed)
        position = row_of(rows, number)
        if position[at.TURN] >= 0:
            actions[number] = policies.greedy(to_decide(position), position, word(seed))
        else:
            actions[number] = 0


@entry
def winners_of(rows: Row, found: Numbers) -> None:
    """P7.3: who shares the victory as each stands, as sets of seats."""
    for number in range(len(rows)):
        found[number] = winners(row_of(rows, number))
