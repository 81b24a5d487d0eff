"""O1 and O8: the cards of the deck, and how dice fall."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, product
from math import sqrt

import msgspec
import pytest

from pythia.contract import Illegal
from pythia.games.oraklos.dice import GAP, apart, check_lying, directions, throw
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.wishes import COLOURS, DECK, MIXED, card_of
from pythia.table.chance import Source

from .tables import die

FIVE_EACH = dict.fromkeys(COLOURS, 5)


def throws(count: int, each: int = 5) -> list[tuple[Die, ...]]:
    cup = dict.fromkeys(COLOURS, each)
    return [throw(cup, Source(b"how dice fall").stream(number, "throw")) for number in range(count)]


def test_O1_2_the_deck_is_every_ring_of_four_colours_once() -> None:
    assert (len(DECK), len(set(DECK)), len(DECK) - len(MIXED), len(MIXED)) == (70, 70, 16, 54)
    assert DECK[:3] == ("rrrr", "rrry", "rrrb")
    assert DECK[-1] == "kkkk"
    assert {card_of("".join(ring)) for ring in product(COLOURS, repeat=4)} == set(DECK)
    assert card_of("kbyr") == "rkby", "a mirror image is a card of its own"
    assert card_of("bkry") == "rybk"


def test_O8_1_a_throw_is_the_cups_dice_none_too_close() -> None:
    for dice in throws(40):
        assert Counter(each.colour for each in dice) == FIVE_EACH
        check_lying(dice)
        assert all(
            apart(one.centre, one.axis, two.centre, two.axis, GAP) for one, two in combinations(dice, 2)
        )


def test_O8_1_a_seed_gives_the_same_throw_on_every_machine() -> None:
    data = msgspec.json.encode(throws(3))
    assert sha256(data).hexdigest() == GOLDEN


GOLDEN = "349dc9295f4eb65cd2fd3ec5407760eb1c02e01c1f225b37506f77e5d2ba9ccf"


def test_O1_1_two_faces_of_six_show_the_hole() -> None:
    holes = [each.hole for dice in throws(400) for each in dice]
    expected, spread = len(holes) / 3, sqrt(len(holes) * 2 / 9)
    assert abs(sum(holes) - expected) < 4 * spread


def test_colours_holes_and_places_have_nothing_to_do_with_each_other() -> None:
    dice = [each for thrown in throws(400) for each in thrown]
    left = {each: each.centre[0] < 11_250 for each in dice}
    for colour in COLOURS:
        own = [each for each in dice if each.colour == colour]
        spread = sqrt(len(own)) / 2
        assert abs(sum(left[each] for each in own) - len(own) / 2) < 4 * spread
        holes = sum(each.hole for each in own)
        assert abs(holes - len(own) / 3) < 4 * sqrt(len(own) * 2 / 9)
    up = [each for each in dice if each.hole]
    assert abs(sum(left[each] for each in up) - len(up) / 2) < 4 * sqrt(len(up)) / 2


def test_dice_are_turned_evenly() -> None:
    quarters = Counter(
        (u > 0, v > 0, abs(u) > abs(v)) for dice in throws(300) for u, v in (each.axis for each in dice)
    )
    expected = 300 * 20 / 8
    assert all(abs(count - expected) < 5 * sqrt(expected) for count in quarters.values())
    assert all(499**2 <= u * u + v * v <= 501**2 for u, v in directions())


def test_a_throw_is_no_grid() -> None:
    """As often as not, a die's nearest neighbour is nearer or farther than another's by half."""
    for dice in throws(10):
        nearest = [
            min(
                (one.centre[0] - two.centre[0]) ** 2 + (one.centre[1] - two.centre[1]) ** 2
                for two in dice
                if two is not one
            )
            ** 0.5
            for one in dice
        ]
        assert max(nearest) > 1.5 * min(nearest)
        assert len({each.axis for each in dice}) > len(dice) / 2


@pytest.mark.parametrize(("each", "least", "most"), [(4, 0.20, 0.27), (5, 0.26, 0.33)])
def test_O8_1_so_many_cards_can_be_claimed(each: int, least: float, most: float) -> None:
    found = [{prediction.card for prediction in predictions(dice)} for dice in throws(150, each)]
    assert least < sum(map(len, found)) / len(found) / len(DECK) < most


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ([die(0, 0), die(999, 0)], "oraklos-overlap"),
        ([die(0, 0), die(1000, 0)], "oraklos-overlap"),
        ([die(0, 0), die(1001, 0)], None),
        ([die(0, 0), die(1205, 0, axis=(354, 354))], "oraklos-overlap"),
        ([die(0, 0), die(1209, 0, axis=(354, 354))], None),
        ([die(0, 0, axis=(498, 0))], "oraklos-axis"),
        ([die(0, 0, axis=(499, 0))], None),
        ([die(0, 0, axis=(0, -501))], None),
        ([die(0, 0, axis=(0, 502))], "oraklos-axis"),
    ],
)
def test_O8_1_dice_touch_or_are_none(dice: list[Die], why: str | None) -> None:
    if why is None:
        check_lying(dice)
        return
    with pytest.raises(Illegal) as refused:
        check_lying(dice)
    assert (refused.value.rule, refused.value.message.id) == ("O8", why)
