"""The odds of battles are exact: as many cases as there are throws, each played through the rules."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.conftest import LONG
from tests.games.quest.tables import After, Called, Written, dice, meet
from tests.steps import made

from pythia.games.quest import rules
from pythia.games.quest.battle import declaring, odds
from pythia.games.quest.battle.fight_odds import look_up
from pythia.games.quest.battle.strengths import HANDS
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import FightEnded
from pythia.games.quest.state import Action, Dice, Fight, Options, Roll
from pythia.games.quest.view import view
from pythia.offers import expand


def outcomes(met: After, fight: Fight, using: tuple[str, ...] = ()) -> odds.Odds:
    """Every throw of the dice, played through the rules; a treasure or a question ends the counting."""
    results: Counter[str] = Counter()

    def play(state: Any, action: Any, weight: Fraction, own: int, foe: int) -> None:
        for faces in product(range(1, 7), repeat=own + foe):
            rest = [Dice(faces[:own], faces[own:])]
            play_on(state, action, rest, weight / 6 ** (own + foe))

    def play_on(state: Any, action: Any, written: list[Any], weight: Fraction) -> None:
        try:
            after, told = made(rules.apply, state, 0, action, None, Written(*written))
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
    shown = view(met.state, 1).fight_odds
    assert shown is not None
    # By Strength 4 against 3, by Willpower 5 - 2 against 3.
    assert look_up(shown, {"kind": "strength"}, {}) == (21, 5, 10)
    assert look_up(shown, {"kind": "will"}, {"magic": 2}) == (5, 2, 5)
    assert look_up(shown, {"kind": "will"}, {}) is None
    hidden = meet("old-pirate", options=Options(odds=False))
    assert view(hidden.state, 0).fight_odds is None
    assert view(met.fight(1, 6).state, 0).fight_odds is None
    begun = meet("bear", items=("cape",)).do(Fight("strength", ("cape",)))
    assert {each.using for each in view(begun.state, 0).roll_odds} == {(), ("cape",)}
    assert view(replace(begun.state, options=Options(odds=False)), 0).roll_odds == ()


BATTLE_ITEMS = tuple(
    name
    for name, item in catalogue().items.items()
    if item.slot in (*HANDS, "head", "other") or name in ("scroll-of-decay", "scroll-of-deep-prayer")
)
PRICING = ("mace-of-the-dark-gods", "ritual-dagger", "ivory-wand", "ring-of-magical-forces")
SMALL_SUMS = "alter-ego", {"red": 1, "items": ("mace-of-the-dark-gods", "scroll-of-decay")}


def hands() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every creature, met with this and that; and an Alter Ego that a price leaves no Strength to lose."""
    yield SMALL_SUMS
    for creature in catalogue().creatures:
        dice = Random(f"odds {creature}")
        for _ in range(12 if LONG else 3):
            items = {*dice.sample(BATTLE_ITEMS, 4), *dice.sample(PRICING, 2), "scroll-of-decay"}
            yield (
                creature,
                {
                    "items": tuple(sorted(items)),
                    "kept": tuple(dice.sample(("clover-meadow", "forgotten-chapel"), dice.randrange(3))),
                    "red": dice.randint(1, 8),
                    "blue": dice.randint(1, 10),
                    "curse": dice.randrange(3),
                    "terrain": dice.choice(("plains", "forest", "mountain")),
                    "turn": {"strength": dice.randrange(3), "will": dice.randrange(3)},
                },
            )


def test_added_and_looked_up_they_are_those_of_every_battle() -> None:
    """The law by which clients show odds: whole numbers added, and a table."""
    tried, used = 0, set[str]()
    for creature, about in hands():
        state = meet(creature, **about).state
        shown = view(state, 0).fight_odds
        assert shown is not None
        wanted = set()
        for offer in rules.offers(state, 0):
            for action in expand(offer) if offer.verb == "fight" else ():
                fight = msgspec.convert(action, Action)
                assert isinstance(fight, Fight)
                exact = odds.of_battle(declaring.begin(state, fight))
                cases = look_up(shown, action, offer.price)
                assert cases is not None
                assert odds.as_odds(cases) == exact, (creature, about, action)
                wanted.add(cases)
                tried += 1
                used.update(fight.items, fight.extras)
        # The table holds nothing that no battle needs.
        assert set(shown.cases.values()) == wanted
    assert tried > 5000
    assert {*PRICING, "scroll-of-decay", "scroll-of-deep-prayer", "forgotten-chapel", "alive"} <= used
    assert len(used & set(BATTLE_ITEMS)) > 30


@pytest.mark.parametrize("creature", catalogue().creatures)
def test_whatever_a_hero_holds_an_update_is_small(creature: str) -> None:
    """View and offers together, with every item there is and both cards that can be kept."""
    state = meet(creature, *[{}] * 4, items=tuple(catalogue().items), kept=KEPT, red=8, blue=10).state
    update = msgspec.json.encode([view(state, 0), rules.offers(state, 0)])
    assert len(update) < 50_000
    shown = view(state, 0).fight_odds
    assert shown is not None
    assert len(shown.ways) <= 9
    assert len(shown.cases) <= 200


KEPT = ("clover-meadow", "forgotten-chapel")


def test_whatever_a_hero_holds_an_update_is_quick() -> None:
    """Against a usual hand with some dozens of battles; listed one by one, all took seconds."""

    def seconds(*items: str) -> float:
        state = meet("angry-mob", items=items, kept=KEPT, red=8, blue=10).state
        times = []
        for _ in range(5):
            began = process_time()
            for _ in range(3):
                view(state, 0), rules.offers(state, 0)
            times.append(process_time() - began)
        return min(times)

    usual = seconds("sword", "hammer", "wooden-shield", "ruby-circlet", "scroll-of-decay", "ivory-wand")
    assert seconds(*catalogue().items) < 40 * usual
