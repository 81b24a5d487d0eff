"""Notices when the event loop stands still: says what ran, counts it, and gives the time back.

A loop that stands still answers nobody, and clocks would run out for players who have long acted. So tables
go by a time that stands still with the loop: `now()`.

A beat is due on the loop every BEAT_S. A thread looks whether it came: while it does not, it writes down
where the loop's thread is. How long it stood is what the beat itself finds when it comes at last, so a
process that was stopped as a whole is noticed too.
"""

import asyncio
import logging
import sys
import threading
import traceback
from pathlib import Path
from time import monotonic
from types import FrameType

from pythia.server.log import MAX_FRAMES, note
from pythia.server.metrics import Metrics

BEAT_S = 0.05
STALL_S = 0.25
"""Later than this, and it is a stall."""


class Watchdog:
    """Of the loop it is started on, until it is closed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._stood_s = 0.0
        """In all stalls that are over."""
        self._due = self._latest = monotonic()
        self._told = self._due
        """Which beat's lateness has been told already: each stall once."""
        self._ends = threading.Event()
        self._beat = self._loop.call_soon(self._on_beat)
        self._watching = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._watching.start()

    def now(self) -> float:
        """The time, in seconds, less all in which the loop stood still. It never goes back."""
        now = monotonic()
        late_s = now - self._due
        # The beat of this very stall may come only after whoever asks.
        self._latest = max(self._latest, now - self._stood_s - (late_s if late_s > STALL_S else 0.0))
        return self._latest

    def close(self) -> None:
        self._ends.set()
        self._beat.cancel()
        self._watching.join()

    def _on_beat(self) -> None:
        now = monotonic()
        if now - self._due > STALL_S:
            self._stood_s += now - self._due
            self._metrics.stalls.observe(now - self._due)
            if self._told != self._due:
                # It was over before the other thread had a chance to look.
                note("stalled", logging.WARNING, took_ms=round((now - self._due) * 1000))
        self._due = now + BEAT_S
        self._beat = self._loop.call_later(BEAT_S, self._on_beat)

    def _watch(self) -> None:
        while not self._ends.wait(BEAT_S):
            due, now = self._due, monotonic()
            if now - due > STALL_S and self._told != due:
                self._told = due
                frame = sys._current_frames().get(self._thread_id)
                note("stalled", logging.WARNING, took_ms=round((now - due) * 1000), where=places(frame))


def places(frame: FrameType | None) -> list[str]:
    """Where a thread is, innermost last: files, lines and names, and no value that could be a secret."""
    stack = traceback.extract_stack(frame) if frame is not None else []
    # What has no file, as Python's own start, tells nothing.
    files = [each for each in stack if not each.filename.startswith("<")]
    return [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in files[-MAX_FRAMES:]]
