"""Oraklos at a real server: stamped, held, decided in order, ended by its clocks, taken up again."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.house import HURRIED, QUICK, WITHIN_S, Guest, Socket, guest, house, process

from pythia.contract import Planned
from pythia.server import sockets
from pythia.server.table.bot_pool import BotPool, Question
from pythia.server.table.room import Room
from pythia.table.replay import replay as replay_record
from pythia.table.replay import verify

CALM = {"search": None, "proof": 3_600_000, "challenge": 3_600_000}
JUNIOR: dict[str, Any] = {
    "game": "oraklos",
    "players": 2,
    "options": {"variant": "junior", "clocks": CALM},
}
ANTIPODES: dict[str, Any] = {**JUNIOR, "options": {"variant": "antipodes", "clocks": CALM}}


@asynccontextmanager
async def two_at(address: str, **body: Any) -> AsyncIterator[tuple[str, Guest, Guest, Socket, Socket]]:
    """Two people at a table that has just begun."""
    async with AsyncExitStack() as open_:
        ann = await open_.enter_async_context(guest(address))
        ben = await open_.enter_async_context(guest(address, "Ben"))
        table = await ann.table_with(ben, **{**JUNIOR, **body})
        await ann.post(f"/api/tables/{table}/start")
        one = await open_.enter_async_context(ann.at(table))
        two = await open_.enter_async_context(ben.at(table))
        yield table, ann, ben, one, two


def claim(socket: Socket, seat: int, marker: int, card: int = 0) -> dict[str, Any]:
    view = socket.now["view"]
    return {"do": "claim", "marker": marker, "card": view["seats"][seat]["wishes"][card]}


async def answer_of(socket: Socket, id: str) -> dict[str, Any]:
    while (answer := await socket.next("ack", "refused"))["id"] != id:
        pass
    return answer


async def stored(room: Room) -> list[dict[str, Any]]:
    """What people did, as it is kept."""
    steps = await room._store.steps(room.id)
    lines = [msgspec.json.decode(line) for step in steps for line in step.lines]
    return [line for line in lines if "do" in line or "clock" in line]


async def answering(socket: Socket, delay_s: float) -> None:
    """Answers all measurements of the line, so much later."""
    while True:
        message = await socket.receive()
        if message["kind"] == "probe":
            await asyncio.sleep(delay_s)
            await socket.send({"echo": message["probe"]})


def test_who_is_measured_slow_is_first_though_heard_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two race for one marker: the far one's claim arrives after the near one's, and was done before it."""
    monkeypatch.setattr(sockets, "PROBES_S", (0.4,))

    async def scenario() -> None:
        async with house(tmp_path) as h, two_at(h.address) as (table, _, _, near, far):
            room = await h.lobby.room(table)
            claims = claim(near, 0, 3), claim(far, 1, 3)
            answers = [asyncio.create_task(answering(near, 0)), asyncio.create_task(answering(far, 0.25))]
            (slow,) = [each for each in room.listeners if room.facts.seat_of(each.guest_id) == 1]
            async with asyncio.timeout(WITHIN_S):
                while slow.line.lag < 0.2:
                    await asyncio.sleep(0.02)
            for each in answers:
                each.cancel()
            await asyncio.gather(*answers, return_exceptions=True)
            held = room.table.race.elapsed(room.now())
            await near.send({"id": "near", "do": claims[0]})
            while not room.table.race.holds(0):
                await asyncio.sleep(0.001)
            await far.send({"id": "far", "do": claims[1]})
            assert (await answer_of(far, "far"))["kind"] == "ack"
            lost = await answer_of(near, "near")
            assert (lost["kind"], lost["rule"], lost["message"]["id"]) == (
                "refused",
                "O4.2",
                "oraklos-marker-gone",
            )
            (line,) = await stored(room)
            assert (line["seat"], line["marker"]) == (1, 3)
            assert 0 < line["arrived"] - line["at"] <= 300
            assert line["arrived"] >= held

    asyncio.run(scenario())


def test_whoever_answers_no_measurement_is_given_nothing_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, two_at(h.address) as (table, _, _, one, _):
            assert (await one.do(claim(one, 0, 3)))["kind"] == "ack"
            (line,) = await stored(await h.lobby.room(table))
            assert "arrived" not in line
            assert line["at"] >= 0

    asyncio.run(scenario())


def test_a_hold_stops_nobody_else(tmp_path: Path) -> None:
    """While a claim is held, somebody talks, comes and watches; time of the step is told."""

    async def scenario() -> None:
        slow = replace(QUICK, second_s=50.0)  # a hold of seventeen seconds
        async with house(tmp_path, slow) as h, two_at(h.address) as (table, _, ben, one, two):
            room = await h.lobby.room(table)
            await one.send({"id": "held", "do": claim(one, 0, 3)})
            while not room.table.race.holds(0):
                await asyncio.sleep(0.001)
            await two.send({"id": "talk", "say": "text", "text": "I see one"})
            assert (await answer_of(two, "talk"))["kind"] == "ack"
            async with ben.at(table) as again:
                assert again.now["elapsed_ms"] >= 0
                assert again.now["deadline_ms"] is None
                assert again.now["view"]["markers"] == [3, 2, 1]
            assert room.table.race.holds(0)

    asyncio.run(scenario())


def test_a_claim_sent_again_after_a_cut_is_done_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, two_at(h.address) as (table, ann, _, one, _):
            room = await h.lobby.room(table)
            claims = {"id": "mine", "do": claim(one, 0, 3)}
            await one.send(claims)
            while not room.table.race.holds(0):
                await asyncio.sleep(0.001)
            one.raw.transport.abort()
            async with ann.at(table) as again:
                await again.send(claims)
                first = await answer_of(again, "mine")
                assert first["kind"] == "ack"
                await again.send(claims)
                assert await answer_of(again, "mine") == first
            assert len(await stored(room)) == 1

    asyncio.run(scenario())


def test_what_one_seat_does_at_once_is_done_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, two_at(h.address) as (table, _, _, one, _):
            for number, verb in enumerate(("done", "undone", "done")):
                await one.send({"id": f"{number}", "do": {"do": verb}})
            for number in range(3):
                assert (await answer_of(one, f"{number}"))["kind"] == "ack"
            lines = await stored(await h.lobby.room(table))
            assert [line["do"] for line in lines] == ["done", "undone", "done"]
            times = [line["at"] for line in lines]
            assert times == sorted(times)

    asyncio.run(scenario())


def test_what_comes_too_late_for_its_step_is_not_done_in_the_next(tmp_path: Path) -> None:
    """Antipodes, judged at once: the first denial begins another search, in which the second has no place."""

    async def scenario() -> None:
        options = {"variant": "antipodes", "judge": "oracle"}
        async with house(tmp_path) as h, two_at(h.address, options=options) as (table, _, _, one, two):
            room = await h.lobby.room(table)
            await one.send({"id": "deny", "do": {"do": "deny", "card": one.now["view"]["wishes"][0]}})
            while not room.table.race.holds(0):
                await asyncio.sleep(0.001)
            await two.send({"id": "late", "do": {"do": "done"}})
            assert (await answer_of(one, "deny"))["kind"] == "ack"
            refusal = await answer_of(two, "late")
            assert refusal["message"]["id"] == "step-is-over"
            assert (await stored(room))[-1]["do"] == "deny"

    asyncio.run(scenario())


def clocks(**ms: int) -> dict[str, Any]:
    return {**CALM, **ms}


def test_the_clock_ends_a_search_and_every_proof(tmp_path: Path) -> None:
    async def scenario() -> None:
        options = {"variant": "junior", "clocks": clocks(search=100_000, proof=1000)}
        async with (
            house(tmp_path, HURRIED) as h,
            two_at(h.address, options=options) as (table, _, _, one, two),
        ):
            assert 0 < one.now["deadline_ms"] <= 100_000
            claims = claim(one, 0, 3), claim(two, 1, 1)
            for socket, wanted in ((one, claims[0]), (two, claims[1])):
                assert (await socket.do(wanted))["kind"] == "ack"
            while one.now["view"]["round"] == 0:
                await one.receive()
            events = [event["event"] for message in one.heard for event in message.get("events", ())]
            assert events.count("time-up") >= 3
            lines = await stored(await h.lobby.room(table))
            assert [line for line in lines if "clock" in line][:3] == [
                {"clock": "search", "at": 100_000},
                {"clock": "proof", "at": 1000},
                {"clock": "proof", "at": 1000},
            ]

    asyncio.run(scenario())


def test_the_clock_ends_a_challenge(tmp_path: Path) -> None:
    async def scenario() -> None:
        options = {"variant": "antipodes", "clocks": clocks(challenge=2000)}
        async with house(tmp_path, HURRIED) as h, two_at(h.address, options=options) as (table, _, _, one, _):
            denied = {"do": "deny", "card": one.now["view"]["wishes"][0]}
            assert (await one.do(denied))["kind"] == "ack"
            while one.now["view"]["round"] == 0:
                await one.receive()
            assert {"clock": "challenge", "at": 2000} in await stored(await h.lobby.room(table))

    asyncio.run(scenario())


def test_a_turn_clock_runs_for_the_cup_and_not_for_the_search(tmp_path: Path) -> None:
    async def scenario() -> None:
        options = {"variant": "standard", "clocks": CALM}
        async with house(tmp_path, HURRIED) as h, two_at(h.address, options=options, clock_s=10) as at:
            table, _, _, one, _ = at
            assert 0 <= one.now["deadline_ms"] <= 100
            assert "elapsed_ms" in one.now
            assert not one.now["elapsed_ms"]
            while one.now["view"]["phase"] != "search":
                await one.receive()
            assert one.now["deadline_ms"] is None
            assert one.now["elapsed_ms"] >= 0
            # Longer than the turn clock: nobody acts for anybody.
            room = await h.lobby.room(table)
            while room.table.race.elapsed(room.now()) < 30_000:
                await asyncio.sleep(0.01)
            assert (await stored(room))[-1]["do"] == "cup"

    asyncio.run(scenario())


# -------------------------------------------------------------------------------------------- killed


async def search_on(
    folder: Path, table: str, cookies: Any, wanted: dict[str, Any], id: str
) -> dict[str, Any]:
    """A new life of the server, in which somebody goes on; what they see first."""
    with process(folder) as running:
        async with guest(running.address, None, cookies) as ann, ann.at(table) as one:
            first = one.now
            assert (await one.do(wanted, id))["kind"] == "ack"
            await asyncio.to_thread(running.kill)
            return first


def test_kill_9_in_a_search_and_a_proof_loses_nothing_acknowledged(tmp_path: Path) -> None:
    async def scenario() -> None:
        with process(tmp_path) as running:
            async with two_at(running.address) as (table, ann, ben, one, _):
                cookies = ann.http.cookies, ben.http.cookies
                first, second, third = (claim(one, 0, 3 - number, number) for number in range(3))
                assert (await one.do(first, "first"))["kind"] == "ack"
                await one.send({"id": "second", "do": second})  # held when it is killed
                await asyncio.to_thread(running.kill)
        seen = await search_on(tmp_path, table, cookies[0], second, "second")
        assert seen["acks"] == ["first"]
        at = seen["elapsed_ms"]
        seen = await search_on(tmp_path, table, cookies[0], third, "third")
        assert seen["acks"] == ["first", "second"]
        assert seen["elapsed_ms"] >= at, "the step goes on"
        assert seen["view"]["phase"] == "search"
        with process(tmp_path) as last:
            async with guest(last.address, None, cookies[0]) as ann, ann.at(table) as one:
                assert one.now["view"]["phase"] == "proof"
                assert 0 < one.now["deadline_ms"] <= 3_600_000
                for number in range(3):
                    shown = {"do": "prove", "dice": [0, 1, 2, 3]}
                    assert (await one.do(shown, f"proof {number}"))["kind"] == "ack"
                while one.now["view"]["round"] == 0:
                    await one.receive()

    asyncio.run(scenario())


# ---------------------------------------------------------------------------------------------- bots


def test_a_whole_match_with_bots_is_a_record_that_verifies(tmp_path: Path) -> None:
    """A bot and a person who only says 'no more' and shows any dice."""

    async def scenario() -> None:
        quick = replace(HURRIED, second_s=0.02)
        options = {"variant": "junior", "clocks": clocks(search=60_000, proof=10_000)}
        async with house(tmp_path, quick) as h, guest(h.address) as ann:
            table = await ann.table(**{**JUNIOR, "players": 3, "options": options}, start=True)
            async with ann.at(table) as one, asyncio.timeout(120):
                while not one.over:
                    await one.receive()
            record = await ann.http.get(f"/api/tables/{table}/record")
            verify(record.content)
            lines = [json.loads(line) for line in record.text.splitlines()]
            by_bots = [line for line in lines if line.get("seat") in (1, 2) and "do" in line]
            assert by_bots
            assert all("at" in line and "arrived" not in line for line in by_bots)
            assert len(list(replay_record(record.content))) > len(by_bots)

    asyncio.run(scenario())


def test_bots_plan_again_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann:
            table = await ann.table(**JUNIOR, start=True)
            dice = Random(1)
            async with ann.at(table) as one:
                while not one.now["view"]["marked"] and not one.now["view"]["seats"][1]["done"]:
                    await one.receive()
                cookies = ann.http.cookies
        async with (
            house(tmp_path, HURRIED) as h,
            guest(h.address, None, cookies) as ann,
            ann.at(table) as one,
        ):
            n = one.now["n"]
            while one.now["n"] < n + 2:
                assert (await one.do(one.choice(dice)))["kind"] in ("ack", "refused")

    asyncio.run(scenario())


def test_a_plan_that_comes_when_its_step_is_over_is_forgotten(tmp_path: Path, monkeypatch: Any) -> None:
    """A bot that was still planning its search when the clock ended it takes its dice back all the same."""
    choose, over = BotPool.choose, asyncio.Event()

    async def late(bot_pool: BotPool, asked: Question, address: str, table: str) -> Planned:
        if asked.now is not None:
            await over.wait()
        return await choose(bot_pool, asked, address, table)

    async def scenario() -> None:
        monkeypatch.setattr(BotPool, "choose", late)
        options = {"clocks": {**CALM, "search": 2000}}
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann:
            table = await ann.table(game="oraklos", players=2, options=options, start=True)
            dice = Random(2)
            async with ann.at(table) as one:
                while one.now["view"]["round"] == 0:
                    if one.now["view"]["phase"] == "take":
                        over.set()
                    if one.my_turn and one.now["view"]["phase"] != "search":
                        await one.do(one.choice(dice))
                    else:
                        await one.receive()

    asyncio.run(scenario())
