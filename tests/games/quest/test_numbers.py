"""A number that stands in a card's text stands in its data: whoever corrects one is told of the other.

Names, kinds and prices of items are drawn from the data itself; what is written by hand are the texts, so all
numbers in them are counted, in both languages, against those of the keys they speak of.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from pythia.games.quest.cards.catalogue import cards_of, catalogue, has_text
from pythia.text import LANGUAGES, texts

SPOKEN_OF = {
    "board.toml": ("space", ("offers",)),
    "chance.toml": ("chance", ("effect",)),
    "creatures.toml": ("card", ("treasure", "loss", "special")),
    "opportunities.toml": ("card", ("price", "requires", "effect", "power")),
    "common.toml": ("item", ("effect", "power")),
    "rare.toml": ("item", ("effect", "power")),
}
"""The kind of a file's messages, and the keys that its texts put in words."""

WORDS = {"two spaces": 2, "deux cases": 2, "twice": 2, "double": 2}
"""Numbers that are written out. `a`, `one`, `un` and `une` are articles as well, so they do not count."""

ALWAYS = {
    # What a verb does whatever its card says, or a rule, so that no key of the card has it.
    "card-alchemist": [1, 1],
    "card-alter-ego": [2],
    "card-black-market": [1],
    "card-skeletal-wizard": [catalogue().numbers.kind],
    # A die has six faces.
    "item-thors-hammer": [6],
    # One number that is said of both strengths.
    "item-scroll-of-decay": [2],
}
"""Numbers that only the text has."""
ONCE = {"chance-kindly-wind": [1, 2]}
"""Numbers that stand twice in the data, for whoever drew it and for the others, and once in the text."""

UNITS = {
    "en": {"gold": "gold", "health": "Health", "magic": "Magic", "experience": "experience"},
    "fr": {"gold": "or", "health": "PS", "magic": "PM", "experience": "PE"},
}
CUBES = {
    "en": {"strength": "Strength", "willpower": "Willpower"},
    "fr": {"strength": "force", "willpower": "puissance mentale"},
}


SAME = {"willpower": "magic", "will": "willpower"}


def written() -> dict[str, dict[str, Any]]:
    """By the id of its message, what a file says of a card in the keys that its text speaks of."""
    folder = files("pythia.games.quest") / "decks"
    found = {}
    for file, (kind, keys) in SPOKEN_OF.items():
        for name, card in tomllib.loads((folder / file).read_text(encoding="utf-8")).items():
            if name not in ("marks", "numbers"):
                found[f"{kind}-{name}"] = {key: card[key] for key in keys if key in card}
    told = cards_of(catalogue())
    return {name: found[name] for name, card in told.items() if has_text(card)}


CARDS = written()
PLAIN = [name for name, card in CARDS.items() if not {"power", "special"} & {*card} and name not in ALWAYS]
"""Those whose every number is an amount of something."""


def numbers(value: Any) -> Iterator[int]:
    """Every number of some data; a table of dice, or a web, as the faces between which it speaks."""
    if isinstance(value, list):
        low = 1
        for each in value:
            if isinstance(each, dict) and "upto" in each:
                yield from faces(low, each["upto"])
                low = each["upto"] + 1
                yield from numbers({key: inner for key, inner in each.items() if key != "upto"})
            else:
                yield from numbers(each)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from numbers(inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def faces(low: int, high: int) -> tuple[int, ...]:
    return (low,) if low == high else (low, high)


def said(text: str) -> Iterator[int]:
    for words, value in WORDS.items():
        yield from [value] * len(re.findall(rf"\b{words}\b", text, re.IGNORECASE))
    yield from map(int, re.findall(r"\d+", text))


def expected(name: str, stand: Counter[int]) -> Counter[int]:
    """What a card's text must say if these numbers stand in its data."""
    return stand - Counter(ONCE.get(name, [])) + Counter(ALWAYS.get(name, []))


def amounts(value: Any) -> Iterator[tuple[str, int]]:
    """What is paid, gained, lost, healed or recharged, and how much."""
    if isinstance(value, list):
        for each in value:
            yield from amounts(each)
    elif isinstance(value, dict):
        what = {"heal": "health", "recharge": "magic"}.get(value.get("do", ""), value.get("what"))
        if what and isinstance(value.get("amount"), int):
            yield what, value["amount"]
        if value.get("do") == "exchange":
            yield "gold", value["most"]
        for key, inner in value.items():
            if key in ("price", "requires"):
                yield from inner.items()
            elif key != "what":
                yield from amounts(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_text_and_data_have_the_same_numbers(name: str, language: str) -> None:
    text = texts(language, "quest")(f"{name}-text")
    assert Counter(said(text)) == expected(name, Counter(numbers(CARDS[name]))), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAIN)
def test_each_number_is_of_the_right_thing(name: str, language: str) -> None:
    text = texts(language, "quest")(f"{name}-text")
    # Willpower and Magic are the same cubes, and what is required of them is called by either name.
    known = {
        (other, amount) for what, amount in amounts(CARDS[name]) for other in (what, SAME.get(what, what))
    }
    for what, word in UNITS[language].items():
        stated = {int(each) for each in re.findall(rf"(\d+) {word}\b", text)}
        assert stated <= {amount for kind, amount in known if kind == what}, (what, text)
    for what, word in CUBES[language].items():
        stated = {int(each) for each in re.findall(rf"\+(\d+) {word}\b", text)}
        assert stated <= {amount for kind, amount in known if kind == what}, (what, text)


def test_a_changed_number_would_be_found() -> None:
    """Not one of these cards could be corrected in its data alone."""
    with_numbers = [name for name in CARDS if list(numbers(CARDS[name]))]
    assert len(with_numbers) > 80
    for name in with_numbers:
        text = texts("en", "quest")(f"{name}-text")
        stands = Counter(numbers(CARDS[name]))
        for number in stands:
            changed = stands - Counter([number]) + Counter([number + 10])
            assert Counter(said(text)) != expected(name, changed)
