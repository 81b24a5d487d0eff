"""What a table tells in words: what happens, to everyone, and the table itself, to those who ask for it."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec import UNSET, UnsetType

from pythia.contract import AnyGame, Line, Moment, Offer, Told
from pythia.games import wording
from pythia.server.table.core import Table
from pythia.server.table.event_log import EventLog
from pythia.server.table.seating import Facts
from pythia.server.wire import InWords


class ToldLines:
    """The events of a step in words, as one seat is told them."""

    def __init__(self, game: AnyGame, told: Sequence[Told], names: Sequence[str], seat: int | None) -> None:
        called = wording.seat_names(names)
        self._each = [
            wording.lines(game, each.event, called, seat) if each.reaches(seat) else () for each in told
        ]
        self.all = tuple(chain.from_iterable(self._each))

    def before(self, moment: Moment) -> int:
        """How many come before a moment."""
        return sum(map(len, self._each[: moment.told]))


def in_words(
    game: AnyGame, view: Any, names: Sequence[str], offers: Sequence[Offer] = (), acting: tuple[int, ...] = ()
) -> InWords | UnsetType:
    """A view in words, where the game has them for it, what is offered in it, and whose turn it is."""
    sections = wording.sections(game, view, wording.seat_names(names))
    return UNSET if sections is None else InWords(sections, wording.called(game, offers), acting)


class TableWords:
    """A table in words as it stands, made once for each seat that is told it so: anybody may ask, often."""

    def __init__(self) -> None:
        self._of: tuple[Any, Facts] | None = None
        self._made: dict[int | None, InWords | UnsetType] = {}
        self._log = EventLog()
        self._read: dict[int | None, tuple[Line, ...]] = {}

    def of(self, table: Table, seat: int | None) -> InWords | UnsetType:
        match = table.match
        assert match is not None
        if self._of is None or self._of[0] is not match or self._of[1] is not table.facts:
            self._of, self._made = (match, table.facts), {}
        if seat not in self._made:
            offers = match.offers(seat) if seat is not None else ()
            self._made[seat] = in_words(match.game, match.view(seat), table.facts.names, offers, match.acting)
        return self._made[seat]

    def log(self, table: Table, seat: int | None) -> tuple[Line, ...]:
        """What a seat may still read of what happened."""
        assert table.match is not None
        if self._log is not table.log:
            self._log, self._read = table.log, {}
        if seat not in self._read:
            self._read[seat] = table.log.lines(table.match.game, seat)
        return self._read[seat]
