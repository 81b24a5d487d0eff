"""Where the words of a card may stand: what the catalogue asks of every effect that is printed."""

from collections.abc import Iterable, Iterator
from typing import Literal, assert_never

from pythia.games.quest.cards.words import (
    Alchemy,
    Banish,
    Boost,
    ByKind,
    Choose,
    Collect,
    Curse,
    Draw,
    Each,
    Effect,
    Exchange,
    ExtraTurn,
    Gain,
    GiveItem,
    Go,
    Goods,
    Heal,
    IfFewestCertificates,
    In,
    Keep,
    Lay,
    Least,
    Lose,
    Market,
    Recharge,
    Renew,
    Roll,
    Steal,
    Travel,
    Word,
)

Place = Literal["offers", "chance", "treasure", "loss", "opportunity", "scroll", "item"]
"""Where effects stand."""
_CHOICES = (Choose, Alchemy, Collect, Travel, Go, Steal, Renew, Exchange)
_ONLY_IN: dict[type[Word], tuple[Place, ...]] = {
    **dict.fromkeys(_CHOICES, ("opportunity", "scroll")),
    Keep: ("opportunity",),
    Market: ("opportunity",),
    GiveItem: ("loss",),
    ByKind: ("treasure",),
}
"""Words that ask the player, or the battle, something: where they may stand, and never within another."""
_OF_THE_TURN = (Boost, Banish, Lay, Goods, Each, Least)
"""Words about whoever's turn it is: not for what happens to others."""


def misplaced(word: Effect, place: Place, markets: frozenset[str], within: bool = False) -> str | None:
    """Why this word, or one within it, cannot stand here; None if it can."""
    allowed = _ONLY_IN.get(type(word))
    if allowed and (within or place not in allowed):
        return f"`{_tag(word)}` cannot stand here"
    others = word.others if isinstance(word, Each) else word.effect if isinstance(word, Least) else ()
    for inner in _nested(others):
        if isinstance(inner, _OF_THE_TURN):
            return f"`{_tag(inner)}` is not for others"
    found = (misplaced(inner, place, markets, within=True) for inner in _inside(word))
    return _unsound(word, place, markets, within) or next((why for why in found if why), None)


def _unsound(word: Effect, place: Place, markets: frozenset[str], within: bool) -> str | None:
    """What its own values have against it."""
    match word:
        case Goods(space=space) if space not in markets:
            return f"nothing is sold at {space}"
        case Roll(table=table):
            rows = [row.upto for row in table]
            return "a table of dice goes up to 6" if rows != sorted(set(rows)) or rows[-1:] != [6] else None
        case Choose(among=among) if not among:
            return "there is nothing to choose"
        case Lose(what="health", amount=str()):
            return "Health is lost by a number of points"
        case Lose(what="health") if place == "chance":
            return "nobody loses Health by a chance card"
        case Lose(otherwise=otherwise) if otherwise and (within or place != "loss"):
            return "`otherwise` is for what a lost battle costs"
    return None


def _tag(word: Effect) -> str:
    return str(word.__struct_config__.tag)


def _nested(words: Iterable[Effect]) -> Iterator[Effect]:
    """These effects and all within them."""
    for word in words:
        yield word
        yield from _nested(_inside(word))


def _inside(word: Effect) -> Iterator[Effect]:
    """The effects within an effect."""
    match word:
        case Choose(among=among):
            for chosen in among.values():
                yield from chosen
        case Roll(table=table):
            for row in table:
                yield from row.effect
        case In() | IfFewestCertificates():
            yield from (*word.effect, *word.otherwise)
        case ByKind():
            yield from (*word.strength, *word.will)
        case Lose() | GiveItem():
            yield from word.otherwise
        case Each():
            yield from (*word.drawer, *word.others)
        case Least():
            yield from word.effect
        case Heal() | Recharge() | Gain() | Draw() | Keep() | Curse() | Alchemy() | Market() | Collect():
            return
        case Travel() | Go() | Boost() | Steal() | Banish() | Renew() | Exchange() | ExtraTurn():
            return
        case Lay() | Goods():
            return
        case _:
            assert_never(word)
