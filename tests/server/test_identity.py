"""Personal links that are asked about first, and browsers that their guest sees and signs out."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, Guest, Socket, guest, house
from websockets.exceptions import ConnectionClosed

from pythia.contract import Message
from pythia.server import bans
from pythia.server.bounds import Rate
from pythia.server.http import identity
from pythia.server.http.origins import COOKIE
from pythia.server.ids import hashed
from pythia.server.limits import Limits
from pythia.server.table.outgoing import now_ms
from pythia.store import SignedIn, StoreError


async def link_of(someone: Guest, **body: bool) -> str:
    path = (await someone.post("/api/me/link", body))["path"]
    return str(path.removeprefix("/#move="))


async def id_of(someone: Guest) -> str:
    return str((await someone.get("/api/me"))["guest"])


def test_a_link_is_looked_at_without_being_used(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            await ann.table()
            token = await link_of(ann)
            shown = {"guest": await id_of(ann), "name": "Ann", "tables": 1}
            for _ in range(2):
                assert await phone.post("/api/me/move/look", {"token": token}) == shown
            assert (await phone.get("/api/me"))["guest"] is None
            assert (await phone.post("/api/me/move", {"token": token}))["name"] == "Ann"
            for path in ("/api/me/move/look", "/api/me/move"):
                assert (await phone.post(path, {"token": token}, 403))["error"]["id"] == "link-used"

    asyncio.run(scenario())


def test_a_link_never_replaces_a_guest_who_has_tables_unless_that_is_said(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, "Eve") as eve, guest(h.address) as ann:
            table = await ann.table(start=True)
            token, cookie = await link_of(eve), ann.http.cookies[COOKIE]
            for leave in (None, await id_of(eve), "somebody"):
                refused = await ann.post("/api/me/move", {"token": token, "leave": leave}, 409)
                assert refused["error"] == {
                    "id": "guest-has-tables",
                    "args": {"name": "Ann", "count": 1},
                    "rule": None,
                }
            assert ann.http.cookies[COOKIE] == cookie
            assert [each["id"] for each in (await ann.get("/api/me"))["tables"]] == [table]
            # Her own link brings her back, from anywhere, after she has gone on as somebody else.
            back = await link_of(ann, long=True)
            async with ann.at(table) as one:
                moved = await ann.post("/api/me/move", {"token": token, "leave": await id_of(ann)})
                assert (moved["name"], moved["tables"]) == ("Eve", [])
                assert (await one.next("bye"))["reason"] == "signed-out"
            async with guest(h.address, None) as old:
                old.http.cookies.set(COOKIE, cookie)
                assert (await old.get("/api/me"))["guest"] is None, "what she left is no way in"
            async with guest(h.address, None) as phone:
                assert (await phone.post("/api/me/move", {"token": back}))["tables"][0]["id"] == table

    asyncio.run(scenario())


def test_ones_own_link_changes_nothing_and_stays_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            await ann.table()
            token, cookie = await link_of(ann), ann.http.cookies[COOKIE]
            assert (await ann.post("/api/me/move", {"token": token}))["name"] == "Ann"
            assert ann.http.cookies[COOKIE] == cookie
            assert (await phone.post("/api/me/move", {"token": token}))["name"] == "Ann"

    asyncio.run(scenario())


def test_an_empty_body_makes_a_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            answer = await ann.http.post("/api/me/link")
            assert (answer.status_code, answer.json()["path"][:7]) == (200, "/#move=")

    asyncio.run(scenario())


def test_where_one_is_signed_in_is_listed_and_revoked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            (here,) = (await ann.get("/api/me/browsers"))["browsers"]
            assert (here["by"], here["here"], here["made_ms"] == here["used_ms"]) == ("name", True, True)
            table = await ann.table(start=True)
            await phone.post("/api/me/move", {"token": await link_of(ann)})
            listed = (await phone.get("/api/me/browsers"))["browsers"]
            assert {(each["by"], each["here"]) for each in listed} == {("name", False), ("link", True)}
            (other,) = (each["id"] for each in listed if each["here"])
            async with phone.at(table) as small, ann.at(table) as large:
                left = await ann.post("/api/me/browsers/sign-out", {"browser": other})
                assert [each["id"] for each in left["browsers"]] == [here["id"]]
                assert (await small.next("bye"))["reason"] == "signed-out"
                with pytest.raises(ConnectionClosed):
                    await small.next("update")
                await large.play(Random(1), 1)
            assert (await phone.get("/api/me"))["guest"] is None
            async with phone.at(table) as watching:
                assert watching.now["offers"] == [], "it may watch, as anybody"
            for browser, why in (
                (other, "no-such-browser"),
                ("no hex", "no-such-browser"),
                (here["id"], "this-browser"),
            ):
                refused = await ann.post("/api/me/browsers/sign-out", {"browser": browser}, 409)
                assert refused["error"]["id"] == why

    asyncio.run(scenario())


def test_a_socket_that_is_just_being_opened_is_signed_out_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who it is has been read from the store, and is not yet known to the table, when its browser is out."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            table = await ann.table(start=True)
            await phone.post("/api/me/move", {"token": await link_of(ann)})
            store, small = h.lobby.store, hashed(phone.http.cookies[COOKIE])
            read, out = asyncio.Event(), asyncio.Event()
            signed_in = store.signed_in

            async def holding(token: bytes) -> SignedIn | None:
                found = await signed_in(token)
                if token == small:
                    read.set()
                    await out.wait()
                return found

            monkeypatch.setattr(store, "signed_in", holding)
            opening = asyncio.ensure_future(phone.connection(table).__aenter__())
            async with asyncio.timeout(WITHIN_S):
                await read.wait()
                await ann.post("/api/me/browsers/sign-out-others")
                out.set()
                socket = Socket(await opening)
                assert (await socket.next("bye", "update"))["reason"] == "signed-out"
                with pytest.raises(ConnectionClosed):
                    await socket.next("update")

    asyncio.run(scenario())


def test_the_link_of_a_banned_guest_leaves_a_browser_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "banned"

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(QUICK, banned=file)) as h,
            guest(h.address, "Eve") as eve,
            guest(h.address) as ann,
            guest(h.address, None) as nobody,
        ):
            token = await link_of(eve)
            bans.write(file, [await id_of(eve)])
            async with asyncio.timeout(WITHIN_S):
                while (await eve.http.get("/api/me")).status_code != 403:
                    await asyncio.sleep(0.05)
            for someone in (ann, nobody):
                for path in ("/api/me/move/look", "/api/me/move"):
                    refused = await someone.post(path, {"token": token}, 403)
                    assert refused["error"]["id"] == "link-of-banned"
            assert (await ann.get("/api/me"))["name"] == "Ann"
            assert (await nobody.post("/api/me", {"name": "Nob"}))["name"] == "Nob"

    asyncio.run(scenario())


def test_nobody_signs_out_anothers_browser(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            (here,) = (await ann.get("/api/me/browsers"))["browsers"]
            await eve.post("/api/me/browsers/sign-out", {"browser": here["id"]}, 409)
            await eve.post("/api/me/browsers/sign-out-others")
            assert (await ann.get("/api/me"))["name"] == "Ann"
            async with guest(h.address, None) as nobody:
                assert (await nobody.get("/api/me/browsers", 403))["error"]["id"] == "guest-needed"

    asyncio.run(scenario())


def test_signing_out_everywhere_else_ends_links_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as phone:
            await phone.post("/api/me/move", {"token": await link_of(ann)})
            token = await link_of(ann)
            assert (await ann.get("/api/me/browsers"))["link_until_ms"] is not None
            left = await ann.post("/api/me/browsers/sign-out-others")
            assert ([each["here"] for each in left["browsers"]], left["link_until_ms"]) == ([True], None)
            assert (await phone.get("/api/me"))["guest"] is None
            await phone.post("/api/me/move", {"token": token}, 403)
            token = await link_of(ann)
            assert (await ann.post("/api/me/link/revoke"))["link_until_ms"] is None
            await phone.post("/api/me/move", {"token": token}, 403)

    asyncio.run(scenario())


def test_the_last_use_is_noted_once_a_day_and_the_cookie_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            store, day, began = h.lobby.store, identity.USE_NOTED_MS, now_ms()
            noted: list[int] = []
            note_use = store.note_use

            async def counted(token: bytes, used_ms: int) -> None:
                noted.append(used_ms)
                await note_use(token, used_ms)

            monkeypatch.setattr(store, "note_use", counted)
            for later in (day // 2, day * 2, day * 2 + 1, day * 3):
                monkeypatch.setattr(identity, "now_ms", lambda later=later: began + later)
                answer = await ann.http.get("/api/me")
                assert ("set-cookie" in answer.headers) == (later == day * 2)
                await asyncio.gather(*h.lobby._noting)
                await ann.get("/api/tables")
            assert noted == [began + day * 2]
            (here,) = (await ann.get("/api/me/browsers"))["browsers"]
            assert here["used_ms"] == began + day * 2

    asyncio.run(scenario())


def test_nobody_waits_for_the_note_of_a_use_nor_fails_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            later, asked, stored = now_ms() + identity.USE_NOTED_MS * 2, asyncio.Event(), asyncio.Event()

            async def failing(token: bytes, used_ms: int) -> None:
                asked.set()
                await stored.wait()
                raise StoreError(Message("store-failed", {"reason": "full"}))

            monkeypatch.setattr(h.lobby.store, "note_use", failing)
            monkeypatch.setattr(identity, "now_ms", lambda: later)
            async with asyncio.timeout(WITHIN_S):
                assert (await ann.get("/api/me"))["name"] == "Ann"
                await asked.wait()
                stored.set()
                await asyncio.gather(*h.lobby._noting)
            assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == [
                "store-failed"
            ]

    asyncio.run(scenario())


def test_one_address_changes_names_and_looks_at_links_at_a_bounded_rate(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = replace(QUICK, limits=Limits(identity=Rate(0.001, 3)))
        async with house(tmp_path, settings) as h, guest(h.address) as ann:
            for name in ("A", "B", "C"):
                await ann.post("/api/me", {"name": name})
            assert (await ann.post("/api/me", {"name": "D"}, 429))["error"]["id"] == "too-fast"
            await ann.post("/api/me/move/look", {"token": "x"}, 429)
            await ann.post("/api/me/link/revoke", None, 429)

    asyncio.run(scenario())
