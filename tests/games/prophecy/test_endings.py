"""The last tricks solved: the kernel's search beside one by the rules, and what it means to be right."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play
from pythia.contract import Budget, Player
from pythia.games.prophecy import GAME, rules
from pythia.games.prophecy.actions import number_of_play
from pythia.games.prophecy.bots.sight import plays
from pythia.games.prophecy.endings import right_action
from pythia.games.prophecy.imagine import imagine
from pythia.games.prophecy.kernel.actions import ACTIONS
from pythia.games.prophecy.kernel.endings import AT_BEST, AT_WORST, NOT_LEGAL, ending_values
from pythia.games.prophecy.kernel.from_state import row_of_state
from pythia.games.prophecy.state import Options, Play, State
from pythia.story import UNTOLD
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import Match, open_match

TABLES = [(2, 3), (3, 2), (4, 2), (5, 2), (6, 2)]
"""Players, and the tricks that are left."""


def endings(players: int, tricks: int, count: int) -> Iterator[Match]:
    """Matches with so many tricks left in their round, and a choice for whose turn it is."""
    for number in range(count):
        move, source = open_match(GAME, players, Options(), seed_from(f"endings {players} {number}"))
        seats: dict[int, Player] = {seat: RandomLegal(GAME, Random(seat)) for seat in range(players)}
        steps = play(move.match, seats, source, Budget())
        yield next(step.match for step in steps if has_choice(step.match.state, tricks))


def has_choice(state: State, tricks: int) -> bool:
    seat = state.turn
    return seat is not None and state.hands[seat].bit_count() == tricks and len(choices(state)) > 1


def choices(state: State) -> list[Play]:
    assert state.turn is not None
    return list(plays(rules.offers(state, state.turn)))


def after(state: State, chosen: Play) -> State:
    assert state.turn is not None
    # The last card of a round is followed by a deal, which nobody here looks at.
    return rules.apply(state, state.turn, chosen, None, Live(Source(seed_from("the next deal"))), UNTOLD)


def by_the_rules(state: State, chosen: Play, own: int, *, together: bool) -> int:
    """What the seat scores after this play, others helping or hindering."""
    rounds, state = len(state.rounds), after(state, chosen)
    if len(state.rounds) > rounds:
        return state.rounds[-1].points[own]
    each = [by_the_rules(state, play, own, together=together) for play in choices(state)]
    return max(each) if together or state.turn == own else min(each)


def values(states: list[State]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    found = np.full((len(states), ACTIONS, 2), NOT_LEGAL)
    ending_values(np.array([row_of_state(state) for state in states]), found)
    return found


@pytest.mark.parametrize(("players", "tricks"), TABLES)
def test_the_search_finds_what_the_rules_say(players: int, tricks: int) -> None:
    for match in endings(players, tricks, 3):
        state, (found,) = match.state, values([match.state])
        own, leading = state.turn, not state.trick.cards
        assert own is not None
        by_number = {number_of_play(chosen, leading=leading): chosen for chosen in choices(state)}
        worst, best = (
            {number: by_the_rules(state, play, own, together=together) for number, play in by_number.items()}
            for together in (False, True)
        )
        legal = np.flatnonzero(found[:, AT_BEST] != NOT_LEGAL).tolist()
        assert sorted(worst) == legal
        assert [worst[action] for action in legal] == found[legal, AT_WORST].tolist()
        enough = max(worst.values()) + 1
        assert [min(best[action], enough) for action in legal] == found[legal, AT_BEST].tolist()


def test_a_play_is_right_if_no_other_is_ever_better() -> None:
    right, none = 0, 0
    for match in endings(3, 2, 60):
        state, seat = match.state, match.state.turn
        assert seat is not None
        stream = Source(seed_from("worlds")).stream(0, "imagined")
        # Random players hear nothing; but for what they have shown to lack, any deal fits.
        worlds = [imagine(match.view(seat), [], stream) for _ in range(20)]
        action = right_action(worlds)
        if action is None:
            none += 1
            continue
        right += 1
        leading = not state.trick.cards
        chosen = next(play for play in choices(state) if number_of_play(play, leading=leading) == action)
        for world in worlds:
            least = by_the_rules(world, chosen, seat, together=False)
            for other in choices(world):
                assert other == chosen or by_the_rules(world, other, seat, together=True) <= least
    assert right
    assert none


def test_where_nothing_matters_no_play_is_right() -> None:
    """The last card is no choice; and equal plays are equally right."""
    (match,) = endings(2, 3, 1)
    state = match.state
    while state.turn is not None and len(choices(state)) > 1:
        state = after(state, choices(state)[0])
    assert right_action([state]) is None
