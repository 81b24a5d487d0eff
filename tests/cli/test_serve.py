"""`pythia serve` as it is started: which folder, which port, for whom, and the browser opened on it."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.house import PYTHIA, WITHIN_S, guest, process

from pythia.cli.serve import PORT, PORTS_TRIED, lan_url

SERVE = [*PYTHIA, "serve", "--no-browser"]


def test_a_second_server_on_the_same_folder_says_where_the_first_is(tmp_path: Path) -> None:
    command = [*SERVE, "--port", "0", "--data", str(tmp_path)]
    with process(tmp_path) as first:
        second = subprocess.run(command, capture_output=True, text=True, timeout=WITHIN_S, check=False)
        assert (second.returncode, second.stderr) == (0, "")
        assert first.address in second.stdout
        assert str(tmp_path) in second.stdout
        (tmp_path / "server.address").unlink()
        third = subprocess.run(command, capture_output=True, text=True, timeout=WITHIN_S, check=False)
        assert (third.returncode, third.stdout) == (1, "")
        assert str(tmp_path) in third.stderr


def test_the_address_for_others_comes_with_a_code(tmp_path: Path) -> None:
    command = [*SERVE, "--port", "0", "--data", str(tmp_path)]
    command += ["--public-url", "https://pythia.example"]
    lines = announced(command, {**os.environ, "LC_ALL": "C.UTF-8"}, 8)
    assert "https://pythia.example" in lines[1]
    assert "█" in "".join(lines[2:])


def test_a_port_asked_for_is_taken_or_refused(tmp_path: Path) -> None:
    with process(tmp_path / "one") as first:
        port = first.address.rpartition(":")[2]
        for language, said in (("en", f"Port {port}"), ("fr", f"Le port {port}")):
            command = [*SERVE, "--port", port, "--data", str(tmp_path / "two"), "--lang", language]
            second = subprocess.run(command, capture_output=True, text=True, timeout=WITHIN_S, check=False)
            assert (second.returncode, second.stdout) == (1, "")
            assert said in second.stderr


def test_a_port_not_asked_for_is_the_next_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as busy:
        # If somebody else has the port already, it is busy all the same.
        with suppress(OSError):
            busy.bind(("127.0.0.1", PORT))
            busy.listen()
        env = {name: value for name, value in os.environ.items() if name != "PYTHIA_PORT"}
        lines = announced([*SERVE, "--data", str(tmp_path)], env, 1)
    found = int(lines[0].rstrip().rstrip("/").rpartition(":")[2])
    assert PORT < found < PORT + PORTS_TRIED


def test_others_on_the_network_are_told_an_address_that_works(tmp_path: Path) -> None:
    with process(tmp_path, "--host", "0.0.0.0") as running:  # noqa: S104
        assert running.process.stdout is not None
        shared = running.process.stdout.readline()
        if "http://" not in shared:
            pytest.skip("this machine has no address but its own")
        lan = shared.split()[-1].rstrip("/")
        assert "127.0.0.1" not in lan

        async def scenario() -> None:
            async with guest(lan) as ann:
                answer = await ann.http.post("/api/me", json={"name": "Anne"}, headers={"Origin": lan})
                assert answer.status_code == 200
                table = await ann.table(start=True)
                async with ann.at(table) as one:
                    await one.play(Random(1), 2)

        asyncio.run(scenario())


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="browsers are found otherwise there")
def test_the_browser_is_opened_where_there_is_a_display(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part" && mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o700)
    env = {name: value for name, value in os.environ.items() if name != "PYTHIA_NO_BROWSER"}
    env |= {"BROWSER": f"{browser} %s", "DISPLAY": ":99"}
    command = [*PYTHIA, "serve", "--port", "0", "--data", str(tmp_path)]
    lines = announced(command, env, 1, opened)
    assert opened.read_text().strip() == lines[0].split()[-1]
    opened.unlink()
    announced([*command, "--no-browser"], env, 1)
    assert not opened.exists()


def announced(command: list[str], env: dict[str, str], count: int, made: Path | None = None) -> list[str]:
    """A server's first lines; if it is to make a file, it is ended when that is there."""
    running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    try:
        lines = [running.stdout.readline() for _ in range(count)]
        end = time.monotonic() + WITHIN_S
        while made is not None and not made.exists() and time.monotonic() < end:
            time.sleep(0.05)
    finally:
        running.terminate()
        running.communicate(timeout=WITHIN_S)
    assert running.returncode == 0
    return lines


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["--port", "x"], 2),
        (["--port", "70000"], 2),
        (["--log", "xml"], 2),
        (["--public-url", "example"], 2),
        (["--data", "/dev/null/x"], 1),
    ],
)
def test_what_cannot_be_served_is_said_in_a_line(tmp_path: Path, words: list[str], status: int) -> None:
    command = [*SERVE, "--data", str(tmp_path), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WITHIN_S, check=False)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert done.stderr


@pytest.mark.parametrize(
    ("host", "found"),
    [
        (None, None),
        ("localhost", None),
        ("127.0.0.2", None),
        ("::1", None),
        ("192.168.7.9", "http://192.168.7.9:8642/"),
    ],
)
def test_where_other_machines_find_it(host: str | None, found: str | None) -> None:
    assert lan_url(f"http://{host}:8642/", host) == found


def test_whoever_listens_everywhere_is_found_at_the_address_of_the_network() -> None:
    found = lan_url("http://127.0.0.1:8642/", "::")
    assert found is None or (found.endswith(":8642/") and "//127." not in found and "//0." not in found)
