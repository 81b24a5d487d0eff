"""Turn clocks and patience: what the table does when somebody does nothing, or is gone."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.house import HURRIED, Guest, guest, house
from tests.server.still import begun

from pythia.server.table.clock import Clock, Due
from pythia.server.table.room import Room
from pythia.table.replay import verify


def test_a_clock_keeps_the_time_of_those_who_stay_on_it() -> None:
    clock = Clock(10.0, 60.0)
    clock = clock.keep([0, 1], [2], 100.0)
    clock = clock.keep([1], [2], 105.0)
    assert clock.left_ms(1, 106.0) == 4000
    assert clock.left_ms(None, 106.0) == 4000
    assert clock.next(106.0) == 110.0
    assert clock.due(160.0) == [Due("turn", 1), Due("patience", 2)]
    clock = clock.acted(1)
    clock = clock.keep([1], [], 107.0)
    assert clock.left_ms(1, 107.0) == 10_000, "another turn of the same seat"
    clock = clock.keep([], [], 108.0)
    assert (clock.next(108.0), clock.left_ms(1, 108.0)) == (None, None)


def test_taking_back_wins_no_time() -> None:
    clock = Clock(10.0, 60.0)
    clock = clock.keep([0], [], 100.0)
    clock = clock.acted(0)
    clock = clock.keep([1], [], 106.0)
    clock = clock.took_back(0)
    clock = clock.keep([0], [], 107.0)
    assert clock.left_ms(0, 107.0) == 3000
    clock = clock.acted(0)
    clock = clock.keep([0], [], 108.0)
    assert clock.left_ms(0, 108.0) == 10_000


def test_whoever_takes_back_after_the_table_stood_still_has_a_turn_of_today() -> None:
    clock = Clock(10.0, 60.0).keep([0], [], 100.0).acted(0).keep([1], [], 101.0)
    clock = clock.stopped().keep([1], [], 40_000.0).took_back(0).keep([0], [], 40_001.0)
    assert clock.left_ms(0, 40_001.0) == 10_000


def test_the_table_acts_when_a_turn_clock_runs_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann:
            table = await ann.table(clock_s=10, start=True)
            async with ann.at(table) as one:
                assert 0 <= one.now["deadline_ms"] <= 100
                await one.next("over")
            answer = await ann.http.get(f"/api/tables/{table}/record")
            verify(answer.content)
            lines = answer.text.splitlines()
            late = [n for n, line in enumerate(lines) if line == '{"clock":"turn","at":10000}']
            assert len(late) == 5 + 5 * 13
            assert all('"by":"table"' in lines[n + 1] for n in late)

    asyncio.run(scenario())


def test_a_bot_plays_for_whoever_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, patience_s=20)
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as one:
                await one.until(1, who="bot", name="Ben", level="novice", away=True)
                await one.play(Random(1), 3)
                async with ben.at(table) as two:
                    await one.until(1, who="person", name="Ben", level=None, away=False)
                    await two.until(1, who="person", away=False)
                    await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            assert text.count('{"seat":1,"sits":"bot:novice"}') == 1
            assert text.count('{"seat":1,"sits":"person"}') == 1
            verify(text.encode())

    asyncio.run(scenario())


def test_a_table_without_people_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game left in the evening is where it was in the morning, whatever clock it has."""

    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, clock_s=10, patience_s=5) as (table, (ann,)):
            (watching,) = table.sit("eve")
            await table.room.ask(lambda: table.room.join(watching))
            await table.room.ask(lambda: table.room.part(ann))
            before = table.room.table.n, table.room.facts, len(table.steps)
            await table.wait(12 * 3600.0)
            assert (table.room.table.n, table.room.facts, len(table.steps)) == before
            assert table.room.table.left_ms(0, table.clock.now) is None
            await table.room.ask(lambda: table.room.join(ann))
            assert table.room.table.left_ms(0, table.clock.now) == 10_000
            await table.wait(11.0)
            assert table.room.table.n > before[0], "it goes on"

    asyncio.run(scenario())


def test_a_person_takes_a_bots_seat_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(players=3, start=True)
            async with ann.at(table) as one, ben.at(table) as two:
                assert two.now["view"]["seat"] is None
                await one.play(Random(1), 4)
                await ben.post(f"/api/tables/{table}/sit", {"seat": 2})
                await two.next("hello")
                view = await two.next("view")
                assert (view["view"]["seat"], bool(view["view"]["hand"])) == (2, True)
                failure = await sit(ann, table, 1, 409)
                assert failure["error"]["id"] == "seated-already"
                failure = await sit(ann, table, 2, 409)
                assert failure["error"] == {"id": "seat-taken", "args": {"name": "Ben"}, "rule": None}
                going_on = asyncio.create_task(one.play(Random(1)))
                await two.play(Random(2), 9)
                await ben.post(f"/api/tables/{table}/leave")
                await two.raw.close()
                await going_on
                await one.until(2, who="bot", away=False)

    asyncio.run(scenario())


async def sit(someone: Guest, table: str, seat: int, status: int) -> dict[str, dict[str, object]]:
    answer: dict[str, dict[str, object]] = await someone.post(
        f"/api/tables/{table}/sit", {"seat": seat}, status
    )
    return answer


def test_what_becomes_due_between_two_looks_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table once asked what was next by a later clock than the one by which it had done what was due."""
    done: list[float] = []
    asked: list[float] = []
    go_on, next_due = Room.go_on, Room.next_due

    async def going_on(room: Room, now: float) -> None:
        done.append(now)
        await go_on(room, now)

    def asking(room: Room, now: float) -> float | None:
        asked.append(now)
        return next_due(room, now)

    monkeypatch.setattr(Room, "go_on", going_on)
    monkeypatch.setattr(Room, "next_due", asking)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                await one.play(Random(1), 2)

    asyncio.run(scenario())
    assert len(done) > 5
    assert asked[1 : len(done) + 1] == done[: len(asked) - 1]
