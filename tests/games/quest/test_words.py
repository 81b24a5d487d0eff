"""The words of cards: each is known wherever words are read, and acts on the seat it is run for."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.games.quest.tables import After, Written, table
from tests.games.quest.test_catalogue import texts

from pythia.games.quest.bots.prospects import Prospects
from pythia.games.quest.cards import grammar
from pythia.games.quest.cards.catalogue import CatalogueError, read
from pythia.games.quest.cards.words import Power, Price, Special, Word
from pythia.games.quest.events import Died, MatchEnded
from pythia.games.quest.scene import Scene
from pythia.games.quest.turn import choices, effects, ending, forecast


class Unheard(Word, frozen=True, tag="unheard"):
    """A word that was added to the vocabulary and nowhere else."""


NEW: Any = (Unheard(),)

READERS: dict[str, Callable[[After], Any]] = {
    "run": lambda there: effects.run(Scene(there.state, Written()), 0, NEW, "card"),
    "candidates": lambda there: choices.candidates(there.state, NEW),
    "check": lambda there: choices.check(there.state, NEW, None, "Q5.2"),
    "check_choice": lambda there: choices._check_choice(there.state, NEW[0], "city", "Q5.2"),
    "does_something": lambda there: choices.does_something(there.state, NEW),
    "told": lambda there: forecast.told(there.state, Price(), NEW),
    "misplaced": lambda there: grammar.misplaced(NEW[0], "chance", frozenset()),
    "prospects": lambda there: Prospects(there.hero).effects(NEW, "plains"),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_new_word_is_never_passed_over(reader: str) -> None:
    """mypy says so first: each of these ends in `assert_never`, or takes the words that are left by name."""
    with pytest.raises(AssertionError):
        READERS[reader](table())


def test_every_power_and_special_is_asked_for_by_a_rule() -> None:
    """They are looked up by their type; one that no rule asks for would do nothing."""
    folder = Path(str(files("pythia.games.quest")))
    rules = "\n".join(file.read_text() for file in folder.rglob("*.py") if file.name != "words.py")
    for word in (*get_args(Power), *get_args(Special)):
        assert re.search(
            rf"(?:power|special|isinstance)\([^()]*(?:\[[^]]*\][^()]*)?\b{word.__name__}\b", rules
        ) or (re.search(rf"for kind in \([^)]*\b{word.__name__}\b", rules)), word.__name__


# ---------------------------------------------------------------------------- whose word it is


def test_Q6_6_whoever_loses_the_Health_dies_whosever_turn_it_is() -> None:
    there = table({"red": 1, "items": ("sword",), "gold": 2}, {}, items=("axe",), gold=5)
    scene = Scene(there.state, Written())
    assert not ending.lose_health(scene, 1, 2)
    mine, other, _ = scene.state.heroes
    assert mine == there.hero
    assert (other.alive, other.items, other.gold, other.red) == (False, (), 0, 0)
    assert "sword" in scene.state.common.discards
    assert [told.event for told in scene.told if isinstance(told.event, Died)] == [Died(1)]
    assert (scene.state.turn, scene.state.phase) == (there.state.turn, "move"), "the turn goes on"


def test_Q9_1_at_the_moment_of_death_only_the_one_whose_turn_it_is_is_asked() -> None:
    """A potion is drunk in one's own turn; that seat 0 has one is nothing to seat 1."""
    there = table({"red": 0}, {}, red=0, items=("potion-of-rebirth",))
    scene = Scene(there.state, Written())
    ending.lose_health(scene, 1, 1)
    assert (scene.state.phase, scene.state.heroes[1].alive) == ("move", False)
    ending.lose_health(scene, 0, 1)
    assert (scene.state.phase, scene.state.heroes[0].alive) == ("death", True)


def test_Q6_6_a_death_in_anothers_turn_can_leave_a_single_survivor() -> None:
    scene = Scene(table({"red": 0}).state, Written())
    ending.lose_health(scene, 1, 1)
    assert scene.state.winner == 0
    assert [told.event for told in scene.told][-1] == MatchEnded(0, (1, 2))


@pytest.mark.parametrize(
    "word",
    [
        '{ do = "boost", what = "will", amount = 1 }',
        '{ do = "banish" }',
        '{ do = "lay", terrain = "forest" }',
    ],
)
def test_what_is_about_the_turn_is_not_for_others(word: str) -> None:
    known = texts()
    known["chance.toml"] += f"""
[odd]
copies = 1
effect = [{{ do = "each", drawer = [], others = [{word}] }}]
marks = {{ rest = "o" }}
"""
    with pytest.raises(CatalogueError, match="is not for others"):
        read(known)


def test_what_is_lost_otherwise_is_for_battles_alone() -> None:
    known = texts()
    known["opportunities.toml"] += """
[odd]
effect = [{ do = "lose", what = "gold", amount = 1, otherwise = [{ do = "heal", amount = 1 }] }]
marks = { rest = "o" }
"""
    with pytest.raises(CatalogueError, match="is for what a lost battle costs"):
        read(known)
