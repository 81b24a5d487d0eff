"""What holds for every request: whose origin, how large, how fast, how long; and every answer's headers."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

import msgspec
from h11 import LocalProtocolError
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from msgspec import Raw, Struct

from pythia.server import bounds
from pythia.server.bans import Bans
from pythia.server.bodies import Failed, Failure
from pythia.server.http.origins import Origins
from pythia.server.limits import Buckets, Lanes, Places, whose
from pythia.server.metrics import Metrics
from pythia.server.settings import Settings
from pythia.server.wire import Declined, loads
from pythia.table.strict_json import NotJSON, Unfit

JSON, RECORD = "application/json", "application/x-ndjson"
UPLOADS = frozenset({"/api/replays"})
"""Where a record is sent and not a little JSON."""
WITH_RECORD = frozenset({"/api/tables"})
"""Where a record may be a part of the JSON."""
LOOKS_BACK = re.compile(r"/api/tables/[^/]*/(record|replay|verify)|/api/replays")
"""What has to do with a whole match: more work, and larger answers, than anything else."""
PIECE_BYTES = 64 * 1024
"""Bytes of an answer that are handed on at once. What is not yet taken waits with us as one thing, not as a
copy for each who asks."""
WAIT_S = 0.5
"""How long a request waits, at most, for others of its address."""
REST_S = 0.01
"""How long an address waits, at most, after one of its requests was answered."""
TOO_FAST_S = 0.25
"""How long whoever asks too fast waits for the answer that says so."""
NOT_ALLOWED = 4403
"""The number for a socket that may not be."""

FORWARDING = frozenset({b"forwarded", b"via", b"x-real-ip"})
"""Headers of proxies, beside all that begin with x-forwarded."""
OF_BOUNDS = frozenset({408, 413, 414, 429, 431})
"""Statuses that say that a bound was reached."""
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


T = TypeVar("T")


class Guard:
    """Stands around the whole application."""

    def __init__(
        self, app: Litestar, origins: Origins, settings: Settings, bans: Bans, metrics: Metrics
    ) -> None:
        self._metrics = metrics
        self.app, self._origins, self._stuck_s = app, origins, settings.stuck_s
        self._bans = bans
        limits = settings.limits
        self._gets, self._posts = Buckets(limits.gets), Buckets(limits.posts)
        self._sockets = Places(limits.sockets, bounds.SOCKETS_IN_ALL.most)
        metrics.sockets.set_function(lambda: self._sockets.held)
        self._reading = Lanes(bounds.READING.most, WAIT_S, REST_S)
        self._looks_back = Places(limits.looks_back, bounds.LOOKS_BACK_IN_ALL.most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            try:
                await self._http(
                    scope, receive, self._counted(_with_headers(_in_pieces(send), scope["path"]))
                )
            except LocalProtocolError:
                # It broke the protocol while it was being answered, and is already sent away.
                await _gone(receive)
        elif kind == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _counted(self, send: Send) -> Send:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start" and message["status"] in OF_BOUNDS:
                self._metrics.refused.labels(message["status"]).inc()
            await send(message)

        return sending

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
        elif len(scope["raw_path"]) + len(scope["query_string"]) > bounds.TARGET.most:
            await _refuse(send, 414, "head-too-large")
        elif len(scope["headers"]) > bounds.HEADERS.most:
            await _refuse(send, 431, "head-too-large")
        elif header(scope, b"content-length") and header(scope, b"transfer-encoding"):
            # Where its body ends is anybody's guess, and so is what comes after it.
            await _refuse(send, 400, "message-unfit")
        elif not reads and not self._is_ours(scope):
            await _refuse(send, 403, "foreign-origin")
        elif LOOKS_BACK.fullmatch(scope["path"]):
            answering = self.app(scope, receive, send) if reads else self._post(scope, receive, send, True)
            await self._in_its_place(address, answering, send)
        elif reads:
            end = await self._reading.begin(address)
            try:
                # Once it is made, nobody else waits until it is taken.
                await self.app(scope, receive, _at_start(send, end))
            finally:
                end()
        elif _may_be_large(scope):
            await self._in_its_place(address, self._post(scope, receive, send, True), send)
        else:
            await self._post(scope, receive, send)

    async def _in_its_place(self, address: str, answering: Coroutine[Any, Any, None], send: Send) -> None:
        """What has to do with a whole match: a few at a time."""
        with self._looks_back.one_more(address) as may:
            if may:
                await answering
            else:
                answering.close()
                await _refuse(send, 429, "store-busy" if self._looks_back.full else "too-fast")

    async def _post(self, scope: Any, receive: Receive, send: Send, in_place: bool = False) -> None:
        """Reads the body whole, so that neither its size nor its slowness is anybody else's matter."""
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        uploaded = scope["path"] in UPLOADS and kind == RECORD
        with_record = scope["path"] in WITH_RECORD
        # What may be large is never read as JSON here: that is done elsewhere, off the event loop.
        small = bounds.BODY_WITH_RECORD if with_record else bounds.BODY
        largest = (bounds.RECORD if uploaded else small).most
        try:
            async with asyncio.timeout(self._stuck_s):
                body = await _body(receive, largest)
        except TimeoutError:
            await _refuse(send, 408, "too-slow")
            return
        if body is None:
            await _refuse(send, 413, "message-too-large", bytes=largest)
            return
        try:
            rest, looks_back = without_record(body) if with_record and kind == JSON else (body, False)
        except TooLarge as large:
            await _refuse(send, 413, "message-too-large", bytes=large.most)
            return
        except (NotJSON, Unfit) as unread:
            await _refuse(send, 422, "message-not-json" if isinstance(unread, NotJSON) else "message-unfit")
            return
        if not uploaded and (why := unfit(kind, rest)):
            await _refuse(send, 422, why)
            return
        given = False

        async def replay() -> Any:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        answering = self.app(scope, replay, send)
        try:
            if looks_back and not in_place:
                await self._in_its_place(address_of(scope), answering, send)
            else:
                await answering
        finally:
            # The objects of a line hold each other, and would hold the body until the collector comes.
            body = rest = b""
            scope.get("state", {}).clear()


class TooLarge(Exception):
    """Beyond this many bytes."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class _From(Struct):
    record: Raw = Raw(b"")


class _WithRecord(Struct):
    from_: _From | None = msgspec.field(name="from", default=None)


_records = msgspec.json.Decoder(_WithRecord)


def without_record(body: bytes) -> tuple[bytes, bool]:
    """The body without the record in it, as long as any other may be and to be read as strictly; and whether
    it is about another match at all.

    A record is a string of up to a megabyte with thousands of brackets; it is found without being read.
    Raises TooLarge, NotJSON or Unfit.
    """
    try:
        found = _records.decode(body).from_
        given = b"" if found is None else bytes(found.record)
        record = given if given.startswith(b'"') else b""
        length = len(msgspec.json.decode(record, type=str).encode()) if record else 0
    except (msgspec.ValidationError, RecursionError):
        # It has no record that is one: where it is small enough, it is told what is wrong.
        found, record, length = None, b"", 0
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotJSON from None
    if length > bounds.RECORD.most:
        raise TooLarge(bounds.RECORD.most)
    if len(body) - len(record) > bounds.BODY.most:
        raise TooLarge(bounds.BODY.most)
    if not record:
        return body, found is not None
    at = body.find(record)
    if body.find(record, at + 1) >= 0:
        # Which of them is the record? Nobody sends that by chance.
        raise Unfit("message-unfit")
    return body[:at] + b'""' + body[at + len(record) :], True


def _may_be_large(scope: Any) -> bool:
    """Whether a record may be sent here, and the head does not say that it is little that is sent."""
    if scope["path"] not in WITH_RECORD:
        return False
    length = header(scope, b"content-length") or ""
    return not (length.isdecimal() and len(length) < 9 and int(length) <= bounds.BODY.most)


def unfit(kind: str, body: bytes) -> str | None:
    """Why this is no JSON of ours, if it is none: the message id."""
    if not body:
        return None if kind in ("", JSON) else "message-not-json"
    if kind != JSON:
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
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > largest:
            return None
        if not message.get("more_body"):
            return bytes(body)


async def while_there(receive: Any, work: Coroutine[Any, Any, T]) -> T:
    """Does this for whoever asked, and stops when they have gone: nobody else wants it."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_gone(receive))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Declined(408, "too-slow")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
        # An error names this frame, and the task names its error: such a circle would keep the body.
        del working, leaving


async def _gone(receive: Any) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def address_of(scope: Any) -> str:
    """Who asks, as far as limits go."""
    return whose(str(scope["client"][0])) if scope.get("client") else ""


def is_forwarded(scope: Any) -> bool:
    """Whether a proxy says that it asks for somebody else, whether or not we believe whom it names."""
    names = [name.lower() for name, _ in scope["headers"]]
    return any(name in FORWARDING or name.startswith(b"x-forwarded-") for name in names)


def header(scope: Any, name: bytes) -> str | None:
    """All that it says: one that is given twice is none of ours."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return ", ".join(values) if values else None


def _at_start(send: Send, call: Callable[[], None]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            call()
        await send(message)

    return sending


def _with_headers(send: Send, path: str) -> Send:
    headers = HEADERS | FRESH if path.startswith("/api/") else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            # What an answer says itself, of how long it holds for one, is said once.
            said = {name.lower() for name, _ in message["headers"]}
            ours = [(name.encode(), value.encode()) for name, value in headers.items()]
            message["headers"] = [*message["headers"], *(each for each in ours if each[0] not in said)]
        await send(message)

    return sending


def _in_pieces(send: Send) -> Send:
    """A large answer waits for its reader between one piece and the next."""

    async def sending(message: Any) -> None:
        body = message.get("body", b"") if message["type"] == "http.response.body" else b""
        if len(body) <= PIECE_BYTES:
            await send(message)
            return
        pieces = [body[at : at + PIECE_BYTES] for at in range(0, len(body), PIECE_BYTES)]
        for number, piece in enumerate(pieces, 1):
            more = number < len(pieces) or message.get("more_body", False)
            part: Any = {**message, "body": piece, "more_body": more}
            await send(part)

    return sending


async def _refuse(send: Send, status: int, id: str, **args: str | int) -> None:
    if status == 429:
        # Who asks too fast would ask again at once; so many refusals are work too.
        await asyncio.sleep(TOO_FAST_S)
    body = msgspec.json.encode(Failed(Failure(id, {**args}, None)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status in (400, 408, 413, 414, 431):
        headers.append((b"connection", b"close"))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
