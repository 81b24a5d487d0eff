"""What the second implementation of Prophecy knows of cards, tricks and the draw for the first deal."""

from fractions import Fraction
from typing import Any

SUITS = ["su", "sp", "se", "ea"]
SPECIALISTS = ["jaguar", "monkey", "shaman", "lizard"]
DECK = [suit + str(rank) for suit in SUITS for rank in range(1, 15)] + SPECIALISTS
BID_VALUE = {"su": 0, "sp": 1, "se": 2, "ea": 3}
DEALT = {2: 17, 3: 17, 4: 15, 5: 12, 6: 10}
BID_SIZE = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2}
BONUS = {2: 6, 3: 5, 4: 5, 5: 4, 6: 3}
# P8.1: in the Jaguar round trump is, so to speak, a suit of which the Jaguar is the only card.
JAGUAR_ALONE = "jaguar alone"
TRUMPS = {
    "standard": ["su", "sp", "se", "ea", "ea", "se", "sp", "su"],
    "short": ["ea", "se", "sp", "su", JAGUAR_ALONE],
}
Line = dict[str, Any]
Worth = tuple[str | None, Fraction]


class Refused(Exception):
    """The first wrong line of a record; lines count from 1, the header included."""

    def __init__(self, rule: str | None, message: str) -> None:
        super().__init__(message)
        self.line = 0
        self.rule = rule


def need(condition: bool, rule: str | None, message: str) -> None:
    if not condition:
        raise Refused(rule, message)


def suit_of(card: str) -> str | None:
    """P1.1: the suit of a card in a hand; a Specialist has none."""
    return None if card in SPECIALISTS else card[:2]


def lead_suit(card: str, named: str | None, trump: str) -> str | None:
    """P6.1, P8.3: the lead suit that this lead sets."""
    if card == "jaguar":
        return None if trump == JAGUAR_ALONE else trump
    if card in ("monkey", "lizard"):
        return named
    return suit_of(card)


def worth(cards: list[str], place: int, lead: str | None, trump: str) -> Worth:
    """P6.2 to P6.6: suit and rank of the card at this place of the trick."""
    card = cards[place]
    if card == "jaguar":
        return trump, Fraction(15)
    if card == "monkey":
        return (None if lead == trump else lead), Fraction(15)
    if card == "lizard":
        return lead, Fraction(0)
    if card == "shaman":
        suit, rank = worth(cards, place - 1, lead, trump)
        return suit, rank + Fraction(1, 2)
    return suit_of(card), Fraction(int(card[2:]))


def winning_place(cards: list[str], lead: str | None, trump: str) -> int:
    """P7.1: the highest trump wins; with none, the highest card of the lead suit."""
    worths = [worth(cards, place, lead, trump) for place in range(len(cards))]
    for suit in (trump, lead):
        ranks = {rank: place for place, (own, rank) in enumerate(worths) if own == suit}
        if suit is not None and ranks:
            return ranks[max(ranks)]
    raise AssertionError("every trick has a winner")


def still_drawing(drawn: dict[int, str]) -> list[int]:
    """P3.1: the seats that draw again after this row; a single one is the dealer."""
    suited = {seat: int(card[2:]) for seat, card in drawn.items() if suit_of(card) is not None}
    if not suited:
        return sorted(drawn)
    return [seat for seat in sorted(suited) if suited[seat] == max(suited.values())]


def deck_for(gone: list[str], drawing: list[int]) -> list[str]:
    """P3.1: what may be drawn now; all 60 when too few cards are left for those who draw."""
    left = [card for card in DECK if card not in gone]
    return left if len(left) >= len(drawing) else list(DECK)
