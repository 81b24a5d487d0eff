"""The paintings: four Specialists whose names stay readable, and the pictures of page, icon and links."""

import gzip
import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest
from tests.games.prophecy.art.test_art import points
from web.render import HEAD, PUBLIC, chunk, wanted

from pythia.games.prophecy.art import codex, specialists
from pythia.games.prophecy.art.brush import Body, at, dots, hairs, smooth, trace
from pythia.games.prophecy.art.pen import NAMESPACE
from pythia.games.prophecy.cards import NAMES

SVG = f"{{{NAMESPACE}}}"
PAINTED = specialists.drawings()
PICTURE = ET.fromstring(codex.picture())  # noqa: S314  # written by ourselves


def test_every_specialist_is_painted_and_no_two_alike() -> None:
    assert set(PAINTED) == set(NAMES[56:])
    assert len({drawing.body for drawing in PAINTED.values()}) == 4


@pytest.mark.parametrize("name", PAINTED)
def test_the_name_has_its_place_and_nothing_lies_over_it(name: str) -> None:
    """After the two tabs come only lines along the card's edge."""
    body = PAINTED[name].body
    *_, tabs, border = re.split(r'(?<=</g>)(?=<path fill="none")', body)
    assert 'transform="rotate(180 50 70)"' in tabs
    over = [p for data in re.findall(r' d="([^"]+)"', border) for p in points(data)]
    assert over
    assert not [(x, y) for x, y in over if 7 < x < 93 and 7 < y < 133]


def test_every_specialist_has_a_ground_of_its_own() -> None:
    grounds = [re.findall(r'fill="(#[0-9a-f]+)"', drawing.body)[:2] for drawing in PAINTED.values()]
    assert len({tuple(colours) for colours in grounds}) == 4


def test_the_front_picture_is_light_and_obeys_the_content_policy() -> None:
    assert codex.picture() == codex.picture()
    assert len(gzip.compress(codex.picture().encode())) <= 30_000
    kinds = {element.tag.removeprefix(SVG) for element in PICTURE.iter()}
    assert kinds <= {"svg", "defs", "symbol", "g", "path"}
    assert not [element for element in PICTURE.iter() if element.get("style")]


def test_the_page_sets_each_colour_that_the_picture_asks_for() -> None:
    """And each has a fallback, for where the picture stands alone."""
    asked = re.findall(r"var\((--[a-z-]+)(,?)", codex.picture())
    assert {comma for _, comma in asked} == {","}
    component = (PUBLIC.parent / "src" / "pages" / "Picture.svelte").read_text()
    assert {name for name, _ in asked} <= set(re.findall(r"(--[a-z-]+):", component))
    assert f'viewBox="{PICTURE[0][0].get("viewBox")}"' in component


def test_the_icon_has_few_parts() -> None:
    assert codex.icon().body.count("<path") <= 6


@pytest.mark.parametrize("name", wanted())
def test_pixels_are_painted_from_todays_drawings(name: str) -> None:
    """If not: `make pictures`."""
    drawing, width, height = wanted()[name]
    data = (PUBLIC / name).read_bytes()
    assert unpack(">II", data[16:24]) == (width, height)
    assert data[HEAD:].startswith(chunk(drawing))


def test_what_the_page_names_exists() -> None:
    web = PUBLIC.parent
    page, manifest = (web / "index.html").read_text(), (PUBLIC / "manifest.webmanifest").read_text()
    named = re.findall(r'"/([\w.-]+\.(?:png|webmanifest))"', page + manifest)
    assert set(named) == {path.name for path in Path(PUBLIC).iterdir()}


# ---------------------------------------------------------------------------------- the brush


def test_a_trace_runs_through_its_points_and_is_straight_between_corners() -> None:
    shape = trace("0,0* 10,0* 10,10 0,10")
    assert [step[1][-1] for step in shape.steps[:-1]] == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]
    assert [letter for letter, _ in shape.steps] == ["M", "L", "C", "C", "C", "Z"]
    assert [letter for letter, _ in trace("0,0 5,5 10,0", closed=False).steps] == ["M", "C", "C"]


def test_places_are_where_they_are_written() -> None:
    assert at("1,2 3,4", hairs("0,0", 5, 6)).steps == hairs("1,2 3,4", 5, 6).steps
    assert len(dots("1,2 3,4 5,6", 1).d().split("z")) == 4


def test_a_body_follows_its_spine() -> None:
    """Straight down, ten wide at the head and two at the tail."""
    body = Body(smooth([(0, 0), (0, 50), (0, 100)]), [10, 2])
    assert body.place(0) == pytest.approx((0, 0))
    assert body.place(1) == pytest.approx((0, 100))
    assert body.turn(0.5) == pytest.approx(180)
    left, right = body.place(0, -1), body.place(0, 1)
    assert abs(left[0] - right[0]) == pytest.approx(10)
    assert abs(body.place(1, 1)[0]) == pytest.approx(1)
