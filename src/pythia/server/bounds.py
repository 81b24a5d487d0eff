"""Every bound of what a client may choose: how much, and what it is told beyond.

They are enforced where they are imported; `python -m pythia.server.bounds` prints them as the table of
docs/reliability.md, and a test holds every input of HTTP and of the socket to having one.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

KIB, MIB = 2**10, 2**20


class Rate(Struct, frozen=True):
    """So many at once, refilled at so many a second."""

    a_second: float
    at_once: int


Size = TypeVar("Size", int, float, Rate)


@dataclass(frozen=True)
class Bound(Generic[Size]):
    what: str
    most: Size
    unit: str
    beyond: str
    """What happens when it is reached, and who is told."""


_CLOSED = "the connection is closed"
_TOO_FAST = "429 `too-fast`"
_BUSY = "429 `store-busy`"
_TOO_LARGE = "413 `message-too-large`"

# ------------------------------------------------------------------------------- one request of HTTP

HEAD = Bound("head of a request", 16 * KIB, "bytes", f"400, {_CLOSED}")
HEADERS = Bound("headers of a request", 64, "", "431 `head-too-large`")
TARGET = Bound("path and query of a request", 2 * KIB, "bytes", "414 `head-too-large`")
BODY = Bound("body of a request", 4 * KIB, "bytes", f"{_TOO_LARGE}, before it is read as JSON")
RECORD = Bound("record sent to be replayed", MIB, "bytes", _TOO_LARGE)
PARTS = Bound("lists and objects in a body or message", 200, "", "422 or `refused`: `message-unfit`")

# -------------------------------------------------------------------------------- requests of an address

GETS = Bound("GET requests of an address", Rate(200, 1000), "", _TOO_FAST)
POSTS = Bound("POST requests of an address", Rate(50, 1000), "", _TOO_FAST)
GUESTS = Bound("new guests of an address", Rate(2, 1000), "", _TOO_FAST)
TABLES = Bound("new tables of an address", Rate(2, 1000), "", _TOO_FAST)
LOOKS_BACK = Bound(
    "records, replays and checks of an address at a time, waiting or on their way", 16, "", _TOO_FAST
)
LOOKS_BACK_IN_ALL = Bound("the same of everybody", 64, "", _BUSY)
LOOK_BACK_S = Bound("work on one replay or check", 20.0, "s", "422 `record-too-long`")

# ------------------------------------------------------------------------------------ connections

CONNECTIONS = Bound("connections of an address", 2000, "", _CLOSED)
CONNECTIONS_IN_ALL = Bound("connections in all", 10_000, "", _CLOSED)
SOCKETS = Bound("sockets of an address", 1000, "", "403 instead of a handshake")
SOCKETS_IN_ALL = Bound("sockets in all", 5000, "", "403 instead of a handshake")

_SLOWED = "it is read more slowly; the rest waits on its own side of the line"
PARSED = Bound("heads, ends and small chunks of requests on a connection", Rate(500, 4000), "", _SLOWED)
FRAMES = Bound("frames on a socket, also empty ones, pings and pongs", Rate(50, 200), "", _SLOWED)
PARSED_OF_ADDRESS = Bound("all of these on all connections of an address", Rate(2000, 10_000), "", _SLOWED)
FRAGMENTS = Bound("fragments of a message", 32, "", "close code 1008")
FRAME = Bound("message of a socket, as a whole", 64 * KIB, "bytes", "close code 1009")
MESSAGE = Bound("message of a socket that is read", 4 * KIB, "bytes", "`refused`: `message-too-large`")
MESSAGES = Bound("messages on a socket", Rate(20, 40), "", f"`refused`: `too-fast`, and {_SLOWED}")

UNREAD = Bound("bytes that wait for a reader", 4 * MIB, "bytes", _CLOSED)
STUCK_S = Bound(
    "time for a head or body to arrive, or for a reader to take anything",
    15.0,
    "s",
    f"408 `too-slow`, {_CLOSED}",
)
OUTBOX = Bound("messages that wait for a reader", 256, "", "`bye` with `slow`, close code 1013")

ALL = tuple(value for value in tuple(globals().values()) if isinstance(value, Bound))
