"""Matches that never end: the table ends them, wakes them beside the loop, and bears what it cannot read."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, House, check_told, guest, house, solo
from websockets.exceptions import ConnectionClosed

from pythia.contract import places_of
from pythia.server import bounds, replays
from pythia.server.table.lengths import MAX_TAKE_UP_LINES, NOTICE_STEPS, Length, Longest
from pythia.server.waking import WAKING_AT_ONCE
from pythia.server.wire import Declined
from pythia.store import Phase, Step
from pythia.store.sqlite import SQLiteStore
from pythia.table.record import MAX_BYTES
from pythia.table.replay import verify

T = TypeVar("T")
JUNIOR: dict[str, Any] = {"game": "oraklos", "players": 2, "options": {"variant": "junior"}, "start": True}
LONG_TALK = Step("talk", (f'{{"seat":0,"say":"text","text":"{"x" * 990}"}}',))
STALLED_S = 0.1
"""Of computing: far more than ever keeps the event loop, less than playing the longest of these matches."""


def test_how_many_moves_are_left() -> None:
    longest = Longest(steps=1000, bytes=100_000)
    assert longest.moves_left(Length(1000 - NOTICE_STEPS - 1, 50_000)) is None
    assert longest.moves_left(Length(1000 - NOTICE_STEPS, 50_000)) == NOTICE_STEPS
    assert longest.moves_left(Length(500, 99_000)) == 5, "at two hundred bytes a move"
    assert longest.moves_left(Length(20_000, 50_000)) == 1, "an older match, longer than one may be"
    assert longest.is_reached(Length(1000, 0))
    assert longest.is_reached(Length(1, 100_000))
    assert not longest.is_reached(Length(999, 99_999))


def test_the_table_ends_a_match_that_is_as_long_as_one_may_be(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path, replace(QUICK, longest=Longest(steps=8))) as (ann, table, one):
            assert one.now["moves_left"] == 7
            await one.play(Random(1))
            told = [one.told[n].get("moves_left") for n in sorted(one.told)]
            assert told == [7, 6, 5, 4, 3, 2, 1, None]
            over = await _last(one, "over")
            assert (over["ended"], over["winners"]) == ("too-long", [])
            assert over["places"] == list(places_of(over["scores"])), "as it stands"
            assert (one.now["offers"], one.now["view"]["acting"]) == ([], [])
            await one.send({"id": "late", "do": {"do": "undo"}})
            assert (await one.next("refused"))["message"]["id"] in ("game-over", "nothing-to-take-back")
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            assert record.splitlines()[-1] == b'{"ends":"too-long"}'
            match, _ = verify(record)
            assert (match.result.over, match.result.winners, match.acting) == (True, None, ())
            check_told(record, 0, one.told)
            replayed = await ann.get(f"/api/tables/{table}/replay")
            assert (replayed["over"], replayed["ended"], replayed["winners"]) == (True, "too-long", [])
            assert replayed["frames"][-1]["watcher"]["acting"] == []
            assert (await ann.get(f"/api/tables/{table}/verify"))["verified"] > 0
            again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
            async with ann.at(again) as two:
                assert two.now["moves_left"] == 7, "another match, another count"

    asyncio.run(scenario())


async def _last(one: Any, kind: str) -> dict[str, Any]:
    found = [message for message in one.heard if message["kind"] == kind]
    return found[-1] if found else await one.next(kind)  # type: ignore[no-any-return]


def test_bots_end_it_too_and_it_wakes_as_it_ended(tmp_path: Path) -> None:
    async def scenario() -> str:
        async with solo(tmp_path, replace(QUICK, longest=Longest(bytes=3000))) as (_, table, one):
            await one.play(Random(1))
            return table

    async def woken(table: str) -> None:
        async with house(tmp_path) as h:
            room = await h.lobby.room(table)
            assert room.match is not None
            assert (room.phase, room.match.ended) == ("over", "too-long")
            assert 3000 <= room.table.length.bytes < 5000
            assert room.table.moves_left is None

    asyncio.run(woken(asyncio.run(scenario())))


def test_who_sits_down_and_stands_up_for_ever_ends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = replace(QUICK, longest=Longest(bytes=4000))
        async with house(tmp_path, settings) as h, guest(h.address) as ann, guest(h.address, "Bob") as bob:
            table = await ann.table_with(bob)
            await ann.post(f"/api/tables/{table}/start")
            stand_in = {"seat": 1, "level": "novice"}
            async with ann.at(table) as one:
                while True:
                    async with bob.at(table):
                        pass
                    await one.until(1, away=True)
                    answer = await ann.http.post(f"/api/tables/{table}/bot", json=stand_in)
                    if answer.status_code != 200:
                        break
                assert answer.json()["error"]["id"] == "table-over"
                assert (await _last(one, "over"))["ended"] == "too-long"
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            assert record.splitlines()[-1] == b'{"ends":"too-long"}'
            verify(record)

    asyncio.run(scenario())


def test_a_seat_changes_hands_so_often_and_then_a_bot_plays_it_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 8
    monkeypatch.setattr("pythia.server.table.core.MAX_SEAT_CHANGES", most)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Bob") as bob:
            table = await ann.table_with(bob)
            path = f"/api/tables/{table}"
            await ann.post(f"{path}/start")
            for _ in range(most // 4):
                await bob.post(f"{path}/leave")
                await bob.post(f"{path}/sit", {"seat": 1})
            # It is remembered while the table sleeps. The other half is for whoever comes back to their own.
            await h.lobby.sleep(before=float("inf"))
            for _ in range(most // 4):
                await ann.post(f"{path}/bot", {"seat": 1, "level": "novice"})
                async with bob.at(table) as two:
                    await two.until(1, level=None)
            await ann.post(f"{path}/bot", {"seat": 1, "level": "novice"})
            async with bob.at(table) as two:
                assert two.summary["seats"][1]["level"] == "novice"
                refused = await two.do({"do": "bid", "cards": []})
                assert refused["message"]["id"] == "seat-changed-too-often"
            for again in ("leave", "sit"):
                status = 200 if again == "leave" else 409
                answer = await bob.post(f"{path}/{again}", {"seat": 1}, status)
            assert answer["error"]["id"] == "seat-changed-too-often"
            async with ann.at(table) as one:
                await one.play(Random(1))
            record = (await ann.http.get(f"{path}/record")).content
            assert record.count(b'"sits"') == most + 2, "leaving is always possible"
            verify(record)

    asyncio.run(scenario())


def test_talk_has_a_bound_of_its_own_and_ends_nothing(tmp_path: Path) -> None:
    settings = replace(QUICK, talk_bytes=450, longest=Longest(bytes=4000))

    async def scenario() -> None:
        async with solo(tmp_path, settings) as (_, _, one):
            for said in range(9):
                await one.send({"id": f"t{said}", "say": "text", "text": "x" * 100})
                answer = await one.next("ack", "refused")
                if answer["kind"] == "refused":
                    break
            assert (said, answer["message"]["id"]) == (4, "talk-full")
            await one.play(Random(1), 2)
            assert one.summary["phase"] == "running"

    asyncio.run(scenario())


# -------------------------------------------------------------------------------------------- waking


async def oraklos(folder: Path, *more: Step, phase: Phase = "running") -> str:
    """A table at which two search, and at which these steps were then made, as an older Pythia let them."""
    async with house(folder) as h, guest(h.address) as ann:
        table = await ann.table(**JUNIOR)
    store = SQLiteStore(folder)
    row = await store.table(table)
    assert row is not None
    acting = row.acting if phase == "running" else ()
    await store.append(replace(row, phase=phase, acting=acting), *more)
    store.close()
    return table


def to_and_fro(steps: int) -> list[Step]:
    return [
        Step("move", (f'{{"seat":0,"at":0,"do":"{"undone" if n % 2 else "done"}"}}',), "ann", f"{n}")
        for n in range(steps)
    ]


async def longest_stall(work: Awaitable[T]) -> tuple[T, float]:
    """What comes of it, and how much was computed at the most while everybody else waited: how long that took
    hangs on what else the machine has to do."""
    longest, ended = 0.0, asyncio.Event()

    async def look() -> None:
        nonlocal longest
        while not ended.is_set():
            began = process_time()
            await asyncio.sleep(0.001)
            longest = max(longest, process_time() - began)

    looking = asyncio.create_task(look())
    answer = await work
    ended.set()
    await looking
    return answer, longest


@pytest.mark.parametrize("steps", [5000, 20_000])
def test_a_long_match_wakes_beside_the_event_loop(tmp_path: Path, steps: int) -> None:
    async def scenario() -> None:
        table = await oraklos(tmp_path, *to_and_fro(steps))
        async with house(tmp_path) as h:
            room, stall = await longest_stall(h.lobby.room(table))
            assert stall < STALLED_S
            # The bot may have acted before the server ended.
            assert steps <= room.table.n <= steps + 5
            assert room.table.moves_left == (None if steps == 5000 else 1)
            assert room.table.done.latest("ann", 2) == (f"{steps - 2}", f"{steps - 1}")

    asyncio.run(scenario())


@contextmanager
def reads(h: House) -> Iterator[list[str]]:
    """The tables whose steps are read meanwhile, in their order."""
    found, steps = list[str](), h.lobby.store.steps

    async def reading(id: str) -> Sequence[Step]:
        found.append(id)
        return await steps(id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(h.lobby.store, "steps", reading)
        yield found


@asynccontextmanager
async def others_wake(h: House) -> AsyncIterator[None]:
    """As many tables as may wake at once do so."""
    async with AsyncExitStack() as others:
        for _ in range(WAKING_AT_ONCE):
            await others.enter_async_context(h.lobby.waking.short.turn("others"))
        yield


def test_a_match_is_read_only_when_its_turn_to_wake_has_come(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await oraklos(tmp_path, *to_and_fro(50))
        async with house(tmp_path) as h:
            with reads(h) as read:
                async with others_wake(h):
                    waking = asyncio.create_task(h.lobby.room(table))
                    async with asyncio.timeout(WITHIN_S):
                        while not h.lobby.waking.short.waiting:
                            await asyncio.sleep(0.005)
                    assert read == []
                assert (await waking).table.n >= 50
                assert read == [table]

    asyncio.run(scenario())


def test_who_wakes_many_tables_waits_for_themselves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            *many, one = [await ann.table(start=True) for _ in range(3 * WAKING_AT_ONCE)]
            await h.lobby.sleep(before=float("inf"))
            assert h.lobby.awake == 0
            with reads(h) as read:
                async with others_wake(h):
                    waking = [asyncio.create_task(h.lobby.room(table, "192.0.2.1")) for table in many]
                    async with asyncio.timeout(WITHIN_S):
                        while h.lobby.waking.short.waiting < len(many):
                            await asyncio.sleep(0.005)
                        waking.append(asyncio.create_task(h.lobby.room(one, "192.0.2.2")))
                        while h.lobby.waking.short.waiting < len(many) + 1:
                            await asyncio.sleep(0.005)
                await asyncio.gather(*waking)
            assert one in read[:WAKING_AT_ONCE]

    asyncio.run(scenario())


def test_tables_that_sleep_are_waited_for_by_so_many_of_an_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            await h.lobby.sleep(before=float("inf"))
            with ExitStack() as held:
                for _ in range(bounds.WAKES.most):
                    held.enter_context(h.lobby.waking.askers.one_more("192.0.2.1"))
                with pytest.raises(Declined) as refused:
                    await h.lobby.room(table, "192.0.2.1")
                assert (refused.value.status, refused.value.message.id) == (429, "too-fast")
                assert await h.lobby.room(table, "192.0.2.2")

    asyncio.run(scenario())


def test_guests_of_one_address_take_seats_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pythia.server.table.commands.MAX_SITTINGS", 2)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            path = f"/api/tables/{await ann.table(open=True, start=True)}"
            for status in (200, 200, 409):
                answer = await eve.post(f"{path}/sit", {"seat": 1}, status)
                if status == 200:
                    await eve.post(f"{path}/leave")
            assert answer["error"]["id"] == "seat-changed-too-often"

    asyncio.run(scenario())


def test_an_older_match_of_any_size_opens(tmp_path: Path) -> None:
    """The limit of sixteen megabytes is for files from outside."""

    async def scenario() -> None:
        table = await oraklos(tmp_path, *[LONG_TALK] * (MAX_BYTES // 1000))
        async with house(tmp_path) as h:
            room = await h.lobby.room(table)
            assert room.table.length.bytes > MAX_BYTES
            assert (room.phase, room.table.moves_left) == ("running", 1)

    asyncio.run(scenario())


def test_an_older_match_of_any_size_is_replayed_and_verified(tmp_path: Path) -> None:
    ended = Step("move", ('{"ends":"too-long"}',))

    async def scenario() -> None:
        table = await oraklos(tmp_path, *[LONG_TALK] * (MAX_BYTES // 1000), ended, phase="over")
        async with house(tmp_path) as h, guest(h.address) as ann:
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            assert len(record) > MAX_BYTES
            assert (await ann.get(f"/api/tables/{table}/verify"))["verified"] > 0
            replayed = await ann.get(f"/api/tables/{table}/replay")
            assert (replayed["over"], replayed["ended"]) == (True, "too-long")
            assert sum(len(frame["said"]) for frame in replayed["frames"]) == MAX_BYTES // 1000

    asyncio.run(scenario())


def test_a_table_that_cannot_be_played_again_costs_nobody_anything(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def attempt(h: House, table: str) -> None:
        async with guest(h.address, "Eve") as eve:
            answer = await eve.post(f"/api/tables/{table}/sit", {"seat": 1}, 404)
            assert answer["error"]["id"] == "table-unfit"
            with pytest.raises(ConnectionClosed) as closed:
                async with eve.connection(table) as raw:
                    await raw.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    async def scenario() -> None:
        table = await oraklos(tmp_path, *to_and_fro(50), Step("move", ('{"seat":0,"at":0,"do":"undone"}',)))
        async with house(tmp_path) as h, guest(h.address) as ann:
            await attempt(h, table)
            before = len(asyncio.all_tasks())
            for _ in range(23):
                await attempt(h, table)
            assert len(asyncio.all_tasks()) <= before
            assert (h.lobby._rooms, h.lobby._waking, h.lobby.listeners) == ({}, {}, set())
            await ann.post("/api/me", {"name": "Another"})
            assert (await ann.get("/api/tables"))["tables"] == []
        unfit = [each for each in caplog.records if each.msg == "match-unfit"]
        assert [each.facts["table"] for each in unfit] == [table], "once: it is not read again and again"  # type: ignore[attr-defined]

    caplog.set_level(logging.INFO, "pythia")
    asyncio.run(scenario())


def test_a_match_is_not_taken_up_from_where_it_is_too_long(tmp_path: Path) -> None:
    async def scenario() -> bytes:
        async with solo(tmp_path) as (ann, table, one):
            await one.play(Random(1))
            return (await ann.http.get(f"/api/tables/{table}/record")).content

    header, *lines = asyncio.run(scenario()).splitlines()
    # The deal, and then talk: nobody need act for a record to grow.
    said = [b'{"seat":0,"say":"text","text":"and"}'] * MAX_TAKE_UP_LINES
    record = b"\n".join([header, *lines[:3], *said])
    assert len(replays.position(record, 1 + MAX_TAKE_UP_LINES).lines) == MAX_TAKE_UP_LINES
    with pytest.raises(Declined) as declined:
        replays.position(record, 2 + MAX_TAKE_UP_LINES)
    assert declined.value.message.id == "too-long-to-take-up"
