"""One match as a value: enter a line, get the next match, the lines to store and what to tell whom.

Whoever runs a match stores the lines of a `Move` first and only then puts its match in place of the
old one. Replay enters the lines of a file; a live table makes the line first: there is one way in.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from pythia.contract import AnyGame, Illegal, Moment, Offer, Result, Said, Story, Timed, Told
from pythia.table.chance import SEED_BYTES, Live, NotedChance, Source, commitment, new_seed
from pythia.table.record import (
    FORMAT,
    ActionLine,
    ChanceLine,
    ClockLine,
    Ending,
    EndsLine,
    Header,
    Line,
    SayLine,
    SitsLine,
    Undo,
    check_header,
)

TURN_CLOCK = "turn"
"""The table's own clock: when it runs out, the table acts for the seat."""


class Move(NamedTuple):
    """What a line leads to."""

    match: "Match"
    lines: list[Line]
    told: list[Told]
    anew: bool = False
    """Whether what was hidden has been dealt anew: what a seat alone was told of it no longer holds."""
    moments: Sequence[Moment] = ()
    """What it passes through on the way, where that was asked for."""


def still_true(told: Sequence[Told], move: Move) -> Sequence[Told]:
    """Of what was told before this move, what is still true after it."""
    if not move.anew:
        return told
    return [each for each in told if each.to is None and not isinstance(each.event, Said)]


def add_told(told: list[Told], move: Move) -> None:
    """Adds what this move tells to all that was told before and is still true."""
    if move.anew:
        told[:] = still_true(told, move)
    told += move.told


class Latest(NamedTuple):
    """The latest action that still stands, and the match before it."""

    seat: int
    action: Struct
    before: "Match"


class Match(Struct, frozen=True):
    header: Header
    game: AnyGame
    state: Any
    drawn: int
    """Outcomes of chance so far; the next is number `drawn`."""
    sits: tuple[str, ...]
    """Who plays each seat: "person" or "bot:LEVEL"."""
    latest: Latest | None = None
    overdue: bool = False
    """The turn clock has run out: the next line is what the table does for the seat."""
    at: int = 0
    """In a timed step: when the latest of its lines was done, in milliseconds. Nothing comes before it."""
    ended: Ending | None = None
    """Why the table ended it before its rules did."""

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self.ended else self.game.acting(self.state)

    @property
    def timed(self) -> Timed | None:
        """The step in which actions are stamped, if it is in one."""
        return None if self.ended else self.game.timed(self.state)

    @property
    def result(self) -> Result:
        """One that the table ended is over as it stands, and nobody has won it."""
        result = self.game.result(self.state)
        return result._replace(over=True) if self.ended else result

    def view(self, seat: int | None) -> Any:
        """What a seat, or (None) a spectator, may know."""
        view = self.game.view(self.state, seat)
        return _without_acting(view) if self.ended else view

    def view_at(self, moment: Moment, seat: int | None) -> Any:
        """What a seat, or a spectator, may know at a moment on the way here; nobody acts in one."""
        return _without_acting(self.game.view(moment.state, seat))

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What a seat may do now, a take-back included."""
        if self.ended:
            return ()
        offers = self.game.offers(self.state, seat)
        return (*offers, Offer("undo")) if self.may_undo(seat) else offers

    def enter(self, line: Line, chance: NotedChance, *, moments: bool = False, told: bool = True) -> Move:
        """The match after this line, with the moments on the way if they are asked for, and what there is to
        tell unless nobody listens.

        Raises Illegal, and then nothing has changed.
        """
        if self.overdue and not isinstance(line, SayLine | SitsLine) and not _by_table(line):
            raise Illegal(None, "table-must-act")
        if self.ended and not isinstance(line, SayLine | SitsLine):
            raise Illegal(None, "game-over")
        match line:
            case ActionLine(action=Undo()):
                return self._undo(line)
            case ActionLine():
                return self._act(line, chance, Story(is_told=told, is_shown=moments))
            case ClockLine():
                return self._time_is_up(line, chance, Story(is_told=told, is_shown=moments))
            case SayLine():
                return Move(self, [line], [])
            case SitsLine(seat=seat, sits=sits):
                now = (*self.sits[:seat], sits, *self.sits[seat + 1 :])
                return Move(replace(self, sits=now), [line], [])
            case EndsLine(ends=why):
                if not self.acting:
                    raise Illegal(None, "game-over")
                return Move(replace(self, ended=why, latest=None), [line], [])
            case ChanceLine():
                raise Illegal(None, "chance-not-called-for")

    def _act(self, line: ActionLine, chance: NotedChance, story: Story) -> Move:
        if line.by == "table" and not self.overdue:
            raise Illegal(None, "table-may-not-act")
        state = self.game.apply(self.state, line.seat, line.action, line.at, chance, story)
        after = replace(
            self,
            state=state,
            drawn=self.drawn + len(chance.given),
            latest=Latest(line.seat, line.action, self._to_keep(line, state)),
            overdue=False,
            at=self._at_after(state, line.at),
        )
        return _told(after, [line, *map(ChanceLine, chance.given)], story)

    def _to_keep(self, line: ActionLine, after: Any) -> "Match":
        """What can never be taken back need not be remembered; nor can what came before it."""
        if self.game.take_back is not None:
            try:
                self.game.take_back(self.state, line.seat, line.action, after)
            except Illegal:
                pass
            else:
                return self
        return self if self.latest is None else replace(self, latest=None)

    def _at_after(self, state: Any, at: int | None) -> int:
        """Time begins anew with every timed step."""
        if not self.game.is_of_speed:
            return 0
        before, now = self.game.timed(self.state), self.game.timed(state)
        goes_on = before is not None and now is not None and before.step == now.step
        return max(self.at, at or 0) if goes_on else 0

    def _undo(self, line: ActionLine) -> Move:
        """P5.7 and its like: the latest action, by whoever did it, if the game lets it be taken back."""
        if line.by is not None:
            raise Illegal(None, "table-may-not-act")
        told = self._take_back(line.seat)
        assert self.latest is not None
        before = replace(self.latest.before, sits=self.sits, overdue=False)
        return Move(before, [line], [told])

    def _take_back(self, seat: int) -> Told:
        if self.game.take_back is None:
            raise Illegal(self.game.take_back_rule, "never-taken-back")
        if self.latest is None or self.latest.seat != seat:
            raise Illegal(self.game.take_back_rule, "nothing-to-take-back")
        return self.game.take_back(self.latest.before.state, seat, self.latest.action, self.state)

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take the latest action back."""
        try:
            self._take_back(seat)
        except Illegal:
            return False
        return True

    def take_up(self, sits: tuple[str, ...], told: Sequence[Told], chance: NotedChance) -> Move:
        """A match of one's own from here on, with these on its seats; `told` is all that was told so far."""
        if not self.acting:
            raise Illegal(None, "nothing-to-take-up")
        dealt = replace(self, sits=sits).deal_anew(told, chance)
        return dealt._replace(lines=[*map(SitsLine, range(len(sits)), sits), *dealt.lines])

    def deal_anew(self, told: Sequence[Told], chance: NotedChance) -> Move:
        """What is hidden from those who take the match up is dealt anew, and nothing before is taken back.

        They may have looked at all of it. So what one person at the table keeps is what that seat was shown;
        what several do, only what everybody was.
        """
        match = replace(self, latest=None)
        persons = [seat for seat, who in enumerate(self.sits) if who == "person"]
        if not persons:
            return Move(match, [], [])
        seat = persons[0] if len(persons) == 1 else None
        events = [each.event for each in told if each.reaches(seat)]
        story = Story()
        state = self.game.deal_anew(self.state, seat, events, chance, story)
        match = replace(match, state=state, drawn=self.drawn + len(chance.given))
        return Move(match, list(map(ChanceLine, chance.given)), story.told, anew=bool(chance.given))

    def _time_is_up(self, line: ClockLine, chance: NotedChance, story: Story) -> Move:
        """The table's own clock leaves the seat to act; a game's clock has its consequence at once."""
        if not self.acting:
            raise Illegal(None, "game-over")
        if line.clock == TURN_CLOCK:
            return Move(replace(self, overdue=True), [line], [])
        timed = self.timed
        if timed is None or timed.clock != line.clock:
            raise Illegal(None, "unknown-clock", name=line.clock)
        if line.at != timed.ms:
            raise Illegal(None, "clock-not-due", at=timed.ms or 0)
        state = self.game.elapse(self.state, chance, story)
        after = replace(self, state=state, drawn=self.drawn + len(chance.given), latest=None, at=0)
        return _told(after, [line, *map(ChanceLine, chance.given)], story)


def _told(match: Match, lines: list[Line], story: Story) -> Move:
    return Move(match, lines, story.told, moments=tuple(story.moments))


def _without_acting(view: Any) -> Any:
    return replace(view, acting=()) if hasattr(view, "acting") else view


def _by_table(line: Line) -> bool:
    return isinstance(line, ActionLine) and line.by == "table"


def empty(header: Header, game: AnyGame, options: Struct) -> Match:
    """The match of a header before chance has decided anything."""
    state = game.empty(header.players, options)
    return Match(header, game, state, 0, ("person",) * header.players)


def begin(match: Match, chance: NotedChance, *, moments: bool = False) -> Move:
    """All that chance decides before the first action, with the moments on the way if they are asked for."""
    story = Story(is_shown=moments)
    state = match.game.start(match.state, chance, story)
    begun = replace(match, state=state, drawn=len(chance.given))
    return _told(begun, list(map(ChanceLine, chance.given)), story)


def open_match(
    game: AnyGame,
    players: int,
    options: Struct | None = None,
    seed: bytes | None = None,
    *,
    moments: bool = False,
    **about: Any,
) -> tuple[Move, Source]:
    """A new match, dealt, and the source of all its chance; `about` is more of its header.

    Where players add words of their own, publish `commitment(seed)` before you take them.
    """
    seed = new_seed() if seed is None else seed
    options = options or game.options()
    header = new_header(game, players, options, seed, **about)
    source = Source(seed, header.words or ())
    return begin(empty(header, game, options), Live(source), moments=moments), source


def new_header(game: AnyGame, players: int, options: Struct, seed: bytes, **about: Any) -> Header:
    """The header of a new match: the rules of today, and what is published of its seed."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")
    header = Header(
        pythia=FORMAT,
        game=game.name,
        players=players,
        options=to_builtins(options),
        rules=game.version,
        commitment=commitment(seed),
        **about,
    )
    check_header(header, game)
    return header
