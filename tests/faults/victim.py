"""The real server, started with one fault built in: python -m tests.faults.victim FAULT serve …

Nothing of this is in the server itself. What it calls is wrapped here, before `pythia` is told to run.

    none                        as users start it
    kill POINT K                dies by SIGKILL when it comes to this point for the Kth time
    clock-back K                the wall clock goes back by an hour at every Kth step
    ack-first                   acknowledges before it stores: what the harness must catch
    ack-unkept                  forgets the client's ids: what the harness must catch
"""

import asyncio
import datetime
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

POINTS = (
    "opening",
    "replaying",
    "before-append",
    "before-commit",
    "after-commit",
    "before-ack",
    "after-ack",
)
"""In the order in which a server comes to them."""
LATE_S = 0.05
"""How much too late the broken server stores."""
BACK_S = 3600.0


class Fuse:
    """Kills this process when the chosen point is reached for the Kth time."""

    def __init__(self, point: str, times: int) -> None:
        assert point in POINTS, point
        self.point, self._left = point, times

    def reach(self, point: str) -> None:
        if point == self.point:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def _store() -> Any:
    """The class whose methods are wrapped; imported no sooner than the fault is chosen."""
    from pythia.store.sqlite import SQLiteStore

    return SQLiteStore


def kill_at(point: str, times: str) -> None:
    from pythia.server.table import listener, restoring

    reach = Fuse(point, int(times)).reach
    socket: Any = listener.Listener
    restored: Any = restoring
    store = _store()
    append, pump, replay = store.append, socket.pump, restored.replay_lines

    class Dying(sqlite3.Connection):
        def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
            reach("before-commit" if sql == "COMMIT" else "opening")
            done = super().execute(sql, *more)
            reach("after-commit" if sql == "COMMIT" else "opening")
            return done

    async def appending(self: Any, *step: Any) -> None:
        reach("before-append")
        await append(self, *step)

    async def pumping(self: Any, send: Any) -> None:
        async def sending(message: str) -> None:
            ack = message.startswith('{"kind":"ack"')
            if ack:
                reach("before-ack")
            await send(message)
            if ack:
                reach("after-ack")

        await pump(self, sending)

    def replaying(*lines: Any) -> Iterator[Any]:
        for played in replay(*lines):
            reach("replaying")
            yield played

    sqlite3.connect = partial(sqlite3.connect, factory=Dying)  # type: ignore[assignment]
    store.append, socket.pump, restored.replay_lines = appending, pumping, replaying


def set_clock_back(every: str) -> None:
    """Before anything of ours is imported: the server takes `time` out of its module by name."""
    real, back, steps = time.time, 0.0, 0

    class Shifted(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> "Shifted":
            return cls.fromtimestamp(time.time(), tz)

    time.time = lambda: real() - back
    datetime.datetime = Shifted  # type: ignore[misc]

    store = _store()
    append = store.append

    async def appending(self: Any, *step: Any) -> None:
        nonlocal back, steps
        steps += 1
        if steps % int(every) == 0:
            back += BACK_S
        await append(self, *step)

    store.append = appending


def acknowledge_first() -> None:
    store = _store()
    append = store.append
    storing: set[asyncio.Task[None]] = set()

    async def too_late(self: Any, *step: Any) -> None:
        await asyncio.sleep(LATE_S)
        await append(self, *step)

    async def appending(self: Any, *step: Any) -> None:
        task = asyncio.create_task(too_late(self, *step))
        storing.add(task)
        task.add_done_callback(storing.discard)

    store.append = appending


def forget_ids() -> None:
    from msgspec.structs import replace

    from pythia.store import Step, TableRow

    store = _store()
    append = store.append

    async def appending(self: Any, row: TableRow, *steps: Step) -> None:
        await append(self, row, *(replace(step, action=None) for step in steps))

    store.append = appending


FAULTS: dict[str, Any] = {
    "none": lambda: None,
    "kill": kill_at,
    "clock-back": set_clock_back,
    "ack-first": acknowledge_first,
    "ack-unkept": forget_ids,
}


if __name__ == "__main__":
    serve = sys.argv.index("serve")
    fault, *details = sys.argv[1:serve]
    FAULTS[fault](*details)
    from pythia.cli import main

    sys.exit(main(sys.argv[serve:]))
