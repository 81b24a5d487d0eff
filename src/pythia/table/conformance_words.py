"""What every game promises of its words: of positions, of what is offered, of what happens; part of the
conformance check."""

from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec

from pythia import games
from pythia.contract import AnyGame, Line, Message, Offer, Section, Told, Words
from pythia.text import LANGUAGES, Texts, texts


def check_described(game: AnyGame, state: Any, players: int) -> None:
    """Every view can be put into words, the same for the same view; what all see is told to all alike."""
    names = [f"player {seat}" for seat in range(players)]
    everyones = _described(game, game.view(state, None), names)
    _check_sections(everyones)
    for seat in range(players):
        described = _described(game, game.view(state, seat), names)
        assert all(section in described for section in everyones), "what everyone sees is told to each alike"
        _check_sections(tuple([section for section in described if section not in everyones]))


def _described(game: AnyGame, view: Any, names: list[str]) -> tuple[Section, ...]:
    described = game.describe(view, names)
    assert described, "a description says something"
    same = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    assert game.describe(same, names) == described, "what looks the same is described the same"
    return described


def _check_sections(sections: tuple[Section, ...]) -> None:
    for section in sections:
        assert section.lines or section.rows, "a section says something"
        assert all(len(row) == len(section.columns) for row in section.rows), "a cell has its column"
        for words in (section.heading, *section.lines, *section.columns, *chain(*section.rows)):
            _check_words(words)
    sent = msgspec.json.encode(sections)
    assert msgspec.json.decode(sent, type=tuple[Section, ...]) == sections, "descriptions survive the wire"


def _check_words(words: Words) -> None:
    assert isinstance(words, str | int | Message), "words are messages, names and numbers"
    assert words != "", "a gap is filled with something"
    for gap in words.args.values() if isinstance(words, Message) else ():
        _check_words(gap)


def check_called(game: AnyGame, offer: Offer) -> None:
    """All that a person could choose, or is told they cannot, has words."""
    _check_words(game.called("do", offer.verb))
    for what in offer.price:
        _check_words(game.called("price", what))
    for field in offer.fields:
        for value in (*field.values, *(why.value for why in field.refused)):
            _check_words(game.called(field.name, value))


def check_lines(game: AnyGame, told: Told, players: int) -> None:
    """What reaches somebody can be told to them in words, the same for the same event, in every language."""
    names = [f"player {seat}" for seat in range(players)]
    same = msgspec.json.decode(msgspec.json.encode(told.event), type=game.events)
    kept_as = set[tuple[tuple[bool, ...], ...]]()
    for viewer in filter(told.reaches, (*range(players), None)):
        lines = game.tell(told.event, names, viewer)
        assert game.tell(same, names, viewer) == lines, "what is the same is told the same"
        sent = msgspec.json.encode(lines)
        assert msgspec.json.decode(sent, type=tuple[Line, ...]) == lines, "lines survive the wire"
        for line in lines:
            _check_words(line.words)
        _check_said(game.name, sent)
        if lines:
            kept_as.add(tuple([(each.marks, each.passing, each.settles, each.reopens) for each in lines]))
    assert len(kept_as) <= 1, "a log keeps the lines of an event alike for all who are told any"


@lru_cache(100_000)
def _check_said(game: str, lines: bytes) -> None:
    """Every line can be said in every language. Only a game that is installed has texts."""
    if game in games.names():
        for line in msgspec.json.decode(lines, type=tuple[Line, ...]):
            for language in LANGUAGES:
                _check_known(line.words, texts(language, game))


def _check_known(words: Words, say: Texts) -> None:
    """Texts refuse a gap that is not filled."""
    if isinstance(words, Message):
        assert say.has(words.id), f"no text in {say.language} says {words.id}"
        for gap in words.args.values():
            _check_known(gap, say)
        assert say.say(words), "a line says something"
