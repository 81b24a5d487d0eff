"""Every bound of what a client may choose: how much, and what it is told beyond.

They are enforced where they are imported; `python -m pythia.server.bounds` prints them as the table of
docs/reliability.md, and a test holds every input of HTTP and of the socket to having one.
"""

import sys
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from pythia.store import MAX_BROWSERS, sqlite
from pythia.table import strict_json

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
RECORD = Bound("record sent to be replayed, or to be played on from", MIB, "bytes", _TOO_LARGE)
BODY_WITH_RECORD = Bound(
    "body with such a record in it: its quotes are escaped",
    2 * MIB,
    "bytes",
    f"{_TOO_LARGE}; also if all but the record is more than a body may be",
)
PARTS = Bound("lists and objects in a body or message", 200, "", "422 or `refused`: `message-unfit`")

# -------------------------------------------------------------------------------- in a body or message

_UNFIT = "422 or `refused`: `message-unfit`"
DEPTH = Bound("depth of lists and objects", strict_json.MAX_DEPTH, "", _UNFIT)
NUMBER = Bound("digits of a number", strict_json.MAX_DIGITS, "", _UNFIT)
KEYS = Bound("keys of a game's options, of an action, of what is said", 32, "", _UNFIT)
WORD = Bound("a word of ours: a game, a level, a saying, a key, a guest, a browser", 64, "characters", _UNFIT)
ID = Bound("id of a message", 64, "characters", _UNFIT)
GIVEN = Bound("name or token that is sent", 200, "characters", _UNFIT)
NAME = Bound("name, when it has been cleaned", 24, "characters", "422 `name-unfit`")
TALK = Bound("what is said in one's own words", 200, "characters", _UNFIT)
RAW_TEXT = Bound("what is looked at of a name, or of talk in a record", 1000, "characters", "it is cut off")
MARKS = Bound("combining marks and joiners on one character of it", 4, "", "they are left out")
COOKIE = Bound("guest's cookie", 200, "characters", "nothing; whoever sends it is nobody")

# -------------------------------------------------------------------------------- requests of an address

GETS = Bound("GET requests of an address", Rate(200, 1000), "", _TOO_FAST)
READING = Bound(
    "GET requests of an address that are answered at once", 2, "", "the others wait for half a second at most"
)
POSTS = Bound("POST requests of an address", Rate(50, 1000), "", _TOO_FAST)
GUESTS = Bound("new guests of an address", Rate(2, 1000), "", _TOO_FAST)
TABLES = Bound("new tables of an address", Rate(2, 1000), "", _TOO_FAST)
TAKEN_UP_KIB = Bound(
    "KiB of other matches that new tables of an address go on from: they are kept",
    Rate(8, 32 * 1024),
    "",
    _TOO_FAST,
)
IDENTITY = Bound(
    "new names, personal links made, revoked or looked at, and sign-outs of an address",
    Rate(1, 100),
    "",
    _TOO_FAST,
)
LOOKS_BACK = Bound(
    "records, replays, checks, positions to play on from, of an address at a time, waiting or on their way",
    16,
    "",
    _TOO_FAST,
)
LOOKS_BACK_IN_ALL = Bound("the same of everybody", 64, "", _BUSY)
LOOK_BACK_S = Bound("work on one of them", 20.0, "s", "422 `record-too-long`")
REPLAY = Bound("replay, unpacked", 64 * MIB, "bytes", "422 `record-too-long`")

LISTINGS = Bound(
    "times the list of open tables is made anew, for everybody",
    Rate(2, 20),
    "",
    "the list of half a second ago is shown again",
)
WAKES = Bound("tables that sleep and an address waits for", 100, "", f"{_TOO_FAST}, or close code 4429")
WAKES_IN_ALL = Bound("the same of everybody", 2000, "", f"{_BUSY}, or close code 4429")
OWN_TABLES = Bound("looks at one's tables that an address waits for", 200, "", _TOO_FAST)
OWN_TABLES_IN_ALL = Bound("the same of everybody", 2000, "", _BUSY)
PAGES = Bound("pages of a game's own that an address waits for", 30, "", _TOO_FAST)
PAGES_IN_ALL = Bound("the same of everybody", 300, "", _BUSY)

# ------------------------------------------------------------------------------------ connections

_NAMED = "behind a proxy of ours, of the one it names"
CONNECTIONS = Bound(f"connections of an address; {_NAMED}", 2000, "", _CLOSED)
CONNECTIONS_IN_ALL = Bound("connections in all", 10_000, "", _CLOSED)
SOCKETS = Bound("sockets of an address", 1000, "", "403 instead of a handshake")
SOCKETS_IN_ALL = Bound("sockets in all", 5000, "", "403 instead of a handshake")
OPENED = Bound(f"sockets that an address opens; {_NAMED}", Rate(25, 100), "", "the handshake waits")

_SLOWED = "it is read more slowly; the rest waits on its own side of the line"
PARSED = Bound("heads, ends and small chunks of requests on a connection", Rate(500, 4000), "", _SLOWED)
FRAMES = Bound("frames on a socket, also empty ones, pings and pongs", Rate(50, 200), "", _SLOWED)
PARSED_OF_ADDRESS = Bound(
    f"all of these on all connections of an address; {_NAMED}", Rate(2000, 10_000), "", _SLOWED
)
OWING = Bound("connections of an address that wait so, also for a handshake", 100, "", _CLOSED)
FRAGMENTS = Bound("fragments of a message", 32, "", "close code 1008")
FRAME = Bound("message of a socket, as a whole", 64 * KIB, "bytes", "close code 1009")
MESSAGE = Bound("message of a socket that is read", 4 * KIB, "bytes", "`refused`: `message-too-large`")
MESSAGES = Bound("messages on a socket", Rate(20, 40), "", f"`refused`: `too-fast`, and {_SLOWED}")

UNREAD = Bound("bytes that wait for a reader", 4 * MIB, "bytes", _CLOSED)
STUCK_S = Bound(
    "time for a head, a body or the answer to a ping to arrive, or for a reader to take anything",
    15.0,
    "s",
    f"408 `too-slow`, {_CLOSED}",
)
OUTBOX = Bound("messages that wait for a reader", 256, "", "`bye` with `slow`, close code 1013")

# -------------------------------------------------------------------------------------- at a table

TABS = Bound("sockets of a guest at a table", 8, "", "the oldest one: `bye` with `replaced`")
WATCHERS = Bound("sockets at a table", 500, "", "close code 4429")
WATCHERS_OF_ADDRESS = Bound("sockets of an address that watch a table", 100, "", "close code 4429")
WATCHERS_NAMED = Bound("watchers of a table who are named to everybody", 30, "", "the others are not")
WATCHERS_TALK = Bound(
    "what all watchers of a table say together", Rate(1, 5), "", "`refused`: `talk-too-much`"
)

TELLINGS = Bound(
    "times everybody at a table is told who sits, comes or goes there",
    Rate(4, 20),
    "",
    "they are told all of it at once, a quarter of a second later",
)
WAITING = Bound("messages of a guest that wait for a table", 32, "", "`refused`: `too-fast`")
INBOX = Bound("all that waits for a table", 256, "", "429 or `refused`: `table-busy`")
ASKED = Bound(
    "requests and new sockets of an address that wait for a table", 64, "", "429 or 4429: `table-busy`"
)
SAYINGS = Bound("what a guest says at a table", Rate(0.5, 10), "", "`refused`: `talk-too-much`")
TALKS = Bound("what is said in a match", 5000, "", "`refused`: `talk-full`")
TALK_BYTES = Bound("the same, as lines of its record", MIB, "bytes", "`refused`: `talk-full`")
_ENDS = "the table ends the match; everybody is told 200 moves before"
MATCH_STEPS = Bound("moves of a match, with those of one it goes on from", 10_000, "", _ENDS)
MATCH_BYTES = Bound("lines of a match's record", 4 * MIB, "bytes", _ENDS)
TAKE_BACKS = Bound(
    "moves of a match after which nothing is taken back",
    MATCH_STEPS.most // 2,
    "",
    "`refused`: `taken-back-too-often`",
)
TAKE_UP_LINES = Bound(
    "lines of a match that another goes on from", MATCH_STEPS.most // 2, "", "422 `too-long-to-take-up`"
)
SITTINGS = Bound(
    "times that guests of an address take a seat of a match under way", 40, "", "409 `seat-changed-too-often`"
)
SEAT_CHANGES = Bound(
    "changes of who plays a seat in a match",
    400,
    "",
    "409 or `refused`: `seat-changed-too-often`; a bot plays it to the end",
)
LOG_LINES = Bound(
    "lines of what happened that are told again to whoever comes", 120, "", "the earliest are left out"
)
LOG_BYTES = Bound("the same, as they are sent", 32 * KIB, "bytes", "the earliest are left out")
NAMES = Bound(
    "times that names of seats change in a match", 20, "", "what is told again of before has the first names"
)
PROBES = Bound("questions to a line that wait for an echo", 8, "", "the oldest is forgotten")
KEPT_OUT = Bound("guests whom a table's host keeps out", 100, "", "the earliest may come again")

# ------------------------------------------------------------------------------------ what is kept

BROWSERS = Bound("browsers of a guest", MAX_BROWSERS, "", "the one unused for longest is signed out")
LINKS = Bound("personal links of a guest", 1, "", "the earlier one is good no longer")
LISTED = Bound("open tables in the list", 50, "", "the least joinable are left out")
LISTED_OF_HOST = Bound("of these, of a host before any of others", 3, "", "they come after everybody's")
LISTED_OF_ADDRESS = Bound("the same of an address", 12, "", "they come after everybody's")
AWAKE = Bound("tables in memory", 5000, "", "503 `too-many-tables`")
UNSTORED = Bound(
    "writes that wait for the disk", sqlite.MAX_WAITING_WRITES, "", "503 or `refused`: `store-busy`"
)

ALL = tuple(value for value in tuple(globals().values()) if isinstance(value, Bound))


def table() -> str:
    """All bounds, as Markdown."""
    lines = ["| what | at most | beyond |", "|---|---|---|"]
    lines += [f"| {bound.what} | {_said(bound)} | {bound.beyond} |" for bound in ALL]
    return "\n".join(lines) + "\n"


def _said(bound: "Bound[int] | Bound[float] | Bound[Rate]") -> str:
    most = bound.most
    if isinstance(most, Rate):
        return f"{most.a_second:g} a second, {most.at_once:,} at once"
    if bound.unit == "bytes":
        return f"{most // KIB} KiB" if most < MIB else f"{most // MIB} MiB"
    return f"{most:,g} {bound.unit}".strip() if isinstance(most, float) else f"{most:,} {bound.unit}".strip()


if __name__ == "__main__":
    sys.stdout.write(table())
