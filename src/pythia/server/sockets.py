"""The socket of a table: reads what a browser or a bot sends, strictly, and hands it to the table's task."""

import asyncio
from time import monotonic
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from pythia import games
from pythia.contract import Message
from pythia.server import bounds
from pythia.server.http.guard import NOT_ALLOWED
from pythia.server.limits import Bucket
from pythia.server.lobby import Lobby
from pythia.server.log import note
from pythia.server.table import outgoing
from pythia.server.table.listener import GOODBYE, Listener
from pythia.server.table.outgoing import now_ms
from pythia.server.table.room import Room
from pythia.server.wire import (
    WIRE,
    Bye,
    Declined,
    Echo,
    Hurry,
    Incoming,
    Ping,
    Pong,
    Probe,
    SetPace,
    SetWords,
    Unreadable,
    decode,
    encode,
    refused,
)
from pythia.store import StoreError

RATE = bounds.MESSAGES.most
GOODBYE_S = 3.0
"""How long a reader that is sent away has to hear why."""
PROBES_S = (0.5, 0.5, 0.5, 0.5, 3.0)
"""Between one measurement of a line and the next: first quickly, then now and then."""
NO_TABLE = 4404
NOT_NOW = 4429

Socket: TypeAlias = WebSocket[Any, Any, Any]


async def serve(socket: Socket, lobby: Lobby, listener: Listener, id: str) -> None:
    """A socket's whole life."""
    await socket.accept()
    if socket.query_params.get("wire", str(WIRE)) != str(WIRE):
        await socket.send_text(encode(Bye("wire")))
        await socket.close(GOODBYE["wire"])
        return
    try:
        room = await lobby.room(id, listener.address)
        await room.ask_from(listener.address, lambda: room.join(listener))
    except (Declined, StoreError) as declined:
        codes = {404: NO_TABLE, 403: NOT_ALLOWED}
        status = declined.status if isinstance(declined, Declined) else 503
        await socket.close(codes.get(status, NOT_NOW))
        return
    note("socket-opened", table=id, guest=listener.guest_id)
    reading = asyncio.create_task(_read(socket, room, listener))
    writing = asyncio.create_task(listener.pump(socket.send_text))
    leaving = asyncio.create_task(listener.leaving.wait())
    tasks: list[asyncio.Task[Any]] = [reading, writing, leaving]
    if listener.guest is not None and games.load(room.facts.game).is_of_speed:
        tasks.append(asyncio.create_task(_probe(room, listener)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if listener.leaving.is_set() and not writing.done():
            still = [task for task in (writing, reading) if not task.done()]
            await asyncio.wait(still, return_when=asyncio.FIRST_COMPLETED, timeout=GOODBYE_S)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        if not room.gone:
            await room.tell_task(lambda: room.part(listener))
    if not any(isinstance(end, WebSocketDisconnect) for end in ends):
        await _close(socket, GOODBYE[listener.reason or "restart"])
    note("socket-closed", table=id, guest=listener.guest_id, reason=listener.reason)
    listener.left.set()


async def _close(socket: Socket, code: int) -> None:
    """A reader that is stuck is not waited for."""
    try:
        async with asyncio.timeout(1.0):
            await socket.close(code)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        return


async def _probe(room: Room, listener: Listener) -> None:
    """Measures the line of whoever may play."""
    waits = list(PROBES_S)
    while True:
        if room.is_played_by(listener):
            listener.send(encode(Probe(listener.line.ask(room.now()))))
            await asyncio.sleep(waits.pop(0) if len(waits) > 1 else waits[0])
        else:
            await asyncio.sleep(PROBES_S[0])


def _heed(room: Room, listener: Listener, message: Echo | SetPace | Hurry | SetWords) -> None:
    if isinstance(message, Echo):
        listener.line.answered(message.echo, room.now())
    elif isinstance(message, SetPace):
        listener.pace = message.pace
        room.incoming.pace_changed()
    elif isinstance(message, SetWords):
        outgoing.set_words(room, listener, message.words)
    else:
        room.incoming.hurry(listener, message.hurry)


async def _read(socket: Socket, room: Room, listener: Listener) -> None:
    bucket = Bucket(RATE, monotonic())
    while True:
        received = await socket.receive_data(mode="text")
        message: Incoming | Unreadable
        in_time = bucket.take(monotonic())
        if not in_time:
            # What it sends meanwhile waits on its own side of the line, not in our memory.
            await asyncio.sleep(1 / RATE.a_second)
        try:
            message = decode(received)
        except Unreadable as unreadable:
            # Without the frames that it came through: one of them is this, which would hold it.
            message = Unreadable(unreadable.id, unreadable.message)
        if isinstance(message, Echo | SetPace | Hurry | SetWords):
            # None of them is acknowledged. What an echo measures where it had to wait is no line.
            if in_time:
                _heed(room, listener, message)
        elif not in_time:
            listener.send(encode(refused(getattr(message, "id", ""), Message("too-fast"))))
        elif isinstance(message, Unreadable):
            listener.send(encode(refused(message.id, message.message)))
        elif isinstance(message, Ping):
            listener.send(encode(Pong(message.ping, now_ms())))
        else:
            room.incoming.hear(listener, message)
