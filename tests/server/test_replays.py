"""A record stepped through: own matches and files from anywhere, also hostile ones."""

import asyncio
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, House, guest, house, plain

from pythia.contract import Message
from pythia.server import bounds, replays
from pythia.server.limits import Limits
from pythia.server.wire import Declined
from pythia.table.replay import replay

RECORDS = files("pythia.games.prophecy") / "records"
NDJSON = {"content-type": "application/x-ndjson"}


async def send(h: House, record: bytes, **more: Any) -> httpx.Response:
    async with guest(h.address, None) as anyone:
        return await anyone.http.post("/api/replays", content=record, headers={**NDJSON, **more})


@pytest.mark.parametrize(
    "name", ["winner_alone_of_six.jsonl", "cards_taken_back.jsonl", "shared_victory.jsonl"]
)
def test_every_step_is_what_each_seat_saw(tmp_path: Path, name: str) -> None:
    record = (RECORDS / name).read_bytes()

    async def scenario() -> None:
        async with house(tmp_path) as h:
            answer = await send(h, record)
            assert answer.status_code == 200, answer.text
            shown = answer.json()
            steps = [played for played in replay(record, moments=True) if played.move.told]
            assert [frame["line"] for frame in shown["frames"]] == [played.line for played in steps]
            for frame, played in zip(shown["frames"], steps, strict=True):
                match = played.move.match
                assert frame["watcher"] == plain(match.view(None))
                assert frame["seats"] == [plain(match.view(seat)) for seat in range(shown["players"])]
                assert frame["told"] == plain(played.move.told)
                for shown_moment, moment in zip(frame["moments"], played.move.moments, strict=True):
                    assert shown_moment["told"] == moment.told
                    assert shown_moment["watcher"] == plain(match.view_at(moment, None))
                    views = [plain(match.view_at(moment, seat)) for seat in range(shown["players"])]
                    assert shown_moment["seats"] == views
            assert shown["over"]
            assert max(len(frame["moments"]) for frame in shown["frames"]) == 3
            unpacked = await send(h, record, **{"accept-encoding": "identity"})
            assert unpacked.json() == shown
            assert "content-encoding" not in unpacked.headers

    asyncio.run(scenario())


def test_a_finished_table_can_be_stepped_through_by_anybody_and_a_running_one_by_nobody(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as anyone:
            table = await ann.table(start=True)
            async with ann.at(table) as socket:
                await socket.play(Random(1), 3)
                refused = await ann.get(f"/api/tables/{table}/replay", 404)
                assert refused["error"]["id"] == "not-over-yet"
                await socket.play(Random(2))
            shown = await anyone.get(f"/api/tables/{table}/replay")
            record = await anyone.http.get(f"/api/tables/{table}/record")
            assert shown == (await send(h, record.content)).json()
            assert shown["names"][0] == "Ann"
            assert shown["frames"][-1]["watcher"]["phase"] == "over"
            (over,) = (heard for heard in socket.heard if heard["kind"] == "over")
            assert over["winners"] == shown["frames"][-1]["watcher"]["winners"]
            assert [seat for seat, place in enumerate(over["places"]) if place == 1] == over["winners"]
            for key in ("scores", "places", "winners", "ended"):
                assert shown[key] == over[key], "a replay ends as the match did"

    asyncio.run(scenario())


def test_a_file_that_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    good = (RECORDS / "winner_alone.jsonl").read_bytes()
    lines = good.splitlines()

    async def scenario() -> None:
        async with house(tmp_path) as h:
            for record, line, why in (
                (b"", 1, "header-not-json"),
                (b"\xff\xfe\x00", 1, "header-not-json"),
                (b"[" * 100_000, 1, "header-not-json"),
                (b"\n".join([*lines[:9], b'{"seat": 0, "do": "dance"}', *lines[9:]]), 10, "unknown-verb"),
                (b"\n".join([*lines[:-1], lines[-2]]), len(lines), None),
            ):
                answer = await send(h, record)
                error = answer.json()["error"]
                assert (answer.status_code, error["id"]) == (422, "error-at-line"), answer.text
                assert error["args"]["line"] == line, answer.text
                if why is not None:
                    assert error["args"]["message"]["id"] == why, answer.text
            big = await send(h, b" " * (bounds.RECORD.most + 1))
            assert (big.status_code, big.json()["error"]["id"]) == (413, "message-too-large")
            other = await send(h, good[:100], **{"content-type": "text/plain"})
            assert other.status_code == 422
            cross = await send(h, good, origin="https://elsewhere.example")
            assert cross.status_code == 403
            assert (await send(h, good)).status_code == 200

    asyncio.run(scenario())


def test_a_match_beyond_measure_is_refused_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_REPLAY_BYTES", 50_000)
    with pytest.raises(Declined) as declined:
        replays.packed((RECORDS / "winner_alone.jsonl").read_bytes())
    assert declined.value.message.args["message"] == Message("record-too-long")


def test_one_address_uploads_a_few_at_a_time(tmp_path: Path) -> None:
    record = (RECORDS / "winner_alone.jsonl").read_bytes()

    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, limits=Limits(looks_back=1))) as h:
            host, port = h.address.removeprefix("http://").split(":")
            reading, writing = await asyncio.open_connection(host, int(port))
            writing.write(
                b"POST /api/replays HTTP/1.1\r\nHost: %s:%s\r\nContent-Type: application/x-ndjson\r\n"
                b"Content-Length: %d\r\n\r\n" % (host.encode(), port.encode(), len(record))
            )
            while (answer := await send(h, record)).status_code == 200:
                await asyncio.sleep(0.01)  # the other has not been heard yet
            assert (answer.status_code, answer.json()["error"]["id"]) == (429, "too-fast")
            writing.write(record)
            assert (await reading.readline()).startswith(b"HTTP/1.1 200")
            writing.close()
            while (answer := await send(h, record)).status_code == 429:
                await asyncio.sleep(0.01)
            assert answer.status_code == 200

    asyncio.run(scenario())


def test_talk_is_shown_as_plain_text_before_the_step_it_came_before(tmp_path: Path) -> None:
    head, *rest = (RECORDS / "winner_alone.jsonl").read_text().splitlines()
    saying = '{"seat": 0, "say": "text", "text": "<b>a\\u202eb</b>"}'
    place = next(number for number, line in enumerate(rest) if '"do"' in line)
    record = "\n".join([head, *rest[:place], saying, *rest[place:]]).encode()

    async def scenario() -> None:
        async with house(tmp_path) as h:
            shown = (await send(h, record)).json()
            assert [frame["said"] for frame in shown["frames"][:1]] == [[]]
            (said,) = shown["frames"][1]["said"]
            assert (said["seat"], said["text"]) == (0, "<b>ab</b>")

    asyncio.run(scenario())
