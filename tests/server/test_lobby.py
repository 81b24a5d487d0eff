"""Before and after a match: seats, bots, names, links, tabs, rematch."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, Guest, Socket, guest, house, solo, who

from pythia.server import listing
from pythia.server.ids import ALPHABET, new_table_id
from pythia.server.names import clean_name
from pythia.server.plain import clean
from pythia.server.table import commands
from pythia.server.wire import Declined
from pythia.store import Guest as StoredGuest


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
                    (ben, "bot", {"seat": 3, "level": "adept"}, 403, "host-only"),
                    (ann, "bot", {"seat": 0, "level": "adept"}, 409, "own-seat"),
                    (ann, "bot", {"seat": 3, "level": "pythia"}, 422, "play-no-level"),
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


def test_who_comes_as_the_last_one_leaves_finds_no_table(tmp_path: Path) -> None:
    """And so nobody is put back on a seat that was given up."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(players=3)
            room = await h.lobby.room(table)
            ann_id, ben_id = [(await each.get("/api/me"))["guest"] for each in (ann, ben)]
            leaving = asyncio.create_task(h.lobby.leave(StoredGuest(ann_id, "Ann"), table, ""))
            sitting = room.ask(lambda: commands.sit(room, StoredGuest(ben_id, "Ben"), 1))
            left, sat = await asyncio.gather(leaving, sitting, return_exceptions=True)
            assert left is room
            assert isinstance(sat, Declined)
            assert sat.message.id == "no-such-table"
            await ben.get(f"/api/tables/{table}", 404)
            assert (await ann.get("/api/me"))["tables"] == []

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


def test_open_tables_are_those_where_somebody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:

            async def listed() -> list[str]:
                return [table["id"] for table in (await ben.get("/api/tables"))["tables"]]

            async def until_listed(*tables: str) -> None:
                """Who asks very often is shown the list of just now."""
                async with asyncio.timeout(WITHIN_S):
                    while await listed() != [*tables]:
                        await asyncio.sleep(0.01)

            full = await ann.table_with(ben, open=True)
            running = await ann.table(open=True, start=True)
            old, new = await ann.table(open=True), await ann.table(open=True)
            await ann.table()
            best_first = [new, old, running, full]
            assert await listed() == best_first, "those by link only are not listed"
            monkeypatch.setattr(listing, "LISTED_FOR_S", 0.0)
            async with ann.at(old), ben.at(new):
                assert await listed() == [old], "to watch is not to sit there"
            await until_listed()
            monkeypatch.undo()
            await until_listed(*best_first)
            await h.lobby.sleep(before=float("inf"))
            await ben.get(f"/api/tables/{new}")
            # Woken by a look is not attended.
            await until_listed()

    asyncio.run(scenario())


def test_the_address_to_share(tmp_path: Path) -> None:
    async def scenario() -> None:
        lan = "192.168.7.9:8642"
        over_there = {"Host": lan, "Origin": f"http://{lan}"}
        async with house(tmp_path, replace(QUICK, lan_url=f"http://{lan}/")) as h, guest(h.address) as ann:
            assert (await ann.get("/api/me"))["share"] == f"http://{lan}"
            me = await ann.post("/api/me", {"name": "Ann"}, headers=over_there)
            assert me["share"] is None, "who came by an address that others can use shares that one"
            for odd in ("[", "[::1", "[x]:1"):
                assert (await ann.http.get("/api/me", headers={"Host": odd})).json()["share"] is None
            table = await ann.table(start=True)
            phone, port = Guest(f"http://{lan}", ann.http.cookies), int(h.address.rpartition(":")[2])
            connection = phone.connection(
                table, headers={"Origin": f"http://{lan}"}, host="127.0.0.1", port=port
            )
            async with phone.http, connection as raw:
                await Socket(raw).greeted()
        public = replace(QUICK, lan_url=f"http://{lan}/", public_url="https://pythia.example/")
        async with house(tmp_path, public) as h, guest(h.address) as ann:
            assert (await ann.get("/api/me"))["share"] == "https://pythia.example"
        async with house(tmp_path) as h, guest(h.address) as ann:
            assert (await ann.get("/api/me"))["share"] is None

    asyncio.run(scenario())


def test_what_tables_can_be_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            for game in (await ann.get("/api/me"))["games"]:
                for level in game["levels"]:
                    for players in (game["least"], game["most"]):
                        await ann.table(game=game["name"], players=players, bots=level, options={})
                for players in (game["least"] - 1, game["most"] + 1):
                    asked = {"game": game["name"], "players": players}
                    assert (await ann.post("/api/tables", asked, 422))["error"]["id"] == "player-count"

    asyncio.run(scenario())


def test_however_many_tables_one_client_opens_everybody_is_listed(tmp_path: Path) -> None:
    """Also by many guests of one address."""

    async def listed(who: Guest) -> list[str]:
        return [table["id"] for table in (await who.get("/api/tables"))["tables"]]

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            honest = await ann.table(open=True)
            (await h.lobby.room(honest)).address = "192.0.2.1"
            many = [await eve.table(open=True) for _ in range(60)]
            found = await listed(ann)
            assert (len(found), found[:4]) == (50, [*reversed(many[-3:]), honest])
        async with AsyncExitStack() as stack, house(tmp_path) as h:
            crowd = [await stack.enter_async_context(guest(h.address, f"Eve {k}")) for k in range(60)]
            honest = await crowd[0].table(open=True)
            (await h.lobby.room(honest)).address = "192.0.2.1"
            for each in crowd:
                await each.table(open=True)
            found = await listed(crowd[0])
            assert (len(found), found.index(honest)) == (50, 12)

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
        async with solo(tmp_path) as (ann, table, first):
            more = [await ann.connection(table) for _ in range(8)]
            assert (await first.next("bye"))["reason"] == "replaced"
            for raw in more:
                await raw.close()

    asyncio.run(scenario())


def test_lists_say_how_a_match_stands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            listed = (await ann.get("/api/me"))["tables"][0]
            assert listed["standing"] == {"scores": [0, 0], "places": [1, 1]}
            async with ann.at(table) as one:
                await one.play(Random(1))
                over = next(message for message in one.heard if message["kind"] == "over")
            listed = (await ann.get("/api/me"))["tables"][0]
            assert listed["standing"] == {"scores": over["scores"], "places": over["places"]}

    asyncio.run(scenario())


def test_a_sleeping_table_wakes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.play(Random(1), 2)
            async with asyncio.timeout(WITHIN_S):
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
                kept = answer.headers.get("cache-control", "")
                assert (kept == "no-store") == ("/api/" in path), "what is told of tables is told afresh"
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
