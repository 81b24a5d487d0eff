"""What is asked of a seat of Quest now, and what it is for."""

from collections.abc import Sequence

from pythia.contract import Asked, Message, Offer, Words, message
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.describe import thing
from pythia.games.quest.view import View

_ANSWERS = {
    "save": Asked(Message("quest-now-save"), "Q9.1"),
    "give": Asked(Message("quest-now-give"), "Q5.4"),
    "keep": Asked(Message("quest-now-keep"), "Q5.4"),
    "death": Asked(Message("quest-now-death"), "Q6.6"),
}
"""What the game asks by itself."""


def asks(view: View, offers: Sequence[Offer]) -> Asked | None:
    """By the phase of the turn; and where one has arrived, by what can be done there."""
    if view.phase in _ANSWERS:
        return _ANSWERS[view.phase]
    assert view.seat is not None
    verbs = {offer.verb for offer in offers if all(field.values for field in offer.fields)}
    missing = catalogue().numbers.certificates - len(view.heroes[view.seat].certificates)
    if view.phase == "move":
        if "leave" in verbs:
            return Asked(Message("quest-now-web"), "Q4.6")
        return Asked(message("quest-now-move", missing=missing), "Q2.2")
    if view.battle is not None:
        about = {"own": view.battle.own, "foe": view.battle.foe, "lives": view.battle.lives}
        return Asked(message("quest-now-roll", **about), "Q6.3" if view.battle.lives > 1 else "Q6.2")
    if not view.met and (met := _meeting(view, verbs)):
        return met
    if "certificate" in verbs:
        return Asked(message("quest-now-certificate", missing=missing), "Q8.1")
    if verbs & {"buy", "sell"}:
        return Asked(Message("quest-now-market"), "Q7.1")
    if verbs & {"visit", "repair"}:
        return Asked(Message("quest-now-place"), "Q7.2" if "visit" in verbs else "Q7.4")
    return Asked(Message("quest-now-end"), "Q2.4")


def _meeting(view: View, verbs: set[str]) -> Asked | None:
    """Q5.2, Q5.3: the card that lies where one has arrived."""
    assert view.seat is not None
    here = view.heroes[view.seat].space
    card = next(space.card for space in view.spaces if space.id == here)
    if card in catalogue().creatures:
        declines = "yes" if "decline" in verbs else "no"
        experience = catalogue().creatures[card].experience
        about: dict[str, Words] = {"card": thing(card), "experience": experience, "declines": declines}
        return Asked(message("quest-now-fight", **about), "Q5.3")
    if card is not None and "use" in verbs:
        return Asked(message("quest-now-use", card=thing(card)), "Q5.2")
    return None
