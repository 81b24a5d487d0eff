"""Pages of a game's own: pure functions of the game, asked for over HTTP."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Struct
from tests.server.house import guest, house

from pythia import games
from pythia.contract import Illegal, Page, Stream


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    number: int


class Omen(Struct, frozen=True):
    number: int
    drawn: int


def _omen(body: Wish, stream: Stream) -> Omen:
    if body.number > 9:
        raise Illegal("X1.1", "wrong-value", key="number")
    return Omen(body.number, stream.below(10**9))


def _calendar(body: None, stream: Stream) -> Omen:
    return Omen(5, 0)


PAGES = (
    Page("omen", "an omen for a number", _omen, Omen, Wish),
    Page("calendar", "always the same", _calendar, Omen, lasts=True),
)


def test_a_page_is_asked_for_answered_and_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(games.load("prophecy"), pages=lambda: PAGES)
    every = [game if each.name == "prophecy" else each for each in games.every()]
    monkeypatch.setattr(games, "every", lambda: every)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            omens = [await ann.post("/api/games/prophecy/omen", {"number": 3}) for _ in range(2)]
            assert [omen["number"] for omen in omens] == [3, 3]
            assert omens[0]["drawn"] != omens[1]["drawn"], "chance of its own each time"
            refused = await ann.post("/api/games/prophecy/omen", {"number": 10}, 422)
            assert refused["error"] == {"id": "wrong-value", "args": {"key": "number"}, "rule": "X1.1"}
            unfit: list[object] = [{}, {"number": "x"}, {"number": 1, "more": 2}, []]
            for wrong in unfit:
                await ann.post("/api/games/prophecy/omen", wrong, 422)
            lasting = await ann.http.get("/api/games/prophecy/calendar")
            assert lasting.json() == {"number": 5, "drawn": 0}
            assert lasting.headers.get_list("cache-control") == ["public, max-age=3600"]
            await ann.get("/api/games/prophecy/nothing", 404)
            schema = await ann.get("/api/schema/openapi.json")
            described = schema["paths"]["/api/games/prophecy/omen"]["post"]
            assert described["summary"] == "prophecy: an omen for a number"
            assert "Wish" in str(described["requestBody"])
            assert "Omen" in str(described["responses"]["200"])

    asyncio.run(scenario())


def _fail(body: None, stream: Stream) -> Omen:
    raise RuntimeError


@pytest.mark.parametrize(
    "unfit",
    [
        (Page("wrong", "", _fail, Omen, lasts=True),),
        (Page("wrong", "", _calendar, Omen), Page("wrong", "", _calendar, Omen)),
        (Page("{wrong", "", _calendar, Omen),),
    ],
    ids=["fails", "twice", "odd name"],
)
def test_pages_that_fail_are_left_out_and_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unfit: tuple[Page, ...]
) -> None:
    wrong = replace(games.load("prophecy"), pages=lambda: unfit)
    every = [wrong, *(game for game in games.every() if game.name != "prophecy")]
    monkeypatch.setattr(games, "every", lambda: every)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            await ann.get("/api/games/prophecy/wrong", 404)
            assert await ann.get("/api/games/quest/cards")

    asyncio.run(scenario())


def test_pages_of_ours() -> None:
    named = {(game.name, page.name) for game in games.every() for page in game.pages()}
    assert named == {("oraklos", "throw"), ("oraklos", "judge"), ("quest", "cards")}
