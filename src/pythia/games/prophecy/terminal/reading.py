"""What a person typed, as cards and suits. What cannot be understood is Illegal, in a sentence."""

from collections.abc import Iterable
from typing import get_args

from pythia.contract import Illegal
from pythia.games.prophecy.cards import NAMES
from pythia.games.prophecy.state import Suit
from pythia.games.prophecy.terminal.look import Look
from pythia.text import ascii_only


def words(text: str) -> list[str]:
    """The words of an answer, however they are set apart, written or accented."""
    return ascii_only(text).lower().replace(",", " ").replace("+", " ").split()


def card(look: Look, word: str, hand: Iterable[str]) -> str:
    """The card of this name, or the one card, of the hand if possible, whose name begins so."""
    named = {spelling: name for name in NAMES for spelling in _spellings(look, name)}
    if word in named:
        return named[word]
    begin = _beginning(look, word, hand) or _beginning(look, word, NAMES)
    if len(begin) > 1:
        cards = ", ".join(look.shown[name] for name in begin)
        raise Illegal(None, "table-ambiguous", typed=word, cards=cards)
    if not begin:
        raise Illegal(None, "unknown-card", name=word)
    return begin[0]


def suit(look: Look, word: str) -> Suit:
    """The suit of these two letters, or the one whose name begins so."""
    suits: tuple[Suit, ...] = get_args(Suit)
    begin = [
        each
        for each in suits
        if word == each or ascii_only(look.say(f"suit-{each}")).lower().startswith(word)
    ]
    if len(begin) != 1:
        raise Illegal(None, "table-no-suit", typed=word, suits=", ".join(suits))
    return begin[0]


def known(look: Look, text: str, hand: Iterable[str]) -> tuple[str, ...]:
    """The cards of the hand that an unfinished answer names in full so far."""
    spelled = {spelling: name for name in hand for spelling in _spellings(look, name)}
    return tuple(dict.fromkeys(spelled[word] for word in words(text) if word in spelled))


def _beginning(look: Look, word: str, cards: Iterable[str]) -> list[str]:
    return [name for name in cards if any(each.startswith(word) for each in _spellings(look, name))]


def _spellings(look: Look, name: str) -> tuple[str, str]:
    """As in records, and as this language shows it."""
    return name, ascii_only(look.shown[name])
