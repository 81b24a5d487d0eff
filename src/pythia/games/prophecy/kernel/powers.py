"""P7.1: the power of every card, looked up: the table is the rules' own, worked out once."""

import numpy as np

from pythia.games.prophecy.cards import SHAMAN
from pythia.games.prophecy.kernel.machine import IS_COMPILED, inlined
from pythia.games.prophecy.tricks import NO_SUIT, POWERS, power, worth

TRUMP_STEP, LEAD_STEP = 64 * (NO_SUIT + 1), 64
_FLAT = np.zeros((len(POWERS), NO_SUIT + 1, 64), dtype=np.int16)
_FLAT[:, :, : len(POWERS[0][0])] = POWERS
TABLE = _FLAT.ravel() if IS_COMPILED else _FLAT.ravel().tolist()
"""At `trump * TRUMP_STEP + lead * LEAD_STEP + card`."""


@inlined
def power_after(card: int, before: int, lead: int, trump: int) -> int:
    """P6, P7.1: the power of a card after another (-1: it is led); P6.6: a Shaman's hangs on that."""
    if card != SHAMAN:
        return TABLE[trump * TRUMP_STEP + lead * LEAD_STEP + card]
    return power(worth(card, lead, trump, worth(before, lead, trump, 0)), lead, trump)
