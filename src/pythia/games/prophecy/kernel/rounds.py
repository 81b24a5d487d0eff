"""Whole rounds at full speed: what `steps.py` does card by card, in one loop with a trick in registers."""

from typing import Any

from pythia.games.prophecy.cards import SHAMAN, SUITED
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import NAMING_MONKEY, SET_ASIDE, card_led
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import advance, compiled, inlined, word
from pythia.games.prophecy.kernel.policies import Turn
from pythia.games.prophecy.kernel.position import cards_in_a_bid
from pythia.games.prophecy.kernel.powers import power_after
from pythia.games.prophecy.kernel.steps import act, next_round, score_round
from pythia.games.prophecy.tricks import NO_SUIT, lead_suit, may_follow, may_lead, surrenders


@compiled
def finish_match(position: Row, policy: Any) -> None:
    """Plays on from here until the last round is scored."""
    while position[at.TURN] >= 0:
        finish_round(position, policy)
        next_round(position)


@compiled
def finish_round(position: Row, policy: Any) -> None:
    """Plays the round to its end and scores it."""
    seed = position[at.RANDOM]
    if position[at.BIDDING]:
        seed = _bids(position, policy, seed)
    while position[at.COUNT]:
        seed = advance(seed)
        if act(position, policy(to_decide(position), position, word(seed))):
            position[at.RANDOM] = seed
            return
    position[at.RANDOM] = _tricks(position, policy, seed)
    score_round(position)


@inlined
def _bids(position: Row, policy: Any, seed: int) -> int:
    """P4.2-5: all that are due, the open ones first. The generator's next state."""
    size, trump = cards_in_a_bid(position[at.PLAYERS]), position[at.TRUMP]
    for group in (position[at.OPENLY], ~position[at.OPENLY]):
        for seat in range(position[at.PLAYERS]):
            if group >> seat & 1:
                hand, bid = position[at.HANDS + seat], position[at.BIDS + seat]
                for _ in range(size - bid.bit_count()):
                    seed = advance(seed)
                    turn = Turn(seat, hand & SUITED, -1, trump, NO_SUIT, -1, -1)
                    card = 1 << policy(turn, position, word(seed)) - SET_ASIDE
                    hand, bid = hand ^ card, bid | card
                    position[at.HANDS + seat], position[at.BIDS + seat] = hand, bid
    position[at.BIDDING], position[at.TURN] = 0, position[at.LEADER]
    return seed


@inlined
def to_decide(position: Row) -> Turn:
    """What the seat whose turn it is decides."""
    seat = position[at.TURN]
    hand, count, lead = position[at.HANDS + seat], position[at.COUNT], position[at.LEAD]
    place = -1 if position[at.BIDDING] else count
    cards = hand & SUITED if place < 0 else may_follow(hand, lead) if count else may_lead(hand)
    return Turn(seat, cards, place, position[at.TRUMP], lead, position[at.BEST], position[at.LATEST])


@inlined
def _tricks(position: Row, policy: Any, seed: int) -> int:
    """P5 to P7.1, from a lead to the last trick; what was played is not kept. The generator's next state."""
    players, trump, leader = position[at.PLAYERS], position[at.TRUMP], position[at.LEADER]
    surrendered = position[at.SURRENDERED]
    while True:
        hand = position[at.HANDS + leader]
        seed = advance(seed)
        turn = Turn(leader, may_lead(hand), 0, trump, NO_SUIT, -1, -1)
        action = policy(turn, position, word(seed))
        card = card_led(action)
        lead = lead_suit(card, action & 3 if action >= NAMING_MONKEY else NO_SUIT, trump)
        position[at.HANDS + leader] = hand ^ 1 << card
        # The best power and whose it is in one number, so that nothing hangs on a guess of the processor: no
        # two cards that can win have the same power.
        best, seat = power_after(card, -1, lead, trump) << 3 | leader, leader
        for place in range(1, players):
            seat = seat + 1 if seat + 1 < players else 0
            hand = position[at.HANDS + seat]
            seed = advance(seed)
            turn = Turn(seat, may_follow(hand, lead), place, trump, lead, best >> 3, card)
            after = policy(turn, position, word(seed))
            power = power_after(after, card, lead, trump)
            card = after
            position[at.HANDS + seat] = hand ^ 1 << card
            if card == SHAMAN and seat == surrendered:
                power = -1
            best = max(best, power << 3 | seat)
        winner = best & 7
        position[at.TAKEN + winner] += 1
        hand = position[at.HANDS + winner]
        leader = winner
        if not hand:
            position[at.SURRENDERED] = surrendered
            return seed
        if surrenders(hand):
            surrendered = winner
            leader = winner + 1 if winner + 1 < players else 0
