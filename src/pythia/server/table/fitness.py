"""Whether what is stored of a table can be shown and played here."""

from typing import get_args

import msgspec

from pythia import games
from pythia.bots.levels import levels_of
from pythia.server.table.seating import Facts, named
from pythia.server.wire import Declined
from pythia.store import Fitness, Phase, TableRow


class UnfitFacts(ValueError):
    """What is stored of a table is none of ours: the table cannot be shown or played."""


def load(row: TableRow) -> Facts:
    """The facts of a stored table, its people by the names they have now; raises UnfitFacts.

    What is over keeps the names it ended with.
    """
    try:
        facts = msgspec.json.decode(row.facts, type=Facts)
    except msgspec.DecodeError as error:
        raise UnfitFacts from error
    if not _is_fit(row, facts):
        raise UnfitFacts
    return facts if row.phase == "over" else named(facts, row.names)


def fitness_of(row: TableRow) -> Fitness:
    """Whether a stored table can be shown and, where its game is installed, played."""
    try:
        facts = load(row)
    except UnfitFacts:
        return "unfit"
    return "fit" if facts.game in games.names() else "not-installed"


def _is_fit(row: TableRow, facts: Facts) -> bool:
    seats = range(facts.players)
    return (
        row.phase in get_args(Phase)
        and (row.phase == "lobby") == (row.header is None)
        and len(facts.seats) == facts.players
        and facts.open == row.open
        and set(facts.guests) <= set(row.guests) <= {*facts.guests, *facts.left}
        and all(seat in seats for seat in (*row.acting, *facts.left.values()))
        and _is_table(facts)
    )


def check_installed(facts: Facts) -> None:
    """Raises Declined where the table's game is not installed here: it can be listed, and not opened."""
    if facts.game not in games.names():
        raise Declined(404, "game-not-installed", name=facts.game)


def _is_table(facts: Facts) -> bool:
    if facts.game not in games.names():
        # What its options and levels may be cannot be known here.
        return True
    game = games.load(facts.game)
    try:
        msgspec.convert(facts.options, game.options)
    except msgspec.ValidationError:
        return False
    levels = {facts.bots, *(seat.level for seat in facts.seats if seat.level is not None)}
    return facts.players in game.players and levels <= set(levels_of(game))
