"""Names: one of each at a table, also to the eye. What cannot be read, and what is forgotten."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, Guest, guest, house, process, who

from pythia.server import forgetting
from pythia.server.http.origins import COOKIE
from pythia.server.ids import hashed
from pythia.server.lobby import Lobby
from pythia.server.names import bears, distinct, numbered
from pythia.server.table.outgoing import now_ms
from pythia.store import Lonely, people
from pythia.store.sqlite import FILE

DAY_MS = forgetting.DAY_MS


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "Ａｎｎ"),
        ("Ian", "lan"),
        ("modern", "rnodern"),
        ("Bob", "ВОВ"),
        ("O", "0"),
        ("Zoë", "Zoe\u0308"),
        ("Ann", "A\u200dnn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\u180bnn"),
        ("Ann", "An\U000e0100n"),
        ("Ann", "A\u2060n\u00adn\u200b"),
        ("\U0001f642", "\U0001f642\ufe0f"),
    ],
)
def test_names_that_look_alike_are_told_apart_by_a_number(name: str, other: str) -> None:
    for first, second in ((name, other), (other, name)):
        assert distinct(second, [first]) == f"{second} 2"
        assert distinct(second, [first, f"{second} 2"]) == f"{second} 3"


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ben", "Bea"), ("Иван", "Ivan")]
)
def test_names_that_differ_stay_as_they_are(name: str, other: str) -> None:
    assert (distinct(name, [other]), distinct(other, [name])) == (name, other)


def test_a_long_name_makes_room_for_its_number() -> None:
    long = "x" * 24
    assert (numbered(long, 2), len(numbered(long, 10))) == ("x" * 22 + " 2", 24)
    assert bears(numbered(long, 3), long, 4)
    assert not bears("x 7", "x", 6)


async def named(lobby: Lobby, table: str) -> list[str]:
    return [seat.name for seat in (await lobby.room(table)).facts.seats]


def test_the_later_of_two_bears_the_number_whichever_seat_it_takes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ann") as other:
            table = await ann.table(players=4)
            path = f"/api/tables/{table}"
            await ann.post(f"{path}/sit", {"seat": 2})
            await other.post(f"{path}/sit", {"seat": 0})
            assert await named(h.lobby, table) == ["Ann 2", "", "Ann", ""]
            assert (await other.get("/api/me"))["name"] == "Ann", "the number is the table's"
            await other.post("/api/me", {"name": "Tenoch"})
            assert await named(h.lobby, table) == ["Tenoch", "", "Ann", ""]
            await ann.post(f"{path}/start")
            assert await named(h.lobby, table) == ["Tenoch", "Tenoch 2", "Ann", "Nahui"]
            await other.post("/api/me", {"name": "Аnn"})
            assert await named(h.lobby, table) == ["Аnn 2", "Tenoch 2", "Ann", "Nahui"]

    asyncio.run(scenario())


def test_a_name_that_ends_in_a_number_is_given_up_like_any_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, "Ann 2") as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben)
            await ann.post("/api/me", {"name": "Ann"})
            assert await named(h.lobby, table) == ["Ann", "Ben"]
            await ben.post("/api/me", {"name": "Ann"})
            assert await named(h.lobby, table) == ["Ann", "Ann 2"]
            await h.lobby.sleep(before=float("inf"))
            assert await named(h.lobby, table) == ["Ann", "Ann 2"], "who was first stays first"

    asyncio.run(scenario())


def test_bots_keep_the_names_of_their_seats_when_they_are_swapped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(players=3)
            for seat in (1, 2):
                await ann.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "novice"})
            before = await named(h.lobby, table)
            await ann.post(f"/api/tables/{table}/swap", {"seats": [1, 2]})
            assert await named(h.lobby, table) == before

    asyncio.run(scenario())


def test_a_new_name_reaches_every_table_and_wakes_none(tmp_path: Path) -> None:
    """Also those beyond the hundred that are listed; and the last of many names at once is everywhere."""
    count = 120

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            tables = [await ann.table() for _ in range(count)]
            await ben.post(f"/api/tables/{tables[0]}/sit", {"seat": 1})
            await h.lobby.sleep(before=float("inf"))
            async with ben.at(tables[0]) as two:
                await asyncio.gather(*(ann.post("/api/me", {"name": f"Anne {k}"}) for k in range(10)))
                await ann.post("/api/me", {"name": "Anne"})
                await two.until(0, name="Anne")
                assert list(h.lobby._rooms) == [tables[0]], "the others sleep"
            for table in tables:
                assert who(await ann.get(f"/api/tables/{table}"))[0] == "person:Anne"
            assert await named(h.lobby, tables[-1]) == ["Anne", ""]

    asyncio.run(scenario())


def test_of_names_taken_at_once_the_last_stands_on_all_awake_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            tables = [await ann.table() for _ in range(5)]
            for turn in range(5):
                asked = [ann.post("/api/me", {"name": f"Ann {turn} {k}"}) for k in range(8)]
                sat = [ann.post(f"/api/tables/{table}/sit", {"seat": turn % 2}) for table in tables]
                await asyncio.gather(*asked, *sat)
                name = (await ann.get("/api/me"))["name"]
                for table in tables:
                    assert name in await named(h.lobby, table)

    asyncio.run(scenario())


# -------------------------------------------------------------------------------- what cannot be read


def spoil(folder: Path, change: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(change, values)
        db.commit()


SPOILT = {
    "empty": ("facts = ?", b"{}"),
    "no JSON": ("facts = ?", b"\xff"),
    "another type": ("facts = ?", b"[]"),
    "nobody's seats": ("facts = CAST(replace(facts, '\"seats\":[', '\"seats\":[{},') AS BLOB)", None),
    "a phase unknown": ("phase = ?", "asleep"),
    "seats that act": ("acting = ?", "x"),
    "a seat too many": ("acting = ?", "[7]"),
    "open or not": ("open = 1 - open", None),
}


def test_a_table_that_cannot_be_read_is_left_out_and_noted(tmp_path: Path) -> None:
    async def before() -> tuple[Any, str, dict[str, str]]:
        with process(tmp_path) as running:
            async with guest(running.address) as ann:
                spoilt = {how: await ann.table(start=True) for how in SPOILT}
                return ann.http.cookies, await ann.table(), spoilt

    cookies, fine, spoilt = asyncio.run(before())
    for how, table in spoilt.items():
        change, value = SPOILT[how]
        values = (table,) if value is None else (value, table)
        spoil(tmp_path, f"UPDATE tables SET {change} WHERE id = ?", *values)  # noqa: S608 our own

    async def after() -> str:
        with process(tmp_path) as running:
            async with guest(running.address, None, cookies) as ann:
                assert [each["id"] for each in (await ann.get("/api/me"))["tables"]] == [fine]
                await ann.post("/api/me", {"name": "Anne"})
                for how, table in spoilt.items():
                    await ann.get(f"/api/tables/{table}", 404)
                    refused = await ann.post(f"/api/tables/{table}/sit", {"seat": 0}, 404)
                    assert refused["error"]["id"] == "table-unfit", how
            return (await asyncio.to_thread(running.stop))[1]

    log = asyncio.run(after())
    for how, table in spoilt.items():
        assert f'"event": "facts-unfit", "table": "{table}"' in log, how
    assert '"event": "failed"' not in log


# ----------------------------------------------------------------------------------- what is forgotten


async def age(lobby: Lobby, folder: Path, days: int) -> None:
    """All that is kept was touched so many days earlier."""
    await lobby.store.probe()
    for change in ("UPDATE tokens SET used_ms = used_ms - ?", "UPDATE tables SET updated = updated - ?"):
        await asyncio.to_thread(spoil, folder, change, days * DAY_MS)


async def is_known(someone: Guest) -> bool:
    return (await someone.get("/api/me"))["guest"] is not None


def test_guests_not_seen_and_tables_not_touched_are_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as h,
            guest(h.address) as ann,
            guest(h.address, "Ben") as ben,
            guest(h.address, "Eve") as eve,
        ):
            lobby, store = h.lobby, h.lobby.store
            gone, kept, awake = await ann.table(), await ann.table_with(ben), await ben.table(start=True)
            async with ben.at(awake):
                async with asyncio.timeout(WITHIN_S):
                    while not (await lobby.room(gone)).idle or not (await lobby.room(kept)).idle:
                        await asyncio.sleep(0.01)
                await lobby.sleep(before=float("inf"))
                await age(lobby, tmp_path, 500)
                spoil(tmp_path, "UPDATE tables SET updated = ? WHERE id = ?", now_ms(), kept)
                # Eve has been seen since.
                await eve.get("/api/me")
                done = await forgetting.forget(lobby, now_ms() - 400 * DAY_MS)
                assert done.tables == 1, "not the one that somebody touched, nor where somebody is"
                assert [await is_known(each) for each in (ann, ben, eve)] == [False, True, True]
                await eve.get(f"/api/tables/{gone}", 404)
                assert who(await eve.get(f"/api/tables/{kept}")) == ["person:Ann", "person:Ben"]
                assert await store.name_of(await guest_at(lobby, kept)) == "Ann"
                assert await forgetting.forget(lobby, now_ms() - 400 * DAY_MS) == (0, 0)

    asyncio.run(scenario())


def test_who_was_here_within_the_days_stays_however_seldom_that_is_noted(tmp_path: Path) -> None:
    """With `--keep-days 1`: a use may have been noted a day before the last one."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            await age(h.lobby, tmp_path, 3)
            noted = now_ms() - 47 * DAY_MS // 24
            token = hashed(ann.http.cookies[COOKIE])
            spoil(tmp_path, "UPDATE tokens SET used_ms = ? WHERE hash = ?", noted, token)
            await forgetting.forget(h.lobby, forgetting.kept_since_ms(1))
            assert [await is_known(each) for each in (ann, ben)] == [True, False]

    asyncio.run(scenario())


def test_who_sits_at_a_table_for_days_is_not_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(start=True)
            async with ann.at(table):
                await age(h.lobby, tmp_path, 30)
                await forgetting.forget(h.lobby, forgetting.kept_since_ms(1))
                assert [await is_known(each) for each in (ann, ben)] == [True, False]

    asyncio.run(scenario())


def test_every_guest_is_looked_at_once_and_nobody_waits_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many guests few are lonely, and the last ones."""
    monkeypatch.setattr(forgetting, "PAUSE_S", 0.0)
    guests, lonely = 1000, 5

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            await ann.table()
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                ids = [f"{number:05}" for number in range(guests)]
                db.executemany("INSERT INTO guests VALUES (?, 'x')", [(each,) for each in ids])
                tokens = [(each.encode(), each, now_ms()) for each in ids[:-lonely]]
                db.executemany("INSERT INTO tokens VALUES (?, ?, 0, ?, 'name')", tokens)
                db.commit()
            looked_at = list[str]()
            looks, known = threading.Event(), threading.Event()
            look = people.lonely

            def looking(db: sqlite3.Connection, after: str, most: int) -> Lonely:
                looked_at.append(after)
                looks.set()
                assert known.wait(WITHIN_S), "nobody knows who asks while guests are looked at"
                return look(db, after, most)

            monkeypatch.setattr(people, "lonely", looking)
            forgets = asyncio.create_task(forgetting.forget(h.lobby, 0))
            assert await asyncio.to_thread(looks.wait, WITHIN_S)
            assert await is_known(ann)
            known.set()
            assert (await forgets).people == lonely
            assert len(looked_at) == len(set(looked_at)) <= 2 + guests // forgetting.ROWS_AT_ONCE

    asyncio.run(scenario())


async def guest_at(lobby: Lobby, table: str) -> str:
    found = (await lobby.room(table)).facts.seats[0].guest
    assert found is not None
    return found


def test_nothing_is_forgotten_within_the_days(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            await h.lobby.sleep(before=float("inf"))
            await age(h.lobby, tmp_path, 399)
            assert await forgetting.forget(h.lobby, now_ms() - 400 * DAY_MS) == (0, 0)
            assert [each["id"] for each in (await ann.get("/api/me"))["tables"]] == [table]

    asyncio.run(scenario())


def test_whoever_asks_for_a_table_while_it_is_forgotten_hears_that_there_is_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            await h.lobby.sleep(before=float("inf"))
            forgetting_it = asyncio.create_task(h.lobby.forget(table, now_ms() + 1000))
            await asyncio.sleep(0)
            await ann.post(f"/api/tables/{table}/leave", None, 404)
            assert await forgetting_it
            await ann.get(f"/api/tables/{table}", 404)

    asyncio.run(scenario())


def test_the_server_forgets_by_itself_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "FIRST_AFTER_S", 0.0)
    noted: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(forgetting, "note", lambda event, **facts: noted.append((event, facts)))

    async def make() -> None:
        async with house(tmp_path, replace(QUICK, keep_days=None)) as h, guest(h.address) as ann:
            await ann.table()
            await age(h.lobby, tmp_path, 500)

    async def look() -> None:
        async with house(tmp_path), asyncio.timeout(WITHIN_S):
            while not noted:
                await asyncio.sleep(0.01)

    asyncio.run(make())
    asyncio.run(look())
    assert noted == [("forgotten", {"tables": 1, "people": 2})]
