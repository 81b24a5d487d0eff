"""What a table tells in words: what happens, to everyone, and the table itself, to those who ask for it."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec import UNSET, UnsetType

from pythia.contract import AnyGame, Moment, Offer, Told, Words
from pythia.games import wording
from pythia.server.table.core import Table
from pythia.server.table.seating import Facts
from pythia.server.wire import InWords


def _names(facts: Facts) -> tuple[Words, ...]:
    return wording.seat_names([seat.name for seat in facts.seats])


class ToldLines:
    """The events of a step in words, as one seat is told them."""

    def __init__(self, game: AnyGame, told: Sequence[Told], facts: Facts, seat: int | None) -> None:
        names = _names(facts)
        self._each = [
            wording.lines(game, each.event, names, seat) if each.reaches(seat) else () for each in told
        ]
        self.all = tuple(chain.from_iterable(self._each))

    def before(self, moment: Moment) -> int:
        """How many come before a moment."""
        return sum(map(len, self._each[: moment.told]))


def in_words(
    game: AnyGame, view: Any, facts: Facts, offers: Sequence[Offer] = (), acting: tuple[int, ...] = ()
) -> InWords | UnsetType:
    """A view in words, where the game has them for it, what is offered in it, and whose turn it is."""
    sections = wording.sections(game, view, _names(facts))
    return UNSET if sections is None else InWords(sections, wording.called(game, offers), acting)


class TableWords:
    """A table in words as it stands, made once for each seat that is told it so: anybody may ask, often."""

    def __init__(self) -> None:
        self._of: tuple[Any, Facts] | None = None
        self._made: dict[int | None, InWords | UnsetType] = {}

    def of(self, table: Table, seat: int | None) -> InWords | UnsetType:
        match = table.match
        assert match is not None
        if self._of is None or self._of[0] is not match or self._of[1] is not table.facts:
            self._of, self._made = (match, table.facts), {}
        if seat not in self._made:
            offers = match.offers(seat) if seat is not None else ()
            self._made[seat] = in_words(match.game, match.view(seat), table.facts, offers, match.acting)
        return self._made[seat]
