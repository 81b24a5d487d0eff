"""A table that is taken up from a record may bring a long one; whatever else is in its body is as short, and
read as strictly, as any other."""

import asyncio
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, SOLO, guest, house

from pythia.server import bounds
from pythia.server.http.guard import JSON, TooLarge, unfit, without_record
from pythia.server.limits import Limits
from pythia.table.strict_json import NotJSON, Unfit

RECORD = (files("pythia.games.prophecy") / "records" / "winner_alone.jsonl").read_text()


def body(**more: Any) -> bytes:
    return json.dumps({"from": {"record": RECORD, "line": 20}, "seat": 0, **more}).encode()


def why_unfit(sent: bytes) -> str | None:
    try:
        return unfit(JSON, without_record(sent)[0])
    except NotJSON:
        return "message-not-json"
    except Unfit:
        return "message-unfit"


def test_the_record_is_left_out_and_nothing_else() -> None:
    rest, looks_back = without_record(body(bots="novice"))
    assert looks_back
    assert json.loads(rest) == {"from": {"record": "", "line": 20}, "seat": 0, "bots": "novice"}
    assert without_record(b'{"game": "quest"}') == (b'{"game": "quest"}', False)
    assert without_record(b'{"from": {"table": "x", "line": 1}}')[1], "also without a record of its own"


@pytest.mark.parametrize(
    "sent",
    [
        body(options={"x": "y" * bounds.BODY.most}),
        body(options=[[]] * bounds.BODY.most),
        b"[" * bounds.BODY_WITH_RECORD.most,
        b'{"from": ' * (bounds.RECORD.most // 9),
        b'{"x": ' + b"[" * bounds.BODY.most + b"]" * bounds.BODY.most + b"}",
        b'{"from": {"record": [' + b"1," * bounds.BODY.most + b"1]}}",
        body()[:-1] + b', "from": {"line": 1}}',
        json.dumps({"from": {"record": " " * (bounds.RECORD.most + 1)}}).encode(),
        json.dumps({"from": {"record": "\x00" * (bounds.RECORD.most // 6), "table": "y" * 5000}}).encode(),
    ],
    ids=range(9),
)
def test_what_is_large_besides_a_record_is_too_large(sent: bytes) -> None:
    with pytest.raises(TooLarge):
        without_record(sent)


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (body()[:-1] + b', "seat": 1}', "message-unfit"),
        (b'{"from": {"record": "a", "record": "b"}}', "message-unfit"),
        (b'{"from": {"record": [' + b"[]," * 300 + b"[]]}}", "message-unfit"),
        (body()[:-1], "message-not-json"),
        (body() + b"x", "message-not-json"),
        (b'{"from": {"record": "' + b"\xff" * 2 * bounds.RECORD.most + b'"}}', "message-not-json"),
        (b'{"from": {"record": "\xc3"}}', "message-not-json"),
        (b'{"from": {"record": "\\ud800"}}', "message-not-json"),
        # Which is the record?
        (b'{"from": {"record": "x"}, "bots": "x"}', "message-unfit"),
        (b'{"bots" : "novice", "from": {"record": " : "}}', "message-unfit"),
    ],
)
def test_what_is_left_is_read_strictly(sent: bytes, why: str) -> None:
    assert why_unfit(sent) == why


def test_who_takes_matches_up_has_a_few_places(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, limits=Limits(looks_back=0))) as h, guest(h.address) as ann:
            await ann.post("/api/tables", SOLO, 201)
            for source in ({"record": RECORD, "line": 20}, {"table": "nowhere", "line": 3}):
                refused = await ann.post("/api/tables", {"from": source}, 429)
                assert refused["error"]["id"] == "too-fast"

    asyncio.run(scenario())
