"""Why something may not be done, and by which rule; and cards as sentences name them."""

from pythia.contract import Illegal, Message
from pythia.games.prophecy.cards import JAGUAR, NAMES, NUMBER, SUITS
from pythia.games.prophecy.state import State
from pythia.games.prophecy.tricks import may_follow


def not_your_turn(state: State, seat: int) -> Illegal:
    """P5.1, P5.3: why this seat may not play now."""
    if state.over:
        return Illegal("P7.3", "game-over")
    if seat == state.surrendered and not state.trick.cards:
        return Illegal("P5.3", "lead-is-surrendered")
    return Illegal("P5.1", "bids-are-due" if state.turn is None else "not-your-turn")


def not_now(state: State, seat: int) -> Illegal:
    """P4.4, P5.1, P5.3: why this seat may do nothing now."""
    if state.over or state.turn is not None:
        return not_your_turn(state, seat)
    if 0 not in state.bids:
        return Illegal("P5.1", "not-your-turn")
    if state.openly and not state.bids[seat]:
        return Illegal("P4.4", "open-bids-first")
    return Illegal("P5.1", "bids-are-due")


def cannot_lead(state: State, seat: int, card: int) -> Illegal:
    """P5.2: why this card may not be led."""
    if not state.hands[seat] >> card & 1:
        return not_held(state, seat, card, "P5.2")
    return Illegal("P5.2", "shaman-cannot-lead")


def cannot_follow(state: State, seat: int, card: int) -> Illegal:
    """P5.4, P6.1: why this card may not be played to the trick, or not so."""
    if not state.hands[seat] >> card & 1:
        return not_held(state, seat, card, "P5.4")
    if may_follow(state.hands[seat], state.trick.lead) >> card & 1:
        return Illegal("P6.1", "no-suit-to-name", card=card_words(card))
    return Illegal("P5.4", "must-follow", suit=Message(f"suit-{SUITS[state.trick.lead]}"))


def not_held(state: State, seat: int, card: int, rule: str) -> Illegal:
    """P4.2: a bid card is not played this round; and nobody plays what they do not hold."""
    if state.bids[seat] >> card & 1:
        return Illegal("P4.2", "card-is-in-bid", card=card_words(card))
    return Illegal(rule, "not-in-hand", card=card_words(card))


def card_words(card: int) -> Message:
    """A card as a sentence names it."""
    if card >= JAGUAR:
        return Message(f"card-{NAMES[card]}")
    suit, rank = divmod(card, 14)
    return Message("card-suited", {"rank": rank + 1, "suit": Message(f"suit-{SUITS[suit]}")})


def number(name: str) -> int:
    """P1.1: the number of the card so named."""
    try:
        return NUMBER[name]
    except KeyError:
        raise Illegal(None, "unknown-card", name=name) from None
