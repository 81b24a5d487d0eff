"""What comes in on a connection, read in small pieces: nobody's bytes keep anybody else's waiting.

The libraries parse whatever they are given in one go, and a few kilobytes can be hundreds of empty frames or
chunks. So we stand between the transport and them: we read little at a time, hand it on piece by piece, in
turn by address, and give the event loop back in between. What was parsed is counted; who sends more than the
bounds allow is read more slowly, and the rest waits on its own side of the line.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from pythia.server import bounds
from pythia.server.bounds import Rate
from pythia.server.limits import Bucket, Buckets, Limits, Places, Rotation, whose
from pythia.server.log import note

PIECE_BYTES = 512
"""Bytes that are parsed at once: at most some 85 frames, about a millisecond."""
READ_BYTES = 16 * 1024
"""Bytes taken from the system at once: all that a connection has with us unparsed."""
SLICE_S = 0.0005
"""How long pieces are parsed before everything else has its turn: an answer takes several turns."""


class Parser(Protocol):
    """A connection of uvicorn's, of HTTP or of a socket, that counts what it parses."""

    parsed: int
    rate: Rate

    @property
    def asker(self) -> str | None:
        """The address for which it is asked here, where that is not the one at the other end of the line."""

    @property
    def shared(self) -> bool:
        """Whether what comes next on the line may be for another asker."""

    def connection_made(self, transport: asyncio.Transport) -> None: ...
    def connection_lost(self, exc: Exception | None) -> None: ...
    def data_received(self, data: bytes) -> None: ...
    def eof_received(self) -> None: ...
    def pause_writing(self) -> None: ...
    def resume_writing(self) -> None: ...


class Pump:
    """Whose turn it is to be parsed: address by address, connection by connection."""

    def __init__(self, limits: Limits, trusted: frozenset[str]) -> None:
        self._waiting: Rotation[Inflow] = Rotation()
        self._running = False
        self._parsed, self._opened = Buckets(limits.parsed), Buckets(limits.opened)
        self._trusted, self._numbers = trusted, count()
        self.places = Places(limits.connections, bounds.CONNECTIONS_IN_ALL.most, trusted)
        self.owing = Places(bounds.OWING.most, bounds.CONNECTIONS_IN_ALL.most)
        self.scratch = memoryview(bytearray(READ_BYTES))
        """Where the system puts what it read, for all connections: it is taken out at once."""

    def add(self, inflow: "Inflow") -> None:
        self._waiting.add(inflow.address, inflow)
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._run)

    def name_of(self, peer: str) -> str:
        """Who sends on a line, as long as nobody is named there. Many send on the lines of our own proxy, so
        each of those stands for itself."""
        return f"line {next(self._numbers)}" if peer in self._trusted else peer

    def spent(self, address: str, parsed: int, opens: bool, now: float) -> float:
        """How long an address that has had so much parsed, and perhaps opens a socket, must wait before it
        goes on."""
        owed_s = self._parsed.spend(address, parsed, now)
        return max(owed_s, self._opened.spend(address, 1, now)) if opens else owed_s

    def _run(self) -> None:
        until = monotonic() + SLICE_S
        while self._waiting:
            self._waiting.next().parse()
            if monotonic() >= until:
                break
        self._running = bool(self._waiting)
        if self._running:
            asyncio.get_running_loop().call_soon(self._run)


class PacedTransport:
    """What uvicorn's protocols take for their transport: what has to do with reading is ours."""

    def __init__(self, inflow: "Inflow", real: asyncio.Transport) -> None:
        self._real = real
        self.pause_reading: Callable[[], None] = inflow.pause_reading
        self.resume_reading: Callable[[], None] = inflow.resume_reading
        self.set_protocol: Callable[[Any], None] = inflow.set_protocol
        self.unread: Callable[[bytes], None] = inflow.unread
        self.open_socket: Callable[[Callable[[], None]], None] = inflow.open_socket

    def let_go(self) -> None:
        """The line has ended. What would go on holding itself in a circle is freed at once: so many as come
        and go would stop everything for as long as the collector looks them through."""
        self.pause_reading = self.resume_reading = _nothing
        self.set_protocol = self.unread = self.open_socket = _nothing

    def __getattr__(self, name: str) -> Any:
        """In all else, the transport itself."""
        return getattr(self._real, name)


class Inflow(asyncio.BufferedProtocol):
    """The protocol of a transport: hands what comes on to the parser of the moment."""

    def __init__(
        self,
        first: type[Any],
        pump: Pump,
        config: Config,
        server_state: ServerState,
        app_state: Any,
        _loop: Any = None,
    ) -> None:
        self._parser: Parser = first(config, server_state, app_state, _loop)
        self._pump = pump
        self._real: asyncio.Transport
        self._paced: PacedTransport
        self._place, self._owing, self._open = ExitStack(), ExitStack(), False
        self._unparsed, self._at = b"", 0
        self._held = False
        """The parser wants no more for now."""
        self._waits = False
        """For its turn, or for being allowed more."""
        self._timer: asyncio.TimerHandle | None = None
        self._upgrade: Callable[[], None] | None = None
        """What makes a socket of it, once its address may open one more."""
        self._bucket = Bucket(self._parser.rate, monotonic())
        self._peer = self._holder = ""
        self._is_proxys = False

    @property
    def address(self) -> str:
        """Whose the line is at this moment, as far as bounds and turns go."""
        return self._parser.asker or self._peer

    # ------------------------------------------------------------------------ what the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._real = transport = cast("asyncio.Transport", transport)
        name = transport.get_extra_info("peername")
        self._holder = whose(str(name[0])) if name else ""
        self._peer = self._pump.name_of(self._holder)
        self._is_proxys = self._peer != self._holder
        if self._place.enter_context(self._pump.places.one_more(self._holder)):
            self._paced = PacedTransport(self, self._real)
            self._parser.connection_made(cast("asyncio.Transport", self._paced))
            self._open = True
        else:
            transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._pump.scratch

    def buffer_updated(self, nbytes: int) -> None:
        # No more is read before this is parsed: neither more bytes nor the end can overtake it.
        self._real.pause_reading()
        self._unparsed, self._at = bytes(self._pump.scratch[:nbytes]), 0
        self._wait()

    def eof_received(self) -> None:
        self._parser.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unparsed, self._upgrade = b"", None
        self._place.close()
        self._owing.close()
        if self._timer is not None:
            # A timer keeps all of a connection for as long as its sender owes.
            self._timer.cancel()
            self._timer = None
        if self._open:
            self._parser.connection_lost(exc)
            self._paced.let_go()

    def pause_writing(self) -> None:
        self._parser.pause_writing()

    def resume_writing(self) -> None:
        self._parser.resume_writing()

    # --------------------------------------------------------------------------- what the parser calls

    def open_socket(self, upgrade: Callable[[], None]) -> None:
        """HTTP is to become a socket, with this."""
        self._upgrade = upgrade

    def set_protocol(self, protocol: Any) -> None:
        """HTTP has become a socket, and stays its asker's."""
        protocol.asker = self._parser.asker
        self._parser = protocol
        self._bucket = Bucket(self._parser.rate, monotonic())

    def pause_reading(self) -> None:
        self._held = True
        if not self._real.is_closing():
            self._real.pause_reading()

    def resume_reading(self) -> None:
        self._held = False
        self._go_on()

    def unread(self, data: bytes) -> None:
        """These bytes are for the parser that comes next."""
        self._unparsed, self._at = data + self._unparsed[self._at :], 0
        self._go_on()

    # ------------------------------------------------------------------------------------- in between

    def parse(self) -> None:
        """One piece: its turn has come."""
        self._waits = False
        parser, piece = self._parser, self._unparsed[self._at : self._at + PIECE_BYTES]
        if self._held or not piece or self._real.is_closing():
            return
        self._at += len(piece)
        before = parser.parsed
        if not self._does(partial(parser.data_received, piece)):
            return
        asker = parser.asker
        if asker is not None and not self._is_held_by(asker):
            self._real.abort()
            return
        now, parsed, opens = monotonic(), parser.parsed - before, self._upgrade is not None
        pause_s = self._bucket.spend(parsed, now)
        if asker is not None or not self._is_proxys:
            owed_s = self._pump.spent(self.address, parsed, opens, now)
            # Nobody else waits for what one asker owes.
            if owed_s > 0 and (opens or not parser.shared):
                if not self._owing.enter_context(self._pump.owing.one_more(self.address)):
                    # While it waits, we do not see whether anybody is still there.
                    self._real.abort()
                    return
                pause_s = max(pause_s, owed_s)
        if pause_s > 0:
            self._waits = True
            self._timer = asyncio.get_running_loop().call_later(pause_s, self._paid)
        else:
            self._paid()

    def _does(self, work: Callable[[], None]) -> bool:
        """Whether it came to its end."""
        try:
            work()
        except Exception as error:
            # Our mistake or a library's; the other connections' turns go on.
            note("failed", logging.ERROR, error=error)
            self._real.abort()
            return False
        return True

    def _is_held_by(self, asker: str) -> bool:
        """From here on the connection is one of the asker's; False where those are too many."""
        if asker != self._holder:
            self._place.close()
            self._holder = asker
            return self._place.enter_context(self._pump.places.one_more(asker))
        return True

    def _paid(self) -> None:
        self._waits, self._timer = False, None
        self._owing.close()
        upgrade, self._upgrade = self._upgrade, None
        if upgrade is None or self._does(upgrade):
            self._go_on()

    def _go_on(self) -> None:
        if self._held or self._waits or self._real.is_closing():
            return
        if self._at < len(self._unparsed):
            self._wait()
        else:
            self._unparsed, self._at = b"", 0
            self._real.resume_reading()

    def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            self._pump.add(self)


def _nothing(*_: Any) -> None:
    """What is asked of a line that has ended."""
