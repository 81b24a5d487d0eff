"""Dice are shown before the search begins: until then nobody can act, and nobody is ahead by trying."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.still import CALM, Table, begun

from pythia.games.oraklos.rules import FALLING_MS
from pythia.offers import pick
from pythia.server.table.listener import Listener
from pythia.server.wire import Do

LEADING = replace(CALM, leads=True)
VARIANTS = ("standard", "junior", "antipodes")


async def until_search(table: Table, people: list[Listener]) -> None:
    """Both fill the cup, where there is one."""
    while table.phase == "cup":
        seat = table.match.acting[0]
        (offer,) = table.match.offers(seat)
        await table.do(people[seat], **pick(offer, Random(seat)))
    assert table.phase == "search"
    assert table.room.table.race.elapsed(table.clock.now) == -FALLING_MS


def heard(who: Listener) -> list[dict[str, Any]]:
    """All it was sent and has not read yet."""
    messages = []
    while not who._outbox.empty():
        message = who._outbox.get_nowait()
        assert message is not None
        messages.append(msgspec.json.decode(message))
    return messages


async def answer(table: Table, who: Listener, id: str, **action: Any) -> str:
    heard(who)
    table.room.incoming.hear(who, Do(id, action))
    await table.settle()
    return next((each["message"]["id"] for each in heard(who) if each["kind"] == "refused"), "")


@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_acts_before_the_search_begins(monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    async def scenario() -> None:
        options = {"variant": variant}
        people = ("ann", "bob")
        async with begun(monkeypatch, "oraklos", 2, people, options, settings=LEADING) as (table, both):
            await until_search(table, both)
            n, lines = table.room.table.n, table.lines()
            for who in both:
                for offer in table.match.offers(0):
                    early = pick(offer, Random(1))
                    assert await answer(table, who, f"early {offer.verb}", **early) == "not-open-yet"
            await table.wait(FALLING_MS / 1000 - 0.002)
            assert await answer(table, both[0], "just before", do="done") == "not-open-yet"
            assert (table.room.table.n, table.lines()) == (n, lines)
            table.clock.now += 0.01
            await table.do(both[0], do="done")
            (line,) = table.lines()[len(lines) :]
            assert (line["do"], line["seat"]) == ("done", 0)
            assert 0 <= line["at"] < 20

    asyncio.run(scenario())


def test_stalls_of_the_server_open_nothing_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables go by a time that stands still with the server: however far that is behind, so is the search."""

    async def scenario() -> None:
        people = ("ann", "bob")
        async with begun(monkeypatch, "oraklos", 2, people, {"variant": "junior"}, settings=LEADING) as (
            table,
            (ann, _),
        ):
            behind_s = 60.0
            monkeypatch.setattr("pythia.server.table.incoming.monotonic", lambda: table.clock.now + behind_s)
            assert table.room.table.race.elapsed(table.clock.now) < 0
            assert await answer(table, ann, "early", do="done") == "not-open-yet"

    asyncio.run(scenario())


def test_who_waits_is_not_refused_for_who_did_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Antipodes: of two who deny the same card the first is heard, and nobody by sending it too early."""

    async def scenario() -> None:
        options = {"variant": "antipodes"}
        people = ("ann", "bob")
        async with begun(monkeypatch, "oraklos", 2, people, options, settings=LEADING) as (table, (ann, bob)):
            await until_search(table, [ann, bob])
            card = table.match.view(None).wishes[0]
            assert await answer(table, ann, "early", do="deny", card=card) == "not-open-yet"
            await table.wait(FALLING_MS / 1000 + 0.5)
            await table.do(bob, do="deny", card=card)
            assert table.lines()[-1]["seat"] == 1
            assert table.lines()[-1]["at"] == 500

    asyncio.run(scenario())


def test_bots_wait_like_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        options = {"variant": "junior"}
        async with begun(monkeypatch, "oraklos", 3, ("ann",), options, settings=LEADING) as (table, (ann,)):
            assert await answer(table, ann, "early", do="done") == "not-open-yet"
            await table.wait(FALLING_MS / 1000)
            assert table.lines() == []
            await table.do(ann, do="done")
            while table.phase == "search":
                await table.leap()
            assert all(line.get("at", 0) >= 0 for line in table.lines())

    asyncio.run(scenario())


def test_what_was_done_is_answered_again_in_the_lead_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        people = ("ann", "bob")
        async with begun(monkeypatch, "oraklos", 2, people, settings=LEADING) as (table, both):
            await until_search(table, both)
            last = table.lines()[-1]
            who = both[last.pop("seat")]
            assert (who.guest_id, f"{table.ids}") in table.room.table.done
            assert await answer(table, who, f"{table.ids}", **last) == ""

    asyncio.run(scenario())
