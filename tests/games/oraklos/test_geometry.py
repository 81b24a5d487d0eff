"""O3, case by case: what is a prediction, and what exactly is wrong where none is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.oraklos.tables import SQUARE, die

from pythia.games.oraklos.geometry import Die, Flaw, Shape, card, clockwise, flaw, touches

ALL: Shape = (0, 1, 2, 3)


def dice(*places: tuple[int, int], colours: str = "") -> list[Die]:
    letters = colours or "r" * len(places)
    return [die(x, y, colour) for (x, y), colour in zip(places, letters, strict=True)]


def test_a_square_is_a_prediction_from_any_corner_either_way() -> None:
    table = dice(*SQUARE)
    for i in range(4):
        ring = ALL[i:] + ALL[:i]
        assert flaw(table, ring) is None  # type: ignore[arg-type]
        assert flaw(table, ring[::-1]) is None  # type: ignore[arg-type]


def test_O3_1_a_hole_is_named() -> None:
    table = dice(*SQUARE)
    table[2] = replace(table[2], hole=True)
    assert flaw(table, ALL) == Flaw("O3.1", "hole-up", None, 2)
    assert flaw(table, ALL, holes=True) is None


def test_O3_2_a_bow_tie_crosses_itself_though_another_order_would_do() -> None:
    table = dice(*SQUARE)
    for shape in ((0, 2, 1, 3), (0, 1, 3, 2)):
        found = flaw(table, shape)
        assert found is not None
        assert (found.rule, found.why) == ("O3.2", "lines-cross")


@pytest.mark.parametrize(("off", "clear"), [(499, False), (500, False), (501, True)])
def test_O3_2_a_line_touches_a_die_to_the_thousandth(off: int, clear: bool) -> None:
    table = [*dice(*SQUARE), die(2000, -off)]
    found = flaw(table, ALL)
    assert (found is None) == clear
    if not clear:
        assert found == Flaw("O3.2", "line-touches", (0, 1), 4)


def test_O3_2_the_footprint_is_turned_as_the_die_lies() -> None:
    # A die turned by 45°: its corner reaches 707 from the centre, its side only 500.
    assert touches(die(0, 707, axis=(354, 354)), (-5000, 0), (5000, 0))
    assert not touches(die(0, 709, axis=(354, 354)), (-5000, 0), (5000, 0))
    assert not touches(die(0, 707), (-5000, 0), (5000, 0))


def test_O3_2_a_line_ends_where_its_dice_are() -> None:
    assert not touches(die(5000, 0), (-5000, 0), (4499, 0))
    assert touches(die(5000, 0), (-5000, 0), (4500, 0))


def test_O3_2_the_other_two_corners_count_too() -> None:
    # 0–2 runs through 1, and 2 is joined to 0 here.
    table = dice((0, 0), (2000, 0), (4000, 0), (2000, 4000))
    found = flaw(table, (0, 2, 1, 3))
    assert found is not None
    assert (found.rule, found.why) in {("O3.2", "lines-cross"), ("O3.2", "line-touches")}


def test_O3_3_three_in_a_row_are_a_triangle() -> None:
    table = dice((0, 0), (2000, 0), (4000, 0), (2000, 4000))
    assert flaw(table, ALL) == Flaw("O3.3", "no-corner", (0, 2), 1)


@pytest.mark.parametrize(("bend", "is_corner"), [(499, False), (500, False), (501, True), (-501, True)])
def test_O3_3_a_corner_is_one_if_the_string_misses_it(bend: int, is_corner: bool) -> None:
    table = dice((0, 0), (2000, bend), (4000, 0), (2000, 6000))
    found = flaw(table, ALL)
    assert (found is None) == is_corner
    if found is not None:
        assert found == Flaw("O3.3", "no-corner", (0, 2), 1)


def test_O3_3_a_shape_may_be_concave() -> None:
    assert flaw(dice((0, 0), (3000, 3000), (6000, 0), (3000, 9000)), ALL) is None


def test_O3_4_a_die_inside_is_named() -> None:
    assert flaw(dice(*SQUARE, (2000, 2000)), ALL) == Flaw("O3.4", "die-inside", None, 4)


def test_O3_4_what_a_bent_shape_leaves_out_is_not_inside() -> None:
    bent = ((0, 0), (4000, 6000), (8000, 0), (4000, 12_000))
    assert flaw(dice(*bent, (4000, 2000)), ALL) is None
    assert flaw(dice(*bent, (4000, 8000)), ALL) == Flaw("O3.4", "die-inside", None, 4)


def test_O3_5_colours_are_read_clockwise_from_above() -> None:
    table = dice(*SQUARE, colours="kryb")
    assert card(table, ALL) == "rybk"
    assert card(table, (3, 2, 1, 0)) == "rybk"
    assert card(dice(*SQUARE, colours="kbyr"), ALL) == "rkby", "a mirror image is another card"
    assert clockwise(table, (2, 1, 0, 3)) == (0, 1, 2, 3)


FAR = st.integers(-(10**7), 10**7)


@given(st.lists(st.tuples(FAR, FAR), min_size=5, max_size=5), st.permutations(range(4)))
def test_it_does_not_matter_where_the_table_lies_or_which_way_one_reads(
    places: list[tuple[int, int]], order: list[int]
) -> None:
    shape: Shape = tuple(order)  # type: ignore[assignment]
    here = dice(*places)
    there = dice(*((x + 12_345, y - 54_321) for x, y in places))
    turned = [
        die(-each.centre[1], each.centre[0], axis=(-each.axis[1], each.axis[0])) for each in here
    ]  # by a right angle
    assert flaw(here, shape) == flaw(there, shape) == flaw(turned, shape)
    back: Shape = shape[::-1]
    one, other = flaw(here, shape), flaw(here, back)
    assert (one is None) == (other is None)
