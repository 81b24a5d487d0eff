"""A view holds all there is: from it the whole position can be set up again."""

from tests.games.quest.records_gen import FOLDER

from pythia.games.quest.bots.imagine import imagine
from pythia.games.quest.events import TurnBegan
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


def test_whoever_comes_late_sees_the_chance_card_of_the_turn() -> None:
    seen = set()
    for file in FOLDER.iterdir():
        began = None
        for played in replay(file.read_bytes()):
            for told in played.move.told:
                if isinstance(told.event, TurnBegan):
                    began = told.event
            assert began is not None
            for seat in (0, None):
                shown = played.move.match.view(seat)
                assert (None if shown.extra_turn else shown.chance.discards[-1]) == began.card
            seen.add(began.card)
    assert None in seen, "extra turns have none"
    assert len(seen) > 10


def test_a_view_is_of_its_own_type() -> None:
    match = next(iter(replay((FOLDER / "single_survivor.jsonl").read_bytes()))).move.match
    assert view(match.state, 0) == match.view(0)
