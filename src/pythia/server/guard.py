"""What holds for every request: whose origin, how large, how fast, how long; and every answer's headers."""

import asyncio
from time import monotonic
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from pythia.server.limits import Buckets
from pythia.server.seats import Origins
from pythia.server.wire import Failed, Failure

LARGEST_BODY = 16 * 1024
BODY_S = 10.0
"""How long a body may take to come."""
GETS = (200.0, 1000)
POSTS = (50.0, 1000)
"""Of one address: so many a second, so many at once."""

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FRESH = {"cache-control": "no-store"}
"""What the interface answers holds now, and for whoever asked."""


class Guard:
    """Stands around the whole application."""

    def __init__(self, app: Litestar, origins: Origins) -> None:
        self.app, self._origins = app, origins
        self._gets, self._posts = Buckets(*GETS), Buckets(*POSTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, _with_headers(send, scope["path"]))
        elif scope["type"] == ScopeType.WEBSOCKET and not self._may_connect(scope):
            # Before it is accepted: the browser of another site sees a plain refusal.
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.app(scope, receive, send)

    def _is_ours(self, scope: Any) -> bool:
        return self._origins.trusts(header(scope, b"origin"), header(scope, b"host"))

    def _may_connect(self, scope: Any) -> bool:
        return self._is_ours(scope) and self._gets.take(_address(scope), monotonic())

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        address = _address(scope)
        reads = scope["method"] in ("GET", "HEAD")
        if not (self._gets if reads else self._posts).take(address, monotonic()):
            await _refuse(send, 429, "too-fast")
        elif reads:
            await self.app(scope, receive, send)
        elif not self._is_ours(scope):
            await _refuse(send, 403, "foreign-origin")
        else:
            await self._post(scope, receive, send)

    async def _post(self, scope: Any, receive: Receive, send: Send) -> None:
        """Reads the body whole, so that neither its size nor its slowness is anybody else's matter."""
        try:
            async with asyncio.timeout(BODY_S):
                body = await _body(receive)
        except TimeoutError:
            await _refuse(send, 408, "too-slow")
            return
        if body is None:
            await _refuse(send, 413, "message-too-large", bytes=LARGEST_BODY)
            return
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if kind != "application/json" and (body or kind):
            await _refuse(send, 422, "message-not-json")
            return
        given = False

        async def replay() -> Any:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)


async def _body(receive: Any) -> bytes | None:
    """None if it is too large."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body"):
            return body


def _address(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


def _with_headers(send: Send, path: str) -> Send:
    headers = HEADERS | FRESH if path.startswith("/api/") else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [
                *message["headers"],
                *((name.encode(), value.encode()) for name, value in headers.items()),
            ]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, id: str, **args: str | int) -> None:
    body = msgspec.json.encode(Failed(Failure(id, {**args}, None)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status in (408, 413):
        headers.append((b"connection", b"close"))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
