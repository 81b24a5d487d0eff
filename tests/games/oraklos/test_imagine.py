"""An imagined position of Oraklos: all that everybody has seen is as it was, the cup as it may be."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import act
from pythia.contract import Budget, Event, Told
from pythia.games.oraklos import GAME
from pythia.games.oraklos.events import CupChosen
from pythia.games.oraklos.imagine import imagine
from pythia.games.oraklos.state import PUT, Clocks, Options, State
from pythia.games.oraklos.view import view
from pythia.games.oraklos.wishes import COLOURS, DECK, MIXED
from pythia.table.chance import Source, seed_from
from pythia.table.match import open_match

SOURCE = Source(b"imagined")
TABLES = {
    "standard": Options(clocks=Clocks(search=60_000, proof=4000)),
    "junior": Options(variant="junior"),
    "antipodes": Options(variant="antipodes", judge="oracle"),
}


def positions(players: int, options: Options, most: int) -> Iterator[tuple[State, list[Told]]]:
    """Positions of a match played at random, each with all that was told so far."""
    move, source = open_match(GAME, players, options, seed_from(f"imagined {players}"))
    player = RandomLegal(GAME, Random(players))
    told = list(move.told)
    for _ in range(most):
        yield move.match.state, told
        if not move.match.acting:
            return
        seat = Random(len(told)).choice(move.match.acting)
        move = act(move.match, seat, player, source, Budget())
        told += move.told


def heard(told: list[Told], seat: int | None) -> list[Event]:
    return [each.event for each in told if each.reaches(seat)]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("table", TABLES)
def test_whoever_heard_everything_knows_all_but_the_cup(table: str, players: int) -> None:
    """Wish cards that are out of the game too, and those that were shuffled again (O7.6)."""
    rounds = 0
    for number, (state, told) in enumerate(positions(players, TABLES[table], 250)):
        for seat in (number % players, None):
            imagined = imagine(view(state, seat), heard(told, seat), SOURCE.stream(number, "all"))
            assert replace(imagined, put=state.put, step=state.step, at=state.at) == state
            assert [put is None for put in imagined.put] == [put is None for put in state.put]
            if seat is not None and state.put[seat] is not None:
                assert imagined.put[seat] == state.put[seat]
        rounds = state.round
    assert rounds > (len(MIXED) // 6 if table == "antipodes" else 1)


@pytest.mark.parametrize("table", TABLES)
def test_whoever_remembers_nothing_imagines_the_cards_that_are_gone(table: str) -> None:
    deck = MIXED if table == "antipodes" else DECK
    piles = set()
    for number, (state, _) in enumerate(positions(3, TABLES[table], 120)):
        imagined = imagine(view(state, 0), (), SOURCE.stream(number, "nothing"))
        assert view(imagined, 0) == view(state, 0)
        on_table = [card for row in imagined.wishes for card in row]
        places = [*imagined.pile, *imagined.discards, *on_table]
        assert len(set(places)) == len(places)
        assert set(places) <= set(deck)
        assert len(imagined.discards) == len(state.discards)
        if state.past is not None:
            assert (
                not {card for row in state.past.wishes for card in row} & {*imagined.pile} or state.antipodes
            )
        piles.add(imagined.pile == state.pile)
    assert False in piles


def test_O2_2_dice_in_the_cup_are_those_that_their_owners_have() -> None:
    seen = set()
    for number, (state, told) in enumerate(positions(4, TABLES["standard"], 150)):
        if state.phase != "cup":
            continue
        imagined = imagine(view(state, state.first), heard(told, state.first), SOURCE.stream(number, "cup"))
        for owner, put in enumerate(imagined.put):
            if put is not None:
                assert sum(put) == PUT[4]
                assert all(put[n] <= state.supply[owner][n] for n in range(len(COLOURS)))
                seen.add(put == state.put[owner])
    assert seen == {False, True}


def test_O2_6_dice_that_were_thrown_came_from_somebody() -> None:
    """Nobody can tell any more whose they were, but there are no more of a colour than lie there."""
    own = 0
    for number, (state, told) in enumerate(positions(3, TABLES["standard"], 150)):
        if not state.dice:
            continue
        events = heard(told, 1)
        imagined = imagine(view(state, 1), events, SOURCE.stream(number, "thrown"))
        puts = [put for put in imagined.put if put is not None]
        assert all(sum(put[n] for put in puts) <= state.cup[n] for n in range(len(COLOURS)))
        if imagined.put[1] is not None:
            assert imagined.put[1] == [each.dice for each in events if isinstance(each, CupChosen)][-1]
            own += 1
    assert own > 10
