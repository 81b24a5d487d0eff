"""The painted codex holds together: a picture for every card, a target for every reference, few bytes."""

import gzip
import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from pythia.games.prophecy import art
from pythia.games.prophecy.art import faces, ground, wheel
from pythia.games.prophecy.art.glyphs import GLYPHS, TONES
from pythia.games.prophecy.art.pen import NAMESPACE, Shape, disc, draw
from pythia.games.prophecy.cards import NAMES, SUITS

SVG = f"{{{NAMESPACE}}}"
SUITED = NAMES[:56]


@pytest.fixture(scope="module")
def sprite() -> ET.Element:
    return ET.fromstring(art.sprite())  # noqa: S314  # written by ourselves


def points(data: str) -> list[tuple[float, float]]:
    """The points of path data in our own writing: relative m, l, q, c and z."""
    x = y = first_x = first_y = 0.0
    found = []
    for letter, rest in re.findall(r"([mlqcz])([^mlqcz]*)", data):
        if letter == "z":
            x, y = first_x, first_y
            continue
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", rest)]
        size = {"m": 2, "l": 2, "q": 4, "c": 6}[letter]
        assert numbers
        assert len(numbers) % size == 0
        for i in range(0, len(numbers), size):
            step = [
                (x + a, y + b)
                for a, b in zip(numbers[i : i + size : 2], numbers[i + 1 : i + size : 2], strict=True)
            ]
            found += step
            x, y = step[-1]
        if letter == "m":
            first_x, first_y = x, y
    return found


def test_every_card_the_back_and_what_lies_beside_has_a_picture(sprite: ET.Element) -> None:
    drawn = {symbol.get("id") for symbol in sprite.iter(f"{SVG}symbol")}
    wanted = [*NAMES, "gilt", "back", "token", "trick", "wheel-bed", "wheel-disc", "wheel-tooth"]
    wanted += [f"sign-{name}" for name in (*SUITS, *NAMES[56:])]
    assert {f"pr-{name}" for name in wanted} <= drawn


def test_names_are_unique_and_every_reference_has_its_target(sprite: ET.Element) -> None:
    names = [str(element.get("id")) for element in sprite.iter() if element.get("id")]
    assert len(names) == len(set(names))
    assert all(name.startswith("pr-") for name in names)
    assert {use.get("href") for use in sprite.iter(f"{SVG}use")} <= {f"#{name}" for name in names}


def test_nothing_the_content_policy_forbids_and_nothing_slow(sprite: ET.Element) -> None:
    """Styles in attributes are refused by the policy; filters and words have no place in a card."""
    kinds = {element.tag.removeprefix(SVG) for element in sprite.iter()}
    assert not kinds & {"style", "script", "filter", "text", "image", "foreignObject", "animate"}
    assert not [element for element in sprite.iter() if element.get("style")]
    assert not "".join(sprite.itertext()).strip()


def test_the_sprite_is_light(sprite: ET.Element) -> None:
    assert len(gzip.compress(art.sprite().encode())) <= 120_000
    nodes = {str(symbol.get("id")): len(list(symbol.iter())) for symbol in sprite.iter(f"{SVG}symbol")}
    assert {name: count for name, count in nodes.items() if count > 400} == {}
    assert {code: nodes[f"pr-{code}"] for code in SUITED if nodes[f"pr-{code}"] > 150} == {}


def test_drawn_alike_every_time() -> None:
    assert art.files() == art.files()


@pytest.mark.parametrize("suit", SUITS)
def test_a_higher_rank_is_more_ornate(suit: str) -> None:
    """Each rank differs from the last, and each grade of regalia has more to it than the one below."""
    cards = [faces.face(suit, rank) for rank in range(1, 15)]
    assert all(low != high for low, high in pairwise(cards))
    grades = [cards[rank - 1] for rank in (1, 3, 5, 8, 11, 14)]
    assert all(len(low) < len(high) for low, high in pairwise(grades))


@pytest.mark.parametrize("code", SUITED)
def test_rank_and_letter_stand_on_bare_paper(code: str) -> None:
    """Nothing but the sheet and its fibres is painted where the client writes, at either end."""
    suit, rank = code[:2], int(code[2:])
    stand = faces.STANDS[suit]
    size = stand.size(rank)
    page, glyph = faces.page(suit, rank, TONES[suit]), GLYPHS[suit](rank, TONES[suit])
    spots = [p for data in re.findall(r' d="([^"]+)"', page)[1:] for p in points(data)]
    for data in re.findall(r' d="([^"]+)"', glyph):
        spots += [(stand.x + size * x, stand.y + size * y) for x, y in points(data)]
    assert not [(x, y) for x, y in spots if x < 28 and y < 41]
    assert not [(x, y) for x, y in spots if x > 72 and y > 99]
    assert all(0 <= x <= 100 and 0 <= y <= 140 for x, y in spots)


def test_a_numeral_counts_its_rank() -> None:
    """Dots are ones, bars are fives."""
    for rank in range(1, 15):
        marks = faces.numeral(rank).d().split("z")[:-1]
        bars = sum("l" in mark for mark in marks)
        assert 5 * bars + len(marks) - bars == rank


def test_a_card_alone_brings_the_parts_it_needs() -> None:
    for code in ("se7", "back", "wheel-disc"):
        alone = ET.fromstring(art.card(code))  # noqa: S314  # written by ourselves
        names = {f"#{element.get('id')}" for element in alone.iter()}
        assert {use.get("href") for use in alone.iter(f"{SVG}use")} <= names


def test_the_wheel_has_a_notch_for_every_trump() -> None:
    assert (*SUITS, "jaguar") == wheel.NOTCHES


def test_grounds_repeat_without_a_seam() -> None:
    """Whatever crosses one side of a sheet crosses the opposite side at the same place."""
    side = ground.TILE
    for sheet in (ground.bark(), ground.obsidian()):
        for data in re.findall(r' d="([^"]+)"', sheet)[1:]:
            starts = {(round(x, 1), round(y, 1)) for x, y in points(data)}
            for x, y in starts:
                if -3 < x < 0 and 0 <= y <= side:
                    assert any(abs(a - x - side) < 0.11 and abs(b - y) < 0.11 for a, b in starts)


def test_a_shape_keeps_its_points() -> None:
    square = draw("M0 0 L10 0 10 10 0 10 Z")
    assert square.turn(90, 5, 5).d() == "m10 0l0 10-10 0 0-10z"
    assert square.flip(5).d() == "m10 0l-10 0 0 10 10 0z"
    assert points(square.move(1.5, -0.25).d())[0] == (1.5, -0.2)
    assert len(disc(0, 0, 4).around(6).steps) == 6 * len(disc(0, 0, 4).steps)
    assert Shape().d() == ""
