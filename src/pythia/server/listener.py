"""One socket at a table: what it is sent waits in a bounded outbox, so that nobody slows the table down."""

import asyncio
from collections.abc import Awaitable, Callable

from pythia.server.wire import Bye, encode
from pythia.store import Guest


class Listener:
    def __init__(self, guest: Guest | None, room_for: int) -> None:
        self.guest = guest
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._room_for = room_for
        self._leaving = asyncio.Event()

    @property
    def guest_id(self) -> str | None:
        return self.guest.id if self.guest else None

    def send(self, message: str) -> None:
        """Never waits. A reader that is too slow is sent away; it will come back to a fresh view."""
        if self._leaving.is_set():
            return
        if self._outbox.qsize() >= self._room_for:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self.leave(Bye("slow"))
            return
        self._outbox.put_nowait(message)

    def leave(self, bye: Bye) -> None:
        """The last message, and the end of this socket."""
        if not self._leaving.is_set():
            self._outbox.put_nowait(encode(bye))
            self._outbox.put_nowait(None)
            self._leaving.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what waits until the listener has to leave; then as much as goes out within a second."""
        while True:
            getting = asyncio.ensure_future(self._outbox.get())
            message = await getting
            if message is None:
                return
            sending = asyncio.ensure_future(send(message))
            leaving = asyncio.ensure_future(self._leaving.wait())
            try:
                await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
                if not sending.done():
                    await asyncio.wait((sending,), timeout=1.0)
                if not sending.done():
                    return
                sending.result()
            finally:
                sending.cancel()
                leaving.cancel()
