"""The special rules of creatures (Q5.4): what each word of them comes to, for the rules that ask."""

from functools import cache
from typing import NamedTuple, assert_never

from pythia.games.quest.cards import words


class Traits(NamedTuple):
    """How a creature differs from others; one without special rules has every value as it stands here."""

    may_decline: bool = False
    """? The fight may be declined."""
    web_upto: int = 0
    """! A die up to this number holds whoever would leave."""
    fists_only: bool = False
    """! No experience if a weapon or shield is used."""
    strength_in: words.StrengthIn | None = None
    """! Another Strength on one terrain."""
    alive: words.Alive | None = None
    """? Fought at a penalty, it pays gold."""
    max_margin_experience: int | None = None
    """! The experience is the winning margin, this at most."""
    no_bonuses: bool = False
    """! No bonus of an item counts."""
    two_stages: bool = False
    """! Fought by Willpower, then by Strength, in one battle."""
    damages_weapon: bool = False
    """! The weapon used is damaged after the battle."""
    doubles_health: bool = False
    """! Its Strength is twice one's own ready red cubes."""


@cache
def traits(special: tuple[words.Special, ...]) -> Traits:
    """What these rules come to together."""
    found = Traits()
    for word in special:
        found = _with(found, word)
    return found


def _with(found: Traits, word: words.Special) -> Traits:
    match word:
        case words.MayDecline():
            return found._replace(may_decline=True)
        case words.Web(upto=upto):
            return found._replace(web_upto=upto)
        case words.FistFight():
            return found._replace(fists_only=True)
        case words.StrengthIn():
            return found._replace(strength_in=word)
        case words.Alive():
            return found._replace(alive=word)
        case words.MarginIsExperience(most=most):
            return found._replace(max_margin_experience=most)
        case words.NoBonuses():
            return found._replace(no_bonuses=True)
        case words.TwoStages():
            return found._replace(two_stages=True)
        case words.StoneSkin():
            return found._replace(damages_weapon=True)
        case words.DoubleHealth():
            return found._replace(doubles_health=True)
        case _:
            assert_never(word)
