"""Tables whose chance is known: a seed grows from what a table is, its host's name included.

So neither the order of tests nor other tables matter, bots choose the same in every run, and a test that
needs something certain to happen names its host after it (`host_for`).
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from pythia.server.bodies import TableBody
from pythia.server.table import seating as table_facts
from pythia.server.table.dealing import deal
from pythia.server.table.seating import Facts
from pythia.store import Guest
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine

MAX_HOSTS = 5000
"""How many names are tried before what is wanted counts as impossible."""


def seed_of(facts: Facts) -> bytes:
    host = next((seat.name for seat in facts.seats if seat.guest == facts.host), "")
    about = [host, facts.game, facts.players, facts.options, facts.bots]
    return sha256(json.dumps(about, sort_keys=True).encode()).digest()


class Dealt(NamedTuple):
    """A match as the server deals it, to look ahead in."""

    match: Match
    source: Source

    def after(self, seat: int, **deed: Any) -> "Dealt":
        """What this action leads to at the table."""
        action = msgspec.convert(deed, self.match.game.actions)
        return Dealt(self.enter(ActionLine(seat, action)).match, self.source)

    def enter(self, line: ActionLine) -> Move:
        return self.match.enter(line, Live(self.source, self.match.drawn))


def dealt(host: str, **table: Any) -> Dealt:
    """What this host is dealt at such a table (the body of `POST /api/tables`)."""
    facts = table_facts.new(msgspec.convert(table, TableBody), Guest(host, host))
    filled = table_facts.fill(facts)
    seed = seed_of(filled)
    return Dealt(deal(filled, seed).match, Source(seed))


def host_for(wanted: Callable[[Dealt], bool], **table: Any) -> str:
    """A name for the host with which such a table is dealt what is wanted: the first of an endless list."""
    for number in range(MAX_HOSTS):
        if wanted(dealt(name := f"Itzel {number}", **table)):
            return name
    raise AssertionError(f"none of {MAX_HOSTS} tables is dealt what is wanted")
