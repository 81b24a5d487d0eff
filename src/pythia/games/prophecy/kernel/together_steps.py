"""Tables that go one step at a time, all of them in step: `steps.py` in lanes, to the bit the same.

Matches that began together stay together: all tables bid, lead, follow, score and deal in the same steps.
What is the same at all of them is one row, `common`; the rest lies in blocks, lanes for each place. From the
first lead to the end of a round, hands and cards played lie in the order of the trick, its leader's first.
"""

from typing import Any

import numpy as np

from pythia.games.prophecy.cards import SHAMAN, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import ACTIONS, SET_ASIDE
from pythia.games.prophecy.kernel.compiled import below, compiled, entry, inlined
from pythia.games.prophecy.kernel.games import Numbers, Words
from pythia.games.prophecy.kernel.lanes import (
    WIDTH,
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
    PLAYS,
    SPARE,
    TRICKS_WON,
    compare_scores,
    observe,
    pace,
)
from pythia.games.prophecy.tricks import NO_SUIT, bid_value, standing, surrenders

SEEDS = np.array([further(0, lane + 1) for lane in range(WIDTH)])
"""What a lane's word is drawn with, beside that of the lane before the first."""


@entry
def gather(rows: Row, blocks: Row, common: Row, words: Words, turns: Numbers) -> None:
    """Matches before their first bid, all with the same players and length, into blocks; and what is seen."""
    common[:] = rows[0]
    common[at.TAKEN] = common[at.BIDS] = common[at.TOTALS] = 0
    common[at.HANDS] = ROUND_TRICKS[common[at.PLAYERS] - 2]
    seen, table = np.zeros((FEATURE_WORDS, WIDTH), np.int64), pace(common)
    for number in range(len(blocks)):
        block = blocks[number]
        for lane in range(WIDTH):
            for place in range(at.WORDS):
                block[place, lane] = rows[number * WIDTH + lane, place]
        begin_round(block, common[at.PLAYERS])
        show(block, common, table, seen, words, turns, number)


@entry
def step_together(
    blocks: Row,
    common: Row,
    actions: Numbers,
    points: Row,
    won: Numbers,
    scores: Row,
    words: Words,
    turns: Numbers,
) -> int:
    """`step_games`, with another match after each; then what is seen."""
    for number in range(len(blocks)):
        if anywhere(is_wrong(blocks[number], get(actions, number))):
            return first_wrong(blocks[number], actions, number * WIDTH)
    if common[at.TOTALS]:
        points[:] = 0
        won[:] = 0
    players, bidding, count, trump = (
        common[at.PLAYERS],
        common[at.BIDDING],
        common[at.COUNT],
        common[at.TRUMP],
    )
    ends_round = advance(common)
    common[at.TOTALS] = ends_round
    seen, table = np.zeros((FEATURE_WORDS, WIDTH), np.int64), pace(common)
    for number in range(len(blocks)):
        block, action = blocks[number], get(actions, number)
        if bidding:
            set_aside(block, common, action)
        else:
            put_card(block, players, trump, count, action)
            if ends_round:
                end_trick(block, players)
                end_round(block, common, points, won, scores, number * WIDTH)
            elif not common[at.COUNT]:
                end_trick(block, players)
                if common[at.TAKEN] + 1 == common[at.HANDS]:
                    surrender(block, players)
        show(block, common, table, seen, words, turns, number)
    return -1


@entry
def any_together(blocks: Row, actions: Numbers, seed: int) -> None:
    """`any_actions` for each."""
    seeds = get(SEEDS, 0) + seed
    for number in range(len(blocks)):
        plays, others = get(blocks[number], PLAYS), get(blocks[number], OTHERS)
        put(actions, number, any_of(plays, others, word(seeds)))
        seeds = seeds + WIDTH * GOLDEN


@inlined
def show(block: Row, common: Row, table: int, seen: Row, words: Words, turns: Numbers, number: int) -> None:
    """What is seen, and whose turn it is."""
    observe(block, common, table, seen)
    put_rows(words, number * WIDTH, seen, FEATURE_WORDS)
    put(turns, number, get(block, at.TURN))


@inlined
def is_wrong(block: Row, action: Any) -> Any:
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


@compiled
def advance(common: Row) -> bool:
    """What is the same at all tables, a step on; whether it ends the round."""
    players = common[at.PLAYERS]
    if common[at.BIDDING]:
        common[at.BIDS] += 1
        if common[at.BIDS] == players * cards_in_a_bid(players):
            common[at.BIDS] = common[at.BIDDING] = 0
        return False
    common[at.COUNT] += 1
    if common[at.COUNT] < players:
        return False
    common[at.COUNT] = 0
    common[at.TAKEN] += 1
    if common[at.TAKEN] < common[at.HANDS]:
        return False
    common[at.TAKEN], common[at.BIDDING] = 0, 1
    common[at.ROUND] = (common[at.ROUND] + 1) % rounds_of(common[at.LENGTH])
    common[at.TRUMP] = trump_of(common[at.LENGTH], common[at.ROUND])
    return True


# -------------------------------------------------------------------------------------------------- bids


@inlined
def set_aside(block: Row, common: Row, action: Any) -> None:
    """P4.2-5: one card of a bid; P5.1: after the last bid, the first lead is due."""
    players, turn = common[at.PLAYERS], get(block, at.TURN)
    card, mine = lanes_of(1) << (action & 63), lanes_of(0)
    for seat in range(players):
        one = where(turn == seat, card, 0)
        bid = get(block, at.BIDS + seat) | one
        put(block, at.HANDS + seat, get(block, at.HANDS + seat) ^ one)
        put(block, at.BIDS + seat, bid)
        mine = where(turn == seat, bid, mine)
    is_open = (get(block, at.OPENLY) >> turn & 1) != 0
    put(block, ALL_OPEN, get(block, ALL_OPEN) | where(is_open, card, 0))
    if common[at.BIDS] % cards_in_a_bid(players) == 0:
        put(block, FORETOLD, get(block, FORETOLD) | bid_value(mine) << (turn << 3))
        put(block, MADE, get(block, MADE) | lanes_of(1) << turn)
        if common[at.BIDDING]:
            put(block, at.TURN, first_to_bid(block, players))
        else:
            leader = get(block, at.LEADER)
            put(block, at.TURN, leader)
            rotate(block, at.HANDS, SPARE, players, leader)


@inlined
def first_to_bid(block: Row, players: int) -> Any:
    """P4.4-5: whose bid is due, open bids first."""
    due = get(block, MADE) ^ (1 << players) - 1
    openly = due & get(block, at.OPENLY)
    due = where(openly != 0, openly, due)
    return ((due & 0 - due) - 1).bit_count()


# ------------------------------------------------------------------------------------------------ tricks


@inlined
def put_card(block: Row, players: int, trump: int, count: int, action: Any) -> None:
    """P5, P6: a card on the table."""
    turn, card = get(block, at.TURN), action
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
        shaman, best = card == SHAMAN, get(block, at.BEST)
        power = looked_up(POWER, powers + where(shaman, get(block, at.LATEST) + AFTER, card))
        power = where(shaman & (turn == get(block, at.SURRENDERED)), -1, power)
        better = power > best
        put(block, at.BEST, where(better, power, best))
        put(block, at.WINNER, where(better, count, get(block, at.WINNER)))
        put(block, at.BEST_CARD, where(better, card, get(block, at.BEST_CARD)))
        put(block, at.TRICK, get(block, at.TRICK) | one)
    else:
        put(block, at.LED, get(block, at.LED) | one)
        put(block, at.BEST, looked_up(POWER, powers + card))
        put(block, at.WINNER, 0)
        put(block, at.BEST_CARD, card)
        put(block, at.TRICK, one)
    put(block, at.LATEST, card)
    put(block, at.TURN, wrapped(turn + 1, players))


@inlined
def end_trick(block: Row, players: int) -> None:
    """P7.1, P5.1: its winner takes the trick and leads the next."""
    pass_lead(block, players, get(block, at.WINNER))
    put(block, TRICKS_WON, get(block, TRICKS_WON) + (lanes_of(1) << (get(block, at.LEADER) << 3)))
    put(block, at.TRICK, 0)
    put(block, at.LEAD, NO_SUIT)


@compiled
def surrender(block: Row, players: int) -> None:
    """P5.3: whoever is to lead and cannot."""
    gives_up = surrenders(get(block, at.HANDS))
    if anywhere(gives_up):
        put(block, at.SURRENDERED, where(gives_up, get(block, at.LEADER), get(block, at.SURRENDERED)))
        pass_lead(block, players, where(gives_up, 1, 0))


@compiled
def pass_lead(block: Row, players: int, by: Any) -> None:
    """So many seats on."""
    leader = wrapped(get(block, at.LEADER) + by, players)
    put(block, at.LEADER, leader)
    put(block, at.TURN, leader)
    rotate(block, at.HANDS, SPARE, players, by)
    rotate(block, at.PLAYED, SPARE, players, by)


# ----------------------------------------------------------------------------------------------- the end


@compiled
def end_round(block: Row, common: Row, points: Row, won: Numbers, scores: Row, first: int) -> None:
    """P7.2: points are counted; P3.2, P7.3: the next deal, or another match."""
    players, taken = common[at.PLAYERS], get(block, TRICKS_WON)
    for seat in range(players):
        put(block, at.TAKEN + seat, taken >> 8 * seat & 255)
        put(block, SPARE + seat, get(block, at.TOTALS + seat))
    score(block, players)
    for seat in range(players):
        for lane in range(WIDTH):
            points[first + lane, seat] = block[at.TOTALS + seat, lane] - block[SPARE + seat, lane]
    if common[at.ROUND]:
        move_deal(block, players)
    else:
        put(block, SPARE, winners(block, players))
        won[first : first + WIDTH] = block[SPARE]
        begin_match(block, players)
    for seat in range(players):
        scores[first : first + WIDTH, seat] = block[at.TOTALS + seat]
    set_up(block, players, common[at.LENGTH], common[at.ROUND])
    deal(block, players)
    begin_round(block, players)


@inlined
def winners(block: Row, players: int) -> Any:
    """P7.3: those in the first place, as a set of seats."""
    best, found = lanes_of(-1), lanes_of(0)
    for seat in range(players):
        best = greater(best, standing(get(block, at.TOTALS + seat), get(block, at.BONUSES + seat)))
    for seat in range(players):
        mine = standing(get(block, at.TOTALS + seat), get(block, at.BONUSES + seat))
        found = found | where(mine == best, 1 << seat, 0)
    return found


@inlined
def begin_match(block: Row, players: int) -> None:
    """P3: whoever draws the highest card deals."""
    for seat in range(players):
        put(block, at.TOTALS + seat, 0)
        put(block, at.BONUSES + seat, 0)
    seed = get(block, at.RANDOM)
    put(block, at.DEALER, below(lanes_of(players), word(seed)))
    put(block, at.RANDOM, next_seed(seed))


@compiled
def begin_round(block: Row, players: int) -> None:
    """Hands are dealt; nobody has bid."""
    for place in range(at.PLAYED, at.PLAYED + at.MOST_PLAYERS):
        put(block, place, 0)
    for place in (at.VOIDS, at.LED, at.TRICK, MADE, ALL_OPEN, TRICKS_WON, FORETOLD):
        put(block, place, 0)
    put(block, at.LEAD, NO_SUIT)
    put(block, at.TURN, first_to_bid(block, players))
    compare_scores(block, players)
