"""Any game's position in plain text: what everyone sees, and what each seat alone does."""

from pythia.contract import Message
from pythia.table.match import Match
from pythia.text import Texts, clean
from pythia.text.layout import WIDTH, render


def position(match: Match, lines: int, say: Texts) -> list[str]:
    """A match after so many lines of its record, as whoever holds the record may see it: all of it.

    What everyone sees, and then, seat by seat, what that seat alone does.
    """
    game, names = match.game, names_of(match, say)
    shown = [say("position-head", game=Message(f"{game.name}-name"), players=len(names), lines=lines)]
    if match.ended is not None:
        shown.append(say("position-ended-too-long"))
    everyones = game.describe(match.view(None), names)
    shown += render(everyones, say)
    for seat, name in enumerate(names):
        own = [each for each in game.describe(match.view(seat), names) if each not in everyones]
        if own:
            shown += ["", say("position-only", name=name)]
            shown += [f"  {line}".rstrip() for line in render(own, say, WIDTH - 2, blank=False)]
    return shown


def standings(match: Match, say: Texts) -> list[str]:
    """Who came where, the first first."""
    result, names = match.result, names_of(match, say)
    order = sorted(range(len(names)), key=lambda seat: result.places[seat])
    return [
        say("position-standing", place=result.places[seat], name=names[seat], score=result.scores[seat])
        for seat in order
    ]


def names_of(match: Match, say: Texts) -> tuple[str, ...]:
    """Who sits where, as text that stays on one line."""
    given = match.header.names or [say("seat-name", seat=seat) for seat in range(match.header.players)]
    return tuple(map(clean, given))
