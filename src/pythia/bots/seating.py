"""Players at a match: each is told what its seat is told, and asked when its seat may act."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from random import Random
from typing import TypeAlias

from msgspec import Struct, to_builtins

from pythia.bots.random_legal import RandomLegal
from pythia.contract import AnyGame, Budget, Event, Offer, Planned, Player, Racer, Said, Speaker, Told
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move, still_true
from pythia.table.record import ActionLine, ClockLine, Line, SayLine

Voice: TypeAlias = Callable[[Struct, Sequence[Event], Sequence[Event]], Struct | None]
"""(view, events, memory): what a player says that has just acted, as `Game.remark` has it."""

NAMES = ("Itzel", "Tenoch", "Citlali", "Nahui", "Yaretzi", "Coyol")
"""What bots are called, by seat."""


def tell(players: Mapping[int, Player], told: Iterable[Told]) -> None:
    """Every player hears what reaches its seat, in order."""
    for each in told:
        event, to = each.event, each.to
        for seat, player in players.items():
            if to is None or seat in to:
                player.observe(event)


def remember(game: AnyGame, told: Iterable[Told], past: tuple[Told, ...] = ()) -> tuple[Told, ...]:
    """Of all that was told, what players need who sit down now, to choose as if they had heard everything."""
    return reduce(game.memory, told, past)


def follow(past: tuple[Told, ...], move: Move) -> tuple[Told, ...]:
    """What they need after this move, and what is said in it."""
    after = remember(move.match.game, move.told, tuple(still_true(past, move)))
    return reduce(move.match.game.hears, said(move), after) if move.match.game.hears else after


def said(move: Move) -> list[Said]:
    """What is said in this move in the game's own terms."""
    lines = [line for line in move.lines if isinstance(line, SayLine) and line.say != "text"]
    return [Said(line.seat, line.say, line.args or {}) for line in lines]


def saying_line(seat: int, saying: Struct) -> SayLine:
    """What a seat says, as a line of the record."""
    args = to_builtins(saying)
    return SayLine(seat, args.pop("say"), args=args)


def voice(game: AnyGame, level: str, dice: Random) -> Voice:
    """The voice of a bot of this level."""

    def says(view: Struct, events: Sequence[Event], memory: Sequence[Event]) -> Struct | None:
        return game.remark(view, events, Speaker(level, dice, memory))

    return says


def offers_to(match: Match, seat: int) -> tuple[Offer, ...]:
    """What a player is asked to choose from: all that the game offers. Bots take nothing back."""
    return match.game.offers(match.state, seat)


def is_blind(player: Player) -> bool:
    """Whether it goes by its offers alone. Views and events are work: it is spared both."""
    return type(player) is RandomLegal


def act(
    match: Match, seat: int, player: Player, source: Source, budget: Budget, *, told: bool = True
) -> Move:
    """The move this player makes on this seat now; what happens need not be told where nobody listens."""
    view = None if is_blind(player) else match.view(seat)
    action = player.choose(view, offers_to(match, seat), budget)
    return match.enter(ActionLine(seat, action), Live(source, match.drawn), told=told)


def race(match: Match, players: Mapping[int, Player], source: Source, budget: Budget) -> Move:
    """In a timed step: whoever means to act first does, unless the step's clock runs out before."""
    timed, now = match.game.timed(match.state), match.at
    assert timed is not None
    plans = {seat: _plan(match, seat, players[seat], now, budget) for seat in match.acting if seat in players}
    # Of several at the very same moment it is now the one, now the other: no seat is favoured.
    turn = timed.step + now
    seat = min(
        plans, key=lambda seat: (plans[seat].at, (seat - turn - plans[seat].at) % match.header.players)
    )
    action, at = plans[seat]
    line: Line = ActionLine(seat, action, max(at, now))
    if timed.clock is not None and timed.ms is not None and at > timed.ms:
        line = ClockLine(timed.clock, timed.ms)
    return match.enter(line, Live(source, match.drawn))


def _plan(match: Match, seat: int, player: Player, now: int, budget: Budget) -> Planned:
    view, offers = match.view(seat), offers_to(match, seat)
    if isinstance(player, Racer):
        return player.plan(view, offers, now, budget)
    return Planned(player.choose(view, offers, budget), now)


def play(
    match: Match,
    players: Mapping[int, Player],
    source: Source,
    budget: Budget,
    voices: Mapping[int, Voice] | None = None,
    past: tuple[Told, ...] = (),
    *,
    told: bool = True,
) -> Iterator[Move]:
    """Moves of these players, each told to all of them who listen, as long as one of theirs may act.

    Those who have a voice speak after their own moves, and whoever listens hears them; `past` is what is
    remembered of the match so far. Whoever does not read what the moves tell says so: where no player listens
    either, they then tell nothing.
    """
    listeners = {seat: player for seat, player in players.items() if not is_blind(player)}
    told = told or bool(listeners or voices)
    while seats := [seat for seat in match.acting if seat in players]:
        if match.game.timed(match.state) is None:
            move = act(match, seats[0], players[seats[0]], source, budget, told=told)
        else:
            move = race(match, players, source, budget)
        tell(listeners, move.told)
        if voices:
            past = _speak(move, follow(past, move), listeners, voices)
        match = move.match
        yield move


def _speak(
    move: Move, past: tuple[Told, ...], players: Mapping[int, Player], voices: Mapping[int, Voice]
) -> tuple[Told, ...]:
    """Whoever has acted may say something; all that is remembered then."""
    line, match = move.lines[0], move.match
    if not isinstance(line, ActionLine) or line.seat not in voices:
        return past
    seat = line.seat
    events = [each.event for each in move.told if each.reaches(seat)]
    memory = [each.event for each in past if each.reaches(seat)]
    saying = voices[seat](match.view(seat), events, memory)
    if saying is None or match.game.hears is None:
        return past
    (heard,) = said(Move(match, [saying_line(seat, saying)], []))
    tell(players, [Told(heard)])
    return match.game.hears(past, heard)
