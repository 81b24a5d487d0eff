"""The words of cards: each is known wherever words are read, and acts on the seat it is run for."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.quest.tables import After, Written, dice, drawn, meet, table
from tests.games.quest.test_catalogue import texts

from pythia.contract import Budget, Story
from pythia.games.quest import rules
from pythia.games.quest.battle import aftermath, declaring
from pythia.games.quest.bots import LEVELS, stakes
from pythia.games.quest.bots.gains import sure_gains
from pythia.games.quest.bots.prospects import Prospects, fighter
from pythia.games.quest.cards import catalogue as cards
from pythia.games.quest.cards import grammar
from pythia.games.quest.cards.catalogue import CatalogueError, catalogue, read
from pythia.games.quest.cards.powers import Ability, Extra, ability
from pythia.games.quest.cards.price import Price
from pythia.games.quest.cards.traits import Traits, traits
from pythia.games.quest.cards.words import Word
from pythia.games.quest.events import Died, MatchEnded
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Drink, End, Fight, Use, Visit
from pythia.games.quest.turn import choices, effects, ending, forecast, travel
from pythia.games.quest.view import view

FOLDER = Path(str(files("pythia.games.quest")))


class Unheard(Word, frozen=True, tag="unheard"):
    """A word that was added to the vocabulary and nowhere else."""


NEW: Any = (Unheard(),)

READERS: dict[str, Callable[[After], Any]] = {
    "run": lambda there: effects.run(Scene(there.state, Written()), 0, NEW, "card"),
    "candidates": lambda there: choices.candidates(there.state, NEW),
    "check": lambda there: choices.check(there.state, NEW, None, "Q5.2"),
    "check_choice": lambda there: choices.check(there.state, NEW, "city", "Q5.2"),
    "does_something": lambda there: forecast.does_something(there.state, NEW),
    "told": lambda there: forecast.told(there.state, Price(), NEW),
    "misplaced": lambda there: grammar.misplaced(NEW[0], "chance", frozenset()),
    "as_a_loss": lambda there: aftermath._instead(there.state, NEW[0]),
    "prospects": lambda there: Prospects(there.hero).effects(NEW, "plains"),
    "sure_gains": lambda there: sure_gains(NEW),
    "power": lambda there: ability(NEW[0]),
    "traits": lambda there: traits(NEW),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_new_word_is_never_passed_over(reader: str) -> None:
    """mypy says so first: each of these ends in `assert_never`."""
    with pytest.raises(AssertionError, match="Unheard"):
        READERS[reader](table())


# ------------------------------------------------------------------------ a new word on a real card


def _spoil(monkeypatch: pytest.MonkeyPatch, deck: str, name: str, **values: Any) -> None:
    """From now on the new word stands on this card."""
    known = getattr(catalogue(), deck)
    monkeypatch.setitem(known, name, replace(known[name], **values))


CARDS: dict[str, tuple[str, str, dict[str, Any], Callable[[], Any]]] = {
    "an opportunity offered": (
        "opportunities", "golden-fish", {"effect": NEW},
        lambda: rules.offers(meet("golden-fish").state, 0),
    ),
    "an opportunity used": (
        "opportunities", "golden-fish", {"effect": NEW}, lambda: meet("golden-fish").do(Use("golden-fish")),
    ),
    "a potion offered": (
        "items", "potion-of-healing", {"effect": NEW},
        lambda: rules.offers(table(items=("potion-of-healing",)).state, 0),
    ),
    "a potion drunk": (
        "items", "potion-of-healing", {"effect": NEW},
        lambda: table(items=("potion-of-healing",)).do(Drink("potion-of-healing")),
    ),
    "a chance card": (
        "chance", "charity", {"effect": NEW}, lambda: table(phase="act").do(End(), drawn("charity")),
    ),
    "a treasure": (
        "creatures", "rat", {"treasure": NEW}, lambda: meet("rat").do(Fight("strength"), dice(6, 1)),
    ),
    "a loss": (
        "creatures", "rat", {"loss": NEW}, lambda: meet("rat", red=1).do(Fight("strength"), dice(1, 6)),
    ),
    "a special rule": ("creatures", "rat", {"special": NEW}, lambda: rules.offers(meet("rat").state, 0)),
    "a bot that meets it": (
        "creatures", "rat", {"treasure": NEW},
        lambda: _choose("adept", meet("rat", items=("sword",), gold=18)),
    ),
    "a bot that might meet it": (
        "creatures", "rat", {"loss": NEW},
        lambda: _choose("adept", table(cards={"plains-8": "rat"}, gold=17)),
    ),
}  # fmt: skip


def _choose(level: str, there: After) -> Any:
    """Bots remember what a card promises a hero: each test has one whom no other test knows."""
    offers = rules.offers(there.state, 0)
    return LEVELS[level](Random(1)).choose(view(there.state, 0), offers, Budget(playouts=1))


@pytest.fixture
def _fresh() -> Iterator[None]:
    """What has been made of the cards is made again, before and after."""
    made = (
        cards._abilities,
        declaring._arms,
        declaring._offers,
        travel.vehicles,
        travel._offers,
        stakes.creatures,
        stakes.foes,
        fighter,
    )
    for each in made:
        each.cache_clear()
    yield
    for each in made:
        each.cache_clear()


@pytest.mark.parametrize("where", CARDS)
@pytest.mark.usefixtures("_fresh")
def test_a_card_with_a_new_word_stops_the_game(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deck, name, values, play = CARDS[where]
    _spoil(monkeypatch, deck, name, **values)
    with pytest.raises(AssertionError, match="Unheard"):
        play()


def test_a_place_with_a_new_word_stops_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known = catalogue()
    spaces = tuple(
        [
            replace(space, offers=tuple([replace(each, effect=NEW) for each in space.offers]))
            for space in known.spaces
        ]
    )
    monkeypatch.setattr("pythia.games.quest.board.catalogue", lambda: replace(known, spaces=spaces))
    there = table(at="monastery", phase="act", red_spent=1)
    with pytest.raises(AssertionError, match="Unheard"):
        rules.offers(there.state, 0)
    with pytest.raises(AssertionError, match="Unheard"):
        there.do(Visit("heal"))


@pytest.mark.parametrize(("deck", "name"), [("items", "cape"), ("opportunities", "clover-meadow")])
@pytest.mark.usefixtures("_fresh")
def test_a_card_with_a_new_power_stops_the_game(
    deck: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _spoil(monkeypatch, deck, name, power=NEW[0])
    with pytest.raises(AssertionError, match="Unheard"):
        rules.offers(meet("rat", items=("sword",)).state, 0)


# --------------------------------------------------------------------------------- nothing is silent


def _matches_of_words() -> Iterator[tuple[str, ast.Match]]:
    """Every `match` of the game that tells words apart, and where it stands."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Match) and any(
                "words." in ast.unparse(case.pattern) for case in node.cases
            ):
                yield f"{file.relative_to(FOLDER)}:{node.lineno}", node


def test_every_match_of_words_ends_in_an_error_or_in_another_match() -> None:
    """The last case takes what is left by its type: `assert_never`, or a function of the simple words."""
    found = dict(_matches_of_words())
    assert len(found) >= 10
    for where, node in found.items():
        last = node.cases[-1]
        assert ast.unparse(last.pattern) == "_", where
        (only,) = last.body
        assert isinstance(only, ast.Expr | ast.Return), where
        assert isinstance(only.value, ast.Call), where
        called = ast.unparse(only.value.func)
        assert called in ("assert_never", "_run_simple", "_simple", "self._simple"), where
        assert ast.unparse(node.subject) in [ast.unparse(each) for each in only.value.args], where


@pytest.mark.parametrize("kind", [Ability, Extra, Traits])
def test_every_power_and_special_rule_is_asked_for_by_a_rule(kind: type[Any]) -> None:
    """What a word comes to is read by its name; a value that no rule reads would do nothing."""
    rules = "\n".join(
        file.read_text() for folder in ("battle", "turn") for file in (FOLDER / folder).glob("*.py")
    ) + (FOLDER / "rules.py").read_text()  # fmt: skip
    for name in kind._fields:
        assert re.search(rf"\.{name}\b", rules), name


# ---------------------------------------------------------------------------- whose word it is


def test_Q6_6_whoever_loses_the_Health_dies_whosever_turn_it_is() -> None:
    there = table({"red": 1, "items": ("sword",), "gold": 2}, {}, items=("axe",), gold=5)
    scene = Scene(there.state, Written(), Story())
    assert not ending.lose_health(scene, 1, 2)
    mine, other, _ = scene.state.heroes
    assert mine == there.hero
    assert (other.alive, other.items, other.gold, other.red) == (False, (), 0, 0)
    assert "sword" in scene.state.common.discards
    assert [told.event for told in scene.story.told if isinstance(told.event, Died)] == [Died(1)]
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
    scene = Scene(table({"red": 0}).state, Written(), Story())
    ending.lose_health(scene, 1, 1)
    assert scene.state.winner == 0
    assert [told.event for told in scene.story.told][-1] == MatchEnded(0, (1, 2))


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
