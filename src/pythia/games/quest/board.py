"""The ring of spaces and its ways (Q4), in whole numbers; spaces have names in records."""

from functools import cache

from pythia.contract import Illegal, Message
from pythia.games.quest.cards.catalogue import Space, catalogue


def space(number: int) -> Space:
    return catalogue().spaces[number]


@cache
def _numbers() -> dict[str, int]:
    return {space.id: number for number, space in enumerate(catalogue().spaces)}


def number(name: str | None) -> int:
    """The space so named."""
    try:
        return _numbers()[name or ""]
    except KeyError:
        raise Illegal(None, "unknown-space", name=name or "") from None


def ids(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([space(each).id for each in numbers])


def title(number: int) -> Message:
    """A space as a sentence names it."""
    return Message(f"space-{space(number).id}")


@cache
def everywhere() -> tuple[int, ...]:
    return tuple(range(len(catalogue().spaces)))


@cache
def clockwise(start: int) -> tuple[int, ...]:
    """All spaces, this one first."""
    count = len(catalogue().spaces)
    return tuple([(start + step) % count for step in range(count)])


@cache
def of_kind(kind: str, start: int) -> tuple[int, ...]:
    """All spaces of a kind, clockwise from here."""
    return tuple([each for each in clockwise(start) if space(each).kind == kind])


@cache
def within(start: int, least: int, most: int) -> tuple[int, ...]:
    """The spaces from `least` to `most` steps away, left or right."""
    count = len(catalogue().spaces)
    found = {(start + side * step) % count for step in range(least, most + 1) for side in (1, -1)}
    return tuple(sorted(found - {start}))


@cache
def by_boat(start: int) -> tuple[int, ...]:
    """Q4.4: the next port either way."""
    ring = clockwise(start)
    ports = [each for each in ring if space(each).port]
    return tuple(sorted({ports[1], ports[-1]})) if space(start).port else ()


@cache
def by_gate(start: int) -> tuple[int, ...]:
    """Q4.5: any other gate."""
    if not space(start).gate:
        return ()
    return tuple([each for each in everywhere() if space(each).gate and each != start])
