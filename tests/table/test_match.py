"""A match as a value: what enters it, what it remembers, what it leaves alone when it refuses."""

from random import Random

import pytest

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play
from pythia.contract import Budget, Illegal
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.state import Play as PlayCard
from pythia.table.chance import Live, Source
from pythia.table.match import Match, begin, empty
from pythia.table.record import ActionLine, ChanceLine, ClockLine, Header, SayLine, SitsLine, Undo

SOURCE = Source(bytes(32))


@pytest.fixture
def match() -> Match:
    header = Header(1, "prophecy", 3, {"takeback": True})
    return begin(empty(header, GAME, Options(takeback=True)), Live(SOURCE)).match


def played(match: Match, steps: int) -> Match:
    players = {seat: RandomLegal(GAME, Random(seat)) for seat in range(3)}
    for _, move in zip(range(steps), play(match, players, SOURCE, Budget()), strict=False):
        match = move.match
    return match


def test_a_refused_line_changes_nothing(match: Match) -> None:
    before = match
    for line in (
        ActionLine(0, PlayCard("su1")),
        ActionLine(0, Undo()),
        ActionLine(0, Undo(), by="table"),
        ActionLine(0, PlayCard("su1"), by="table"),
        ClockLine("proof", 5),
    ):
        with pytest.raises(Illegal):
            match.enter(line, Live(SOURCE, match.drawn))
    assert match == before


def test_talk_changes_no_position(match: Match) -> None:
    move = match.enter(SayLine(1, "text", text="I foretold four"), Live(SOURCE))
    assert move.match == match
    assert move.lines == [SayLine(1, "text", text="I foretold four")]


def test_who_sits_where(match: Match) -> None:
    assert match.sits == ("person",) * 3
    after = match.enter(SitsLine(2, "bot:adept"), Live(SOURCE)).match
    assert after.sits == ("person", "person", "bot:adept")
    assert after.state == match.state


def test_chance_is_numbered_through_the_match(match: Match) -> None:
    assert match.drawn == 2
    assert played(match, 3 + 14 * 3).drawn == 3


def test_an_action_and_its_chance_are_one_step(match: Match) -> None:
    late = played(match, 3 + 14 * 3 - 1)
    (seat,) = late.acting
    player = RandomLegal(GAME, Random(0))
    action = player.choose(late.view(seat), late.offers(seat), Budget())
    lines = late.enter(ActionLine(seat, action), Live(SOURCE, late.drawn)).lines
    assert [type(line) for line in lines] == [ActionLine, ChanceLine]


def test_what_cannot_be_taken_back_is_forgotten(match: Match) -> None:
    """A match keeps the positions a take-back may return to, and no more."""
    bids = played(match, 3)
    assert _kept(bids) == 1
    assert _kept(played(match, 3 + 14 * 3)) == 1
    assert _kept(played(match, 3 + 10)) == 11


def _kept(match: Match) -> int:
    count = 0
    while match.latest is not None:
        match, count = match.latest.before, count + 1
    return count


class TestTurnClock:
    def test_then_the_table_acts_for_the_seat(self, match: Match) -> None:
        playing = played(match, 3)
        (seat,) = playing.acting
        late = playing.enter(ClockLine("turn", 60_000), Live(SOURCE)).match
        assert late.overdue
        action = RandomLegal(GAME, Random(0)).choose(late.view(seat), late.offers(seat), Budget())
        with pytest.raises(Illegal, match="table-must-act"):
            late.enter(ActionLine(seat, action), Live(SOURCE, late.drawn))
        said = late.enter(SayLine(0, "text", text="too slow"), Live(SOURCE)).match
        after = said.enter(ActionLine(seat, action, by="table"), Live(SOURCE, late.drawn)).match
        assert not after.overdue

    def test_taken_back_the_seat_has_its_turn_again(self, match: Match) -> None:
        """The position before had its clock run out; a take-back must not bring that back."""
        playing = played(match, 3)
        (seat,) = playing.acting
        late = playing.enter(ClockLine("turn", 60_000), Live(SOURCE)).match
        action = RandomLegal(GAME, Random(0)).choose(late.view(seat), late.offers(seat), Budget())
        after = late.enter(ActionLine(seat, action, by="table"), Live(SOURCE, late.drawn)).match
        back = after.enter(ActionLine(seat, Undo()), Live(SOURCE, after.drawn)).match
        assert not back.overdue
        assert back.enter(ActionLine(seat, action), Live(SOURCE, back.drawn)).match.state == after.state

    def test_not_when_nobody_is_to_act(self, match: Match) -> None:
        over = played(match, 10_000)
        with pytest.raises(Illegal, match="game-over"):
            over.enter(ClockLine("turn", 60_000), Live(SOURCE))
