"""All predictions of a throw: the quick search against the judge, and against Shapely."""

from itertools import combinations, product
from random import Random

import pytest
from tests.conftest import LONG
from tests.games.oraklos import shapely_search
from tests.games.oraklos.tables import die

from pythia.games.oraklos.dice import throw
from pythia.games.oraklos.geometry import Die, Shape, card, clockwise, flaw
from pythia.games.oraklos.search import FAR, NEAR, predictions
from pythia.games.oraklos.wishes import COLOURS
from pythia.table.chance import Source

THIN = 0.004
"""Two thousandths of a die's side more or less on each side: what is decided within is borderline."""


def thrown(number: int, each: int = 5) -> tuple[Die, ...]:
    stream = Source(b"throws for the search").stream(number, "throw")
    return throw(dict.fromkeys(COLOURS, each), stream)


def judged(dice: list[Die], holes: bool) -> set[Shape]:
    """Every ring of four asked of the judge, one by one."""
    found = set()
    for a, b, c, d in combinations(range(len(dice)), 4):
        for ring in ((a, b, c, d), (a, b, d, c), (a, c, b, d)):
            if flaw(dice, ring, holes) is None:
                found.add(clockwise(dice, ring))
    return found


@pytest.mark.parametrize("number", range(6))
def test_the_search_finds_what_the_judge_allows(number: int) -> None:
    dice = list(thrown(number, 3))
    for holes in (False, True):
        found = predictions(dice, holes)
        assert {each.dice for each in found} == judged(dice, holes)
        assert list(found) == sorted(found)
        assert all(each.card == card(dice, each.dice) for each in found)


@pytest.mark.parametrize("scale", [1, FAR, 10**12])
def test_dice_on_a_lattice_and_far_apart(scale: int) -> None:
    """Lines through centres and along edges everywhere, so that every comparison meets its equal."""
    dice = Random(scale)
    places = dice.sample(list(product(range(0, 6000, 1500), repeat=2)), 9)
    table = [die(x, y, dice.choice("rybk"), dice.random() < 0.2) for x, y in places]
    table += [
        die(scale * 7919 + 3000, -scale * 104729, "b"),
        die(-scale * 611953, scale * 1299709 + 40_000, "k"),
    ]
    for holes in (False, True):
        assert {each.dice for each in predictions(table, holes)} == judged(table, holes)


@pytest.mark.parametrize("away", [NEAR, NEAR + 1, FAR, FAR + 1])
def test_up_to_every_bound_of_the_numbers(away: int) -> None:
    stream = Random(away)
    corners = [die(away - x, y, stream.choice("rybk")) for x, y in product((0, away), repeat=2)]
    near = [die(x, away - y, stream.choice("rybk")) for x, y in product((1500, 3500), (1500, 4500))]
    for table in (corners + near, near + corners):
        found = predictions(table)
        assert {each.dice for each in found} == judged(table, holes=False)
        assert found


def test_many_dice() -> None:
    """More than a cup holds, of which some show holes; each ring that is asked for, in all its orders."""
    stream = Random(1)
    places = stream.sample(list(product(range(0, 20_000, 1600), range(0, 14_000, 1600))), 40)
    table = [die(x, y, stream.choice("rybk"), stream.random() < 0.1) for x, y in places]
    for holes in (False, True):
        found = {each.dice for each in predictions(table, holes)}
        assert len(found) > 100
        assert all(flaw(table, shape, holes) is None for shape in found)
        for _ in range(2000):
            a, b, c, d = stream.sample(range(40), 4)
            ring = clockwise(table, (a, b, c, d))
            assert (ring in found) == (flaw(table, ring, holes) is None)


def test_fewer_than_four_dice_hold_nothing() -> None:
    assert predictions([die(0, 0), die(2000, 0), die(0, 2000)]) == ()


def test_it_agrees_with_shapely_away_from_borderline_cases() -> None:
    borderline = 0
    throws = 10_000 if LONG else 300
    for number in range(throws):
        dice, holes = thrown(number), bool(number % 2)
        exact = {each.dice for each in predictions(dice, holes)}
        if exact != shapely_search.predictions(dice, holes):
            small, large = (shapely_search.predictions(dice, holes, 1 + sign * THIN) for sign in (-1, 1))
            # What neither thinner nor thicker dice would change must be the same for both.
            disputed = exact ^ shapely_search.predictions(dice, holes)
            assert disputed <= small ^ large
            borderline += 1
    assert borderline < throws / 20
