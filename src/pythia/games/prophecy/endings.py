"""The last tricks of a round, solved: the one play that is right whatever the others hold and do."""

from collections.abc import Iterable
from itertools import islice

import numpy as np

from pythia.games.prophecy.kernel.actions import ACTIONS
from pythia.games.prophecy.kernel.endings import AT_BEST, AT_WORST, MOST_TRICKS, NOT_LEGAL, ending_values
from pythia.games.prophecy.kernel.from_state import row_of_state
from pythia.games.prophecy.state import State

__all__ = ["MOST_TRICKS", "right_action"]

AT_ONCE = (1, 3, 12)
"""States that are solved at first: in most positions a few show that no play is right. Then the rest."""


def right_action(worlds: Iterable[State]) -> int | None:
    """The action (`actions.py`) that is best in all of these states, which look the same to whose turn it is.

    In each of them it scores at worst, others doing what they can against it, no less than any other does
    at best, and in some of them more. None: no play is right in this way, as is mostly so. There must be no
    more than MOST_TRICKS tricks left. States are taken only as far as they are needed.
    """
    coming = iter(worlds)
    never_less = np.ones((ACTIONS, ACTIONS), bool)
    once_more = np.zeros((ACTIONS, ACTIONS), bool)
    for count in (*AT_ONCE, None):
        if not (some := list(islice(coming, count))):
            break
        found = np.full((len(some), ACTIONS, 2), NOT_LEGAL)
        ending_values(np.array([row_of_state(state) for state in some]), found)
        legal = np.flatnonzero(found[0, :, AT_BEST] != NOT_LEGAL)
        worst, best = found[:, legal, AT_WORST], found[:, legal, AT_BEST]
        ahead = worst[:, :, None] - best[:, None, :]
        both = np.ix_(legal, legal)
        never_less[both] &= (ahead >= 0).all(axis=0)
        once_more[both] |= (ahead > 0).any(axis=0)
        itself = np.eye(len(legal), dtype=bool)
        if not (never_less[both] | itself).all(axis=1).any():
            return None
    right = legal[((never_less & once_more)[both] | itself).all(axis=1)]
    return int(right[0]) if len(right) == 1 < len(legal) else None
