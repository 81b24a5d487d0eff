"""Positions in words: every game, every seat, both languages; what only a seat sees is told apart."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from pythia import games
from pythia.cli.position import position
from pythia.contract import Message, Section, Words, listed
from pythia.table.match import Match
from pythia.table.replay import replay
from pythia.text import LANGUAGES, texts
from pythia.text.layout import WIDTH, render, words

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
each_game = pytest.mark.parametrize("game", games.names())
STRIDE = {"prophecy": 7, "oraklos": 4, "quest": 7}
"""Of long records not every position is looked at."""


def records(game: str) -> list[Path]:
    return sorted(Path(str(files(f"pythia.games.{game}") / "records")).glob("*.jsonl"))


def positions(game: str) -> Iterator[Match]:
    for file in records(game):
        matches = [played.move.match for played in replay(file.read_bytes())]
        yield from matches[:: STRIDE.get(game, 1)]
        yield matches[-1]


def described(match: Match, viewer: int | None) -> tuple[Section, ...]:
    return match.game.describe(match.view(viewer), NAMES[: match.header.players])


@each_game
def test_every_word_is_known_in_both_languages(game: str) -> None:
    """Texts refuse an unknown message and a gap that is not filled."""
    known = [texts(language, game) for language in LANGUAGES]
    told: set[bytes] = set()
    for match in positions(game):
        for viewer in (*range(match.header.players), None):
            for section in described(match, viewer):
                encoded = msgspec.json.encode(section)
                if encoded not in told:
                    told.add(encoded)
                    for say in known:
                        assert all(len(line) <= WIDTH for line in render([section], say))
    assert told


@each_game
def test_every_verb_value_and_price_is_called_something(game: str) -> None:
    named: set[tuple[str, str | int]] = set()
    for match in positions(game):
        for offer in [offer for seat in match.acting for offer in match.game.offers(match.state, seat)]:
            named.add(("do", offer.verb))
            named |= {("price", what) for what in offer.price}
            for field in offer.fields:
                named |= {(field.name, value) for value in field.values}
                named |= {(field.name, why.value) for why in field.refused}
    for language in LANGUAGES:
        say = texts(language, game)
        for field_name, value in named:
            assert words(games.load(game).called(field_name, value), say)


def replayed(game: str, record: str, line: int | None = None) -> tuple[Match, str]:
    (file,) = [each for each in records(game) if each.stem == record]
    *_, last = replay(file.read_bytes(), line)
    shown = position(last.move.match, last.line, texts("en", game))
    return last.move.match, "\n".join(shown)


def test_hands_are_told_seat_by_seat() -> None:
    match, shown = replayed("prophecy", "winner_alone", 12)
    everyones, *own = shown.split("\n\nSeen by ")
    assert len(own) == match.header.players
    assert "Hand" not in everyones
    for seat, told in enumerate(own):
        cards = sum(
            line.count(",") + 1
            for line in told.splitlines()
            if line.strip().startswith(("Suns:", "Spears:", "Serpents:", "Eagles:", "Specialists:"))
        )
        assert cards == match.view(seat).seats[seat].cards


def test_dice_in_the_cup_are_told_to_their_owner_alone() -> None:
    """O2.2"""
    match, shown = replayed("oraklos", "standard_alone", 4)
    assert match.view(None).phase == "cup"
    everyones, *own = shown.split("\n\nSeen by ")
    assert "Own dice in the cup" not in everyones
    assert [told.count("Own dice in the cup") for told in own] == [1]
    assert "state has filled" in " ".join(everyones.split())


def test_nothing_of_quest_is_one_seats_own() -> None:
    _, shown = replayed("quest", "single_survivor", 40)
    assert "Seen by" not in shown
    assert shown.count("May still come") == 4


def test_a_list_is_told_in_order_and_is_no_deep_nest() -> None:
    numbers: list[Words] = list(range(100))
    assert texts("en").say(Message("words-listed", {"left": "a", "right": "b"})) == "a, b"
    words = listed(numbers)
    assert isinstance(words, Message)
    assert texts("en").say(words) == ", ".join(map(str, numbers))
    assert depth(words) == 7


def depth(words: Words) -> int:
    return 1 + max(map(depth, words.args.values())) if isinstance(words, Message) else 0


def test_a_table_too_wide_for_the_terminal_is_told_row_by_row() -> None:
    heading = Message("seat-name", {"seat": 1})
    narrow = Section(heading, columns=("name", "gold"), rows=(("Ann", 3), ("Bob", 12)))
    assert list(render([narrow], texts("en")))[2:] == ["  name  gold", "  Ann   3", "  Bob   12"]
    wide = Section(heading, columns=("name", "gold", "items"), rows=(("Ann", 3, "sword, " * 12 + "cape"),))
    lines = list(render([wide], texts("en")))[2:]
    assert lines[0].startswith("  Ann: gold 3; items sword, sword")
    assert all(len(line) <= WIDTH for line in lines)
