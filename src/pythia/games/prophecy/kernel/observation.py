"""What a seat knows as 24 words of 64 bits, every feature a bit: what a network sees (`docs/research.md`).

`observe` reads of a row what its seat may know and nothing else. It is plain Python like the rules' own
functions, and compiled as it is; `features.py` gives it a row that is made of a view and of events. Seats
come in the order in which they sit, one's own the first.
"""

from typing import Any

import numpy as np

from pythia.games.prophecy.cards import DECK, NUMBERS, OF_SUIT, SHAMAN
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import legal
from pythia.games.prophecy.tricks import NO_SUIT, POWERS, TRUMPED, bid_value, power, worth

FEATURE_WORDS = 24
HIDDEN_WORDS = 10
(HAND, BID, UNSEEN, SEEN_PLAYED) = range(4)
(ON_TABLE, MAY_PLAY, MAY_ELSE, WOULD_WIN, MASTERS, OPEN_BIDS, WERE_LED, IS_BEST, IS_LATEST) = range(9, 18)
(WHO, TABLE, TRICKS, MORE_TRICKS, NEEDS, MATCH) = range(18, 24)

SIZES = tuple(numbers.bid for numbers in NUMBERS.values())
ROUND_TRICKS = tuple(numbers.tricks for numbers in NUMBERS.values())
_AHEAD = (-20, -12, -7, -3, 0, 1, 4, 8, 13, 21)
"""By how many points another is ahead: a bit for each that it reaches."""
FARTHEST = 21
REACHED = np.array(
    [
        sum((ahead >= points) << place for place, points in enumerate(_AHEAD))
        for ahead in range(-FARTHEST, FARTHEST + 1)
    ]
)

MOST_POWER = TRUMPED + 31
_SETS = np.zeros((len(POWERS), NO_SUIT + 1, MOST_POWER + 2), np.int64)
for _trump, _leads in enumerate(POWERS):
    for _lead, _powers in enumerate(_leads):
        for _best in range(-1, MOST_POWER + 1):
            _beat = [1 << card for card, own in enumerate(_powers) if own > _best and card != SHAMAN]
            _SETS[_trump, _lead, _best + 1] = sum(_beat)
BEATING = _SETS.ravel()
"""P7.1: the cards but the Shaman that beat a power, by trump, lead and power + 1; worked out once."""


def observe(words: Any, row: Any, seat: int) -> None:
    """All that this seat knows, into 24 words."""
    players, trump = row[at.PLAYERS], row[at.TRUMP]
    hand, bid = row[at.HANDS + seat], row[at.BIDS + seat]
    made, openly_made = _bids_made(row)
    played = shown = 0
    for step in range(6):
        other = seat + step if seat + step < players else seat + step - players
        words[SEEN_PLAYED + step] = row[at.PLAYED + other] if step < players else 0
        if step < players:
            played |= row[at.PLAYED + other]
            if step and openly_made >> other & 1:
                shown |= row[at.BIDS + other]
    unseen = DECK & ~(hand | bid | played | shown)
    words[HAND], words[BID], words[UNSEEN] = hand, bid, unseen
    words[ON_TABLE], words[OPEN_BIDS], words[WERE_LED] = row[at.TRICK], shown, row[at.LED]
    words[IS_BEST] = 1 << row[at.BEST_CARD] if row[at.BEST_CARD] >= 0 else 0
    words[IS_LATEST] = 1 << row[at.LATEST] if row[at.LATEST] >= 0 else 0
    words[MAY_PLAY] = words[MAY_ELSE] = words[WOULD_WIN] = 0
    if row[at.TURN] == seat:
        plays, others = legal(row)
        words[MAY_PLAY], words[MAY_ELSE] = plays, others
        if row[at.COUNT]:
            words[WOULD_WIN] = plays & _winning(row[at.LATEST], row[at.LEAD], row[at.BEST], trump)
    words[MASTERS] = _masters(hand, unseen)
    words[WHO] = _who(row, seat, made)
    words[TABLE] = _table(row, seat, SIZES[players - 2] - bid.bit_count())
    _tricks(words, row, seat)
    words[NEEDS] = _needs(row, seat, openly_made)
    words[MATCH] = _match(row, seat)


def hear(words: Any, row: Any, seat: int, told: int) -> None:
    """What changes for this seat if these, too, have told what their hidden bids are worth."""
    made, openly_made = _bids_made(row)
    told &= made & ~row[at.OPENLY] & ~(1 << seat)
    words[WHO] |= _relative(told, seat, row[at.PLAYERS]) << 12
    words[NEEDS] = _needs(row, seat, openly_made | told)


def _bids_made(row: Any) -> tuple[int, int]:
    """The seats that have bid; those of them whose bids lie open (P4.4: once all such are made)."""
    players, made = row[at.PLAYERS], 0
    size, openly = SIZES[players - 2], row[at.OPENLY]
    for seat in range(players):
        if row[at.BIDS + seat].bit_count() == size:
            made |= 1 << seat
    return made, openly if openly & made == openly else 0


def reveal(words: Any, row: Any, seat: int) -> None:
    """What is hidden from a seat: the hands of the others, then their bids, in the order of the seats."""
    players = row[at.PLAYERS]
    for step in range(1, 6):
        other = seat + step if seat + step < players else seat + step - players
        words[step - 1] = row[at.HANDS + other] if step < players else 0
        words[step + 4] = row[at.BIDS + other] if step < players else 0


def _winning(latest: int, lead: int, best: int, trump: int) -> int:
    """P7.1: the cards that would be winning the trick as it lies."""
    found = int(BEATING[(trump * (NO_SUIT + 1) + lead) * (MOST_POWER + 2) + best + 1])
    shaman = power(worth(SHAMAN, lead, trump, worth(latest, lead, trump, 0)), lead, trump)
    return found | 1 << SHAMAN if shaman > best else found


def _masters(hand: int, unseen: int) -> int:
    """The suited cards in hand above all unseen ones of their suit."""
    found = 0
    for suit in OF_SUIT:
        above = (unseen & suit).bit_length()
        found |= (hand & suit) >> above << above
    return found


def _relative(seats: int, seat: int, players: int) -> int:
    """A set of seats as it looks from a seat, which comes first."""
    return (seats >> seat | seats << players - seat) & ((1 << players) - 1)


def _who(row: Any, seat: int, made: int) -> int:
    """By six: who leads, wins, bids openly, has bid, surrendered; the lead suit; by four: voids (P5.4)."""
    players = row[at.PLAYERS]
    first = _relative(1 << row[at.LEADER], seat, players)
    if row[at.WINNER] >= 0:
        first |= _relative(1 << row[at.WINNER], seat, players) << 6
    first |= _relative(row[at.OPENLY], seat, players) << 12 | _relative(made, seat, players) << 18
    if row[at.SURRENDERED] >= 0:
        first |= _relative(1 << row[at.SURRENDERED], seat, players) << 24
    voids = row[at.VOIDS] >> 4 * seat | row[at.VOIDS] << 4 * (players - seat)
    first |= (voids & ((1 << 4 * players) - 1)) << 36
    return first | 1 << 30 + row[at.LEAD] | row[at.BIDDING] << 60  # type: ignore[no-any-return]


def _table(row: Any, seat: int, to_set_aside: int) -> int:
    """Trump, players, dealer, round, rounds to come, length, cards in the trick, tricks and bid to come."""
    players, rounds = row[at.PLAYERS], 5 if row[at.LENGTH] else 8
    taken = 0
    for other in range(players):
        taken += row[at.TAKEN + other]
    found = 1 << row[at.TRUMP] | 1 << 5 + players - 2
    found |= _relative(1 << row[at.DEALER], seat, players) << 10
    found |= 1 << 16 + row[at.ROUND] if row[at.ROUND] < rounds else 0
    found |= ((1 << rounds - row[at.ROUND]) - 1) << 24 | row[at.LENGTH] << 32
    found |= 1 << 33 + row[at.COUNT]
    found |= ((1 << to_set_aside) - 1) << 53
    return found | ((1 << ROUND_TRICKS[players - 2] - taken) - 1) << 39  # type: ignore[no-any-return]


def _tricks(words: Any, row: Any, seat: int) -> None:
    """By sixteen: the tricks that each has taken, as so many ones; what one foretold; what one needs."""
    players = row[at.PLAYERS]
    first = second = 0
    for step in range(players):
        other = seat + step if seat + step < players else seat + step - players
        ones = (1 << row[at.TAKEN + other]) - 1
        if step < 4:
            first |= ones << 16 * step
        else:
            second |= ones << 16 * (step - 4)
    foretold = bid_value(row[at.BIDS + seat])
    need = foretold - row[at.TAKEN + seat]
    words[TRICKS] = first
    words[MORE_TRICKS] = second | ((1 << max(need, 0)) - 1) << 32 | 1 << 48 + foretold


def _needs(row: Any, seat: int, openly: int) -> int:
    """By twelve: of the others who bid openly, the tricks they need; the first bit: they took too many."""
    players, found = row[at.PLAYERS], 0
    for step in range(1, players):
        other = seat + step if seat + step < players else seat + step - players
        if openly >> other & 1:
            need = bid_value(row[at.BIDS + other]) - row[at.TAKEN + other]
            found |= 1 << min(max(need, -1), 10) + 1 + 12 * (step - 1)
    return found


def _match(row: Any, seat: int) -> int:
    """By twelve: how far each of the others is ahead; the last two: the same in bonus points."""
    players, found = row[at.PLAYERS], 0
    for step in range(1, players):
        other = seat + step if seat + step < players else seat + step - players
        ahead = row[at.TOTALS + other] - row[at.TOTALS + seat]
        bits = int(REACHED[min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST])
        bonus = row[at.BONUSES + other] - row[at.BONUSES + seat]
        bits |= (bonus >= 0) << 10 | (bonus > 0) << 11
        found |= bits << 12 * (step - 1)
    return found


PARTS = (
    observe,
    hear,
    reveal,
    _bids_made,
    _winning,
    _masters,
    _relative,
    _who,
    _table,
    _tricks,
    _needs,
    _match,
)
"""What is compiled as it is."""
