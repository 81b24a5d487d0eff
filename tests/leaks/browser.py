"""Requests as a browser makes them, and the bytes that answer."""

import asyncio
from typing import Any

import msgspec
from tests.server.house import WITHIN_S

from pythia.server.http.origins import COOKIE


class Browser:
    """Requests of one cookie, over one connection, and the bytes that answer them."""

    def __init__(
        self, host: str, token: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._reader, self._writer = reader, writer
        self._about = f"Host: {host}\r\n" + (f"Cookie: {COOKIE}={token}\r\n" if token else "")

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """All of the answer but its date."""
        data = b"" if body is None else msgspec.json.encode(body)
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
        self._writer.write(f"{method} {path} HTTP/1.1\r\n{self._about}{kind}\r\n".encode() + data)
        async with asyncio.timeout(WITHIN_S):
            head = await self._reader.readuntil(b"\r\n\r\n")
            lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:")]
            sizes = [int(line[15:]) for line in lines if line.lower().startswith(b"content-length:")]
            sent = await self._reader.readexactly(sizes[0]) if sizes else await self._chunks()
            return b"\r\n".join(lines) + sent

    async def _chunks(self) -> bytes:
        """A body that is sent piece by piece."""
        sent = b""
        while size := int(await self._reader.readuntil(b"\r\n"), 16):
            sent += await self._reader.readexactly(size)
            await self._reader.readexactly(2)
        await self._reader.readexactly(2)
        return sent
