"""What players remember of a match: how long nothing has happened to whom."""

from pythia.contract import Event, Told
from pythia.games.quest.events import CertificateBought, Changed, FightEnded, ItemTaken, TurnBegan


def enlivened(event: Event) -> int | None:
    """The seat for which its turns have led to something with this, if there is one."""
    match event:
        case FightEnded(seat=seat) | ItemTaken(seat=seat) | CertificateBought(seat=seat):
            return seat
        case Changed(seat=seat, what="experience" | "strength" | "willpower"):
            return seat
    return None


def memory(past: tuple[Told, ...], told: Told) -> tuple[Told, ...]:
    """The turns each seat has begun since something happened to it: all else is in the view."""
    if isinstance(told.event, TurnBegan):
        return (*past, told)
    seat = enlivened(told.event)
    if seat is None:
        return past
    return tuple(each for each in past if not (isinstance(each.event, TurnBegan) and each.event.seat == seat))
