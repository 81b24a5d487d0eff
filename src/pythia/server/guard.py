"""What holds for every request: whose origin, how large, how fast, how long; and every answer's headers."""

import asyncio
from time import monotonic
from typing import Any

import msgspec
from h11 import LocalProtocolError
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from pythia.server.bans import Bans
from pythia.server.limits import Buckets, Held, whose
from pythia.server.replays import LARGEST_RECORD
from pythia.server.seats import Origins
from pythia.server.settings import Settings
from pythia.server.wire import Failed, Failure
from pythia.table.strict_json import NotJSON, Unfit, loads

LARGEST_BODY = 16 * 1024
UPLOADS = {"/api/replays": "application/x-ndjson"}
"""Where something else than JSON may be sent, and of what kind."""
LARGER_BODIES = {"/api/replays": LARGEST_RECORD, "/api/tables": 2 * LARGEST_RECORD}
"""Where more than a little may be sent, and how much. Within JSON, a record's quotes are escaped."""

NOT_ALLOWED = 4403
"""The number for a socket that may not be."""

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

    def __init__(self, app: Litestar, origins: Origins, settings: Settings, bans: Bans) -> None:
        self.app, self._origins, self._stuck_s = app, origins, settings.stuck_s
        self._bans = bans
        limits = settings.limits
        self._gets, self._posts = Buckets(limits.gets), Buckets(limits.posts)
        self._sockets, self._uploads = Held(limits.sockets), Held(limits.uploads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            try:
                await self._http(scope, receive, _with_headers(send, scope["path"]))
            except LocalProtocolError:
                # It broke the protocol while it was being answered, and is already sent away.
                while (await receive())["type"] != "http.disconnect":
                    pass
        elif kind == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        with self._sockets.one_more(address_of(scope)) as may:
            if may and self._may_connect(scope):
                await self.app(scope, receive, send)
            else:
                # Before it is accepted: the browser of another site sees a plain refusal.
                await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})

    def _is_ours(self, scope: Any) -> bool:
        return self._origins.trusts(header(scope, b"origin"), header(scope, b"host"))

    def _may_connect(self, scope: Any) -> bool:
        if self._bans.bars_address(address_of(scope)):
            return False
        return self._is_ours(scope) and self._gets.take(address_of(scope), monotonic())

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        reads = scope["method"] in ("GET", "HEAD")
        if not (self._gets if reads else self._posts).take(address, monotonic()):
            await _refuse(send, 429, "too-fast")
        elif self._bans.bars_address(address):
            await _refuse(send, 403, "banned")
        elif header(scope, b"content-length") and header(scope, b"transfer-encoding"):
            # Where its body ends is anybody's guess, and so is what comes after it.
            await _refuse(send, 400, "message-unfit")
        elif reads:
            await self.app(scope, receive, send)
        elif not self._is_ours(scope):
            await _refuse(send, 403, "foreign-origin")
        elif _may_be_large(scope):
            with self._uploads.one_more(address) as may:
                await (self._post(scope, receive, send) if may else _refuse(send, 429, "too-fast"))
        else:
            await self._post(scope, receive, send)

    async def _post(self, scope: Any, receive: Receive, send: Send) -> None:
        """Reads the body whole, so that neither its size nor its slowness is anybody else's matter."""
        largest = LARGER_BODIES.get(scope["path"], LARGEST_BODY)
        try:
            async with asyncio.timeout(self._stuck_s):
                body = await _body(receive, largest)
        except TimeoutError:
            await _refuse(send, 408, "too-slow")
            return
        if body is None:
            await _refuse(send, 413, "message-too-large", bytes=largest)
            return
        given_as = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if given_as != UPLOADS.get(scope["path"]) and (why := await _unfit(given_as, body)):
            await _refuse(send, 422, why)
            return
        given = False

        async def replay() -> Any:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)


def _may_be_large(scope: Any) -> bool:
    """Whether it is sent where much may be, and its head does not say that it is little."""
    if scope["path"] in UPLOADS or scope["path"] not in LARGER_BODIES:
        return scope["path"] in UPLOADS
    length = header(scope, b"content-length") or ""
    return not (length.isdecimal() and len(length) < 9 and int(length) <= LARGEST_BODY)


async def _unfit(kind: str, body: bytes) -> str | None:
    """Off the event loop where it takes a while."""
    return unfit(kind, body) if len(body) <= LARGEST_BODY else await asyncio.to_thread(unfit, kind, body)


def unfit(kind: str, body: bytes) -> str | None:
    """Why this is no JSON of ours, if it is none: the message id."""
    if not body:
        return None if kind in ("", "application/json") else "message-not-json"
    if kind != "application/json":
        return "message-not-json"
    try:
        loads(body)
    except NotJSON:
        return "message-not-json"
    except Unfit:
        return "message-unfit"
    return None


async def _body(receive: Any, largest: int) -> bytes | None:
    """None if it is too large."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > largest:
            return None
        if not message.get("more_body"):
            return body


def address_of(scope: Any) -> str:
    """Who asks, as far as limits go."""
    return whose(str(scope["client"][0])) if scope.get("client") else ""


def header(scope: Any, name: bytes) -> str | None:
    """All that it says: one that is given twice is none of ours."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return ", ".join(values) if values else None


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
    if status in (400, 408, 413):
        headers.append((b"connection", b"close"))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
