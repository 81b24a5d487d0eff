"""What the server tells whoever runs it: one event a line, with its facts, and never a secret.

Nothing is written but what is listed here: no text that a person or a library made, no value of an error.
So no token, link, seed, card or word of talk can be in it.
"""

import json
import logging
import traceback
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
    "table-made",
    "match-begun",
    "match-over",
    "seat-changed",
    "socket-opened",
    "socket-closed",
    "bot-died",
    "bot-failed",
    "store-failed",
    "failed",
]
FRAMES = 12

_log = logging.getLogger("pythia")


def note(
    event: Event,
    level: int = logging.INFO,
    *,
    table: str | None = None,
    guest: str | None = None,
    seat: int | None = None,
    reason: Reason | None = None,
    error: BaseException | None = None,
) -> None:
    facts = {"table": table, "guest": shortened(guest), "seat": seat, "reason": reason}
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
    if record.exc_info and (error := record.exc_info[1]) is not None:
        facts["error"] = type(error).__name__
        if isinstance(error, StoreError) and error.code is not None:
            facts["code"] = error.code
        facts["where"] = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-FRAMES:]
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


def keep(kind: str, stream: IO[str] | None) -> None:
    """From here on, all that is logged goes there. As text, for people, only what went wrong."""
    handler = logging.StreamHandler(stream) if stream is not None else logging.NullHandler()
    handler.setFormatter(Json() if kind == "json" else Text())
    logging.getLogger().handlers[:] = [handler]
    _log.setLevel(logging.INFO if kind == "json" else logging.WARNING)
