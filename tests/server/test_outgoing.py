"""Who sits, comes and goes, told to many: made once for each kind of listener, and not too often."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import WITHIN_S, guest, house

from pythia import games
from pythia.server import bounds
from pythia.server.table import core, outgoing, summaries
from pythia.server.table.listener import Listener
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts, Seat
from pythia.server.table.words import ToldLines
from pythia.store import Guest
from pythia.table.chance import Live
from pythia.table.match import open_match
from pythia.table.record import ActionLine

WATCHERS = 60


class Heard(Listener):
    """Keeps what it is sent, and has no socket."""

    def __init__(self, guest: Guest | None, address: str = "198.51.100.1") -> None:
        super().__init__(guest, 10_000, address)
        self.messages: list[dict[str, Any]] = []

    def send(self, message: str) -> None:
        self.messages.append(msgspec.json.decode(message))

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [each["summary"] for each in self.messages if each["kind"] == "table"]


async def joined(room: Room, *listeners: Heard) -> None:
    for each in listeners:
        await room.ask(partial(room.join, each))


def crowd() -> list[Heard]:
    return [Heard(None, f"198.51.100.{number}") for number in range(WATCHERS)]


def test_a_table_is_told_to_all_of_a_kind_in_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[str | None]()
    summary = summaries.summary

    def counted(row: Any, about: Any, who: str | None, *rest: Any) -> Any:
        made.append(who)
        return summary(row, about, who, *rest)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben)
            room = await h.lobby.room(table)
            here = [Heard(Guest(who.guest, who.name)) for who in room.facts.seats if who.guest]
            watchers = crowd()
            monkeypatch.setattr(summaries, "summary", counted)
            await joined(room, *watchers)
            assert len(made) == WATCHERS, "each its own greeting, and nothing for the others"
            made.clear()
            await joined(room, *here)
            # Two greetings; then the watchers' message twice, and Ann's when Ben comes.
            assert len(made) == 2 + 2 + 1
            assert all(len(each.tables) == 3 for each in watchers)
            made.clear()
            await ben.post(f"/api/tables/{table}/leave")
            assert len(made) <= 4, "Ben's greeting, Ann's, the watchers'; and the answer to the request"
            for each in (*watchers, *here):
                assert each.tables[-1]["seats"][1]["who"] == "empty"
            assert [each.tables[-1]["host"] for each in (*here, watchers[0])] == [True, False, False]

    asyncio.run(scenario())


def test_who_comes_and_goes_again_and_again_is_told_now_and_then(tmp_path: Path) -> None:
    times = 200

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table()
            room = await h.lobby.room(table)
            time = [room.now()]
            room.now = lambda: time[0]
            watcher, host = Heard(None), room.facts.seats[0]
            await joined(room, watcher)
            assert host.guest is not None
            for _ in range(times):
                comes = Heard(Guest(host.guest, host.name))
                await joined(room, comes)
                assert comes.tables, "who comes is greeted at once"
                await room.ask(partial(room.part, comes))
            await joined(room, last := Heard(Guest(host.guest, host.name)))
            assert 1 < len(watcher.tables) <= 1 + bounds.TELLINGS.most.at_once
            assert watcher.tables[-1]["seats"][0]["away"], "not yet told that they are there"
            time[0] += 1 / bounds.TELLINGS.most.a_second
            async with asyncio.timeout(WITHIN_S):
                while watcher.tables[-1]["seats"][0]["away"]:
                    await asyncio.sleep(0.01)
            assert len(watcher.tables) <= 2 + bounds.TELLINGS.most.at_once
            assert len(last.tables) <= 2

    asyncio.run(scenario())


def test_listeners_are_counted_as_they_come_and_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            room = await h.lobby.room(await ann.table())
            ben = Guest("ben", "Ben")
            one, two, nobody = Heard(ben), Heard(ben), Heard(None, "198.51.100.9")
            await joined(room, one, two, nobody)
            assert (len(room.listeners), set(room.present)) == (3, {"ben"})
            assert room.listeners.of("ben") == [one, two]
            assert [room.listeners.near(each.address) for each in (one, nobody)] == [2, 1]
            for left, each in enumerate((one, two)):
                assert each in room.listeners
                await room.ask(partial(room.part, each))
                assert set(room.present) == ({"ben"} if not left else set())
            assert [*room.listeners] == [nobody]
            assert room.listeners.near(one.address) == 0

    asyncio.run(scenario())


def test_an_update_carries_the_moments_of_its_step_as_each_seat_sees_them() -> None:
    """The last cup is filled, of which its owner hears more than others, and the dice are thrown."""
    game = games.load("oraklos")
    move, source = open_match(game, 2, seed=bytes(32))
    match = move.match
    put = {"r": 2, "y": 2, "b": 1, "k": 1}
    for _ in range(2):
        (seat,) = match.acting
        action = msgspec.convert({"do": "cup", "dice": put}, game.actions)
        move = match.enter(ActionLine(seat, action), Live(source, match.drawn), moments=True)
        match = move.match
    step = core.Stepped(move.told, move.moments)
    seats = (Seat("ann", "Ann"), Seat("ben", "Ben"))
    facts = Facts("oraklos", 2, {}, "novice", None, None, True, "ann", seats)
    seen = {
        viewer: outgoing.moments_shown(match, step, viewer, ToldLines(game, step.told, facts.names, viewer))
        for viewer in (seat, 1 - seat, None)
    }
    assert {viewer: [moment.events for moment in found] for viewer, found in seen.items()} == {
        seat: [2],
        1 - seat: [1],
        None: [1],
    }
    assert [found[0].view.phase for found in seen.values()] == ["cup"] * 3
    assert [found[0].view.put for found in seen.values()] == [(2, 2, 1, 1), (2, 2, 1, 1), None]
    assert {found[0].view.acting for found in seen.values()} == {()}
    assert match.view(None).phase == "search"
