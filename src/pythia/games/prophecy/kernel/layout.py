"""A position as a row of 64-bit integers: what stands where.

The first places come six by six, one for each seat. A set of seats is a mask, as a set of cards is.
"""

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.int64]
"""A position, or several of them below each other."""

MOST_PLAYERS = 6
HANDS, BIDS, TAKEN, TOTALS, BONUSES, PLAYED = range(0, 36, 6)
"""By seat: cards held and set aside, tricks of the round, points, bonus points, cards played this round."""
PLAYERS, LENGTH, ROUND, DEALER, TRUMP, OPENLY = range(36, 42)
"""Once all rounds are played, ROUND is their number. OPENLY: P4.4, as a set of seats."""
TURN, LEADER, COUNT, LEAD, BEST, WINNER, LATEST = range(42, 49)
"""Who acts (-1: it is over); the trick: how many cards lie there, the power of the best, whose it is, and the
latest card (-1: none)."""
SURRENDERED, VOIDS, LED, TRICK, BEST_CARD = range(49, 54)
"""P5.3 (-1: nobody); P5.4: suits that seats have shown to lack, four bits a seat; cards that were led; cards
of the trick; the one that is winning it (-1: none)."""
RANDOM, BIDDING = 54, 55
"""The state of the random generator that deals; whether (0 or 1) a bid is due."""
WORDS = 56

LENGTHS = ("standard", "short")
