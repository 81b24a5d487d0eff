"""What players remember of a match: for how many turns each seat has got nowhere."""

from pythia.contract import Event, Told
from pythia.games.quest.events import CertificateBought, Changed, FightEnded, ItemTaken, TurnBegan

NEWS = frozenset([TurnBegan, Changed, FightEnded, ItemTaken, CertificateBought])
"""All that counts here: what begins a turn, and what may be progress."""


def progressed(event: Event) -> int | None:
    """The seat that got somewhere by this: a fight, an item, experience, a cube or a certificate."""
    # Bots ask this of all they are told: `match` would take ten times as long.
    if type(event) is Changed:
        return event.seat if event.what in ("experience", "strength", "willpower") else None
    if type(event) is FightEnded or type(event) is ItemTaken or type(event) is CertificateBought:
        return event.seat
    return None


def memory(past: tuple[Told, ...], told: Told) -> tuple[Told, ...]:
    """The turns each seat has begun since it last got somewhere; all else is in the view."""
    if isinstance(told.event, TurnBegan):
        return (*past, told)
    seat = progressed(told.event)
    if seat is None:
        return past
    return tuple(each for each in past if not (isinstance(each.event, TurnBegan) and each.event.seat == seat))
