"""Tables that go on from a position of a finished match, or of a file."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from tests.server.house import QUICK, SOLO, Guest, guest, house, plain, who

from pythia.server import bounds
from pythia.server.bounds import Rate
from pythia.server.limits import Limits
from pythia.server.table import dealing
from pythia.server.table.restoring import politely
from pythia.store import Step, TableRow
from pythia.table.match import Match
from pythia.table.record import load_header, split
from pythia.table.replay import replay, verify

RECORDS = files("pythia.games")
PROPHECY = (RECORDS / "prophecy" / "records" / "winner_alone.jsonl").read_bytes()
QUEST = (RECORDS / "quest" / "records" / "single_survivor.jsonl").read_bytes()
ORAKLOS = (RECORDS / "oraklos" / "records" / "standard_by_the_pile.jsonl").read_bytes()


def at_line(record: bytes, line: int) -> Match:
    *_, last = replay(record, to=line)
    return last.move.match


def part(record: bytes, share: float) -> int:
    """The last line of a step after so much of it, in the middle of a round."""
    steps = [step for step in replay(record) if step.move.match.acting]
    return steps[int(share * len(steps))].line


def middle(record: bytes) -> int:
    return part(record, 0.5)


async def record_of(someone: Guest, table: str) -> bytes:
    return (await someone.http.get(f"/api/tables/{table}/record")).content


async def refused(someone: Guest, status: int, **body: Any) -> tuple[str, Any]:
    """The message of a refusal; of a bad record, that of its line."""
    error = (await someone.post("/api/tables", body, status))["error"]
    return error["id"], error["args"].get("message", {}).get("id")


@pytest.mark.parametrize(("record", "seat"), [(PROPHECY, 1), (QUEST, 1), (ORAKLOS, 0)])
def test_a_record_is_played_on_to_its_end(tmp_path: Path, record: bytes, seat: int) -> None:
    line = part(record, 0.8)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table_from(record, line, seat)
            async with ann.at(table) as one:
                assert one.summary["mine"] == [seat]
                assert one.now["n"] == 1
                before = at_line(record, line)
                assert one.now["view"] == plain(before.view(seat))
                await one.play(Random(1))
            own = await record_of(ann, table)
            source, header = load_header(split(record)[0])[0], load_header(split(own)[0])[0]
            assert header.from_ is not None
            assert (header.from_.line, header.from_.commitment) == (line, source.commitment)
            assert header.commitment != source.commitment
            assert split(own)[1:line] == split(record)[1:line]
            verify(own)
            steps = (await ann.get(f"/api/tables/{table}/replay"))["frames"]
            assert steps[-1]["watcher"]["winners"]
            again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
            async with ann.at(again) as one:
                assert one.summary["phase"] == "running"
                assert one.now["view"] != plain(before.view(seat))
            assert b'"redeal"' in own or record is not PROPHECY

    asyncio.run(scenario())


def test_a_finished_match_of_this_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            first = await ann.table(start=True)
            async with ann.at(first) as one:
                await one.do({"do": "undo"})
                assert await refused(ann, 404, **{"from": {"table": first, "line": 4}}) == (
                    "not-over-yet",
                    None,
                )
                await one.play(Random(4))
            record = await record_of(ann, first)
            line = middle(record)
            asked = {"from": {"table": first, "line": line}, "seat": 1, "start": True}
            table = (await ben.post("/api/tables", asked, 201))["id"]
            async with ben.at(table) as two:
                assert who(two.summary)[1] == "person:Ben"
                assert two.now["view"] == plain(at_line(record, line).view(1))
                assert two.now["acks"] == []
                # Whoever has seen the other match knows the cards that Ben kept.
                error = await ann.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)
                assert error["error"]["id"] == "played-on-alone"
                await two.play(Random(5))
            verify(await record_of(ben, table))

    asyncio.run(scenario())


def test_friends_take_a_match_up_together_and_the_server_may_stop_at_any_time(tmp_path: Path) -> None:
    line = middle(PROPHECY)
    before = at_line(PROPHECY, line)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_from(PROPHECY, line, seat=1, start=False, bots="adept")
            await ben.post(f"/api/tables/{table}/sit", {"seat": 0})
            cookies = ann.http.cookies, ben.http.cookies
        async with house(tmp_path) as h, guest(h.address, None, cookies[0]) as ann:
            summary = await ann.get(f"/api/tables/{table}")
            assert (summary["phase"], who(summary)[:2]) == ("lobby", ["person:Ben", "person:Ann"])
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as one:
                shown = one.now
        async with (
            house(tmp_path) as h,
            guest(h.address, None, cookies[0]) as ann,
            guest(h.address, None, cookies[1]) as ben,
            ann.at(table) as one,
            ben.at(table) as two,
        ):
            assert one.now["view"]["hand"] == shown["view"]["hand"] != plain(before.view(1))["hand"]
            assert two.now["view"]["hand"] != plain(before.view(0))["hand"]
            assert one.now["view"]["seats"] == plain(before.view(1))["seats"]
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            verify(await record_of(ann, table))

    asyncio.run(scenario())


def test_talk_of_the_other_match_stays_in_the_record_alone(tmp_path: Path) -> None:
    head, *lines = split(PROPHECY)
    saying = b'{"seat": 0, "say": "text", "text": "between us"}'
    record = b"\n".join([head, *lines[:9], saying, *lines[9:]])

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table_from(record, 20)
            await h.lobby.sleep(before=float("inf"))
            async with ann.at(table) as one:
                assert one.talks == []
                await one.play(Random(1))
            assert split(await record_of(ann, table))[10] == saying

    asyncio.run(scenario())


def test_time_goes_on_where_the_step_was(tmp_path: Path) -> None:
    """Oraklos in the middle of a search: nothing is stamped earlier than what was done before."""
    step = next(
        step
        for step in replay(ORAKLOS)
        if step.move.match.state.phase == "search" and step.move.match.state.at
    )
    at = step.move.match.state.at

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table_from(ORAKLOS, step.line, step.move.match.header.players - 1)
            async with ann.at(table) as one:
                assert one.now["elapsed_ms"] >= at
                offers = {offer["verb"] for offer in one.now["offers"]}
                verb = "undone" if "undone" in offers else "done"
                assert (await one.do({"do": verb}))["kind"] == "ack"

    asyncio.run(scenario())


def test_what_cannot_be_taken_up_is_refused_with_its_reason(tmp_path: Path) -> None:
    text, last = PROPHECY.decode(), len(split(PROPHECY))

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            fine = {"record": text, "line": 20}
            for body, expected in (
                ({"from": {"line": 3}}, ("from-table-or-record", None)),
                ({"from": {**fine, "table": "k7m2q9xy"}}, ("from-table-or-record", None)),
                ({"from": {"record": text, "line": last}}, ("error-at-line", "nothing-to-take-up")),
                ({"from": {"record": text, "line": last + 1}}, ("error-at-line", "no-such-line")),
                ({"from": {"record": "", "line": 1}}, ("error-at-line", "header-not-json")),
                ({"from": {"record": text[:-40], "line": 9999}}, ("error-at-line", "no-such-line")),
                ({"from": fine, "game": "quest"}, ("not-as-in-the-record", None)),
                ({"from": fine, "players": 6}, ("not-as-in-the-record", None)),
                ({"from": fine, "options": {"takeback": True}}, ("not-as-in-the-record", None)),
                ({"from": fine, "seat": 9}, ("no-such-seat", None)),
                ({"from": fine, "seat": -1}, ("no-such-seat", None)),
                ({"from": {**fine, "line": 0}}, ("message-unfit", None)),
                ({"from": {**fine, "more": 0}}, ("message-unfit", None)),
                ({"players": 2}, ("key-missing", None)),
                ({"game": "prophecy"}, ("key-missing", None)),
            ):
                assert await refused(ann, 422, **body) == expected, body
            missing = await refused(ann, 404, **{"from": {"table": "nowhere", "line": 3}})
            assert missing == ("no-such-table", None)
            long = {"record": " " * (bounds.RECORD.most + 1), "line": 1}
            assert await refused(ann, 413, **{"from": long}) == ("message-too-large", None)
            longer = {"record": "\\" * (bounds.RECORD.most + 1), "line": 1}
            assert await refused(ann, 413, **{"from": longer}) == ("message-too-large", None)
            assert (await ann.get("/api/me"))["tables"] == []

    asyncio.run(scenario())


def test_any_seat_can_be_the_makers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(seat=1)
            assert who(await ann.get(f"/api/tables/{table}")) == ["empty:", "person:Ann"]
            await ann.post("/api/tables", {**SOLO, "seat": 2}, 422)

    asyncio.run(scenario())


def test_a_table_and_the_lines_it_goes_on_from_are_stored_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            stored: list[list[str]] = []
            append = h.lobby.store.append

            async def noted(row: TableRow, *steps: Step) -> None:
                stored.append([step.kind for step in steps])
                await append(row, *steps)

            monkeypatch.setattr(h.lobby.store, "append", noted)
            await ann.table_from(PROPHECY, 20)
            waiting = await ann.table_from(PROPHECY, 20, start=False)
            await ann.post(f"/api/tables/{waiting}/start")
            assert stored == [["from", "move"], ["from"], ["move"]]

    asyncio.run(scenario())


def test_a_file_by_its_path(tmp_path: Path) -> None:
    async def scenario() -> None:
        with as_file(RECORDS / "prophecy" / "records" / "winner_alone.jsonl") as path:
            async with house(tmp_path) as h, guest(h.address) as ann:
                table = await ann.table_from(path, 20)
                assert json.loads(path.read_text().splitlines()[0])["game"] == "prophecy"
                assert (await ann.get(f"/api/tables/{table}"))["phase"] == "running"

    asyncio.run(scenario())


def test_lines_of_another_match_are_kept_by_the_store_alone(tmp_path: Path) -> None:
    line = middle(PROPHECY)
    earlier = split(PROPHECY)[line // 2].decode()

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            waiting = await ann.table_from(PROPHECY, line, 1, start=False)
            begun = await ann.table_from(PROPHECY, line, 1)
            for table in (waiting, begun):
                room = await h.lobby.room(table)
                assert earlier not in f"{vars(room)} {asdict(room.table)}"
            await h.lobby.sleep(before=float("inf"))
            for table in (waiting, begun):
                room = await h.lobby.room(table)
                assert earlier not in f"{vars(room)} {asdict(room.table)}"
            await ann.post(f"/api/tables/{waiting}/start")
            async with ann.at(waiting) as one, ann.at(begun) as other:
                assert one.now["view"] == other.now["view"] == plain(at_line(PROPHECY, line).view(1))
            rooms = [await h.lobby.room(table) for table in (waiting, begun)]
            assert rooms[0].table.length.steps == rooms[1].table.length.steps > 0

    asyncio.run(scenario())


def test_a_match_is_taken_up_politely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = middle(PROPHECY)
    moves = sum(step.line <= line for step in replay(PROPHECY))
    taken = list[int]()

    def counted(items: Iterable[Any]) -> Iterator[Any]:
        taken.append(0)
        for item in politely(items):
            taken[-1] += 1
            yield item

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            monkeypatch.setattr(dealing, "politely", counted)
            await ann.table_from(PROPHECY, line, 1)
            assert taken == [moves, moves], "replayed, and followed"

    asyncio.run(scenario())


def test_how_much_an_address_has_kept_of_other_matches_is_bounded(tmp_path: Path) -> None:
    line = middle(PROPHECY)
    kib = 1 + sum(map(len, split(PROPHECY)[1:line])) // 1024
    settings = replace(QUICK, limits=Limits(taken_up_kib=Rate(0.001, 2 * kib)))

    async def scenario() -> None:
        async with house(tmp_path, settings) as h, guest(h.address) as ann:
            for _ in range(2):
                await ann.table_from(PROPHECY, line, start=False)
            source = {"record": PROPHECY.decode(), "line": line}
            assert await refused(ann, 429, **{"from": source, "seat": 0}) == ("too-fast", None)
            assert await ann.table(), "other tables are made all the same"

    asyncio.run(scenario())
