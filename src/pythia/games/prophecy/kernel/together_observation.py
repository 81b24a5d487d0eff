"""What a seat knows, sixteen tables side by side: `observation.py` in lanes, to the bit the same."""

from typing import Any, NamedTuple

from pythia.games.prophecy.cards import DECK, OF_SUIT, SHAMAN, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel import observation as to
from pythia.games.prophecy.kernel.compiled import compiled, inlined
from pythia.games.prophecy.kernel.lanes import anywhere, get, greater, lanes_of, lesser, looked_up, put, where
from pythia.games.prophecy.kernel.position import cards_in_a_bid, rounds_of
from pythia.games.prophecy.kernel.together import (
    NAMED_BY_LIZARD,
    NAMED_BY_MONKEY,
    Block,
    may_be_led,
    wrapped,
)
from pythia.games.prophecy.tricks import NO_SUIT, bid_value

MATCHES = at.WORDS
"""By seat: what it knows of the scores."""
PLAYS, OTHERS, MADE, ALL_OPEN, TRICKS_WON, FORETOLD, FOLLOWING, ALLOWED = range(MATCHES + 6, MATCHES + 14)
"""Legal actions; who has bid; the cards of open bids; by eight bits a seat, tricks taken and what was
foretold; the cards of the lead suit, and those that may be played by whoever has one of them."""
SPARE = MATCHES + 14
PLACES = SPARE + at.MOST_PLAYERS


class Common(NamedTuple):
    """What is the same at all tables."""

    players: int
    length: int
    round: int
    trump: int
    bidding: int
    aside: int
    """Cards set aside in all."""
    on_table: int
    """Cards on the table."""
    tricks: int
    """To come."""


@inlined
def table_word(common: Common) -> int:
    """Of the word TABLE what is the same at all tables: all but the dealer."""
    rounds, size = rounds_of(common.length), cards_in_a_bid(common.players)
    to_set_aside = size - common.aside % size if common.bidding else 0
    found = 1 << common.trump | 1 << 5 + common.players - 2 | 1 << 16 + common.round
    found |= ((1 << rounds - common.round) - 1) << 24 | common.length << 32
    return (
        found | 1 << 33 + common.on_table | ((1 << common.tricks) - 1) << 39 | ((1 << to_set_aside) - 1) << 53
    )


@inlined
def observe(block: Block, common: Common, seen: Block) -> None:
    """What the seat whose turn it is knows; the words of what may be done are kept in the block, too."""
    players, turn = common.players, get(block, at.TURN)
    back = players - turn
    made, openly = get(block, MADE), get(block, at.OPENLY)
    openly_made = where((openly & (made ^ -1)) == 0, openly, 0)
    hand, bid = cards(block, common, seen, turn, openly_made)
    if common.bidding:
        bids(block, seen, hand)
    elif common.on_table:
        follows(block, common, seen, hand)
    else:
        leads(block, common.trump, seen, hand)
    put(seen, to.MAY_PLAY, get(block, PLAYS))
    put(seen, to.MAY_ELSE, get(block, OTHERS))
    put(
        seen,
        to.TABLE,
        lanes_of(1 << 10) << wrapped(get(block, at.DEALER) + back, players) | table_word(common),
    )
    who(block, common, seen, turn, made)
    tricks(block, players, seen, turn, bid, openly_made)


@inlined
def turned(seats: Any, turn: Any, bits: int, players: int) -> Any:
    """What there is of each seat, so many bits each, as it looks from one of them, which comes first."""
    return (seats >> turn * bits | seats << (players - turn) * bits) & ((1 << bits * players) - 1)


@inlined
def cards(block: Block, common: Common, seen: Block, turn: Any, openly_made: Any) -> tuple[Any, Any]:
    """Where cards are, as far as one knows: one's hand and bid, and all the rest."""
    players, count = common.players, common.on_table
    hand, bid, match = get(block, at.HANDS + count), lanes_of(0), lanes_of(0)
    for seat in range(players):
        bid = where(turn == seat, get(block, at.BIDS + seat), bid)
        match = where(turn == seat, get(block, MATCHES + seat), match)
        if common.bidding:
            hand = where(turn == seat, get(block, at.HANDS + seat), hand)
    shown = where(openly_made != 0, get(block, ALL_OPEN) & (bid ^ -1), 0)
    known = hand | bid | shown
    for step in range(players):
        played = get(block, at.PLAYED + (count + step if count + step < players else count + step - players))
        put(seen, to.SEEN_PLAYED + step, played)
        known = known | played
    unseen = known ^ DECK
    masters = lanes_of(0)
    for suit in OF_SUIT:
        masters = masters | hand & suit & lanes_of(-1) << (unseen & suit).bit_length()
    put(seen, to.HAND, hand)
    put(seen, to.BID, bid)
    put(seen, to.UNSEEN, unseen)
    put(seen, to.MASTERS, masters)
    put(seen, to.OPEN_BIDS, shown)
    put(seen, to.ON_TABLE, get(block, at.TRICK))
    put(seen, to.WERE_LED, get(block, at.LED))
    put(seen, to.MATCH, match)
    return hand, bid


@inlined
def bids(block: Block, seen: Block, hand: Any) -> None:
    """P4.2."""
    put(block, PLAYS, 0)
    put(block, OTHERS, hand & SUITED)
    no_trick(seen)


@inlined
def leads(block: Block, trump: int, seen: Block, hand: Any) -> None:
    """P5.2."""
    plays, others = may_be_led(hand, NAMED_BY_MONKEY[trump], NAMED_BY_LIZARD[trump])
    put(block, PLAYS, plays)
    put(block, OTHERS, others)
    no_trick(seen)


@inlined
def no_trick(seen: Block) -> None:
    for word in (to.WOULD_WIN, to.IS_BEST, to.IS_LATEST):
        put(seen, word, 0)


@inlined
def follows(block: Block, common: Common, seen: Block, hand: Any) -> None:
    """P5.4, P7.1: what may be played, what of it would be winning."""
    plays = where((hand & get(block, FOLLOWING)) != 0, hand & get(block, ALLOWED), hand)
    best, latest = get(block, at.BEST), get(block, at.LATEST)
    leading = get(block, at.LEAD) + common.trump * (NO_SUIT + 1)
    winning = looked_up(to.BEATING, leading * (to.MOST_POWER + 2) + best + 1)
    put(block, PLAYS, plays)
    put(block, OTHERS, 0)
    best_card = get(block, at.BEST_CARD)
    # P6.6: half a rank above the card before it, the Shaman beats that one alone.
    put(seen, to.WOULD_WIN, plays & (winning | where(best_card == latest, 1 << SHAMAN, 0)))
    put(seen, to.IS_BEST, lanes_of(1) << best_card)
    put(seen, to.IS_LATEST, lanes_of(1) << latest)


@inlined
def who(block: Block, common: Common, seen: Block, turn: Any, made: Any) -> None:
    """By six: who leads, wins, bids openly, has bid, surrendered; the lead suit; by four: voids (P5.4)."""
    players, count = common.players, common.on_table
    back = players - turn
    found = lanes_of(1) << wrapped(get(block, at.LEADER) + back, players)
    if count:
        found = found | lanes_of(1 << 6) << wrapped(get(block, at.WINNER) + (players - count), players)
    found = (
        found | turned(get(block, at.OPENLY), turn, 1, players) << 12 | turned(made, turn, 1, players) << 18
    )
    surrendered = get(block, at.SURRENDERED)
    if anywhere(surrendered >= 0):
        its_place = lanes_of(1 << 24) << wrapped(greater(surrendered, 0) + back, players)
        found = found | where(surrendered >= 0, its_place, 0)
    found = found | turned(get(block, at.VOIDS), turn, 4, players) << 36
    put(seen, to.WHO, found | lanes_of(1 << 30) << get(block, at.LEAD) | common.bidding << 60)


@inlined
def tricks(block: Block, players: int, seen: Block, turn: Any, bid: Any, openly_made: Any) -> None:
    """By sixteen: the tricks that each has taken, as so many ones; what one foretold; what one needs. By
    twelve: of the others who bid openly, the tricks they need; the first bit: they took too many."""
    taken = turned(get(block, TRICKS_WON), turn, 8, players)
    first, second, needs = lanes_of(0), lanes_of(0), lanes_of(0)
    for step in range(players):
        ones = (lanes_of(1) << (taken >> 8 * step & 255)) - 1
        if step < 4:
            first = first | ones << 16 * step
        else:
            second = second | ones << 16 * (step - 4)
    if anywhere(openly_made != 0):
        foretold, openly = (
            turned(get(block, FORETOLD), turn, 8, players),
            turned(openly_made, turn, 1, players),
        )
        for step in range(1, players):
            need = (foretold >> 8 * step & 255) - (taken >> 8 * step & 255)
            bit = lanes_of(1) << lesser(greater(need, -1), 10) + (1 + 12 * (step - 1))
            needs = needs | where((openly >> step & 1) != 0, bit, 0)
    mine = bid_value(bid)
    need = greater(mine - (taken & 255), 0)
    put(seen, to.TRICKS, first)
    put(seen, to.MORE_TRICKS, second | ((lanes_of(1) << need) - 1) << 32 | lanes_of(1 << 48) << mine)
    put(seen, to.NEEDS, needs)


@compiled
def compare_scores(block: Block, players: int) -> None:
    """By twelve: how far each of the others is ahead; the last two: the same in bonus points."""
    for seat in range(players):
        found = lanes_of(0)
        for step in range(1, players):
            other = seat + step if seat + step < players else seat + step - players
            ahead = get(block, at.TOTALS + other) - get(block, at.TOTALS + seat)
            bits = looked_up(to.REACHED, lesser(greater(ahead, -to.FARTHEST), to.FARTHEST) + to.FARTHEST)
            bonus = get(block, at.BONUSES + other) - get(block, at.BONUSES + seat)
            bits = bits | where(bonus >= 0, 1 << 10, 0) | where(bonus > 0, 1 << 11, 0)
            found = found | bits << 12 * (step - 1)
        put(block, MATCHES + seat, found)
