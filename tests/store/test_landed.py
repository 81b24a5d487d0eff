"""Databases, records and links of the landed version (commit 40a812f) work.

Every test starts from a database that the server of that version made (`landed/make.py`).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec.structs import replace
from tests.cli.test_backup import here
from tests.server.house import QUICK, WITHIN_S, Guest, Socket, guest, house, process, who
from tests.server.test_log import lines_of
from tests.store.landed.unpack import KNOWN, dumped, unpack

from pythia.server.http.origins import COOKIE
from pythia.server.table.outgoing import now_ms
from pythia.store.sqlite import FILE
from pythia.table.replay import verify

TABLES: dict[str, str] = KNOWN["tables"]
GAMES = ("prophecy", "oraklos", "quest")
CALM = replace(QUICK, keep_days=None)
"""However old the database becomes, nothing of it is forgotten."""
MOVES = 6
"""So many were made in each of the running matches; and so many are made here."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    unpack(tmp_path)
    return tmp_path


def cookies(name: str) -> httpx.Cookies:
    return httpx.Cookies({COOKIE: KNOWN["cookies"][name]})


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[tuple[Guest, Guest]]:
    """Ann and Zoë, who know nothing but their cookies."""
    async with (
        house(folder, CALM) as h,
        guest(h.address, None, cookies("ann")) as ann,
        guest(h.address, None, cookies("zoe")) as zoe,
    ):
        yield ann, zoe


async def play(one: Socket, two: Socket, actions: int) -> None:
    """Both act whenever it is their turn, so many times in all."""
    dice, n = Random(1), one.now["n"]
    until = n + actions
    async with asyncio.timeout(WITHIN_S):
        while n < until:
            for each in (one, two):
                while each.now["n"] < n:
                    await each.receive()
                if each.my_turn and n < until:
                    answer = await each.do(each.choice(dice), f"today {n}")
                    assert answer["kind"] == "ack", answer
                    n = answer["n"]


def test_people_are_known_by_their_cookies(folder: Path) -> None:
    async def scenario() -> None:
        async with both(folder) as (ann, zoe):
            mine, hers = await ann.get("/api/me"), await zoe.get("/api/me")
            assert (mine["name"], hers["name"]) == ("Ann", "Zoë")
            assert {each["id"] for each in mine["tables"]} == set(TABLES.values())
            assert {each["id"] for each in hers["tables"]} == set(TABLES.values()) - {TABLES["over"]}
            async with guest(ann.address, None, cookies("phone")) as phone:
                assert (await phone.get("/api/me"))["guest"] == mine["guest"]
            signed = (await ann.get("/api/me/browsers"))["browsers"]
            assert sorted(each["here"] for each in signed) == [False, True]
            for each in signed:
                # When it was made is not known; it counts as used when the database was brought up to date.
                assert (each["made_ms"], each["by"]) == (None, "name")
                assert abs(each["used_ms"] - now_ms()) < 10 * 60 * 1000
            await ann.post("/api/me", {"name": "Anne"})
            waiting = await zoe.get(f"/api/tables/{TABLES['waiting']}")
            assert who(waiting)[:2] == ["person:Anne", "person:Zoë"]

    asyncio.run(scenario())


def test_a_personal_link_is_good_once(folder: Path) -> None:
    token = KNOWN["link"].removeprefix("/#move=")

    async def scenario() -> None:
        async with both(folder) as (ann, zoe), guest(ann.address, None) as phone:
            looked = await phone.post("/api/me/move/look", {"token": token})
            assert (looked["name"], looked["tables"]) == ("Zoë", 4)
            moved = await phone.post("/api/me/move", {"token": token})
            assert moved["guest"] == (await zoe.get("/api/me"))["guest"]
            async with guest(ann.address, None) as other:
                assert (await other.post("/api/me/move", {"token": token}, 403))["error"]["id"] == "link-used"

    asyncio.run(scenario())


def test_a_table_that_waits_is_found_by_its_link_and_begins(folder: Path) -> None:
    table = TABLES["waiting"]

    async def scenario() -> None:
        async with both(folder) as (ann, zoe), guest(ann.address, "Eve") as eve:
            shown = await eve.get(f"/api/tables/{table}")
            assert (shown["phase"], who(shown)) == ("lobby", ["person:Ann", "person:Zoë", "empty:"])
            async with ann.at(table) as one, zoe.at(table) as two:
                assert table in str(await eve.get("/api/tables")), "an open table is listed"
                await eve.post(f"/api/tables/{table}/sit", {"seat": 2})
                await ann.post(f"/api/tables/{table}/start")
                for each in (one, two):
                    await each.next("view", "update")
                async with eve.at(table) as three:
                    assert who(three.summary) == ["person:Ann", "person:Zoë", "person:Eve"]
                    assert one.my_turn or two.my_turn or three.my_turn

    asyncio.run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_goes_on(folder: Path, game: str) -> None:
    table = TABLES[game]

    async def scenario() -> None:
        async with both(folder) as (ann, zoe), ann.at(table) as one, zoe.at(table) as two:
            assert (one.summary["game"], one.summary["phase"]) == (game, "running")
            assert one.now["n"] == two.now["n"] == MOVES + 1
            assert [each["text"] for each in one.talks] == ["Until tomorrow?"]
            # What was acknowledged then is acknowledged now, and not done again.
            done = one.now["acks"][0]
            assert (await one.do({"do": "nothing"}, done))["kind"] == "ack"
            assert one.now["n"] == MOVES + 1
            await play(one, two, MOVES)
        async with both(folder) as (ann, zoe), ann.at(table) as one:
            assert one.now["n"] == MOVES + 1 + MOVES, "and is there when the server starts again"

    asyncio.run(scenario())


def test_the_finished_match_is_replayed_and_its_chance_verified(folder: Path) -> None:
    path = f"/api/tables/{TABLES['over']}"

    async def scenario() -> bytes:
        async with both(folder) as (ann, _):
            record = (await ann.http.get(f"{path}/record")).content
            assert sha256(record).hexdigest() == KNOWN["record_sha256"], "to the byte"
            assert (await ann.get(f"{path}/verify"))["verified"] == 6
            replayed = await ann.get(f"{path}/replay")
            kind = {"content-type": "application/x-ndjson"}
            sent = await ann.http.post("/api/replays", content=record, headers=kind)
            assert replayed == sent.json()
            again = (await ann.post(f"{path}/rematch"))["id"]
            assert (await ann.get(f"/api/tables/{again}"))["phase"] == "running"
            return record

    match, outcomes = verify(asyncio.run(scenario()))
    assert (match.result.over, outcomes) == (True, 6)


def test_it_is_backed_up_as_it_is_and_when_it_has_been_brought_up_to_date(folder: Path) -> None:
    """Every match in it is played from its seed for this, those of all three games that run too."""
    file, first, second = folder / FILE, folder / "first", folder / "second"
    before = dumped(file)
    done = here("backup", first, "--data", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tables: 5; guests: 2." in done.stdout
    assert dumped(file) == before, "a backup changes nothing"

    async def scenario() -> None:
        async with both(folder) as (ann, zoe):
            for game in GAMES:
                async with ann.at(TABLES[game]) as one, zoe.at(TABLES[game]) as two:
                    await play(one, two, MOVES)

    asyncio.run(scenario())
    assert here("backup", second, "--data", folder).returncode == 0
    for number, backup in enumerate((first, second)):
        restored = folder / f"restored {number}"
        assert here("restore", backup, "--data", restored).returncode == 0
        assert dumped(restored / FILE) == dumped(backup)


def test_whoever_starts_the_server_is_told_once_where_the_copy_is(folder: Path) -> None:
    def started() -> tuple[list[str], list[str]]:
        """What it said before it was ready, and the events of its log."""
        with process(folder) as running:
            return running.said_before, [line["event"] for line in lines_of(running.stop()[1])]

    said, events = started()
    (line,) = said
    assert line.endswith(f"What it was is kept: {folder / FILE}.schema-1\n")
    assert "store-upgraded" in events
    said, events = started()
    assert (said, "store-upgraded" in events) == ([], False)
