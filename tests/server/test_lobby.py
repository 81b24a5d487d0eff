"""Before and after a match: seats, bots, names, links, tabs, rematch."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import guest, house

from pythia.server.seats import ALPHABET, clean_name, new_table_id
from pythia.server.talk import clean
from pythia.server.wire import Declined


def who(summary: dict[str, Any]) -> list[str]:
    return [f"{seat['who']}:{seat['name']}" for seat in summary["seats"]]


def test_seats_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, " Ann\t ") as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(players=4, open=True)
            path = f"/api/tables/{table}"
            async with ben.at(table) as watching:
                assert [t["id"] for t in (await ben.get("/api/tables"))["tables"]] == [table]
                summary = await ben.post(f"{path}/sit", {"seat": 2})
                assert (summary["mine"], summary["host"], summary["phase"]) == ([2], False, "lobby")
                assert (await watching.next("hello"))["you"] == {"seats": [2], "host": False}
                assert who(await ben.post(f"{path}/sit", {"seat": 1})) == [
                    "person:Ann",
                    "person:Ben",
                    "empty:",
                    "empty:",
                ]
                assert who(await ann.post(f"{path}/bot", {"seat": 2, "level": "novice"}))[2] == "bot:Citlali"
                assert who(await ann.post(f"{path}/swap", {"seats": [1, 2]}))[1:3] == [
                    "bot:Tenoch",
                    "person:Ben",
                ]
                assert who(await ann.post(f"{path}/bot", {"seat": 1, "level": None}))[1] == "empty:"
                for someone, what, body, status, why in (
                    (ben, "swap", {"seats": [0, 1]}, 403, "host-only"),
                    (ben, "start", {}, 403, "host-only"),
                    (ann, "bot", {"seat": 2, "level": "adept"}, 409, "seat-taken"),
                    (ann, "bot", {"seat": 3, "level": "oracle"}, 422, "play-no-level"),
                    (ann, "swap", {"seats": [0, 9]}, 422, "no-such-seat"),
                    (ann, "sit", {"seat": -1}, 422, "no-such-seat"),
                    (ann, "sit", {"seat": 2}, 409, "seat-taken"),
                    (ann, "rematch", {}, 409, "not-over-yet"),
                ):
                    failure = await someone.post(f"{path}/{what}", body, status)
                    assert failure["error"]["id"] == why
                await ann.post(f"{path}/leave")
                while not watching.summary["host"]:
                    await watching.next("table")
                await ben.post(f"{path}/start")
                assert who((await watching.next("table"))["summary"]) != who(summary)
                await watching.next("update")
                failure = await ben.post(f"{path}/swap", {"seats": [0, 1]}, 409)
                assert failure["error"]["id"] == "begun-already"
            assert (await ann.get("/api/me"))["tables"] == []

    asyncio.run(scenario())


def test_the_last_to_leave_a_lobby_closes_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            await ann.post(f"/api/tables/{table}/leave")
            assert (await ann.get(f"/api/tables/{table}", 404))["error"]["id"] == "no-such-table"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 7}, "player-count"),
        ({"bots": "god"}, "play-no-level"),
        ({"options": {"length": "endless"}}, "wrong-value"),
        ({"options": {"cheat": True}}, "wrong-value"),
        ({"clock_s": 1}, "message-unfit"),
        ({"patience_s": 0}, "message-unfit"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: Path, body: dict[str, Any], why: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            asked = {"game": "prophecy", "players": 2, **body}
            assert (await ann.post("/api/tables", asked, 422))["error"]["id"] == why

    asyncio.run(scenario())


def test_a_personal_link_moves_a_guest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            table = await ann.table(start=True)
            path = (await ann.post("/api/me/link"))["path"]
            token = path.removeprefix("/#move=")
            assert len(token) >= 43
            moved = await phone.post("/api/me/move", {"token": token})
            assert (moved["name"], [t["id"] for t in moved["tables"]]) == ("Ann", [table])
            assert (await phone.post("/api/me/move", {"token": token}, 403))["error"]["id"] == "link-used"
            async with phone.at(table) as small, ann.at(table) as large:
                assert small.now["view"] == large.now["view"]
                answer = await small.do(small.choice(Random(1)))
                while large.now["n"] < answer["n"]:
                    await large.next("update")
                assert large.told[answer["n"]] == small.told[answer["n"]]
            assert phone.http.cookies["pythia_guest"] != ann.http.cookies["pythia_guest"]

    asyncio.run(scenario())


def test_several_tabs_up_to_a_number(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as first:
                more = [await ann.connection(table) for _ in range(8)]
                assert (await first.next("bye"))["reason"] == "replaced"
                for raw in more:
                    await raw.close()

    asyncio.run(scenario())


def test_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(players=3)
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.at(table) as one, ben.at(table) as two:
                await ann.post(f"/api/tables/{table}/start")
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
                (new, same) = await asyncio.gather(
                    ben.post(f"/api/tables/{table}/rematch"), ann.post(f"/api/tables/{table}/rematch")
                )
                assert new == same
                while two.summary["rematch"] != new["id"]:
                    await two.next("table")
            summary = await ann.get(f"/api/tables/{new['id']}")
            assert who(summary) == ["person:Ann", "person:Ben", "bot:Citlali"]
            assert (summary["phase"], summary["mine"]) == ("lobby", [0])
            solo = await ann.table(start=True)
            async with ann.at(solo) as one:
                await one.play(Random(3))
            again = await ann.post(f"/api/tables/{solo}/rematch")
            assert (await ann.get(f"/api/tables/{again['id']}"))["phase"] == "running"

    asyncio.run(scenario())


def test_a_sleeping_table_wakes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.play(Random(1), 2)
            async with asyncio.timeout(5):
                while not (await h.lobby.room(table)).idle:
                    await asyncio.sleep(0.01)
            awake = await h.lobby.room(table)
            await h.lobby.sleep(before=float("inf"))
            assert await h.lobby.room(table) is not awake
            async with ann.at(table) as one:
                assert len(one.now["acks"]) == 2
                await one.play(Random(1), 2)

    asyncio.run(scenario())


def test_pages_and_their_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            for path in (
                "/",
                "/t/k7m2q9xy",
                "/healthz",
                "/api/nothing",
                "/api/tables/k7m2q9xy",
                "/../x",
                "/%00",
            ):
                answer = await ann.http.get(path)
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.status_code == (404 if "/api/" in path else 200), path
            schema = await ann.get("/api/schema")
            assert {"/api/me", "/api/tables", "/api/tables/{id}/sit", "/healthz"} <= set(schema["paths"])

    asyncio.run(scenario())


def test_ids_are_hard_to_guess_and_easy_to_read() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(each) == 8 and set(each) <= set(ALPHABET) for each in ids)
    assert not set("il1o0") & set(ALPHABET)


@given(st.text(max_size=40))
def test_names_are_plain(text: str) -> None:
    try:
        name = clean_name(text)
    except Declined:
        return
    assert 1 <= len(name) <= 24
    assert name == name.strip() == clean(name)
    assert name.isprintable() or "\u200d" in name
