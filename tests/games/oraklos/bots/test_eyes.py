"""What the bots see of a throw, and when: the law of visual search that `eyes.py` states."""

from functools import cache
from itertools import pairwise
from math import dist
from statistics import fmean, median

import pytest

from pythia.games.oraklos import geometry
from pythia.games.oraklos.bots import SKILLS
from pythia.games.oraklos.bots.eyes import (
    SECOND_LOOK,
    SMALL_PERIMETER,
    Glimpse,
    Skill,
    Throw,
    exhaustive,
    look,
    patience,
)
from pythia.games.oraklos.dice import throw as throw_dice
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.wishes import COLOURS, DECK
from pythia.table.chance import Source

THROWS = 40


def thrown(number: int, each: int = 4) -> tuple[Die, ...]:
    """A throw of so many dice of each colour."""
    return throw_dice(dict.fromkeys(COLOURS, each), Source(b"eyes").stream(number, "throw"))


@cache
def seen(skill: Skill, each: int = 4, holes: bool = False) -> list[tuple[Throw, str, Glimpse, bool]]:
    """Throw, card, what is seen or overlooked for it, and whether that is a prediction."""
    return [
        (throw, card, glimpse, glimpse.dice in throw.real.get(card, ()))
        for number, throw in enumerate(look(thrown(number, each), holes) for number in range(THROWS))
        for card in DECK
        for glimpse in throw.glimpses(card, skill, number)
    ]


@pytest.mark.parametrize("level", SKILLS)
def test_times_are_skewed_to_the_right(level: str) -> None:
    efforts = [glimpse.effort for _, card, glimpse, real in seen(SKILLS[level]) if real]
    middle, mean = median(efforts), fmean(efforts)
    assert mean > 1.08 * middle
    above, below = max(efforts) - middle, middle - min(efforts)
    assert above > 3 * below


@pytest.mark.parametrize("level", SKILLS)
def test_more_dice_take_longer(level: str) -> None:
    few, many = (
        fmean(glimpse.effort for _, _, glimpse, real in seen(SKILLS[level], each) if real) for each in (4, 5)
    )
    assert many > 1.2 * few


def test_more_colours_take_longer() -> None:
    by_colours: dict[int, list[float]] = {1: [], 2: [], 3: [], 4: []}
    for _, card, glimpse, real in seen(SKILLS["adept"]):
        if real:
            by_colours[len(set(card))].append(glimpse.effort)
    means = [fmean(by_colours[colours]) for colours in (1, 2, 3, 4)]
    assert all(one < two for one, two in pairwise(means))


def _is_small(throw: Throw, shape: geometry.Shape) -> bool:
    """Not long round, and no corner points inwards."""
    corners = [throw.dice[k].centre for k in shape]
    turns = [geometry.turn(corners[i - 2], corners[i - 1], corners[i]) > 0 for i in range(4)]
    return all(turns) and sum(dist(corners[i - 1], corners[i]) for i in range(4)) <= SMALL_PERIMETER


def test_an_inward_corner_takes_longer() -> None:
    efforts: dict[bool, list[float]] = {False: [], True: []}
    for throw, _, glimpse, real in seen(SKILLS["adept"]):
        if real:
            corners = [throw.dice[k].centre for k in glimpse.dice]
            turns = [geometry.turn(corners[i - 2], corners[i - 1], corners[i]) > 0 for i in range(4)]
            efforts[not all(turns)].append(glimpse.effort)
    assert median(efforts[True]) > 1.2 * median(efforts[False])


def test_giving_up_takes_about_twice_as_long_as_finding_a_small_shape() -> None:
    skill = SKILLS["adept"]
    finding = [
        glimpse.effort for throw, _, glimpse, real in seen(skill) if real and _is_small(throw, glimpse.dice)
    ]
    throws = [look(thrown(number), False) for number in range(THROWS)]
    given_up = [patience(skill, throw, card, n) for n, throw in enumerate(throws) for card in DECK]
    assert 1.5 < median(given_up) / median(finding) < 3


@pytest.mark.parametrize("level", SKILLS)
def test_they_overlook_and_are_fooled_as_often_as_is_stated(level: str) -> None:
    skill = SKILLS[level]
    real = [glimpse for _, _, glimpse, is_real in seen(skill) if is_real]
    seeming = [glimpse for _, _, glimpse, is_real in seen(skill) if not is_real]
    overlooked = [glimpse for glimpse in real if not glimpse.noticed]
    assert len(overlooked) / len(real) == pytest.approx(skill.overlooks, abs=0.03)
    assert fmean(glimpse.noticed for glimpse in seeming) == pytest.approx(skill.fooled, abs=0.01)
    assert fmean(glimpse.hasty for glimpse in real) == pytest.approx(skill.hasty, abs=0.02)
    if level != "oracle":
        assert any(glimpse.noticed for glimpse in seeming)
        late = fmean(glimpse.late for glimpse in overlooked)
        assert late == pytest.approx(SECOND_LOOK, abs=0.08)
    assert not any(glimpse.late for glimpse in seeming)


def test_better_eyes_are_quicker_and_err_less() -> None:
    for worse, better in pairwise(SKILLS.values()):
        assert exhaustive(worse, 16, "rryb") > exhaustive(better, 16, "rryb")
        assert (worse.start, worse.overlooks, worse.fooled) > (better.start, better.overlooks, better.fooled)
        assert worse.fooled > better.fooled > 0
        assert worse.overlooks > better.overlooks > 0


@pytest.mark.parametrize("holes", [False, True])
def test_what_only_seems_to_be_there_is_a_near_miss(holes: bool) -> None:
    """Each would be refused, and all three ways to be fooled occur."""
    why = set()
    for throw, card, glimpse, real in seen(SKILLS["novice"], holes=holes):
        flaw = geometry.flaw(throw.dice, glimpse.dice, holes)
        matches = flaw is None and geometry.card(throw.dice, glimpse.dice) == card
        assert matches == real
        why.add(flaw.why if flaw else "mirrored" if not matches else "real")
        if flaw and flaw.why == "hole-up":
            assert sum(throw.dice[k].hole for k in glimpse.dice) == 1
    assert {"line-touches", "no-corner", "mirrored", "real"} <= why
    assert ("hole-up" in why) != holes
    assert not why & {"lines-cross", "die-inside"}


def test_all_predictions_are_there_to_be_seen() -> None:
    dice = thrown(0)
    real = sorted((shape, card) for card, shapes in look(dice, False).real.items() for shape in shapes)
    assert real == [tuple(found) for found in predictions(dice)]


def test_looking_again_sees_the_same() -> None:
    throw, other = look(thrown(0), False), look(thrown(1), False)
    skill = SKILLS["novice"]
    look.cache_clear()
    again = look(thrown(0), False)
    cards = [card for card in DECK if len(throw.real.get(card, ())) and len(other.real.get(card, ()))]
    for card in cards:
        assert again.glimpses(card, skill, 1) == throw.glimpses(card, skill, 1)
        assert throw.glimpses(card, skill, 2) != throw.glimpses(card, skill, 1)
        assert other.glimpses(card, skill, 1) != throw.glimpses(card, skill, 1)
    assert cards
