"""How long people wait for bots, by a clock that is told: pauses, their pace, and bots left alone."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.server.still import CALM, AtOnce, Table, begun, with_seed

from pythia.contract import NEVER_MS, Planned
from pythia.games.oraklos.state import Prove
from pythia.server.table import autopilot
from pythia.server.table.autopilot import pause_ms
from pythia.server.table.bot_pool import Question
from pythia.server.table.listener import Listener
from pythia.server.table.pace import ONE_MORE_MS, RACE_SPEED, TAKE_BACK_LEAST_MS, WAIT_MS, BotTime, slowest
from pythia.server.table.race import HOLD_MS
from pythia.server.wire import Bye, Pace

SHORT = {"length": "short", "takeback": False}
TAKEBACK = {"length": "short", "takeback": True}
JUNIOR: dict[str, Any] = {"variant": "junior"}
BUSY = "c"
"""A throw in which bots claim, say 'no more' and take it back."""
PAUSE_S, TAKE_BACK_S = CALM.pause_ms / 1000, CALM.take_back_ms / 1000


# ---------------------------------------------------------------------------------------- pure time


def test_the_slowest_decides() -> None:
    assert slowest(["off", "quick", "off"]) == "quick"
    assert slowest(["quick", "calm"]) == "calm"
    assert slowest(["off"]) == "off"
    assert slowest([]) == "calm"


def test_bots_time_keeps_order_and_proportions() -> None:
    time = BotTime.begin(1, 5000, races=True)
    first, second, last = (time.real_ms(at, 65_000) for at in (8000, 35_000, 65_000))
    assert (first, second, last) == (5000 + 100, 5000 + 1000, 5000 + 2000)
    time = time.happened(8000, first)
    assert time.now_ms == 8000
    assert [time.real_ms(at, 65_000) for at in (35_000, 65_000)] == [second, last], "planned again, the same"


def test_however_long_bots_would_take_they_are_done_in_time() -> None:
    time = BotTime.begin(1, 5000, races=True)
    assert time.real_ms(10**6, 10**6) == 5000 + WAIT_MS
    time = time.happened(10**6, 5000 + WAIT_MS)
    assert time.real_ms(2 * 10**6, 2 * 10**6) == 5000 + WAIT_MS + ONE_MORE_MS
    assert not time.is_never(2 * 10**6)
    assert time.is_never(10**6 + NEVER_MS)


# ------------------------------------------------------------------------------------------- pauses


async def bid(table: Table, ann: Listener) -> None:
    """Everybody bids and plays, until the person is to lead a trick."""
    while table.phase != "play" or table.match.acting != (0,) or table.match.view(0).trick.cards:
        await (act(table, ann) if 0 in table.match.acting else table.leap())


async def act(table: Table, ann: Listener) -> None:
    """The first thing that is offered."""
    offer = table.match.game.offers(table.match.state, 0)[0]
    chosen = {
        field.name: field.values[0] if field.count is None else field.values[: field.count]
        for field in offer.fields
    }
    await table.do(ann, do=offer.verb, **chosen)


@pytest.mark.parametrize(("pace", "factor"), [("calm", 1.0), ("quick", 0.45), ("off", 0.0)])
def test_a_bot_pauses_at_the_pace_of_the_person(
    monkeypatch: pytest.MonkeyPatch, pace: Pace, factor: float
) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 4, options=SHORT) as (table, (ann,)):
            await table.set_pace(ann, pace)
            await bid(table, ann)
            began, n = table.clock.now, table.room.table.n
            await act(table, ann)
            while table.room.table.n < n + 4:
                await table.leap()
            assert table.clock.now - began == pytest.approx(3 * PAUSE_S * factor)

    asyncio.run(scenario())


@pytest.mark.parametrize(("pace", "wait_s"), [("calm", 1.8), ("quick", 0.81), ("off", 0.5)])
def test_a_slip_can_be_noticed_after_ones_own_card_and_nobody_elses(
    monkeypatch: pytest.MonkeyPatch, pace: Pace, wait_s: float
) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 4, options=TAKEBACK) as (table, (ann,)):
            await table.set_pace(ann, pace)
            await bid(table, ann)
            times = [table.clock.now]
            await act(table, ann)
            n = table.room.table.n
            while table.room.table.n < n + 3:
                before = table.room.table.n
                await table.leap()
                times += [table.clock.now] * (table.room.table.n - before)
            waits = [later - sooner for sooner, later in pairwise(times)]
            factor = {"calm": 1.0, "quick": 0.45, "off": 0.0}[pace]
            assert waits[:3] == pytest.approx([wait_s, PAUSE_S * factor, PAUSE_S * factor])

    assert TAKE_BACK_LEAST_MS == 500
    asyncio.run(scenario())


def test_of_several_people_the_slowest_who_is_there_sets_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        people = ("ann", "ben")
        async with begun(monkeypatch, "prophecy", 3, people, SHORT) as (table, (ann, ben)):
            watching = table.sit("eve")[0]
            await table.room.ask(lambda: table.room.join(watching))
            await table.set_pace(ann, "off")
            await table.set_pace(ben, "quick")
            assert pause_ms(table.room.table) == 315, "who only watches has no say"
            await table.room.ask(lambda: table.room.part(ben))
            assert pause_ms(table.room.table) == 0

    asyncio.run(scenario())


def test_a_hurry_ends_the_pause_of_whoever_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 4, options=SHORT) as (table, (ann,)):
            await bid(table, ann)
            n = table.room.table.n
            await act(table, ann)
            now, room = table.clock.now, table.room
            watching = table.sit("eve")[0]
            await room.ask(lambda: room.join(watching))
            for who, number in ((watching, room.table.n), (ann, room.table.n - 1), (ann, room.table.n + 1)):
                room.incoming.hurry(who, number)
                await table.settle()
                assert room.table.n == n + 1, "who watches, or has not heard the latest, hurries nobody"
            for more in (1, 2, 3):
                room.incoming.hurry(ann, room.table.n)
                await table.settle()
                assert room.table.n == n + 1 + more
            assert table.clock.now == now

    asyncio.run(scenario())


def test_however_hurried_a_slip_can_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 4, options=TAKEBACK) as (table, (ann,)):
            await bid(table, ann)
            await act(table, ann)
            now, room, n = table.clock.now, table.room, table.room.table.n
            room.incoming.hurry(ann, room.table.n)
            await table.settle()
            assert room.table.n == n
            await table.leap()
            assert room.table.n == n + 1
            assert table.clock.now - now == pytest.approx(TAKE_BACK_LEAST_MS / 1000)

    asyncio.run(scenario())


def test_nobody_hurries_what_others_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        people = ("ann", "ben")
        async with begun(monkeypatch, "prophecy", 3, people, SHORT) as (table, (ann, ben)):
            room = table.room
            assert 2 in room.table.thoughts
            assert (before := room.table.n) == 1
            room.incoming.hurry(ann, room.table.n)
            await table.settle()
            assert room.table.n == before
            await room.ask(lambda: room.part(ben))
            room.incoming.hurry(ann, room.table.n)
            await table.settle()
            assert room.table.n == before + 1

    asyncio.run(scenario())


def test_a_hurry_where_no_bot_pauses_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 4, options=SHORT) as (table, (ann,)):
            await bid(table, ann)
            before = table.room.table.n, len(table.steps), table.room._jobs.qsize()
            table.room.incoming.hurry(ann, table.room.table.n)
            assert (table.room.table.n, len(table.steps), table.room._jobs.qsize()) == before

    asyncio.run(scenario())


# ------------------------------------------------------------------------------------ bots left alone


def by_bots(table: Table) -> list[tuple[int, str, str | None]]:
    return [(line["seat"], line["do"], line.get("card")) for line in table.lines() if line.get("seat")]


async def search(table: Table) -> None:
    """To the end of this search."""
    throw = table.match.state.dice
    while table.phase == "search" and table.match.state.dice == throw:
        await table.leap()


async def searched(
    patch: pytest.MonkeyPatch, players: int = 4, options: dict[str, Any] = JUNIOR, words: str = BUSY
) -> tuple[float, list[dict[str, Any]], list[tuple[int, str, str | None]]]:
    """How long a person who has seen enough waits for the bots, what is kept, and what they did."""
    async with begun(patch, "oraklos", players, options=options, settings=with_seed(words)) as (
        table,
        (ann,),
    ):
        await table.wait(2.0)
        await table.do(ann, do="done")
        began = table.clock.now
        await search(table)
        return table.clock.now - began, table.lines(), by_bots(table)


def slowly(patch: pytest.MonkeyPatch) -> None:
    """As if somebody were still looking."""
    patch.setattr(autopilot, "_only_bots_are_left", lambda table, match: False)


def test_who_has_seen_enough_waits_no_longer_than_three_seconds() -> None:
    with pytest.MonkeyPatch.context() as patch:
        waited, lines, done = asyncio.run(searched(patch))
    with pytest.MonkeyPatch.context() as patch:
        slowly(patch)
        before, real, same = asyncio.run(searched(patch))
    assert waited <= 3.0
    assert before > 49.0
    assert done == same, "their race among themselves is the same"
    assert {what for _, what, _ in done} == {"claim", "done", "undone"}
    times = [line["at"] for line in lines]
    assert times == sorted(times)
    began = 2000 + HOLD_MS
    for quick, slow in zip(lines[1:], real[1:], strict=True):
        in_proportion = (slow["at"] - began) / RACE_SPEED
        assert quick["at"] - began == pytest.approx(in_proportion, abs=HOLD_MS / RACE_SPEED + 2)


@pytest.mark.parametrize("words", ["d", "e", "f"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("variant", ["junior", "antipodes"])
def test_so_it_is_at_any_table(
    monkeypatch: pytest.MonkeyPatch, words: str, players: int, variant: str
) -> None:
    waited, *_ = asyncio.run(searched(monkeypatch, players, {"variant": variant}, words))
    assert waited <= 3.0


def test_who_takes_it_back_has_the_real_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        settings = with_seed(BUSY)
        async with begun(monkeypatch, "oraklos", 4, options=JUNIOR, settings=settings) as (table, (ann,)):
            await table.wait(2.0)
            await table.do(ann, do="done")
            await table.leap()
            n = table.room.table.n
            asked = len(table.bots.asked)
            await table.do(ann, do="undone")
            assert table.room.table.n == n + 1, "while it was held, nobody else did anything"
            again = [each.now for each in table.bots.asked[asked:] if each.now is not None]
            assert again
            assert max(again) < 5000, "bots plan by the step's own time"
            await table.wait(30.0)
            assert table.phase == "search"
            await table.do(ann, do="done")
            began = table.clock.now
            await search(table)
            assert table.clock.now - began <= 3.0
            times = [line["at"] for line in table.lines()]
            assert times == sorted(times)

    asyncio.run(scenario())


def test_after_a_restart_nobody_waits_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        settings = with_seed(BUSY)
        async with begun(monkeypatch, "oraklos", 4, options=JUNIOR, settings=settings) as (table, (ann,)):
            await table.wait(2.0)
            await table.do(ann, do="done")
            await table.leap()
            before = by_bots(table)
            woken = await table.again()
            (back,) = woken.sit("ann")
            await woken.room.ask(lambda: woken.room.join(back))
            await woken.settle()
            began = woken.clock.now
            await search(woken)
            assert woken.clock.now - began <= 3.0
            assert by_bots(woken)[: len(before)] == before
            times = [line["at"] for line in woken.lines()]
            assert times == sorted(times)
            await woken.room.stop(Bye("restart"))

    asyncio.run(scenario())


def test_a_search_with_a_clock_is_as_short_and_its_clock_never_runs_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bots that would still look when the clock runs out say 'no more' instead, and claim nothing."""
    clocks = {"search": 20_000, "proof": 10_000, "challenge": 30_000}
    waited, lines, done = asyncio.run(searched(monkeypatch, 4, {"variant": "junior", "clocks": clocks}))
    assert waited <= 3.0
    assert sorted(done) == [(seat, "done", None) for seat in (1, 2, 3)]
    assert not [line for line in lines if "clock" in line]


def test_bots_prove_one_after_the_other_in_about_three_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        settings = with_seed("a")
        async with begun(monkeypatch, "oraklos", 4, options=JUNIOR, settings=settings) as (table, (ann,)):
            await table.wait(2.0)
            await table.do(ann, do="done")
            await search(table)
            assert table.phase == "proof"
            began = table.clock.now
            while table.phase == "proof":
                await table.leap()
            proofs = [line for line in table.lines() if line.get("do") == "prove"]
            assert len(proofs) == 3
            assert table.clock.now - began <= 3.5

    asyncio.run(scenario())


def test_nobody_waits_for_a_proof_that_would_come_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = AtOnce.choose

    async def too_late(bots: AtOnce, asked: Question, address: str, table: str) -> Planned:
        planned = await choose(bots, asked, address, table)
        return planned._replace(at=11_020) if isinstance(planned.action, Prove) else planned

    async def scenario() -> None:
        settings = with_seed("a")
        async with begun(monkeypatch, "oraklos", 4, options=JUNIOR, settings=settings) as (table, (ann,)):
            await table.wait(2.0)
            await table.do(ann, do="done")
            await search(table)
            while table.phase == "proof":
                began, step = table.clock.now, table.match.state.step
                while table.phase == "proof" and table.match.state.step == step:
                    await table.leap()
                assert table.clock.now - began <= 3.0
            ran_out = [line for line in table.lines() if line.get("clock") == "proof"]
            assert ran_out == [{"clock": "proof", "at": 10_000}] * 3, "what is kept is the clock's own time"

    monkeypatch.setattr(AtOnce, "choose", too_late)
    asyncio.run(scenario())


def test_nobody_waits_for_the_cup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five at the table: all bots put their dice in within three seconds, at the calmest pace."""

    async def scenario() -> None:
        async with begun(monkeypatch, "oraklos", 5) as (table, _):
            began = table.clock.now
            while table.phase == "cup" and table.match.acting != (0,):
                await table.leap()
            assert table.clock.now - began <= 3.0

    asyncio.run(scenario())


def test_where_no_person_sits_bots_take_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who watches them wants to see them search."""

    async def scenario() -> None:
        async with begun(monkeypatch, "oraklos", 3, options=JUNIOR) as (table, _):
            of = table.room.table
            assert not autopilot._only_bots_are_left(of, table.match), "a person still looks"
            seats = tuple(
                msgspec.structs.replace(seat, guest=None, level="novice") for seat in of.facts.seats
            )
            nobody = msgspec.structs.replace(of, facts=msgspec.structs.replace(of.facts, seats=seats))
            assert not autopilot._only_bots_are_left(nobody, table.match)

    asyncio.run(scenario())
