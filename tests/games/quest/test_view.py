"""A view holds all there is: from it the whole position can be set up again."""

from tests.games.quest.records_gen import FOLDER

from pythia.games.quest.bots.imagine import imagine
from pythia.games.quest.view import view
from pythia.table.replay import replay


def test_nothing_is_hidden_from_anybody() -> None:
    for file in FOLDER.iterdir():
        for played in replay(file.read_bytes()):
            match = played.move.match
            for seat in (*range(match.header.players), None):
                shown = match.view(seat)
                assert shown.seat == seat
                assert imagine(shown) == match.state


def test_a_view_is_of_its_own_type() -> None:
    match = next(iter(replay((FOLDER / "single_survivor.jsonl").read_bytes()))).move.match
    assert view(match.state, 0) == match.view(0)
