"""A loop that stands still is noticed, named, counted, and its time can be given back."""

import asyncio
import json
import logging
import os
import signal
import time
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.server.house import LINES, QUICK, WITHIN_S, guest, house, process

from pythia.server.log import facts_of
from pythia.server.metrics import Metrics
from pythia.server.watchdog import STALL_S, Watchdog

CANARY = "canary-2b7e15"


def stand_still(seconds: float) -> None:
    held_in_a_name_that_is_not_logged = CANARY
    time.sleep(seconds)
    assert held_in_a_name_that_is_not_logged


def test_a_stall_is_named_counted_and_measured(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "pythia")

    async def scenario() -> None:
        metrics = Metrics()
        watchdog = Watchdog(metrics)
        try:
            await asyncio.sleep(0.2)
            before, stood = watchdog.now(), metrics.text()
            stand_still(10 * STALL_S)
            asked_at_once = watchdog.now()
            assert before <= asked_at_once <= before + 2 * STALL_S
            while metrics.text() == stood:
                await asyncio.sleep(0.01)
            assert watchdog.now() >= asked_at_once, "it never goes back"
            later = watchdog.now()
            while watchdog.now() == later:
                await asyncio.sleep(0.01)
        finally:
            watchdog.close()

    asyncio.run(scenario())
    told = [facts_of(record) for record in caplog.records if record.msg == "stalled"]
    named = [facts for facts in told if any("stand_still" in str(place) for place in facts.get("where", ()))]  # type: ignore[union-attr]
    assert named, told
    assert CANARY not in json.dumps(told)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_process_that_was_stopped_has_stood_still(tmp_path: Path) -> None:
    with (
        process(tmp_path) as running,
        httpx.Client(base_url=running.address, timeout=WITHIN_S, limits=LINES) as http,
    ):
        before = _stalls(http)
        os.kill(running.process.pid, signal.SIGSTOP)
        time.sleep(2 * STALL_S)
        os.kill(running.process.pid, signal.SIGCONT)
        until = time.monotonic() + WITHIN_S
        while _stalls(http) == before and time.monotonic() < until:
            time.sleep(0.02)
        assert _stalls(http) > before
        running.stop()


def _stalls(http: httpx.Client) -> float:
    (line,) = (
        line
        for line in http.get("/metrics").text.splitlines()
        if line.startswith("pythia_stall_seconds_count")
    )
    return float(line.split()[1])


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async def scenario(for_all: bool) -> None:
        folder = tmp_path / str(for_all)
        folder.mkdir()
        async with house(folder, replace(QUICK, metrics_for_all=for_all)) as h, guest(h.address) as ann:
            await ann.table()
            here = await ann.http.get("/metrics")
            assert here.status_code == 200
            assert "pythia_tables 1.0" in here.text
            assert "Ann" not in here.text
            for host in ("localhost", "LOCALHOST:80", "127.0.0.1", "[::1]", "[::1]:8000"):
                here = await ann.http.get("/metrics", headers={"host": host})
                assert here.status_code == 200, host
            for host in ("pythia.example:80", "pythia.example", "[::2]", "[", ""):
                elsewhere = await ann.http.get("/metrics", headers={"host": host})
                assert elsewhere.status_code == (200 if for_all else 404), host

    for for_all in (False, True):
        asyncio.run(scenario(for_all))


@pytest.mark.parametrize("public_url", [None, "https://pythia.example"])
def test_metrics_are_not_for_whom_a_proxy_asks(tmp_path: Path, public_url: str | None) -> None:
    """Also where it is on this machine and writes our own address into Host."""

    async def scenario() -> None:
        async with (
            house(tmp_path, replace(QUICK, public_url=public_url)) as h,
            guest(h.address, None) as anyone,
        ):
            assert (await anyone.http.get("/metrics")).status_code == 200
            for name, value in (
                ("x-forwarded-for", "192.0.2.1"),
                ("x-forwarded-for", "127.0.0.1"),
                ("x-forwarded-for", ""),
                ("x-forwarded-proto", "https"),
                ("x-real-ip", "192.0.2.1"),
                ("forwarded", "for=192.0.2.1"),
                ("via", "1.1 proxy"),
            ):
                asked = await anyone.http.get("/metrics", headers={name: value})
                assert asked.status_code == 404, name

    asyncio.run(scenario())
