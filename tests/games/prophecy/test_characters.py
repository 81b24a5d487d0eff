"""The named characters: who they are in both languages, what they say when, and how honest they are."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace
from tests.games.prophecy.tables import begun, playing
from tests.games.prophecy.test_network import some_weights

from pythia.bots.seating import play, remember
from pythia.contract import Budget, Event, Repute, Speaker
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots import network as networks
from pythia.games.prophecy.bots.network import Network
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.characters import CHARACTERS, LEVELS, MINDS, MOMENTS, PHRASES
from pythia.games.prophecy.events import BidChosen, RoundScored, TrickTaken
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.talk import Foretold, NoTrump, Phrase, remark
from pythia.games.prophecy.view import RoundView, View, view
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.text import LANGUAGES, texts

BID = BidChosen(("su1", "su2", "su3"), 0)


def phrases(seen: View, events: Sequence[Event], memory: Sequence[Event] = ()) -> set[str]:
    """All that are said of such a moment."""
    said = [remark(seen, events, Speaker("eris", Random(n), memory)) for n in range(60)]
    return {each.id.removeprefix("eris-") for each in said if isinstance(each, Phrase)}


def after(seen: View, bid: int, tricks: int, bonus: int) -> View:
    """With a round on the score sheet."""
    row = RoundView("su", 0, (bid, 0, 0), (tricks, 0, 0), (0, 0, 0), (bonus, 0, 0))
    return replace(seen, sheet=(row,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_and_their_phrases_have_words(language: str) -> None:
    say = texts(language, "prophecy")
    assert all(say.has(f"web-level-{name}") and say.has(f"web-level-{name}-more") for name in CHARACTERS)
    words = [say("say-phrase", id=phrase) for phrase in PHRASES]
    assert say("say-phrase", id="nobody-says-so") not in words
    assert len(set(words)) == len(words) == len(CHARACTERS) * len(MOMENTS)


def test_a_bid_is_spoken_of_and_the_last_one() -> None:
    seen = view(begun(3), 0)
    assert phrases(seen, [BID]) == {"bid"}
    assert phrases(after(seen, 4, 4, 5), [BID]) == {"bid", "exact"}
    assert phrases(after(seen, 4, 3, 0), [BID]) == {"bid", "missed"}
    assert phrases(seen, []) == set()


def test_a_bold_bid_is_spoken_of_only_where_it_lies_open() -> None:
    state = playing("su2", "su3", "su4", bids=("ea1 ea2 ea3", "su5", "su6"))
    hidden, shown = view(state, 0), view(replace(state, openly=(0,)), 0)
    assert (hidden.foretold, shown.seats[0].foretold) == (9, 9)
    assert "bold" not in phrases(hidden, [BID])
    assert "bold" in phrases(replace(shown, tricks=14), [BID])


def test_a_lie_that_came_out_is_spoken_of_by_others() -> None:
    seen = view(begun(3), 0)
    assert "caught" in phrases(seen, [BID], [Repute((0, 0, 0), (0, 1, 0), (1,))])
    assert "caught" not in phrases(seen, [BID], [Repute((0, 0, 0), (1, 0, 0), (0,))])
    assert "caught" not in phrases(seen, [BID], [Repute((0, 0, 0), (0, 1, 0), ())])


@pytest.mark.parametrize(
    ("taker", "taken", "broken"),
    [
        (1, (0, 4, 0), True),
        (1, (0, 3, 0), False),
        (0, (1, 1, 0), False),
        (0, (1, 0, 0), True),
        (1, (1, 0, 0), False),
    ],
    ids=["one too many", "just enough", "two left of two", "three wanted, two left", "as it was"],
)
def test_a_trick_that_breaks_an_open_bid_is_spoken_of(
    taker: int, taken: tuple[int, ...], broken: bool
) -> None:
    """Seat 1 has foretold three, and two tricks are left."""
    bids = ("su1", "ea1", "su2")
    state = playing("su3 su4", "sp3 sp4", "se3 se4", bids=bids, taken=taken)
    seen = view(replace(state, openly=(1,)), 0)
    assert seen.seats[1].foretold == 3
    happened = TrickTaken(taker, taken[taker])
    assert phrases(seen, [happened]) == ({"breaks"} if broken else set())
    zeros = (0, 0, 0)
    over = RoundScored(0, ((), (), ()), zeros, zeros, zeros, zeros, zeros, zeros, None)
    # Whoever has played the last card of a round speaks of the round.
    assert phrases(after(seen, 4, 4, 5), [happened, over]) == {"exact"}
    assert phrases(after(seen, 4, 3, 0), [happened, over]) == {"missed"}


def said_by(level: str) -> Iterator[tuple[object, View]]:
    for number in range(6):
        opened, source = open_match(GAME, 4, Options(length="short"), seed_from(f"manners {number}"))
        bots = {seat: GAME.bot("novice", Random(seat)) for seat in range(4)}
        memory = remember(GAME, opened.told)
        for n, move in enumerate(play(opened.match, bots, source, Budget())):
            memory = remember(GAME, move.told, memory)
            assert move.match.latest is not None
            seen = move.match.view(move.match.latest.seat)
            events = [each.event for each in move.told if each.reaches(seen.seat)]
            for dice in range(8):
                speaker = Speaker(level, Random(f"{number} {n} {dice}"), [each.event for each in memory])
                yield GAME.remark(seen, events, speaker), seen


def test_each_level_speaks_in_its_own_manner() -> None:
    spoke, honest = Counter[str](), dict[str, float]()
    for level in LEVELS:
        truths: list[bool] = []
        for saying, seen in said_by(level):
            spoke[level] += saying is not None
            if isinstance(saying, Phrase):
                assert saying.id.startswith(f"{level}-")
            if isinstance(saying, Foretold):
                truths.append(saying.count == seen.foretold)
            elif isinstance(saying, NoTrump):
                truths.append(not any(card in seen.trumps for card in seen.hand))
        honest[level] = sum(truths) / len(truths)
    assert spoke["nestor"] < spoke["adept"] < spoke["icarus"] < spoke["sinon"]
    assert honest["nestor"] == 1
    assert honest["adept"] > 0.8
    assert honest["sinon"] < 0.15


def test_each_plays_by_a_network_of_the_package(caplog: pytest.LogCaptureFixture) -> None:
    for level, mind in MINDS.items():
        player = GAME.bot(level, Random(1))
        assert isinstance(player, Oracle)
        assert player._mind._network is networks.published(mind)  # type: ignore[attr-defined]
    assert caplog.records == []


def test_a_process_reads_weights_once(monkeypatch: pytest.MonkeyPatch) -> None:
    reads = list[str]()

    def read(folder: object, name: str) -> Network:
        reads.append(name)
        return Network(some_weights(1))

    networks.published.cache_clear()
    monkeypatch.setattr(networks, "read", read)
    for _ in range(3):
        GAME.bot("sinon", Random(1))
    networks.published.cache_clear()
    assert reads == ["oracle"]
