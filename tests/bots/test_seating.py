"""Players hear what their seat is told, and are asked when their seat may act."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import act, play, race, tell
from pythia.contract import Budget, Event, Offer, Planned, Told
from pythia.games.oraklos import GAME as ORAKLOS
from pythia.games.oraklos.state import Done
from pythia.games.oraklos.state import Options as OraklosOptions
from pythia.games.prophecy import GAME
from pythia.games.prophecy.events import BidChosen, BidMade, HandDealt, MatchEnded
from pythia.games.prophecy.state import Options
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import Move, begin, empty, open_match
from pythia.table.record import FORMAT, ActionLine, Header

SOURCE = Source(seed_from("seating"))


class Listener(RandomLegal):
    """A random player that keeps what it heard."""

    def __init__(self, seed: int) -> None:
        super().__init__(GAME, Random(seed))
        self.heard: list[Event] = []

    def observe(self, event: Event) -> None:
        self.heard.append(event)


def begun(players: int = 3) -> Move:
    header = Header(FORMAT, GAME.name, players, {})
    return begin(empty(header, GAME, Options(length="short")), Live(SOURCE))


def test_an_event_reaches_its_audience_and_nobody_else() -> None:
    players = {seat: Listener(seat) for seat in range(3)}
    everyone, one = BidMade(0), BidMade(1)
    tell(players, [Told(everyone), Told(one, (1,))])
    assert [player.heard for player in players.values()] == [[everyone], [everyone, one], [everyone]]


def test_players_of_a_match_hear_all_of_theirs_in_order() -> None:
    move = begun()
    players = {seat: Listener(seat) for seat in range(3)}
    told = list(move.told)
    tell(players, move.told)
    for moved in play(move.match, players, SOURCE, Budget()):
        told += moved.told
    for seat, player in players.items():
        assert player.heard == [each.event for each in told if each.reaches(seat)]
        assert sum(isinstance(event, HandDealt) for event in player.heard) == 5
        assert sum(isinstance(event, BidChosen) for event in player.heard) == 5
        assert isinstance(player.heard[-1], MatchEnded)


def test_play_stops_where_only_others_may_act() -> None:
    move = begun()
    bots = {seat: Listener(seat) for seat in (1, 2)}
    moves = list(play(move.match, bots, SOURCE, Budget()))
    assert len(moves) == 2, "both bots have bid; the person's bid is due"
    assert moves[-1].match.acting == (0,)


def test_a_player_is_shown_its_own_view_and_offers() -> None:
    asked: list[tuple[Any, Sequence[Offer], Budget]] = []

    class Spy(Listener):
        def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
            asked.append((view, offers, budget))
            return super().choose(view, offers, budget)

    match = begun().match
    after = act(match, 2, Spy(0), SOURCE, Budget(playouts=7)).match
    assert asked == [(match.view(2), match.offers(2), Budget(playouts=7))]
    assert after.acting == (0, 1)


class Simultaneous:
    """Means to say 'no more' at the very moment everyone else does."""

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        raise AssertionError("a racer is asked for a plan")

    def plan(self, view: Any, offers: Sequence[Offer], now: int, budget: Budget) -> Planned:
        return Planned(Done(), 1000 * (view.round + 1))


def test_of_equally_quick_racers_no_seat_is_favoured() -> None:
    """The first 'no more' of each round: over many rounds everybody's."""
    move, source = open_match(ORAKLOS, 3, OraklosOptions(variant="junior"), seed_from("ties"))
    players = dict.fromkeys(range(3), Simultaneous())
    match = move.match
    firsts: list[int] = []
    while len(firsts) < 60:
        done = match.state.done
        waiting = {seat: player for seat, player in players.items() if not done[seat]}
        moved = race(match, waiting, source, Budget())
        if not any(done):
            (line, *_) = moved.lines
            assert isinstance(line, ActionLine)
            firsts.append(line.seat)
        match = moved.match
    assert all(firsts.count(seat) > 10 for seat in range(3))
