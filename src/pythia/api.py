"""Pythia from Python: a match to play, look at, take back and keep. What notebooks and scripts need.

>>> import pythia
>>> match = pythia.new("prophecy", players=3, seed="a word", bots="novice")
>>> for turn in match.play():
...     pass
>>> match.over, len(match.scores)
(True, 3)
"""

from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from pythia import games
from pythia.bots import seating
from pythia.bots.levels import bot_of, levels_of
from pythia.contract import Budget, Event, Illegal, Offer, Player, Told
from pythia.table.chance import Live, Source, new_seed, seed_from
from pythia.table.match import Match as Position
from pythia.table.match import Move, add_told, open_match
from pythia.table.record import ActionLine, ClockLine, Line, SitsLine, Undo, dump, line_of
from pythia.table.replay import replay
from pythia.text import texts

LANGUAGE = "en"
"""Of what is said about mistakes: it is read beside code."""
BUDGET = Budget(ms=100)
"""How long a bot may think about one action."""


class Turn(NamedTuple):
    """What was done: whose action it was, which, and what everybody was told of it."""

    seat: int | None
    """None: a clock ran out."""
    action: Any
    events: tuple[Event, ...]


class Match:
    """A match that is being played. Seats are numbered from 0; spectators have none (`seat=None`)."""

    def __init__(
        self, position: Position, seed: bytes | None, lines: Iterable[Line], told: Iterable[Told]
    ) -> None:
        """Made by `new` and `load`."""
        self._position, self._seed = position, seed
        self._lines, self._told = list(lines), list(told)
        self._bots: dict[int, Player] = {}

    # -------------------------------------------------------------------------------- looking

    @property
    def game(self) -> str:
        return self._position.header.game

    @property
    def players(self) -> int:
        return self._position.header.players

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now; none when it is over."""
        return self._position.acting

    @property
    def over(self) -> bool:
        return self._position.result.over

    @property
    def scores(self) -> tuple[int, ...]:
        return self._position.result.scores

    @property
    def winners(self) -> tuple[int, ...] | None:
        """None as long as it is not over."""
        return self._position.result.winners

    @property
    def position(self) -> Position:
        """The match as the rules have it, with all that is hidden: a value that never changes."""
        return self._position

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know, or a spectator."""
        return self._position.view(self._checked(seat))

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What a seat may do now. `pythia.expand(offer)` lists the actions that an offer stands for."""
        self._checked(seat)
        return self._position.offers(seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """All that a seat, or a spectator, has been told so far."""
        return [told.event for told in self._told if told.reaches(self._checked(seat))]

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.players:
            raise _explained(Illegal(None, "no-such-seat", seat=seat, last=self.players - 1), self.game)
        return seat

    # --------------------------------------------------------------------------------- acting

    def do(
        self, seat: int, action: str | Mapping[str, Any] | Struct, /, at: int | None = None, **fields: Any
    ) -> Turn:
        """A seat acts: `match.do(0, "play", card="su7")`, or an action as `expand` or a bot has it.

        Where time counts, `at` is when: milliseconds since the step began, by default as late as the latest.
        Raises `Illegal`, and then nothing has changed.
        """
        self._checked(seat)
        if fields and not isinstance(action, str):
            raise TypeError("an action has its fields already: name them only beside a verb")
        whole = {"do": action, **fields} if isinstance(action, str) else to_builtins(action)
        if at is None and self._position.timed is not None:
            at = self._position.at
        about: dict[str, Any] = {"seat": seat} if at is None else {"seat": seat, "at": at}
        try:
            line = line_of({**whole, **about}, self._position.game, self.players)
            if not isinstance(line, ActionLine):
                raise Illegal(None, "line-kind-unknown")
            return self._enter(line)
        except Illegal as illegal:
            raise _explained(illegal, self.game) from None

    def undo(self) -> Turn:
        """Takes the latest action back, for whoever did it, if the rules allow that."""
        latest = self._position.latest
        try:
            return self._enter(ActionLine(latest.seat if latest else 0, Undo()))
        except Illegal as illegal:
            raise _explained(illegal, self.game) from None

    def time_is_up(self) -> Turn:
        """The clock of a timed step runs out."""
        timed = self._position.timed
        if timed is None or timed.clock is None or timed.ms is None:
            raise ValueError("no clock runs now")
        return self._enter(ClockLine(timed.clock, timed.ms))

    def _enter(self, line: Line) -> Turn:
        move = self._position.enter(line, self._chance())
        self._put(move)
        return _turn(line, move)

    def _chance(self) -> Live:
        if self._seed is None:
            raise ValueError(
                "this record does not reveal its seed, so nothing can be drawn: it can only be looked at"
            )
        return Live(Source(self._seed, self._position.header.words or ()), self._position.drawn)

    def _put(self, move: Move) -> None:
        self._position = move.match
        self._lines += move.lines
        add_told(self._told, move)
        seating.tell(self._bots, move.told)

    # ----------------------------------------------------------------------------------- bots

    def sit(self, seat: int, level: str, seed: int | str | None = None) -> None:
        """A bot plays this seat from here on; it has heard all that the seat was told.

        With the same seed it plays the same, as long as its level does not think by the clock.
        """
        self._checked(seat)
        game = self._position.game
        levels = levels_of(game)
        if level not in levels:
            raise _explained(Illegal(None, "play-no-level", level=level, levels=", ".join(levels)), self.game)
        bot = bot_of(game, level, Random(seed))
        self._put(self._position.enter(SitsLine(seat, f"bot:{level}"), self._chance()))
        for event in self.events(seat):
            bot.observe(event)
        self._bots[seat] = bot

    def play(self, budget: Budget = BUDGET) -> Iterator[Turn]:
        """Lets the bots act, one action after the other, until only others may, or the match is over."""
        while seats := [seat for seat in self.acting if seat in self._bots]:
            source = Source(self._seed or b"", self._position.header.words or ())
            self._chance()
            if self._position.timed is None:
                move = seating.act(self._position, seats[0], self._bots[seats[0]], source, budget)
            else:
                move = seating.race(self._position, self._bots, source, budget)
            self._put(move)
            yield _turn(move.lines[0], move)

    # -------------------------------------------------------------------------------- keeping

    def record(self) -> bytes:
        """The whole match as a record, its seed revealed: `load` reads it, `pythia verify` proves it."""
        header = self._position.header
        if self._seed is not None:
            header = structs.replace(header, seed=self._seed.hex())
        return "".join(f"{dump(line)}\n" for line in (header, *self._lines)).encode()

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_bytes(self.record())

    def copy(self) -> "Match":
        """Another match from here on; bots stay with this one."""
        return Match(self._position, self._seed, self._lines, self._told)

    def __repr__(self) -> str:
        how = "over" if self.over else f"to act: {', '.join(map(str, self.acting))}"
        return f"<{self.game}, {self.players} players, {how}>"


def new(
    game: str,
    players: int | None = None,
    seed: str | bytes | None = None,
    bots: str | Mapping[int, str] | None = None,
    names: Iterable[str] | None = None,
    **options: Any,
) -> Match:
    """A new match, dealt. Options are the game's own: `new("prophecy", players=4, length="short")`.

    A seed of words deals the same again; without one, chance is new. `bots` is a level for all seats, or
    levels by seat.
    """
    if game not in games.names():
        raise ValueError(f"no game is called {game!r}; there are {', '.join(games.names())}")
    of = games.load(game)
    players = of.players.start if players is None else players
    if players not in of.players:
        raise ValueError(f"{game} is for {of.players.start} to {of.players.stop - 1} players, not {players}")
    if unknown := options.keys() - {field.name for field in structs.fields(of.options)}:
        raise ValueError(f"{game} has no option called {', '.join(sorted(unknown))}")
    try:
        chosen = convert(options, of.options)
    except ValidationError as error:
        raise ValueError(f"options of {game}: {error}") from None
    secret = new_seed() if seed is None else seed_from(seed) if isinstance(seed, str) else seed
    known = None if names is None else tuple(names)
    begun, _ = open_match(of, players, chosen, secret, names=known)
    match = Match(begun.match, secret, begun.lines, begun.told)
    levels = dict.fromkeys(range(players), bots) if isinstance(bots, str) else dict(bots or {})
    for seat, level in levels.items():
        match.sit(seat, level, None if seed is None else f"{seed!r} {seat}")
    return match


def load(path: str | PathLike[str], line: int | None = None) -> Match:
    """The match of a record; with `line`, as it was after that line of the file, and the rest of its step.

    Raises `pythia.table.record.RecordError` where it is no record.
    """
    lines: list[Line] = []
    told: list[Told] = []
    position: Position | None = None
    for played in replay(Path(path).read_bytes(), line):
        position = played.move.match
        lines += played.move.lines
        add_told(told, played.move)
    assert position is not None
    seed = position.header.seed
    return Match(position, None if seed is None else bytes.fromhex(seed), lines, told)


def _turn(line: Line, move: Move) -> Turn:
    events = tuple(told.event for told in move.told if told.to is None)
    if isinstance(line, ActionLine):
        return Turn(line.seat, line.action, events)
    return Turn(None, None, events)


def _explained(illegal: Illegal, game: str) -> Illegal:
    """The same, with a sentence for whoever reads it."""
    rule = f"{illegal.rule}: " if illegal.rule else ""
    illegal.add_note(rule + texts(LANGUAGE, game).say(illegal.message))
    return illegal
