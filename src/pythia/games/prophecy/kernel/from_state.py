"""A position of the rules as a row."""

import numpy as np

from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import mask_of
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.state import State


def row_of_state(state: State) -> at.Row:
    """Where play-outs start from. What was played before this trick a state does not know."""
    row = np.zeros(at.WORDS, np.int64)
    for start, values in (
        (at.HANDS, state.hands),
        (at.BIDS, state.bids),
        (at.TAKEN, state.taken),
        (at.TOTALS, state.totals),
        (at.BONUSES, state.bonuses),
    ):
        row[start : start + state.players] = values
    acting, trick = rules.acting(state), state.trick
    row[at.PLAYERS], row[at.LENGTH] = state.players, at.LENGTHS.index(state.options.length)
    row[at.ROUND], row[at.DEALER], row[at.TRUMP] = len(state.rounds), state.dealer, state.trump
    row[at.OPENLY] = mask_of(state.openly)
    row[at.TURN] = acting[0] if acting else -1
    row[at.BIDDING] = bool(acting) and state.turn is None
    row[at.LEADER], row[at.COUNT], row[at.TRICK] = trick.leader, len(trick.cards), mask_of(trick.cards)
    row[at.LEAD], row[at.BEST], row[at.WINNER] = trick.lead, trick.best, trick.winner
    row[at.LATEST] = trick.cards[-1] if trick.cards else -1
    row[at.BEST_CARD] = trick.cards[(trick.winner - trick.leader) % state.players] if trick.cards else -1
    row[at.SURRENDERED] = -1 if state.surrendered is None else state.surrendered
    return row
