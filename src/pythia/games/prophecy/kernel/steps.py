"""One action at a time: what it leads to, from a bid's first card to the end of the match."""

from pythia.games.prophecy.cards import JAGUAR, RANKS
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import NAMING_MONKEY, SET_ASIDE, card_led
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.kernel.machine import compiled
from pythia.games.prophecy.kernel.position import (
    bonus_for,
    cards_in_a_bid,
    clear_trick,
    deal,
    first_to_bid,
    rounds_of,
    set_up_round,
)
from pythia.games.prophecy.kernel.powers import power_after
from pythia.games.prophecy.tricks import (
    JAGUAR_SUIT,
    NO_SUIT,
    bid_value,
    bonus_points,
    lead_suit,
    standing,
    surrenders,
    trick_points,
)


@compiled
def act(position: Row, action: int) -> bool:
    """What the seat whose turn it is does; that it may is not checked. Whether it ended the round."""
    seat = position[at.TURN]
    if SET_ASIDE <= action < NAMING_MONKEY:
        set_aside(position, seat, action - SET_ASIDE)
        return False
    if position[at.COUNT]:
        card = action
    else:
        card = card_led(action)
        named = action & 3 if action >= NAMING_MONKEY else NO_SUIT
        position[at.LEAD] = lead_suit(card, named, position[at.TRUMP])
        position[at.LED] |= 1 << card
    put_card(position, seat, card)
    if position[at.COUNT] < position[at.PLAYERS]:
        position[at.TURN] = (seat + 1) % position[at.PLAYERS]
        return False
    return end_trick(position)


@compiled
def set_aside(position: Row, seat: int, card: int) -> None:
    """P4.2-5: one card of a bid; P5.1: after the last bid, the first lead is due."""
    position[at.HANDS + seat] ^= 1 << card
    position[at.BIDS + seat] |= 1 << card
    if position[at.BIDS + seat].bit_count() == cards_in_a_bid(position[at.PLAYERS]):
        due = first_to_bid(position)
        if due < 0:
            due, position[at.BIDDING] = position[at.LEADER], 0
        position[at.TURN] = due


@compiled
def put_card(position: Row, seat: int, card: int) -> None:
    """P5, P6: a card on the table."""
    lead, trump = position[at.LEAD], position[at.TRUMP]
    position[at.HANDS + seat] ^= 1 << card
    position[at.PLAYED + seat] |= 1 << card
    if card < JAGUAR and card // RANKS != lead and lead < JAGUAR_SUIT:
        position[at.VOIDS] |= 1 << 4 * seat + lead
    power_of_it = power_after(card, position[at.LATEST], lead, trump)
    if power_of_it > position[at.BEST] and seat != position[at.SURRENDERED]:
        position[at.BEST], position[at.WINNER], position[at.BEST_CARD] = power_of_it, seat, card
    position[at.LATEST] = card
    position[at.TRICK] |= 1 << card
    position[at.COUNT] += 1


@compiled
def end_trick(position: Row) -> bool:
    """P7.1, P5.1: its winner takes the trick and leads the next; whether it was the last."""
    winner = position[at.WINNER]
    position[at.TAKEN + winner] += 1
    hand = position[at.HANDS + winner]
    if not hand:
        score_round(position)
        return True
    leader = winner
    position[at.SURRENDERED] = -1
    if surrenders(hand):
        leader = (winner + 1) % position[at.PLAYERS]
        position[at.SURRENDERED] = winner
    clear_trick(position, leader)
    position[at.TURN] = leader
    return False


@compiled
def score_round(position: Row) -> None:
    """P7.2: points are counted; P3.2: the deal moves on; P7.3: or the match ends."""
    for seat in range(position[at.PLAYERS]):
        position[at.TOTALS + seat] += points_of(position, seat)
        position[at.BONUSES + seat] += bonus_of(position, seat)
    position[at.ROUND] += 1
    clear_trick(position, position[at.LEADER])
    if position[at.ROUND] == rounds_of(position[at.LENGTH]):
        position[at.TURN] = -1


@compiled
def bonus_of(position: Row, seat: int) -> int:
    """P7.2: what the seat's bid brings, all tricks being taken."""
    surrendered, bonus = seat == position[at.SURRENDERED], bonus_for(position[at.PLAYERS])
    return bonus_points(position[at.TAKEN + seat], bid_value(position[at.BIDS + seat]), surrendered, bonus)


@compiled
def points_of(position: Row, seat: int) -> int:
    """P7.2: what the seat scores in all, all tricks being taken; until the next deal it can be asked for."""
    return trick_points(position[at.TAKEN + seat], seat == position[at.SURRENDERED]) + bonus_of(
        position, seat
    )


@compiled
def next_round(position: Row) -> None:
    """P3.2, P4.1: the deal moves on, unless the match is over."""
    if position[at.TURN] < 0:
        return
    position[at.DEALER] = (position[at.DEALER] + 1) % position[at.PLAYERS]
    set_up_round(position)
    deal(position)


@compiled
def winners(position: Row) -> int:
    """P7.3: those in the first place, as a set of seats."""
    best, found = -1, 0
    for seat in range(position[at.PLAYERS]):
        mine = standing(position[at.TOTALS + seat], position[at.BONUSES + seat])
        if mine > best:
            best, found = mine, 0
        if mine == best:
            found |= 1 << seat
    return found
