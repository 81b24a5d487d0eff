"""What a server can be told; tests shorten the waits."""

import os
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from pythia.server import bounds
from pythia.server.limits import Limits
from pythia.server.table.lengths import MAX_TALK_BYTES, Longest
from pythia.server.table.seating import Facts


class Settings(Struct, frozen=True):
    public_url: str | None = None
    """The address that others see, where it is not the one we listen on."""
    lan_url: str | None = None
    """Where other machines of this network find us, if they can."""
    static: Path = Path(__file__).parent / "static"
    pause_ms: int = 700
    """How long a bot seems to think before it acts."""
    take_back_ms: int = 1800
    """The same after a person's action that can still be taken back: time to notice a slip."""
    leads: bool = True
    """Whether a timed step begins only when everybody has been shown what it is about."""
    second_s: float = 1.0
    """How long a second of a table's clock lasts."""
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    """Processes for bots."""
    bot_deadline_s: float = 20.0
    """After which a bot that still thinks is given up, and its process with it. An honest thought takes a
    second at most, the start of a process on a busy machine a few more."""
    outbox: int = bounds.OUTBOX.most
    """Messages that may wait for a slow reader."""
    idle_s: float = 300.0
    """How long a table without sockets stays in memory."""
    most_tables: int = bounds.AWAKE.most
    """Awake at once."""
    longest: Longest = Longest()
    """The most a match may have before the table ends it."""
    talk_bytes: int = MAX_TALK_BYTES
    """The most that is said in one match."""
    banned: Path | None = None
    """The file of those whom whoever runs the server keeps out."""
    keep_days: int | None = 400
    """How long guests are kept who are not seen, and tables that are not touched; None: for ever."""
    limits: Limits = Limits()
    metrics_for_all: bool = False
    """Whether `/metrics` answers everybody, and not only this machine."""
    stuck_s: float = bounds.STUCK_S.most
    """How long a connection may ask for nothing, or take nothing of what it asked for."""
    seed_of: Callable[[Facts], bytes] | None = None
    """The seed of a new match, for tests that must know its chance; None: a new secret one.

    Given from Python only, never by the command line or the environment: who knows it knows all cards.
    """
