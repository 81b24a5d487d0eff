"""Rounds of several games at once, all at random: `rounds.py` in lanes, card for card the same.

Only games that go in step are played so: as many players, as many tricks to come, at a lead or before all
bids. What hangs on a card is looked up in tables that the rules' own functions made.
"""

from typing import Any

import numpy as np

from pythia.games.prophecy.cards import DECK, LIZARD, MONKEY, NUMBERS, SHAMAN, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel import plain
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
from pythia.games.prophecy.kernel.layout import Row
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

BESIDE = (at.DEALER, at.TRUMP, at.OPENLY, at.LEADER, at.SURRENDERED, at.RANDOM)
"""What changes in the course of a match beside what each seat has."""
Block = Row | int
"""Where sixteen games are played, lanes for each place of a row: an array or its address."""
AFTER = 64
"""Where, beside the cards, a Shaman after each of them stands."""
_CARDS = DECK.bit_length()
_POWER = np.full((NO_SUIT, NO_SUIT + 1, 2 * AFTER), -1, np.int64)
_LEAD_OF = np.full((NO_SUIT, 2 * SET_ASIDE), NO_SUIT, np.int64)
CARD_OF = np.array([card_led(action) for action in range(2 * SET_ASIDE)])
NAMED_BY_MONKEY, NAMED_BY_LIZARD = (
    np.array([leads(1 << card, trump)[1] for trump in range(NO_SUIT)]) for card in (MONKEY, LIZARD)
)
for _trump in range(NO_SUIT):
    for _lead in range(NO_SUIT + 1):
        for _card in range(_CARDS):
            _POWER[_trump, _lead, _card] = power(worth(_card, _lead, _trump, 0), _lead, _trump)
            _before = worth(_card, _lead, _trump, 0)
            _POWER[_trump, _lead, AFTER + _card] = power(worth(SHAMAN, _lead, _trump, _before), _lead, _trump)
    for _card in (*range(_CARDS), *range(NAMING_MONKEY, 2 * SET_ASIDE)):
        _named = _card & 3 if _card >= NAMING_MONKEY else NO_SUIT
        _LEAD_OF[_trump, _card] = lead_suit(int(CARD_OF[_card]), _named, _trump)
POWER, LEAD_OF = _POWER.ravel(), _LEAD_OF.ravel()
"""By trump, lead and card (after another); by trump and action: the lead suit."""
_ALL = [
    (bonus_points(taken, foretold, gave_up, numbers.bonus), trick_points(taken, gave_up))
    for numbers in NUMBERS.values()
    for gave_up in (False, True)
    for taken in range(16)
    for foretold in range(16)
]
BONUS, POINTS = np.array([bonus for bonus, _ in _ALL]), np.array([sum(both) for both in _ALL])
ALLOWED_OF, FOLLOWING_OF = np.array(ALLOWED), np.array(FOLLOWS)
"""By lead suit."""

GOLDEN, _FIRST, _SECOND = (
    int(np.uint64(word).astype(np.int64)) for word in (plain.GOLDEN, plain.FIRST, plain.SECOND)
)


@inlined
def next_seed(seed: Any) -> Any:
    return seed + GOLDEN


@inlined
def word(seed: Any) -> Any:
    mixed = (seed ^ seed >> 30) * _FIRST
    mixed = (mixed ^ mixed >> 27) * _SECOND
    return (mixed ^ mixed >> 31) >> 4


@inlined
def pick(cards: Any, drawn: Any) -> Any:
    """The number of a card of the set."""
    return select_in(cards, below(bits_in(cards), drawn))


@inlined
def any_of(plays: Any, others: Any, drawn: Any) -> Any:
    """An action of a set of them, each as likely as any other."""
    first = bits_in(plays)
    place = below(first + bits_in(others), drawn)
    is_other = place >= first
    action = select_in(where(is_other, others, plays), where(is_other, place - first, place))
    return where(is_other, action + SET_ASIDE, action)


# ---------------------------------------------------------------------------------------------- a deal


@inlined
def draw_set(pool: Any, size: int, count: int, seed: Any) -> Any:
    eighths = (8 * count + size // 2) // size
    taken = pool
    if eighths < 8:
        taken = lanes_of(0)
        for bit in range(3):
            if eighths >> bit & 1:
                seed = next_seed(seed)
                taken = taken | word(seed)
            elif eighths & (1 << bit) - 1:
                seed = next_seed(seed)
                taken = taken & word(seed)
        taken = taken & pool
    more = count - bits_in(taken)
    while anywhere(more != 0):
        after = next_seed(seed)
        lack = more > 0
        among = where(lack, pool ^ taken, taken)
        card = lanes_of(1) << pick(among, word(after))
        wrong = more != 0
        taken = where(wrong, taken ^ card, taken)
        seed = where(wrong, after, seed)
        more = where(wrong, where(lack, more - 1, more + 1), 0)
    return taken, seed


@compiled
def deal(block: Block, players: int) -> None:
    dealt, seed, pool = dealt_to_each(players), get(block, at.RANDOM), lanes_of(DECK)
    if players == 4:
        half, seed = draw_set(pool, 60, 2 * dealt, seed)
        for first, pair in ((0, half), (2, pool ^ half)):
            hand, seed = draw_set(pair, 30, dealt, seed)
            put(block, at.HANDS + first, hand)
            put(block, at.HANDS + first + 1, pair ^ hand)
    else:
        for seat in range(players):
            hand, seed = draw_set(pool, 60 - seat * dealt, dealt, seed)
            pool = pool ^ hand
            put(block, at.HANDS + seat, hand)
    put(block, at.RANDOM, seed)


# -------------------------------------------------------------------------------------------------- bids


@compiled
def bids(block: Block, players: int) -> None:
    """P4.2-5: the open ones first."""
    size, seed = cards_in_a_bid(players), get(block, at.RANDOM)
    openly = get(block, at.OPENLY)
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
            hand = where(own == place, get(block, at.HANDS + seat), hand)
        left = hand
        for _ in range(size):
            seed = next_seed(seed)
            left = left ^ lanes_of(1) << pick(left & SUITED, word(seed))
        for seat in range(players):
            put(block, at.HANDS + seat, where(here == seat, left, get(block, at.HANDS + seat)))
            put(block, at.BIDS + seat, where(here == seat, hand ^ left, get(block, at.BIDS + seat)))
    put(block, at.RANDOM, seed)


# ---------------------------------------------------------------------------------------------- tricks


@inlined
def wrapped(seat: Any, players: int) -> Any:
    """A seat counted in a circle, once around at most."""
    return where(seat >= players, seat - players, seat)


@inlined
def rotate(block: Block, first: int, spare: int, players: int, by: Any) -> None:
    """So many seats on, in a circle: whoever was at that place comes first. Spare places are overwritten."""
    step, here, there = 1, first, spare
    while step < players:
        turned = by & step != 0
        for place in range(players):
            other = place + step if place + step < players else place + step - players
            put(block, there + place, where(turned, get(block, here + other), get(block, here + place)))
        here, there, step = there, here, 2 * step
    if here != first:
        for place in range(players):
            put(block, first + place, get(block, here + place))


@inlined
def may_be_led(hand: Any, by_monkey: Any, by_lizard: Any) -> Any:
    """P5.2, P6.1: the cards that may be led and, of those that name a suit, the suits."""
    naming = where((hand >> MONKEY & 1) != 0, by_monkey, 0) | where((hand >> LIZARD) != 0, by_lizard, 0)
    return may_lead(hand) & ~(1 << MONKEY | 1 << LIZARD), naming


@compiled
def tricks(block: Block, hands: Block, players: int, count: int) -> None:
    """P5 to P7.1, from a lead to the last trick."""
    trump, leader, seed = get(block, at.TRUMP), get(block, at.LEADER), get(block, at.RANDOM)
    surrendered = get(block, at.SURRENDERED)
    by_monkey, by_lizard = looked_up(NAMED_BY_MONKEY, trump), looked_up(NAMED_BY_LIZARD, trump)
    for seat in range(players):
        put(hands, seat, get(block, at.HANDS + seat))
    rotate(hands, 0, players, players, leader)
    taken = lanes_of(0)
    for left in range(count - 1, -1, -1):
        hand = get(hands, 0)
        seed = next_seed(seed)
        plain, naming = may_be_led(hand, by_monkey, by_lizard)
        action = any_of(plain, naming, word(seed))
        card = looked_up(CARD_OF, action)
        lead = looked_up(LEAD_OF, trump * (2 * SET_ASIDE) + action)
        allowed, follows = looked_up(ALLOWED_OF, lead), looked_up(FOLLOWING_OF, lead)
        powers = (trump * (NO_SUIT + 1) + lead) * (2 * AFTER)
        put(hands, 0, hand ^ lanes_of(1) << card)
        best = looked_up(POWER, powers + card) << 3
        for place in range(1, players):
            hand = get(hands, place)
            seed = next_seed(seed)
            cards = where((hand & follows) != 0, hand & allowed, hand)
            after = pick(cards, word(seed))
            put(hands, place, hand ^ lanes_of(1) << after)
            shaman = after == SHAMAN
            own = looked_up(POWER, powers + where(shaman, card + AFTER, after))
            own = where(shaman & (wrapped(leader + place, players) == surrendered), -1, own)
            card = after
            best = greater(best, own << 3 | place)
        winner = best & 7
        rotate(hands, 0, players, players, winner)
        leader = wrapped(leader + winner, players)
        taken = taken + (lanes_of(1) << (leader << 3))
        if left == 1:
            gives_up = surrenders(get(hands, 0))
            if anywhere(gives_up):
                surrendered = where(gives_up, leader, surrendered)
                rotate(hands, 0, players, players, where(gives_up, 1, 0))
                leader = wrapped(where(gives_up, leader + 1, leader), players)
    put(block, at.SURRENDERED, surrendered)
    put(block, at.RANDOM, seed)
    for seat in range(players):
        put(block, at.HANDS + seat, 0)
        put(block, at.TAKEN + seat, get(block, at.TAKEN + seat) + (taken >> 8 * seat & 255))


# --------------------------------------------------------------------------------------------- to the end


@compiled
def score(block: Block, players: int) -> None:
    """P7.2: points are counted."""
    surrendered = get(block, at.SURRENDERED)
    for seat in range(players):
        taken, foretold = get(block, at.TAKEN + seat), bid_value(get(block, at.BIDS + seat))
        place = (players - 2) * 512 + (taken << 4 | foretold) + where(surrendered == seat, 256, 0)
        put(block, at.TOTALS + seat, get(block, at.TOTALS + seat) + looked_up(POINTS, place))
        put(block, at.BONUSES + seat, get(block, at.BONUSES + seat) + looked_up(BONUS, place))


@inlined
def move_deal(block: Block, players: int) -> None:
    """P3.2."""
    put(block, at.DEALER, wrapped(get(block, at.DEALER) + 1, players))


@compiled
def set_up(block: Block, players: int, length: int, number: int) -> None:
    """P2, P4.4: the wheel shows the trump; who bids openly."""
    put(block, at.TRUMP, trump_of(length, number))
    put(block, at.LEADER, wrapped(get(block, at.DEALER) + 1, players))
    put(block, at.SURRENDERED, -1)
    highest, openly = lanes_of(0), lanes_of(0)
    for seat in range(players):
        highest = greater(highest, get(block, at.TOTALS + seat))
        put(block, at.BIDS + seat, 0)
        put(block, at.TAKEN + seat, 0)
    if bids_openly(0, 0, players, number, rounds_of(length)):
        for seat in range(players):
            openly = openly | where(get(block, at.TOTALS + seat) == highest, 1 << seat, 0)
    put(block, at.OPENLY, openly)


@compiled
def in_step(rows: Row, whole: bool) -> bool:
    """Whether these games can be played together."""
    one = rows[0]
    if len(rows) != WIDTH or one[at.TURN] < 0 or one[at.COUNT]:
        return False
    players, held = one[at.PLAYERS], one[at.HANDS].bit_count()
    for row in rows:
        if (
            row[at.PLAYERS] != players
            or row[at.BIDDING] != one[at.BIDDING]
            or row[at.COUNT]
            or row[at.TURN] < 0
        ):
            return False
        if row[at.LENGTH] != one[at.LENGTH] or (whole and row[at.ROUND] != one[at.ROUND]):
            return False
        for seat in range(players):
            if row[at.HANDS + seat].bit_count() != held or (one[at.BIDDING] and row[at.BIDS + seat]):
                return False
    return True


@compiled
def blocks() -> tuple[Row, Row]:
    """Where games are played: lanes for each place of a row; hands, twice, in the order of a trick."""
    return np.zeros((at.WORDS, WIDTH), np.int64), np.zeros((2 * at.MOST_PLAYERS, WIDTH), np.int64)


@compiled
def finish_together(rows: Row, whole: bool, block: Row, hands: Row) -> None:
    """Rounds or (whole) matches played to their end."""
    players, length = rows[0, at.PLAYERS], rows[0, at.LENGTH]
    last, bidding, more = rounds_of(length), rows[0, at.BIDDING], 1
    for lane, row in enumerate(rows):
        for place in range(at.PLAYED):
            block[place, lane] = row[place]
        for place in BESIDE:
            block[place, lane] = row[place]
    if bidding:
        bids(block, players)
    tricks(block, hands, players, block[at.HANDS, 0].bit_count())
    score(block, players)
    if whole:
        for number in range(rows[0, at.ROUND] + 1, last):
            move_deal(block, players)
            set_up(block, players, length, number)
            deal(block, players)
            bids(block, players)
            tricks(block, hands, players, block[at.HANDS, 0].bit_count())
            score(block, players)
            more += 1
    for lane, row in enumerate(rows):
        for place in range(at.PLAYED):
            row[place] = block[place, lane]
        for place in BESIDE:
            row[place] = block[place, lane]
        if more > 1:
            row[at.PLAYED : at.PLAYED + at.MOST_PLAYERS], row[at.VOIDS], row[at.LED] = 0, 0, 0
        row[at.ROUND] += more
        row[at.BIDDING], row[at.TURN] = 0, row[at.LEADER] if row[at.ROUND] < last else -1
