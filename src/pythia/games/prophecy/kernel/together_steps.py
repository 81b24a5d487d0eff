"""Tables that go one step at a time, all of them in step: `steps.py` in lanes, to the bit the same.

Matches that began together stay together: all tables bid, lead, follow, score and deal in the same steps.
What is the same at all of them is one row, `common`; the rest lies in blocks, lanes for each place. From the
first lead to the end of a round, hands and cards played lie in the order of the trick, its leader's first.
"""

from typing import Any, NamedTuple

import numpy as np

from pythia.games.prophecy.cards import SHAMAN, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import ACTIONS, SET_ASIDE
from pythia.games.prophecy.kernel.compiled import below, compiled, entry, inlined
from pythia.games.prophecy.kernel.games import Numbers, Words
from pythia.games.prophecy.kernel.lanes import (
    BYTES,
    WIDTH,
    address,
    anywhere,
    get,
    greater,
    lanes_of,
    looked_up,
    put,
    put_rows,
    where,
)
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS, ROUND_TRICKS
from pythia.games.prophecy.kernel.plain import further
from pythia.games.prophecy.kernel.position import cards_in_a_bid, rounds_of, trump_of
from pythia.games.prophecy.kernel.together import (
    AFTER,
    ALLOWED_OF,
    CARD_OF,
    FOLLOWING_OF,
    GOLDEN,
    LEAD_OF,
    POWER,
    Block,
    any_of,
    deal,
    move_deal,
    next_seed,
    rotate,
    score,
    set_up,
    word,
    wrapped,
)
from pythia.games.prophecy.kernel.together_observation import (
    ALL_OPEN,
    ALLOWED,
    FOLLOWING,
    FORETOLD,
    MADE,
    OTHERS,
    PLACES,
    PLAYS,
    SPARE,
    TRICKS_WON,
    Common,
    compare_scores,
    observe,
)
from pythia.games.prophecy.tricks import NO_SUIT, bid_value, standing, surrenders

PLAYERS, LENGTH, ROUND, TRUMP, BIDDING, ASIDE, COUNT, TRICKS, SCORED, COMMON = range(10)
"""What is the same at all tables, as an array: `Common`, and whether the latest step ended a round."""
TURNS, WON, POINTS, SCORES, TOLD = 0, 1, 2, 2 + at.MOST_PLAYERS, 2 + 2 * at.MOST_PLAYERS
"""What each step tells, a row for each: whose turn it is, who won, by seat what was scored and in all."""
SEEDS = np.array([further(0, lane + 1) for lane in range(WIDTH)])
"""What a lane's word is drawn with, beside that of the lane before the first."""


class Told(NamedTuple):
    """Where what a step tells of a block goes, as addresses."""

    words: int
    numbers: int
    row_bytes: int


@entry
def gather(rows: Row, blocks: Row, common: Numbers, seen: Row, words: Words, told: Row) -> None:
    """Matches before their first bid, all with the same players and length, into blocks; and what is seen."""
    players = rows[0, at.PLAYERS]
    common[PLAYERS], common[LENGTH] = players, rows[0, at.LENGTH]
    common[ROUND], common[TRUMP] = rows[0, at.ROUND], rows[0, at.TRUMP]
    common[BIDDING], common[TRICKS] = 1, ROUND_TRICKS[players - 2]
    for number in range(len(rows)):
        for place in range(at.WORDS):
            blocks[number // WIDTH, place, number % WIDTH] = rows[number, place]
    for number in range(len(rows) // WIDTH):
        block = address(blocks) + number * PLACES * BYTES
        begin_round(block, players)
        show(block, address(seen), now(common), told_of(words, told, number))


@entry
def step_together(blocks: Row, common: Numbers, actions: Numbers, seen: Row, words: Words, told: Row) -> int:
    """`step_games`, with another match after each; then what is seen."""
    first, many = address(blocks), len(actions) // WIDTH
    for number in range(many):
        if anywhere(is_wrong(first + number * PLACES * BYTES, get(actions, number))):
            return first_wrong(blocks[number], actions, number * WIDTH)
    if common[SCORED]:
        told[WON : POINTS + at.MOST_PLAYERS] = 0
    before = now(common)
    advance(common)
    after, ends_round = now(common), common[SCORED]
    for number in range(many):
        block, action = first + number * PLACES * BYTES, get(actions, number)
        if before.bidding:
            set_aside(block, after, action)
        else:
            put_card(block, before, action)
            if ends_round:
                end_trick(block, after)
                end_round(block, after, told_of(words, told, number))
            elif not after.on_table:
                end_trick(block, after)
                if after.tricks == 1:
                    surrender(block, after.players)
        show(block, address(seen), after, told_of(words, told, number))
    return -1


@entry
def any_together(blocks: Row, actions: Numbers, seed: int) -> None:
    """`any_actions`, the same ones."""
    seeds = get(SEEDS, 0) + seed
    for number in range(len(actions) // WIDTH):
        block = address(blocks) + number * PLACES * BYTES
        put(actions, number, any_of(get(block, PLAYS), get(block, OTHERS), word(seeds)))
        seeds = seeds + WIDTH * GOLDEN


@inlined
def now(common: Numbers) -> Common:
    """As it stands."""
    return Common(
        common[PLAYERS],
        common[LENGTH],
        common[ROUND],
        common[TRUMP],
        common[BIDDING],
        common[ASIDE],
        common[COUNT],
        common[TRICKS],
    )


@compiled
def advance(common: Numbers) -> None:
    """What is the same at all tables, a step on."""
    players = common[PLAYERS]
    common[SCORED] = 0
    if common[BIDDING]:
        common[ASIDE] += 1
        if common[ASIDE] == players * cards_in_a_bid(players):
            common[ASIDE] = common[BIDDING] = 0
        return
    common[COUNT] += 1
    if common[COUNT] == players:
        common[COUNT] = 0
        common[TRICKS] -= 1
    if not common[TRICKS]:
        common[SCORED], common[BIDDING], common[TRICKS] = 1, 1, ROUND_TRICKS[players - 2]
        common[ROUND] = (common[ROUND] + 1) % rounds_of(common[LENGTH])
        common[TRUMP] = trump_of(common[LENGTH], common[ROUND])


@inlined
def told_of(words: Words, told: Row, number: int) -> Told:
    words_of_block = address(words) + number * FEATURE_WORDS * BYTES
    return Told(words_of_block, address(told) + number * BYTES, told.shape[1] * 8)


@inlined
def tell(told: Told, row: int, lanes: Any) -> None:
    put(told.numbers + row * told.row_bytes, 0, lanes)


@inlined
def show(block: Block, seen: Block, common: Common, told: Told) -> None:
    """What is seen, and whose turn it is."""
    observe(block, common, seen)
    put_rows(told.words, seen, FEATURE_WORDS)
    tell(told, TURNS, get(block, at.TURN))


@inlined
def is_wrong(block: Block, action: Any) -> Any:
    """Where the action is not legal."""
    allowed = where(action < SET_ASIDE, get(block, PLAYS), get(block, OTHERS))
    return ((allowed >> (action & 63) & 1) == 0) | ((action & -ACTIONS) != 0)


@compiled
def first_wrong(block: Row, actions: Numbers, first: int) -> int:
    """The first place where it is not; -1 if there is none."""
    for lane in range(WIDTH):
        action = actions[first + lane]
        if action & -ACTIONS or not block[OTHERS if action >> 6 else PLAYS, lane] >> (action & 63) & 1:
            return first + lane
    return -1


# -------------------------------------------------------------------------------------------------- bids


@inlined
def set_aside(block: Block, common: Common, action: Any) -> None:
    """P4.2-5: one card of a bid; P5.1: after the last bid, the first lead is due."""
    players, turn = common.players, get(block, at.TURN)
    card, mine = lanes_of(1) << (action & 63), lanes_of(0)
    for seat in range(players):
        one = where(turn == seat, card, 0)
        bid = get(block, at.BIDS + seat) | one
        put(block, at.HANDS + seat, get(block, at.HANDS + seat) ^ one)
        put(block, at.BIDS + seat, bid)
        mine = where(turn == seat, bid, mine)
    is_open = (get(block, at.OPENLY) >> turn & 1) != 0
    put(block, ALL_OPEN, get(block, ALL_OPEN) | where(is_open, card, 0))
    if common.aside % cards_in_a_bid(players) == 0:
        put(block, FORETOLD, get(block, FORETOLD) | bid_value(mine) << (turn << 3))
        put(block, MADE, get(block, MADE) | lanes_of(1) << turn)
        if common.bidding:
            put(block, at.TURN, first_to_bid(block, players))
        else:
            leader = get(block, at.LEADER)
            put(block, at.TURN, leader)
            rotate(block, at.HANDS, SPARE, players, leader)


@inlined
def first_to_bid(block: Block, players: int) -> Any:
    """P4.4-5: whose bid is due, open bids first."""
    due = get(block, MADE) ^ (1 << players) - 1
    openly = due & get(block, at.OPENLY)
    due = where(openly != 0, openly, due)
    return ((due & 0 - due) - 1).bit_count()


# ------------------------------------------------------------------------------------------------ tricks


@inlined
def put_card(block: Block, common: Common, action: Any) -> None:
    """P5, P6: a card on the table."""
    count, trump, turn, card = common.on_table, common.trump, get(block, at.TURN), action
    if not count:
        card = looked_up(CARD_OF, action)
        put(block, at.LEAD, looked_up(LEAD_OF, action + trump * (2 * SET_ASIDE)))
        put(block, FOLLOWING, looked_up(FOLLOWING_OF, get(block, at.LEAD)))
        put(block, ALLOWED, looked_up(ALLOWED_OF, get(block, at.LEAD)))
    lead, one = get(block, at.LEAD), lanes_of(1) << card
    put(block, at.HANDS + count, get(block, at.HANDS + count) ^ one)
    put(block, at.PLAYED + count, get(block, at.PLAYED + count) | one)
    powers = (lead + trump * (NO_SUIT + 1)) * (2 * AFTER)
    if count:
        follows = get(block, FOLLOWING)
        lacks = ((one & SUITED & (follows ^ -1)) != 0) & (follows != 0)
        put(block, at.VOIDS, get(block, at.VOIDS) | where(lacks, lanes_of(1) << ((turn << 2) + lead), 0))
        shaman, best, best_card = card == SHAMAN, get(block, at.BEST), get(block, at.BEST_CARD)
        # P6.6: half a rank above the card before it, the Shaman beats that one alone; P5.3: not once kept.
        wins = (best_card == get(block, at.LATEST)) & (turn != get(block, at.SURRENDERED))
        power = looked_up(POWER, powers + card)
        power = where(shaman, where(wins, best + 1, -1), power)
        better = power > best
        put(block, at.BEST, where(better, power, best))
        put(block, at.WINNER, where(better, count, get(block, at.WINNER)))
        put(block, at.BEST_CARD, where(better, card, best_card))
        put(block, at.TRICK, get(block, at.TRICK) | one)
    else:
        put(block, at.LED, get(block, at.LED) | one)
        put(block, at.BEST, looked_up(POWER, powers + card))
        put(block, at.WINNER, 0)
        put(block, at.BEST_CARD, card)
        put(block, at.TRICK, one)
    put(block, at.LATEST, card)
    put(block, at.TURN, wrapped(turn + 1, common.players))


@inlined
def end_trick(block: Block, common: Common) -> None:
    """P7.1, P5.1: its winner takes the trick and leads the next."""
    pass_lead(block, common.players, get(block, at.WINNER))
    put(block, TRICKS_WON, get(block, TRICKS_WON) + (lanes_of(1) << (get(block, at.LEADER) << 3)))
    put(block, at.TRICK, 0)
    put(block, at.LEAD, NO_SUIT)


@compiled
def surrender(block: Block, players: int) -> None:
    """P5.3: whoever is to lead and cannot."""
    gives_up = surrenders(get(block, at.HANDS))
    if anywhere(gives_up):
        put(block, at.SURRENDERED, where(gives_up, get(block, at.LEADER), get(block, at.SURRENDERED)))
        pass_lead(block, players, where(gives_up, 1, 0))


@compiled
def pass_lead(block: Block, players: int, by: Any) -> None:
    """So many seats on."""
    leader = wrapped(get(block, at.LEADER) + by, players)
    put(block, at.LEADER, leader)
    put(block, at.TURN, leader)
    rotate(block, at.HANDS, SPARE, players, by)
    rotate(block, at.PLAYED, SPARE, players, by)


# ----------------------------------------------------------------------------------------------- the end


@compiled
def end_round(block: Block, common: Common, told: Told) -> None:
    """P7.2: points are counted; P3.2, P7.3: the next deal, or another match."""
    players, taken = common.players, get(block, TRICKS_WON)
    for seat in range(players):
        put(block, at.TAKEN + seat, taken >> 8 * seat & 255)
        put(block, SPARE + seat, get(block, at.TOTALS + seat))
    score(block, players)
    for seat in range(players):
        tell(told, POINTS + seat, get(block, at.TOTALS + seat) - get(block, SPARE + seat))
    if common.round:
        move_deal(block, players)
    else:
        tell(told, WON, winners(block, players))
        begin_match(block, players)
    for seat in range(players):
        tell(told, SCORES + seat, get(block, at.TOTALS + seat))
    set_up(block, players, common.length, common.round)
    deal(block, players)
    begin_round(block, players)


@inlined
def winners(block: Block, players: int) -> Any:
    """P7.3: those in the first place, as a set of seats."""
    best, found = lanes_of(-1), lanes_of(0)
    for seat in range(players):
        best = greater(best, standing(get(block, at.TOTALS + seat), get(block, at.BONUSES + seat)))
    for seat in range(players):
        mine = standing(get(block, at.TOTALS + seat), get(block, at.BONUSES + seat))
        found = found | where(mine == best, 1 << seat, 0)
    return found


@inlined
def begin_match(block: Block, players: int) -> None:
    """P3: whoever draws the highest card deals."""
    for seat in range(players):
        put(block, at.TOTALS + seat, 0)
        put(block, at.BONUSES + seat, 0)
    seed = get(block, at.RANDOM)
    put(block, at.DEALER, below(lanes_of(players), word(seed)))
    put(block, at.RANDOM, next_seed(seed))


@compiled
def begin_round(block: Block, players: int) -> None:
    """Hands are dealt; nobody has bid."""
    for place in range(at.PLAYED, at.PLAYED + at.MOST_PLAYERS):
        put(block, place, 0)
    for place in (at.VOIDS, at.LED, at.TRICK, MADE, ALL_OPEN, TRICKS_WON, FORETOLD):
        put(block, place, 0)
    put(block, at.LEAD, NO_SUIT)
    put(block, at.TURN, first_to_bid(block, players))
    compare_scores(block, players)
