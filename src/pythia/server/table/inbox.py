"""One task that does, one after the other, what it is asked to, and whatever becomes due meanwhile."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from pythia.server import bounds
from pythia.server.limits import Places
from pythia.server.log import note
from pythia.server.wire import Declined

MAX_WAITING = bounds.INBOX.most
MAX_ASKED_FROM_ADDRESS = bounds.ASKED.most

Job: TypeAlias = Callable[[], Awaitable[None]]
T = TypeVar("T")


class Inbox(ABC):
    def __init__(self, id: str, now: Callable[[], float] | None = None) -> None:
        """By `now` it knows what is due: a time that may stand still."""
        self.id = id
        self.now = now or (lambda: monotonic())  # noqa: PLW0108 looked up when it is asked: tests tell the time
        self.used_at = monotonic()
        self.gone = False
        """Nothing more is asked of it."""
        self.deleted = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(MAX_WAITING)
        self._asked = Places(MAX_ASKED_FROM_ADDRESS, MAX_WAITING)
        self._works = False
        """Whether it is doing something just now, which waits in no queue any more."""
        self._task = asyncio.create_task(self._run(), name=f"table {id}")

    @abstractmethod
    def next_due(self, now: float) -> float | None:
        """When there will be something to do that nobody asked for."""

    @abstractmethod
    async def go_on(self, now: float) -> None:
        """Does what is due."""

    async def _run(self) -> None:
        now = self.now()
        while True:
            # What is next is asked at the time for which all that was due has been done. By a later clock,
            # something that has become due in between would be neither, and wait for ever.
            next_ = self.next_due(now)
            job: Job | None = None
            try:
                async with asyncio.timeout(None if next_ is None else max(0.0, next_ - self.now())):
                    job = await self._jobs.get()
            except TimeoutError:
                pass
            self._works = True
            try:
                if job is not None:
                    await job()
                now = self.now()
                await self.go_on(now)
            except Exception as error:
                # Our mistake, but one table's: the others, and this one's next job, go on.
                note("failed", logging.ERROR, table=self.id, error=error)
            self._works = False

    async def ask_from(self, address: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """For somebody out there: raises Declined where too much of one address waits."""
        with self._asked.one_more(address) as may:
            if not may:
                raise Declined(429, "table-busy")
            return await self.ask(work)

    async def ask(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Has the table's task do this, and answers with what came of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                if self.deleted:
                    # Whoever asked while it was being deleted would bring it back as it was.
                    raise Declined(404, "no-such-table")
                result = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        if self.gone:
            raise Declined(404, "no-such-table")
        self.put(job)
        try:
            return await answer
        except Exception:
            # An error names the frames it came through, and this one names the answer that holds the error.
            del answer
            raise

    def put(self, job: Job) -> None:
        """In its turn; raises Declined where too much waits already."""
        self.used_at = monotonic()
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            raise Declined(429, "table-busy") from None

    async def tell_task(self, job: Job) -> None:
        """From a task beside the table's own: has this done in its turn."""
        await self._jobs.put(job)

    async def end(self, last: Callable[[], None]) -> None:
        """Does what waits, then this, and ends."""
        self.gone = True
        ended = asyncio.get_running_loop().create_future()

        async def job() -> None:
            last()
            ended.set_result(None)
            self._task.cancel()

        await self._jobs.put(job)
        await ended

    @property
    def at_rest(self) -> bool:
        """Whether nothing waits, and nothing is being done."""
        return self._jobs.empty() and not self._works
