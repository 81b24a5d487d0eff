"""How browser tests wait: for a condition, and so long that only something broken takes longer."""

from collections.abc import Callable
from time import monotonic
from typing import Any

TIMEOUT_MS = 60_000
"""What normally takes a moment may take this long on a busy machine."""
POLL_MS = 10


def until(page: Any, holds: Callable[[], bool], what: str) -> None:
    """Waits until this holds; what the page hears meanwhile is heard."""
    end = monotonic() + TIMEOUT_MS / 1000
    while not holds():
        if monotonic() > end:
            raise AssertionError(f"this never came: {what}")
        page.wait_for_timeout(POLL_MS)


def changes(page: Any, what: str, before: Any) -> None:
    """Waits until this function of the page gives something else."""
    page.wait_for_function(f"was => ({what})() !== was", arg=before)


def frames(page: Any, count: int = 2) -> None:
    """Waits until so many frames have been drawn: what has changed is laid out then. Not for ever."""
    page.evaluate(
        """([count, most_ms]) => new Promise((done, fail) => {
            setTimeout(() => fail(new Error("no frame is drawn")), most_ms);
            (function go() { count-- ? requestAnimationFrame(go) : done() })();
        })""",
        [count, TIMEOUT_MS],
    )
