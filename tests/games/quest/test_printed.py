"""What the client is told of every card: all of them, with the numbers of the files, each with its mark."""

from typing import get_args

from pythia.games.quest.cards.catalogue import Mark, catalogue
from pythia.games.quest.cards.printed import Printed, printed
from pythia.text import texts

CARDS = {(card.sort, card.id): card for card in printed()}


def test_everything_is_there_once() -> None:
    known = catalogue()
    items = {("rare" if item.rare else "common", name) for name, item in known.items.items()}
    expected = items | {("space", space.id) for space in known.spaces}
    for sort, names in (
        ("character", known.characters),
        ("creature", known.creatures),
        ("opportunity", known.opportunities),
        ("chance", known.chance),
    ):
        expected |= {(sort, name) for name in names}
    assert CARDS.keys() == expected
    assert len(printed()) == len(expected)


def test_numbers_are_those_of_the_files() -> None:
    vampire, rat = CARDS["creature", "vampire"], CARDS["creature", "rat"]
    assert (vampire.strength, vampire.will, vampire.first) == (4, 4, "will")
    assert (rat.strength, rat.will, rat.first, rat.experience, rat.type) == (1, None, None, 1, "animal")
    assert CARDS["common", "javelin"].against == {"animal": 1}
    assert CARDS["opportunity", "ancient-scroll"].requires == {"willpower": 5}
    assert CARDS["opportunity", "alchemist"].price == {"gold": 4}
    assert CARDS["character", "mercenary"].guilds == ("thieves-guild", "fortress")
    assert (CARDS["space", "city"].port, CARDS["space", "city"].gate) == (True, True)
    assert CARDS["chance", "plains"].copies == 2


def test_every_value_has_its_mark_and_its_word() -> None:
    assert CARDS["common", "dagger"].marks == {
        "name": "F",
        "price": "o",
        "slot": "o",
        "strength": "o",
        "throw": "f+",
    }
    for language in ("en", "fr"):
        say = texts(language, "quest")
        for card in printed():
            assert set(card.marks.values()) <= set(get_args(Mark))
            for value in card.marks:
                assert say.has(f"quest-value-{value}")
            assert not card.type or say.has(f"quest-type-{card.type}")


def test_what_a_card_does_not_have_has_no_mark() -> None:
    rat: Printed = CARDS["creature", "rat"]
    assert set(rat.marks) == {"name", "type", "experience", "strength"}
