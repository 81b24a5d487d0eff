"""Where an effect may stand on a card: what the catalogue asks of every effect that is printed."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, assert_never

from pythia.games.quest.cards import words

Section = Literal["offers", "chance", "treasure", "loss", "opportunity", "scroll", "item"]
"""The part of a card, or of the board, in which effects stand."""
_EVERYWHERE: tuple[Section, ...] = ("offers", "chance", "treasure", "loss", "opportunity", "scroll", "item")
_WHERE_ASKED: tuple[Section, ...] = ("opportunity", "scroll")
"""Where the player can be asked something."""


class Grammar(NamedTuple):
    """What is asked of a word by what it is and by its own values."""

    sections: tuple[Section, ...] = _EVERYWHERE
    within: bool = True
    """Whether it may stand within another effect."""
    for_others: bool = True
    """Whether it may happen to those whose turn it is not."""
    inside: tuple[words.Effect, ...] = ()
    """The effects within it."""
    inside_for_others: tuple[words.Effect, ...] = ()
    """Those of them that happen to others."""
    wrong: str | None = None
    """What its own values have against it."""


def misplaced(
    word: words.Effect, section: Section, markets: frozenset[str], within: bool = False
) -> str | None:
    """Why this word, or one within it, cannot stand here; None if it can."""
    found = _grammar(word, section, markets, within)
    if section not in found.sections or (within and not found.within):
        return f"`{_tag(word)}` cannot stand here"
    for inner in _nested(found.inside_for_others, section, markets):
        if not _grammar(inner, section, markets, True).for_others:
            return f"`{_tag(inner)}` is not for others"
    if found.wrong:
        return found.wrong
    below = (misplaced(inner, section, markets, within=True) for inner in found.inside)
    return next((why for why in below if why), None)


def _grammar(word: words.Effect, section: Section, markets: frozenset[str], within: bool) -> Grammar:
    match word:
        case words.Heal() | words.Recharge() | words.Gain() | words.Draw():
            return Grammar()
        case words.Curse() | words.ExtraTurn():
            return Grammar()
        case words.Lose(otherwise=otherwise):
            return Grammar(inside=otherwise, wrong=_wrong_loss(word, section, within))
        case words.Roll(table=table):
            rows = [row.upto for row in table]
            whole = rows == sorted(set(rows)) and rows[-1:] == [6]
            inside = tuple([effect for row in table for effect in row.effect])
            return Grammar(inside=inside, wrong=None if whole else "a table of dice goes up to 6")
        case words.In() | words.IfFewestCertificates():
            return Grammar(inside=(*word.effect, *word.otherwise))
        case words.Boost() | words.Banish() | words.Lay():
            return Grammar(for_others=False)
        case words.Goods(space=space):
            wrong = None if space in markets else f"nothing is sold at {space}"
            return Grammar(for_others=False, wrong=wrong)
        case words.Each(drawer=drawer, others=others):
            return Grammar(for_others=False, inside=(*drawer, *others), inside_for_others=others)
        case words.Least(effect=effect):
            return Grammar(for_others=False, inside=effect, inside_for_others=effect)
        case words.Choose(among=among):
            inside = tuple([effect for chosen in among.values() for effect in chosen])
            wrong = None if among else "there is nothing to choose"
            return Grammar(_WHERE_ASKED, within=False, inside=inside, wrong=wrong)
        case words.Alchemy() | words.Collect() | words.Travel() | words.Go():
            return Grammar(_WHERE_ASKED, within=False)
        case words.Steal() | words.Renew() | words.Exchange():
            return Grammar(_WHERE_ASKED, within=False)
        case words.Keep() | words.Market():
            return Grammar(("opportunity",), within=False)
        case words.GiveItem(otherwise=otherwise):
            return Grammar(("loss",), within=False, inside=otherwise)
        case words.ByKind(strength=strength, will=will):
            return Grammar(("treasure",), within=False, inside=(*strength, *will))
        case _:
            assert_never(word)


def _wrong_loss(word: words.Lose, section: Section, within: bool) -> str | None:
    if word.what == "health" and isinstance(word.amount, str):
        return "Health is lost by a number of points"
    if word.what == "health" and section == "chance":
        return "nobody loses Health by a chance card"
    if word.otherwise and (within or section != "loss"):
        return "`otherwise` is for what a lost battle costs"
    return None


def _nested(
    effects: Iterable[words.Effect], section: Section, markets: frozenset[str]
) -> Iterator[words.Effect]:
    """These effects and all within them."""
    for word in effects:
        yield word
        yield from _nested(_grammar(word, section, markets, True).inside, section, markets)


def _tag(word: words.Effect) -> str:
    return str(word.__struct_config__.tag)
