"""The odds of battles are exact: as many cases as there are throws, each played through the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.quest.tables import After, Called, Written, dice, meet

from pythia.games.quest import odds, rules
from pythia.games.quest.events import FightEnded
from pythia.games.quest.state import Dice, Fight, Options, Roll
from pythia.games.quest.view import view


def outcomes(met: After, fight: Fight, using: tuple[str, ...] = ()) -> odds.Odds:
    """Every throw of the dice, played through the rules; a treasure or a question ends the counting."""
    results: Counter[str] = Counter()

    def play(state: Any, action: Any, weight: Fraction, own: int, foe: int) -> None:
        for faces in product(range(1, 7), repeat=own + foe):
            rest = [Dice(faces[:own], faces[own:])]
            play_on(state, action, rest, weight / 6 ** (own + foe))

    def play_on(state: Any, action: Any, written: list[Any], weight: Fraction) -> None:
        try:
            after, told = rules.apply(state, 0, action, None, Written(*written))
        except Called as called:
            if called.kind is not Dice:
                results["win"] += weight  # type: ignore[assignment]
                return
            for own, foe in product(range(1, 7), repeat=2):
                play_on(state, action, [*written, dice(own, foe)], weight / 36)
            return
        if after.phase == "roll":
            play(after, Roll(), weight, 1, 1)
            return
        ended = [each.event.result for each in told if isinstance(each.event, FightEnded)]
        results[ended[0] if ended else "loss"] += weight  # type: ignore[assignment]

    prayer = "scroll-of-deep-prayer" in fight.extras
    begun = met
    if met.state.phase == "act" and using:
        begun = met.do(fight)
        fixed = "scroll-of-divine-will" in using
        if fixed:
            play_on(begun.state, Roll(using), [], Fraction(1))
        else:
            play(begun.state, Roll(using), Fraction(1), 1, 2 if "cape" in using else 1)
    else:
        play(met.state, fight, Fraction(1), 2 if prayer else 1, 1)
    return odds.Odds(*(Fraction(results[key]) for key in ("win", "draw", "loss")))


@pytest.mark.parametrize(
    ("creature", "kind", "about", "items", "extras"),
    [
        ("bear", "strength", {}, (), ()),
        ("bear", "strength", {"items": ("hammer",)}, ("hammer",), ()),
        ("old-pirate", "will", {"blue": 6}, (), ()),
        ("lone-wolf", "strength", {"kept": ("clover-meadow",)}, (), ()),
        ("lone-wolf", "strength", {"curse": 1}, (), ()),
        ("bear", "strength", {"items": ("scroll-of-decay",)}, (), ("scroll-of-decay",)),
        ("bear", "strength", {"items": ("scroll-of-deep-prayer",)}, (), ("scroll-of-deep-prayer",)),
        ("pack-of-wolves", "strength", {"kept": ("forgotten-chapel",)}, (), ("forgotten-chapel",)),
        ("escaped-murderer", "strength", {"red": 6}, (), ("alive",)),
        ("alter-ego", "strength", {"red": 3}, (), ()),
        ("vampire", "will", {"red": 5, "blue": 3}, (), ()),
    ],
)
def test_the_odds_are_those_of_all_throws(
    creature: str, kind: Any, about: dict[str, Any], items: tuple[str, ...], extras: tuple[str, ...]
) -> None:
    met = meet(creature, **about)
    fight = Fight(kind, items, extras)
    declared = {replace(each, pay=None): chances for each, _, chances in odds.of_declarations(met.state)}
    found = declared[fight]
    assert found == outcomes(met, fight)
    assert sum(found) == 1


@pytest.mark.parametrize(
    ("creature", "items", "using"),
    [
        ("bear", ("spear",), ("spear",)),
        ("bear", ("cape",), ("cape",)),
        ("bear", ("spear",), ()),
        ("bear", ("scroll-of-divine-will",), ("scroll-of-divine-will",)),
        ("horde-of-bats", ("scroll-of-divine-will",), ("scroll-of-divine-will",)),
    ],
)
def test_the_odds_of_a_roll_count_what_is_used_in_it(
    creature: str, items: tuple[str, ...], using: tuple[str, ...]
) -> None:
    met = meet(creature, items=items, red=3)
    held = tuple(item for item in items if not item.startswith("scroll"))
    begun = met.do(Fight("strength", held))
    found = odds.of_battle(begun.state, using)
    if using:
        assert found == outcomes(met, Fight("strength", held), using)
    else:
        bare = {fight: each for fight, _, each in odds.of_declarations(met.state)}
        assert found == bare[Fight("strength", held)]


def test_three_lives_are_the_cube_of_one() -> None:
    one = odds.of_roll(1, 1, 1, None)
    assert one.win == Fraction(21, 36)
    met = meet("horde-of-bats", red=3)
    ((_, _, three),) = odds.of_declarations(met.state)
    assert three.win == one.win**3
    assert three.loss == one.loss * (1 + one.win + one.win**2)


def test_the_view_shows_them_where_the_table_allows_it() -> None:
    met = meet("old-pirate", blue=5)
    shown = {each.kind: each for each in view(met.state, 1).odds}
    # By Strength 4 against 3, by Willpower 5 - 2 against 3.
    strength, will = (Fraction(shown[kind].win, shown[kind].of) for kind in ("strength", "will"))
    assert (strength, will) == (Fraction(21, 36), Fraction(15, 36))
    assert all(each.win + each.draw + each.loss == each.of for each in shown.values())
    hidden = meet("old-pirate", options=Options(odds=False))
    assert view(hidden.state, 0).odds == ()
    assert view(met.fight(1, 6).state, 0).odds == ()
    begun = meet("bear", items=("cape",)).do(Fight("strength", ("cape",)))
    assert {each.using for each in view(begun.state, 0).odds} == {(), ("cape",)}
