"""A real server on a free port and a real Chromium; a test fails on any error in the browser's console."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import LONG
from tests.e2e.tables import HOST, POST, Friend, friend_at, go_to, make
from tests.e2e.waiting import TIMEOUT_MS

collect_ignore = [] if LONG else ["test_plain_whole.py"]
"""Whole matches are the long run's."""

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "pythia" / "server" / "static" / "index.html"
WITHIN_S = 90.0
"""No server takes as long to start or to end, even on a busy machine."""
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")
"""The first of them that is there: the one without windows draws the same with a third less work."""


def browser_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def _missing() -> str | None:
    """What the machine lacks for these tests."""
    if not find_spec("playwright"):
        return "playwright is not installed"
    if not browser_path():
        return "no Chromium is installed"
    return None if STATIC.exists() else "the client is not built"


class Server:
    """The real server in a process of its own: its chance known, its bots without pauses.

    It can be killed and come back.
    """

    def __init__(self, data: Path, **environ: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._data, self._environ = data, environ
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.seeded_server", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self._data), "--log", "text"]
        environ = {**os.environ, "PYTHIA_BOT_PAUSE_MS": "0", **self._environ}
        self._process = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.DEVNULL)
        end = time.monotonic() + TIMEOUT_MS / 1000
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):  # noqa: S310
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(TIMEOUT_MS / 1000)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(TIMEOUT_MS / 1000)


@contextmanager
def serving(data: Path, **environ: str) -> Iterator[Server]:
    """A server with this in its environment."""
    if why := _missing():
        pytest.skip(why)
    server = Server(data, **environ)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if why := _missing():
        pytest.skip(why)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=FLAGS, timeout=WITHIN_S * 1000
        )
        yield browser
        browser.close()


Visit = Callable[..., Any]


def is_wrong(said: Any, expected: str | None) -> bool:
    """An error in the console; that a server refused, or was killed, is the browser's own remark."""
    return said.type == "error" and not (expected is not None and expected in said.text)


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Visit]:
    """Opens the front page in a browser of its own, as a new guest.

    Whoever goes straight on from there may leave its content out: it costs a second of the processor.
    """
    contexts, errors = [], []

    def open_page(
        width: int = 1280,
        height: int = 800,
        expected: str | None = None,
        plays_last_card: bool = False,
        front: bool = True,
        **options: Any,
    ) -> Any:
        options = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script("localStorage.setItem('pythia.pace', 'off')")
        if not plays_last_card:
            # Tests play every card themselves.
            context.add_init_script("localStorage.setItem('pythia.forced', 'no')")
        page = context.new_page()
        page.on("console", lambda said: errors.append(said.text) if is_wrong(said, expected) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if front:
            page.goto(address)
            page.get_by_role("heading", level=1).wait_for()
        else:
            page.route(f"{address}/", lambda route: route.fulfill(content_type="text/html", body=""), times=1)
            page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors


Company = Callable[..., list[Friend]]


@pytest.fixture
def company(address: str) -> Iterator[Company]:
    """Opens a match whose other seats are friends': nothing happens there by itself."""
    with ExitStack() as present:

        def open_table(page: Any, host: str = HOST, players: int = 2, **table: Any) -> list[Friend]:
            made = make(page, host, players=players, patience_s=None, **table)
            seats = range(1, players)
            friends = [present.enter_context(friend_at(address, made, seat)) for seat in seats]
            page.evaluate(POST, [(f"/api/tables/{made}/start", {})])
            go_to(page, address, made)
            return friends

        yield open_table
