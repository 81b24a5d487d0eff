"""Players at a match: each is told what its seat is told, and asked when its seat may act."""

from collections.abc import Iterable, Iterator, Mapping

from pythia.contract import Budget, Player, Told
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine

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


def play(match: Match, players: Mapping[int, Player], source: Source, budget: Budget) -> Iterator[Move]:
    """Moves of these players, each told to all of them, as long as one of theirs may act."""
    while seats := [seat for seat in match.acting if seat in players]:
        move = act(match, seats[0], players[seats[0]], source, budget)
        tell(players, move.told)
        match = move.match
        yield move
