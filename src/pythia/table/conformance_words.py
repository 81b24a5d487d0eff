"""What every game promises of its words: of positions, of what is offered, of what happens; part of the
conformance check."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any

import msgspec

from pythia import games
from pythia.contract import AnyGame, Asked, Line, Message, Offer, Section, Told, Words
from pythia.text import LANGUAGES, Texts, source, texts

MAX_ASKED_CHARACTERS = 200
"""What is asked is a sentence that fits on a phone above the table."""


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


def check_asked(game: AnyGame, view: Any, offers: Sequence[Offer]) -> None:
    """Whoever may act is asked something, the same for the same view; its rule stands in the rulebook."""
    if game.asks is None:
        return
    asked = game.asks(view, offers)
    assert asked is not None, "whoever may act is asked something"
    same = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    assert game.asks(same, offers) == asked, "what looks the same is asked the same"
    _check_words(asked.words)
    sent = msgspec.json.encode(asked)
    assert msgspec.json.decode(sent, type=Asked) == asked, "what is asked survives the wire"
    _check_asked_said(game.name, sent)


@lru_cache(100_000)
def _check_asked_said(game: str, sent: bytes) -> None:
    """Only a game that is installed has texts and a rulebook."""
    if game not in games.names():
        return
    asked = msgspec.json.decode(sent, type=Asked)
    for language in LANGUAGES:
        say = texts(language, game)
        _check_known(asked.words, say)
        assert len(say.say(asked.words)) <= MAX_ASKED_CHARACTERS, "what is asked is a sentence"
        if asked.rule is not None:
            assert asked.rule in _rules(game, language), f"no rule {asked.rule} in the rulebook"


@cache
def _rules(game: str, language: str) -> frozenset[str]:
    """The numbers of the rules in a game's rulebook."""
    lines = source(games.package(game), language, "rulebook").splitlines()
    heads = [line.partition(" =")[0] for line in lines if line.startswith("rule-")]
    return frozenset([head.removeprefix("rule-").replace("-", ".") for head in heads])


def check_explained(game: AnyGame, state: Any, players: int) -> None:
    """A match that is over says why its winners have won, to everyone, in every language."""
    winners = game.result(state).winners
    if game.explains is None or not winners:
        return
    names = [f"player {seat}" for seat in range(players)]
    for viewer in (*range(players), None):
        explained = game.explains(game.view(state, viewer), names)
        assert explained, "a match that is over says why"
        for each in explained:
            _check_words(each)
        sent = msgspec.json.encode(explained)
        assert msgspec.json.decode(sent, type=tuple[Words, ...]) == explained, "why survives the wire"
        _check_explained_said(game.name, sent)
        others = [names[seat] for seat in winners if seat != viewer]
        assert all(f'"{name}"'.encode() in sent for name in others), "why names every winner"


def _check_explained_said(game: str, sent: bytes) -> None:
    for language in LANGUAGES if game in games.names() else ():
        for words in msgspec.json.decode(sent, type=tuple[Words, ...]):
            _check_known(words, texts(language, game))


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
