"""Players at a match: each is told what its seat is told, and asked when its seat may act."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

from pythia.bots.random_legal import RandomLegal
from pythia.contract import AnyGame, Budget, Offer, Planned, Player, Racer, Told
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine, ClockLine, Line

NAMES = ("Itzel", "Tenoch", "Citlali", "Nahui", "Yaretzi", "Coyol")
"""What bots are called, by seat."""


def tell(players: Mapping[int, Player], told: Iterable[Told]) -> None:
    """Every player hears what reaches its seat, in order."""
    for each in told:
        listeners = players if each.to is None else [seat for seat in players if each.reaches(seat)]
        for seat in listeners:
            players[seat].observe(each.event)


def remember(game: AnyGame, told: Iterable[Told], past: tuple[Told, ...] = ()) -> tuple[Told, ...]:
    """Of all that was told, what players need who sit down now, to choose as if they had heard everything."""
    return reduce(game.memory, told, past)


def offers_to(match: Match, seat: int) -> tuple[Offer, ...]:
    """What a player is asked to choose from: all that the game offers. Bots take nothing back."""
    return match.game.offers(match.state, seat)


def act(match: Match, seat: int, player: Player, source: Source, budget: Budget) -> Move:
    """The move this player makes on this seat now."""
    # A view is work: what never looks at one is shown none.
    view = None if type(player) is RandomLegal else match.view(seat)
    action = player.choose(view, offers_to(match, seat), budget)
    return match.enter(ActionLine(seat, action), Live(source, match.drawn))


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


def play(match: Match, players: Mapping[int, Player], source: Source, budget: Budget) -> Iterator[Move]:
    """Moves of these players, each told to all of them, as long as one of theirs may act."""
    while seats := [seat for seat in match.acting if seat in players]:
        if match.game.timed(match.state) is None:
            move = act(match, seats[0], players[seats[0]], source, budget)
        else:
            move = race(match, players, source, budget)
        tell(players, move.told)
        match = move.match
        yield move
