"""Players at a match: each is told what its seat is told, and asked when its seat may act."""

from collections.abc import Iterable, Iterator, Mapping

from pythia.contract import Budget, Planned, Player, Racer, Told
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine, ClockLine, Line

NAMES = ("Itzel", "Tenoch", "Citlali", "Nahui", "Yaretzi", "Coyol")
"""What bots are called, by seat."""


def tell(players: Mapping[int, Player], told: Iterable[Told]) -> None:
    """Every player hears what reaches its seat, in order."""
    for each in told:
        for seat, player in players.items():
            if each.reaches(seat):
                player.observe(each.event)


def act(match: Match, seat: int, player: Player, source: Source, budget: Budget) -> Move:
    """The move this player makes on this seat now."""
    action = player.choose(match.view(seat), match.offers(seat), budget)
    return match.enter(ActionLine(seat, action), Live(source, match.drawn))


def race(match: Match, players: Mapping[int, Player], now: int, source: Source, budget: Budget) -> Move:
    """In a timed step: whoever means to act first does, unless the step's clock runs out before."""
    timed = match.game.timed(match.state)
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
    view, offers = match.view(seat), match.offers(seat)
    if isinstance(player, Racer):
        return player.plan(view, offers, now, budget)
    return Planned(player.choose(view, offers, budget), now)


def play(
    match: Match, players: Mapping[int, Player], source: Source, budget: Budget, now: int = 0
) -> Iterator[Move]:
    """Moves of these players, each told to all of them, as long as one of theirs may act.

    `now`: how much of a timed step has passed where the match stands within one.
    """
    begun = match.game.timed(match.state)
    step = begun.step if begun else 0
    while seats := [seat for seat in match.acting if seat in players]:
        timed = match.game.timed(match.state)
        if timed is None:
            move = act(match, seats[0], players[seats[0]], source, budget)
        else:
            now = now if step == timed.step else 0
            move = race(match, players, now, source, budget)
            step, now = timed.step, _time_of(move)
        tell(players, move.told)
        match = move.match
        yield move


def _time_of(move: Move) -> int:
    line = move.lines[0]
    assert isinstance(line, ActionLine | ClockLine)
    return line.at or 0
