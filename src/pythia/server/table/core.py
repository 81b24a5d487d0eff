"""A table as a value: who sits there, its match, its clocks, what is said, what its bots mean to do.

Whatever happens to a table is a function from it to what comes of that: an `Outcome`. Whoever runs a table
stores an outcome's step first, then puts its table in place, and only then tells its news. What is new in it
has no time yet: `keep_time` says when it begins, once it is in place.

The value holds the seed of all chance, so nothing can encode it, and it does not show itself.
"""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import Event, Moment, Planned, Told
from pythia.server import bounds
from pythia.server.settings import Settings
from pythia.server.table.bot_pool import Question
from pythia.server.table.clock import Clock
from pythia.server.table.done import Done
from pythia.server.table.event_log import EventLog
from pythia.server.table.lengths import Length
from pythia.server.table.pace import BotTime
from pythia.server.table.race import Race, Stamp
from pythia.server.table.seating import Facts
from pythia.server.table.talk import TableTalk
from pythia.server.wire import Do, Pace, Say
from pythia.store import Phase, Standing, Step, TableRow
from pythia.table.match import Match
from pythia.table.record import dump

MAX_SEAT_CHANGES = bounds.SEAT_CHANGES.most


class Asked(NamedTuple):
    """What a person wants done, and when it came if time counts."""

    guest: str
    message: Do | Say
    stamp: Stamp | None = None
    ticket: int = 0
    """By which it is known who waits for the answer."""


class Meant(NamedTuple):
    """What a bot does in a race, and the update it knew of when it decided to."""

    action: Any
    n: int


class Thought(NamedTuple):
    """A question to a bot, and what came of it."""

    asked: Question
    act_at: float
    """Not before: a bot seems to think."""
    hurried_at: float
    """Not before, however it is hurried: a person may still take something back."""
    plan: Planned | None = None


class Acted(NamedTuple):
    """The bot that has just acted, and what it was told of that."""

    seat: int
    events: tuple[Event, ...]


TableRace: TypeAlias = Race[Asked | Meant]


class Table(Struct, frozen=True):
    id: str
    facts: Facts
    settings: Settings
    clock: Clock
    race: TableRace
    talk: TableTalk
    seed: bytes = b""
    """The secret of all its chance, until the match is over."""
    match: Match | None = None
    n: int = 0
    """The number of the latest update."""
    told: tuple[Told, ...] = ()
    """What bots need to know of the match so far."""
    log: EventLog = EventLog()
    """What happened in the match at this table, as far as it may still be read."""
    done: Done = Done()
    length: Length = Length()
    """Of the match so far, with what it inherited."""
    seat_changes: Mapping[int, int] = {}
    """How often each seat of the match has got another player."""
    present: Mapping[str, Pace] = {}
    """The guests who are connected, and how long bots are to pause for each of them."""
    watched: bool = False
    """Whether anybody at all is connected."""
    thoughts: Mapping[int, Thought] = {}
    """Of bots, by seat. Where time counts, what they will do unless something happens before."""
    bot_time: BotTime | None = None
    """While no person has anything left to do in a timed step."""
    acted: Acted | None = None
    """A bot that may have something to say."""
    heard_to: float = -inf
    """All that had arrived by then has been read and done."""
    retry_at: float = 0.0
    """Nothing is done by itself before: something could not be stored, or was a mistake."""

    def __repr__(self) -> str:
        return f"<table {self.id}>"

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "lobby"
        return "running" if self.match.acting else "over"

    @property
    def goes_on(self) -> bool:
        """It stands still while nobody who sits there is connected: a game left in the evening is where it
        was in the morning."""
        if self.phase != "running":
            return False
        seated = self.facts.guests
        return any(guest in self.present for guest in seated) if seated else self.watched

    @property
    def moves_left(self) -> int | None:
        """Until the table ends the match, where that is near."""
        return self.settings.longest.moves_left(self.length) if self.phase == "running" else None

    def left_ms(self, seat: int | None, now: float) -> int | None:
        """Until the time of this seat, or of the step, is up."""
        return self.race.left_ms(now) if self.race.timed else self.clock.left_ms(seat, now)

    def elapsed_ms(self, now: float) -> int | None:
        """Since the step began in which time counts."""
        return self.race.elapsed(now) if self.race.timed else None

    def is_late(self, seat: int) -> bool:
        """Whether a seat's time was up, and all that had come from it by then is done."""
        return self.clock.is_late(seat, self.heard_to)

    def may_change(self, seat: int, returns: bool = True) -> bool:
        """Whether a person may take a seat from its bot: each time is a line of the record. Half of them are
        for whoever comes back to their own."""
        return self.seat_changes.get(seat, 0) < (MAX_SEAT_CHANGES if returns else MAX_SEAT_CHANGES // 2)

    def row(self, updated: int) -> TableRow:
        """As the store keeps it."""
        return TableRow(
            self.id,
            self.phase,
            self.facts.open,
            updated,
            msgspec.json.encode(self.facts),
            self.facts.guests if self.phase == "over" else (*self.facts.guests, *self.facts.may_return),
            self.match.acting if self.match else (),
            dump(self.match.header) if self.match else None,
            self.seed or None,
            standing=self.standing,
        )

    @property
    def standing(self) -> Standing | None:
        """How the match stands, as far as everybody may know it."""
        match = self.match
        if match is None or (match.acting and not match.game.open_scores):
            return None
        result = match.result
        return Standing(result.scores, result.places)


def new(id: str, facts: Facts, settings: Settings, seed: bytes = b"") -> Table:
    """A table at which nothing has happened yet."""
    turn_s, patience_s, second_s = facts.clock_s, facts.patience_s, settings.second_s
    return Table(
        id,
        facts,
        settings,
        Clock(turn_s and turn_s * second_s, patience_s and patience_s * second_s),
        Race(second_s, id, settings.leads),
        TableTalk(settings.talk_bytes),
        seed,
    )


# ------------------------------------------------------------------------------------- what comes of it


class Changed(NamedTuple):
    """The facts are others than these were. Whoever has another seat now is told everything anew."""

    before: Facts
    at_once: bool = False
    seat: int | None = None
    """The seat of a running match that has another player now."""


class Stepped(NamedTuple):
    """The match has gone a step further; by these moments, if any."""

    told: Sequence[Told]
    moments: Sequence[Moment] = ()


class Said(NamedTuple):
    """The latest of the talk is new."""


class TooLate(NamedTuple):
    """The step that this was meant for is over."""

    asked: Asked


News: TypeAlias = Changed | Stepped | Said | TooLate


class Outcome(NamedTuple):
    table: Table
    step: Step | None = None
    """What the store must have first."""
    news: tuple[News, ...] = ()
    saves: bool = False
    """Whether the store must have the table's facts first, where there is no step."""
    others: tuple[TableRow, ...] = ()
    """Tables that are stored together with it."""


Command: TypeAlias = Callable[[Table], Outcome]


def keep_time(table: Table, now: float) -> Table:
    """Who is on the clock, and who is missed, as the table is now."""
    goes_on, match = table.goes_on, table.match
    race = table.race.keep(goes_on, now)
    if match is None or not goes_on:
        return replace(table, race=race, clock=table.clock.stopped(), thoughts={})
    persons = {n: seat.guest for n, seat in enumerate(table.facts.seats) if seat.guest and not seat.level}
    acting, thoughts = match.acting, table.thoughts
    clock = table.clock.keep(
        # Where time counts, the game has its own clock or none.
        [seat for seat in acting if seat in persons and not race.timed],
        [seat for seat, guest in persons.items() if guest not in table.present],
        now,
    )
    if not race.timed:
        thoughts = {seat: thought for seat, thought in thoughts.items() if seat in acting}
    return replace(table, race=race, clock=clock, thoughts=thoughts)


# ------------------------------------------------------------------------------------ who sits where


def change(table: Table, facts: Facts, *others: TableRow) -> Outcome:
    """Other facts, stored together with other tables."""
    return Outcome(replace(table, facts=facts), news=(Changed(table.facts),), saves=True, others=others)


def resettle(table: Table, facts: Facts) -> Outcome:
    """Another game is to be played at it, or by other clocks: nothing has begun yet."""
    fresh = new(table.id, facts, table.settings)
    return change(replace(table, clock=fresh.clock), facts)


def show(table: Table, facts: Facts) -> Outcome:
    """Facts that are stored elsewhere."""
    if facts == table.facts:
        return Outcome(table)
    return Outcome(replace(table, facts=facts), news=(Changed(table.facts),))
