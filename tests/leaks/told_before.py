"""What was told before a viewer came: a log may tell again what the rules still let it see, and nothing else.

What it may not know stands in the log as canaries, which are looked for in all that is sent.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from msgspec import structs

from pythia.contract import AnyGame, Event, Line, Told, Words
from pythia.games.prophecy.events import CardTakenBack, Played, RoundBegan, TrickTaken
from pythia.server.table.event_log import EventLog


class Canary(Event, frozen=True, tag="canary"):
    """Stands for an event that the viewer must not be told: it is looked for in all bytes."""

    secret: str
    of: Event | None = None


def singing(game: AnyGame) -> AnyGame:
    """The game, telling of a canary as of its event, in other words."""

    def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
        if not isinstance(event, Canary):
            return game.tell(event, names, seat)
        lines = game.tell(event.of, names, seat) if event.of is not None else ()
        return tuple([structs.replace(line, words=event.secret) for line in lines])

    return replace(game, tell=tell)


def log_of(
    game: AnyGame, told: Sequence[Told], names: Sequence[Words], seat: int | None, secret: Callable[[], str]
) -> EventLog:
    """Of all that was told at the table, as a server keeps it; what this seat may not read sings."""
    gone = no_longer_open(told)
    kept = [
        each if each.reaches(seat) and n not in gone else Told(Canary(secret(), each.event), each.to)
        for n, each in enumerate(told)
    ]
    return EventLog().plus(game, kept, tuple(names))


def no_longer_open(told: Sequence[Told]) -> set[int]:
    """P5.6: cards of the running trick lie open, and those of the last one until the next is led."""
    gone, last, running = set[int](), list[int](), list[int]()
    for n, event in enumerate(each.event for each in told):
        match event:
            case Played():
                if not running:
                    gone.update(last)
                    last = []
                running.append(n)
            case TrickTaken():
                last, running = running, []
            case CardTakenBack():
                # The card that ended a trick, or one of the trick that goes on.
                last, running = ([], [*last, n]) if not running else (last, [*running, n])
            case RoundBegan():
                gone.update(last, running)
                last, running = [], []
    return gone
