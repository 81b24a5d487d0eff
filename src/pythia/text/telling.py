"""What `Game.tell` needs in any game: who did something, several at once, one sentence after another."""

from collections.abc import Sequence

from pythia.contract import Message, Words, listed, message

YOU = Message("table-you")


def who(seat: int, names: Sequence[Words], listener: int | None) -> dict[str, Words]:
    """The gaps of a sentence about somebody: `you` is yes where that is the listener, `who` is the name."""
    return {"you": "yes" if seat == listener else "no", "who": names[seat]}


def all_of(seats: Sequence[int], names: Sequence[Words], listener: int | None) -> dict[str, Words]:
    """The same about several; `you` is yes where it is the listener alone. `count` is how many they are."""
    found = [YOU if seat == listener else names[seat] for seat in seats]
    together = message("table-and", most=listed(found[:-1]), last=found[-1]) if found[1:] else found[0]
    alone = [*seats] == [listener]
    return {"you": "yes" if alone else "no", "who": together, "count": len(seats)}


def joined(first: Words, then: Words) -> Message:
    """One sentence, and another after it."""
    return message("words-joined", first=first, then=then)
