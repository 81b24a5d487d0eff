"""A view holds all there is: from it the whole position can be set up again."""

import msgspec
import pytest
from tests.games.quest.records_gen import FOLDER
from tests.games.quest.tables import meet

from pythia.games.quest.events import TurnBegan
from pythia.games.quest.imagine import imagine
from pythia.games.quest.state import Fight, State
from pythia.games.quest.view import View, view
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


MET = meet("bear", items=("cape",))
PARTS: list[tuple[State, tuple[str | int, ...]]] = [
    (MET.state, ()),
    (MET.state, ("heroes", 0)),
    (MET.state, ("spaces", 0)),
    (MET.state, ("chance",)),
    (MET.state, ("fight_odds",)),
    (MET.state, ("fight_odds", "ways", 0)),
    (MET.do(Fight("strength", ("cape",))).state, ("battle",)),
    (MET.do(Fight("strength", ("cape",))).state, ("roll_odds", 0)),
]


@pytest.mark.parametrize(("state", "path"), PARTS)
def test_a_view_is_of_its_own_type_and_strict_in_every_part(
    state: State, path: tuple[str | int, ...]
) -> None:
    """What it does not list it cannot carry: a key too many, anywhere in it, is refused."""
    sent = msgspec.json.encode(view(state, 0))
    assert msgspec.json.decode(sent, type=View) == view(state, 0)
    spoilt = part = msgspec.json.decode(sent)
    for key in path:
        part = part[key]
    part["secret"] = 1
    with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
        msgspec.convert(spoilt, View)
