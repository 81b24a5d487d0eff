"""Requests as a browser makes them, and the bytes that answer."""

import asyncio
from typing import Any

import msgspec
from tests.server.house import WITHIN_S

from pythia.server.http.origins import COOKIE


class Browser:
    """Requests of one cookie, and the bytes that answer them.

    Each has a connection of its own: the server closes one that is idle, and how long we are busy elsewhere
    between two requests hangs on the machine.
    """

    def __init__(self, host: str, token: str) -> None:
        self._host = host
        cookie = f"Cookie: {COOKIE}={token}\r\n" if token else ""
        self._about = f"Host: {host}\r\nConnection: close\r\n{cookie}"

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """All of the answer but its date."""
        data = b"" if body is None else msgspec.json.encode(body)
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
        async with asyncio.timeout(WITHIN_S):
            reader, writer = await asyncio.open_connection(*self._host.split(":"))
            try:
                writer.write(f"{method} {path} HTTP/1.1\r\n{self._about}{kind}\r\n".encode() + data)
                return await _answer(reader)
            finally:
                writer.close()
                await writer.wait_closed()


async def _answer(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:")]
    sizes = [int(line[15:]) for line in lines if line.lower().startswith(b"content-length:")]
    sent = await reader.readexactly(sizes[0]) if sizes else await _chunks(reader)
    # Nothing comes after an answer.
    return b"\r\n".join(lines) + sent + await reader.read()


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    """A body that is sent piece by piece."""
    sent = b""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        sent += await reader.readexactly(size)
        await reader.readexactly(2)
    await reader.readexactly(2)
    return sent
