"""The table in words: lines for everyone, descriptions for those who ask, of a replay too. A game's own
mistakes stop nothing."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.house import Socket, guest, house, solo

from pythia import games
from pythia.contract import AnyGame, Asked, Line, Message, Section, Words
from pythia.games import wording
from pythia.server.wire import InWords, Over, ToldLine
from pythia.table.match import Match
from pythia.table.replay import replay
from pythia.text import LANGUAGES, source, texts

SHOULD_BE_SENT = ("view", "update")
NDJSON = {"content-type": "application/x-ndjson"}
RECORDS = files("pythia.games.prophecy") / "records"
PROPHECY = games.load("prophecy")


def said(words: Words, game: str = "prophecy", language: str = "en") -> str:
    return texts(language, game).say(words) if isinstance(words, Message) else str(words)


def lines_of(message: dict[str, Any]) -> list[str]:
    return [said(line.words) for line in msgspec.convert(message.get("lines", ()), tuple[Line, ...])]


def of_match(socket: Socket) -> list[dict[str, Any]]:
    return [each for each in socket.heard if each["kind"] in SHOULD_BE_SENT]


def offered(offers: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for offer in offers:
        yield "do", offer["verb"]
        yield from (("price", what) for what in offer["price"])
        for field in offer["fields"]:
            refused = [why["value"] for why in field["refused"]]
            yield from ((field["name"], str(value)) for value in (*field["values"], *refused))


def test_words_come_with_every_view_from_when_they_are_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (_, _, one):
            assert "words" not in one.now
            await one.send({"words": True})
            before = one.now
            again = await one.next("view")
            assert (again["n"], again["view"]) == (before["n"], before["view"]), "the same again, with words"
            await one.play(Random(1))
            named = 0
            for message in of_match(one)[1:]:
                words = msgspec.convert(message["words"], InWords)
                assert any(said(each.heading) == "The game" for each in words.sections)
                assert set(message["view"]["acting"]) == set(words.acting)
                assert {(field, value) for field in words.called for value in words.called[field]} == {
                    *offered(message["offers"])
                }
                named += len(words.called)
                for moment in message.get("moments", ()):
                    assert msgspec.convert(moment["words"], InWords).sections
            assert named
            assert one.over

    asyncio.run(scenario())


def test_each_seat_is_asked_what_it_may_do_and_all_are_told_why_it_was_won(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as eve:
            table = await ann.table(start=True)
            async with ann.at(table) as one, eve.at(table) as watcher:
                await one.play(Random(1))
                if not one.over:
                    await one.next("over")
                await watcher.next("over")
                replayed = await ann.get(f"/api/tables/{table}/replay")
            for message in of_match(one):
                may = {offer["verb"] for offer in message["offers"]}
                assert ("asked" in message) == bool(may & {"bid", "play"})
                if "asked" in message:
                    assert said(msgspec.convert(message["asked"], Asked).words)
            assert not any("asked" in message for message in of_match(watcher))
            own, seen = (msgspec.convert(each.heard[-1], Over, strict=False) for each in (one, watcher))
            assert msgspec.convert(replayed["why"], tuple[Words, ...]) == seen.why
            told = [[said(words) for words in over.why] for over in (own, seen)]
            assert told[0] != told[1], "who plays is told of themselves"
            assert any(line.startswith("You foretold") for line in told[0])
            assert not any("You" in line for line in told[1])

    asyncio.run(scenario())


def test_words_end_when_they_are_no_longer_wanted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (ann, table, one):
            await one.send({"words": True})
            await one.next("view")
            await one.send({"words": True})
            await one.send({"words": False})
            await one.send({"ping": 1})
            assert (await one.receive())["kind"] == "pong", "what is wanted already is not told again"
            heard = len(one.heard)
            async with ann.at(table) as two:
                await two.send({"words": True})
                assert "words" in await two.next("view")
                await one.play(Random(1), 2)
                assert not any("words" in each for each in one.heard[heard:])
                while two.now["n"] < one.now["n"]:
                    await two.receive()
                assert all("words" in each for each in of_match(two)[1:]), "each socket is told what it wants"

    asyncio.run(scenario())


def test_words_wait_for_a_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            async with ann.at(table) as one:
                await one.send({"words": True})
                await one.send({"ping": 1})
                assert (await one.receive())["kind"] == "pong"
                await ann.post(f"/api/tables/{table}/start")
                assert "words" in await one.next("update", "view")

    asyncio.run(scenario())


def test_lines_tell_each_seat_what_happens_in_its_own_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            solo(tmp_path) as (ann, table, one),
            guest(ann.address, None) as anyone,
            anyone.at(table) as watching,
        ):
            await one.play(Random(1))
            while not watching.over:
                await watching.receive()
        own = [line for each in of_match(one) for line in lines_of(each)]
        others = [line for each in of_match(watching) for line in lines_of(each)]
        assert any(line.startswith("You play: ") for line in own)
        assert any(line.startswith("You foretell ") for line in own)
        assert any(line.startswith("Ann plays: ") for line in others)
        assert not any(line.startswith("You ") for line in others)
        for message in (*of_match(one), *of_match(watching)):
            assert message.get("lines") != [], "left out where there are none"
            counts = [moment["lines"] for moment in message.get("moments", ())]
            assert counts == sorted(counts)
            assert not counts or counts[-1] <= len(message.get("lines", ()))
        assert any(
            0 < moment["lines"] < len(each["lines"])
            for each in of_match(one)
            for moment in each.get("moments", ())
        )

    asyncio.run(scenario())


def _fails(*_: Any) -> Any:
    raise RuntimeError("another's mistake")


@pytest.mark.parametrize("fault", [_fails, lambda *_: None, lambda *_: object(), lambda *_: (1, object())])
def test_a_game_whose_words_fail_is_played_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    broken = replace(PROPHECY, describe=fault, tell=fault)
    load = games.load

    def loaded(name: str) -> AnyGame:
        return broken if name == "prophecy" else load(name)

    monkeypatch.setattr(games, "load", loaded)
    monkeypatch.setattr(wording, "_failed", set())

    async def scenario() -> None:
        async with solo(tmp_path) as (_, _, one):
            await one.send({"words": True})
            await one.next("view")
            await one.play(Random(1), 3)
            assert all("words" not in each and "lines" not in each for each in of_match(one))

    asyncio.run(scenario())
    failures = [each for each in caplog.records if each.name == wording.__name__]
    assert len(failures) == 2, "each is logged once"


def test_what_is_called_nothing_leaves_the_description(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "_failed", set())
    broken = replace(PROPHECY, called=_fails)
    offers = PROPHECY.offers(PROPHECY.empty(2, PROPHECY.options()), 0)
    assert wording.called(broken, offers) == {}


def test_a_replay_in_words_is_of_the_eyes_that_are_asked_for(tmp_path: Path) -> None:
    record = (RECORDS / "cards_taken_back.jsonl").read_bytes()
    played = [each for each in replay(record, moments=True) if each.move.told]
    header = played[0].move.match.header
    names = wording.seat_names(header.names or ("",) * header.players)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as anyone:

            async def sent(query: str) -> Any:
                answer = await anyone.http.post(f"/api/replays{query}", content=record, headers=NDJSON)
                return answer.json() if answer.status_code == 200 else answer.status_code

            plain = await sent("")
            assert not any("words" in frame for frame in plain["frames"])
            for query, seat in (("?words=open", None), ("?words=1", 1)):
                shown = await sent(query)
                for frame, each in zip(shown["frames"], played, strict=True):
                    match = each.move.match
                    sections = msgspec.convert(frame["words"]["sections"], tuple[Section, ...])
                    described = match.game.describe(match.view(seat), names)
                    assert sections[: len(described)] == described
                    own = _owners(sections[len(described) :])
                    assert own == (_all_hands(match, names) if seat is None else []), "all cards lie open"
                    assert frame["words"].get("acting", []) == [*match.acting]
                    assert all(moment["words"]["sections"] for moment in frame["moments"])
            for query in ("?words=99", "?words=-1", "?words=no", "?words=" + "1" * 100):
                assert await sent(query) == 422, query
            _check_lines(plain["frames"], played, names)

    asyncio.run(scenario())


def _owners(sections: Sequence[Section]) -> list[Words]:
    return [each.heading.args["name"] for each in sections]


def _all_hands(match: Match, names: Sequence[Words]) -> list[Words]:
    """Whose sections are added for whoever sees all: each seat's own."""
    everyones = match.game.describe(match.view(None), names)
    return [
        name
        for seat, name in enumerate(names)
        for each in match.game.describe(match.view(seat), names)
        if each not in everyones
    ]


def _check_lines(frames: list[dict[str, Any]], played: list[Any], names: tuple[Words, ...]) -> None:
    """Every seat finds in a frame what it would have been told at the table, in order."""
    for frame, each in zip(frames, played, strict=True):
        found = msgspec.convert(frame.get("lines", ()), tuple[ToldLine, ...])
        for viewer in (None, *range(len(names))):
            told = [
                line
                for one in each.move.told
                if one.reaches(viewer)
                for line in PROPHECY.tell(one.event, names, viewer)
            ]
            heard = [
                line
                for line in found
                if (viewer not in line.besides if line.to is None else viewer in line.to)
            ]
            assert [Line(x.words, x.marks, x.passing, x.settles, x.reopens) for x in heard] == told
        for shown, moment in zip(frame["moments"], each.move.moments, strict=True):
            before = msgspec.convert(frame.get("lines", ()), tuple[ToldLine, ...])[: shown["lines"]]
            watched = [line for line in before if line.to is None]
            events = [one for one in each.move.told[: moment.told] if one.to is None]
            assert len(watched) == sum(len(PROPHECY.tell(one.event, names, None)) for one in events)


def test_a_replay_without_names_calls_seats_by_their_numbers() -> None:
    assert wording.seat_names(("", "Ben")) == (Message("web-seat", {"number": 1}), "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_texts_are_had_over_http(tmp_path: Path, language: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as anyone:
            for game in games.names():
                for kind, name in (("text", ""), ("rulebook", "rulebook")):
                    answer = await anyone.http.get(f"/api/games/{game}/{kind}/{language}.ftl")
                    assert answer.status_code == 200
                    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                    assert answer.headers["cache-control"] == "public, max-age=3600"
                    assert answer.text == source(games.package(game), language, name)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path",
    [
        "chess/text/en.ftl",
        "prophecy/text/de.ftl",
        "prophecy/text/en",
        "prophecy/text/rulebook.en.ftl",
        "prophecy/rulebook/en.ftl%00",
        "prophecy/text/..%2F..%2F..%2Fcontract.py",
        "..%2F/text/en.ftl",
        "pythia.text/text/en.ftl",
    ],
)
def test_no_other_file_is_had_so(tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as anyone:
            answer = await anyone.http.get(f"/api/games/{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-such-page")

    asyncio.run(scenario())


def test_sayings_that_say_all_by_themselves_are_presented(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as anyone:
            shown = {each["name"]: each["sayings"] for each in (await anyone.get("/api/games"))["games"]}
        assert shown["prophecy"] == ["yours", "mine", "no-trump", "laugh"]
        assert shown["quest"] == ["cheer", "wait-for-me", "laugh"]
        for game, sayings in shown.items():
            assert all(texts(language, game).has(f"say-{each}") for language in LANGUAGES for each in sayings)

    asyncio.run(scenario())
