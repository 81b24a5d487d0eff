"""Actions as numbers below 128, as networks and kernels have them (`kernel/actions.py`), and back."""

from pythia.games.prophecy.cards import MONKEY, NAMES, NUMBER, SUITS
from pythia.games.prophecy.kernel.actions import NAMING_LIZARD, NAMING_MONKEY, SET_ASIDE, card_led
from pythia.games.prophecy.state import Play, Suit


def number_of_card_set_aside(card: str) -> int:
    """P4.2: one card of a bid."""
    return SET_ASIDE + NUMBER[card]


def number_of_play(play: Play, *, leading: bool) -> int:
    """P5, P6.1: a card, or the suit that is named with it."""
    card = NUMBER[play.card]
    if not leading or play.suit is None:
        return card
    return (NAMING_MONKEY if card == MONKEY else NAMING_LIZARD) + SUITS.index(play.suit)


def play_of(number: int) -> Play:
    """The play that has this number."""
    suit: Suit | None = SUITS[number & 3] if number >= NAMING_MONKEY else None  # type: ignore[assignment]
    return Play(NAMES[card_led(number)], suit)
