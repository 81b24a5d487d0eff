"""Tables opened without the way through the dialogs, and people who sit there without a browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from tests.e2e.waiting import TIMEOUT_MS
from websockets.sync.client import ClientConnection, connect

HOST = "Itzel"
POST = """async calls => {
    let answer;
    for (const [path, body] of calls)
        answer = await fetch(path.replace("{id}", answer?.id), {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
        }).then(answer => answer.json());
    return answer;
}"""
"""Each call may name what the one before has made."""


def make(page: Any, host: str = HOST, **table: Any) -> str:
    """The id of a new table, made by whoever looks at this page, under this name."""
    made = page.evaluate(POST, [("/api/me", {"name": host}), ("/api/tables", table)])
    return str(made["id"])


def name_guest(page: Any, name: str) -> None:
    """Whoever looks at this page is called so from here on, and the page knows it."""
    page.evaluate(POST, [("/api/me", {"name": name})])
    page.reload()
    page.get_by_role("heading", level=1).wait_for()


def go_to(page: Any, address: str, table: str) -> None:
    page.goto(f"{address}/t/{table}")


def open_table(page: Any, address: str, host: str = HOST, **table: Any) -> None:
    """A match that has begun, bots on all other seats."""
    go_to(page, address, make(page, host, start=True, **table))


class Friend:
    """A person at a table: present, silent, and doing only what the test says."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def do(self, **deed: Any) -> None:
        """Done, and acknowledged by the table."""
        own = uuid4().hex
        self._socket.send(msgspec.json.encode({"id": own, "do": deed}).decode())
        while True:
            told = msgspec.json.decode(self._socket.recv(TIMEOUT_MS / 1000))
            if told.get("id") == own:
                assert told["kind"] == "ack", told
                return


@contextmanager
def friend_at(address: str, table: str, seat: int) -> Iterator[Friend]:
    """A new guest on this seat, until it is enough."""
    timeout_s = TIMEOUT_MS / 1000
    with httpx.Client(base_url=address, timeout=timeout_s, trust_env=False) as http:
        http.post("/api/me", json={"name": f"Friend {seat}"}).raise_for_status()
        http.post(f"/api/tables/{table}/sit", json={"seat": seat}).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    socket = connect(
        f"{address.replace('http', 'ws')}/ws/{table}",
        additional_headers={"Cookie": cookie},
        open_timeout=timeout_s,
        max_queue=None,  # nobody reads it, and the table must not wait for that
        proxy=None,
    )
    with socket as line:
        yield Friend(line)
