"""The cards as data: what is printed, and how a mistake in a file is told."""

import re
from importlib.resources import files

import pytest

from pythia.games.quest.cards.catalogue import FILES, CatalogueError, cards_of, catalogue, has_text, read
from pythia.text import LANGUAGES, source


def texts() -> dict[str, str]:
    folder = files("pythia.games.quest") / "decks"
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}


def test_the_counts_of_the_basic_version() -> None:
    """Q1.2."""
    known = catalogue()
    assert (len(known.creatures), len(known.opportunities)) == (37, 25)
    assert sum(not item.rare for item in known.items.values()) == 35
    assert sum(item.rare for item in known.items.values()) == 26
    assert sum(card.copies for card in known.chance.values() if card.option is None) == 14
    assert (len(known.spaces), len(known.characters)) == (20, 10)


def test_the_board_is_the_ring_that_is_listed() -> None:
    spaces = catalogue().spaces
    kinds = {space.kind: [n for n, each in enumerate(spaces) if each.kind == space.kind] for space in spaces}
    assert {kind: kinds[kind] for kind in ("plains", "forest", "mountain", "guild")} == {
        "plains": [4, 8, 11, 16, 19],
        "forest": [3, 5, 13, 17],
        "mountain": [1, 9, 15],
        "guild": [2, 6, 10, 14, 18],
    }
    assert [n for n, space in enumerate(spaces) if space.port] == [0, 4, 7, 11, 15]
    assert [n for n, space in enumerate(spaces) if space.gate] == [1, 7, 12, 17]
    assert [n for n, space in enumerate(spaces) if space.blue] == [0, 2, 6, 7, 10, 14, 18]
    assert [n for n, space in enumerate(spaces) if space.market] == [0, 7]


def test_every_pair_of_guilds_occurs_once() -> None:
    pairs = [frozenset(character.guilds) for character in catalogue().characters.values()]
    assert len(set(pairs)) == 10


def test_every_value_has_its_mark() -> None:
    """F, f+, f or o: where it comes from."""
    for card in cards_of(catalogue()).values():
        assert card.marks
        assert set(card.marks.values()) <= {"F", "f+", "f", "o"}
    known = catalogue()
    assert known.creatures["bear"].mark("treasure") == "f+"
    assert known.creatures["bear"].mark("strength") == "o"
    assert known.items["sword"].mark("name") == "F"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_a_text_too_many(language: str) -> None:
    written = source("pythia.games.quest", language)
    said = set(re.findall(r"^((?:space|character|chance|card|item)-[a-z0-9-]+) =", written, re.MULTILINE))
    cards = cards_of(catalogue())
    expected = {*cards, *(f"{name}-text" for name, card in cards.items() if has_text(card))}
    # Refusals that happen to begin like a card.
    assert said - {"card-twice", "character-each"} == expected


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("creatures.toml", "[rat]\n", "[rat]\nteeth = 3\n", "creatures.toml: rat: teeth: "),
        ("creatures.toml", "[rat]\n", '[rat]\nid = "cat"\n', "creatures.toml: rat: id: is not written"),
        ("common.toml", "[dagger]\n", "[dagger]\nrare = true\n", "common.toml: dagger: rare: is not written"),
        (
            "board.toml",
            "certificates = 5",
            "certificates = 6",
            "numbers: certificates: there are not",
        ),
        ("creatures.toml", "strength = 1\n", "strength = 99\n", "creatures.toml: rat: strength: "),
        ("creatures.toml", "strength = 1\n", "", "creatures.toml: rat: strength: has nothing"),
        ("creatures.toml", 'type = "animal"\nstrength = 1', "strength = 1", "creatures.toml: rat: type: "),
        ("creatures.toml", "[rat]", "[roc]", "en.ftl: roc: card-roc: has no text"),
        (
            "creatures.toml",
            "amount = 1 }",
            "amount = 0 }",
            "creatures.toml: giant-rat: treasure[0].amount: ",
        ),
        ("creatures.toml", 'do = "gain"', 'do = "pray"', "creatures.toml: giant-rat: treasure[0].do: "),
        (
            "creatures.toml",
            'marks = { type = "f", rest = "o" }',
            "",
            "creatures.toml: rat: type: has no mark",
        ),
        (
            "creatures.toml",
            'type = "f", rest = "o"',
            'wings = "f", rest = "o"',
            "rat: marks.wings: marks a value",
        ),
        ("creatures.toml", 'type = "f", rest = "o"', 'rest = "x"', "creatures.toml: rat: marks[...]: "),
        (
            "characters.toml",
            '"thieves-guild"',
            '"city"',
            "characters.toml: mercenary: guilds: city is no guild",
        ),
        (
            "chance.toml",
            'space = "city"',
            'space = "fortress"',
            "chance.toml: city-merchant: effect: nothing",
        ),
        (
            "opportunities.toml",
            "upto = 6,",
            "upto = 5,",
            "opportunities.toml: mysterious-old-man: effect: a table",
        ),
        ("rare.toml", "[great-sword]", "[sword]", "rare.toml: sword: -: two cards"),
        ("common.toml", "[dagger]", "[dagger", "common.toml: -: -: "),
        ("common.toml", "[dagger]\n", "lonely = 3\n[dagger]\n", "common.toml: lonely: -: is not a card"),
        ("creatures.toml", 'marks = { name = "F" }', 'marks = "F"', "creatures.toml: -: marks: "),
        (
            "common.toml",
            'marks = { throw = "f+", rest = "o" }',
            'marks = "o"',
            "dagger: marks: ",
        ),
        (
            "characters.toml",
            '"fortress"]',
            '"thieves-guild"]',
            "characters.toml: mercenary: guilds: are the same",
        ),
        (
            "creatures.toml",
            "{ upto = 6,",
            "{ upto = 5,",
            "creatures.toml: golem-guardian: treasure: a table of dice",
        ),
        (
            "creatures.toml",
            'what = "health", amount = 2',
            'what = "health", amount = "all"',
            "creatures.toml: poisonous-snake: loss: Health is lost by a number",
        ),
        (
            "creatures.toml",
            '{ do = "recharge", amount = 2 }',
            '{ do = "choose", among = { gold = [{ do = "gain", what = "gold", amount = 4 }] } }',
            "creatures.toml: lost-soul: treasure: `choose` cannot stand here",
        ),
        (
            "opportunities.toml",
            '{ do = "heal", amount = "all" }, { do = "recharge", amount = 2 }',
            '{ do = "alchemy" }',
            "opportunities.toml: dryad: effect: `alchemy` cannot stand here",
        ),
        (
            "board.toml",
            '{ do = "recharge", amount = 3 }',
            '{ do = "keep" }',
            "board.toml: enchanted-wilderness: offers: `keep` cannot stand here",
        ),
        (
            "chance.toml",
            '{ do = "lose", what = "gold", amount = "half-down" }',
            '{ do = "lose", what = "health", amount = 1 }',
            "chance.toml: economic-crisis: effect: nobody loses Health",
        ),
        (
            "rare.toml",
            '{ do = "extra-turn" }',
            '{ do = "goods", space = "fortress", deck = "rare", count = 1 }',
            "rare.toml: time-spiral-scroll: effect: nothing is sold",
        ),
        ("opportunities.toml", "price = { gold = 4 }", "price = { willpower = 4 }", "alchemist: price: "),
        (
            "opportunities.toml",
            "requires = { willpower = 5 }",
            "requires = { gold = 5 }",
            "ancient-scroll: requires: ",
        ),
        ("board.toml", "horse = 1 ", "horse = 0 ", "board.toml: numbers: horse: "),
    ],
)
def test_a_mistake_is_told_by_file_card_and_key(file: str, old: str, new: str, told: str) -> None:
    changed = texts()
    assert old in changed[file]
    changed[file] = changed[file].replace(old, new, 1)
    with pytest.raises(CatalogueError) as caught:
        read(changed)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("card-rat = \n", "en.ftl: rat: card-rat: has no text"),
        ("card-rat = A { rat\n", "en.ftl: rat: card-rat: has an open brace"),
    ],
)
def test_a_text_that_cannot_be_read_is_told(text: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(place: str, language: str) -> str:
        return re.sub(r"^card-rat = .*\n", text, source(place, language), flags=re.MULTILINE)

    monkeypatch.setattr("pythia.games.quest.cards.catalogue.source", spoiled)
    with pytest.raises(CatalogueError, match=re.escape(told)):
        read(texts())
