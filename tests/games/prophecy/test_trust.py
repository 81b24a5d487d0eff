"""What is taken for true of what others say, and how far it can lead."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from tests.games.prophecy.tables import begun, playing
from tests.games.prophecy.test_honesty import BEGAN, BIDS, said
from tests.games.prophecy.test_network import some_weights

from pythia.bots.seating import play, remember, tell
from pythia.contract import Budget, Event, Repute, Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots import adept
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.network import Judgement, Network
from pythia.games.prophecy.bots.oracle import FLOOR, Oracle, mixed
from pythia.games.prophecy.bots.sight import Memory, look, told
from pythia.games.prophecy.bots.trust import MOST_WEIGHT, TRUSTED, believed, trust
from pythia.games.prophecy.events import BidChosen, Played
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.talk import Foretold, NoTrump, Void
from pythia.games.prophecy.view import view
from pythia.table.chance import seed_from
from pythia.table.match import open_match

SEEN = view(begun(3), 0)
GOOD = Repute(honest=(0, 3, 3), lied=(0, 0, 0))

chances = st.lists(st.floats(0.001, 1), min_size=3, max_size=3).map(
    lambda some: np.log(np.array(some, np.float32) / sum(some))
)


def heard(*events: Event, repute: Repute | None = GOOD) -> Any:
    return believed(SEEN, [*([repute] if repute else []), BEGAN, *BIDS, *events])


def test_a_stranger_and_a_liar_are_not_believed() -> None:
    claim = said(1, "foretold", count=3)
    assert heard(claim).hearsay.foretold == (None, 3, None)
    assert heard(claim, repute=None) is None
    assert heard(claim, repute=Repute((0, 0, 9), (0, 4, 0))) is None
    assert trust(0, 0) < TRUSTED
    assert all(trust(0, lies) < TRUSTED for lies in range(9))


def test_a_good_name_is_made_slowly_and_soon_lost() -> None:
    assert trust(1, 0) >= TRUSTED
    assert [honest for honest in range(9) if trust(honest, 1) >= TRUSTED] == [5, 6, 7, 8]


def test_only_what_others_say_and_what_can_be_is_believed() -> None:
    assert heard(said(0, "foretold", count=3)) is None
    assert heard(said(1, "foretold", count=3), said(1, "foretold", count=4)) is None
    assert heard(said(1, "foretold", count=14)) is None
    assert heard(said(1, "hold", card="su1")) is None


def test_voids_are_suits_and_trump_is_one() -> None:
    found = heard(said(1, "void", suit="sp"), said(2, "no-trump"))
    trump = ("su", "sp", "se", "ea").index(SEEN.trump or "")
    assert found.hearsay.voids == (0, 0b0010, 1 << trump)


def test_who_is_caught_is_no_longer_believed_in_that_round() -> None:
    claim, void = said(1, "foretold", count=3), said(1, "void", suit="su")
    assert heard(claim, void, repute=Repute((0, 1, 0), (0, 0, 0))) is not None
    assert heard(claim, void, Played(1, "su4"), repute=Repute((0, 1, 0), (0, 0, 0))) is None


def test_what_is_heard_counts_by_the_least_trusted_of_those_who_said_it() -> None:
    one, two = said(1, "foretold", count=3), said(2, "foretold", count=2)
    repute = Repute((0, 9, 2), (0, 0, 0))
    weights = [heard(*events, repute=repute).weight for events in ((one,), (two,), (one, two))]
    assert weights == [MOST_WEIGHT * trust(9, 0), MOST_WEIGHT * trust(2, 0), MOST_WEIGHT * trust(2, 0)]


@given(chances, chances, st.floats(0, MOST_WEIGHT))
def test_nothing_that_is_heard_leads_far_from_what_one_would_do_deaf(
    deaf: Any, said: Any, weight: float
) -> None:
    """Whoever speaks, and however good a name it has made: a law of `mixed`."""
    chosen = mixed(deaf, said, weight).argmax()
    assert np.exp(deaf[chosen]) >= 0.99 * FLOOR * np.exp(deaf.max())


@given(
    st.lists(st.tuples(st.floats(-9, 9), st.floats(-9, 9)), min_size=1, max_size=9), st.floats(0, MOST_WEIGHT)
)
def test_an_adept_gives_little_for_what_it_hears(worths: list[tuple[float, float]], weight: float) -> None:
    deaf, other = ([pair[place] for pair in worths] for place in (0, 1))
    found = adept.mixed(deaf, other, weight)
    assert deaf[found.index(max(found))] >= max(deaf) - adept.SLACK


def test_an_adept_takes_what_it_hears_for_what_it_sees() -> None:
    seen = view(playing("su2", "su3", "su4", bids=("ea1", "ea2", "su5")), 0)
    sight = look(seen, Memory())
    assert [rival.wants for rival in sight.rivals] == [None, None]
    heard = told(sight, seen, Hearsay((None, 3, None), (0, 0, 0b0100)))
    assert [(rival.wants, rival.voids) for rival in heard.rivals] == [(3, 0), (None, 0b0100)]
    assert heard.yet_to_play == heard.rivals


def test_what_is_not_legal_stays_so() -> None:
    deaf = np.log(np.array([0.5, 0.5, 0], np.float32), where=[True, True, False], out=np.full(3, -np.inf))
    assert np.isneginf(mixed(deaf, deaf, 0.5)).tolist() == [False, False, True]


def an_oracle(dice: Random) -> Oracle:
    return Oracle(Judgement(Network(some_weights(5))), dice, 0.0)


def talkative(seen: Any, events: Sequence[Event], memory: Sequence[Event]) -> Struct | None:
    """Always honest."""
    if any(isinstance(event, BidChosen) for event in events):
        return Foretold(seen.foretold)
    if not any(card in seen.trumps for card in seen.hand) and seen.trump and len(seen.hand) % 2:
        return NoTrump()
    missing = [suit for suit in ("su", "sp", "se", "ea") if not any(c.startswith(suit) for c in seen.hand)]
    return Void(missing[0]) if missing and seen.hand else None  # type: ignore[arg-type]


@pytest.mark.parametrize("player", [Adept, an_oracle])
def test_who_was_told_what_is_remembered_listens_like_one_who_has_heard_all(player: Any) -> None:
    opened, source = open_match(GAME, 4, Options(), seed_from("hearing"))
    players = {seat: player(Random(seat)) for seat in range(4)}
    tell(players, opened.told)
    memory, match, listened = remember(GAME, opened.told), opened.match, 0
    longest = 0
    voices = dict.fromkeys((1, 2, 3), talkative)
    for move in play(match, players, source, Budget(), voices, memory):
        match = move.match
        memory = players[0]._ears.past
        longest = max(longest, len(memory))
        if match.acting == (0,):
            late = player(Random(0))
            tell({0: late}, memory)
            seen, offers = match.view(0), match.offers(0)
            assert late.choose(seen, offers, Budget()) == players[0].choose(seen, offers, Budget())
            listened += believed(seen, [told.event for told in memory]) is not None
    assert listened > 20
    assert longest < 160
    repute = next(told.event for told in memory if isinstance(told.event, Repute))
    assert repute.lied == (0, 0, 0, 0)
    assert min(repute.honest[1:]) >= 5


def test_talk_changes_nothing_for_those_who_do_not_listen() -> None:
    def played(voices: Any) -> list[Told]:
        opened, source = open_match(GAME, 3, Options(length="short"), seed_from("silence"))
        players = {seat: GAME.bot("novice", Random(seat)) for seat in range(3)}
        tell(players, opened.told)
        past = remember(GAME, opened.told)
        return [
            told for move in play(opened.match, players, source, Budget(), voices, past) for told in move.told
        ]

    assert played(None) == played(dict.fromkeys(range(3), talkative))
