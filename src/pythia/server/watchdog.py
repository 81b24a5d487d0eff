"""Notices when the event loop stands still: says what ran, counts it, and tells for how long.

A loop that stands still answers nobody, and clocks run out for players who have long acted. So whoever
judges a clock asks `stalled_s(since)` and gives that time back.

A beat is due on the loop every BEAT_S. A thread looks whether it came: while it does not, it writes down
where the loop's thread is. How long it stood is what the beat itself finds when it comes at last, so a
process that was stopped as a whole is noticed too.
"""

import asyncio
import logging
import sys
import threading
import traceback
from collections import deque
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import NamedTuple

from pythia.server.journal import FRAMES, note
from pythia.server.metrics import Metrics

BEAT_S = 0.05
STALL_S = 0.25
"""Later than this, and it is a stall."""
KEPT = 1000
"""The latest stalls: more than any clock is old enough to ask for."""


class Stall(NamedTuple):
    """From when to when, in the seconds of `monotonic`."""

    began: float
    ended: float


class Watchdog:
    """Of the loop it is started on, until it is closed."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._stalls: deque[Stall] = deque(maxlen=KEPT)
        self._due = monotonic()
        self._told = self._due
        """Which beat's lateness has been told already: each stall once."""
        self._ends = threading.Event()
        self._beat = self._loop.call_soon(self._on_beat)
        self._watching = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._watching.start()

    def stalled_s(self, since: float) -> float:
        """For how long the loop has stood still since then (by `monotonic`), up to now."""
        stood = sum(stall.ended - max(stall.began, since) for stall in self._stalls if stall.ended > since)
        # The beat of this very stall may come only after whoever asks.
        now = monotonic()
        return stood + (now - max(self._due, since) if now - self._due > STALL_S and now > since else 0.0)

    def close(self) -> None:
        self._ends.set()
        self._beat.cancel()
        self._watching.join()

    def _on_beat(self) -> None:
        now = monotonic()
        if now - self._due > STALL_S:
            self._stalls.append(Stall(self._due, now))
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
    return [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in files[-FRAMES:]]
