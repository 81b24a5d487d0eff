"""Rounds of several games at once, all at random: `rounds.py` in lanes, card for card the same.

Only games that go in step are played so: as many players, as many tricks to come, at a lead or before all
bids. What hangs on a card is looked up in tables that the rules' own functions made.
"""

from typing import Any

import numpy as np

from pythia.games.prophecy.cards import DECK, LIZARD, MONKEY, NUMBERS, SHAMAN, SUITED
from pythia.games.prophecy.kernel.actions import NAMING_MONKEY, SET_ASIDE, card_led, leads
from pythia.games.prophecy.kernel.compiled import below, compiled, inlined
from pythia.games.prophecy.kernel.lanes import (
    WIDTH,
    anywhere,
    bits_in,
    get,
    greater,
    lanes_of,
    looked_up,
    put,
    select_in,
    where,
)
from pythia.games.prophecy.kernel.layout import (
    BIDDING,
    BIDS,
    BONUSES,
    COUNT,
    DEALER,
    HANDS,
    LEADER,
    LED,
    LENGTH,
    MOST_PLAYERS,
    OPENLY,
    PLAYED,
    PLAYERS,
    RANDOM,
    ROUND,
    SURRENDERED,
    TAKEN,
    TOTALS,
    TRUMP,
    TURN,
    VOIDS,
    WORDS,
    Row,
)
from pythia.games.prophecy.kernel.plain import FIRST, GOLDEN, SECOND
from pythia.games.prophecy.kernel.position import cards_in_a_bid, dealt_to_each, rounds_of, trump_of
from pythia.games.prophecy.tricks import (
    ALLOWED,
    FOLLOWS,
    NO_SUIT,
    bid_value,
    bids_openly,
    bonus_points,
    lead_suit,
    may_lead,
    power,
    surrenders,
    trick_points,
    worth,
)

BESIDE = (DEALER, TRUMP, OPENLY, LEADER, SURRENDERED, RANDOM)
"""What changes in the course of a match beside what each seat has."""
AFTER = 64
"""Where, beside the cards, a Shaman after each of them stands."""
_CARDS = DECK.bit_length()
POWER = np.full((NO_SUIT, NO_SUIT + 1, 2 * AFTER), -1, np.int64)
LEAD_OF = np.full((NO_SUIT, 2 * SET_ASIDE), NO_SUIT, np.int64)
CARD_OF = np.array([card_led(action) for action in range(2 * SET_ASIDE)])
NAMED_BY_MONKEY, NAMED_BY_LIZARD = (
    np.array([leads(1 << card, trump)[1] for trump in range(NO_SUIT)]) for card in (MONKEY, LIZARD)
)
for _trump in range(NO_SUIT):
    for _lead in range(NO_SUIT + 1):
        for _card in range(_CARDS):
            POWER[_trump, _lead, _card] = power(worth(_card, _lead, _trump, 0), _lead, _trump)
            _before = worth(_card, _lead, _trump, 0)
            POWER[_trump, _lead, AFTER + _card] = power(worth(SHAMAN, _lead, _trump, _before), _lead, _trump)
    for _card in (*range(_CARDS), *range(NAMING_MONKEY, 2 * SET_ASIDE)):
        _named = _card & 3 if _card >= NAMING_MONKEY else NO_SUIT
        LEAD_OF[_trump, _card] = lead_suit(int(CARD_OF[_card]), _named, _trump)
_POWER, _LEAD_OF = POWER.ravel(), LEAD_OF.ravel()
_ALL = [
    (bonus_points(taken, foretold, gave_up, numbers.bonus), trick_points(taken, gave_up))
    for numbers in NUMBERS.values()
    for gave_up in (False, True)
    for taken in range(16)
    for foretold in range(16)
]
BONUS, POINTS = np.array([bonus for bonus, _ in _ALL]), np.array([sum(both) for both in _ALL])
_ALLOWED, _FOLLOWS = np.array(ALLOWED), np.array(FOLLOWS)

_GOLDEN, _FIRST, _SECOND = (int(np.uint64(word).astype(np.int64)) for word in (GOLDEN, FIRST, SECOND))


@inlined
def word(seed: Any) -> Any:
    mixed = (seed ^ seed >> 30) * _FIRST
    mixed = (mixed ^ mixed >> 27) * _SECOND
    return (mixed ^ mixed >> 31) >> 4


@inlined
def pick(cards: Any, drawn: Any) -> Any:
    """The number of a card of the set."""
    return select_in(cards, below(bits_in(cards), drawn))


# ---------------------------------------------------------------------------------------------- a deal


@inlined
def draw_set(pool: Any, size: int, count: int, seed: Any) -> Any:
    eighths = (8 * count + size // 2) // size
    taken = pool
    if eighths < 8:
        taken = lanes_of(0)
        for bit in range(3):
            if eighths >> bit & 1:
                seed = seed + _GOLDEN
                taken = taken | word(seed)
            elif eighths & (1 << bit) - 1:
                seed = seed + _GOLDEN
                taken = taken & word(seed)
        taken = taken & pool
    more = count - bits_in(taken)
    while anywhere(more != 0):
        after = seed + _GOLDEN
        lack = more > 0
        among = where(lack, pool ^ taken, taken)
        card = lanes_of(1) << pick(among, word(after))
        wrong = more != 0
        taken = where(wrong, taken ^ card, taken)
        seed = where(wrong, after, seed)
        more = where(wrong, where(lack, more - 1, more + 1), 0)
    return taken, seed


@compiled
def deal(block: Row, players: int) -> None:
    dealt, seed, pool = dealt_to_each(players), get(block, RANDOM), lanes_of(DECK)
    if players == 4:
        half, seed = draw_set(pool, 60, 2 * dealt, seed)
        for first, pair in ((0, half), (2, pool ^ half)):
            hand, seed = draw_set(pair, 30, dealt, seed)
            put(block, HANDS + first, hand)
            put(block, HANDS + first + 1, pair ^ hand)
    else:
        for seat in range(players):
            hand, seed = draw_set(pool, 60 - seat * dealt, dealt, seed)
            pool = pool ^ hand
            put(block, HANDS + seat, hand)
    put(block, RANDOM, seed)


# -------------------------------------------------------------------------------------------------- bids


@compiled
def bids(block: Row, players: int) -> None:
    """P4.2-5: the open ones first."""
    size, seed = cards_in_a_bid(players), get(block, RANDOM)
    openly = get(block, OPENLY)
    for place in range(players):
        # The seat that comes at this place.
        hand, here = lanes_of(0), lanes_of(0)
        opened = closed = lanes_of(0)
        count = bits_in(openly)
        for seat in range(players):
            is_open = openly >> seat & 1
            own = where(is_open != 0, opened, count + closed)
            opened, closed = opened + is_open, closed + (1 - is_open)
            here = where(own == place, seat, here)
            hand = where(own == place, get(block, HANDS + seat), hand)
        left = hand
        for _ in range(size):
            seed = seed + _GOLDEN
            left = left ^ lanes_of(1) << pick(left & SUITED, word(seed))
        for seat in range(players):
            put(block, HANDS + seat, where(here == seat, left, get(block, HANDS + seat)))
            put(block, BIDS + seat, where(here == seat, hand ^ left, get(block, BIDS + seat)))
    put(block, RANDOM, seed)


# ---------------------------------------------------------------------------------------------- tricks


@inlined
def wrapped(seat: Any, players: int) -> Any:
    """A seat counted in a circle, once around at most."""
    return where(seat >= players, seat - players, seat)


@inlined
def rotate(hands: Row, players: int, by: Any) -> None:
    """So many seats on, in a circle: whoever was at that place comes first."""
    step, here, there = 1, 0, players
    while step < players:
        turned = by & step != 0
        for place in range(players):
            other = place + step if place + step < players else place + step - players
            put(hands, there + place, where(turned, get(hands, here + other), get(hands, here + place)))
        here, there, step = there, here, 2 * step
    if here:
        for place in range(players):
            put(hands, place, get(hands, here + place))


@compiled
def tricks(block: Row, hands: Row, players: int, count: int) -> None:
    """P5 to P7.1, from a lead to the last trick."""
    trump, leader, seed = get(block, TRUMP), get(block, LEADER), get(block, RANDOM)
    surrendered = get(block, SURRENDERED)
    by_monkey, by_lizard = looked_up(NAMED_BY_MONKEY, trump), looked_up(NAMED_BY_LIZARD, trump)
    for seat in range(players):
        put(hands, seat, get(block, HANDS + seat))
    rotate(hands, players, leader)
    taken = lanes_of(0)
    for left in range(count - 1, -1, -1):
        hand = get(hands, 0)
        seed = seed + _GOLDEN
        drawn = word(seed)
        plain = may_lead(hand) & ~(1 << MONKEY | 1 << LIZARD)
        naming = where((hand >> MONKEY & 1) != 0, by_monkey, 0) | where((hand >> LIZARD) != 0, by_lizard, 0)
        first = bits_in(plain)
        place = below(first + bits_in(naming), drawn)
        names = place >= first
        action = select_in(where(names, naming, plain), where(names, place - first, place))
        action = where(names, action + SET_ASIDE, action)
        card = looked_up(CARD_OF, action)
        lead = looked_up(_LEAD_OF, trump * (2 * SET_ASIDE) + action)
        allowed, follows = looked_up(_ALLOWED, lead), looked_up(_FOLLOWS, lead)
        powers = (trump * (NO_SUIT + 1) + lead) * (2 * AFTER)
        put(hands, 0, hand ^ lanes_of(1) << card)
        best = looked_up(_POWER, powers + card) << 3
        for place in range(1, players):
            hand = get(hands, place)
            seed = seed + _GOLDEN
            cards = where((hand & follows) != 0, hand & allowed, hand)
            after = pick(cards, word(seed))
            put(hands, place, hand ^ lanes_of(1) << after)
            shaman = after == SHAMAN
            own = looked_up(_POWER, powers + where(shaman, card + AFTER, after))
            own = where(shaman & (wrapped(leader + place, players) == surrendered), -1, own)
            card = after
            best = greater(best, own << 3 | place)
        winner = best & 7
        rotate(hands, players, winner)
        leader = wrapped(leader + winner, players)
        taken = taken + (lanes_of(1) << (leader << 3))
        if left == 1:
            gives_up = surrenders(get(hands, 0))
            if anywhere(gives_up):
                surrendered = where(gives_up, leader, surrendered)
                rotate(hands, players, where(gives_up, 1, 0))
                leader = wrapped(where(gives_up, leader + 1, leader), players)
    put(block, SURRENDERED, surrendered)
    put(block, RANDOM, seed)
    for seat in range(players):
        put(block, HANDS + seat, 0)
        put(block, TAKEN + seat, get(block, TAKEN + seat) + (taken >> 8 * seat & 255))


# --------------------------------------------------------------------------------------------- to the end


@compiled
def score(block: Row, players: int) -> None:
    """P7.2: points are counted."""
    surrendered = get(block, SURRENDERED)
    for seat in range(players):
        taken, foretold = get(block, TAKEN + seat), bid_value(get(block, BIDS + seat))
        place = (players - 2) * 512 + (taken << 4 | foretold) + where(surrendered == seat, 256, 0)
        put(block, TOTALS + seat, get(block, TOTALS + seat) + looked_up(POINTS, place))
        put(block, BONUSES + seat, get(block, BONUSES + seat) + looked_up(BONUS, place))


@compiled
def set_up(block: Row, players: int, length: int, number: int) -> None:
    """P2, P3.2, P4.4: the wheel shows the trump; the deal moves on; who bids openly."""
    put(block, TRUMP, trump_of(length, number))
    dealer = wrapped(get(block, DEALER) + 1, players)
    put(block, DEALER, dealer)
    put(block, LEADER, wrapped(dealer + 1, players))
    put(block, SURRENDERED, -1)
    highest, openly = lanes_of(0), lanes_of(0)
    for seat in range(players):
        highest = greater(highest, get(block, TOTALS + seat))
        put(block, BIDS + seat, 0)
        put(block, TAKEN + seat, 0)
    if bids_openly(0, 0, players, number, rounds_of(length)):
        for seat in range(players):
            openly = openly | where(get(block, TOTALS + seat) == highest, 1 << seat, 0)
    put(block, OPENLY, openly)


@compiled
def in_step(rows: Row, whole: bool) -> bool:
    """Whether these games can be played together."""
    one = rows[0]
    if len(rows) != WIDTH or one[TURN] < 0 or one[COUNT]:
        return False
    players, held = one[PLAYERS], one[HANDS].bit_count()
    for row in rows:
        if row[PLAYERS] != players or row[BIDDING] != one[BIDDING] or row[COUNT] or row[TURN] < 0:
            return False
        if row[LENGTH] != one[LENGTH] or (whole and row[ROUND] != one[ROUND]):
            return False
        for seat in range(players):
            if row[HANDS + seat].bit_count() != held or (one[BIDDING] and row[BIDS + seat]):
                return False
    return True


@compiled
def blocks() -> tuple[Row, Row]:
    """Where games are played: lanes for each place of a row; hands, twice, in the order of a trick."""
    return np.zeros((WORDS, WIDTH), np.int64), np.zeros((2 * MOST_PLAYERS, WIDTH), np.int64)


@compiled
def finish_together(rows: Row, whole: bool, block: Row, hands: Row) -> None:
    """Rounds or (whole) matches played to their end."""
    players, length = rows[0, PLAYERS], rows[0, LENGTH]
    last, bidding, more = rounds_of(length), rows[0, BIDDING], 1
    for lane, row in enumerate(rows):
        for place in range(PLAYED):
            block[place, lane] = row[place]
        for place in BESIDE:
            block[place, lane] = row[place]
    if bidding:
        bids(block, players)
    tricks(block, hands, players, block[HANDS, 0].bit_count())
    score(block, players)
    if whole:
        for number in range(rows[0, ROUND] + 1, last):
            set_up(block, players, length, number)
            deal(block, players)
            bids(block, players)
            tricks(block, hands, players, block[HANDS, 0].bit_count())
            score(block, players)
            more += 1
    for lane, row in enumerate(rows):
        for place in range(PLAYED):
            row[place] = block[place, lane]
        for place in BESIDE:
            row[place] = block[place, lane]
        if more > 1:
            row[PLAYED : PLAYED + MOST_PLAYERS], row[VOIDS], row[LED] = 0, 0, 0
        row[ROUND] += more
        row[BIDDING], row[TURN] = 0, row[LEADER] if row[ROUND] < last else -1
