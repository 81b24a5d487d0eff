"""Games are found where they are installed; one that is broken, or not there, stops nothing else."""

import asyncio
import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.server.house import guest, house

from pythia import games
from pythia.cli import main
from pythia.store.sqlite import FILE
from pythia.table.record import RecordError, load_header

OURS = [EntryPoint(name, f"pythia.games.{name}:GAME", games.GROUP) for name in games.names()]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What is installed, to be changed by a test before it asks for anything."""
    entries = [*OURS]
    monkeypatch.setattr(games, "entry_points", lambda group: entries)
    monkeypatch.setattr(games, "_broken", set())
    _forget()
    yield entries
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    games._found.cache_clear()
    games._loaded.cache_clear()


def test_ours_are_installed_like_any_other() -> None:
    assert [game.name for game in games.every()] == ["prophecy", "oraklos", "quest"]
    assert {games.package(name) for name in games.names()} == {entry.module for entry in OURS}
    with pytest.raises(KeyError):
        games.load("chess")


@pytest.mark.parametrize(
    "value",
    ["nowhere.at_all:GAME", "pythia.games.quest:NOTHING", "pythia.contract:Offer", "pythia.games.quest:GAME"],
)
def test_a_broken_game_is_logged_and_left_out(
    installed: list[EntryPoint], value: str, caplog: pytest.LogCaptureFixture
) -> None:
    installed.append(EntryPoint("broken", value, games.GROUP))
    assert "broken" in games.names()
    with caplog.at_level(logging.ERROR):
        assert [game.name for game in games.every()] == ["prophecy", "oraklos", "quest"]
    assert "'broken' cannot be loaded" in caplog.text
    assert "broken" not in games.names()
    with pytest.raises(KeyError):
        games.load("broken")


def test_two_of_one_name_are_refused(installed: list[EntryPoint], caplog: pytest.LogCaptureFixture) -> None:
    installed.append(EntryPoint("quest", "another.quest:GAME", games.GROUP))
    with caplog.at_level(logging.ERROR):
        assert games.names() == ("oraklos", "prophecy")
    assert "two installed games are called 'quest'" in caplog.text


def test_one_that_is_found_twice_is_one(installed: list[EntryPoint]) -> None:
    installed.append(installed[0])
    assert games.names() == ("oraklos", "prophecy", "quest")


def test_tables_of_a_game_that_is_gone_are_listed_and_backed_up_but_not_opened(
    installed: list[EntryPoint], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            running = await ann.table(game="quest", players=2, options={}, start=True)
            waiting = await ann.table(game="quest", players=2, options={})
            ours = await ann.table(start=True)
            await h.lobby.sleep(before=float("inf"))
            installed[:] = [entry for entry in OURS if entry.name != "quest"]
            _forget()
            me = await ann.get("/api/me")
            assert {table["id"] for table in me["tables"]} == {running, waiting, ours}
            assert "quest" not in {game["name"] for game in me["games"]}
            for table in (running, waiting):
                assert (await ann.get(f"/api/tables/{table}"))["game"] == "quest"
                refused = await ann.post(f"/api/tables/{table}/leave", None, 404)
                assert refused["error"]["id"] == "game-not-installed"
                assert refused["error"]["args"] == {"name": "quest"}
            failed = await ann.post("/api/tables", {"game": "quest", "players": 2, "bots": "novice"}, 422)
            assert failed["error"]["id"] == "unknown-game"
            async with ann.at(ours) as one:
                assert one.now["n"] >= 1

    asyncio.run(scenario())
    capsys.readouterr()
    (data,) = {path.parent for path in tmp_path.rglob(FILE)}
    assert main(["backup", str(tmp_path / "copy"), "--data", str(data), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "Tables: 3" in said.out
    assert "not installed here" in said.err
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "other"), "--lang", "en"]) == 0
    assert "not installed here" in capsys.readouterr().err


def test_a_record_of_a_game_that_is_not_installed_is_refused_in_words(installed: list[EntryPoint]) -> None:
    installed[:] = []
    with pytest.raises(RecordError) as refused:
        load_header(b'{"pythia":1,"game":"quest","players":2,"options":{},"rules":1}')
    assert refused.value.message.id == "unknown-game"
