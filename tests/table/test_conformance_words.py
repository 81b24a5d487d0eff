"""What is asked of a seat, and why a match was won: games broken on purpose fail the check."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from tests.table.test_described import NAMES, each_game, positions, records

from pythia import games
from pythia.contract import Asked, Message, Offer, Words
from pythia.games import wording
from pythia.table.conformance import check
from pythia.table.replay import replay
from pythia.text import LANGUAGES, texts
from pythia.text.layout import words

GAME = games.load("prophecy")


def fails_with(law: str, **broken: object) -> None:
    with pytest.raises(AssertionError, match=law):
        check(replace(GAME, **broken), 2, GAME.options(length="short"), bytes(32))  # type: ignore[arg-type]


class TestWhatIsAsked:
    def asks(self, asked: Asked | None) -> Callable[[Any, Sequence[Offer]], Asked | None]:
        return lambda view, offers: asked

    def test_nothing_is_asked_of_whoever_may_act(self) -> None:
        fails_with("asked something", asks=self.asks(None))

    def test_the_same_is_asked_otherwise(self) -> None:
        times = count()
        fails_with("asked the same", asks=lambda *_: Asked(Message("table-seat", {"seat": next(times)})))

    def test_no_text_asks_it(self) -> None:
        fails_with("no text in en", asks=self.asks(Asked(Message("no-such-words"))))

    def test_a_gap_is_empty(self) -> None:
        fails_with("gap is filled", asks=self.asks(Asked(Message("table-trump", {"suit": ""}))))

    def test_no_rulebook_has_its_rule(self) -> None:
        fails_with("no rule P9.9", asks=self.asks(Asked(Message("table-trump"), "P9.9")))

    def test_it_is_a_lecture(self) -> None:
        fails_with("a sentence", asks=self.asks(Asked(Message("seat-name", {"seat": "x" * 300}))))

    def test_a_game_that_fails_is_left_to_itself(self, caplog: pytest.LogCaptureFixture) -> None:
        def failing(view: Any, offers: Sequence[Offer]) -> Asked:
            raise ValueError

        broken = replace(GAME, name="asks-badly", asks=failing)
        assert wording.asked(broken, None, (Offer("play"),)) is None
        assert "'asks-badly' fails" in caplog.text


class TestWhyItWasWon:
    def explains(self, *why: Words) -> Callable[[Any, Sequence[Words]], tuple[Words, ...]]:
        return lambda view, names: why

    def test_nothing_says_why(self) -> None:
        fails_with("says why", explains=self.explains())

    def test_it_names_no_winner(self) -> None:
        fails_with("names every winner", explains=self.explains(Message("table-trump")))

    def test_no_text_says_it(self) -> None:
        fails_with("no text in en", explains=self.explains(Message("no-such-words")))

    def test_a_list_does_not_survive(self) -> None:
        fails_with("survives the wire", explains=lambda view, names: list(names))


@each_game
def test_every_decision_of_the_records_is_asked_in_both_languages(game: str) -> None:
    heard: set[str] = set()
    for match in positions(game):
        for seat in match.acting:
            asked = wording.asked(match.game, match.view(seat), match.game.offers(match.state, seat))
            assert asked is not None
            heard |= {texts(language, game).say(asked.words) for language in LANGUAGES}
    assert len(heard) > len(LANGUAGES)


@each_game
def test_every_end_of_the_records_is_explained(game: str) -> None:
    """To whoever watches, and to each player."""
    ended = 0
    for file in records(game):
        *_, last = replay(file.read_bytes())
        match = last.move.match
        if not match.result.winners:
            continue
        ended += 1
        names = NAMES[: match.header.players]
        for viewer in (*range(match.header.players), None):
            explained = wording.explained(match.game, match.view(viewer), names)
            assert explained
            for language in LANGUAGES:
                said = [words(each, texts(language, game)) for each in explained]
                assert all(said)
                for seat in match.result.winners:
                    assert seat == viewer or NAMES[seat] in " ".join(said)
    assert ended
