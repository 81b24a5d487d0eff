"""What a server can be told; tests shorten the waits."""

import os
from pathlib import Path

from msgspec import Struct

from pythia.server import bounds
from pythia.server.limits import Limits


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
    outbox: int = bounds.OUTBOX.most
    """Messages that may wait for a slow reader."""
    idle_s: float = 300.0
    """How long a table without sockets stays in memory."""
    most_tables: int = 5000
    """Awake at once."""
    limits: Limits = Limits()
    metrics_for_all: bool = False
    """Whether `/metrics` answers everybody, and not only this machine."""
    stuck_s: float = bounds.STUCK_S.most
    """How long a connection may ask for nothing, or take nothing of what it asked for."""
