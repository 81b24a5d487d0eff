"""How a position begins: the wheel, the deal, whose bid is due."""

from pythia.games.prophecy.cards import DECK, NUMBERS
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import advance, below, compiled, pick, word
from pythia.games.prophecy.state import TRUMPS
from pythia.games.prophecy.tricks import NO_SUIT, bids_openly

_DEALT = tuple(NUMBERS[players].dealt for players in range(2, 7))
_BID = tuple(NUMBERS[players].bid for players in range(2, 7))
_BONUS = tuple(NUMBERS[players].bonus for players in range(2, 7))
_TRUMPS = tuple(tuple(TRUMPS[length][n % len(TRUMPS[length])] for n in range(8)) for length in at.LENGTHS)


@compiled
def dealt_to_each(players: int) -> int:
    """P1.3."""
    return _DEALT[players - 2]


@compiled
def cards_in_a_bid(players: int) -> int:
    """P1.3."""
    return _BID[players - 2]


@compiled
def bonus_for(players: int) -> int:
    """P1.3."""
    return _BONUS[players - 2]


@compiled
def rounds_of(length: int) -> int:
    """P2."""
    return 5 if length else 8


@compiled
def trump_of(length: int, number: int) -> int:
    """P2: what the wheel shows in a round."""
    return _TRUMPS[length][number]


# --------------------------------------------------------------------------------------------- a deal


@compiled
def draw_set(pool: int, count: int, seed: int) -> tuple[int, int]:
    """So many cards of the pool, each such set as likely as any other; and the generator's next state.

    Each card is taken with the nearest chance in eighths, all at once; then one by one until the count is
    right. No card is treated unlike another, so that all sets of a size are equally likely.
    """
    eighths = (8 * count + pool.bit_count() // 2) // pool.bit_count()
    taken = 0
    for bit in range(3):
        if eighths >> bit & 1:
            seed = advance(seed)
            taken |= word(seed)
        elif eighths & (1 << bit) - 1:
            seed = advance(seed)
            taken &= word(seed)
    taken = pool if eighths == 8 else taken & pool
    more = count - taken.bit_count()
    while more > 0:
        seed = advance(seed)
        taken |= pick(pool & ~taken, word(seed))
        more -= 1
    while more < 0:
        seed = advance(seed)
        taken ^= pick(taken, word(seed))
        more += 1
    return taken, seed


@compiled
def deal(position: Row) -> None:
    """P4.1: the deck is dealt; among four by halves, which is quicker."""
    players, pool, seed = position[at.PLAYERS], DECK, position[at.RANDOM]
    dealt = dealt_to_each(players)
    if players == 4:
        half, seed = draw_set(pool, 2 * dealt, seed)
        pool ^= half
        position[at.HANDS], seed = draw_set(half, dealt, seed)
        position[at.HANDS + 1] = half ^ position[at.HANDS]
        position[at.HANDS + 2], seed = draw_set(pool, dealt, seed)
        position[at.HANDS + 3] = pool ^ position[at.HANDS + 2]
    else:
        for seat in range(players):
            position[at.HANDS + seat], seed = draw_set(pool, dealt, seed)
            pool ^= position[at.HANDS + seat]
    position[at.RANDOM] = seed


# --------------------------------------------------------------------------------- a round, a match begins


@compiled
def set_up_round(position: Row) -> None:
    """P2, P4.4: the wheel shows the trump; who bids openly."""
    players, number, rounds = position[at.PLAYERS], position[at.ROUND], rounds_of(position[at.LENGTH])
    position[at.TRUMP] = trump_of(position[at.LENGTH], number)
    highest = 0
    for seat in range(players):
        highest = max(highest, position[at.TOTALS + seat])
        position[at.BIDS + seat] = position[at.TAKEN + seat] = position[at.PLAYED + seat] = 0
    openly = 0
    for seat in range(players):
        if bids_openly(position[at.TOTALS + seat], highest, players, number, rounds):
            openly |= 1 << seat
    position[at.OPENLY] = openly
    position[at.VOIDS] = position[at.LED] = 0
    position[at.SURRENDERED] = -1
    clear_trick(position, (position[at.DEALER] + 1) % players)
    position[at.TURN], position[at.BIDDING] = first_to_bid(position), 1


@compiled
def first_to_bid(position: Row) -> int:
    """P4.4-5: whose bid is due, open bids first; -1 if all are made."""
    players, size = position[at.PLAYERS], cards_in_a_bid(position[at.PLAYERS])
    found = -1
    for seat in range(players):
        if position[at.BIDS + seat].bit_count() < size:
            if position[at.OPENLY] >> seat & 1:
                return seat
            if found < 0:
                found = seat
    return found


@compiled
def clear_trick(position: Row, leader: int) -> None:
    """P5.1: the table before a trick is led."""
    position[at.LEADER], position[at.COUNT], position[at.TRICK] = leader, 0, 0
    position[at.LEAD], position[at.BEST], position[at.WINNER] = NO_SUIT, -1, -1
    position[at.LATEST] = position[at.BEST_CARD] = -1


@compiled
def begin_match(position: Row, players: int, length: int, seed: int) -> None:
    """P2, P3: a match before its first bid. Whoever draws the highest card deals: each seat as likely."""
    for place in range(at.WORDS):
        position[place] = 0
    position[at.PLAYERS], position[at.LENGTH] = players, length
    position[at.DEALER] = below(players, word(seed))
    position[at.RANDOM] = advance(seed)
    set_up_round(position)
    deal(position)
