"""A match that its table ended: over as it stands, whatever the game."""

import pytest

from pythia import games
from pythia.cli.position import position
from pythia.contract import Illegal
from pythia.offers import expand
from pythia.table.chance import Live
from pythia.table.match import Match, open_match
from pythia.table.record import ActionLine, EndsLine, SayLine, SitsLine, Undo, dump, line_of, load_line
from pythia.table.replay import replay, verify
from pythia.text import texts

SEED = bytes(range(32))


@pytest.fixture(params=games.names())
def ended(request: pytest.FixtureRequest) -> tuple[Match, Match, list[str]]:
    """The match before and after, and the lines of its record."""
    game = games.load(request.param)
    begun, source = open_match(game, 3, seed=SEED)
    match = begun.match
    lines = [dump(match.header), *map(dump, begun.lines)]
    move = match.enter(EndsLine("too-long"), Live(source, match.drawn))
    return match, move.match, [*lines, *map(dump, move.lines)]


def test_nobody_acts_and_nobody_has_won(ended: tuple[Match, Match, list[str]]) -> None:
    before, match, _ = ended
    assert before.acting
    assert match.acting == ()
    assert match.timed is None
    assert all(match.offers(seat) == () for seat in range(3))
    assert (match.result.over, match.result.winners) == (True, None)
    assert match.result.scores == before.result.scores
    assert [match.view(seat).acting for seat in (None, 0)] == [(), ()]


def test_only_talk_and_who_sits_where_may_follow(ended: tuple[Match, Match, list[str]]) -> None:
    before, match, _ = ended
    chance = Live(None, 0)  # type: ignore[arg-type]
    seat = before.acting[0]
    deed = next(expand(before.offers(seat)[0]))
    action = line_of({"seat": seat, **deed}, match.game, 3)
    for line in (action, ActionLine(seat, Undo()), EndsLine("too-long")):
        with pytest.raises(Illegal) as illegal:
            match.enter(line, chance)
        assert illegal.value.message.id == "game-over"
    assert match.enter(SayLine(0, "text", text="well"), chance).match == match
    assert match.enter(SitsLine(0, "bot:adept"), chance).match.ended == "too-long"


def test_its_record_is_read_again_and_says_so(ended: tuple[Match, Match, list[str]]) -> None:
    _, match, (header, *lines) = ended
    data = "\n".join([header[:-1] + f',"seed":"{SEED.hex()}"' + "}", *lines]).encode()
    assert verify(data)[0].ended == "too-long"
    *_, last = replay(data)
    assert (last.move.match.state, last.move.match.ended) == (match.state, "too-long")
    for language in ("en", "fr"):
        say = texts(language, match.game.name)
        shown = position(last.move.match, last.line, say)
        assert say("position-ended-too-long") in shown
    with pytest.raises(Illegal):
        load_line(b'{"ends": "bored"}', match.game, 3)
