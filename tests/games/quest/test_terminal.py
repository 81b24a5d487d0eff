"""Quest at the terminal: what is in sight, what is told, and battles that are put together by numbers."""

import re
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.games.quest.tables import table

from pythia.contract import Event, Illegal
from pythia.games.quest import GAME, events, rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.describe import describe
from pythia.games.quest.state import Way
from pythia.games.quest.terminal import battles
from pythia.games.quest.terminal.cards import described, in_sight
from pythia.games.quest.terminal.telling import told
from pythia.games.quest.view import View, view
from pythia.table.chance import Live, Source
from pythia.table.match import open_match
from pythia.table.record import ActionLine
from pythia.terminal import Reader
from pythia.text import LANGUAGES, texts
from pythia.text.layout import WIDTH, render


def numbers(shown: str) -> dict[str, str]:
    """What is on the list: its words, and its number."""
    return {
        words.strip(): number for number, words in re.findall(r"^ *(\d+)  (.*?)\r?$", shown, re.MULTILINE)
    }


def laid_out() -> View:
    """At the City with a sword that is broken: goods here, a bear and a face-down card elsewhere."""
    after = table(
        at="city",
        cards={"plains-8": "bear", "plains-16": "giant-spider", "forest-3": None},
        goods={"city": ("boomerang", "potion-of-healing"), "village": ("rapier", "cutlass", "ruby-circlet")},
        items=("sword", "cape"),
        damaged=("sword",),
    )
    return view(after.state, 0)


def test_what_is_in_sight_is_told_with_its_price() -> None:
    lines = in_sight(laid_out(), 0, {"plains-8", "forest-3"}, texts("en", "quest"))
    items = catalogue().items
    price, healing = items["boomerang"].price, items["potion-of-healing"].price
    assert [line for line in lines if not line.startswith(" ")] == ["City", "Plains by the City", "Yours"]
    words = re.sub(r"\n +", " ", "\n".join(lines))
    assert f"Boomerang ({price} gold): one-handed weapon, thrown: +" in words
    assert "Thrown, it is not damaged if the roll is won." in words
    assert f"Potion of Healing ({healing} gold): potion. Heal 2 Health." in words
    assert "Bear: animal, Strength" in words
    assert "Treasure: 3 gold." in words
    assert "Sword (damaged): one-handed weapon" in words
    assert "Once per battle the creature rolls two dice and keeps the lower." in words
    assert "Giant Spider" not in words, "too far away"


def test_nothing_in_sight() -> None:
    empty = view(table(at="monastery").state, 0)
    assert in_sight(empty, 0, (), texts("en", "quest")) == ["No card and no item is in sight."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_shown_fits_a_terminal(language: str) -> None:
    say, shown = texts(language, "quest"), laid_out()
    everywhere = {space.id for space in shown.spaces}
    lines = [*in_sight(shown, 0, everywhere, say), *render(describe(shown, ("Ann", "Bob")), say)]
    assert [line for line in lines if len(line) > WIDTH] == []


def test_goods_on_the_board_have_their_prices() -> None:
    described = describe(laid_out(), ("Ann", "Bob"))
    village = re.sub(" +", " ", " ".join(render(described, texts("en", "quest"))))
    assert f"Rapier ({catalogue().items['rapier'].price} gold)" in village
    french = list(render(described, texts("fr", "quest")))
    assert [line for line in french if line.startswith("  ") and " :" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_item_says_something(language: str) -> None:
    known = catalogue()
    for name in (*known.creatures, *known.opportunities, *known.items):
        assert described(name, texts(language, "quest")), name


def rolled(*foe: int) -> Event:
    return events.Rolled(
        0, "strength", (4,), foe, 8, 7, 0, foe.index(min(foe)), 4, 7 - min(foe), (), (), "win"
    )


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (rolled(3), "Dice 4 and 3: 8 against 7.", "Dés 4 et 3 : 8 contre 7."),
        (rolled(3, 5), "Dice 4 and 3/5: 8 against 7.", "Dés 4 et 3/5 : 8 contre 7."),
        (events.Moved(0, "horse", "city"), "Ann: rides to City.", "Ann : à cheval vers Ville."),
        (events.Moved(0, "stay", "city"), "Ann: stays at City.", "Ann : reste sur place, Ville."),
    ],
)
def test_what_happens_is_told(event: Event, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        reader = Reader(texts(language, "quest"), ("Ann",), 0)
        assert list(told(event, reader)) == [expected.replace(" :", "\u00a0:")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_is_told_in_its_own_words(language: str) -> None:
    ways = (*get_args(Way), "wizard", "scroll")
    reader = Reader(texts(language, "quest"), ("Ann",), 0)
    lines = {next(told(events.Moved(0, way, "city"), reader)) for way in ways}
    assert len(lines) == len(ways)


class Person:
    """Somebody at the terminal: the answers are written down, what is shown is kept."""

    def __init__(self, *answers: str) -> None:
        self._answers, self.shown = list(answers), list[str]()

    def read(self) -> str:
        return self._answers.pop(0)


LADEN = table(
    at="plains-8",
    phase="act",
    cards={"plains-8": "old-pirate"},
    turn={"met": False},
    items=tuple(catalogue().items),
    red=6,
    blue=6,
).state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_laden_hero_is_shown_few_battles_and_can_put_any_together(lang: str) -> None:
    say, seen = texts(lang, "quest"), view(LADEN, 0)
    offers = rules.offers(LADEN, 0)
    listed = battles.choices(seen, offers)
    fights = [(offer, chosen) for offer, chosen in listed if chosen["do"] == "fight"]
    assert battles.are_many(offers)
    # One of each kind and price, nothing spent but the price; the surest.
    assert len(fights) == len({(chosen["kind"], str(offer.price)) for offer, chosen in fights}) < 10
    free = next(chosen for offer, chosen in fights if chosen["kind"] == "strength" and not offer.price)
    assert "extras" not in free
    assert "great-sword" in free["items"] or len(free["items"]) > 1
    assert all(battles.odds(say, seen, *each) for each in fights)


def why_not(action: Struct) -> Illegal | None:
    match = open_match(GAME, 2, seed=bytes(32))[0].match
    try:
        replace(match, state=LADEN).enter(ActionLine(0, action), Live(Source(bytes(32)), match.drawn))
    except Illegal as why:
        return why
    return None


def put_together(*answers: str) -> tuple[dict[str, object] | None, list[str]]:
    person = Person(*answers)
    builder = battles.Builder(texts("en", "quest"), view(LADEN, 0), why_not, person.shown.append, person.read)
    return builder.ask(rules.offers(LADEN, 0)), person.shown


def test_a_battle_is_put_together_by_numbers() -> None:
    _, shown = put_together("1", "0")
    number = numbers("\n".join(shown[3:]))
    sword, shield, great = number["Sword"], number["Wooden Shield"], number["Great Sword"]
    found, _ = put_together("1", f"{shield} {sword}", "1")
    assert found == {"do": "fight", "kind": "strength", "items": ("sword", "wooden-shield"), "extras": ()}
    bare, _ = put_together("1", "", "1")
    assert bare == {"do": "fight", "kind": "strength", "items": (), "extras": ()}
    # What cannot be held together is refused by its rule, and asked again.
    found, shown = put_together("1", f"{sword} {great}", "nonsense", great, "1")
    assert found == {"do": "fight", "kind": "strength", "items": ("great-sword",), "extras": ()}
    assert any("Q6.4" in line for line in shown)
    mace, more = number["Mace of the Dark Gods"], number["Mace of the Dark Gods: pay for more"]
    found, shown = put_together("1", f"{mace} {more}", "1")
    assert found is not None
    assert found["extras"] == ("mace-of-the-dark-gods",)
    assert any("1 Health, 1 Magic" in line for line in shown)
    _, shown = put_together("2", "0")
    found, _ = put_together("2", numbers("\n".join(shown[3:]))["Ritual Dagger"], "3")
    assert found is not None
    assert (found["kind"], found["pay"]) == ("will", "both")
    assert put_together("0")[0] is None
    assert put_together("1", sword, "0")[0] is None
