"""What the server logs: every line has its form, and no secret has a place in it."""

import asyncio
import json
import logging
import os
import re
import resource
import signal
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from tests.server.house import WITHIN_S, guest, house, process
from tests.server.test_bot_pool import workers

from pythia.server import log
from pythia.server.wire import WIRE, Reason
from pythia.store import StoreError
from pythia.store.sqlite import FILE, SQLiteStore

CANARY = "canary-7f3a91"
ELSEWHERE = {
    "bot-failed", "bot-stuck", "failed", "seat-changed", "facts-unfit", "match-unfit", "forgotten",
    "sent-away", "banned", "stalled", "store-upgraded",
}  # fmt: skip
"""Events that need more than a game: other tests have them."""
EVENTS = {*get_args(log.Event), "library"}
PLACE = re.compile(r"[\w<>.-]+:\d+ [\w<>.]+")
FORMS: dict[str, Any] = {
    "time": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00").fullmatch,
    "level": {"info", "warning", "error"}.__contains__,
    "event": EVENTS.__contains__,
    "table": re.compile("[2-9a-z]{8}").fullmatch,
    "guest": re.compile("[0-9a-f]{8}").fullmatch,
    "seat": range(6).__contains__,
    "tables": range(10**9).__contains__,
    "people": range(10**9).__contains__,
    "took_ms": range(250, 10**9).__contains__,
    "line": range(10**9).__contains__,
    "schema": range(1, 10**9).__contains__,
    "lost": range(1, 10**9).__contains__,
    "reason": set(get_args(Reason)).__contains__,
    "error": str.isidentifier,
    "code": re.compile("SQLITE_[A-Z_]+").fullmatch,
    "where": lambda places: all(map(PLACE.fullmatch, places)),
}


def lines_of(log: str) -> list[dict[str, Any]]:
    """Every line, held against the forms: nothing else can be in one."""
    lines = [json.loads(line) for line in log.splitlines()]
    for line in lines:
        assert line.keys() >= {"time", "level", "event"}
        for name, value in line.items():
            assert FORMS[name](value), line
    return lines


def test_a_whole_game_and_its_mishaps_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    secrets: set[str] = set()

    async def scenario() -> str:
        # Into a pipe: what may not grow for a while below is every file of the server's, its log too.
        with process(tmp_path, piped=True) as running:
            async with guest(running.address, f"Ann {CANARY}") as ann, guest(running.address, None) as device:
                link = (await ann.post("/api/me/link"))["path"]
                await device.post("/api/me/move", {"token": link.partition("=")[2]})
                await ann.post("/api/me/browsers/sign-out-others")
                for someone in (ann, device):
                    secrets.update(someone.http.cookies.values())
                secrets.update((link, link.partition("=")[2], (await ann.get("/api/me"))["guest"]))
                await ann.post("/api/me/move", {"token": CANARY}, 403)
                await ann.http.post(f"/api/me?token={CANARY}", content=CANARY.encode())
                await ann.get(f"/api/tables/{CANARY}", 404)
                table = await ann.table(start=True, players=3)
                async with ann.at(table) as one:
                    await one.send({"id": CANARY, "say": "text", "text": f"I hold {CANARY}"})
                    await one.next("talk")
                    await one.send(f"no message: {CANARY}")
                    await one.play(Random(1), 2)
                    for worker in workers(running.process.pid):
                        os.kill(worker, signal.SIGKILL)
                    await one.until_turn()
                    limits = resource.prlimit(
                        running.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY)
                    )
                    assert (await one.do(one.choice(Random(2)), "full"))["kind"] == "refused"
                    await ann.post("/api/me", {"name": CANARY}, 503)
                    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, limits)
                    await one.play(Random(3))
                    if not one.over:
                        await one.next("over")
                    (over,) = (heard for heard in one.heard if heard["kind"] == "over")
                    secrets.update((over["seed"], over["commitment"], CANARY))
            return (await asyncio.to_thread(running.stop))[1]

    written = asyncio.run(scenario())
    assert all(len(secret) > 7 for secret in secrets)
    assert len(secrets) >= 8
    assert [secret for secret in secrets if secret in written] == []
    lines = lines_of(written)
    told = {line["event"] for line in lines}
    assert told >= set(get_args(log.Event)) - ELSEWHERE
    assert {line["code"] for line in lines if line["event"] == "store-failed"} <= {
        "SQLITE_FULL",
        "SQLITE_IOERR_WRITE",
    }
    tables = {line["table"] for line in lines if "table" in line}
    assert len(tables) == 1
    assert {
        line["guest"] for line in lines if line["event"] in ("guest-made", "guest-moved", "table-made")
    } == {next(line["guest"] for line in lines if line["event"] == "socket-opened")}, "one guest, by one name"


def test_a_log_that_nobody_reads_stops_nothing(tmp_path: Path) -> None:
    """More is logged than the pipe holds; then what waits is too much, and it is said how much was lost."""

    async def scenario() -> None:
        with process(tmp_path, piped=True) as running:
            async with guest(running.address) as ann:
                table = await ann.table(start=True)
                for _ in range(400):
                    async with ann.at(table):
                        pass
                async with ann.at(table) as one:
                    await one.play(Random(1), 2)
            running.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(running.process.wait, WITHIN_S) == 0

    asyncio.run(scenario())


@pytest.mark.usefixtures("kept")
def test_what_is_left_out_of_the_log_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_WAITING_LINES", 2)
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with os.fdopen(writing, "w") as stream, os.fdopen(reading, "rb") as pipe:
        log.keep("json", stream)
        for _ in range(2000):
            log.note("table-made", table="k7m2q9xy")
        read, end = b"", time.monotonic() + WITHIN_S
        while b'"lost": ' not in read and time.monotonic() < end:
            log.note("table-made", table="k7m2q9xy")
            read += pipe.read() or b""
            time.sleep(0.01)
        logging.getLogger().handlers[0].close()
    lines_of(read.decode())
    assert b'"lost": ' in read


@pytest.fixture
def kept() -> Iterator[None]:
    """Logging as it was before."""
    root, own = logging.getLogger(), logging.getLogger("pythia")
    handlers, level = root.handlers[:], own.level
    yield
    root.handlers[:], own.level = handlers, level


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("kind", ["text", "json"])
def test_errors_are_told_by_their_place_and_not_by_their_words(kind: str) -> None:
    stream = StringIO()
    log.keep(kind, stream)
    try:
        raise ValueError(CANARY)
    except ValueError as error:
        log.note("failed", logging.ERROR, table="k7m2q9xy", guest=CANARY, error=error)
        logging.getLogger("some.library").exception("%s and " + CANARY, CANARY)
    log.note("table-made", table="k7m2q9xy")
    logging.getLogger().handlers[0].close()
    written = stream.getvalue()
    assert CANARY not in written
    assert written.count("ValueError") == 2
    assert written.count("test_log.py") == 2
    assert written.count(log.shortened(CANARY) or "?") == 1
    assert len(written.splitlines()) == (3 if kind == "json" else 2), "as text only what went wrong"
    if kind == "json":
        lines_of(written)


def test_ready_is_more_than_alive(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            assert await ann.get("/healthz") == await ann.get("/readyz") == {"ok": True, "wire": WIRE}
            await h.lobby.close()
            assert (await ann.get("/readyz", 503))["error"]["id"] == "server-stops"
            assert (await ann.get("/healthz"))["ok"]

    asyncio.run(scenario())


def test_a_store_error_says_what_the_store_calls_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError) as refused:
        SQLiteStore(tmp_path)
    assert refused.value.code == "SQLITE_NOTADB"
