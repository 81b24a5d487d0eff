"""How games present themselves, over HTTP: every installed game alike, and what fails is left out."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import guest, house

from pythia import games
from pythia.contract import AnyGame, Message
from pythia.presentation import Choice, Presentation, QuickTable, Value, choices, presented
from pythia.server.bodies import GamePresented
from pythia.table.presentable import check_picture


def test_every_game_is_presented_as_it_says(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            quick = {game["name"]: game["quick"] for game in (await ann.get("/api/me"))["games"]}
            answer = await ann.http.get("/api/games")
            assert answer.headers.get_list("cache-control") == ["public, max-age=3600"]
            shown = msgspec.convert(answer.json()["games"], list[GamePresented])
            assert [each.name for each in shown] == [game.name for game in games.every()]
            for game, each in zip(games.every(), shown, strict=True):
                own = presented(game)
                assert quick[game.name] == msgspec.to_builtins(own.quick)
                assert each.choices == choices(game)
                assert (each.light, each.dark, each.sounds) == (own.light, own.dark, own.sounds)
                assert each.picture is not None
                picture = await ann.http.get(each.picture)
                assert picture.headers["content-type"].startswith("image/svg+xml")
                assert "default-src 'self'" in picture.headers["content-security-policy"], "it runs nothing"
                check_picture(picture.text)

    asyncio.run(scenario())


def test_a_quick_table_can_be_made_as_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            for game in (await ann.get("/api/me"))["games"]:
                made = await ann.post("/api/tables", {"game": game["name"], **game["quick"]}, 201)
                table = await ann.get(f"/api/tables/{made['id']}")
                assert (table["players"], table["bots"]) == (game["quick"]["players"], game["quick"]["bots"])
                assert table["options"].items() >= game["quick"]["options"].items()

    asyncio.run(scenario())


def _fails() -> Presentation:
    raise RuntimeError("another's mistake")


def _fails_to_draw() -> str:
    raise RuntimeError("another's mistake")


UNSENDABLE = Choice(("length",), Message("x"), (Value(object(), Message("x")),))  # type: ignore[arg-type]


@pytest.mark.parametrize("fault", ["all of it", "nothing said", "unsendable", "the picture", "no picture"])
def test_what_fails_is_left_out_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    drawing = None if fault == "no picture" else _fails_to_draw
    found: Any = Presentation(QuickTable(2, "novice"), picture=drawing)
    if fault == "unsendable":
        found = replace(found, choices=(UNSENDABLE,))
    elif fault == "nothing said":
        found = None
    broken = replace(games.load("prophecy"), presentation=_fails if fault == "all of it" else lambda: found)
    before = games.load

    def load(name: str) -> AnyGame:
        return broken if name == "prophecy" else before(name)

    every = [load(game.name) for game in games.every()]
    monkeypatch.setattr(games, "load", load)
    monkeypatch.setattr(games, "every", lambda: every)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            first, second, _ = (await ann.get("/api/games"))["games"]
            assert second["picture"]
            assert first["name"] == "prophecy"
            assert [choice["path"] for choice in first["choices"]] == [["length"], ["takeback"]]
            await ann.get("/api/games/prophecy/picture.svg", 404)
            await ann.get("/api/games/chess/picture.svg", 404)
            quick = (await ann.get("/api/me"))["games"][0]["quick"]
            assert quick["players"] == (2 if fault.endswith("picture") else 4)

    asyncio.run(scenario())
