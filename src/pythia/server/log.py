"""What the server tells whoever runs it: one event a line, with its facts, and never a secret.

Nothing is written but what is listed here: no text that a person or a library made, no value of an error.
So no token, link, seed, card or word of talk can be in it.
"""

import json
import logging
import os
import queue
import threading
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import IO, Literal

from pythia.server.wire import Reason
from pythia.store import StoreError

Event = Literal[
    "server-ready",
    "server-stopping",
    "guest-made",
    "guest-moved",
    "signed-out",
    "sent-away",
    "banned",
    "facts-unfit",
    "match-unfit",
    "forgotten",
    "table-made",
    "match-begun",
    "match-over",
    "seat-changed",
    "socket-opened",
    "socket-closed",
    "bot-died",
    "bot-stuck",
    "bot-failed",
    "store-failed",
    "store-upgraded",
    "stalled",
    "failed",
]
MAX_FRAMES = 12
MAX_WAITING_LINES = 10_000
"""Lines that may wait for a slow reader."""
GOODBYE_S = 2.0

_log = logging.getLogger("pythia")


def note(
    event: Event,
    level: int = logging.INFO,
    *,
    table: str | None = None,
    guest: str | None = None,
    seat: int | None = None,
    reason: Reason | None = None,
    tables: int | None = None,
    people: int | None = None,
    took_ms: int | None = None,
    where: list[str] | None = None,
    line: int | None = None,
    schema: int | None = None,
    error: BaseException | None = None,
) -> None:
    facts = {
        "table": table,
        "guest": shortened(guest),
        "seat": seat,
        "reason": reason,
        "tables": tables,
        "people": people,
        "took_ms": took_ms,
        "where": where,
        "line": line,
        "schema": schema,
    }
    _log.log(level, event, extra={"facts": facts}, exc_info=error)


def shortened(guest: str | None) -> str | None:
    """Enough to follow a guest through the lines, and no use for anything else."""
    return None if guest is None else sha256(guest.encode()).hexdigest()[:8]


def facts_of(record: logging.LogRecord) -> dict[str, str | int | list[str]]:
    """A line's facts. What a library logs is told by its place in the code: its text may hold anything."""
    facts: dict[str, str | int | list[str]] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    if hasattr(record, "facts"):
        facts["event"] = str(record.msg)
        facts |= {name: value for name, value in record.facts.items() if value is not None}
    else:
        facts |= {"event": "library", "where": [f"{record.filename}:{record.lineno} {record.funcName}"]}
    if hasattr(record, "lost"):
        facts["lost"] = record.lost
    if record.exc_info and (error := record.exc_info[1]) is not None:
        facts["error"] = type(error).__name__
        if isinstance(error, StoreError) and error.code is not None:
            facts["code"] = error.code
        facts["where"] = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-MAX_FRAMES:]
        ]
    return facts


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts_of(record))


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        words = [str(facts.pop(name)) for name in ("time", "level", "event")]
        for name, value in facts.items():
            words.append(f"{name}={' < '.join(reversed(value)) if isinstance(value, list) else value}")
        return " ".join(words)


class Writer(logging.Handler):
    """Writes in a thread of its own: whoever reads our log too slowly must not stop the tables.

    What then waits too long is left out, and the next line that gets through says how many were.
    """

    def __init__(self, stream: IO[str]) -> None:
        super().__init__()
        self._stream, self._lost = stream, 0
        self._lines: queue.Queue[str | None] = queue.Queue(MAX_WAITING_LINES)
        self._thread = threading.Thread(target=self._write, name="log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        if self._lost:
            record.lost = self._lost
        try:
            self._lines.put_nowait(self.format(record) + "\n")
            self._lost = 0
        except queue.Full:
            self._lost += 1

    def close(self) -> None:
        with suppress(queue.Full):
            self._lines.put_nowait(None)
        self._thread.join(GOODBYE_S)
        super().close()

    def _write(self) -> None:
        while (line := self._lines.get()) is not None:
            try:
                self._put(line)
            except (OSError, ValueError):
                # A full disk, or nobody there any more to read it: no reason to end.
                self._lost += 1

    def _put(self, line: str) -> None:
        try:
            number = self._stream.fileno()
        except OSError:
            self._stream.write(line)
            return
        # Past Python's own buffer: a lock on it, held by a thread that is stuck, would break our end.
        data = line.encode()
        while data:
            data = data[os.write(number, data) :]


def keep(kind: str, stream: IO[str] | None) -> None:
    """From here on, all that is logged goes there. As text, for people, only what went wrong."""
    handler = Writer(stream) if stream is not None else logging.NullHandler()
    handler.setFormatter(Json() if kind == "json" else Text())
    logging.getLogger().handlers[:] = [handler]
    _log.setLevel(logging.INFO if kind == "json" else logging.WARNING)
