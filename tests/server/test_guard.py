"""A body that never comes is not waited for."""

import asyncio
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tests.server.house import QUICK, WITHIN_S, guest, house


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, stuck_s=1.5)) as h, guest(h.address) as ann:
            host, port = h.address.removeprefix("http://").split(":")
            reading, writing = await asyncio.open_connection(host, int(port))
            writing.write(
                b"POST /api/me HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
                b'Content-Length: 100\r\n\r\n{"name"' % host.encode()
            )
            async with asyncio.timeout(WITHIN_S):
                answer = await reading.read()
            head, _, body = answer.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 408 ")
            assert msgspec.json.decode(body)["error"]["id"] == "too-slow"
            writing.close()
            assert (await ann.get("/api/me"))["name"] == "Ann", "nobody else is slowed down"

    asyncio.run(scenario())
