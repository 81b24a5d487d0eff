"""O2.2: dice in the cup are all that is hidden, and all that is chosen anew."""

import pytest
from tests.given import Given
from tests.steps import made

from pythia.contract import UNTOLD, Illegal
from pythia.games.oraklos import GAME
from pythia.games.oraklos.anew import deal_anew
from pythia.games.oraklos.events import CupChosen
from pythia.games.oraklos.state import Cup, Options, Redeal, State
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import open_match
from pythia.table.record import ActionLine

SOURCE = Source(bytes(32))


def two_have_put() -> State:
    """Three players; the first two have put five dice each in the cup."""
    begun, source = open_match(GAME, 3, Options(), seed_from("cups"))
    match = begun.match
    for dice in ({"r": 3, "y": 2}, {"b": 3, "k": 2}):
        (seat,) = match.acting
        match = match.enter(ActionLine(seat, Cup(dice)), Live(source, match.drawn)).match  # type: ignore[arg-type]
    state: State = match.state
    return state


def test_the_others_dice_are_chosen_anew_and_each_is_told_its_own() -> None:
    state = two_have_put()
    own, other = state.first, (state.first + 1) % 3
    puts = set()
    for k in range(40):
        anew, told = made(deal_anew, state, own, (), Live(SOURCE, k))
        assert anew.put[own] == state.put[own]
        assert GAME.view(anew, own) == GAME.view(state, own)
        assert [each.to for each in told] == sorted([(own,), (other,)])
        for each in told:
            assert each.to is not None
            assert isinstance(each.event, CupChosen)
            assert each.event.dice == anew.put[each.to[0]]
        puts.add(anew.put[other])
    assert len(puts) > 5
    anyone = {deal_anew(state, None, (), Live(SOURCE, k)).put[own] for k in range(40)}
    assert len(anyone) > 5


def test_nothing_is_drawn_where_nothing_is_hidden() -> None:
    state = two_have_put()
    first = GAME.empty(3, Options())
    alone = GAME.start(first, Live(SOURCE), UNTOLD)
    for hidden_from, where in ((None, alone), (state.first, alone), (None, first)):
        chance = Live(SOURCE)
        assert made(deal_anew, where, hidden_from, (), chance) == (where, [])
        assert not chance.given


@pytest.mark.parametrize(
    ("own", "other", "third", "why"),
    [
        ({"r": 3, "y": 2}, {"b": 3, "k": 1}, None, "oraklos-cup-count"),
        ({"r": 3, "y": 2}, {"b": 5}, None, "oraklos-not-enough"),
        ({"r": 2, "y": 3}, {"b": 3, "k": 2}, None, "oraklos-redeal-own"),
        ({"r": 3, "y": 2}, None, None, "oraklos-redeal-seats"),
        ({"r": 3, "y": 2}, {"b": 3, "k": 2}, {"r": 3, "y": 2}, "oraklos-redeal-seats"),
    ],
)
def test_what_cannot_be_in_the_cup_is_refused(
    own: dict[str, int], other: dict[str, int] | None, third: dict[str, int] | None, why: str
) -> None:
    state = two_have_put()
    put: list[dict[str, int] | None] = [None] * 3
    for place, dice in enumerate((own, other, third)):
        put[(state.first + place) % 3] = dice
    with pytest.raises(Illegal) as refused:
        deal_anew(state, state.first, (), Given(Redeal(tuple(put))))  # type: ignore[arg-type]
    assert refused.value.message.id == why
