"""P6, P7.1: why a card took its trick, in words."""

from pythia.contract import Message, message
from pythia.games.prophecy.cards import JAGUAR, LIZARD, MONKEY, SHAMAN, SUITS
from pythia.games.prophecy.refusals import card_words
from pythia.games.prophecy.state import Trick
from pythia.games.prophecy.tricks import WORTH_OF_A_SUIT, worth


def why_taken(trick: Trick, trump: int) -> Message:
    """Of a trick to which everybody has played."""
    place = (trick.winner - trick.leader) % len(trick.cards)
    card = trick.cards[place]
    if card == JAGUAR:  # P6.3
        return Message("prophecy-won-jaguar")
    if card == SHAMAN:  # P6.6
        return message("prophecy-won-shaman", card=card_words(trick.cards[place - 1]))
    suit = Message(f"suit-{SUITS[trick.lead]}")
    if card == MONKEY:  # P6.4
        return message("prophecy-won-monkey", suit=suit)
    if card == LIZARD:  # P6.5
        return message("prophecy-won-lizard", suit=suit)
    suits = _suits(trick, trump)
    rivals = "highest" if suits.count(suits[place]) > 1 else "only"
    if suits[place] == trump:
        return message(f"prophecy-won-{rivals}-trump", card=card_words(card))
    return message(f"prophecy-won-{rivals}-of-lead", card=card_words(card), suit=suit)


def _suits(trick: Trick, trump: int) -> list[int]:
    """P6: the suit that each card counts as."""
    counted, before = [], 0
    for card in trick.cards:
        before = worth(card, trick.lead, trump, before)
        counted.append(before // WORTH_OF_A_SUIT)
    return counted
