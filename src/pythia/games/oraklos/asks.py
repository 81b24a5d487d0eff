"""What is asked of a seat of Oraklos now, and what it is for."""

from collections.abc import Sequence

from pythia.contract import Asked, Message, Offer, Words, message
from pythia.games.oraklos.describe import wish_in_words
from pythia.games.oraklos.state import PUT
from pythia.games.oraklos.view import View


def asks(view: View, offers: Sequence[Offer]) -> Asked | None:
    match view.phase:
        case "cup":
            return Asked(message("oraklos-now-cup", count=PUT[len(view.seats)]), "O2.2")
        case "search":
            return _search(view, offers)
        case "proof" if view.proving is not None:
            about: dict[str, Words] = {
                "card": wish_in_words(view.proving.card),
                "points": view.proving.marker,
            }
            return Asked(message("oraklos-now-proof", **about), "O5.1")
        case "take":
            return Asked(message("oraklos-now-take", count=PUT[len(view.seats)]), "O2.6")
        case "challenge":
            card = wish_in_words(view.marked[-1].card)
            return Asked(message("oraklos-now-challenge", card=card), "O7.4")
    return None


def _search(view: View, offers: Sequence[Offer]) -> Asked:
    """O4.1, O7.3; O4.3 for whoever sees no more, or has no card left without a marker."""
    verbs = {offer.verb for offer in offers if all(field.values for field in offer.fields)}
    if "undone" in verbs:
        return Asked(Message("oraklos-now-done"), "O4.3")
    if "deny" in verbs:
        return Asked(Message("oraklos-now-deny"), "O7.3")
    return Asked(Message("oraklos-now-claim" if "claim" in verbs else "oraklos-now-marked"), "O4.1")
